import Diagnostics
import KeyImport
import KeyModel
import Site

/// A package whose catalogue is an import, as Swift that somebody goes on writing.
struct ImportedPackage: Sendable {
  /// The file in which a package or a catalogue keeps what the last import said, so that the next one can tell
  /// what has changed since.
  static let record = "imported.json"

  private let package: CataloguePackage
  private let catalogue: Catalogue
  private let origins: [String]

  /// - Parameters:
  ///   - package: The package that would have been started without the import.
  ///   - origins: The names of the imported files.
  init(_ package: CataloguePackage, _ catalogue: Catalogue, from origins: [String]) {
    self.package = package
    self.catalogue = catalogue
    self.origins = origins
  }

  /// The files, except for the theme's, in the order of their paths.
  var files: [OutputFile] {
    let sources = "Sources/\(package.name)/"
    let program = sources + "Program.swift"
    let kept = package.files.filter { [".gitignore", "Package.swift", program].contains($0.path) }
      .map { file in
        guard file.path == program else { return file }
        let text = String(decoding: file.bytes, as: UTF8.self)
        return OutputFile(program, text: text.replacing("lampCatalogue", with: "catalogue"))
      }
    let written = CatalogueSource.files(of: catalogue).map {
      OutputFile(sources + $0.name, text: $0.text)
    }
    let others = [
      OutputFile("Makefile", text: makefile), OutputFile("README.md", text: readme),
      OutputFile("docgen.yaml", text: settings),
      OutputFile(Self.record, bytes: catalogue.recordBytes),
    ]
    return (kept + written + others).sorted { $0.path < $1.path }
  }

  private var settings: String {
    """
    # Settings of the site; `swift run \(package.name) build --help` lists them.
    footer: "Written with docgen."

    """
  }

  private var makefile: String {
    """
    # make site    publish the reference into public/
    # make test    check the reference
    # make serve   show the reference in a browser while you write it

    .PHONY: site test serve

    site:
    \tswift run \(package.name) build

    test:
    \tswift run \(package.name) check

    serve:
    \tswift run \(package.name) serve

    """
  }

  private var readme: String {
    let names = origins.map { "`\($0.filter { $0 != "`" && !$0.isNewline })`" }
    let sources = "Sources/\(package.name)"
    return """
      # \(package.name)

      A reference of \(alternatives(catalogue.documents.map(\.name), "and")), with \(catalogue.keys.count) keys.
      `docgen new` made it from \(alternatives(names, "and")); since then, it is yours.

      ```sh
      make site   # publishes the reference into public/
      make test   # checks the reference
      make serve  # shows the site while you write
      ```

      All need Swift 6 and a few libraries: on Debian and Ubuntu `libcmark-gfm-dev`,
      `libcmark-gfm-extensions-dev`, `libdeflate-dev` and `libsqlite3-dev`, with Homebrew `cmark-gfm` and
      `libdeflate`. `swift run \(package.name) --help` lists the other commands: they search keys, show
      them in the terminal, print JSON Schemas, and check files.

      ## Where things are

      | file | contents |
      | --- | --- |
      | `\(sources)/Catalogue.swift` | the catalogue: title, groups, sources, releases |
      | `\(sources)/Documents.swift` | the kinds of file: their names, their syntax, how they are recognized |
      | the other files in `\(sources)/` | the keys, a file for each group or several for a large one |
      | `\(sources)/Program.swift` | the program's name and version |
      | `content/` | guides in Markdown, once you write some |
      | `themes/default/` | templates, style sheet and scripts, a copy of docgen's |
      | `docgen.yaml` | settings of the site |
      | `\(Self.record)` | what the import said; the next one is compared with it |

      ## Write it with care

      A schema says what is allowed; readers want to know what happens. Change a summary while `make serve`
      runs, and look at its page. `make test` lists what could be better; once nothing is left, remove
      `isDraft: true` from `Catalogue.swift`, and a bad text is an error. Keep arrays short: Swift compiles twenty-five keys at once quickly, and a
      thousand not at all.

      ## When the format changes

      ```sh
      swift run \(package.name) import NEW-FILE --merge .
      ```

      This lists what has changed since the last import and is not in your source yet. New keys are written
      to `\(sources)/\(AddedKeysSource.fileName)`, from where you move them to their groups. Nothing that you wrote is
      touched.

      """
  }
}

extension Catalogue {
  /// The catalogue as the next import reads it.
  var recordBytes: [UInt8] { jsonBytes(keyURL: { _ in "" }, extensionPointURL: { _ in "" }) }
}
