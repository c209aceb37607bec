#!/usr/bin/python3
"""A WebKitGTK window without a toolbar, started by WebKitWebDriver, that does what WebDriver has no command for.

It takes its commands from the socket that KIOSK names, a line of JSON each: [method, arguments…]. It answers each with
a line of JSON, and ends when the socket does. (MiniBrowser's toolbar does not let a window be as narrow as a phone.)"""

import json
import os
import socket
import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import GLib, Gtk, WebKit2  # noqa: E402


class Kiosk:
    """The window, and the methods that may be called in it."""

    def __init__(self):
        context = WebKit2.WebContext.get_default()
        context.set_automation_allowed(True)
        context.connect("automation-started", self.automation_started)
        self.view = WebKit2.WebView(is_controlled_by_automation=True, web_context=context)
        self.view.connect("resource-load-started", self.resource_started)
        self.view.connect("close", Gtk.main_quit)
        self.failed_addresses = []
        self.printing = None
        self.window = Gtk.Window()
        self.window.add(self.view)
        self.window.connect("destroy", Gtk.main_quit)
        self.window.show_all()
        settings = self.view.get_settings()
        settings.set_property("hardware-acceleration-policy", WebKit2.HardwareAccelerationPolicy.NEVER)

    def automation_started(self, context, session):
        """WebKitWebDriver takes no other name than MiniBrowser's."""
        info = WebKit2.ApplicationInfo()
        info.set_name("MiniBrowser")
        info.set_version(WebKit2.get_major_version(), WebKit2.get_minor_version(), WebKit2.get_micro_version())
        session.set_application_info(info)
        session.connect("create-web-view", lambda *_: self.view)

    def resource_started(self, view, resource, request):
        resource.connect("finished", self.resource_finished)
        resource.connect("failed", self.resource_failed)

    def resource_finished(self, resource):
        response = resource.get_response()
        if response and response.get_status_code() >= 400:
            self.failed_addresses.append(resource.get_uri())

    def resource_failed(self, resource, error):
        if not error.matches(WebKit2.network_error_quark(), WebKit2.NetworkError.CANCELLED):
            self.failed_addresses.append(resource.get_uri())

    def size(self, width, height):
        self.window.resize(width, height)

    def media(self, dark, reduced_motion):
        settings = Gtk.Settings.get_default()
        settings.set_property("gtk-application-prefer-dark-theme", dark)
        settings.set_property("gtk-enable-animations", not reduced_motion)

    def text_size(self, standard, fixed):
        self.view.get_settings().set_property("default-font-size", standard)
        self.view.get_settings().set_property("default-monospace-font-size", fixed)

    def scripts(self, enabled):
        self.view.get_settings().set_property("enable-javascript", enabled)

    def failed(self):
        """Addresses since the last call that did not come."""
        found, self.failed_addresses = self.failed_addresses, []
        return found

    def pdf(self, address):
        """Begins to print on A4; `printed` says when it is done."""
        settings = Gtk.PrintSettings()
        settings.set_printer("Print to File")
        settings.set(Gtk.PRINT_SETTINGS_OUTPUT_FILE_FORMAT, "pdf")
        settings.set(Gtk.PRINT_SETTINGS_OUTPUT_URI, address)
        sheet = Gtk.PageSetup()
        sheet.set_paper_size(Gtk.PaperSize.new(Gtk.PAPER_NAME_A4))
        self.printing = WebKit2.PrintOperation(web_view=self.view, print_settings=settings, page_setup=sheet)
        self.printing.connect("finished", self.print_finished)
        self.printing.print_()

    def print_finished(self, *_):
        self.printing = None

    def printed(self):
        return self.printing is None


class Line:
    """The line to whoever gives the commands."""

    def __init__(self, kiosk, path):
        self.kiosk = kiosk
        self.socket = socket.socket(socket.AF_UNIX)
        self.socket.connect(path)
        self.lines = self.socket.makefile("rw", encoding="utf-8")
        GLib.io_add_watch(self.socket.fileno(), GLib.IO_IN | GLib.IO_HUP, self.heard)

    def heard(self, *_):
        line = self.lines.readline()
        if not line:
            Gtk.main_quit()
            return False
        method, *arguments = json.loads(line)
        self.lines.write(json.dumps(getattr(self.kiosk, method)(*arguments)) + "\n")
        self.lines.flush()
        return True


if __name__ == "__main__":
    if "KIOSK" not in os.environ:
        sys.exit("kiosk: KIOSK names no socket")
    line = Line(Kiosk(), os.environ["KIOSK"])
    Gtk.main()
