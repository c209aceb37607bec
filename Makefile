# The front door: `make site` builds the site in this folder, `make test` runs every test.
SHELL := /bin/bash
.DEFAULT_GOAL := site
.PHONY: site test lint format unit commandline browser scale bench fuzz fuzz-quick structure faults coverage clean build-packages release venv

BUILD_PACKAGES := libcmark-dev libexpat1-dev libmd-dev libxxhash-dev pkg-config
BROWSER_PACKAGES := chromium chromium-driver firefox-esr webkit2gtk-driver xvfb python3-gi gir1.2-gtk-3.0 \
	gir1.2-webkit2-4.1 default-jre-headless fonts-noto-core fonts-noto-cjk fonts-noto-color-emoji poppler-utils \
	python3-venv strace
SCALE_PACKAGES := slurm-wlm munge
CARTE := .build/release/carte
PYTHON := .venv/bin/python
# Everything is linked into the program, so that it starts fast and runs where neither Swift nor a library is installed.
# The frontend's option has generic types asked for directly, not by a name that is taken apart at run time: a sixth of the
# instructions of a small build.
RELEASE := -c release -Xswiftc -static-executable --product carte \
	-Xswiftc -Xfrontend -Xswiftc -disable-concrete-type-metadata-mangled-name-accessors

site: release
	$(CARTE) build .

release: build-packages
	swift build $(RELEASE)

build-packages:
	@scripts/need $(BUILD_PACKAGES)

test:
	@scripts/timed lint unit commandline browser

lint:
	swift format lint --strict --recursive Sources Tests Fuzz templates Package.swift
	@scripts/long-files

format:
	swift format --in-place --recursive Sources Tests Fuzz templates Package.swift

unit: build-packages
	@scripts/need python3
	swift test

commandline: release venv
	$(PYTHON) -m pytest -q Tests/commandline

browser: release venv
	$(PYTHON) -m pytest -q -n 2 Tests/browser

# On a Slurm of one node, which is started for it; skipped by name where none can run.
scale: release venv
	-@scripts/need $(SCALE_PACKAGES)
	$(PYTHON) -m pytest -q -rs Tests/scale

venv: Tests/browser/requirements.txt
	@scripts/need $(BROWSER_PACKAGES)
	@[ -x $(PYTHON) ] || python3 -m venv .venv
	@$(PYTHON) -m pip install --quiet --disable-pip-version-check -r Tests/browser/requirements.txt

# Broken inputs for each target of Fuzz/, a minute each or SECONDS; TARGETS names some, such as "JSON CSV".
fuzz-quick: SECONDS := 60
fuzz-quick: fuzz

SECONDS ?= 600
fuzz: build-packages
	scripts/fuzz $(SECONDS) $(TARGETS)

# A million hostile menus beside their harmless twins; MENUS says of how many. `make test` compares 10,000.
structure: MENUS ?= 1000000
structure: release venv
	CARTE_MENUS=$(MENUS) $(PYTHON) -m pytest -q -s Tests/commandline/test_structure.py

# Builds that are killed or made to fail at every point there is, for about an hour; SWEEPS names some, such as "kills disks".
# `make test` tries some hundred points by chance.
faults: release venv
	$(PYTHON) scripts/faults $(SWEEPS)

# What no test runs of publishing, escaping and addresses, but for the exceptions in scripts/coverage-exceptions.
coverage: build-packages venv
	$(PYTHON) scripts/coverage

bench: release
	scripts/bench

clean:
	rm -rf .build .venv .carte
	find output -mindepth 1 ! -name .gitkeep -delete
