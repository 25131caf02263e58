import KeyModel
import Testing

@testable import Checking

/// The findings that the site of a catalogue explains.
@Suite struct FindingFamiliesTests {
  private func syntaxes(
    _ format: DocumentKind.Format, embeddings: [DocumentKind.Embedding] = []
  ) -> [String] {
    let catalogue = Catalogue(
      title: "Lamps",
      document: DocumentKind(
        "Info.plist", id: "info", format: .propertyList, embeddings: embeddings),
      otherDocuments: [DocumentKind("lamp", id: "lamp", format: format)], groups: [], sources: [],
      releases: ReleaseRegistry([]))
    return findingFamilies(of: catalogue).map(\.id).filter { ["yaml", "toml"].contains($0) }
  }

  @Test("Only the syntaxes of documents, and of files of tools that contain some, are explained")
  func syntaxesOfDocuments() {
    #expect(syntaxes(.json) == [])
    #expect(syntaxes(.toml) == ["toml"])
    #expect(syntaxes(.yaml) == ["yaml"])
    #expect(
      syntaxes(.json, embeddings: [DocumentKind.Embedding("Maker", "project.yml", at: "lamps/*")])
        == ["yaml"])
  }

  @Test func theProgramExplainsAllOfThem() {
    #expect(
      ["yaml-syntax", "toml-syntax"].allSatisfy { id in findingKinds.contains { $0.id == id } })
  }
}
