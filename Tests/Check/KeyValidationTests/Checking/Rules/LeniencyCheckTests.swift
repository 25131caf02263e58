import KeyModel
import Testing

/// Other forms of a value are accepted only in documents that are lenient.
struct LeniencyCheckTests {
  private func lamps(isLenient: Bool?, format: DocumentKind.Format = .json) -> Catalogue {
    let keys = [
      Key("Width", .integer, summary: "W.", rules: [.range(min: 1, max: 9)], sources: []),
      Key("Bright", .boolean, summary: "B.", sources: []),
      Key("Size", .string, .integer, summary: "S.", rules: [.range(min: 1, max: 9)], sources: []),
      Key(
        "Color", .string, summary: "C.",
        values: .closed([.init("red", "R."), .init("blue", "B.")]),
        sources: []),
      Key("Depth", .number, summary: "D.", values: .closed([.init(0.5, "Half.")]), sources: []),
    ]
    return Catalogue(
      title: "Lamps",
      document: DocumentKind("lamp", id: "lamp", format: format, isLenient: isLenient),
      groups: [KeyGroup("g", "G", summary: "Keys.", keys: keys)], sources: [],
      releases: ReleaseRegistry([]))
  }

  @Test(arguments: [
    #"{"Width": "3"}"#, #"{"Width": true}"#, #"{"Width": "$(WIDTH)"}"#, #"{"Width": "%WIDTH%"}"#,
    #"{"Width": "{{ width }}"}"#, #"{"Bright": "false"}"#, #"{"Bright": 1}"#,
    #"{"Bright": "$(BRIGHT)"}"#, #"{"Color": "$(COLOR)"}"#, #"{"Color": " red "}"#,
    #"{"Color": "{{ color }}"}"#, #"{"Depth": 1}"#,
  ])
  func aStrictDocumentHasNoOtherFormOfAValue(json: String) {
    #expect(findings(json, in: lamps(isLenient: nil)).map(\.severity) == [.error])
  }

  @Test(arguments: [
    #"{"Width": 3}"#, #"{"Width": 3.0}"#, #"{"Size": "12"}"#, #"{"Size": "$(SIZE)"}"#,
    #"{"Color": "red"}"#, #"{"Depth": 0.5}"#, #"{"$(NAME)": 1}"#,
  ])
  func whatIsRightIsNoMistake(json: String) {
    #expect(findings(json, in: lamps(isLenient: false)).isEmpty)
  }

  @Test(arguments: [
    #"{"Width": "3"}"#, #"{"Width": "$(WIDTH)"}"#, #"{"Bright": "false"}"#, #"{"Color": " red "}"#,
    #"{"Color": "{{ color }}"}"#,
  ])
  func aLenientDocumentHasThemWithoutAnError(json: String) {
    #expect(!findings(json, in: lamps(isLenient: true)).containsErrors)
    #expect(!findings(json, in: lamps(isLenient: nil, format: .propertyList)).containsErrors)
  }
}
