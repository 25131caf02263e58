"""The tables of a run: medians, ratios, the slope, and the machine."""

import dataclasses
import os
import pathlib
import platform
import statistics

NAMES = {
    "docgen": "docgen build",
    "unchanged": "docgen build, nothing changed",
    "guide": "docgen build, one guide changed",
    "hugo": "Hugo, minimal",
    "same": "Hugo, docgen's pages",
    "pagefind": "Pagefind on Hugo's minimal pages",
    "pagefind-same": "Pagefind on docgen's pages by Hugo",
    "floor": "the floor: docgen's files and bytes",
    "hugo-floor": "the floor: Hugo's minimal files and bytes",
}

# What is divided by what, each a sum of medians, and the goal at 10,000 keys.
RATIOS = [
    ("Hugo, minimal / docgen", ["hugo"], ["docgen"], "at least 4"),
    ("Hugo, docgen's pages / docgen", ["same"], ["docgen"], "at least 4"),
    ("(Hugo, minimal + Pagefind) / docgen", ["hugo", "pagefind"], ["docgen"], "at least 15"),
    ("(Hugo, docgen's pages + Pagefind) / docgen", ["same", "pagefind-same"], ["docgen"], "at least 15"),
    ("docgen / floor", ["docgen"], ["floor"], "at most 2.5"),
    ("Hugo, minimal / its floor", ["hugo"], ["hugo-floor"], "–"),
    ("nothing changed / from nothing", ["unchanged"], ["docgen"], "at most 0.25"),
    ("one guide changed / from nothing", ["guide"], ["docgen"], "–"),
]

NOTES = """
## What each does

- **docgen build** reads `catalogue.json`, checks it, and writes for each key a page with type, availability, place,
  values, discussion and sources, its Markdown twin and its JSON; the A–Z list, the lists of groups, platforms,
  releases, values, rules and availability, each with a Markdown twin; 17 JSON Schemas of every key; the catalogue as
  JSON; the search index; the list of digests for reading offline; `llms.txt`. Archives are left out
  (`--without-downloads`).
- **One guide changed**: a site with five guides is built again after a line was added to one of them.
- **Hugo, minimal** reads a Markdown file for each key and writes its page with title, summary (as it is written),
  type, availability, values and discussion, and its Markdown twin; lists of the ten sections and of all keys, in both
  forms. Links in texts are ready. A page has a sixth of the bytes of docgen's.
- **Hugo, docgen's pages** writes the same pages as docgen: for each key HTML, Markdown and JSON; the lists of all
  keys, groups, platforms and releases, a page for each group, platform and release, and the home page, in both forms.
  The run compares 20 keys and all lists with docgen's and ends where an element, an attribute or a text differs;
  white space may. Hugo does less for them: facts such as the place from A to Z, the first letter and whether all
  platforms have deprecated a key stand in the front matter, a link to a key becomes an address without a look for the
  key, and nothing is checked. It leaves out the chart of releases, the differences between releases, the lists of
  values, rules, availability, deprecated keys, extension points and guides, search page, notes and 404 page, the theme's assets, all schemas,
  the catalogue, the search index, digests and `llms.txt`. What is the same on all pages of a folder is made once
  (`partialCached`), and so are names and summaries.
- In both, syntax colouring, feeds and the site map are off; the minimal one has no taxonomies, the other makes its
  lists from them.
- **Pagefind** indexes the HTML that Hugo made.
- **The floor** creates a program's files with the same bytes from memory, on one thread; reading them is not counted.

At 100,000 keys Pagefind and docgen's pages by Hugo are left out and the others run once or twice, to keep the whole
short. Each run writes to a fresh folder, and none is removed before the end; a program and
its floor come first by turns. Times are wall clock, medians of {rounds}. Memory is the largest resident set of the
process.
"""


def machine():
    """The machine in one line."""
    processor = platform.processor() or platform.machine()
    cpuinfo = pathlib.Path("/proc/cpuinfo")
    if cpuinfo.exists():
        models = [line.split(":", 1)[1].strip() for line in cpuinfo.read_text().splitlines() if line.startswith("model name")]
        processor = models[0] if models else processor
    load = os.getloadavg()[0]
    return f"{platform.system()} {platform.release()}, {os.cpu_count()} cores ({processor}), load {load:.1f} at the end"


@dataclasses.dataclass
class Measured:
    """What was measured at one size: the runs of each program, files and bytes that programs wrote, and remarks."""

    runs: dict
    written: dict = dataclasses.field(default_factory=dict)
    touched: int = 0
    waited: str = ""
    compared: str = ""

    def seconds(self, names):
        """The sum of the medians, or nothing where a program was left out."""
        if any(not self.runs[name] for name in names):
            return None
        return sum(statistics.median(run.seconds for run in self.runs[name]) for name in names)

    def memory(self, name):
        return statistics.median(run.memory for run in self.runs[name])

    def remarks(self):
        """What programs wrote, and what is to be known of the runs."""
        wrote = [
            f"{NAMES[name]} writes {files:,} files, {length / 1e6:,.0f} MB."
            for name, (files, length) in self.written.items()
        ]
        touched = f"After one guide changed, {self.touched:,} files have a new date." if self.runs["guide"] else ""
        return " ".join(filter(None, [*wrote, touched, self.compared, self.waited]))

    def table(self):
        """The runs of each program as rows."""
        for name, title in NAMES.items():
            if times := [run.seconds for run in self.runs[name]]:
                row = f"{statistics.median(times):.2f} | {min(times):.2f} | {max(times):.2f} | {self.memory(name):,.0f}"
                yield f"| {title} | {row} |"

    def ratios(self):
        """The ratios that matter as rows, with the goals at 10,000 keys."""
        for title, over, under, goal in RATIOS:
            if (seconds := self.seconds(over)) is not None and self.seconds(under):
                yield f"| {title} | {seconds / self.seconds(under):.2f} | {goal} |"
        for name, goal in (("hugo", "at most 0.5"), ("same", "–")):
            if self.runs[name]:
                ratio = self.memory("docgen") / self.memory(name)
                yield f"| docgen's memory / that of {NAMES[name]} | {ratio:.2f} | {goal} |"


class Results:
    """What was measured, by size."""

    def __init__(self, starts):
        self.starts = starts
        self.sizes = {}

    def summary(self, size):
        """One line, while the rest is still measured."""
        measured = self.sizes[size]
        times = (f"{name} {measured.seconds([name]):.2f} s" for name in NAMES if measured.runs[name])
        return " ".join([f"{size} keys:", ", ".join(times) + ".", measured.waited]).rstrip()

    def report(self):
        """The whole report as Markdown."""
        lines = ["# docgen build, measured", "", f"{machine()}.", ""]
        for size, measured in self.sizes.items():
            lines += [f"## {size:,} keys", "", measured.remarks(), ""]
            lines += ["| | seconds | fastest | slowest | memory, MB |", "| --- | ---: | ---: | ---: | ---: |"]
            lines += measured.table()
            lines += ["", "| | ratio | goal at 10,000 |", "| --- | ---: | ---: |", *measured.ratios(), ""]
        lines += self.slope() + self.commands()
        rounds = ", ".join(f"{len(each.runs['docgen'])} runs at {size:,} keys" for size, each in self.sizes.items())
        lines += NOTES.format(rounds=rounds).strip("\n").splitlines()
        return "\n".join(lines) + "\n"

    def slope(self):
        """What a key costs at each size."""
        lines = ["## Cost of a key", "", "| keys | microseconds a key | to the smallest size |", "| ---: | ---: | ---: |"]
        costs = {size: 1e6 * self.sizes[size].seconds(["docgen"]) / size for size in self.sizes}
        smallest = costs[min(costs)]
        lines += [f"| {size:,} | {cost:.0f} | {cost / smallest:.2f} |" for size, cost in costs.items()]
        return [*lines, "", "The goal is at most 1.2 from 1,000 to 100,000 keys.", ""]

    def commands(self):
        """How fast commands start."""
        lines = ["## Commands", "", "| | milliseconds | goal |", "| --- | ---: | ---: |"]
        goals = {"docgen --version": "under 30", "docgen show": "under 60"}
        return [*lines, *(f"| {name} | {time:.1f} | {goals[name]} |" for name, time in self.starts.items()), ""]
