"""README, CONTRIBUTING and docs/, and the blocks in them."""

import json
import re

from program import ROOT

DOCUMENTS = {
    str(path.relative_to(ROOT)): path.read_text(encoding="utf-8")
    for path in [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]
}


def blocks(text, language):
    """The fenced blocks of a language."""
    return re.findall(rf"^```{language}\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)


def sessions():
    """Each command of a console block with the output shown below it."""
    for name, text in DOCUMENTS.items():
        for block in blocks(text, "console"):
            for part in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
                command, _, output = part.partition("\n")
                yield name, command, output


def shown_commands(text):
    """The commands of each shell block that run an installed docgen, without their comments."""
    for block in blocks(text, "sh"):
        if commands := re.findall(r"^(docgen .*?) *(?:#.*)?$", block, re.MULTILINE):
            yield commands


LIST = "<plist version=\"1.0\"><dict><key>CFBundleName</key><string>Lamp</string></dict></plist>\n"
CATALOGUE = {"format": 2, "title": "Lamp", "keys": [{"path": ["Watts"], "types": ["integer"], "summary": "Limits the power."}]}
# Files that readers of the documents have before they run a command, in words of the commands.
GIVEN = {
    "MyApp/Info.plist": LIST,
    "Sources/Info.plist": LIST,
    "OLD.json": json.dumps(CATALOGUE),
    "catalogue.json": json.dumps(CATALOGUE),
    "previous/catalogue.json": json.dumps(CATALOGUE),
    "public/catalogue.json": json.dumps(CATALOGUE),
    "schema.json": json.dumps({"type": "object", "properties": {"watts": {"type": "integer", "description": "Limits the power."}}}),
    "config.json": json.dumps({"watts": 5}),
    "drafts/draft.md": "---\ntitle: A draft\nsummary: Is a draft.\n---\n",
    ".vscode/settings.json": "{}",
}


def write_given(commands, folder):
    """Writes the files that commands name, but for those that they make."""
    named, made = " ".join(commands), {"catalogue.json"} if any(" import " in command for command in commands) else set()
    for name, text in GIVEN.items():
        if name not in made and re.search(rf"(?<![\w/.-]){re.escape(name.split('/')[0])}\b", named):
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            (folder / name).write_text(text, encoding="utf-8")
