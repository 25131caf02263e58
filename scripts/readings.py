"""The record of what was read: a page's address, its form, the day of the copy, the day of the comparison, and a fingerprint."""

import pathlib
import re

FILE = pathlib.Path(__file__).resolve().parent.parent / "Sources" / "Catalogue" / "KeyCatalogue" / "SourceReadings.swift"
HEAD = '''/// Pages of Apple's documentation that were compared with the catalogue, as `scripts/audit --record` writes them.
///
/// Each line: the address below `documentation/`, the form of the copy, its day, the day of the comparison, and a fingerprint.
let sourceReadings = """
'''
ROW = re.compile(r"^  (\S+) (\S+) (\S+) (\S+) (\S+)$", re.MULTILINE)


class Readings:
    """The rows, by address and form."""

    def __init__(self, file=FILE):
        self.file = file
        text = file.read_text(encoding="utf-8") if file.exists() else ""
        self.rows = {(address, form): (edition, day, mark) for address, form, edition, day, mark in ROW.findall(text)}

    def fingerprints(self, page):
        """What a page was before in this form; empty if it was not read."""
        row = self.rows.get((page.address, page.form))
        return {row[2]} if row else set()

    def addresses(self, form):
        return {address for address, its in self.rows if its == form}

    def record(self, pages, edition, day):
        """Notes pages that were read; an older copy doesn't replace a newer one of the same form."""
        for page in pages:
            old = self.rows.get((page.address, page.form))
            if old is None or old[0] <= edition.isoformat():
                self.rows[page.address, page.form] = (edition.isoformat(), day.isoformat(), page.fingerprint)
        rows = [f"  {address} {form} {' '.join(row)}\n" for (address, form), row in sorted(self.rows.items())]
        self.file.write_text(HEAD + "".join(rows) + '  """\n', encoding="utf-8")
