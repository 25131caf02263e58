"""Documents with one mistake, made from right ones."""

import copy
import random

# The values that a value becomes: one of every type.
OTHERS = (None, True, 17, 2.5, "something else", [], {}, ["something"], {"something": 1})


def places(value, path=()):
    """Every value in a document with its path."""
    yield path, value
    for name, child in value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ():
        yield from places(child, (*path, name))


def replaced(document, path, change):
    """The document with one value changed in place by a function of its container and name."""
    document = copy.deepcopy(document)
    holder = {"root": document}
    container, name = holder, "root"
    for step in path:
        container, name = container[name], step
    change(container, name)
    return holder["root"]


def type_of(value):
    """The type of JSON that a value has; a whole number has its own."""
    return type(value).__name__


def wrong_type(rng, value):
    """A value of another type."""
    other = rng.choice([other for other in OTHERS if type_of(other) != type_of(value)])
    return lambda container, name: container.__setitem__(name, copy.deepcopy(other))


def unknown_key(rng, value):
    """An unknown key, or a misspelt one."""
    if not isinstance(value, dict):
        return None
    known = rng.choice([*value, None]) if value else None
    if known is None or len(known) < 3:
        return lambda container, name: container[name].__setitem__("unheardOf", rng.choice([True, "x", 1]))
    return lambda container, name: container[name].__setitem__(misspelt(rng, known), container[name].pop(known))


def out_of_range(rng, value):
    """A number, a text or an array that is too large, too small, too long or not unique."""
    if isinstance(value, bool) or value is None or isinstance(value, dict):
        return None
    if isinstance(value, (int, float)):
        other = rng.choice([-1, 0, -(10**6), 10**6, 10**9, value + 0.5])
    elif isinstance(value, str):
        other = rng.choice(["", value * 200 + "x" * 300, f" {value}", f"{value} !", "ä?"])
    else:
        other = rng.choice([[], value * 2, value * 40])
    return lambda container, name: container.__setitem__(name, copy.deepcopy(other))


def missing_key(rng, value):
    """A dictionary without one of its keys."""
    if not isinstance(value, dict) or not value:
        return None
    known = rng.choice(list(value))
    return lambda container, name: container[name].pop(known)


def misspelt_value(rng, value):
    """A text with another letter."""
    if not isinstance(value, str) or not value:
        return None
    return lambda container, name: container.__setitem__(name, misspelt(rng, value))


def misspelt(rng, text):
    """A text with two letters exchanged, one doubled or one left out."""
    at = rng.randrange(len(text))
    return rng.choice([
        text[:at] + text[at:at + 2][::-1] + text[at + 2:], text[:at] + text[at] + text[at:], text[:at] + text[at + 1:], text.swapcase(),
    ])


KINDS = {
    "wrong type": wrong_type, "unknown key": unknown_key, "out of range": out_of_range, "missing key": missing_key,
    "misspelt value": misspelt_value,
}


def mutants(document, seed, tries, fixed=()):
    """Documents with one mistake, each with its kind and where it is; nothing below the names in `fixed` changes."""
    where = [(path, value) for path, value in places(document) if not (path and path[0] in fixed)]
    for kind, make in KINDS.items():
        rng = random.Random(f"{seed} {kind}")
        for _ in range(tries):
            path, value = rng.choice(where)
            change = make(rng, value)
            if change is None:
                continue
            mutant = replaced(document, path, change)
            if fixed and not (isinstance(mutant, dict) and all(mutant.get(name) == document.get(name) for name in fixed)):
                continue
            if mutant != document or type_of(mutant) != type_of(document):
                yield kind, "/".join(map(str, path)), mutant
