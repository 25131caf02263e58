"""Text of a catalogue, a guide, the settings or a theme's options is text wherever it is shown."""

import html.parser
import json
import re
import urllib.parse
import xml.etree.ElementTree
import zipfile

import pytest
from conftest import ROOT, judge, mostly_soak, soak
from test_browser import open_browser
from test_html import messages, validator

RUN = "window.hostile=(window.hostile||0)+1"
PAYLOADS = {
    "elements": [
        f"<script>{RUN}</script>", f"</script><script>{RUN}</script>", f'<img src=x onerror="{RUN}">',
        f'"><svg onload="{RUN}">', f"'><svg onload='{RUN}'>", f"</title></p><iframe srcdoc=\"<script>parent.{RUN}</script>\">",
        f'" onmouseover="{RUN}" autofocus onfocus="{RUN}', f"</style><style onload={RUN}>", "<base href=//evil.example>",
        f"</textarea><details open ontoggle={RUN}>", f"&lt;img src=x onerror={RUN}&gt;", f"&#60;script>{RUN}&#60;/script>",
    ],
    "ends": [
        "{{title}} {{{content}}} {{#keys}}", "]]>", "-->", "*/", "<!--", "\\", "\\u003cscript>", "`", "``` `", "| a |",
        "\u2028\u2029", "${1}", "%3Cscript%3E", f"';{RUN};//", f'";{RUN};//', f"\\\";{RUN};//", f"`;{RUN};`", "$&$1$`",
    ],
    "characters": [
        "\u202e override \u202d", "\u2066isolate", "\u2069\u202c end", "\x1b[31m\x1b]0;title\x07", "\x9b31m", "\x00\x08\x7f",
        "\ufeff\ufffe\uffff", "\U0001fffe", "a\rb", "a\nb", "a\r\n# b", "\tc",
    ],
}
COMMANDS = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]")


def catalogue(text):
    """A catalogue in which every text is the one given, with as many fields as the form has."""
    source = {"id": "s", "section": text}
    statement = {
        "platform": "iOS", "introduced": "1.0", "deprecated": "2.0", "note": text, "source": "s",
    }
    note = {
        "subject": "text", "choice": text, "reason": text,
        "readings": [{"source": source, "text": text}],
    }
    full = {
        "types": ["string"], "title": text, "placeholder": text, "summary": text, "discussion": text,
        "availability": [statement], "default": text, "defaultDescription": text, "example": text,
        "values": [{"value": text, "summary": text, "availability": [statement]}],
        "buildSetting": text, "symbols": [text], "subgroup": text, "group": text,
        "rules": [
            {"rule": "stated", "text": text}, {"rule": "without-suffix", "endings": [text + "!"]},
            {"rule": "only-in", "bundle": text}, {"rule": "must-not-ship", "value": text + "#", "reason": text},
            {"rule": "present", "where": {"dependsOn": "code", "text": text}, "source": source},
            {"rule": "without-text", "pieces": [text + "?"]}, {"rule": "needs", "keys": [["B"]], "when": text},
        ],
        "sources": [source, {"id": "p", "section": text}], "notes": [note], "seeAlso": [["B"], ["B", text]],
        "replacedBy": [["B"]], "fallback": ["B"], "declaredIn": text,
    }
    keys = [
        {"path": ["A"], **full}, {"path": ["B"], "types": ["dictionary"], "summary": text},
        {"path": ["B", text], **full}, {"path": ["B", "*"], "types": ["string"], "summary": "S.", "placeholder": text},
    ]
    keys += [
        {"path": ["NSExtension"], "types": ["dictionary"], "summary": "S."},
        {"path": ["NSExtension", "NSExtensionPointIdentifier"], "types": ["string"], "summary": "S."},
    ]
    point = {
        "identifier": text, "name": text, "mechanism": text, "summary": text, "discussion": text,
        "availability": [statement], "sources": [source], "notes": [note], "symbols": [text],
        "keys": [{"path": ["A"], "sample": text}],
    }
    return {
        "format": 1, "title": text, "remarks": [text], "keys": keys, "extensionPoints": [point],
        "document": {"name": text, "fileName": "file", "titleLabel": text, "translations": text, "fileMatch": [text]},
        "groups": [{"id": text, "title": text, "summary": text}],
        "sources": [
            {"id": "s", "title": text, "url": "https://example.com/a?b=c&d#e'f", "summary": text},
            {"id": "p", "title": text, "url": "https://example.com/p", "summary": text, "sectionsArePaths": True},
        ],
        "changes": [{"id": "a", "date": "2026-11-21", "title": text, "text": text, "keys": [["B"]]}],
        "synonyms": [{"words": text, "meanings": [text]}],
        "mechanisms": [{"name": text, "identifierKey": ["NSExtension", "NSExtensionPointIdentifier"]}],
        "bundleKinds": [{"name": text, "plural": text, "marks": [{"key": ["A"], "value": text}]}],
        "releases": [{"platform": "iOS", "versions": ["1.0", "2.0"]}],
    }


def quoted(text):
    """A text as a scalar of YAML."""
    escaped = "".join(f"\\U{ord(c):08X}" if c in "\"\\" or not c.isprintable() else c for c in text)
    return f'"{escaped}"'


def write_input(folder, text):
    """Everything that a site is made of, with the text in every field; the build's options."""
    for name in ("content", "theme/templates"):
        (folder / name).mkdir(parents=True)
    (folder / "catalogue.json").write_text(json.dumps(catalogue(text)))
    lines = text.replace("\r", " ").replace("\n", " ")
    body = [
        f"# {lines}", lines, f"- {lines}", f"> {lines}", f"> [!NOTE]\n> {lines}", f"`` {lines} ``",
        f"| a | b |\n| - | - |\n| {lines} | x |", f"```{lines}\n{text}\n```", f"    {lines}",
        f"[{lines}](key:B)", f"**{lines}** *{lines}*", f"<div>\n{lines}\n</div>",
    ]
    matter = f"title: {quoted(text)}\nsummary: {quoted(text)}\n"
    (folder / "content" / "guide.md").write_text(
        f"---\n{matter}---\n\n" + "\n\n".join(body) + "\n", encoding="utf-8", newline=""
    )
    (folder / "docgen.yaml").write_text(
        f"title: {quoted(text)}\nfooter: {quoted(lines)}\nsocial-image: {quoted(text)}\n"
    )
    (folder / "theme" / "theme.yaml").write_text(
        f"name: {quoted(text)}\nparent: default\noptions:\n  motto: {quoted(text)}\n"
    )
    layout = (ROOT / "themes/default/templates/layout.mustache").read_text()
    (folder / "theme/templates/layout.mustache").write_text(
        layout.replace("</footer>", '<p title="{{option-motto}}">{{option-motto}}</p></footer>')
    )
    return [
        "--catalogue", folder / "catalogue.json", "--content", folder / "content", "--settings",
        folder / "docgen.yaml", "--theme", folder / "theme", "--base-url", "https://docgen.example/",
    ]


class Site:
    """A built site, and what it was made of."""

    def __init__(self, docgen, folder, text):
        self.folder, self.options = folder / "site", write_input(folder, text)
        self.catalogue = folder / "catalogue.json"
        self.run = docgen.build(self.folder, *self.options)
        assert self.run.returncode == 0, re.findall(".*error: .*", self.run.stderr)[:9]

    @property
    def pages(self):
        """Every page of HTML."""
        return sorted(self.folder.rglob("*.html"))


@pytest.fixture(scope="module", params=mostly_soak(PAYLOADS, {"elements"}))
def hostile(request, docgen, tmp_path_factory):
    """A site of which every text is hostile."""
    text = "Text " + " ".join(PAYLOADS[request.param]) + "."
    return Site(docgen, tmp_path_factory.mktemp("hostile"), text)


@pytest.fixture(scope="module")
def harmless(docgen, tmp_path_factory):
    """The same site with a harmless text."""
    return Site(docgen, tmp_path_factory.mktemp("harmless"), "Text word.")


@pytest.fixture(scope="module")
def browser(tmp_path_factory):
    """A browser as a reader has it."""
    driver = open_browser(tmp_path_factory.mktemp("hostile-browser"))
    yield driver
    driver.quit()


LOOK = """
const dangerous = 'script,style,link,meta,base,img,svg,iframe,object,embed,form,input,textarea,details,video';
const count = {};
for (const one of document.querySelectorAll(dangerous)) if (!one.closest('.brand')) count[one.localName] = (count[one.localName] || 0) + 1;
const all = [...document.querySelectorAll('*')];
return {
  ran: window.hostile || 0, count,
  handlers: all.flatMap(e => e.getAttributeNames().filter(n => /^on|srcdoc/.test(n))),
  schemes: [...new Set(all.flatMap(e => ['href', 'src', 'action'].map(n => e.getAttribute(n)))
    .filter(v => v && /^\\s*[a-z]+:/i.test(v)).map(v => v.trim().split(':')[0].toLowerCase()))],
};
"""


def looks(browser, site, most=2):
    """The browser's view of pages of each kind."""
    found = {}
    for page in site.pages:
        looks_of_kind = found.setdefault(page.relative_to(site.folder).parts[0], [])
        # Most pages of a kind have the same parts.
        if len(looks_of_kind) < most:
            browser.get(page.as_uri())
            looks_of_kind.append(browser.execute_script(LOOK))
    return found


def test_nothing_of_a_text_runs(browser, hostile, harmless):
    """No script runs, no element or handler comes out of a text, no link has another scheme."""
    failures, expected = [], looks(browser, harmless, most=20)
    for kind, pages in looks(browser, hostile).items():
        known = [look["count"] for look in expected.get(kind, [])]
        for look in pages:
            if look["ran"] or look["handlers"]:
                failures.append(f"{kind}: {look['ran']} scripts ran, handlers {look['handlers']}")
            if not set(look["schemes"]) <= {"http", "https", "mailto", "file"}:
                failures.append(f"{kind}: links of {look['schemes']}")
            if look["count"] not in known:
                failures.append(f"{kind}: elements {look['count']}, expected one of {known[:2]}")
    judge(failures)


@pytest.mark.soak
def test_pages_are_valid(hostile):
    """The Nu validator finds no error in any page."""
    failures = [
        f"{message.get('url', '')[-60:]}:{message.get('lastLine', '?')}: {message['message']}"
        for message in messages(validator(), hostile.pages)
        if message["type"] == "error"
    ]
    judge(failures)


def test_the_search_shows_texts_as_texts(browser, hostile):
    """Neither a query nor an answer becomes markup."""
    for query in ("Text", "B", f"<img src=x onerror={RUN}>", "\u202e"):
        browser.get((hostile.folder / "search.html").as_uri() + "?q=" + urllib.parse.quote(query))
        for _ in range(100):
            if browser.execute_script("return document.querySelectorAll('main li, main [role=option]').length"):
                break
        look = browser.execute_script(LOOK)
        assert not look["ran"] and not look["handlers"], query
        assert not {"img", "iframe", "object"} & look["count"].keys(), query
    browser.get((hostile.folder / "index.html").as_uri())
    answer = browser.execute_async_script("""
      const done = arguments[0], field = document.querySelector('[role=combobox]');
      field.focus(); field.value = 'Text'; field.dispatchEvent(new InputEvent('input', {bubbles: true}));
      const end = Date.now() + 10000;
      (function look() {
        const options = document.querySelectorAll('[role=listbox] [role=option]').length;
        if (options || Date.now() > end) done([options, window.hostile || 0, document.querySelectorAll('[role=listbox] img, [role=listbox] script').length]);
        else setTimeout(look, 50);
      })();""")
    assert answer[0] > 0 and answer[1:] == [0, 0], answer


def test_data_is_well_formed(hostile):
    """JSON and XML are what their readers want, and hold no character that steers."""
    failures, seen = [], set()
    for path in sorted(p for p in hostile.folder.rglob("*") if p.is_file()):
        name, end = path.relative_to(hostile.folder).as_posix(), path.suffix
        try:
            if end in (".json", ".webmanifest"):
                json.loads(path.read_text(encoding="utf-8"))
            elif end in (".xml", ".svg"):
                xml.etree.ElementTree.parse(path)
            elif end == ".zip":
                assert zipfile.ZipFile(path).testzip() is None
            elif end == ".html":
                parser = html.parser.HTMLParser()
                parser.feed(path.read_text(encoding="utf-8"))
                parser.close()
        except (ValueError, xml.etree.ElementTree.ParseError, AssertionError) as error:
            failures.append(f"{name}: {error}")
        seen.add(end)
        if end in (".html", ".md", ".txt", ".json", ".xml", ".js", ".webmanifest"):
            text = path.read_bytes().decode("utf-8").replace("\r", "")
            found = COMMANDS.search(text)
            if found and not (end == ".js" and "assets/" in name):
                around = text[max(0, found.start() - 40) : found.end() + 20]
                failures.append(f"{name}: {found[0]!r} in {around!r}")
    assert {".html", ".md", ".txt", ".json", ".xml", ".js", ".webmanifest", ".zip"} <= seen
    judge(failures)


@pytest.mark.soak
def test_language_model_lists_keep_their_lines(hostile, harmless):
    """A text begins no chapter and no entry of the list."""
    lines = [
        [line[:2] for line in (site.folder / "llms.txt").read_text(encoding="utf-8").splitlines() if line.startswith(("#", "- ", "> "))]
        for site in (hostile, harmless)
    ]
    assert lines[0] == lines[1]


def test_terminals_get_no_commands(docgen, hostile):
    """The output holds no character that a terminal obeys but tabs and line ends."""
    runs = [
        docgen.run(*arguments, "--catalogue", hostile.catalogue)
        for arguments in (["show", "A"], ["search", "text"], ["schema"])
    ]
    runs.append(hostile.run)
    for run in runs:
        found = COMMANDS.search(run.stdout + run.stderr)
        assert not found, (run.args[1:3], found[0])


def test_control_characters_are_reported(docgen, tmp_path):
    """A character that would reorder a line or command a terminal is a warning with its location."""
    options = write_input(tmp_path, "Text \u202e\x1b.")
    run = docgen.run("check", *options)
    assert run.returncode == 0, re.findall(".*error: .*", run.stderr)
    for location in ("catalogue.json:1:", "guide.md:2:", "docgen.yaml:1:", "theme.yaml:4:"):
        pattern = re.escape(location) + r"\d+: warning: U\+(202E|001B) .* \[unprintable-character\]"
        assert re.search(pattern, run.stderr), location


@pytest.mark.parametrize(
    "url", ["javascript:alert(1)", *map(soak, [" https://a", "https://a/\"onclick=\"b", "data:text/html,a", "//a", "https://a b", "file:///a", "https:\\\\a", ""])],
)
def test_sources_that_run(docgen, tmp_path, url):
    """A source's address is one of the web."""
    document = catalogue("Text.") | {"sources": [{"id": "s", "title": "S", "url": url}]}
    (tmp_path / "catalogue.json").write_text(json.dumps(document))
    run = docgen.run("check", "--catalogue", tmp_path / "catalogue.json")
    assert run.returncode == 1 and "is not a web address [invalid-field]" in run.stderr


@pytest.mark.parametrize(
    "target", ["java\tscript:x", *map(soak, ["javascript:alert(1)", "JaVaScRiPt:alert(1)", "&#106;avascript:alert(1)", "data:text/html,x",
               "vbscript:x", "<javascript:alert(1)>", "//evil.example", "file:///etc/passwd"])],
)
def test_links_that_run(docgen, tmp_path, target):
    """A link of another scheme is a finding, wherever it is."""
    options = write_input(tmp_path, "Text.")
    (tmp_path / "content" / "bad.md").write_text(
        f"---\ntitle: T\nsummary: S.\n---\n\n[x]({target})\n", encoding="utf-8"
    )
    run = docgen.run("check", *options)
    text = (tmp_path / "content" / "bad.md").read_text()
    if run.returncode == 0:
        # Text that Markdown does not read as a link is shown as it is written.
        assert docgen.build(tmp_path / "site", *options).returncode == 0
        page = (tmp_path / "site/guides/bad.html").read_text(encoding="utf-8")
        assert not re.search(r'href="\s*(javascript|data|vbscript|file|//)', page, re.IGNORECASE), text
    else:
        assert "bad.md:6" in run.stderr and "[dangling-link]" in run.stderr
