import KeyModel
import KeyValidation
import Text

/// A list of a small catalogue, annotated. Only some keys have a page.
func annotated(
  _ text: String, file name: String = "lamp.plist", disabled: Set<String> = [],
  page: @escaping (PropertyPath) -> PageAddress? = pageOfKey
) -> AnnotatedList {
  let checkers = DocumentCheckers(smallCatalogue(isBuilt: name != "lamp.plist")) { _ in
    CheckOptions(disabled: disabled)
  }
  let file = checkers.read(Array(text.utf8), file: name)
  return AnnotatedList(file, checkers.check([file]), page: page)
}

func items(_ text: String) -> [AnnotatedItem] { annotated(text).contents.items }

@Sendable private func pageOfKey(_ path: PropertyPath) -> PageAddress? {
  guard ["Beam", "Watts"].contains(path.name) else { return nil }
  return PageAddress.ownSite.page("\(path.steps.replacing("[]/", with: "")).html")
}

/// - Parameter isBuilt: Whether a build makes keys of settings, and may add what a list lacks.
private func smallCatalogue(isBuilt: Bool) -> Catalogue {
  Catalogue(
    title: "Lamps",
    document: DocumentKind(
      "lamp.plist", id: "lamp", format: .propertyList, fileMatch: ["lamp.plist"],
      build: isBuilt
        ? .init(
          marks: [], settings: .init(prefix: "LAMP_KEY_", names: ["Shade"], files: ["*.settings"]))
        : nil),
    groups: [
      KeyGroup(
        "g", "G", summary: "Keys.",
        keys: [
          Key("Lamp", .integer, summary: "Numbers the lamp.", required: .required, sources: []),
          Key(
            "Colour", .string, summary: "Chooses the [colour](key:Lamp). And more.",
            availability: [
              .init(Platform("Hull"), isAvailable: false),
              .init(Platform("Deck"), introduced: "8.0", deprecated: "9.0"),
            ],
            values: .closed([.init("red", "Warm `light`."), .init("blue", "Cold.")]),
            replacedBy: ["Beam"], sources: []),
          Key(
            "Beam", .dictionary, title: "Light beam", summary: "Describes the beam.", sources: []),
          Key("Beam/Width", .integer, summary: "Sets the width.", sources: []),
          Key("Shade", .integer, summary: "Sets the shade.", sources: []),
          Key(
            "Hood", .dictionary, summary: "Describes the hood.",
            availability: [.init(Platform("Deck"), introduced: "8.0")], sources: []),
          Key(
            "Hood/Old", .integer, summary: "O.",
            availability: [.init(Platform("Deck"), introduced: "9.0")], sources: []),
          Key("Hood/Same", .integer, summary: "S.", sources: []),
          Key("Free", .dictionary, summary: "Has keys of your own.", sources: []),
          Key("Rooms", .array(of: .dictionary), summary: "Lists rooms.", sources: []),
          Key("Rooms/[]/Watts", .integer, summary: "Sets the power of a lamp.", sources: []),
          Key(
            "Light", .array(of: .dictionary), summary: "Lists lights.",
            variants: ["bulb", "flame"],
            sources: []),
          Key("{bulb}", .dictionary, summary: "A bulb.", sources: []),
          Key(
            "{bulb}/Kind", .string, summary: "Says that it is a bulb.",
            values: .closed([.init("bulb", "B.")]), sources: []),
          Key("{bulb}/Glass", .integer, summary: "Sets the glass.", sources: []),
          Key("{flame}", .dictionary, summary: "A flame.", sources: []),
          Key(
            "{flame}/Kind", .string, summary: "Says that it burns.",
            values: .closed([.init("flame", "F.")]), sources: []),
          Key("{flame}/Wick", .integer, summary: "Sets the wick.", sources: []),
        ])
    ], sources: [],
    releases: ReleaseRegistry([
      .init(Platform("Deck"), ["8.0", "9.0"]), .init(Platform("Hull"), ["1.0"]),
    ]))
}
