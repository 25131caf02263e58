"""docgen asked about an imported format: its catalogue, its schemas, and its checker on many documents at once."""

import collections
import json
import re
import subprocess
import time

import jsonschema_rs

SECONDS = 120


class Failed(Exception):
    """The program could not do what it was asked."""


def ran(program, *arguments, cwd, allowed=(0,)):
    """The output of a command."""
    run = subprocess.run(
        [program, *map(str, arguments)], cwd=cwd, stdin=subprocess.DEVNULL, capture_output=True, encoding="utf-8", errors="replace",
        timeout=SECONDS, check=False)
    if run.returncode not in allowed:
        said = (run.stderr or run.stdout).strip().splitlines()
        raise Failed(f"{arguments[0]} exits with {run.returncode}: " + "\n      ".join(line[:300] for line in said[-8:]))
    return run


class Imported:
    """A format that docgen has imported into a folder."""

    def __init__(self, program, one, folder):
        self.program, self.folder, self.path = program, folder, folder / "catalogue.json"
        started = time.monotonic()
        run = ran(program, "import", one.schema.resolve(), *[path.resolve() for path in one.more], "--output", self.path, cwd=folder)
        self.seconds = time.monotonic() - started
        self.said = run.stderr + run.stdout
        self.catalogue = json.loads(self.path.read_text(encoding="utf-8"))
        self.documents = self.catalogue["documents"]
        self.readers = {}

    def warnings(self):
        """How many constructs the import could not say exactly, each told with its line."""
        return len(re.findall(r"^\S.*:[0-9]+(?::[0-9]+)?: warning: \S", self.said, re.MULTILINE))

    def document_of(self, value):
        """The id of the document that a value is one of: the only one, or the one whose kind and version it names."""
        if len(self.documents) == 1:
            return self.documents[0]["id"]
        named = {key: str(value.get(key)) for key in ("apiVersion", "kind")}
        for document in self.documents:
            own = {
                key["path"][0]: [one["value"] for one in key.get("values", ())] for key in self.catalogue["keys"]
                if key.get("document", self.documents[0]["id"]) == document["id"] and len(key["path"]) == 1 and key["path"][0] in named
            }
            if own == {key: [text] for key, text in named.items()}:
                return document["id"]
        raise Failed(f"no document is about {named}")

    def reader(self, document, draft):
        """docgen's JSON Schema of a document."""
        if (document, draft) not in self.readers:
            printed = ran(self.program, "schema", "--catalogue", self.path, "--document", document, "--draft", draft, cwd=self.folder)
            schema = json.loads(printed.stdout)
            jsonschema_rs.meta.validate(schema)
            self.readers[document, draft] = jsonschema_rs.validator_for(schema, validate_formats=False)
        return self.readers[document, draft]

    def refusals(self, values, drafts=("2020-12",)):
        """Why docgen refuses each of the values: a list of reasons by who says so, `schema` or `checker`."""
        found = [{} for _ in values]
        of_document = collections.defaultdict(list)
        for number, value in enumerate(values):
            of_document[self.document_of(value)].append(number)
        for document, numbers in of_document.items():
            self.check(document, numbers, values, found)
            for number in numbers:
                for draft in drafts:
                    error = next(self.reader(document, draft).iter_errors(values[number]), None)
                    if error is not None:
                        found[number].setdefault("schema", []).append(
                            f"{draft}: at {'/'.join(map(str, error.instance_path)) or 'the root'}: {error.message[:160]}"
                            f" ({'/'.join(map(str, error.schema_path))[-120:]})")
        return found

    def check(self, document, numbers, values, found):
        """Notes what the checker says of documents, which are all checked in one run."""
        folder = self.folder / "documents"
        folder.mkdir(exist_ok=True)
        names = {f"{number}.json": number for number in numbers}
        for name, number in names.items():
            (folder / name).write_text(json.dumps(values[number], ensure_ascii=False), encoding="utf-8")
        run = ran(
            self.program, "validate", "--no-config", "--catalogue", self.path, "--document", document, "--format", "json", *names,
            cwd=folder, allowed=(0, 1))
        for finding in json.loads(run.stdout):
            if finding["severity"] == "error":
                reason = f"[{finding['id']}] at {finding['path']}: {finding['message'][:160]}"
                found[names[finding["file"].removeprefix("./")]].setdefault("checker", []).append(reason)
