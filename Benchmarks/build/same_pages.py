"""Compares the pages that docgen and Hugo made of the same keys.

    same_pages.py DOCGEN-SITE HUGO-SITE [COUNT]

Compared are COUNT keys (default: 60) spread over the reference, as HTML, Markdown and JSON, and all
lists that Hugo makes. HTML is the same if elements, attributes and texts are, in order; white space does not count.
Left out is what Hugo does not make: the chart of releases, and the controls that narrow a list to one kind of file, with what
they show instead. With 60 keys or fewer the pages
differ, because docgen's then list all the others. The first difference ends the program with status 1.
"""

import html.parser
import itertools
import json
import pathlib
import re
import sys

# The controls of a list, what they show for one kind of file, and their script.
CONTROLS = re.compile(
    r'<script type="text/html"><(?:form class="filters"|div data-file=).*?</script>\n?'
    r'|<script src="[^"]*assets/filters\.js"[^>]*></script>\n?',
    re.DOTALL,
)


class Outline(html.parser.HTMLParser):
    """A page as a list of tags and texts, without the contents of charts."""

    def __init__(self, text):
        super().__init__()
        self.parts, self.open, self.chart = [], [], None
        self.feed(CONTROLS.sub("", text))
        self.close()

    def handle_starttag(self, tag, attributes):
        # What a row shows for one kind of file is a part of the controls.
        attributes = sorted((name, value or "") for name, value in attributes if name != "data-files")
        if tag == "div" and ("class", "chart") in attributes:
            self.chart = 0
        if self.chart is not None:
            self.chart += tag == "div"
        else:
            self.parts.append(f"<{' '.join([tag, *(f'{name}={value!r}' for name, value in attributes)])}>")

    def handle_endtag(self, tag):
        if self.chart is None:
            self.parts.append(f"</{tag}>")
            return
        self.chart -= tag == "div"
        if self.chart == 0:
            self.chart = None

    def handle_data(self, data):
        if self.chart is None and data.strip():
            self.parts.append(" ".join(data.split()))


def parts(file):
    """What a file says, by its form."""
    text = file.read_text(encoding="utf-8")
    if file.suffix == ".html":
        return Outline(text).parts
    if file.suffix == ".json":
        return json.dumps(json.loads(text), ensure_ascii=False, indent=1).splitlines()
    return [" ".join(line.split()) for line in text.splitlines() if line.strip()]


def difference(one, other):
    """The first difference between two files, or nothing."""
    for first, second in itertools.zip_longest(parts(one), parts(other)):
        if first != second:
            return f"{one} and {other} differ:\n  {first}\n  {second}"
    return None


def key_pages(site):
    """The addresses of keys, which alone are also published as JSON, without extension."""
    files = (file.relative_to(site) for file in site.glob("*/*.json"))
    return sorted(str(file.with_suffix("")) for file in files if file.parts[0] != "schemas")


def main():
    docgen, hugo = map(pathlib.Path, sys.argv[1:3])
    count = int(sys.argv[3]) if len(sys.argv) > 3 else 60
    keys = key_pages(docgen)
    # The first and the last of a site have one neighbour each.
    chosen = {keys[number * (len(keys) - 1) // max(count - 1, 1)] for number in range(count)}
    files = [f"{key}{form}" for key in sorted(chosen) for form in (".html", ".md", ".json")]
    lists = [file.relative_to(hugo) for file in hugo.rglob("*") if file.suffix in (".html", ".md")]
    known = set(keys)
    files += sorted(str(file) for file in lists if str(file.with_suffix("")) not in known)
    for file in files:
        if not (hugo / file).exists() or not (docgen / file).exists():
            sys.exit(f"{file} is made by only one of the programs.")
        if found := difference(docgen / file, hugo / file):
            sys.exit(found)
    if (made := key_pages(hugo)) != keys:
        sys.exit(f"docgen made {len(keys)} keys, Hugo {len(made)}, and not all are the same.")
    print(f"{len(files)} files of docgen's and of Hugo's are the same but for white space: {len(chosen)} keys and all lists.")


main()
