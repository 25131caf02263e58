"""Small sites, for judges that build very often and ask nothing about the reference itself."""

import json
import struct
import zlib

GUIDE = "---\ntitle: {0}\nsummary: Is a guide.\n---\n\nSee [the key](key:Extension/ExtensionPointIdentifier).\n"


def project(folder):
    """The options of a build with two documented keys and two guides."""
    keys = [
        {"path": ["Extension"], "types": ["dictionary"], "summary": "Describes the extension."},
        {"path": ["Extension", "ExtensionPointIdentifier"], "types": ["string"], "summary": "Names its kind."},
    ]
    (folder / "catalogue.json").write_text(json.dumps({"format": 2, "title": "A small reference", "keys": keys}))
    (folder / "content").mkdir()
    for name in ("first", "second"):
        (folder / "content" / f"{name}.md").write_text(GUIDE.format(name.title()))
    return {"--catalogue": folder / "catalogue.json", "--content": folder / "content"}


def png(color):
    """A picture of 40 by 20 points of one color."""
    def chunk(name, data):
        return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))

    rows = b"".join(b"\0" + bytes(color) * 40 for _ in range(20))
    head = struct.pack(">IIBBBBB", 40, 20, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")


def catalogue(folder, name, keys):
    """A catalogue file whose every page names the site."""
    path = folder / f"{name}.json"
    entries = [
        {"path": [f"Key{number}"], "types": ["string"], "summary": f"Belongs to {name}."}
        for number in range(keys)
    ]
    path.write_text(json.dumps({"format": 1, "title": f"Site {name}", "keys": entries}))
    return path


class SmallSites:
    """Two sites, each with pages that differ and pages that the other lacks. Commands that build one or the other, and what each looks like when it is whole."""

    def __init__(self, docgen, folder, snapshot):
        (folder / "content").mkdir()
        self.docgen, self.expected = docgen, {}
        self.options = {
            name: ["--catalogue", catalogue(folder, name, keys), "--content", folder / "content"]
            for name, keys in (("one", 25), ("two", 28))
        }
        for name in self.options:
            run = self.build(folder / "whole" / name, name)
            assert run.returncode == 0, run.stderr
            self.expected[name] = snapshot(folder / "whole" / name)
        one, two = self.expected.values()
        same = {path for path in one if one[path] == two.get(path)}
        assert "index.html" not in same and "keys/Key1.html" not in same

    def build(self, output, name, *arguments, **options):
        """A finished build of the site of a name."""
        return self.docgen.build(output, *self.options[name], *arguments, **options)

    def command(self, output, name):
        """The same as a list to start."""
        return [
            str(part)
            for part in (
                self.docgen.binary, "build", "--quiet", "--output", output, *self.options[name],
            )
        ]

    def which(self, found):
        """The site that a snapshot equals, or nothing if it equals neither."""
        return next((name for name, files in self.expected.items() if files == found), None)
