import KeyModel
import Testing

@Suite struct ValueTypeTests {
  static let plain: [ValueType] = [
    .string, .integer, .real, .number, .boolean, .date, .data, .dictionary,
  ]

  @Test(arguments: [
    (ValueType.string, "string"), (.dictionary, "dictionary"), (.array([]), "array"),
    (.array(of: .string), "array of strings"), (.array(of: .dictionary), "array of dictionaries"),
    (.array(of: .data), "array of data"),
    (.array([.string, .dictionary]), "array of strings or dictionaries"),
    (.array(of: .array(of: .string)), "array of arrays of strings"),
    (.array(of: .array([])), "array of arrays"),
  ])
  func phraseOfATypeIsEnglish(type: ValueType, phrase: String) {
    #expect(type.phrase == phrase)
  }

  @Test(arguments: plain)
  func onlyNumbersAcceptOtherTypes(type: ValueType) {
    let accepted = Self.plain.filter { type.accepts($0) }
    let expected: [ValueType] =
      switch type {
      case .number: [.integer, .real, .number]
      case .real: [.integer, .real]
      default: [type]
      }
    #expect(accepted == expected)
    #expect(!type.accepts(.array(of: type)))
  }

  @Test(arguments: [
    (ValueType.array([]), ValueType.array(of: .string), true),
    (.array(of: .string), .array([]), true),
    (.array(of: .string), .array(of: .string), true),
    (.array(of: .string), .array(of: .integer), false),
    (.array(of: .string), .array([.string, .integer]), false),
    (.array([.string, .number]), .array([.string, .integer]), true),
    (.array(of: .array(of: .number)), .array(of: .array(of: .integer)), true),
    (.array([]), .string, false),
  ])
  func arrayTypesAcceptTheirElements(wanted: ValueType, given: ValueType, fits: Bool) {
    #expect(wanted.accepts(given) == fits)
  }

  @Test func namesOfTypesAreLowerCase() {
    #expect(
      (Self.plain + [.array(of: .string)]).map(\.name) == [
        "string", "integer", "real", "number", "boolean", "date", "data", "dictionary", "array",
      ])
  }

  static let values: [(PropertyListValue, ValueType)] = [
    (PropertyListValue.string("a"), ValueType.string), (1, .integer), (1.5, .real),
    (true, .boolean), (.date("2026-01-31T12:00:00Z"), .date), (.data("AA=="), .data),
    ([], .array([])),
    (["a", "b"], .array(of: .string)), (["a", 1], .array([.string, .integer])),
    (["a": 1], .dictionary),
  ]

  @Test(arguments: values)
  func typeOfAValueFollowsItsContent(value: PropertyListValue, type: ValueType) {
    #expect(value.type == type)
  }
}
