"""Synthetic keys: the same ones for the same count, in every run.

Keys are filed under ten groups of three documents. A key has a name of 15 to 45 characters, a summary with code, one to
three paragraphs of Markdown with code, a list and two links, one to five platforms, and a type; one
in eight has allowed values, two in five have a rule, a quarter of these with a rejection code, one in four names APIs,
one in five states a consequence, and one in fifteen a capability. A deprecated key names the one that replaces it.
"""

import random

WORDS = """
access account action active address agent alert allow alternate animation application archive
asset attribute audio automatic background badge bar base battery behavior bluetooth body bonjour
border bounds branch break bridge browser buffer build bundle button cache calendar camera capture
card category center channel character charge class client clock cloud code collection color column
command compact component configuration connection contact container content context control copy
cover creator crop current cursor custom data date decoder default delay delegate delivery depth
description desktop device dialog digest direction disk display document domain download drag
driver duration edge editor effect element encoder engine entry environment error event exception
executable export extension face factory family feature field file filter finder flag folder font
footer format frame framework gallery game gesture glyph graph grid group guide handler header
health helper hidden history home host icon identifier image import index indicator input install
instance interface interval item journal kernel keyboard kind label language launch layer layout
length level library license light limit line link list local location lock login loop mail main
manager map mark mask match media memory menu message method microphone mode model module monitor
motion mouse music name network node notification number object offset operation option order
orientation origin outline output owner package page palette panel paper parent password path
pattern payment permission person photo picker picture pixel place plan playback plug point policy
port position preference preview print priority privacy process product profile program property
protocol provider purpose quality query queue range rate reader record region release reminder
remote request resource response restore result role root rotation route row rule sample scale scan
scene scheme scope screen script search section secure segment selection sensor sequence server
service session setting shadow shape share sheet shortcut signal size slider snapshot sound source
space speech speed stack stage standard state status storage store stream string style subject
suffix supply support surface switch symbol system tab table tag target task team template terminal
text theme thread thumbnail time timer title token tool touch track traffic transfer transport tree
trigger type unit update upload usage user value vector version video view visible voice volume
wallet watch weather widget width window word zone zoom
""".split()

PREFIXES = ["NS", "UI", "CF", "LS", "AV", "MK", "WK", "HK", "SK", "CL"]

GROUPS = [
    "Appearance", "Audio and Video", "Documents", "Hardware", "Launching", "Localization",
    "Networking", "Privacy", "Services", "Windows",
]

# Each document with the groups of its keys: identifier, name, and what its files are called.
DOCUMENTS = {
    "settings": ("settings file", "*.settings"),
    "declarations": ("declarations file", "*.declarations"),
    "permissions": ("permissions file", "*.permissions"),
}

# The groups that are not of the first document.
GROUP_DOCUMENTS = {"Privacy": "declarations", "Networking": "permissions", "Services": "permissions"}

RELEASES = {
    "iOS": ["9.0", "10.0", "11.0", "12.0", "13.0", "14.0", "15.0", "16.0", "17.0", "18.0"],
    "iPadOS": ["13.0", "14.0", "15.0", "16.0", "17.0", "18.0"],
    "macOS": ["10.11", "10.12", "10.13", "10.14", "10.15", "11.0", "12.0", "13.0", "14.0", "15.0"],
    "tvOS": ["9.0", "10.0", "11.0", "12.0", "13.0", "14.0", "15.0", "16.0", "17.0", "18.0"],
    "watchOS": ["2.0", "3.0", "4.0", "5.0", "6.0", "7.0", "8.0", "9.0", "10.0", "11.0"],
}

TYPES = ["string", "string", "boolean", "integer", "array", "dictionary"]

VERBS = ["Sets", "Names", "Limits", "Allows", "Hides", "Orders", "Describes", "Selects"]


def slug(group):
    """The group's identifier, and its folder in Hugo's content."""
    return group.lower().replace(" ", "-")


def names(count, chance):
    """Different names, also where case does not count."""
    found, seen = [], set()
    while len(found) < count:
        name = chance.choice(PREFIXES)
        wanted = chance.randrange(13, 40)
        while len(name) < wanted:
            name += chance.choice(WORDS).capitalize()
        if 15 <= len(name) <= 45 and name.lower() not in seen:
            seen.add(name.lower())
            found.append(name)
    return found


def phrase(chance, low, high):
    """Some words in a row."""
    return " ".join(chance.choices(WORDS, k=chance.randrange(low, high)))


def sentence(chance):
    """A plain sentence."""
    return phrase(chance, 6, 16).capitalize() + "."


def paragraph(chance):
    """Two to five sentences, with code in one of them."""
    sentences = [sentence(chance) for _ in range(chance.randrange(2, 6))]
    code = f"`{phrase(chance, 1, 3)}`"
    sentences[-1] = f"The {phrase(chance, 2, 5)} of {code} is the {phrase(chance, 2, 6)}."
    return " ".join(sentences)


def document(group):
    """The identifier of the document that a group's keys are in."""
    return GROUP_DOCUMENTS.get(group, "settings")


def rejection_codes(count):
    """A code for every hundred keys, each with its name and what it means."""
    chance = random.Random(f"codes {count}")
    return [
        {"id": f"E-{1000 + number}", "title": phrase(chance, 2, 5).capitalize(), "summary": sentence(chance)}
        for number in range(max(count // 100, 1))
    ]


def add_vocabulary(keys):
    """Adds rules, interfaces, consequences, capabilities and replacements to keys."""
    chance = random.Random(f"vocabulary {len(keys)}")
    codes = rejection_codes(len(keys))
    owners = [
        "".join(word.capitalize() for word in chance.sample(WORDS, 2)) + str(number)
        for number in range(max(len(keys) // 10, 1))
    ]
    for key in keys:
        key["rule"] = key["consequence"] = key["capability"] = key["replacedBy"] = None
        if chance.random() < 0.4:
            key["rule"] = {"rule": "present", "where": {"dependsOn": "code", "text": f"the {phrase(chance, 2, 5)} has a `{chance.choice(WORDS)}`"}}
            if key["type"] == "integer":
                key["rule"] = {"rule": "range", "min": 1, "max": chance.randrange(3, 100)}
            if chance.random() < 0.25:
                key["rule"]["codes"] = [chance.choice(codes)["id"]]
        key["apis"] = []
        if chance.random() < 0.25:
            for owner in chance.sample(owners, min(chance.randrange(1, 3), len(owners))):
                member = chance.choice(WORDS)
                url = f"https://example.com/{owner.lower()}/{member}"
                key["apis"].append({"symbol": f"{owner}.{member}(to:)", "framework": "Synthetic", "url": url})
        if chance.random() < 0.2:
            key["consequence"] = sentence(chance)
        if chance.random() < 0.07:
            key["capability"] = phrase(chance, 1, 3).capitalize()
        if any(end for _, _, end in key["availability"]):
            key["replacedBy"] = chance.randrange(len(keys))


def synthetic_keys(count):
    """Every key with its texts; `KEY` in them represents the address of another key."""
    chance = random.Random(count)
    all_names = names(count, chance)
    keys = []
    for number, name in enumerate(all_names):
        other = chance.randrange(count)
        parts = [paragraph(chance) for _ in range(chance.randrange(1, 4))]
        items = [f"- {phrase(chance, 3, 9).capitalize()}." for _ in range(chance.randrange(2, 5))]
        parts.insert(1, "\n".join(items))
        parts.append(
            f"See [{phrase(chance, 1, 3)}](KEY) and"
            f" [{phrase(chance, 1, 3)}](https://example.com/{chance.choice(WORDS)}/{number})."
        )
        platforms = sorted(chance.sample(sorted(RELEASES), chance.randrange(1, 6)))
        availability = []
        for platform in platforms:
            versions = RELEASES[platform]
            first = chance.randrange(len(versions))
            over = chance.random() < 0.05 and first + 1 < len(versions)
            availability.append((platform, versions[first], versions[-1] if over else None))
        kind = chance.choice(TYPES)
        values = []
        if kind == "string" and chance.random() < 0.35:
            values = [(f"{chance.choice(WORDS)}-{index}", sentence(chance)) for index in range(3)]
        keys.append({
            "name": name, "group": chance.choice(GROUPS), "type": kind, "other": other,
            "summary": f"{chance.choice(VERBS)} the {phrase(chance, 3, 8)} of `{chance.choice(WORDS)}`.",
            "discussion": "\n\n".join(parts), "availability": availability, "values": values,
        })
    add_vocabulary(keys)
    return keys
