"""A published site as a web server gives it: changed, interrupted and switched off at will."""

import contextlib
import functools
import http.server
import pathlib
import threading

# The strictest that sites promise to work under.
POLICY = (
    "default-src 'self'; require-trusted-types-for 'script'; "
    "trusted-types docgen-page docgen-search docgen-offline docgen-worker docgen-checker docgen-check docgen-editions"
)
# The policy of the page that checks files.
POLICY_OF_CHECKER = "script-src 'self' 'wasm-unsafe-eval'; " + POLICY


class _Handler(http.server.SimpleHTTPRequestHandler):
    """Serves the current folder under /docs/, and records the requests."""

    extensions_map = {
        **http.server.SimpleHTTPRequestHandler.extensions_map,
        ".webmanifest": "application/manifest+json",
        ".js": "text/javascript",
    }

    def __init__(self, host, *arguments):
        self.host = host
        super().__init__(*arguments)

    def do_GET(self):
        path = self.path.split("?")[0]
        if not path.startswith("/docs/"):
            self.send_error(404)
            return
        name = path.removeprefix("/docs/")
        self.host.asked.append(name)
        self.path = "/" + name
        # Browsers open connections ahead of requests.
        self.directory = str(self.host.folder)
        if name in self.host.broken or len(self.host.asked) > self.host.limit:
            self.send_error(503)
            return
        super().do_GET()

    def end_headers(self):
        self.send_header("Content-Security-Policy", self.host.policy)
        # Without this the browser's own store would hide a worker that keeps nothing.
        self.send_header("Cache-Control", "no-store")
        super().end_headers()

    def log_message(self, *_):
        pass


class Host:
    """A host with a site in its folder `docs`, on a free port of this machine."""

    def __init__(self, folder, policy=POLICY):
        self.folder = pathlib.Path(folder)
        self.policy = policy
        # Names under the site's root that were asked for, in order.
        self.asked = []
        # Names that fail, and the number of requests after which all do.
        self.broken = set()
        self.limit = float("inf")
        self._server = None
        self._port = 0
        self.start()

    @property
    def origin(self):
        return f"http://127.0.0.1:{self._port}"

    @property
    def base(self):
        return f"{self.origin}/docs/"

    def start(self):
        handler = functools.partial(_Handler, self)
        self._server = http.server.ThreadingHTTPServer(("127.0.0.1", self._port), handler)
        self._server.daemon_threads = True
        self._port = self._server.server_address[1]
        threading.Thread(target=self._server.serve_forever, args=(0.05,), daemon=True).start()

    def stop(self):
        if self._server:
            self._server.shutdown()
            self._server.server_close()
            self._server = None


@contextlib.contextmanager
def hosting(folder, policy=POLICY):
    """A host that stops by itself."""
    host = Host(folder, policy)
    try:
        yield host
    finally:
        host.stop()
