import KeyModel
import KeyValidation
import Testing

/// Annotations of each key of a list.
struct AnnotatedListTests {
  @Test func aKeyHasItsValueMeaningAndPlatforms() throws {
    let item = try #require(items(#"{"Colour": "red"}"#).first)
    #expect(item.name == .key("Colour"))
    #expect(item.value.phrase() == "\"red\"")
    #expect(item.meaning?.summary == "Chooses the colour.")
    #expect(item.meaning?.since == ["Deck 8.0+ (deprecated in 9.0)", "not on Hull"])
    #expect(item.findings.shown.map(\.id) == ["deprecated"])
    #expect(item.meaning?.deprecation == nil)
    #expect(item.valueMeaning == "Warm light.")
    #expect(item.line == 1)
  }

  @Test func findingsStandAtTheirKeysAndOthersAtTheTop() throws {
    let list = annotated("{\n\"Beam\": {\n\"Width\": \"wide\"}, \"Colour\": 3}")
    #expect(list.findings.shown.map(\.id) == ["missing-required-key"])
    let beam = try #require(list.contents.items.first)
    #expect(beam.findings.shown.isEmpty)
    #expect(beam.contents.items[0].findings.shown.map(\.id) == ["wrong-type"])
    #expect(list.contents.items[1].findings.shown.map(\.id) == ["deprecated", "wrong-type"])
    #expect(list.facts == "lamp.plist, JSON. 3 errors and 1 note.")
  }

  @Test func aDeprecatedKeyNamesItsReplacement() {
    let list = annotated(#"{"Lamp": 1, "Colour": "red"}"#, disabled: ["deprecated"])
    #expect(list.contents.items[1].meaning?.deprecation == "Deprecated. Use 'Beam' instead.")
  }

  /// The reader's findings have a place and no path.
  @Test func aSyntaxErrorAtAKeyStandsAtTheKey() throws {
    let list = annotated("{\"Lamp\": 1,\n\"Colour\": \"red\",\n\"Colour\": \"blue\"}")
    #expect(list.findings.shown.isEmpty)
    let found = list.contents.items.map { $0.findings.shown.map(\.id) }
    // The deprecation of the key is reported once.
    #expect(found == [[], ["deprecated"], ["duplicate-key"]])
  }

  @Test func findingsOfRepeatedKeysStandAtTheRightOne() {
    let list = annotated("{ Lamp = 1; Colour = red;\nColour = 9; }")
    #expect(
      list.contents.items.last?.findings.shown.map(\.id).contains("value-not-allowed") == true)
    #expect(list.contents.items[1].findings.shown.map(\.id) == ["deprecated"])
  }

  @Test func anUnknownKeyIsNotInTheReference() {
    let all = items(
      #"{"Lamp": 1, "Own": {"Any": 1}, "Colou": "red", "Free": {"Own": 1}, "Beam": {"Lamp": 2}}"#)
    #expect(all.map(\.unknown) == [nil, .nowhereKnown, .nowhereKnown, nil, nil])
    #expect(all[1].contents.items.map(\.unknown) == [nil])
    #expect(all[2].findings.shown.map(\.id) == ["misspelled-key"])
    #expect(all[3].contents.items.map(\.unknown) == [nil])
    #expect(all[4].contents.items.map(\.unknown) == [.knownElsewhere])
  }

  @Test func aMeaningIsGivenOnce() {
    let lamps = items(#"{"Lamp": 1, "Rooms": [{"Watts": 1}, {"Watts": 2}]}"#)[1]
    let watts = lamps.contents.items.map { $0.contents.items[0] }
    #expect(watts.map { $0.meaning?.summary } == ["Sets the power of a lamp.", nil])
    #expect(watts.map(\.page?.text) == ["Rooms/Watts.html", "Rooms/Watts.html"])
    #expect(lamps.contents.items.map(\.name) == [.element(0), .element(1)])
  }

  /// Lists such as this one repeat the same values.
  @Test func theMeaningOfAValueIsGivenOnce() {
    let lights = items(#"{"Lamp": 1, "Light": [{"Kind": "bulb"}, {"Kind": "bulb"}]}"#)[1].contents
      .items
    #expect(lights.map { $0.contents.items.first?.valueMeaning } == ["B.", nil])
  }

  @Test func whatTheKeyAroundItSaysOfPlatformsIsNotRepeated() {
    let shade = items(#"{"Lamp": 1, "Hood": {"Old": 1, "Same": 2}}"#)[1]
    #expect(shade.meaning?.since == ["Deck 8.0+"])
    #expect(shade.contents.items.map { $0.meaning?.since } == [["Deck 9.0+"], []])
  }

  @Test func onlySomeElementsAreShown() {
    let rooms = (0..<400).map { #"{"Watts": \#([20, 31].contains($0) ? "\"x\"" : "5")}"# }
    let item = items("{\"Lamp\": 1, \"Rooms\": [\(rooms.joined(separator: ","))]}")[1]
    let shown = item.contents.items.map(\.name)
    #expect(shown == [0, 1, 2, 3, 4, 20, 31].map { .element($0) })
    #expect(item.contents.omitted == 393)
    #expect(item.contents.omittedFindings == 0)
  }

  @Test func findingsOfOmittedElementsAreCounted() {
    let rooms = String(repeating: "{\"Watts\": \"x\"},", count: 100)
    let list = annotated("{\"Lamp\": 1, \"Rooms\": [\(rooms){}]}")
    #expect(list.contents.items[1].contents.omittedFindings == 75)
    #expect(list.findings.shown.isEmpty)
  }

  @Test func aChoiceOfShapesHasTheKeysOfTheOneThatIsMeant() {
    let text =
      #"{"Lamp": 1, "Light": [{"Kind": "bulb", "Glass": 1}, {"Kind": "flame", "Wick": 2}]}"#
    let lights = items(text)[1].contents.items
    #expect(
      lights.map { $0.contents.items.map { $0.meaning?.summary ?? "" } }
        == [
          ["Says that it is a bulb.", "Sets the glass."],
          ["Says that it burns.", "Sets the wick."],
        ])
  }

  @Test(arguments: [
    ("1", "1"), ("true", "true"), ("[]", "empty array"), ("[1]", "1 element"),
    ("{}", "empty dictionary"),
    (#"{"a": 1, "b": 2}"#, "2 keys"), (#""a\nb""#, "\"a b\""),
    ("\"\(String(repeating: "x", count: 500))\"", "\"\(String(repeating: "x", count: 160))…\""),
  ])
  func valuesAreShort(text: String, phrase: String) {
    #expect(items("{\"Own\": \(text)}")[0].value.phrase() == phrase)
  }

  @Test func dataIsCountedAndBinaryListsHaveNoLines() {
    #expect(items("{ Own = <00ff>; }")[0].value.phrase() == "2 bytes of data")
  }

  @Test(arguments: ["[1, 2]", "3", "{", "", "[[[[[[]]]]]]"])
  func whateverTheRootIsNothingIsLost(text: String) {
    let list = annotated(text)
    #expect(!list.findings.shown.isEmpty)
    _ = list.html() + list.text(width: 80, isStyled: true)
  }

  @Test func depthAndSizeAreBounded() {
    let deep = String(repeating: "{\"a\":", count: 500) + "1" + String(repeating: "}", count: 500)
    #expect(annotated(deep).text(width: 80, isStyled: false).utf8.count < 200_000)
    let wide = (0..<20_000).map { "\"k\($0)\": 1" }.joined(separator: ",")
    let list = annotated("{\(wide)}")
    #expect(list.contents.items.count == 5_000)
    #expect(list.contents.omitted == 15_000)
  }

  @Test func aSettingHasTheMeaningOfTheKeyThatItBecomes() {
    let list = annotated(
      "LAMP_KEY_Shade = 1\nOTHER = 2\nLAMP_KEY_Shade = x\nLAMP_KEY_Beam = 3\n", file: "a.settings")
    let items = list.contents.items
    #expect(
      items.map(\.name) == ["LAMP_KEY_Shade", "LAMP_KEY_Shade", "LAMP_KEY_Beam"].map { .key($0) })
    #expect(items.map(\.line) == [1, 3, 4])
    #expect(items[0].meaning?.summary == "Sets the shade.")
    #expect(
      items.map { $0.findings.shown.map(\.id) } == [[], ["wrong-type"], ["setting-without-effect"]])
    #expect(list.facts.hasPrefix("lamp.plist, build settings. "))
  }
}
