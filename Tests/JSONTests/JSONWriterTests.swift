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
    writer.beginArray("list")
    writer.append(1)
    writer.append(["in": .null])
    writer.append([])
    writer.endArray()
    writer.beginArray("nothing")
    writer.endArray()
    writer.endObject()
    #expect(writer.finish() == Self.value.serializedBytes(linesTo: 2))
  }

  @Test func valuesAfterNamesEqualTheSerializedValue() {
    var writer = JSONWriter(reserving: 10)
    writer.beginObject()
    writer.beginMember("fir\"st")
    writer.write("te\nxt")
    writer.beginMember(JSONWriter.MemberName("fl\\ag"))
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

  /// Members written elsewhere come first, after others, before others, or alone.
  @Test(arguments: [0, 1], [0, 1])
  func writtenMembersAreCopiedUnchanged(before: Int, behind: Int) {
    var members = JSONWriter(membersAtDepth: 2)
    members.append("b", ["c": [1, 2]])
    members.append("d", "e")
    var writer = JSONWriter()
    writer.beginObject()
    writer.beginObject("all")
    for _ in 0..<before { writer.append("a", 0) }
    writer.append(written: members.bytes[...])
    for _ in 0..<behind { writer.append("z", 0) }
    writer.endObject()
    writer.endObject()
    let all: [(String, JSONValue)] =
      Array(repeating: ("a", 0), count: before) + [("b", ["c": [1, 2]]), ("d", "e")]
      + Array(repeating: ("z", 0), count: behind)
    let expected: JSONValue = ["all": .object(all.map { .init($0.0, $0.1) })]
    #expect(writer.finish() == expected.serializedBytes(linesTo: 2))
  }

  @Test func noWrittenMembersLeaveAnEmptyObject() {
    var writer = JSONWriter()
    writer.beginObject()
    writer.append(written: [])
    writer.endObject()
    #expect(writer.finish() == (["": [:]] as JSONValue)[""]?.serializedBytes(linesTo: 2))
  }
}
