"""What people search for is first: words, phrases and things of a kind, in the page and in the terminal."""

import collections
import json
import re

import pytest
from conftest import judge, soak
from test_search_engine import FIXTURES, search

# The class of a search, how many of its first answers count, and the least share of searches that they answer.
CLASSES = {"single": (1, 0.9), "phrase": (3, 0.92), "kind": (3, 0.95)}


def searches():
    """The class, the words and the wanted pages of each search."""
    lines = (FIXTURES / "searches.tsv").read_text(encoding="utf-8").splitlines()[1:]
    return [(kind, words, wanted.split("|")) for kind, words, wanted in (line.split("\t") for line in lines)]


def addresses(results, count):
    """The pages of the first rows, with the other places of a name."""
    return [url for row in results[:count] for url in [row["url"], *(place["url"] for place in row.get("places", []))]]


def test_the_page_finds_what_people_mean(site):
    """Of each class of searches, most have a wanted page among their first answers."""
    asked = searches()
    missed, counts = collections.defaultdict(list), collections.Counter(kind for kind, _, _ in asked)
    for (kind, words, wanted), answer in zip(asked, search(site, [words for _, words, _ in asked], limit=5)):
        if not set(wanted).intersection(addresses(answer["results"], CLASSES[kind][0])):
            missed[kind].append(f"{words}: {[row['url'] for row in answer['results']]}, not {wanted}")
    assert set(counts) == set(CLASSES) and sum(counts.values()) > 100
    judge(
        f"{kind}: {len(missed[kind])} of {count} are missed, {missed[kind]}"
        for kind, count in counts.items() if len(missed[kind]) > count * (1 - CLASSES[kind][1]) + 1e-9)


@pytest.mark.parametrize("share", [20, soak(1)], ids=["some", "all"])
def test_the_terminal_answers_as_the_page(site, docgen, share):
    """Both have one order."""
    asked = [words for _, words, _ in searches()][::share]
    failures = []
    for words, answer in zip(asked, search(site, asked, limit=6)):
        run = docgen.run("search", "--json", "--limit", "6", words)
        found = [row["url"] for row in json.loads(run.stdout)]
        if found != [row["url"] for row in answer["results"]]:
            failures.append(f"{words}: {found}, not {[row['url'] for row in answer['results']]}")
    assert len(asked) > 5
    judge(failures)


def test_an_extension_is_found_by_its_name(site):
    """`NAME extension` finds the extension point, in 97 of 100 cases first."""
    points = search(site, ['kind:"extension point"'])[0]["results"]
    names = [re.sub(" extension$", "", point["name"], flags=re.IGNORECASE) for point in points]
    answers = search(site, [name + " extension" for name in names], limit=1)
    missed = [name for name, point, answer in zip(names, points, answers) if answer["results"][0]["url"] != point["url"]]
    assert len(points) > 50 and len(missed) <= 0.03 * len(points), missed


def test_every_name_is_found_first(site):
    """A key's name finds a row with it first; a word of a key inside of another finds it among the first ten."""
    keys = [one for one in search(site, ["kind:key"])[0]["results"] if one["name"][0] != "<"]
    assert len(keys) > 1000
    failures = []
    for key, answer in zip(keys, search(site, [key["name"] for key in keys], limit=10)):
        count = 10 if re.fullmatch("[a-z]+", key["name"]) and "/" in key["path"] else 2
        if key["url"] not in addresses(answer["results"], count):
            failures.append(f"{key['path']}: {[row['url'] for row in answer['results']]}")
        # Names of one kind of document come together, before everything else.
        elif count == 2 and answer["results"][0]["name"] != key["name"]:
            failures.append(f"{key['path']}: {answer['results'][0]['name']} is first")
    judge(failures)


def test_an_unknown_code_is_called_so(site):
    """It is not answered with another, but with those of the nearest numbers and a note."""
    [answer] = search(site, ["ITMS-99999"])
    assert answer["isGuess"] and "ITMS-99999 is not known" in answer["note"]
    assert {row["kind"] for row in answer["results"]} == {"code"}
