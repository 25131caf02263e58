extension CataloguePackage {
  var catalogue: String {
    """
    import KeyModel

    /// The reference of lamp.json: every group in the order of the site.
    let lampCatalogue = Catalogue(
      title: "lamp.json Key Reference",
      document: DocumentKind("lamp.json", fileName: "lamp", fileMatch: ["lamp.json"]),
      groups: [.beam],
      sources: [lampManual],
      releases: ReleaseRegistry([.init(.lampControl, ["1.0", "1.2"])]))

    extension Platform {
      /// The program that reads lamp.json.
      static let lampControl = Platform("Lamp Control")
    }

    """
  }

  var manual: String {
    """
    import KeyModel

    /// The document that the facts come from.
    let lampManual = Source(
      "manual", "The Lamp Keeper's Manual", url: nil,
      summary: "An invented manual, which stands for the one of your format.")

    extension SourceReference {
      /// A chapter of the manual.
      static func manual(_ chapter: String) -> Self { Self("manual", chapter) }
    }

    """
  }

  var beam: String {
    """
    import KeyModel

    extension KeyGroup {
      /// The keys of the light that a lamp sends out.
      static var beam: KeyGroup {
        KeyGroup(
          "beam", "Beam", summary: "The colour and the rhythm of the light.",
          availability: [AvailabilityStatement(.lampControl, introduced: "1.0")],
          keys: beamKeys)
      }
    }

    private var beamKeys: [Key] {
      [
        Key(
          "Beam", .dictionary,
          summary: "Describes the light that the lamp sends out.",
          required: .required,
          example: ["Colour": "red", "Period": 5],
          sources: [.manual("The beam")]),
        Key(
          "Beam/Colour", .string, title: "Colour of the light",
          summary: "Chooses the glass before the lamp.",
          discussion: "The lamp turns the glass only while it is dark.",
          values: .closed([
            AllowedValue("white", "Is seen from farthest away."),
            AllowedValue("red", "Marks the port side of a channel."),
            AllowedValue(
              "green", "Marks the starboard side of a channel.",
              availability: [AvailabilityStatement(.lampControl, introduced: "1.2")]),
          ]),
          default: "white", required: .optional,
          example: "red",
          seeAlso: ["Beam/Period"],
          sources: [.manual("Coloured light")]),
        Key(
          "Beam/Period", .integer, title: "Seconds between flashes",
          summary: "Says after how many seconds the flashes repeat.",
          required: .required,
          rules: [.range(min: 1, max: 60)],
          example: 5,
          seeAlso: ["Beam/Colour"],
          sources: [.manual("Flashes")]),
      ]
    }

    """
  }
}
