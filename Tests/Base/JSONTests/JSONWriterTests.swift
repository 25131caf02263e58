import JSON
import Testing

@Suite struct JSONWriterTests {
  /// An object and an array with members and without, at several depths.
  static let value: JSONValue = [
    "first": 1, "empty": [:], "object": ["text": "\"", "none": [], "inner": ["deep": true]],
    "list": [1, ["in": .null], []], "nothing": [],
  ]

  @Test func writerPiecesEqualTheSerializedValue() {
    var writer = JSONWriter()
    writer.beginObject()
    writer.append("first", 1)
    writer.beginObject("empty")
    writer.endObject()
    writer.beginObject("object")
    writer.append("text", "\"")
    writer.append("none", [])
    writer.beginObject("inner")
    writer.append("deep", true)
    writer.endObject()
    writer.endObject()
    writer.beginMember("list")
    writer.writeArray(of: [1, ["in": .null], []] as [JSONValue]) { $1.write($0) }
    writer.append("nothing", [])
    writer.endObject()
    #expect(writer.finish() == Self.value.serializedBytes(linesTo: 2))
  }

  @Test func valuesAfterNamesEqualTheSerializedValue() {
    var writer = JSONWriter(reserving: 10)
    writer.beginObject()
    writer.beginMember("fir\"st")
    writer.write("te\nxt")
    writer.beginMember("fl\\ag")
    writer.write(true)
    writer.beginMember("none")
    writer.writeNull()
    writer.beginMember("list")
    writer.writeArray(of: [1, 2]) { number, writer in
      writer.beginObject()
      writer.append("n", .integer(number))
      writer.endObject()
    }
    writer.beginMember("empty")
    writer.writeArray(of: [Int]()) { _, _ in }
    writer.endObject()
    let expected: JSONValue = [
      "fir\"st": "te\nxt", "fl\\ag": true, "none": .null, "list": [["n": 1], ["n": 2]],
      "empty": [],
    ]
    #expect(writer.finish() == expected.serializedBytes(linesTo: 2))
  }
}
