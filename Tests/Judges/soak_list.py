"""Collects the judges that only `make soak` runs, without running any."""

import pathlib

import pytest

HERE = pathlib.Path(__file__).parent


class Collector:
    """Notes which judges have cases that are marked soak, and which have others."""

    def __init__(self):
        self.marked, self.quick = set(), set()

    def pytest_collection_modifyitems(self, items):
        """Sorts the collected cases by their functions."""
        for item in items:
            judge = (item.path.stem, item.originalname)
            (self.marked if item.get_closest_marker("soak") else self.quick).add(judge)


def table():
    """For each file of judges, those that only `make soak` runs, and those to which it adds cases."""
    collector = Collector()
    assert pytest.main(["--collect-only", "-p", "no:terminal", "-m", "", str(HERE)], plugins=[collector]) == 0

    def names(file, judges):
        return ", ".join(f"`{name.removeprefix('test_')}`" for other, name in sorted(judges) if other == file)

    alone, partly = collector.marked - collector.quick, collector.marked & collector.quick
    rows = [
        f"| `{file}` | {names(file, alone) or '–'} | {names(file, partly) or '–'} |"
        for file in sorted({file for file, _ in collector.marked})
    ]
    return "\n".join(["| judges | only in `make soak` | with more cases in `make soak` |", "| --- | --- | --- |", *rows])


if __name__ == "__main__":
    print(table())
