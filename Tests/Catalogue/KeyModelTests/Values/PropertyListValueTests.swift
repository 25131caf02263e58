import KeyModel
import Testing

@Suite struct PropertyListValueTests {
  static let nestings: [(PropertyPath, PropertyListValue)] = [
    ("A", ["A": 1]), ("A/B", ["A": ["B": 1]]), ("A/[]", ["A": [1]]),
    ("A/[]/B", ["A": [["B": 1]]]), ("A/*/B", ["A": ["<A/*>": ["B": 1]]]), ("", 1),
    ("*/[]/*", ["<*>": [["<*/[]/*>": 1]]]),
  ]

  @Test(arguments: nestings)
  func nestsDownToAPath(path: PropertyPath, whole: PropertyListValue) {
    let value: PropertyListValue = 1
    #expect(value.nested(at: path) { "<\($0)>" } == whole)
  }

  static let mergers: [(PropertyListValue, PropertyListValue, PropertyListValue)] = [
    (["a": 1], ["b": 2], ["a": 1, "b": 2]),
    (["a": 1, "b": 2], ["a": 3], ["a": 3, "b": 2]),
    (["a": ["b": 1]], ["a": ["c": 2]], ["a": ["b": 1, "c": 2]]),
    (["a": ["b": 1]], ["a": 2], ["a": 2]), (["a": [1]], ["a": [2]], ["a": [2]]), (1, "x", "x"),
    ([:], ["a": 1], ["a": 1]),
  ]

  @Test(arguments: mergers)
  func mergesDictionariesKeyByKey(
    one: PropertyListValue, other: PropertyListValue, both: PropertyListValue
  ) {
    #expect(PropertyListValue.merging([one, other]) == both)
  }

  static let texts: [(PropertyListValue, String?)] = [
    (true, "YES"), (false, "NO"), (2, "2"), (2.5, "2.5"),
    ("TLSv1.2", "TLSv1.2"), (["a"], nil), (["a": 1], nil),
  ]

  @Test(arguments: texts)
  func plainTextOfAValueIsReadable(value: PropertyListValue, text: String?) {
    #expect(value.plainText == text)
  }

  @Test func dictionaryLiteralsKeepTheirOrder() {
    let value: PropertyListValue = ["z": 1, "a": 2]
    #expect(value == .dictionary([.init("z", 1), .init("a", 2)]))
    #expect(value != ["a": 2, "z": 1])
  }
}
