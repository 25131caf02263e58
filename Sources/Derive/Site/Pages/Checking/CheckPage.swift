import JSON
import KeyModel
import KeyValidation
import Markup
import Text

extension PageKind {
  static let check = PageKind(
    .checkAFile, at: "check", template: .check, in: [.search], where: \.offersChecker,
    summary: { $0.words(.aboutCheck, ["files": $0.namesOfFiles]) },
    page: \.checkPage)
}

/// The page that checks files in the browser. Its script does that; the text is for readers without scripts.
extension SiteContext {
  fileprivate var checkPage: Page {
    let kind = PageKind.check
    var page = listPage(kind) { _ in
      [
        .paragraph([.text(words[.checkNeedsScripts])]),
        .code(language: "sh", "\(programName) validate FILE"),
      ]
    }
    let codes = catalogue.codes.map { code in
      JSONValue.Member(code.id, .string(PageFormat.html.file(routes.page(of: code.id))))
    }
    let options = CheckOptions(
      of: catalogue, checkedDocuments, explainsFindings: !findings.isEmpty, codes: .object(codes),
      checkExample, words
    )
    page.sections.append(Section("options", [.html(HTMLOnly(options))]))
    return page
  }

  /// The kinds of file, for a sentence.
  fileprivate var namesOfFiles: String {
    let names = checkedDocuments.map { words(.aFile, ["file": $0.name]) }
    return names.count > 4 ? words[.anyFile] : words.list(names, .or)
  }

  /// A link to the page, set to this kind of file. Empty for sites without the page.
  func linkToCheck(_ document: DocumentKind) -> [Block] {
    guard checkedDocuments.contains(where: { $0.id == document.id }) else { return [] }
    return [.html(HTMLOnly(CheckLink(words[.checkYourFile], choices(of: document))))]
  }

  /// A link that opens the page with the text of such a file. Empty for sites without the page, and for options that the
  /// page does not have.
  ///
  /// - Parameter options: The options to choose on the page.
  func linkToCheck(
    _ text: String, in document: DocumentKind, options: StatedOptions? = nil
  ) -> [Block] {
    guard checkedDocuments.contains(where: { $0.id == document.id }),
      options?.namedTexts.allSatisfy({ CheckOptions.offered.contains($0.option) }) ?? true
    else { return [] }
    let file = [
      ("name", document.exampleOfName), ("text", Base64.encodedForAddresses(Array(text.utf8))),
    ]
    let stated = (options?.namedTexts ?? []).map { ($0.option.rawValue, $0.value) }
    let choices = choices(of: document) + stated
    return [.html(HTMLOnly(CheckLink(words[.checkThisExample], choices + file)))]
  }

  private func choices(of document: DocumentKind) -> [(String, String)] {
    catalogue.hasSeveralDocuments ? [("document", document.id)] : []
  }
}

extension DocumentKind {
  /// A name by which such a file is recognized.
  var exampleOfName: String {
    let pattern = fileMatch.first { !$0.contains("*") } ?? fileMatch.first
    let ending = format == .yaml ? ".yaml" : format == .toml ? ".toml" : ".json"
    return pattern?.replacing("**/", with: "").replacing("*", with: "Example")
      ?? (name.contains(".") && !name.contains(" ") || isPropertyList ? name : id + ending)
  }
}

/// A link to the page that checks files, for readers who have the site's scripts.
struct CheckLink: HTMLContent {
  private var title: String
  private var fragment: String

  /// - Parameter values: The values that the page's script reads from its address.
  init(_ title: String, _ values: [(String, String)]) {
    self.title = title
    fragment = values.map { "\($0)=\(percentEncoded($1))" }.joined(separator: "&")
  }

  func render(with renderer: HTMLRenderer, into writer: inout HTMLWriter) {
    guard renderer.hasScripts else { return }
    writer.markup("<p class=\"check\">")
    renderer.openLink(
      to: .page(PageKind.check.path, fragment: fragment.isEmpty ? nil : fragment),
      into: &writer)
    writer.text(title)
    writer.markup("</a></p>\n")
  }
}

/// The form that says how to check files: what the command has options for, with the catalogue's values.
struct CheckOptions: HTMLContent {
  /// The options that have a control; a file shows by itself whether a build has finished it.
  static let offered: Set<CheckOption> = [.platform, .deploymentTarget, .sdk, .distribution]

  private var fields: [Controls.Field] = []
  /// The names of files that a folder is searched for, with `*` for anything.
  private var names: [String]
  /// Folders that are not searched.
  private var skipped: [String]
  /// The names by which the files of products are recognized: the endings of bundles, the folders of programs, and the paths of
  /// granting files.
  private var bundles: JSONValue
  /// Whether the site has pages about findings.
  private var explainsFindings: Bool
  /// The addresses of the codes' pages.
  private var codes: JSONValue
  private var example: CheckExample?
  private let words: Words

  init(
    of catalogue: Catalogue, _ documents: [DocumentKind], explainsFindings: Bool, codes: JSONValue,
    _ example: CheckExample?,
    _ words: Words
  ) {
    self.words = words
    self.explainsFindings = explainsFindings
    self.codes = codes
    self.example = example
    let saysKind = documents.contains {
      $0.fileMatch.isEmpty && catalogue.kindMarks(of: $0).areTelling
    }
    names =
      (documents.filePatterns + documents.compactMap { $0.build?.settings }.flatMap(\.files)
      + (saysKind ? KindMarks.endings.map { "*" + $0 } : [])).uniqued
    skipped = documents.flatMap(\.skippedFolders).uniqued
    let programs = documents.compactMap(\.bundles?.program)
    let places = (programs.flatMap(\.files) + programs.flatMap(\.others)).compactMap { path in
      path.split(separator: "/").dropLast().last.map(String.init)
    }
    bundles = [
      "endings": JSONValue(strings: documents.compactMap(\.bundles).flatMap(\.endings).uniqued),
      "places": JSONValue(strings: places.uniqued),
      "grants": JSONValue(strings: documents.compactMap(\.bundles?.grant).flatMap(\.files)),
    ]
    func choice(_ name: String, _ label: Word, _ none: Word, _ options: [Controls.Option]) {
      guard !options.isEmpty else { return }
      fields.append(.choice(name: name, label: words[label], [.init("", words[none])] + options))
    }
    if catalogue.hasSeveralDocuments {
      choice(
        "document", .kindOfFile, .byNameAndKeys, documents.map { .init($0.id, $0.name) })
    }
    let lines = catalogue.releases.lines
    choice(
      "platform", .platform, .byTheFile,
      lines.map { .init($0.platform.schemaName, $0.platform.name) })
    let versions = lines.map { ($0.platform.schemaName, $0.versions.reversed().map(\.text)) }
      .filter { !$0.1.isEmpty }
    if !versions.isEmpty {
      fields.append(
        .suggested(
          name: "deploymentTarget", label: words[.deploymentTarget],
          versions.map { .init(name: $0, values: $1) }))
      fields.append(
        .suggested(
          name: "sdk", label: words[.sdk],
          versions.map { platform, all in
            .init(name: platform, values: all.map { platform + $0 })
          }))
    }
    choice(
      "distribution", .distribution, .asUsual,
      catalogue.statedDistributions.map { .init($0.id, $0.name) })
  }

  func render(with renderer: HTMLRenderer, into writer: inout HTMLWriter) {
    guard renderer.hasScripts else { return }
    var form = HTMLWriter()
    form.open("details", ("class", "check-options"), ("hidden", fields.isEmpty ? "" : nil))
    form.element("summary", words[.options])
    form.markup("\n")
    form.open(
      "form", ("class", "filters"), ("aria-label", words[.options]),
      ("data-explained", explainsFindings ? "" : nil),
      ("data-names", Self.text(of: JSONValue(strings: names))),
      ("data-skipped", Self.text(of: JSONValue(strings: skipped))),
      ("data-bundles", Self.text(of: bundles)),
      ("data-codes", Self.text(of: codes)),
      (
        "data-example",
        example.map { Self.text(of: ["name": .string($0.name), "text": .string($0.text)]) }
      ))
    form.markup("\n")
    for field in fields { Controls.render(field, words, into: &form) }
    if !fields.isEmpty {
      form.markup("<p>")
      form.element("button", words[.reset], ("type", "reset"))
      form.markup("</p>\n")
    }
    form.markup("</form></details>")
    writer.controls(form)
    writer.markup("\n")
  }

  private static func text(of json: JSONValue) -> String {
    // Without the end of the last line.
    String(decoding: json.serializedBytes(linesTo: 0).dropLast(), as: UTF8.self)
  }
}
