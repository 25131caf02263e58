"""The reference of the compose file in Examples: a real format, imported and improved by hand."""

from conftest import ROOT, judge
from import_sites import links_of

FOLDER = ROOT / "Examples" / "ComposeReference"
CATALOGUE = FOLDER / "catalogue.json"


def test_its_site_has_no_broken_link(docgen, tmp_path):
    """Built as its README says."""
    built = docgen.run(
        "build", "--catalogue", CATALOGUE, "--content", FOLDER / "content", "--settings", FOLDER / "docgen.yaml",
        "--output", tmp_path / "site", cwd=ROOT)
    assert built.returncode == 0 and "no warnings" in built.stdout, built.stderr
    judge(links_of(tmp_path / "site"))


def test_its_search_finds_keys(docgen):
    """By their names and by words of their texts."""
    found = docgen.run("search", "--catalogue", CATALOGUE, "healthcheck").stdout
    assert found.startswith("healthcheck\t"), found
    assert "depends_on" in docgen.run("search", "--catalogue", CATALOGUE, "started before").stdout


def test_its_checker_reads_yaml(docgen, tmp_path):
    """The example fits; a mistake is reported where it is."""
    right = docgen.run("validate", "--catalogue", CATALOGUE, FOLDER / "compose.yaml")
    assert right.returncode == 0 and "nothing to report" in right.stderr, right.stderr
    text = (FOLDER / "compose.yaml").read_text().replace("depends_on", "depend_on")
    (tmp_path / "compose.yaml").write_text(text)
    wrong = docgen.run("validate", "--catalogue", CATALOGUE, "compose.yaml", cwd=tmp_path)
    assert wrong.returncode == 1
    assert "compose.yaml:8:5: error: 'web' must not hold the key 'depend_on'; did you mean 'depends_on'?" in wrong.stdout + wrong.stderr
