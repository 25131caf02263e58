package import KeyModel

/// A catalogue of two kinds of file that shares no term with Apple's: what a theatre stages, and who plays.
package let theatreCatalogue = Catalogue(
  title: "Theatre Reference",
  document: DocumentKind(
    "stage plan", id: "stage", titleLabel: "Name on the board", translations: "stage.strings",
    fileMatch: ["stage.json"], keySuffixes: KeySuffixes([.init("@", ["matinee"])]),
    build: .init(marks: ["Premiered"]),
    bundles: .init(endings: [".show"], files: ["plans/stage.json"], folders: ["acts"])),
  otherDocuments: [
    DocumentKind("cast list", id: "cast", titleLabel: "Billing", fileMatch: ["*.cast"])
  ],
  groups: [
    KeyGroup(
      "scenery", "Scenery", summary: "What stands on the stage.",
      availability: [AvailabilityStatement(.hall, introduced: "1.0", from: "manual")],
      keys: [
        Key(
          "Play", .string, title: "Title of the play", summary: "Names the play.",
          discussion: "Posters show it. The [Hero](key:cast:Hero) may be in it.",
          consequence: Consequence("No poster is printed.", from: manual("Posters")),
          required: .required, localizable: true, symbols: ["THPlay"],
          apis: [API("Stage.open()", of: "Stagecraft", url: "https://theatre.example/open")],
          rules: [
            .count(atLeast: 1).from(manual("Posters")).codes("BOX-7")
              .saying("{key} names no poster", "add one")
          ],
          seeAlso: ["cast:Hero"], sources: [manual("Posters")],
          notes: [
            EditorNote(
              .title, [.init(manual("Posters"), "It is “Play”.")], choice: "The longer name.",
              reason: "Boards show it.")
          ]),
        Key(
          "Curtain", .string, summary: "Chooses the curtain.",
          availability: [
            AvailabilityStatement(.hall, introduced: "1.0", deprecated: "2.0", from: "manual")
          ],
          values: .closed([
            AllowedValue("velvet", "Is heavy."),
            AllowedValue(
              "gauze", "Is light.",
              availability: [AvailabilityStatement(.hall, introduced: "2.0", from: "manual")]),
          ]), valuesSource: manual("Curtains"), default: "velvet",
          defaultSource: manual("Curtains"), required: .optional, replacedBy: ["Effect"],
          sources: [manual("Curtains")]),
        Key(
          "Seats", .integer, summary: "Counts the seats.", bundleKinds: [.show],
          rules: [.range(min: 1, max: 900).from(manual("Seats"))], sources: [manual("Seats")]),
        Key(
          "Effect", .dictionary, summary: "Adds an effect.", extensionPoints: .all(.effect),
          sources: [manual("Effects")]),
        Key(
          "Effect/Kind", .string, summary: "Names the kind of effect.",
          values: .extensionPoints(.effect), required: .required, sources: [manual("Effects")]),
        Key(
          "Effect/Minutes", .integer, summary: "Is how long it lasts.",
          extensionPoints: .only(["house.fog"]), sources: [manual("Effects")]),
      ]),
    KeyGroup(
      "players", "Players", in: "cast", summary: "Who is on the stage.",
      availability: [AvailabilityStatement(.hall, introduced: "2.0", from: "manual")],
      keys: [
        Key(
          "Hero", .string, title: "Leading part", summary: "Names who plays the lead.",
          consequence: Consequence("The doors stay closed.", from: manual("Cast")),
          capability: "Casting", approval: "The director agrees.",
          rules: [.excludes(["Play"]).from(manual("Cast"))], sources: [manual("Cast")],
          notes: [
            EditorNote(
              .title, [.init(manual("Cast"), "It is “Hero”.")], choice: "The longer name.",
              reason: "Programmes show it.")
          ]),
        Key("Play", .string, summary: "Is the play that they know.", sources: [manual("Cast")]),
      ]),
    KeyGroup(
      "effects", "Scenery", in: "cast", summary: "What surrounds the players.",
      availability: [AvailabilityStatement(.hall, introduced: "2.0", from: "manual")],
      keys: [Key("Fog", .boolean, summary: "Allows fog.", sources: [manual("Cast")])]),
  ],
  extensionPoints: [
    ExtensionPoint(
      "house.fog", "Fog", .effect, summary: "Fills the stage with fog.",
      availability: [AvailabilityStatement(.hall, introduced: "1.0", from: "manual")],
      uses: [.init("Effect/Minutes", .required, sample: 3)], entitlements: ["cast:Fog"],
      sources: [manual("Effects")])
  ],
  bundleKinds: [.show],
  sources: [
    Source("manual", "Manual", url: "https://theatre.example/manual", summary: "The manual.")
  ],
  releases: ReleaseRegistry([.init(.hall, ["1.0", "2.0"])]),
  codes: [
    RejectionCode(
      "BOX-7", "No title", summary: "The box office refused the play.",
      discussion: "Write the `Play`.", sources: [manual("Posters")])
  ],
  remarks: ["The manual is from the box office."],
  synonyms: [SearchSynonym("poster", means: "play")],
  searchWords: SearchWords(prefixes: ["TH"]),
  changes: [
    CatalogueChange(
      "players", on: "2026-01-02", "Players", "The cast list is new.", keys: ["cast:Hero"])
  ])

/// A word of Apple's formats and tools in a text, with the text before it; nil if there is none.
package func wordOfApple(in text: String) -> String? {
  let words =
    /\b(NS|CF|UI|UT|LS|EX)[A-Z][a-z]\w*|Apple|\bi(OS|Pad|Phone)|macOS|Catalyst|tvOS|watchOS|visionOS|Xcode|Info\.?[Pp]list|App Store|ITMS|com\.apple|Cocoa|plist|[Pp]roperty list|[Ee]ntitlement|[Pp]rivacy|[Pp]rovisioning|codesign/
  return text.firstMatch(of: words).map { match in
    "\(text[..<match.range.lowerBound].suffix(60))\(match.output.0)"
  }
}

extension Platform {
  fileprivate static let hall = Platform("Hall")
}

extension ExtensionPoint.Mechanism {
  fileprivate static let effect = Self("Effect", identifierKey: "Effect/Kind")
}

extension BundleKind {
  fileprivate static let show = Self("show", marks: ["Play"])
}

private func manual(_ section: String) -> SourceReference { SourceReference("manual", section) }
