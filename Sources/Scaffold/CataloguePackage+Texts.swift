extension CataloguePackage {
  var guide: String {
    """
    ---
    title: First light
    summary: Writes the smallest lamp.json that works.
    keys:
      - Beam
      - Beam/Colour
      - Beam/Period
    ---

    A lamp needs a `Beam` with a [period](key:Beam/Period):

    ```json
    {
      "Beam": {
        "Period": 5
      }
    }
    ```

    It shines white. Ships that come in keep a red light to port, so a lamp at that side of a channel
    has the [colour](key:Beam/Colour) `red`.

    """
  }

  var example: String {
    """
    {
      "Beam": {
        "Colour": "red",
        "Period": 5
      }
    }

    """
  }

  var settings: String {
    """
    # Settings of the site; `swift run \(name) build --help` lists them.
    code-languages: json
    footer: "Written with docgen."

    """
  }

  var readme: String {
    """
    # \(name)

    A reference of `lamp.json`, an invented format with three keys. Replace them by those of a format
    of your own; every page, index, JSON Schema and check follows.

    ## Two commands

    ```sh
    make site   # publishes the reference into public/
    make test   # looks for mistakes in the reference, and checks lamp.json against it
    ```

    Both need Swift 6 and a few libraries: on Debian and Ubuntu `libcmark-gfm-dev`,
    `libcmark-gfm-extensions-dev`, `libdeflate-dev` and `libsqlite3-dev`, with Homebrew `cmark-gfm` and `libdeflate`.

    `make serve` shows the site in a browser while you write. `swift run \(name) --help` lists what
    else the program does: it searches keys, shows them in the terminal, prints JSON Schemas, and
    checks real files.

    ## Where things are

    | file | what it holds |
    | --- | --- |
    | `Sources/\(name)/LampCatalogue.swift` | the catalogue: title, groups, sources, releases |
    | `Sources/\(name)/Beam.swift` | a group of keys; write a file for each group |
    | `Sources/\(name)/Manual.swift` | the documents that the facts come from |
    | `Sources/\(name)/Program.swift` | the program's name and version |
    | `content/` | guides, in Markdown |
    | `themes/default/` | templates, style sheet and scripts, a copy of docgen's |
    | `docgen.yaml` | settings of the site |
    | `lamp.json` | an example that `make test` checks |

    ## First steps

    1. Change the summary of a key in `Beam.swift` while `make serve` runs, and look at its page.
    2. Write `purple` for the colour in `lamp.json`, run `make test`, and read what it says.
    3. Name your own format in `LampCatalogue.swift`: `DocumentKind` holds the words that depend on it.

    """
  }
}
