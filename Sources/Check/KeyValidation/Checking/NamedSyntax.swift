package import KeyModel
import Text

/// The syntax that the ending of a file's name promises.
struct NamedSyntax {
  /// `yaml`, in lower case; empty if the name has no ending.
  private let ending: String

  init(of fileName: Substring) {
    ending = fileName.lastIndex(of: ".").map { fileName[$0...].dropFirst().lowercased() } ?? ""
  }

  /// The names of syntaxes by the endings of files, for those that docgen might be taken to read.
  private static let names: [String: String] = [
    "yaml": "YAML", "yml": "YAML", "toml": "TOML", "md": "Markdown", "markdown": "Markdown",
    "txt": "plain text", "rst": "reStructuredText", "html": "HTML", "htm": "HTML",
    "ini": "the form of INI files", "cfg": "the form of INI files", "csv": "CSV",
    "json": "JSON", "jsonc": "JSON with comments", "json5": "JSON5", "plist": "a property list",
    "xml": "XML", "properties": "the form of Java properties", "swift": "Swift",
  ]

  /// Whether a file that no document claims by its name may be in a document's syntax.
  func mayBe(_ format: DocumentKind.Format, _ bytes: [UInt8]) -> Bool {
    switch format {
    case .yaml: ["yaml", "yml", "json"].contains(ending) || Self.names[ending] == nil
    case .toml: ending == "toml" || Self.names[ending] == nil && !Self.begins(bytes, with: "{<")
    // Their content shows what they are, except that nearly any text may be an old-style list.
    case .json, .jsonWithComments, .propertyList:
      ["json", "jsonc", "plist"].contains(ending) || Self.names[ending] == nil
        || Self.isMarked(bytes)
    }
  }

  /// The syntax of another tool's file, which is JSON unless the name says otherwise.
  var ofTool: DocumentKind.Format {
    switch Self.names[ending] {
    case "YAML": .yaml
    case "TOML": .toml
    default: .jsonWithComments
    }
  }

  /// Whether a text begins as XML, JSON or a binary list do.
  private static func isMarked(_ bytes: [UInt8]) -> Bool {
    begins(bytes, with: "{[<")
  }

  /// Whether a file is a binary list, or a text that begins with one of some signs.
  private static func begins(_ bytes: [UInt8], with signs: String) -> Bool {
    if bytes.starts(with: "bplist".utf8) { return true }
    let text = SourceText(bytes)
    guard let first = text.bytes[text.start...].first(where: { !$0.isWhiteSpace }) else {
      return false
    }
    return signs.utf8.contains(first)
  }

  /// The reason why the file is not checked: `the file is in TOML; lamp.json is JSON`.
  func sentence(besides documents: [DocumentKind]) -> String {
    let kinds = documents.map { "\(withArticle($0.name)) is \($0.format.noun)" }
    let checked = alternatives(kinds, "and")
    guard let name = Self.names[ending] else { return "the file is not checked: \(checked)" }
    return
      "the file is \(name == "a property list" ? name : "in " + name), and not checked: \(checked)"
  }
}

extension EmbeddingFile {
  /// The syntax in which it is read.
  package var format: DocumentKind.Format { NamedSyntax(of: name[...]).ofTool }
}

extension DocumentKind.Format {
  /// Its name: `JSON`, `YAML`.
  package var title: String {
    switch self {
    case .json: "JSON"
    case .jsonWithComments: "JSON with comments"
    case .propertyList: "property list"
    case .yaml: "YAML"
    case .toml: "TOML"
    }
  }

  /// A file in it: `a property list`, `JSON`.
  var noun: String { self == .propertyList ? "a property list" : title }

  /// Whether a file that was read in another syntax may be a document of this one.
  func reads(_ other: Self) -> Bool {
    func isOfTree(_ format: Self) -> Bool {
      [.json, .jsonWithComments, .propertyList].contains(format)
    }
    return self == other || isOfTree(self) && isOfTree(other)
  }
}
