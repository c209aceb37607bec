"""WebDriver BiDi over a websocket, as far as the tests speak it."""

import json

import websocket
from program import PATIENCE


class Bidi:
    """One session: commands, their answers, and the events that came in between."""

    def __init__(self, address):
        self.socket = websocket.create_connection(address + "/session", timeout=PATIENCE, suppress_origin=True)
        self.count, self.events = 0, []
        self.command("session.new", capabilities={})

    def command(self, method, **parameters):
        self.count += 1
        self.socket.send(json.dumps({"id": self.count, "method": method, "params": parameters}))
        while True:
            message = json.loads(self.socket.recv())
            if message["type"] == "event":
                self.events.append((message["method"], message["params"]))
            elif message.get("id") == self.count:
                if message["type"] == "error":
                    raise RuntimeError("%s: %s: %s" % (method, message["error"], message["message"]))
                return message["result"]

    def contexts(self, **parameters):
        return [found["context"] for found in self.command("browsingContext.getTree", **parameters)["contexts"]]

    def evaluate(self, context, expression):
        """The value of an expression that gives JSON text, or promises it."""
        answer = self.command("script.evaluate", expression=expression, target={"context": context}, awaitPromise=True)
        if answer["type"] == "exception":
            raise RuntimeError(answer["exceptionDetails"]["text"])
        return json.loads(answer["result"]["value"])

    def close(self):
        self.socket.close()
