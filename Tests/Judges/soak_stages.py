"""The parts of the judges that `make soak` runs one after another.

`Tests/Judges/run PROGRAM SITE --stage NAME` runs one of them. Every file of judges is in exactly one.
"""

STAGES = {
    # Schemas, the catalogue and the checker on the same lists.
    "schemas": (
        "agreement", "archives", "bounds", "codes", "catalogue_json", "diff", "embeddings", "examples", "explain", "generated_lists", "import", "import_input", "import_merge", "property_lists",
        "printed_examples", "programs", "reports", "rule_fixtures", "schemas", "sound_products", "stated", "projects", "toml",
    ),
    # Pages in browsers and other readers.
    "browser": (
        "browser", "check_page", "check_syntaxes", "docset", "embedded", "feed", "firefox", "first_visit", "hostile_texts", "html", "links", "many_keys", "matrix", "offline", "page_script", "reading",
        "search_engine", "search_field", "single_page", "text_browser", "words", "zeal",
    ),
    # The program at the command line, in editors and for agents.
    "program": (
        "agents", "checker_module", "command_line", "documents", "doubling", "editor_extension", "editors", "guide_sites", "guides", "inputs", "lsp", "proportion",
        "repairs", "search_command", "searches", "serve", "show",
    ),
    # Builds into folders, and what is installed and distributed.
    "publishing": (
        "broken_input", "crash_safety", "determinism", "dist", "downloads", "editions", "files_of_others", "fragments", "hosts", "install", "new", "output_folder",
        "package_managers",
    ),
    # README's commands in a clone: all of `make site` and `make test` once more.
    "checkout": ("checkout",),
}


def stage_of(path):
    """The stage of a file of judges; an error for a file that is in none or in several."""
    name = path.stem.removeprefix("test_")
    found = [stage for stage, files in STAGES.items() if name in files]
    if len(found) != 1:
        raise LookupError(f"{path.name} is in {len(found)} stages of soak_stages.py, not in one")
    return found[0]
