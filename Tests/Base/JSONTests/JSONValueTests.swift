import Foundation
import JSON
import Testing

@Suite struct JSONValueTests {
  @Test func jsonTextIsIndentedAndKeepsOrder() {
    let value: JSONValue = [
      "z": [1, .real(1.5), .null, true, false], "a": ["nested": ["x": "y"]], "none": [],
      "empty": [:],
    ]
    #expect(
      value.serialized() == """
        {
          "z": [
            1,
            1.5,
            null,
            true,
            false
          ],
          "a": {
            "nested": {
              "x": "y"
            }
          },
          "none": [],
          "empty": {}
        }

        """)
  }

  @Test(arguments: [
    ("\"", #"\""#), ("\\", #"\\"#), ("\n", #"\n"#), ("\r", #"\r"#), ("\t", #"\t"#),
    ("\r\n", #"\r\n"#), ("\u{0}", #"\u0000"#), ("\u{1B}", #"\u001b"#), ("\u{2028}", #"\u2028"#),
    ("\u{2029}", #"\u2029"#), ("/", "/"), ("ä日🎈", "ä日🎈"),
  ])
  func jsonTextEscapesControlCharacters(text: String, escaped: String) {
    #expect(JSONValue.string(text).serialized() == "\"\(escaped)\"\n")
  }

  @Test func foundationReadsEveryScalar() throws {
    let scalars: [UInt32] =
      Array(0...0x7F) + [0x80, 0xA0, 0xFEFF, 0x2028, 0x2029, 0xFFFF, 0x1F388, 0x10FFFF]
    let texts = scalars.compactMap(Unicode.Scalar.init).map { "<\($0)>" } + ["\r\n", "e\u{301}"]
    let data = Data(JSONValue(strings: texts).serialized().utf8)
    let read = try #require(try JSONSerialization.jsonObject(with: data) as? [String])
    #expect(read.map { Array($0.unicodeScalars) } == texts.map { Array($0.unicodeScalars) })
  }

  @Test func foundationReadsNestedValues() throws {
    let value: JSONValue = [
      "quoted \"name\"\n": [
        "deep": [["deeper": .integer(Int64.min)], ["deeper": .integer(Int64.max)]]
      ],
      "flags": [true, false], "null": .null, "real": .real(-1.5e-7),
    ]
    let data = Data(value.serialized().utf8)
    let read = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    let deep = (read["quoted \"name\"\n"] as? [String: Any])?["deep"] as? [[String: Int]]
    #expect(deep == [["deeper": .min], ["deeper": .max]])
    #expect(read["flags"] as? [Bool] == [true, false])
    #expect(read["null"] is NSNull)
    #expect(read["real"] as? Double == -1.5e-7)
  }

  @Test(arguments: [Double.infinity, -.infinity, .nan])
  func infiniteNumbersAreWrittenAsNull(number: Double) {
    #expect(JSONValue.real(number).serialized() == "null\n")
  }

  @Test func objectMembersAreFoundAndAppended() {
    var value: JSONValue = ["a": 1]
    value.append("b", "two")
    #expect(value["a"] == 1)
    #expect(value["b"] == "two")
    #expect(value["c"] == nil)
    var text: JSONValue = "text"
    text.append("b", 2)
    #expect(text == "text")
    #expect(text["b"] == nil)
  }

  @Test func absentValuesAreNull() {
    #expect(JSONValue(nil as String?) == .null)
    #expect(JSONValue(nil as Bool?) == .null)
    #expect(JSONValue("a" as String?) == "a")
    #expect(JSONValue(true as Bool?) == true)
  }
}
