"""The tables of a run: medians, ratios, the slope, and the machine."""

import dataclasses
import os
import pathlib
import platform
import statistics

NAMES = {
    "docgen": "docgen build without archives",
    "unchanged": "docgen build without archives, nothing changed",
    "guide": "docgen build without archives, one guide changed",
    "flat": "docgen build without archives, keys without groups",
    "default": "docgen build (with archives)",
    "default-unchanged": "docgen build (with archives), nothing changed",
    "hugo": "Hugo, minimal",
    "pagefind": "Pagefind on Hugo's pages",
    "floor": "the floor: docgen's files and bytes",
    "constant-floor": "docgen's files and lengths from one small buffer",
    "hugo-floor": "the floor: Hugo's minimal files and bytes",
}

@dataclasses.dataclass
class Ratio:
    """A quotient of sums of times, and its goal at a number of keys."""

    title: str
    over: list
    under: list
    least: float = None
    most: float = None
    size: int = 10_000

    def misses(self, size, value):
        """Whether the ratio at this size misses its goal."""
        if size != self.size:
            return False
        return (self.least is not None and value < self.least) or (self.most is not None and value > self.most)

    def goal(self):
        """The goal in words."""
        if self.least is None and self.most is None:
            return "–"
        return f"at least {self.least:g}" if self.least is not None else f"at most {self.most:g}"


RATIOS = [
    Ratio("Hugo, minimal / docgen without archives", ["hugo"], ["docgen"], least=1),
    Ratio("docgen with archives / without", ["default"], ["docgen"], most=2),
    Ratio("(Hugo, minimal + Pagefind) / docgen without archives", ["hugo", "pagefind"], ["docgen"]),
    Ratio("docgen without archives / the floor", ["docgen"], ["floor"]),
    Ratio("docgen without archives / one small buffer", ["docgen"], ["constant-floor"]),
    Ratio("the floor / one small buffer", ["floor"], ["constant-floor"]),
    Ratio("Hugo, minimal / its floor", ["hugo"], ["hugo-floor"]),
    Ratio("nothing changed / from nothing", ["unchanged"], ["docgen"], most=0.1),
    Ratio("one guide changed / from nothing", ["guide"], ["docgen"], most=0.33),
    Ratio("keys without groups / in groups", ["flat"], ["docgen"], most=1.5),
]
# The number of keys that goals are for.
GOALS_AT = 10_000
# The memory of programs: docgen's without archives divided by Hugo's, and that of the default build in MB.
MEMORY_RATIO, MEMORY_OF_DEFAULT = 0.4, 400
# The most that a page may have, in bytes, and the number of keys for which it holds.
PAGE, PAGE_AT = 600_000, 20_000
# The most that a key may cost at the largest size, compared with the smallest.
SLOPE = 1.3

NOTES = """
## What each does

- **docgen build** reads `catalogue.json`, which describes three documents, checks it, and writes for each key a page with type,
  availability, position, values, discussion, rules, APIs, consequence and sources, its Markdown twin and its JSON; the A–Z list,
  the lists of documents, groups, platforms, releases, values, rules, APIs, rejection codes and availability, each with a Markdown
  twin; 17 JSON Schemas of each document; the catalogue as JSON; the search index; the list of checksums for reading
  offline; `llms.txt`. With archives, the default, it also writes a docset with another form of each page, archives of
  the site and of the schemas, and an extension for an editor.
- **One guide changed**: a site with five guides is built again after a line was added to one of them.
- **Hugo, minimal** reads a Markdown file for each key and writes its page with title, summary (as it is written),
  type, availability, values and discussion, and its Markdown twin; lists of the ten sections and of all keys, in both
  forms. Links in texts are ready. A page has a sixth of the bytes of docgen's.
- Hugo's syntax colouring, feeds, site map and taxonomies are off.
- **Pagefind** indexes the HTML that Hugo made.
- **The floor** creates a program's files with the same bytes from memory, on one thread; reading them is not counted.
  **One small buffer** writes as many bytes to as many files, all from 64 KiB that stay in the processor's cache, so
  neither the first use of memory nor reading it is counted. No program can be as fast, since it must make its bytes.
  If the floor takes about as long as one small buffer, creating and writing the files is the limit; if it takes much longer,
  moving the bytes through memory is.

At 100,000 keys Pagefind is left out and the others run once or twice, to keep the whole short; a quick run has only docgen's build without archives there, and no Pagefind. Each run writes to a fresh folder, and none is removed before the end; a program and its floor come first by turns. Times are wall clock, of {rounds}; ratios are those of the fastest runs. Memory is the largest resident set of the
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
    """The results at one size: the runs of each program, files and bytes that programs wrote, and remarks."""

    runs: dict
    written: dict = dataclasses.field(default_factory=dict)
    touched: int = 0
    waited: str = ""

    def seconds(self, names):
        """The sum of the fastest runs, or nothing if a program was left out."""
        if any(not self.runs[name] for name in names):
            return None
        return sum(min(run.seconds for run in self.runs[name]) for name in names)

    def memory(self, name):
        return statistics.median(run.memory for run in self.runs[name])

    def remarks(self):
        """Remarks on what programs wrote, and on the runs."""
        wrote = [
            f"{NAMES[name]} writes {files:,} files, {length / 1e6:,.0f} MB."
            for name, (files, length, _) in self.written.items()
        ]
        touched = f"After one guide changed, {self.touched:,} files have a newer date." if self.runs["guide"] else ""
        return " ".join(filter(None, [*wrote, touched, self.waited]))

    def table(self):
        """The runs of each program as rows."""
        for name, title in NAMES.items():
            if times := [run.seconds for run in self.runs[name]]:
                row = f"{statistics.median(times):.2f} | {min(times):.2f} | {max(times):.2f} | {self.memory(name):,.0f}"
                yield f"| {title} | {row} |"

    def values(self, size):
        """Titles, values, goals, and whether a goal is missed."""
        for ratio in RATIOS:
            if (seconds := self.seconds(ratio.over)) is not None and self.seconds(ratio.under):
                value = seconds / self.seconds(ratio.under)
                yield ratio.title, f"{value:.2f}", ratio.goal(), ratio.misses(size, value)
        if self.runs["hugo"]:
            value = self.memory("docgen") / self.memory("hugo")
            missed = size == GOALS_AT and value > MEMORY_RATIO
            yield "memory of docgen without archives / that of Hugo, minimal", f"{value:.2f}", f"at most {MEMORY_RATIO:g}", missed
        if "docgen" in self.written:
            value = self.written["docgen"][2]
            yield "the longest page of docgen's, KB", f"{value / 1000:,.0f}", f"at most {PAGE / 1000:g} at {PAGE_AT:,}", size == PAGE_AT and value > PAGE
        if self.runs["default"]:
            value = self.memory("default")
            missed = size == GOALS_AT and value > MEMORY_OF_DEFAULT
            yield "memory of docgen with archives, MB", f"{value:,.0f}", f"at most {MEMORY_OF_DEFAULT}", missed

    def ratios(self, size):
        """The ratios that matter as rows, with the goals at 10,000 keys."""
        for title, value, goal, missed in self.values(size):
            yield f"| {title} | {value}{' (missed)' if missed else ''} | {goal} |"


class Results:
    """All results, by size."""

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
        lines = ["# docgen build, measured", "", f"{machine()}.", "", *self.verdict()]
        for size, measured in self.sizes.items():
            lines += [f"## {size:,} keys", "", measured.remarks(), ""]
            lines += ["| | seconds | fastest | slowest | memory, MB |", "| --- | ---: | ---: | ---: | ---: |"]
            lines += measured.table()
            if rows := list(measured.ratios(size)):
                lines += ["", "| | ratio | goal at 10,000 |", "| --- | ---: | ---: |", *rows]
            lines.append("")
        lines += self.slope() + self.commands()
        rounds = ", ".join(f"{len(each.runs['docgen'])} runs at {size:,} keys" for size, each in self.sizes.items())
        lines += NOTES.format(rounds=rounds).strip("\n").splitlines()
        return "\n".join(lines) + "\n"

    def costs(self):
        """The microseconds that a key costs at each size."""
        return {size: 1e6 * self.sizes[size].seconds(["docgen"]) / size for size in self.sizes}

    def slope(self):
        """The cost of a key at each size."""
        lines = ["## Cost of a key", "", "| keys | microseconds a key | to the smallest size |", "| ---: | ---: | ---: |"]
        costs = self.costs()
        smallest = costs[min(costs)]
        lines += [f"| {size:,} | {cost:.0f} | {cost / smallest:.2f} |" for size, cost in costs.items()]
        return [*lines, "", f"The goal is at most {SLOPE} from the smallest to the largest size, without archives.", ""]

    def verdict(self):
        """The goals that were missed, or that none was, as a part of the report."""
        if lines := self.missed():
            return ["Goals that were missed:", "", *(f"- {line}" for line in lines), ""]
        if GOALS_AT not in self.sizes:
            return [f"Goals are for {GOALS_AT:,} keys, which were not measured.", ""]
        return ["Every goal was met.", ""]

    def missed(self):
        """The goals that were missed, a line for each."""
        lines = [
            f"{size:,} keys: {title}: {value}, {goal}"
            for size, measured in self.sizes.items()
            for title, value, goal, missed in measured.values(size)
            if missed
        ]
        costs = self.costs()
        slope = costs[max(costs)] / costs[min(costs)]
        return lines + ([f"cost of a key: {slope:.2f}, at most {SLOPE}"] if slope > SLOPE else [])

    def commands(self):
        """How fast commands start."""
        lines = ["## Commands", "", "| | milliseconds | goal |", "| --- | ---: | ---: |"]
        goals = {"docgen --version": "under 30", "docgen show": "under 60"}
        return [*lines, *(f"| {name} | {time:.1f} | {goals[name]} |" for name, time in self.starts.items()), ""]
