"""For every rule that a schema says, a property list that keeps it and one that breaks only it.

The lists come from catalogue.json: a key's example at its path, and the same with one thing
changed. What no generator can know is in fixtures/rules, in files.
"""

import copy
import dataclasses
import json
import pathlib
import re

from schema_readers import shown

FILES = pathlib.Path(__file__).parent / "fixtures" / "rules"
PLACEHOLDER = re.compile(r"\$\([^()]+\)|\$\{[^{}]+\}|@[A-Za-z_]\w*@")
BREACHES = {
    (entry["document"], tuple(entry["path"]), entry["rule"]): entry
    for entry in json.loads((FILES.parent / "breaches.json").read_text(encoding="utf-8"))
}
ABSENT = object()
# Their examples hold keys of one extension point.
OF_ONE_POINT = {("NSExtension",), ("NSExtension", "NSExtensionAttributes"), ("EXAppExtensionAttributes",)}
# Values of keys without an example, by type.
SAMPLES = {"any": True, "boolean": True, "string": "text", "integer": 1, "real": 1, "number": 1, "dictionary": {}, "array": []}


@dataclasses.dataclass
class Fixture:
    """One list, and what each schema has to say of it."""

    name: str
    plist: dict
    # By the schema's stem: None where it is valid, else the path and keywords of the reason.
    verdicts: dict
    rule: tuple = ()


def product(plist, document):
    """The list as a build leaves it: no placeholders, and what every bundle needs."""

    def put_in(value):
        if isinstance(value, dict):
            return {put_in(name): put_in(inside) for name, inside in value.items()}
        if isinstance(value, list):
            return [put_in(inside) for inside in value]
        return PLACEHOLDER.sub(setting, value) if isinstance(value, str) else value

    def setting(placeholder):
        # The prefix is a team's identifier and a period.
        return "A1B2C3D4E5." if "Prefix" in placeholder[0] else "Example"

    needed = {"CFBundleIdentifier": "com.example.app"} if document == "info-plist" else {}
    return {**needed, **put_in(plist)}


class Catalogue:
    """The catalogue of one document, and lists made from it."""

    def __init__(self, catalogue):
        (self.document,) = [document["id"] for document in catalogue["documents"]]
        # The schemas of whole lists in a project, and the one for products.
        self.source = [self.document + profile for profile in ("", ".strict", ".editor")]
        self.built = [self.document + ".built"]
        self.keys = {tuple(key["path"]): key for key in catalogue["keys"]}
        # By code, the ways of distribution that refuse a product; none if a service only warns.
        self.refusals = {code["id"]: code.get("refusedBy", []) for code in catalogue["codes"]}
        self.is_for_services = catalogue["documents"][0].get("forServices", False)
        self.points = {point["identifier"]: point for point in catalogue["extensionPoints"]}

    def base(self, path, point=None):
        """A valid list that holds the key, and where in it: ancestors' examples, then its own.

        The examples of `NSExtension` and others hold keys of one extension point, so a list for another point
        goes without them.
        """
        plist = copy.deepcopy(self.points[point]["minimal"]) if point else {}
        for end in range(1, len(path) + 1):
            key = self.keys.get(path[:end])
            if key is None:
                continue
            steps = located(plist, path[:end])
            present = value_at(plist, steps)
            of_one_point = point and path[:end] in OF_ONE_POINT
            is_wanted = end == len(path) and present != point
            if present is ABSENT and (is_wanted or not of_one_point) or is_wanted and not of_one_point:
                put(plist, steps, copy.deepcopy(example(key)))
        return plist, located(plist, path)

    def point_of(self, key):
        """The extension point that a list with the key has to name, if any."""
        mine = [p for p in self.points.values() if any(u["path"] == key["path"] for u in p["keys"])]
        # The points that read what the example holds come first.
        value = example(key)
        inside = [self.keys.get((*key["path"], name)) for name in (value if isinstance(value, dict) else ())]
        scopes = [one["extensionPoints"] for one in inside if one and one["extensionPoints"]]
        mine = [p for p in mine if all(p["identifier"] in scope for scope in scopes)] or mine
        named = any(step in ("NSExtension", "EXAppExtensionAttributes") for step in key["path"][:1])
        return mine[0]["identifier"] if mine and named else None


def example(key):
    """The key's example, or a value of its type: what a private format looks like no source says."""
    value = key.get("example")
    return SAMPLES[key["types"][0]] if value is None else value


def located(plist, path):
    """A path in a concrete list: the first element, the first name where any is allowed."""
    steps, value = [], plist
    for step in path:
        if step == "[]":
            step = 0
        elif step == "*":
            names = list(value) if isinstance(value, dict) else []
            step = names[0] if names else "example.com"
        steps.append(step)
        try:
            value = value[step]
        except (KeyError, IndexError, TypeError):
            value = None
    return steps


def value_at(plist, steps):
    """The value at a path, or ABSENT."""
    for step in steps:
        try:
            plist = plist[step]
        except (KeyError, IndexError, TypeError):
            return ABSENT
    return plist


def put(plist, steps, value):
    """Sets a value, with everything above it that is not there yet."""
    for step, following in zip(steps, steps[1:]):
        empty = [] if following == 0 else {}
        if isinstance(plist, list):
            if not plist:
                plist.append(empty)
        elif not isinstance(plist.get(step), dict | list):
            plist[step] = empty
        plist = plist[step]
    if isinstance(plist, list):
        plist[0:1] = [value]
    else:
        plist[steps[-1]] = value


def changed(plist, steps, value):
    """The list with another value at a path; ABSENT removes it."""
    plist = copy.deepcopy(plist)
    if value is ABSENT:
        del value_at(plist, steps[:-1])[steps[-1]]
    else:
        put(plist, steps, value)
    return plist


def renamed(plist, steps, name):
    """The list with another name for the key at a path."""
    plist = copy.deepcopy(plist)
    holder = value_at(plist, steps[:-1])
    holder[name] = holder.pop(steps[-1])
    return plist


def applied(plist, changes):
    """The list with the changes that break a rule, or prepare it for that."""
    for change in changes:
        ((kind, path),) = [(k, change[k]) for k in ("set", "append", "remove", "rename") if k in change]
        steps = located(plist, path)
        if kind == "set":
            plist = changed(plist, steps, change["to"])
        elif kind == "append":
            elements = value_at(plist, steps)
            elements = elements if isinstance(elements, list) else [elements]
            plist = changed(plist, steps, [*elements, change["to"]])
        elif kind == "rename":
            plist = renamed(plist, steps, change["to"])
        elif value_at(plist, steps) is not ABSENT:
            plist = changed(plist, steps, ABSENT)
    return plist


def broken(document, path, number, plist):
    """Lists that break the rule and nothing else, each with the reason's path and keywords."""
    for breach in BREACHES[document, path, number]["breaches"]:
        result = applied(plist, breach["changes"])
        at = breach["at"]
        steps = located(result, [step for step in at if step != "[-1]"])
        if at[-1:] == ["[-1]"]:
            steps.append(len(value_at(result, steps)) - 1)
        yield result, (tuple(steps), set(breach["keywords"]))


def prepared(document, key, plist, number=None):
    """The list with what the key's rules need beside it, and without what they exclude.

    Only the rule of the number may change the key itself.
    """
    path = tuple(key["path"])
    # The rule of the number comes last, because others may change what it needs.
    for other in sorted(range(len(key["rules"])), key=lambda other: other == number):
        entry = BREACHES[document, path, other]
        changes = entry["prepare"]
        if other != number:
            # If the condition doesn't hold, the rule does not apply; an example with elements is for the case that asks for them.
            rule = key["rules"][other]
            if "where" in rule and not (rule["rule"] == "count" and rule.get("min")):
                continue
            changes = [c for c in changes if key["path"] not in c.values()]
        plist = applied(plist, changes)
    return plist


def of_products(catalogue):
    """Rules for products alone: a schema's conditions are about keys, not about the stage of the file."""
    return {
        (key["path"][-1], rule["rule"]) for key in catalogue["keys"] for rule in key["rules"]
        if '"product"' in json.dumps(rule.get("where"))
    }


def is_about(error, rules):
    """Whether the checker reports one of the rules, each given by the name of its key and its kind."""
    text = f"{error['message']} {error['remedy']}"
    return any(error["id"] == rule and f"'{name}'" in text for name, rule in rules)


def concerns_only_services(catalogue, rule):
    """Whether only services, such as a store, refuse what breaks the rule, or warn of it: no error, unless the product goes there.

    A document for services alone is wrong where one of them refuses it.
    """
    answers = [catalogue.refusals[code] for code in rule.get("codes", []) if code in catalogue.refusals]
    return bool(answers) and not (catalogue.is_for_services and any(answers))


def from_rules(catalogue):
    """Two lists or more for each rule: one that keeps it, others that break it."""
    for path, key in catalogue.keys.items():
        for number, rule in enumerate(key["rules"]):
            points = rule.get("extensionPoints") or [catalogue.point_of(key)]
            for point in points:
                plist, _ = catalogue.base(path, point)
                plist = prepared(catalogue.document, key, plist, number)
                label = f"{shown(key['path'])}, rule {number}, {rule['rule']}"
                label += f" for {point}" if len(points) > 1 else ""
                breaks = list(broken(catalogue.document, path, number, plist))
                if not breaks:
                    continue
                kept = product(plist, catalogue.document)
                stems = [*catalogue.source, *catalogue.built]
                if rule.get("extensionPoints"):
                    stems.append(point)
                yield Fixture(f"{label}: kept", kept, dict.fromkeys(stems), (catalogue.document, path, number))
                for count, (list_, reason) in enumerate(breaks, 1):
                    ships = rule["rule"] == "must-not-ship"
                    verdicts = dict.fromkeys(catalogue.source, None if ships else reason)
                    verdicts |= dict.fromkeys(stems[len(catalogue.source) :], reason)
                    # A list that no longer names its extension point is not known to be for it.
                    if rule.get("extensionPoints") and json.dumps(point) not in json.dumps(list_):
                        verdicts = {point: reason}
                    if concerns_only_services(catalogue, rule):
                        verdicts = {stem: reason if stem.endswith(".strict") else None for stem in verdicts}
                    if rule.get("strength") == "should":
                        verdicts = dict.fromkeys(verdicts)
                    name = f"{label}: broken {count}"
                    yield Fixture(name, product(list_, catalogue.document), verdicts, (catalogue.document, path, number))


def from_requirements(catalogue):
    """A list without a key that must be there."""
    for path, key in catalogue.keys.items():
        if key["required"] is not True or path[-1] == "*":
            continue
        plist, steps = catalogue.base(path, catalogue.point_of(key))
        reason = (tuple(steps[:-1]), {"required"})
        stems = [*catalogue.source, *catalogue.built] if len(path) > 1 else catalogue.built
        label = f"{shown(key['path'])}, required"
        yield Fixture(f"{label}: kept", product(plist, catalogue.document), dict.fromkeys(stems))
        missing = changed(product(plist, catalogue.document), steps, ABSENT)
        yield Fixture(f"{label}: broken", missing, dict.fromkeys(stems, reason))


def from_types(catalogue):
    """A value of a type that the key does not take."""
    others = [(["text"], {"array"}), ({"other": 1}, {"dictionary"}), (7.5, {"number", "real"})]
    for path, key in catalogue.keys.items():
        taken = {*key["types"], *key.get("alsoAccepts", [])}
        plist, steps = catalogue.base(path, catalogue.point_of(key))
        plist = prepared(catalogue.document, key, plist)
        value = next((value for value, names in others if not names & taken), None)
        if value is None or value_at(plist, steps) is ABSENT:
            continue
        label = f"{shown(key['path'])}, type"
        # The strict schema has more to say of an example for several extension points.
        stems = [catalogue.document, catalogue.document + ".editor", *catalogue.built]
        wrong = product(changed(plist, steps, value), catalogue.document)
        reason = (tuple(steps), {"type", "anyOf", "oneOf", "enum"})
        yield Fixture(f"{label}: kept", product(plist, catalogue.document), dict.fromkeys(stems))
        yield Fixture(f"{label}: broken", wrong, dict.fromkeys(stems, reason))


def from_values(catalogue):
    """A value outside a closed set."""
    for path, key in catalogue.keys.items():
        if not key.get("valuesAreClosed"):
            continue
        plist, steps = catalogue.base(path, catalogue.point_of(key))
        listed = [value["value"] for value in key["values"]]
        present = value_at(plist, steps)
        present = present[0] if isinstance(present, list) and present else present
        # The value of the example suits the keys beside it, on which another one may depend.
        good = present if present in listed else listed[0]
        bad = 99 if isinstance(good, int) else "unheard of"
        where = tuple(steps)
        if "array" in key["types"]:
            good, bad, where = [good], [bad], (*steps, 0)
        label = f"{shown(key['path'])}, closed set"
        stems = [*catalogue.source, *catalogue.built]
        reason = (where, {"const", "enum", "oneOf", "pattern", "anyOf"})
        yield Fixture(f"{label}: kept", product(changed(plist, steps, good), catalogue.document), dict.fromkeys(stems))
        wrong = product(changed(plist, steps, bad), catalogue.document)
        yield Fixture(f"{label}: broken", wrong, dict.fromkeys(stems, reason))


def from_names(catalogue):
    """Names that are almost a known one, beside it: wrong for the strict schema alone."""
    free = {path[:-1] for path in catalogue.keys if path[-1] == "*"}
    for path, key in catalogue.keys.items():
        name = path[-1]
        if path[:-1] in free or name in ("*", "[]") or len(name) < 6:
            continue
        for misspelt in (name[:3] + name[4:], name.swapcase()):
            if tuple([*path[:-1], misspelt]) in catalogue.keys:
                continue
            plist, steps = catalogue.base(path, catalogue.point_of(key))
            plist = product(prepared(catalogue.document, key, plist), catalogue.document)
            put(plist, [*steps[:-1], misspelt], "text")
            where = (*steps[:-1], misspelt)
            holders = [catalogue.keys.get(path[:end]) for end in range(1, len(path))]
            closed = any(
                rule["rule"] == "only-known-keys" for key in filter(None, holders)
                for rule in key["rules"]
            )
            if closed:
                continue
            yield Fixture(
                f"{shown(key['path'])}, written {misspelt}",
                plist,
                {catalogue.document: None, catalogue.document + ".strict": (where, {"not"})},
            )


def from_platforms(catalogue):
    """Keys at the root that a platform has ended or does not have. Its schema says so, and rejects none."""
    for path, key in catalogue.keys.items():
        if len(path) > 1:
            continue
        plist = product(catalogue.base(path)[0], catalogue.document)
        for statement in key["availability"]:
            stem = catalogue.document + "." + statement["platform"].lower().replace(" ", "-")
            over = not statement.get("available", True) or any(
                statement[end] for end in ("deprecated", "removed", "ignored")
            )
            if not over:
                continue
            yield Fixture(
                f"{path[0]} on {statement['platform']}",
                plist,
                {catalogue.document: None, stem: None},
            )


def from_points(catalogue):
    """Each smallest list, and with some keys that its extension point does not read; each key with some points."""
    for first, (id, point) in enumerate(catalogue.points.items()):
        yield Fixture(f"{id}, smallest list", point["minimal"], dict.fromkeys([*catalogue.source, id]))
        mechanism = point["mechanism"]
        for number, (path, key) in enumerate(catalogue.keys.items(), first):
            if path[0] != mechanism or len(path) < 2 or id in key["extensionPoints"] or number % 16:
                continue
            if any(use["path"] == list(path) for use in point["keys"]):
                continue
            if not key["extensionPoints"] or len(path) > 3:
                continue
            plist, steps = catalogue.base(path, id)
            # The strict schema says it of the dictionary around the key, if that is as foreign.
            above = (catalogue.keys.get(path[:end]) for end in range(2, len(path)))
            is_above = any(one and one["extensionPoints"] and id not in one["extensionPoints"] for one in above)
            reason = (tuple(steps[:2] if is_above else steps), {"not"})
            yield Fixture(
                f"{id} with {shown(key['path'])}",
                plist,
                {catalogue.document: None, catalogue.document + ".strict": reason},
            )


def from_files():
    """The contents of files: each a list of lists with their verdicts."""
    for path in sorted(FILES.glob("*.json")):
        for entry in json.loads(path.read_text(encoding="utf-8")):
            verdicts = {
                stem: None if reason is None else (tuple(reason["at"]), set(reason["keywords"]))
                for stem, reason in entry["verdicts"].items()
            }
            yield Fixture(f"{path.stem}: {entry['name']}", entry["plist"], verdicts)


def fixtures(catalogue):
    """All of them."""
    catalogue = Catalogue(catalogue)
    found = [
        *from_rules(catalogue),
        *from_requirements(catalogue),
        *from_types(catalogue),
        *from_values(catalogue),
        *from_names(catalogue),
        *from_platforms(catalogue),
        *from_points(catalogue),
        *(from_files() if catalogue.document == "info-plist" else []),
    ]
    for fixture in found:
        fixture.name = f"{catalogue.document}: {fixture.name}"
    return found
