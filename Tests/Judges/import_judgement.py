"""Judges how much of its schema an imported format keeps: soundness, strength, texts."""

import collections
import dataclasses
import zlib

from import_mutations import KINDS, mutants
from import_originals import original_of, originals
from import_runs import Imported
from import_samples import Sampler
from import_texts import shares

# Docgen has to refuse this share of what the original refuses, and this share of the texts has to arrive.
STRENGTH, TEXTS = 0.8, 0.9
# Members that say which schema a document is about; a document without them is about none.
NAMES = ("apiVersion", "kind", "metadata")


@dataclasses.dataclass
class Case:
    """A document, the mistake it was given, and what the original says of it."""

    name: str
    mistake: str
    value: object
    is_accepted: bool


@dataclasses.dataclass
class Judgement:
    """The findings about one format."""

    name: str
    accepted: int = 0
    unsound: list = dataclasses.field(default_factory=list)
    refused: collections.Counter = dataclasses.field(default_factory=collections.Counter)
    kept: collections.Counter = dataclasses.field(default_factory=collections.Counter)
    missed: list = dataclasses.field(default_factory=list)
    warnings: int = 0
    texts: dict = dataclasses.field(default_factory=dict)
    site: list = dataclasses.field(default_factory=list)
    keys: int = 0
    seconds: float = 0.0

    def strength(self):
        """The share of refused documents that docgen refuses too."""
        total = sum(self.refused.values())
        return sum(self.kept.values()) / total if total else 1.0

    def failures(self):
        """The shortcomings, in sentences."""
        yield from (f"{self.name}: accepted by the original only: {one}" for one in self.unsound)
        yield from (f"{self.name}: its site: {one}" for one in self.site[:10])
        if self.strength() < STRENGTH:
            missed = "".join(f"\n      {one}" for one in self.missed[:12])
            yield f"{self.name}: {self.strength():.0%} of the mutants are refused by both, for example not:{missed}"
        if self.missed and not self.warnings:
            yield f"{self.name}: the import has no warning about what it loses, for example: {self.missed[0]}"
        for kind, (total, arrived, others) in self.texts.items():
            if arrived < TEXTS * total:
                yield f"{self.name}: {arrived} of {total} {kind} arrived, for example not:" + "".join(f"\n      {one}" for one in others[:12])


def cases(one, originals, seed, per_document, samples):
    """Documents of a format: those that come with it, samples, and their mutants, of each at most a few of a kind."""
    fixed = NAMES if len(originals) > 1 else ()
    right = {**one.documents("right")}
    for number, original in enumerate(originals):
        for index, sample in enumerate(Sampler(original, seed).documents(samples), 1):
            if fixed:
                sample = {**sample, **dict(zip(NAMES, original.name.split(" ")))}
            right[f"sample {number}.{index}"] = sample
    for name, value in {**right, **one.documents("wrong")}.items():
        original = original_of(value, originals)
        if original is None:
            continue
        is_accepted = original.accepts(value)
        yield Case(name, "wrong as it came" if not is_accepted else "", value, is_accepted)
        if not is_accepted:
            continue
        quota = collections.Counter()
        for kind, path, mutant in mutants(value, f"{seed} {name}", per_document * 4, fixed):
            accepted = original.accepts(mutant)
            quota[kind, accepted] += 1
            if quota[kind, accepted] <= per_document:
                yield Case(f"{name}, {kind} at {path or 'the root'}", kind, mutant, accepted)


def judged(program, one, folder, seed=1, per_document=3, samples=6, drafts=("2020-12",)):
    """Imports a format and judges what came of it."""
    its_originals = originals(one)
    imported = Imported(program, one, folder)
    found = Judgement(one.name, keys=len(imported.catalogue["keys"]), seconds=imported.seconds, warnings=imported.warnings())
    every = list(cases(one, its_originals, zlib.crc32(one.name.encode()) + seed, per_document, samples))
    for case, refusals in zip(every, imported.refusals([case.value for case in every], drafts)):
        if case.is_accepted:
            found.accepted += 1
            found.unsound += [f"{case.name}: {who}: {reasons[0]}" for who, reasons in refusals.items()]
        else:
            found.refused[case.mistake] += 1
            found.kept[case.mistake] += len(refusals) == 2
            if len(refusals) < 2:
                silent = " and ".join(who for who in ("schema", "checker") if who not in refusals)
                why = original_of(case.value, its_originals).complaints(case.value)[0]
                found.missed.append(f"{case.name}: accepted by {silent}; the original at {'/'.join(map(str, why[0])) or 'the root'}: {why[1][:140]}")
    found.texts = shares(its_originals, imported.catalogue)
    return found


def row(found):
    """A line of the table."""
    kinds = " ".join(f"{found.kept[kind]}/{found.refused[kind]}".rjust(9) for kind in (*KINDS, "wrong as it came"))
    texts = " ".join(f"{arrived}/{total}".rjust(11) for total, arrived, _ in found.texts.values())
    return f"{found.name:26} {found.keys:6} {found.seconds:5.1f} {found.accepted - len(found.unsound):5}/{found.accepted:<5} {found.strength():5.0%} {kinds} {texts}"


HEAD = (
    f"{'format':26} {'keys':>6} {'secs':>5} {'sound':>11} {'strong':>6} "
    + " ".join(kind[:9].rjust(9) for kind in (*KINDS, "wrong")) + " " + " ".join(kind.rjust(11) for kind in ("descr.", "values", "names", "defaults")))
