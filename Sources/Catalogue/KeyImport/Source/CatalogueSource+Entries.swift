import KeyModel
import Text

extension CatalogueSource {
  /// The files of what entries name as constants.
  mutating func constantFiles() -> [File] {
    let files = [
      constants("Documents", catalogue.documents) { ($0.id, $0.name.capitalizedFirst) },
      constants("Platforms", catalogue.releases.platforms) { ($0.name, $0.name) },
      constants("Mechanisms", catalogue.mechanisms) { ($0.name, $0.name) },
      constants("BundleKinds", catalogue.bundleKinds) { ($0.name, $0.plural.capitalizedFirst) },
      constants("Distributions", catalogue.distributions) { ($0.id, $0.name.capitalizedFirst) },
    ]
    return files.compactMap(\.self)
  }

  private mutating func constants<Value: Hashable>(
    _ file: String, _ values: [Value], _ describe: (Value) -> (name: String, summary: String)
  ) -> File? {
    guard !values.isEmpty else { return nil }
    let type = DeclaredNames.name(of: Value.self)
    let members = values.uniqued.compactMap { value -> String? in
      let (entry, summary) = describe(value)
      guard let name = names.constant(entry, of: type) else { return nil }
      let start = "  static let \(name) = "
      let declaration = parts.moving(outOf: names.declaration(of: value), of: name)
      return "  /// \(summary.asComment)\n" + start
        + SwiftLayout.text(declaration, indentation: 2, column: start.count) + "\n"
    }
    return self.file(file, "extension \(type) {\n\(members.joined(separator: "\n"))}\n")
  }

  /// The files of entries other than keys.
  mutating func entryFiles() -> [File] {
    let lists: [(name: String, entries: Any, summary: String)] = [
      ("Shapes", catalogue.shapes, "The shapes of dictionaries that several keys have."),
      ("ExtensionPoints", catalogue.extensionPoints, "What extensions can plug into."),
      ("Codes", catalogue.codes, "What a service reports."),
      ("Synonyms", catalogue.synonyms, "What words mean."),
      ("Changes", catalogue.changes, "What is new."),
      ("Readings", catalogue.readings, "When pages of sources were compared."),
    ]
    var files = catalogue.sources.isEmpty ? [] : [sourcesFile()]
    for list in lists {
      guard case .array(let entries, let type) = names.expression(list.entries), !entries.isEmpty
      else { continue }
      let property = "catalogue" + list.name
      let elements = entries.map { parts.moving(outOf: $0, of: property) }
      files.append(
        file(
          list.name,
          SwiftProperty(name: property, elements: elements, type: type, summary: list.summary).text
        ))
    }
    return files
  }

  private mutating func sourcesFile() -> File {
    let list = SwiftProperty(
      name: "catalogueSources", elements: catalogue.sources.map(names.declaration),
      type: "Source", summary: "The documents that the facts come from.")
    let functions = catalogue.sources.uniqued.compactMap { source in
      names.constant(source.id.text, of: "SourceReference").map { name in
        """
          /// A section of \(source.title.asComment)
          static func \(name)(_ section: String) -> Self {
            Self(\(SwiftLiteral.line(source.id.text)), section)
          }

        """
      }
    }
    return file(
      "Sources",
      list.text + "\nextension SourceReference {\n\(functions.joined(separator: "\n"))}\n")
  }
}

extension String {
  /// The text as one line of a comment, with a period at its end.
  var asComment: String {
    let line = unicodeScalars.split { $0.properties.isWhitespace || $0.value < 0x20 }
      .map { String($0) }.joined(separator: " ")
    return String(line.prefix(200)).droppingPeriod + "."
  }

  private var droppingPeriod: String { hasSuffix(".") ? String(dropLast()) : self }
}
