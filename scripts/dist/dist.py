"""Shared parts of the scripts in this folder: what is made, where, and archives of which the same files give the same bytes.

Each script is run by `scripts/dist/run`, which exports what is read here.
"""

import hashlib
import os
import pathlib
import re
import time
import zipfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
TEMPLATES = ROOT / "scripts/dist/templates"
VERSION, PLATFORM = os.environ["VERSION"], os.environ["PLATFORM"]
DIST, TREE, ARCHIVE = (pathlib.Path(os.environ[name]) for name in ("DIST", "TREE", "ARCHIVE"))
# The address of the project, and of the files of this version.
HOMEPAGE = os.environ.get("DOCGEN_HOMEPAGE", "https://example.com/docgen")
URL = os.environ.get("DOCGEN_URL", f"{HOMEPAGE}/releases/download/{VERSION}")


def sha256(path):
    """A file's digest in hexadecimal digits."""
    return hashlib.sha256(path.read_bytes()).hexdigest()


def write_zip(path, files):
    """Writes an archive of `files`, a list of name, bytes and whether people may run it."""
    date = time.gmtime(max(int(os.environ["SOURCE_DATE_EPOCH"]), 315_532_800))[:6]
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name, content, is_program in files:
            entry = zipfile.ZipInfo(name, date)
            entry.create_system = 3  # Unix, whose permissions follow.
            entry.external_attr = (0o100755 if is_program else 0o100644) << 16
            entry.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(entry, content)


def filled(name, **values):
    """The files of a folder of templates, by their paths, with a value instead of each `{{name}}`."""
    values = {"version": VERSION, "url": URL, "homepage": HOMEPAGE, **values}
    files = {}
    for path in sorted(path for path in (TEMPLATES / name).rglob("*") if path.is_file()):
        text = re.sub(r"\{\{(\w+)\}\}", lambda found: values[found[1]], path.read_text(encoding="utf-8"))
        files[path.relative_to(TEMPLATES / name).as_posix()] = text
    return files


def write_repository(name, files):
    """Writes an archive with the content of a small repository."""
    stem = f"{name}-{VERSION}"
    write_zip(DIST / f"{stem}.zip", [(f"{stem}/{path}", text.encode(), False) for path, text in sorted(files.items())])
