"""The tables of a run: medians, ratios, the slope, and the machine."""

import os
import pathlib
import platform
import statistics

NAMES = {
    "docgen": "docgen build",
    "unchanged": "docgen build, nothing changed",
    "hugo": "Hugo",
    "pagefind": "Pagefind on Hugo's pages",
    "floor": "the floor: docgen's files and bytes",
}

NOTES = """
## What each does

- **docgen build** reads `catalogue.json`, checks it, and writes for each key a page with type, availability, place,
  values, discussion and sources, its Markdown twin and its JSON; the A–Z list, the lists of groups, platforms, releases,
  values, rules and availability, each with a Markdown twin; {schemas} JSON Schemas of every key; the catalogue as JSON; the search
  index; the list of digests for reading offline; `llms.txt`. Archives are left out (`--without-downloads`).
- **Hugo** reads a Markdown file for each key and writes its page with title, summary (as it is written), type, availability,
  values and discussion, and its Markdown twin; lists of the ten sections and of all keys, in both forms. Its
  layouts are minimal; syntax colouring, taxonomies, feeds and the site map are off, and links in texts are ready.
- **Pagefind** indexes Hugo's HTML.
- **The floor** creates docgen's files with docgen's bytes from memory, on one thread; reading them is not counted.

Each run writes to a fresh folder, and none is removed before the end. Times are wall clock, medians of
{rounds}. Memory is the largest resident set of the process.
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


class Results:
    """What was measured, by size."""

    def __init__(self, starts):
        self.starts = starts
        self.sizes = {}

    def add(self, size, runs, listed):
        self.sizes[size] = (runs, listed)

    def seconds(self, size, name):
        return statistics.median(run.seconds for run in self.sizes[size][0][name])

    def memory(self, size, name):
        return statistics.median(run.memory for run in self.sizes[size][0][name])

    def summary(self, size):
        """One line, while the rest is still measured."""
        return f"{size} keys: " + ", ".join(
            f"{name} {self.seconds(size, name):.2f} s" for name in NAMES if self.sizes[size][0][name]
        )

    def ratios(self, size):
        """The ratios that matter, with the goals at 10,000 keys."""
        docgen, hugo = self.seconds(size, "docgen"), self.seconds(size, "hugo")
        pagefind = self.seconds(size, "pagefind")
        return [
            ("Hugo / docgen", hugo / docgen, "at least 4"),
            ("(Hugo + Pagefind) / docgen", (hugo + pagefind) / docgen, "at least 15"),
            ("docgen / floor", docgen / self.seconds(size, "floor"), "at most 2.5"),
            ("docgen's memory / Hugo's", self.memory(size, "docgen") / self.memory(size, "hugo"), "at most 0.5"),
            ("nothing changed / from nothing", self.seconds(size, "unchanged") / docgen, "at most 0.25"),
        ]

    def report(self):
        """The whole report as Markdown."""
        lines = ["# docgen build, measured", "", f"{machine()}.", ""]
        for size, (runs, (files, length)) in self.sizes.items():
            lines += [f"## {size:,} keys", "", f"docgen writes {files:,} files, {length / 1e6:,.0f} MB.", ""]
            lines += ["| | seconds | fastest | slowest | memory, MB |", "| --- | ---: | ---: | ---: | ---: |"]
            for name, title in NAMES.items():
                times = [run.seconds for run in runs[name]]
                row = f"{self.seconds(size, name):.2f} | {min(times):.2f} | {max(times):.2f} | {self.memory(size, name):,.0f}"
                lines.append(f"| {title} | {row} |")
            lines += ["", "| | ratio | goal at 10,000 |", "| --- | ---: | ---: |"]
            lines += [f"| {name} | {value:.2f} | {goal} |" for name, value, goal in self.ratios(size)]
            lines.append("")
        lines += self.slope() + self.commands()
        rounds = ", ".join(f"{len(runs['docgen'])} runs at {size:,} keys" for size, (runs, _) in self.sizes.items())
        lines += NOTES.format(schemas="17", rounds=rounds).strip("\n").splitlines()
        return "\n".join(lines) + "\n"

    def slope(self):
        """What a key costs at each size."""
        lines = ["## Cost of a key", "", "| keys | microseconds a key | to the smallest size |", "| ---: | ---: | ---: |"]
        costs = {size: 1e6 * self.seconds(size, "docgen") / size for size in self.sizes}
        smallest = costs[min(costs)]
        lines += [f"| {size:,} | {cost:.0f} | {cost / smallest:.2f} |" for size, cost in costs.items()]
        return [*lines, "", "The goal is at most 1.2 from 1,000 to 100,000 keys.", ""]

    def commands(self):
        """How fast commands start."""
        lines = ["## Commands", "", "| | milliseconds | goal |", "| --- | ---: | ---: |"]
        goals = {"docgen --version": "under 30", "docgen show": "under 60"}
        return [*lines, *(f"| {name} | {time:.1f} | {goals[name]} |" for name, time in self.starts.items()), ""]
