import Diagnostics
import KeyModel
import Testing

@testable import Site

/// The page of a kind of file is its root: what it is, what to start from, and what is inside.
struct DocumentPageTests {
  private static func site(_ documents: String, _ keys: String) throws -> Site {
    let text = #"{"format": 2, "title": "Lamps", "documents": [\#(documents)], "keys": [\#(keys)]}"#
    let reading = CatalogueReader.read(Array(text.utf8), file: "lamps.json")
    return Site(
      Fixture.input(catalogue: try #require(reading.catalogue), guides: []))
  }

  private static let former = #"""
    {"id": "lamp-v1beta1", "name": "Lamp v1beta1", "format": "yaml", "versionOf": "Lamp",
     "deprecation": "lamps/v1beta1 is deprecated; use lamps/v1"}
    """#
  private static let current = #"""
    {"id": "lamp-v1", "name": "Lamp v1", "format": "yaml", "versionOf": "Lamp",
     "summary": "Says how a lamp of the `hall` shines.", "discussion": "It is read *often*.",
     "facts": [{"name": "Scope", "text": "`Namespaced`"}]}
    """#

  private static func keys(of document: String) -> String {
    #"""
    {"document": "\#(document)", "path": "kind", "types": "string", "summary": "Is a key.", "values": [{"value": "Lamp"}],
     "valuesAreClosed": true, "required": true},
    {"document": "\#(document)", "path": "spec", "types": "dictionary", "summary": "Is a key.", "required": true,
     "rules": [{"rule": "at-least-one", "keys": ["spec", "status"]}]},
    {"document": "\#(document)", "path": "spec/max-watts", "types": "integer", "summary": "Is a key.", "required": true,
     "example": 60, "otherExamples": [40, 100]},
    {"document": "\#(document)", "path": "status", "types": "dictionary", "summary": "Is a key."},
    {"document": "\#(document)", "path": "status/max-watts", "types": "integer", "summary": "Is a key."}
    """#
  }

  private static func several() throws -> Site {
    try site(
      former + "," + current, keys(of: "lamp-v1beta1") + "," + keys(of: "lamp-v1"))
  }

  @Test func itSaysWhatTheFileIsAndShowsOneToStartFrom() throws {
    let page = try #require(Self.several().text(of: "lamp-v1/index.md"))
    for part in [
      "Says how a lamp of the hall shines.", "It is read *often*.", "**Scope:** `Namespaced`",
      "## Minimal Lamp v1", "kind: Lamp\nspec:\n  max-watts: 60",
      "**Required:** [`kind`](kind.md), [`spec`](spec.md)",
      "At least one of [`spec`](spec.md) or [`status`](status.md) must be present.",
      // The tree has what is inside.
      "[`max-watts`](spec/max-watts.md) *integer, required*",
      "Versions: [Lamp v1beta1](../lamp-v1beta1/index.md), **Lamp v1**",
    ] {
      #expect(page.contains(part), "\(part)\n\(page)")
    }
    #expect(!page.contains("eprecated"))
  }

  @Test func itSaysThatTheKindIsDeprecated() throws {
    let page = try #require(Self.several().text(of: "lamp-v1beta1/index.md"))
    #expect(page.contains("lamps/v1beta1 is deprecated; use lamps/v1"))
  }

  @Test func aKeyKnowsItsOtherVersionsAndShowsOtherExamples() throws {
    let page = try #require(Self.several().text(of: "lamp-v1/spec/max-watts.md"))
    #expect(page.contains("[Lamp v1beta1](../../lamp-v1beta1/spec/max-watts.md)"))
    #expect(page.contains("**Other examples:** `40`, `100`"))
  }

  @Test func keysOfTheSameNameAndPlaceAreDistinguishedByTheirFiles() throws {
    let page = try #require(Self.several().text(of: "keys/index.md"))
    for part in ["lamp-v1/spec/max-watts.md) in `spec` in Lamp v1 |"] {
      #expect(page.contains(part), "\(page)")
    }
  }

  @Test func theOnlyKindOfFileIsDescribedOnTheHomePage() throws {
    let document = Self.current.replacing(#""versionOf": "Lamp","#, with: "")
    let page = try #require(Self.site(document, Self.keys(of: "lamp-v1")).text(of: "index.md"))
    for part in [
      "Says how a lamp of the `hall` shines.", "**Scope:** `Namespaced`", "## Minimal Lamp v1",
      "[`max-watts`](keys/spec/max-watts.md)",
    ] {
      #expect(page.contains(part), "\(part)\n\(page)")
    }
  }
}
