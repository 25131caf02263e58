"""Reads the site's HTML pages and Markdown twins for what they link and what can be linked."""

import collections
import html.parser
import posixpath
import re
import urllib.parse

import markdown_it

LINK_ATTRIBUTES = {"href", "src", "poster", "action", "formaction", "data", "xlink:href"}
EXTERNAL = {"http", "https", "mailto"}


class BadLink(Exception):
    """A link that would not work for every reader."""


class HTMLPage(html.parser.HTMLParser):
    """The ids and the links of a page; `ways` are the links a reader can follow."""

    def __init__(self, text):
        super().__init__(convert_charrefs=True)
        self.ids, self.links, self.ways, self.has_base = collections.Counter(), [], [], False
        self.feed(text)
        self.close()

    def handle_starttag(self, tag, attributes):
        """Collects from one element."""
        self.has_base |= tag == "base"
        for name, value in attributes:
            if value is None:
                continue
            if name == "id":
                self.ids[value] += 1
            elif name in LINK_ATTRIBUTES:
                self.links.append(value)
                if tag in ("a", "area"):
                    self.ways.append(value)
            elif name == "srcset":
                self.links += [part.split()[0] for part in value.split(",") if part.strip()]

    @property
    def anchors(self):
        """The ids that a fragment may name."""
        return set(self.ids)


class MarkdownPage:
    """The headings and the links of a Markdown file, with the anchors GitHub gives headings."""

    reader = markdown_it.MarkdownIt("commonmark").enable(["table", "strikethrough"])

    def __init__(self, text):
        self.anchors, self.links, used = set(), [], collections.Counter()
        tokens = self.reader.parse(text)
        for index, token in enumerate(tokens):
            if token.type == "heading_open":
                slug = github_slug(tokens[index + 1])
                self.anchors.add(f"{slug}-{used[slug]}" if used[slug] else slug)
                used[slug] += 1
            for child in token.children or []:
                link = child.attrGet("href") or child.attrGet("src")
                if link is not None:
                    self.links.append(link)


def github_slug(inline):
    """The anchor of a heading: lower case, no punctuation, hyphens for spaces."""
    text = "".join(c.content for c in inline.children if c.type in ("text", "code_inline"))
    return re.sub(r"[^\w\- ]", "", text.strip().lower()).replace(" ", "-")


def files(site):
    """The name of every file of the site, from its root."""
    return {path.relative_to(site).as_posix() for path in site.rglob("*") if path.is_file()}


def target(page, link, names):
    """The file and the fragment a link leads to; nothing for one that leaves the site."""
    parts = urllib.parse.urlsplit(link)
    if parts.scheme in EXTERNAL or parts.scheme == "data":
        return None
    if parts.scheme:
        raise BadLink(f"unknown scheme: {link}")
    if link.startswith("/"):
        raise BadLink(f"root-relative, which file:// cannot follow: {link}")
    if "\\" in link or link != link.strip():
        raise BadLink(f"stray characters: {link!r}")
    path = urllib.parse.unquote(parts.path)
    name = posixpath.normpath(posixpath.join(posixpath.dirname(page), path)) if path else page
    if name.startswith(".."):
        raise BadLink(f"leaves the site: {link}")
    if name not in names:
        near = [n for n in names if n.lower() == name.lower()]
        is_folder = any(n.startswith(name + "/") for n in names) or name == "."
        why = f"wrong case, the file is {near[0]}" if near else "no such file"
        raise BadLink(f"{'names a folder' if is_folder else why}: {link}")
    return name, urllib.parse.unquote(parts.fragment)
