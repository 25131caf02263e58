"""A picture of a terminal: commands with what the program prints there, as SVG, so that it is sharp, small and can be compared."""

import re
import shlex
from html import escape

from program import ROOT, on_terminal

PICTURE = ROOT / "docs/pictures/terminal.svg"
# A list with mistakes that a build does not report.
FILES = {
    "Info.plist": """\
<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0">
<dict>
  <key>LSRequiresIPhoneOS</key>
  <true/>
  <key>NSCameraUsageDescription</key>
  <string></string>
  <key>UIBackgroundModes</key>
  <array>
    <string>audio</string>
    <string>picture-in-picture</string>
  </array>
  <key>UILaunchStoryboardName</key>
  <string>Launch.storyboard</string>
</dict>
</plist>
"""
}
COMMANDS = [
    "docgen validate Info.plist",
    "docgen search --limit 2 camera permission",
]
COLUMNS = 100
# In pixels. A column is as wide as most monospaced fonts are at this size.
SIZE, COLUMN, LINE, MARGIN = 14, 8.43, 20, 18
STYLES = {
    "1": 'font-weight="bold"', "2": 'opacity="0.65"', "3": 'font-style="italic"', "4": 'text-decoration="underline"',
    "31": 'fill="#ff7b72"', "32": 'fill="#7ee787"', "33": 'fill="#f0c05a"', "34": 'fill="#79c0ff"', "35": 'fill="#d2a8ff"', "36": 'fill="#76e3ea"',
}
# Codes that end a style without ending the others.
ENDS = {"22": {"1", "2"}, "23": {"3"}, "24": {"4"}, "39": {"31", "32", "33", "34", "35", "36"}}
STEERING = re.compile(r"\x1b\[([\d;]*)m")


def spans(line):
    """The pieces of a line, each with its styles."""
    styles, pieces = set(), STEERING.split(line)
    for text, codes in zip(pieces[::2], ["", *pieces[1::2]], strict=True):
        for code in filter(None, codes.split(";")):
            if code == "0":
                styles = set()
            elif code in ENDS:
                styles = styles - ENDS[code]
            else:
                assert code in STYLES, f"no style for the code {code}"
                styles = styles | {code}
        if text:
            attributes = "".join(f" {STYLES[code]}" for code in sorted(styles))
            yield f"<tspan{attributes}>{escape(text, quote=False)}</tspan>" if styles else escape(text, quote=False)


def drawn(lines):
    """The lines as the text of an SVG."""
    columns = max(len(STEERING.sub("", line)) for line in lines)
    width, height = round(columns * COLUMN + 2 * MARGIN), len(lines) * LINE + 2 * MARGIN
    texts = (
        f'<text x="{MARGIN}" y="{MARGIN + number * LINE + SIZE}" xml:space="preserve">{"".join(spans(line))}</text>'
        for number, line in enumerate(lines) if line
    )
    font = f'font-family="ui-monospace, SFMono-Regular, Menlo, Consolas, monospace" font-size="{SIZE}"'
    return "\n".join([
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}">',
        f'<rect width="{width}" height="{height}" rx="8" fill="#16201c"/>',
        f'<g {font} fill="#e6ebe8">', *texts, "</g>", "</svg>", "",
    ])


def terminal_picture(docgen, folder):
    """The commands and what they print, in a folder that gets the files."""
    for name, text in FILES.items():
        (folder / name).write_text(text, encoding="utf-8")
    lines = []
    for command in COMMANDS:
        _, *arguments = shlex.split(command)
        printed = on_terminal(docgen, *arguments, cwd=folder, COLUMNS=str(COLUMNS))
        lines += [f"\x1b[1;36m$\x1b[0m {command}", *printed.rstrip().splitlines(), ""]
    return drawn(lines[:-1])
