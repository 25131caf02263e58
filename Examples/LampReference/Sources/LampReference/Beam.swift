import KeyModel

extension KeyGroup {
  /// The keys of the light that a lamp emits.
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
      summary: "Describes the light that the lamp emits.",
      required: .required,
      example: ["Colour": "red", "Period": 5],
      sources: [.manual("The beam")]),
    Key(
      "Beam/Colour", .string, title: "Colour of the light",
      summary: "Selects the glass in front of the lamp.",
      discussion: "The lamp changes the glass only in the dark.",
      values: .closed([
        AllowedValue("white", "Has the longest range."),
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
      summary: "Sets the number of seconds from one flash to the next.",
      required: .required,
      rules: [.range(min: 1, max: 60)],
      example: 5,
      seeAlso: ["Beam/Colour"],
      sources: [.manual("Flashes")]),
  ]
}
