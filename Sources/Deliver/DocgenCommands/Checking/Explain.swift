import ArgumentParser
import Checking
import Diagnostics
import FileSystem
import KeyModel
import KeyValidation
import Text

struct Explain: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      abstract:
        "Print a \(Program.current.catalogue.documents.noun) with what each key means, since when it exists, and what is wrong with it.",
      discussion: """
        The file may be XML, binary, JSON or old-style. Each key has its value in short, its meaning, \
        and its findings, which are those of '\(Program.current.name) validate --notes'. Of a long array, \
        the first elements are shown, and those with findings.

        Examples:
        \(Program.current.examples(of: "explain", otherwise: ["FILE", "--html FILE > explained.html"]))

        Exit status: 0 no errors, 1 errors were found, 2 could not run.
        """)
  }

  @Argument(
    help: "The file; - for standard input.", completion: .file(extensions: fileExtensions))
  var file: String

  @Flag(help: "Print a page in HTML, which needs no other file.")
  var html = false

  @Flag(
    help:
      "Print the list that the product's program lacks for the APIs that it uses, with the reasons to choose from."
  )
  var writeManifest = false

  @OptionGroup var options: CheckingOptions

  @OptionGroup var chosen: DocumentOption

  @OptionGroup var catalogue: CatalogueOption

  func validate() throws { try options.validate(files: [file]) }

  func run() throws {
    let catalogue = try self.catalogue.load()
    var settings = try options.fileSettings(options.settings, for: catalogue)
    let all = settings.globalSettings()
    Terminal.report(settings.takeMessages())
    let document = try chosen.document(in: catalogue)
    if options.config != nil { _ = try all.options(for: catalogue) }
    let pages = ReferencePages(catalogue)
    if file != "-", isProduct(FilePath(argument: file), in: catalogue) {
      return try explainProduct(catalogue, settings, all, only: document, pages)
    }
    guard !writeManifest else {
      throw Refusal("--write-manifest needs a product: name a bundle or an archive.")
    }
    var checking = FileChecking(
      catalogue, only: document, settings: settings, today: CheckingOptions.today,
      page: pages.address)
    let isInput = file == "-"
    let path = isInput ? options.standardInput ?? "<stdin>" : FilePath(argument: file)
    if let grant = catalogue.documents.compactMap(\.bundles?.grant).first(where: {
      $0.matches(fileName: path.name.text[...])
    }) {
      throw Refusal(
        "The file is a \(grant.name), whose keys are not in the reference. Check it with '\(Program.current.name) validate'."
      )
    }
    let bytes = try contents(of: path, isInput: isInput, in: catalogue)
    let opened = checking.open(bytes, at: path, isInProject: !isInput)
    Terminal.report(checking.takeMessages())
    guard let opened else { throw ExitCode.couldNotRun }
    let findings = opened.checkers.check([opened.file])
    let (base, id) = (opened.baseURL, opened.file.document.id)
    var list = AnnotatedList(opened.file, findings) { key in
      base.flatMap { pages.address(ofKey: catalogue.path(key, from: id), base: $0) }
    }
    list.inference = opened.checkers.inference(about: opened.file)
    if html {
      let page = ExplanationPage(list: list, reference: catalogue.title) { finding in
        base.flatMap { pages.path(ofFinding: finding).map($0.page) }
      }
      Terminal.write(page.html)
    } else {
      Terminal.write(list.text(width: Terminal.width, isStyled: Terminal.hasColor), .styled)
    }
    if settings.isNamedDamaged { throw ExitCode.couldNotRun }
    if findings.containsErrors { throw ExitCode.findings }
  }

  private func isProduct(_ path: FilePath, in catalogue: Catalogue) -> Bool {
    let bundles = catalogue.documents.compactMap(\.bundles)
    let endings = bundles.flatMap(\.endings) + bundles.flatMap(\.containers).map(\.ending)
    let name = path.withoutTrailingSlashes
    return endings.contains(where: name.hasSuffix)
      && (Files.isFolder(path)
        || bundles.flatMap(\.containers).contains { name.hasSuffix($0.ending) })
  }

  /// Prints what the bundles of a product say, or the list that its program lacks.
  private func explainProduct(
    _ catalogue: Catalogue, _ settings: FileSettings, _ all: CheckSettings,
    only document: DocumentKind?, _ pages: ReferencePages
  ) throws {
    var run = ValidationRun(
      FileChecking(
        catalogue, only: document, settings: settings, today: CheckingOptions.today,
        page: pages.address), showsBundles: true)
    run.check(FilePath(argument: file))
    Terminal.report(run.takeMessages())
    guard let first = run.bundles.first else {
      Terminal.report(run.findings)
      throw ExitCode.couldNotRun
    }
    if writeManifest {
      guard let missing = first.missing else {
        throw Refusal("The program of '\(first.summary.path)' uses nothing that no list declares.")
      }
      return Terminal.write(missing)
    }
    let base = all.baseURL
    let page = ProductPage(
      path: file, verdict: run.verdict, bundles: run.bundles.map(\.summary),
      reference: catalogue.title
    ) { file, findings in
      AnnotatedList(file, findings) { key in
        base.flatMap {
          pages.address(ofKey: catalogue.path(key, from: file.document.id), base: $0)
        }
      }
    } findingPage: { finding in
      base.flatMap { pages.path(ofFinding: finding).map($0.page) }
    }
    Terminal.write(html ? page.html : page.text(isStyled: Terminal.hasColor), .styled)
    if run.hasFailed { throw ExitCode.couldNotRun }
    if run.findings.containsErrors { throw ExitCode.findings }
  }

  private func contents(of path: FilePath, isInput: Bool, in catalogue: Catalogue) throws -> [UInt8]
  {
    let limit = PropertyListReader().limits.bytes
    do throws(FileError) {
      return try isInput
        ? OpenFile.standardInput.bytes(atMost: limit) : Files.read(path, atMost: limit)
    } catch {
      throw refusal(
        "unreadable-file", at: SourceLocation(file: path.text), error.description,
        remedy: remedy(for: error, in: catalogue))
    }
  }

  private func remedy(for error: FileError, in catalogue: Catalogue) -> String {
    let name = Program.current.name
    if Files.isFolder(error.path) {
      return "name a file in it; '\(name) validate' checks whole folders"
    }
    // Other commands explain these.
    let ids = findingKinds.map(\.id) + catalogue.codes.map(\.id)
    if error.isAboutMissing, ids.contains(file) {
      return "to read about a finding or a code, write: \(name) validate --explain \(file)"
    }
    if error.isAboutMissing, catalogue.keys.contains(where: { $0.name == file }) {
      return "to read about a key, write: \(name) show \(file)"
    }
    return error.inputRemedy ?? "check the name and the permissions"
  }
}
