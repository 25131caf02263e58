"""A small client of the Language Server Protocol, which refuses what the protocol does not allow."""

import importlib.metadata
import itertools
import json
import subprocess
import threading

from lsprotocol import converters, types

CONVERTER = converters.get_converter()
# Each client with what it announces, as pytest-lsp has recorded it.
CLIENTS = {"vscode": "visual_studio_code_v1.65.2", "neovim": "neovim_v0.11.0", "old-neovim": "neovim_v0.7.0", "emacs": "emacs_v29.1"}


def capabilities(client):
    """The capabilities that a client announces."""
    for path in importlib.metadata.files("pytest-lsp"):
        if path.name == CLIENTS[client] + ".json":
            return json.loads(path.read_text())["capabilities"]
    raise LookupError(client)


class Editor:
    """A running server and what it sent."""

    def __init__(self, binary, *arguments, capabilities=None, options=None, cwd=None):
        self.process = subprocess.Popen(
            [binary, "lsp", *arguments], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, cwd=cwd)
        self.capabilities = capabilities or {}
        self.options = options
        self.numbers = itertools.count(1)
        self.responses = {}
        self.notifications = []
        self.requests = []
        self.stray = []
        self.arrived = threading.Condition()
        self.is_open = True
        self.versions = {}
        threading.Thread(target=self._read, daemon=True).start()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        for stream in (self.process.stdin, self.process.stdout, self.process.stderr):
            stream.close()

    # Bytes

    def _read(self):
        stream = self.process.stdout
        while True:
            length = None
            while line := stream.readline():
                if line == b"\r\n":
                    break
                name, _, value = line.partition(b":")
                if name != b"Content-Length" or not line.endswith(b"\r\n"):
                    self.stray.append(line)
                    continue
                length = int(value)
            if not line:
                break
            content = stream.read(length)
            message = json.loads(content)
            with self.arrived:
                self._take(message)
                self.arrived.notify_all()
        with self.arrived:
            self.is_open = False
            self.arrived.notify_all()

    def _take(self, message):
        assert message["jsonrpc"] == "2.0"
        if "method" not in message:
            self.responses[message["id"]] = message
        elif "id" in message:
            CONVERTER.structure(message, types.METHOD_TO_TYPES[message["method"]][0])
            self.requests.append(message)
        else:
            CONVERTER.structure(message, types.METHOD_TO_TYPES[message["method"]][0])
            self.notifications.append(message)

    def write(self, content):
        """Sends bytes as they are."""
        self.process.stdin.write(content)
        self.process.stdin.flush()

    def send(self, message):
        """Sends a message."""
        content = json.dumps({"jsonrpc": "2.0", **message}).encode()
        self.write(b"Content-Length: %d\r\n\r\n%s" % (len(content), content))

    # Messages

    def wait(self, condition, seconds=30):
        """Waits for a condition to return something true, and returns it."""
        found = None

        def holds():
            nonlocal found
            found = found or condition()
            return found or not self.is_open

        with self.arrived:
            self.arrived.wait_for(holds, seconds)
        assert found, "the server did not send what was expected"
        return found

    def ask(self, method, params=None):
        """Sends a request and returns its response."""
        number = next(self.numbers)
        self.send({"id": number, "method": method, "params": params})
        return self.wait(lambda: self.responses.pop(number, None))

    def request(self, method, params=None):
        """The result of a request, which must be one that the protocol allows."""
        response = self.ask(method, params)
        assert "error" not in response, response
        CONVERTER.structure(response, types.METHOD_TO_TYPES[method][1])
        return response["result"]

    def notify(self, method, params=None):
        """Sends a notification."""
        self.send({"method": method, "params": params})

    def answer(self, request, result):
        """Answers a request of the server."""
        self.send({"id": request["id"], "result": result})

    # Requests of editors

    def start(self, process=None):
        """Begins as every client does."""
        result = self.request("initialize", {
            "processId": process, "rootUri": None, "capabilities": self.capabilities, "initializationOptions": self.options})
        self.notify("initialized", {})
        return result

    def open(self, uri, text):
        """Opens a text."""
        self.versions[uri] = 1
        self.notify("textDocument/didOpen", {"textDocument": {"uri": uri, "languageId": "xml", "version": 1, "text": text}})

    def change(self, uri, *changes):
        """Changes a text; each change is a range of ((line, column), (line, column)) or None, and the new text."""
        self.versions[uri] += 1
        self.notify("textDocument/didChange", {
            "textDocument": {"uri": uri, "version": self.versions[uri]},
            "contentChanges": [{"text": text} if range_ is None else {"range": span(*range_), "text": text} for range_, text in changes],
        })

    def findings(self, uri, version=None):
        """The findings of a text that were published last, of a version if one is named."""
        def last():
            for message in reversed(self.notifications):
                params = message["params"]
                if message["method"] == "textDocument/publishDiagnostics" and params["uri"] == uri:
                    return [params["diagnostics"]] if version in (None, params.get("version")) else None
            return None
        return self.wait(last)[0]

    def shown(self):
        """The messages that were shown to the user."""
        return [m["params"]["message"] for m in self.notifications if m["method"] == "window/showMessage"]

    def finish(self):
        """Ends as every client does, and returns the exit status."""
        assert self.ask("shutdown")["result"] is None
        self.notify("exit")
        status = self.process.wait(timeout=20)
        assert not self.stray, self.stray
        assert self.process.stderr.read() == b""
        return status


def position(line, column):
    return {"line": line, "character": column}


def span(start, end):
    return {"start": position(*start), "end": position(*end)}


def at(uri, line, column):
    return {"textDocument": {"uri": uri}, "position": position(line, column)}
