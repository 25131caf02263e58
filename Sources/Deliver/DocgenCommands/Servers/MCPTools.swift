import Checking
import Diagnostics
import FileSystem
import JSON
import KeyModel
import KeySearch
import KeyValidation
import Text

/// The questions that programs can ask of a reference: the commands that read, and none that writes.
struct MCPTools {
  let catalogue: Catalogue
  /// Whether the catalogue is a file's, not the one inside the program.
  var isOfFile = false
  /// The folder whose files may be read.
  var folder: FilePath = "."

  var server: MCPServer {
    let program = Program.current
    return MCPServer(
      name: program.name, version: program.version,
      instructions: """
        \(catalogue.title): the keys of \(alternatives(catalogue.documents.map(\.name), "and")), with types, \
        values, rules, platforms and sources. Search for a key before you write one, and validate a file \
        after you have changed it. An error is proof; a warning is advice.
        """,
      tools: [search, show, validate, fix])
  }

  // MARK: - Reading the reference

  private var search: Tool {
    Tool(
      name: "search", title: "Search the reference",
      description:
        "Finds keys, codes, guides, extension points and values by name, part of a name, abbreviation or everyday words. Filters: kind:guide, platform:NAME, type:array, deprecated:no, value:TEXT, in:KEY, point:NAME\(catalogue.hasSeveralDocuments ? ", document:ID" : "").",
      arguments: [
        .init("query", .text, "What to look for.", isRequired: true),
        .init(
          "limit", .number(1...50), "How many results at most (default: \(SearchLimits.results))."),
      ],
      output: Self.object([("results", ["type": "array", "items": ["type": "object"]])])
    ) { arguments throws(Refusal) in
      let (listing, problems) = SearchListing.answers(
        to: try short(arguments.text("query"), "Write what to look for, such as 'array'."),
        limit: arguments.number("limit"), in: catalogue, isOfFile: isOfFile)
      guard problems.isEmpty else { throw Refusal(problems.map(\.message).joined(separator: " ")) }
      return Tool.Answer(
        texts: [listing.json.serialized()] + (listing.note.isEmpty ? [] : [listing.note]),
        structure: ["results": listing.json])
    }
  }

  private var show: Tool {
    var arguments: [Tool.Argument] = [
      .init(
        "name", .text,
        "A key's path or name, an extension point's identifier, or a capability's name. For a tree or a minimum also a document: \(alternatives(catalogue.documents.map { "'\($0.id)'" })).",
        isRequired: true),
      .init("tree", .flag, "Show what is inside as a tree of names and types instead."),
      .init(
        "minimal", .flag,
        "Give the smallest file for an extension point or of a document instead."),
    ]
    if catalogue.hasSeveralDocuments {
      arguments.append(
        .init(
          "document", .oneOf(catalogue.documents.map(\.id)), "The document that a key is in."))
    }
    return Tool(
      name: "show", title: "Show a page of the reference",
      description:
        "Prints a page of the reference: what is known about a key (types, values, default, rules, platforms and since when, what goes wrong without it, an example, sources), an error code, a guide, an extension point, a capability or a group.",
      arguments: arguments, output: nil
    ) { arguments throws(Refusal) in
      let name = try short(arguments.text("name"), "Write what to show.")
      let (tree, minimal) = (arguments.isTrue("tree"), arguments.isTrue("minimal"))
      if tree, minimal { throw Refusal("'tree' and 'minimal' can't be combined: leave one out.") }
      let text = ReferenceText(
        catalogue: catalogue, isOfFile: isOfFile,
        only: arguments.text("document").flatMap(catalogue.document(named:)))
      let shown =
        minimal
        ? try text.minimalFile(of: name).text
        : tree ? try text.tree(of: name) : try text.page(of: name)
      return Tool.Answer(texts: [shown.withoutCommands])
    }
  }

  /// A text that is not empty, and does not slow down those that work with it.
  private func short(_ text: String?, _ demand: String) throws(Refusal) -> String {
    guard let text, !text.isEmpty else { throw Refusal(demand) }
    guard !text.hasLongRun else {
      throw Refusal("The text has more combining marks in a row than can be shown.")
    }
    return text
  }

  // MARK: - Checking files

  /// The options that tools take.
  private static let options: [CheckOption] = [.platform, .deploymentTarget]

  private var fileArguments: [Tool.Argument] {
    let platforms = catalogue.releases.platforms.map(\.schemaName)
    return [
      .init(
        "file", .text,
        "The file's path, inside the folder that the server runs in. With 'text', only its name counts, which may show what the file is."
      ),
      .init("text", .text, "The file's content; without it, the file is read."),
    ]
      + (platforms.isEmpty
        ? []
        : [
          .init(CheckOption.platform.rawValue, .oneOf(platforms), "Where the product runs."),
          .init(
            CheckOption.deploymentTarget.rawValue, .text,
            "The oldest release it runs on, such as 12.0."),
        ])
  }

  private static let findings: (name: String, schema: JSONValue) =
    ("findings", ["type": "array", "items": ["type": "object"]])

  private var validate: Tool {
    Tool(
      name: "validate", title: "Check a file",
      description:
        "Checks a file of \(alternatives(catalogue.documents.map(\.name))): types, values, misplaced and misspelt keys, rules, platforms. Gives each finding with line, column and remedy. Nothing is written.",
      arguments: fileArguments, output: Self.object([Self.findings])
    ) { arguments throws(Refusal) in
      let (list, checkers, messages) = try open(arguments)
      let findings = checkers.check([list])
      return Tool.Answer(
        texts: [report(findings, messages)],
        structure: ["findings": DiagnosticJSON.format(findings)])
    }
  }

  private var fix: Tool {
    Tool(
      name: "fix", title: "Repair a file's text",
      description:
        "Makes the repairs that are certain, and gives the new text; every other byte stays the same. Nothing is written: save the text yourself if you want it.",
      arguments: fileArguments,
      output: Self.object([
        ("text", ["type": "string"]), ("repairs", ["type": "integer"]), Self.findings,
      ])
    ) { arguments throws(Refusal) in
      let (list, checkers, messages) = try open(arguments)
      // Any other file, such as one with passwords, stays where it is.
      guard arguments.text("text") != nil || list.root != nil else {
        throw Refusal("'\(list.path)' has no list that can be repaired; validate says why.")
      }
      let (bytes, count) = checkers.fix(list)
      guard let text = String(validating: bytes, as: UTF8.self) else {
        throw Refusal(
          "The file is not text in UTF-8. Repair it with: \(Program.current.name) validate --fix")
      }
      let repaired = checkers.read(bytes, file: list.path).inProject(of: list)
      let rest = checkers.check([repaired])
      return Tool.Answer(
        texts: ["\(counted(count, "repair")) made.\n" + report(rest, messages), text],
        structure: [
          "text": .string(text), "repairs": .integer(count),
          "findings": DiagnosticJSON.format(rest),
        ])
    }
  }

  /// Reads a file, its settings and its projects, all inside the folder.
  private func open(_ arguments: Tool.Arguments) throws(Refusal) -> (
    list: ReadFile, checkers: DocumentCheckers, messages: [Diagnostic]
  ) {
    var own = CheckSettings()
    for option in Self.options { own.stated.texts[option] = arguments.text(option.rawValue) }
    _ = try own.options(for: catalogue)
    let name = FilePath(argument: arguments.text("file") ?? "text")
    let folder = Files.resolvedAsFarAsPossible(folder)
    let isAbsolute = name.bytes.first == UInt8(ascii: "/")
    var path = Files.resolvedAsFarAsPossible(isAbsolute ? name : folder / name)
    let bytes: [UInt8]
    if let text = arguments.text("text") {
      bytes = Array(text.utf8)
      if !path.isInside(folder) { path = folder / name.name }
    } else if arguments.text("file") != nil {
      bytes = try contents(of: path, called: name, in: folder)
    } else {
      throw Refusal("Name a 'file', or hand over its 'text'.")
    }
    var checking = FileChecking(
      catalogue, settings: FileSettings(own, within: folder), today: CheckingOptions.today,
      within: folder)
    guard
      let opened = checking.open(
        bytes, at: path, as: name.text, isInProject: arguments.text("text") == nil)
    else { throw Refusal("The settings leave the file out.") }
    return (opened.file, opened.checkers, checking.takeMessages())
  }

  /// The answer is the same whether something outside of the folder exists or not.
  private func contents(
    of path: FilePath, called name: FilePath, in folder: FilePath
  ) throws(Refusal) -> [UInt8] {
    let advice = "Name a file inside the folder that the server runs in, or hand over its 'text'."
    guard path.isInside(folder), let real = Files.resolved(path), real.isInside(folder) else {
      throw Refusal("The server's folder has no file '\(name)'. \(advice)")
    }
    do throws(FileError) {
      return try Files.read(real, atMost: PropertyListReader().limits.bytes)
    } catch {
      throw Refusal("\(error.description). \(advice)")
    }
  }

  private func report(_ findings: [Diagnostic], _ messages: [Diagnostic]) -> String {
    let verdict = Verdict(on: findings, in: catalogue).text.map { $0 + "\n" } ?? ""
    return Self.text(of: messages)
      + (findings.isEmpty ? "Nothing to report.\n" : verdict + Self.text(of: findings))
  }

  private static func text(of findings: [Diagnostic]) -> String {
    FindingFormat.text.text(of: findings, withNotes: true)
  }

  private static func object(_ members: [(name: String, schema: JSONValue)]) -> JSONValue {
    [
      "type": "object", "properties": .object(members.map { .init($0.name, $0.schema) }),
      "required": JSONValue(strings: members.map(\.name)),
    ]
  }
}
