"""Words that CONTRIBUTING's glossary avoids, and that are never right in sources and documents, stay out of them."""

import re

import pytest
from program import ROOT, judge

# Each pattern with what to write instead; a space stands for any white space, because texts are wrapped.
# Only what is wrong in every context belongs here.
AVOIDED = {
    r"(?<!there\s)\b(?:is|are|was|were) (?-i:none)\b(?! of)": "is not, has no",
    r"(?<!there\s)\b(?:is|are) no (?:error|file|folder|key|name|value|part|page|list|text|number|longer one)\b": "is not a …",
    r"\banew\b": "again",
    r"\byounger\b": "newer",
    r"\bnobody\b": "no one, or what does not happen",
    r"\bof (?:its|their|our|one's) own\b": "its own …",
    r"\bwhat becomes of\b": "how … is treated",
    r"\bmend(?:s|ed|ing)?\b": "repair, fix",
    r"\b(?:stood|stands?) in (?:the|a|an|its|their)\b": "is in, belongs in",
    r"\bis told\b|\bare told\b": "is reported",
    r"\bfor good\b(?! reason)": "permanently",
    r"\bany more\b(?=[.,;:!?)\"]|\s*\*/)": "no longer, anymore",
    r"\ba \w+ of (?:yours|theirs|ours)\b": "your own …",
    r"\btasks of driving\b": "driving tasks",
    r"\bget(?:s|ting)? at\b": "access, reach",
    r"\b(?:is|are) content with\b": "needs only",
    r"\bin the manner of\b": "like, as on",
    r"\bhears? (?:when|of|about)\b": "learns, is notified",
    r"(?-i:\bof today\b)(?!')": "current",
    r"\btell(?:s|ing)? (?:[\w-]+ ){1,4}apart\b": "distinguish",
    r"\bagain and again\b": "repeatedly",
    r"\bgo(?:es|ing)? on with\b": "continue with",
    r"\bswitch(?:es|ed|ing)? (?:it|them) (?:on|off)\b": "turn … on, turn … off",
    r"\b(?:is|are) of (?:iOS|iPadOS|macOS|tvOS|visionOS|watchOS)\b": "came with, is for",
    r"\btext of a general kind\b": "generic text",
    r"\btakes? the entitlement\b": "needs the entitlement",
    r"\b(?:runs?|works?) in (?:iOS|iPadOS|macOS|tvOS|visionOS|watchOS)\b(?! (?:and |≤|\d|Simulator))": "on iOS …",
    r"\bto be told\b": "to learn, to be notified",
    r"\bcarers?\b": "caregiver",
    r"\bexists? since\b": "has existed since",
    r"\bends the (?:app|process)\b(?!')": "terminates the …",
    r"\bby custom\b": "usually",
    r"\bcan be had\b": "is available",
    r"\btype with `@main`": "type marked `@main`",
    r"\bis for [^.]{1,60} what [^.]{1,60} is for\b": "two sentences that say what each is for",
    r"\bone of games\b": "a game category",
    r"\basks little of\b": "isn't demanding",
}
# Verbs and adjectives that are never right as a part of a name of several words, such as mendsAll.
AVOIDED_IN_NAMES = {
    r"mend(?:s|ed|ing)?": "repair, fix", r"tells?|told": "report, say", "anew": "again", "younger": "newer",
    "nobody": "no one, or what does not happen",
}
FOLDERS = [
    ".github", "Benchmarks", "Examples", "Sources", "Tests", "content", "docs", "scripts", "themes",
]
ENDINGS = {
    ".bash", ".c", ".css", ".expect", ".h", ".js", ".md", ".mustache", ".py", ".swift", ".yaml", ".yml", "",
}
# The glossary, and this list.
EXCEPT = {"CONTRIBUTING.md", "Tests/Lint/test_wording.py"}


def texts():
    """The files that people read, by their paths."""
    files = [path for path in ROOT.iterdir() if path.suffix in (".md", ".swift") or path.name == "Makefile"]
    for folder in FOLDERS:
        files += (path for path in (ROOT / folder).rglob("*") if path.suffix in ENDINGS)
    for path in sorted(files):
        name = path.relative_to(ROOT).as_posix()
        parts = set(path.parts)
        if path.is_file() and name not in EXCEPT and not parts & {".build", "__pycache__", "public"}:
            yield name, path.read_text(encoding="utf-8", errors="replace")


def findings(text):
    """The lines with an avoided word, each with the word and what to write instead."""
    for pattern, instead in AVOIDED.items():
        for found in re.finditer(pattern.replace(" ", r"\s+"), text, re.IGNORECASE | re.MULTILINE):
            yield text.count("\n", 0, found.start()) + 1, " ".join(found.group().split()), instead


def names_with_avoided_words(text):
    """Names of several words, as programs have them, of which one is avoided: the line, the name, what to write instead."""
    for found in re.finditer(r"(?<![\w\\])[A-Za-z]+[A-Z][A-Za-z]*\b", text):
        for word in re.findall(r"[A-Z]?[a-z]+", found.group()):
            for pattern, instead in AVOIDED_IN_NAMES.items():
                if re.fullmatch(pattern, word, re.IGNORECASE):
                    yield text.count("\n", 0, found.start()) + 1, found.group(), instead


def test_names_in_sources_avoid_the_words_of_the_glossary():
    """A word of a name counts as one of a text."""
    judge([
        f"{name}:{line}: write '{instead}' in the name {word}"
        for name, text in texts() for line, word, instead in names_with_avoided_words(text)
    ])


@pytest.mark.parametrize("text, line", [("a\nlet mendsAll = 1", 2), ("tellTooDeep()", 1), ("func reportAndTell(", 1), ("isYounger", 1)])
def test_names_with_avoided_words_are_found(text, line):
    """Whatever the word's position in the name."""
    assert [found[0] for found in names_with_avoided_words(text)] == [line]


@pytest.mark.parametrize("text", ["recommendedSize", "amendment", "Tells the system", "intelligence", "satellite", "tellurium"])
def test_other_names_are_not_found(text):
    """No false alarms."""
    assert not list(names_with_avoided_words(text))


def test_sources_and_documents_avoid_the_words_of_the_glossary():
    """A finding names the file, the line and what to write instead."""
    judge([
        f"{name}:{line}: write '{instead}' instead of '{word}'"
        for name, text in texts() for line, word, instead in findings(text)
    ])


@pytest.mark.parametrize("text", [
    "nil where there is none", "there is no key with this name", "it is no longer needed", "its own folder", "recommended",
    "stands for itself", "in place of", "a template places slots", "there are none of these", "replace", "is none of these", "if path is None",
    "for good reason", "any more than that", "any more entries", "of today's page", "the app runs in iOS 14", "it has existed since iOS 8",
    "it goes on without it", "get attention", "the type is marked `@main`",
])
def test_ordinary_english_is_not_a_finding(text):
    """No false alarms."""
    assert not list(findings(text))


@pytest.mark.parametrize("text, line", [
    ("a\nThis is no key.", 2), ("It is none.", 1), ("\n\nMade anew", 3), ("a text of its own", 1),
    ("It is gone for good.", 1), ("It isn't read any more.", 1), ("a\na class of yours", 2), ("Code tells the two apart.", 1),
    ("The app runs in iOS.", 1), ("It exists since iOS 8.", 1), ("The system ends\n  the app.", 1), ("People switch it off.", 1),
])
def test_avoided_words_are_found(text, line):
    """With their line."""
    assert [found[0] for found in findings(text)][:1] == [line]


# A comment begins with a noun or a verb in the third person, or with a condition.
WRONG_BEGINNING = re.compile(r"(?:What|Of|Those|That|Ones? that|The ones? that)\b")
COMMENT = re.compile(r"\s*(?P<mark>///?)(?!/)\s*(?P<item>- (?:Parameter )?(?:`?\w+`?: *)?)?(?P<words>.*)")
BEHIND_CODE = re.compile(r'(?:[^"]|"(?:[^"\\]|\\.)*")*?\s// *(.*)')


def comments(text):
    """The paragraphs and list items of a Swift source's comments: the line, the first words, the number of the code below."""
    lines = text.split("\n")
    is_string, above = False, ("", "")
    for number, line in enumerate(lines):
        found = None if is_string else COMMENT.match(line)
        behind = None if found or is_string or '"""' in line else BEHIND_CODE.match(line)
        if found and (found["item"] or found["mark"] != above[0] or not above[1]):
            below = next((n for n in range(number, len(lines)) if not lines[n].lstrip().startswith("//")), len(lines))
            yield number + 1, found["words"], below
        elif behind:
            yield number + 1, behind[1], number
        above = (found["mark"], found["words"]) if found else ("", "")
        if line.count('"""') % 2:
            is_string = not is_string


def declaration(lines):
    """The first declaration of some lines, up to its body."""
    text = ""
    for line in lines:
        if not line.lstrip().startswith(("#", "@", "//")):
            text += line + "\n"
            if text.count("(") == text.count(")") and not re.search(r"\)\s*$", line):
                break
    return text


def wrong_beginnings(text):
    """The lines of a Swift source where a comment begins with a word that is neither a noun nor a verb."""
    lines = text.split("\n")
    for line, words, below in comments(text):
        if found := WRONG_BEGINNING.match(words):
            yield line, found.group()
        elif words.startswith("Whether ") and not re.search(r"\bBool\b|\b(?:true|false)\b|\b(?:is|has)[A-Z]", declaration(lines[below:])):
            yield line, "Whether"


def test_comments_begin_with_a_noun_or_a_verb():
    """Or a condition; Whether is for Booleans."""
    judge([
        f"{name}:{line}: begin the comment with a noun or a verb instead of '{word}'"
        for name, text in texts() if name.endswith(".swift") for line, word in wrong_beginnings(text)
    ])


@pytest.mark.parametrize("text, line", [
    ("/// What a list has.\nvar keys: [Key]", 1), ("let a = 1 // Of these", 1), ("/// A key.\n///\n/// Those above.", 3),
    ("/// Reads.\n///\n/// - Parameter list: What is read.", 3), ("/// - Returns: Those left.", 1), ("// The one that counts", 1),
    ("/// Whether it is written.\nvar state: State", 1), ("f()\n// That it is written", 2),
])
def test_wrong_beginnings_of_comments_are_found(text, line):
    """In documentation, in code, and behind it."""
    assert [found[0] for found in wrong_beginnings(text)] == [line]


@pytest.mark.parametrize("text", [
    "/// The keys\n/// of a list.\nvar keys: [Key]", "/// Whether it is written.\nvar isWritten = false", "/// One of these.",
    "/// Whether it fits.\n@discardableResult\nfunc fits(\n  _ a: Int\n) -> Bool {", "let a = \"\"\"\n  // What\n  \"\"\"",
    "let a = \"b // What\"", "let a = \"https://b\" // The address", "// Offers", "/// If it is read.",
    "/// - Parameter list: A list\n///   Of lists.",
])
def test_right_beginnings_of_comments_are_not_found(text):
    """Lines that continue a sentence are not beginnings."""
    assert not list(wrong_beginnings(text))
