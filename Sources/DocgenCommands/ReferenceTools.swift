import Diagnostics
import FileSystem
import JSON
import KeyModel
import KeySearch
import KeyValidation
import Text

/// What programs can ask of a reference: the commands that read, and none that writes.
struct ReferenceTools {
  let catalogue: Catalogue
  /// The file that the catalogue is from; nil for the one inside the program.
  let catalogueFile: String?
  /// The folder whose files may be read.
  var folder: FilePath = "."

  var server: ToolServer {
    let program = Program.current
    return ToolServer(
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
        "Finds keys, extension points, guides and values by name, part of a name, abbreviation or everyday words. Filters: platform:NAME, type:array, deprecated:no, value:TEXT, in:KEY, point:NAME\(catalogue.hasSeveralDocuments ? ", document:ID" : "").",
      arguments: [
        .init("query", .text, "What to look for.", isRequired: true),
        .init("limit", .number(1...50), "How many keys at most (default: \(SearchLimits.keys))."),
      ],
      output: Self.object([("results", ["type": "array", "items": ["type": "object"]])])
    ) { arguments throws(Tool.Failure) in
      var command = ["search", "--json"]
      if let limit = arguments.number("limit") { command += ["--limit", String(limit)] }
      let printed = try run(command, arguments.text("query") ?? "", status: [0, 1])
      var scanner = JSONScanner(Array(printed.utf8), file: "")
      guard let results = try? scanner.readValue() else {
        throw Tool.Failure(text: "The search gave no answer.")
      }
      return Tool.Answer(texts: [printed], structure: ["results": results])
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
        "Prints what is known about a key, an extension point or a capability: types, values, default, rules, platforms and since when, what goes wrong without it, an example, and sources.",
      arguments: arguments, output: nil
    ) { arguments throws(Tool.Failure) in
      let flags = ["tree", "minimal"].filter(arguments.isTrue).map { "--" + $0 }
      let document = arguments.text("document").map { ["--document", $0] } ?? []
      let text = try run(["show"] + flags + document, arguments.text("name") ?? "", status: [0])
      return Tool.Answer(texts: [text])
    }
  }

  // MARK: - Checking files

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
          .init("platform", .oneOf(platforms), "Where the product runs."),
          .init("deploymentTarget", .text, "The oldest release it runs on, such as 12.0."),
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
    ) { arguments throws(Tool.Failure) in
      let file = try checkedFile(arguments)
      let findings = file.checkers.check([file.list]).withoutRepetitions()
      return Tool.Answer(
        texts: [Self.text(of: findings, file.notes)],
        structure: ["findings": DiagnosticJSON().format(findings)])
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
    ) { arguments throws(Tool.Failure) in
      let file = try checkedFile(arguments)
      let (bytes, count) = file.checkers.fix(file.list)
      guard let text = String(validating: bytes, as: UTF8.self) else {
        throw Tool.Failure(
          text:
            "The file is not text in UTF-8. Repair it with: \(Program.current.name) validate --fix"
        )
      }
      let rest = file.checkers.check([file.checkers.read(bytes, file: file.list.path)])
      return Tool.Answer(
        texts: [
          "\(counted(count, "repair")) made.\n" + Self.text(of: rest, file.notes), text,
        ],
        structure: [
          "text": .string(text), "repairs": .integer(count),
          "findings": DiagnosticJSON().format(rest),
        ])
    }
  }

  /// A file that was read, and what checks it: the same settings as on the command line.
  private func checkedFile(
    _ arguments: Tool.Arguments
  ) throws(Tool.Failure) -> (
    list: DocumentCheckers.File, checkers: DocumentCheckers, notes: String
  ) {
    var own = ValidateSettings()
    own.platform = arguments.text("platform")
    own.deploymentTarget = arguments.text("deploymentTarget")
    do throws(ValidateSettings.Refusal) {
      _ = try own.options(for: catalogue)
    } catch {
      throw Tool.Failure(text: error.description)
    }
    let path = FilePath(argument: arguments.text("file") ?? "text")
    let bytes: [UInt8]
    if let text = arguments.text("text") {
      bytes = Array(text.utf8)
    } else if arguments.text("file") != nil {
      bytes = try contents(of: path)
    } else {
      throw Tool.Failure(text: "Name a 'file', or hand over its 'text'.")
    }
    let output = CapturedOutput()
    let settings = FileSettings(own)
    let chosen = output.capture {
      var files = FileCheckers(catalogue, settings: settings)
      return files.checkers(for: path, isNamed: true)?.checkers
    }
    let checkers = chosen ?? DocumentCheckers(catalogue)
    var list = checkers.read(bytes, file: path.text)
    if arguments.text("text") == nil {
      var projects = ProjectTargets(catalogue.documents, of: catalogue)
      projects?.complete(&list, at: path, checkers)
    }
    return (list, checkers, output.errors)
  }

  /// The bytes of an ordinary file in the folder or below it, wherever links lead.
  private func contents(of path: FilePath) throws(Tool.Failure) -> [UInt8] {
    let name = path.text.legibleLine()
    let advice = "Name a file inside the folder that the server runs in, or hand over its 'text'."
    let isAbsolute = path.bytes.first == UInt8(ascii: "/")
    guard let real = Files.resolved(isAbsolute ? path : folder / path),
      let inside = Files.resolved(folder)
    else {
      throw Tool.Failure(text: "There is no file '\(name)'. \(advice)")
    }
    guard real.isInside(inside) else {
      throw Tool.Failure(text: "'\(name)' is outside the folder of the server. \(advice)")
    }
    do throws(FileError) {
      return try Files.read(real, atMost: PropertyListReader().limits.bytes)
    } catch {
      throw Tool.Failure(text: "\(error.description.legibleLine()). \(advice)")
    }
  }

  private static func text(of findings: [Diagnostic], _ notes: String) -> String {
    let text = CapturedOutput().capture { FindingFormat.text.text(of: findings, withNotes: true) }
    return notes + (text.isEmpty ? "Nothing to report.\n" : text)
  }

  // MARK: -

  private static func object(_ members: [(name: String, schema: JSONValue)]) -> JSONValue {
    [
      "type": "object", "properties": .object(members.map { .init($0.name, $0.schema) }),
      "required": JSONValue(strings: members.map(\.name)),
    ]
  }

  /// What a command prints.
  ///
  /// - Parameters:
  ///   - value: Its argument, which is never an option.
  ///   - accepted: The exit statuses of an answer.
  private func run(
    _ command: [String], _ value: String, status accepted: Set<Int32>
  ) throws(Tool.Failure) -> String {
    let output = CapturedOutput()
    let file = catalogueFile.map { ["--catalogue", $0] } ?? []
    let status = output.capture { RootCommand.run(command + file + ["--", value]) }
    guard accepted.contains(status) else { throw Tool.Failure(text: output.errors) }
    return output.text
  }
}

/// What is printed meanwhile, instead of printing it.
private final class CapturedOutput: Sendable {
  private let printed = Lock("")
  private let reported = Lock("")

  var text: String { printed.withLock { $0 } }
  var errors: String { reported.withLock { $0 } }

  func capture<Value>(_ body: () throws -> Value) rethrows -> Value {
    let terminal = Terminal(
      write: { text throws(FileError) in self.printed.withLock { $0 += text } },
      writeError: { text throws(FileError) in self.reported.withLock { $0 += text } })
    return try Terminal.$current.withValue(terminal, operation: body)
  }
}
