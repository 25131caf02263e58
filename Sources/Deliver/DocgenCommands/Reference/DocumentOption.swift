import ArgumentParser
import Diagnostics
import KeyModel

struct DocumentOption: ParsableArguments {
  @Option(
    name: .customLong("document"),
    help: ArgumentHelp(
      "The document: \(alternatives(documentIDs)).", valueName: "id",
      visibility: documentIDs.count > 1 ? .default : .hidden),
    completion: .list(documentIDs))
  var id: String?

  func document(in catalogue: Catalogue) throws(Refusal) -> DocumentKind? {
    guard let id else { return nil }
    return try catalogue.chosenDocument(id)
  }
}

private var documentIDs: [String] { Program.current.catalogue.documents.map(\.id) }
