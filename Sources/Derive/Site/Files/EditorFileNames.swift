import JSON
import KeyModel
import Text

/// The names of a catalogue's files, as an editor's extension states them.
struct EditorFileNames: Sendable {
  private let documents: [DocumentKind]

  /// The editor's language of property lists in XML. It has none itself.
  static let language = "plist"

  init(of documents: [DocumentKind]) { self.documents = documents }

  /// The names of files that the server is for, with `*` for anything.
  var all: [String] { documents.flatMap { $0.fileMatch + $0.editorFileMatch }.uniqued }

  /// The documents as a sentence names them.
  var sentence: String { alternatives(documents.map(\.name).uniqued, "and") }

  var hasPropertyLists: Bool { documents.contains(where: \.isPropertyList) }

  /// The languages of files for which the extension starts. Another one may call a property list XML.
  var languages: [String] {
    (hasPropertyLists ? [Self.language, "xml"] : [])
      + (documents.map(\.format).compactMap(\.editorLanguage) + ["json"]).uniqued.sorted()
  }

  /// The files for which the client asks the server, as the editor matches them.
  var selector: [JSONValue] {
    (hasPropertyLists
      ? ["file", "untitled"].map { ["scheme": .string($0), "language": .string(Self.language)] }
      : [])
      + all.map { ["scheme": "file", "pattern": .string("**/" + $0)] }
  }

  /// The languages that the extension states names of files for.
  ///
  /// - Parameter file: The path of a file about property lists, if there is one.
  func contributedLanguages(with file: (String) -> String?) -> [JSONValue] {
    var languages: [JSONValue] = []
    if hasPropertyLists {
      var language = Self.association(
        Self.language, documents.filter(\.isPropertyList).flatMap(\.filePatterns).uniqued)
      language.append("aliases", ["Property List"])
      language.append("firstLine", "^\\s*<!DOCTYPE\\s+plist\\b")
      if let path = file("language") { language.append("configuration", .string(path)) }
      languages.append(language)
    }
    // Names of YAML and TOML are left to the editor, for which most files of these endings are.
    for language in ["json", "jsonc"] {
      let names = documents.filter { $0.format.editorLanguage == language }.flatMap(\.fileMatch)
        .filter { name in !Self.foreignEndings.contains { name.hasSuffix($0) } }.uniqued
      if !names.isEmpty { languages.append(Self.association(language, names)) }
    }
    return languages
  }

  /// Endings that belong to other languages, whatever a document says of its syntax.
  private static let foreignEndings = [".yaml", ".yml", ".toml"]

  /// The editor distinguishes names, endings of names, and other patterns.
  private static func association(_ language: String, _ patterns: [String]) -> JSONValue {
    let names = patterns.filter { !$0.contains("*") }
    let endings = patterns.filter { $0.hasPrefix("*.") && !$0.dropFirst().contains("*") }
    let others = patterns.filter { !names.contains($0) && !endings.contains($0) }
    var association: JSONValue = ["id": .string(language)]
    for (name, values) in [
      ("extensions", endings.map { String($0.dropFirst()) }), ("filenames", names),
      ("filenamePatterns", others),
    ] where !values.isEmpty {
      association.append(name, JSONValue(strings: values))
    }
    return association
  }
}

extension DocumentKind.Format {
  /// The editor's own language of such files; nil for property lists, which have none.
  fileprivate var editorLanguage: String? {
    switch self {
    case .json: "json"
    case .jsonWithComments: "jsonc"
    case .yaml: "yaml"
    case .toml: "toml"
    case .propertyList: nil
    }
  }
}
