import Diagnostics
import KeyModel
import KeyValidation
import Testing

/// A list's declaration of its extension point: known, with the key of its mechanism, and with what the system starts.
struct ExtensionPointDeclarationTests {
  private static let socket = ExtensionPoint.Mechanism(
    "Socket", identifierKey: "Socket/Kind", entryKeys: ["Socket/Code", "Socket/Screen"],
    entry: .one, rejectedOn: [Platform("sea")],
    codes: .init(unknown: ["E1"], noEntry: ["E3"]))
  private static let dock = ExtensionPoint.Mechanism(
    "Dock", identifierKey: "Dock/Type", systemPrefix: "lamp.",
    codes: .init(unknown: ["E1"], foreign: ["E2"]))

  private static let catalogue = Catalogue(
    title: "Lamps",
    document: DocumentKind("lamp.json", id: "lamp", isLenient: true, fileMatch: ["lamp.json"]),
    groups: [
      KeyGroup(
        "all", "All", summary: "All.",
        keys: [
          key("Socket", .dictionary), key("Socket/Kind", .string, .extensionPoints(socket)),
          key("Socket/Code", .string), key("Socket/Screen", .string),
          key("Dock", .dictionary), key("Dock/Type", .string, .extensionPoints(dock)),
        ])
    ],
    extensionPoints: [
      point("lamp.bulb", socket), point("lamp.fuse", socket, .nothing),
      point("lamp.plug", socket, .unstated), point("lamp.cable", dock),
    ], sources: [], releases: ReleaseRegistry([]))

  private static func key(
    _ path: PropertyPath, _ type: ValueType, _ values: AllowedValues = .open([])
  )
    -> Key
  {
    Key(path, type, summary: "Is a key.", values: values, sources: [])
  }

  private static func point(
    _ id: String, _ mechanism: ExtensionPoint.Mechanism, _ entry: ExtensionPoint.EntryCount? = nil
  ) -> ExtensionPoint {
    ExtensionPoint(
      id, id, mechanism, summary: "Is one.", availability: [], entry: entry, sources: [])
  }

  private func findings(_ json: String, on platform: String? = nil) -> [Diagnostic] {
    let options = CheckOptions(platform: platform.map { Platform($0) })
    return PropertyListChecker(Self.catalogue, options: options)
      .check(Array(json.utf8), file: "lamp.json")
  }

  @Test(arguments: [
    (#"{"Socket": {"Kind": "lamp.cable"}}"#, "wrong-mechanism E2"),
    (#"{"Dock": {"Type": "lamp.bulb"}}"#, "wrong-mechanism "),
    (#"{"Dock": {"Type": "lamp.cable"}, "Socket": {"Kind": "lamp.bulb"}}"#, "wrong-mechanism "),
    (#"{"Dock": {"Type": "lamp.cable"}, "Socket": {"Kind": "lamp.cable"}}"#, "wrong-mechanism "),
    (#"{"Socket": {"Kind": "own.lantern"}}"#, "unknown-value E1"),
    (#"{"Dock": {"Type": "lamp.lantern"}}"#, "unknown-value E1"),
    (#"{"Dock": {"Type": "lamp.Cable"}}"#, "misspelled-value E1"),
    (#"{"Socket": {"Kind": "lamp.bulb"}}"#, "wrong-entry E3"),
    (#"{"Socket": {"Kind": "lamp.bulb", "Code": "A", "Screen": "B"}}"#, "wrong-entry "),
    (#"{"Socket": {"Kind": "lamp.fuse", "Code": "A"}}"#, "wrong-entry "),
  ])
  func aWrongDeclarationIsReportedOnce(json: String, expected: String) {
    let found = findings(json)
    #expect(found.map { "\($0.id) \($0.codes.joined())" } == [expected], "\(found)")
    #expect(found.allSatisfy { $0.severity == .warning && $0.remedy != nil })
  }

  @Test(arguments: [
    #"{"Socket": {"Kind": "lamp.bulb", "Code": "A"}}"#,
    #"{"Socket": {"Kind": "lamp.bulb", "Screen": "A"}}"#, #"{"Socket": {"Kind": "lamp.fuse"}}"#,
    #"{"Socket": {"Kind": "lamp.plug"}}"#, #"{"Dock": {"Type": "lamp.cable"}}"#,
    #"{"Dock": {"Type": "own.lantern"}}"#, #"{"Socket": {"Kind": "$(KIND)"}}"#,
    #"{"Socket": {}}"#,
  ])
  func aRightDeclarationIsSilent(json: String) {
    #expect(findings(json) == [])
  }

  @Test func whatAnInstallerRefusesIsAnError() {
    #expect(
      findings(#"{"Socket": {"Kind": "lamp.bulb"}}"#, on: "sea").map(\.severity) == [.error])
  }
}
