import KeyModel
import Testing

/// The listings of `KeyModel.docc/DeclaringKeys.md`, which a lint compares with this file: they compile and have no mistakes.
@Suite struct DeclaringKeysTests {
  @Test func theListingsAreACatalogueWithoutMistakes() {
    #expect(kiln.check().isEmpty, "\(kiln.check())")
    #expect(kiln.keys.count == 13)
  }
}

private let programKeys: [Key] = [
  Key(
    "name", .string, summary: "Names the program on the panel.",
    required: .required, rules: [.length(atMost: 20)], example: "Glaze"),
  Key("steps", .array(of: .dictionary), summary: "Lists the steps of the firing, in order."),
  Key(
    "steps/[]/temperature", .number, summary: "Is the temperature to reach, in degrees Celsius.",
    required: .required, rules: [.range(20...1300.5)]),
  Key(
    "labels", .dictionary, summary: "Attaches texts of your own.",
    discussion: "The panel shows them in the order of the file."),
  Key("labels/*", .string, .integer, placeholder: "label", summary: "Is the text of a label."),
]

private let modeKey = Key(
  "steps/[]/mode", .string, summary: "Chooses how the kiln gets to the temperature.",
  values: .closed([
    AllowedValue("ramp", "Rises evenly over the minutes of the step."),
    AllowedValue("hold", "Keeps the temperature for the minutes of the step."),
  ]),
  default: "ramp", required: .optional)

private let minutesKey = Key(
  "steps/[]/minutes", .integer, summary: "Is the length of the step.",
  rules: [
    .range(min: 1, max: nil),
    .present.when(.has("steps/[]/mode", "hold")),
    .excludes(["steps/[]/until"]),
  ])
private let untilKey = Key(
  "steps/[]/until", .string, summary: "Is the time of day at which the step ends.",
  rules: [.pattern("^[0-2][0-9]:[0-5][0-9]$", "a time of day such as 07:30")])

private let alarmKeys: [Key] = [
  Key(
    "alarms", .array(of: .dictionary), summary: "Lists who is alarmed.",
    variants: ["bell", "message"]),
  Key("{bell}", .dictionary, summary: "Rings a bell in the workshop."),
  Key("{bell}/ring", .integer, summary: "Is how often it rings.", required: .required),
  Key("{message}", .dictionary, summary: "Sends a message."),
  Key("{message}/to", .string, summary: "Is the address of the receiver.", required: .required),
]

private let kiln = Catalogue(
  title: "Kiln Programs",
  document: DocumentKind("program", id: "program", fileMatch: ["*.program.json"]),
  groups: [
    KeyGroup(
      "program", "The program", summary: "What the kiln does.",
      keys: programKeys + [modeKey, minutesKey, untilKey]),
    KeyGroup("alarms", "Alarms", summary: "Who is alarmed by it.", keys: alarmKeys),
  ],
  sources: [Source("manual", "Kiln Manual", url: nil, summary: "The edition of 2026.")],
  releases: ReleaseRegistry([]),
  conventions: Conventions(ownPage: { key, _ in SourceReference("manual", key.description) }))
