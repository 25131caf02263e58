"""Collects the judges that only `make soak` runs, without running any."""

import pathlib

import pytest

HERE = pathlib.Path(__file__).parent


class Collector:
    """Notes how many cases of each judge are marked soak, and whether others are not."""

    def __init__(self):
        self.marked, self.quick, self.texts = {}, set(), {}

    def pytest_collection_modifyitems(self, items):
        """Sorts the collected cases by their functions."""
        for item in items:
            name = f"{item.path.stem}.{item.originalname}"
            self.texts[name] = (item.function.__doc__ or "").strip().partition("\n")[0]
            if item.get_closest_marker("soak"):
                self.marked[name] = self.marked.get(name, 0) + 1
            else:
                self.quick.add(name)


def lines():
    """The rows of the list: the judge, what `make soak` adds, and what the judge holds."""
    collector = Collector()
    arguments = ["--collect-only", "-p", "no:terminal", "-m", "", str(HERE)]
    assert pytest.main(arguments, plugins=[collector]) == 0
    for name, cases in sorted(collector.marked.items()):
        share = "more cases" if name in collector.quick else "all of it"
        yield f"| `{name}` | {share} | {collector.texts[name]} |"


if __name__ == "__main__":
    print("\n".join(lines()))
