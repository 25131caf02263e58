import KeyModel
import Text

extension CatalogueSource {
  /// The files of what entries name as constants.
  mutating func constantFiles() -> [File] {
    let documents = zip(names.documents, catalogue.documents).map { name, document in
      Constant(name, names.document(document), document.name.capitalizedFirst)
    }
    let platforms = catalogue.releases.platforms.uniqued.compactMap { platform in
      names.platforms[platform].map {
        Constant($0, .call("Platform", with: .text(platform.name)), platform.name)
      }
    }
    let mechanisms = catalogue.mechanisms.compactMap { mechanism in
      names.mechanisms[mechanism].map {
        Constant($0, names.declaration(of: mechanism), mechanism.name)
      }
    }
    let kinds = catalogue.bundleKinds.uniqued.compactMap { kind in
      names.bundleKinds[kind.name].map {
        Constant($0, names.declaration(of: kind), kind.plural.capitalizedFirst)
      }
    }
    let distributions = catalogue.distributions.uniqued.compactMap { way in
      names.distributions[way.id].map {
        Constant($0, names.declaration(of: way), way.name.capitalizedFirst)
      }
    }
    let files = [
      constants("Documents", "DocumentKind", documents),
      constants("Platforms", "Platform", platforms),
      constants("Mechanisms", "ExtensionPoint.Mechanism", mechanisms),
      constants("BundleKinds", "BundleKind", kinds),
      constants("Distributions", "Distribution", distributions),
    ]
    return files.compactMap(\.self)
  }

  private struct Constant {
    var name: String
    var value: SwiftExpression
    var summary: String

    init(_ name: String, _ value: SwiftExpression, _ summary: String) {
      self.name = name
      self.value = value
      self.summary = summary
    }
  }

  private mutating func constants(_ name: String, _ type: String, _ list: [Constant]) -> File? {
    guard !list.isEmpty else { return nil }
    var members: [String] = []
    for constant in list {
      let start = "  static let \(constant.name) = "
      let value = parts.moving(outOf: constant.value, of: constant.name)
      members.append(
        "  /// \(constant.summary.asComment)\n" + start
          + SwiftLayout.text(value, indentation: 2, column: start.count) + "\n")
    }
    return file(name, "extension \(type) {\n\(members.joined(separator: "\n"))}\n")
  }

  /// The files of entries other than keys.
  mutating func entryFiles() -> [File] {
    let points = catalogue.extensionPoints.map {
      names.extensionPoint($0, mechanisms: catalogue.mechanisms)
    }
    let lists: [(String, String, [SwiftExpression], String)] = [
      ("Shapes", "KeyShape", shapes, "The shapes of dictionaries that several keys have."),
      ("ExtensionPoints", "ExtensionPoint", points, "What extensions can plug into."),
      ("Codes", "RejectionCode", catalogue.codes.map(names.code), "What a service reports."),
      ("Synonyms", "SearchSynonym", catalogue.synonyms.map(names.synonym), "What words mean."),
      ("Changes", "CatalogueChange", catalogue.changes.map(names.change), "What is new."),
    ]
    var files = catalogue.sources.isEmpty ? [] : [sourcesFile()]
    for (name, type, entries, summary) in lists where !entries.isEmpty {
      let property = "catalogue" + name
      let entries = entries.map { parts.moving(outOf: $0, of: property) }
      let list = SwiftProperty(name: property, elements: entries, type: type, summary: summary)
      files.append(file(name, list.text))
    }
    return files
  }

  private var shapes: [SwiftExpression] {
    catalogue.shapes.map { shape in
      var call = SwiftCall("KeyShape")
      call.add(nil, text: shape.id)
      let keys = shape.keys.map { names.key($0, availability: $0.availability) }
      call.add("keys", .array(keys, of: "Key"))
      return call.expression
    }
  }

  private mutating func sourcesFile() -> File {
    let list = SwiftProperty(
      name: "catalogueSources", elements: catalogue.sources.map(names.declaration(of:)),
      type: "Source", summary: "The documents that the facts come from.")
    let functions = catalogue.sources.uniqued.compactMap { source in
      names.sources[source.id].map { name in
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
