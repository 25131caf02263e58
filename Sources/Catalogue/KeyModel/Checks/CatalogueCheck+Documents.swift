import Diagnostics
import Text

extension CatalogueCheck {
  static let unknownDocument = CatalogueCheck(
    "unknown-document",
    "A group, a key or an example is in a document that the catalogue does not have."
  ) { catalogue in
    var names = Suggestions(catalogue.documents.map(\.id))
    func finding(_ what: String, _ id: DocumentKind.ID, at location: SourceLocation) -> Diagnostic {
      .error(
        "unknown-document", at: location,
        "\(what) is in the document '\(id)', which does not exist\(names.ending(for: id))",
        remedy: "write the id of one of the catalogue's documents")
    }
    var found: [Diagnostic] = []
    let groups = Dictionary(firstOf: catalogue.groups.map { ($0.id, $0) })
    for group in catalogue.groups {
      guard let id = group.document, catalogue.document(named: id) == nil else { continue }
      found.append(finding("The group '\(group.id)'", id, at: group.location))
    }
    for code in catalogue.codes {
      guard let id = code.document, catalogue.document(named: id) == nil else { continue }
      found.append(finding("The example of '\(code.id)'", id, at: code.location))
    }
    for key in catalogue.keys {
      let expected = groups[key.group]?.document
      guard key.path.document != expected else { continue }
      let actual = key.path.document ?? catalogue.document.id
      found.append(
        .error(
          "unknown-document", at: key.location,
          "'\(key.path.steps)' is in the document '\(actual)', but its group '\(key.group)' is in '\(expected ?? catalogue.document.id)'",
          remedy: "move the key to a group of its document"))
    }
    return found
  }

  static let overlappingDocuments = CatalogueCheck(
    "overlapping-documents", "Two documents have the same id, or are recognized by the same name."
  ) { catalogue in
    var ids: Set<DocumentKind.ID> = []
    var patterns: [String: DocumentKind] = [:]
    var found: [Diagnostic] = []
    for document in catalogue.documents {
      if !ids.insert(document.id).inserted {
        found.append(
          .error(
            "overlapping-documents", at: nil, "Two documents have the id '\(document.id)'",
            remedy: "give one of them another id"))
      }
      for pattern in Set(document.fileMatch.map { $0.lowercased() }).sorted() {
        guard let first = patterns[pattern] else {
          patterns[pattern] = document
          continue
        }
        found.append(
          .error(
            "overlapping-documents", at: nil,
            "Files named '\(pattern)' are both '\(first.id)' and '\(document.id)'",
            remedy: "list the name in one of the two documents only"))
      }
    }
    return found
  }

  static let impossiblePattern = CatalogueCheck(
    "impossible-pattern", "A pattern for the names of files can never match."
  ) { catalogue in
    catalogue.documents.flatMap { document in
      document.fileMatch.compactMap { pattern in
        FilePattern.problem(with: pattern).map { problem in
          .warning(
            "impossible-pattern", at: nil,
            "No file of the document '\(document.id)' can be named '\(pattern)': \(problem)",
            remedy:
              "write a name, such as 'lamp.json', or folders and a name, such as 'conf/**/*.json'")
        }
      }
    }
  }

  static let misplacedMechanism = CatalogueCheck(
    "misplaced-mechanism", "Extension points are declared in a document that is not the first."
  ) { catalogue in
    var seen: Set<ExtensionPoint.Mechanism> = []
    return catalogue.extensionPoints.compactMap { point in
      let mechanism = point.mechanism
      let path = catalogue.path(mechanism.identifierKey, from: nil)
      guard let document = path.document, seen.insert(mechanism).inserted else { return nil }
      return .error(
        "misplaced-mechanism", at: point.location,
        "The mechanism '\(mechanism.name)' is in the document '\(document)', but extension points belong in '\(catalogue.document.id)', the first one",
        remedy: "make '\(document)' the first document")
    }
  }
}
