import KeyModel
import Testing

@Suite struct LookupTests {
  static let small = catalogue([
    Key("Menu", .dictionary, title: "Services menu", summary: "A menu.", sources: manual),
    Key("Menu/default", .string, summary: "A text.", sources: manual),
    Key(
      "Menu/KeyEquivalent", .dictionary, summary: "A shortcut.", symbols: ["kMenuKey"],
      sources: manual),
    Key("Menu/KeyEquivalent/default", .string, summary: "A character.", sources: manual),
    Key("Menu/KeyEquivalents", .string, summary: "Several.", sources: manual),
    Key("menuBar", .string, summary: "A bar.", sources: manual),
    Key("Other/default", .string, summary: "Another.", sources: manual),
    Key("other", .string, summary: "Lower case.", sources: manual),
    Key("Other", .dictionary, summary: "Upper case.", sources: manual),
  ])

  @Test(arguments: [
    // A full path is one key.
    ("Menu", ["Menu"]), ("Menu/default", ["Menu/default"]),
    // A name or a constant.
    ("default", ["Menu/KeyEquivalent/default", "Menu/default", "Other/default"]),
    ("kMenuKey", ["Menu/KeyEquivalent"]),
    // Case matters only where it distinguishes keys.
    ("other", ["other"]), ("Other", ["Other"]), ("OTHER", ["Other", "other"]),
    ("MENU/DEFAULT", ["Menu/default"]), ("keyequivalent", ["Menu/KeyEquivalent"]),
    ("services MENU", ["Menu"]),
    // A part of a name, then a part of a path.
    ("bar", ["menuBar"]), ("Equivalent", ["Menu/KeyEquivalent", "Menu/KeyEquivalents"]),
    ("equivalent/", ["Menu/KeyEquivalent/default"]),
    // Nothing.
    ("zebra", []), ("", []),
  ])
  func lookupFindsKeysByNamePathAndSymbol(text: String, paths: [String]) {
    #expect(Self.small.keys(matching: text).map(\.path.description) == paths)
  }
}
