import Diagnostics

private let refused = "Programs refuse the whole file, so none of its keys count."
private let restored = """
  Restore the file from version control or from a copy, or let the program that made it write it \
  again. Git and transfers that convert line ends damage binary files: `*.plist binary` in \
  `.gitattributes` prevents it.
  """

extension DiagnosticKind {
  /// About binary lists.
  static let ofBinary: [DiagnosticKind] = [
    DiagnosticKind(
      "binary-cycle", .error, "An object of a binary list contains itself.",
      explanation: """
        An array or a dictionary contains itself, directly or through others, so it would never \
        end. Only a faulty or hostile program writes that.
        """,
      cost: refused,
      repair: "Let another program write the list again, or restore the file from a copy.",
      wrong: dump(
        ["a1 00  an array with value 0", "09     true"], offsets: "08 0a", values: "02", end: "0b"),
      right: sound),
    DiagnosticKind(
      "binary-object", .error, "An object of a binary list is damaged.",
      explanation: """
        The first byte of a value states its kind and length, and this one is impossible. The file \
        was changed by a program that took it for text, or it was cut and joined.
        """,
      cost: refused,
      repair: restored,
      wrong: dump(
        ["a1 01  an array with value 1", "17 00  no kind of value"], offsets: "08 0a", values: "02",
        end: "0c"),
      right: sound),
    DiagnosticKind(
      "binary-offset", .error, "An object of a binary list lies outside the file's objects.",
      explanation: """
        The table of offsets says where each value begins. One of them is outside of the values. \
        Bytes were added or lost.
        """,
      cost: refused,
      repair: restored,
      wrong: dump(
        ["a1 01  an array with value 1", "09     true"], offsets: "08 ff", values: "02", end: "0b"),
      right: sound),
    DiagnosticKind(
      "binary-overlap", .error, "Objects of a binary list overlap one another.",
      explanation: """
        Two values share the same bytes in part. No program writes such a file; a hostile one may, \
        to make readers slow.
        """,
      cost: refused,
      repair: "Do not use the file. Restore it from a copy that you trust.",
      wrong: dump(
        [
          "a2 01 02  an array with values 1 and 2", "5f 10 46  value 1: a text of 70 bytes",
          "5f 10 43  value 2 begins within it: a text of 67 bytes", "41×67",
        ], offsets: "08 0b 0e", values: "03", end: "54"),
      right: dump(
        [
          "a2 01 02  an array with values 1 and 2", "51 41     value 1: a text",
          "51 42     value 2: another text",
        ], offsets: "08 0b 0d", values: "03", end: "0f")),
    DiagnosticKind(
      "binary-reference", .error, "A binary list refers to an object that does not exist.",
      explanation: """
        An array or a dictionary refers to a value by its number, and no value has this number. \
        The file was edited as text, or damaged on its way.
        """,
      cost: refused,
      repair: restored,
      wrong: dump(
        ["a1 09  an array with value 9", "09     true"], offsets: "08 0a", values: "02", end: "0b"),
      right: sound),
    DiagnosticKind(
      "binary-trailer", .error, "A binary list ends before its trailer, or the trailer is wrong.",
      explanation: """
        The last 32 bytes of a binary list say how to read it. They are missing or contradict the \
        rest. Most often the file was cut off while it was copied or downloaded.
        """,
      cost: refused,
      repair: "Copy or download the file again, and compare its size with the original.",
      wrong: "62 70 6c 69 73 74 30 30  bplist00\na1 01  an array with value 1",
      right: sound),
    DiagnosticKind(
      "invalid-key", .error, "A key of a binary list is not a string.",
      explanation: """
        In a dictionary every key is a string. Here it is another value, such as a number.
        """,
      cost: refused,
      repair: """
        Correct the program that writes the file so that it uses strings as keys, and write the \
        list again.
        """,
      wrong: dump(
        ["d1 01 01  a dictionary: the key is value 1", "09        true"], offsets: "08 0b",
        values: "02", end: "0c"),
      right: dump(
        ["d1 01 02  a dictionary: the key is value 1", "51 41     a text", "09        true"],
        offsets: "08 0b 0d", values: "03", end: "0e")),
    DiagnosticKind(
      "unsupported-value", .error, "A binary list contains a value that no property list has.",
      explanation: """
        The binary form can store values that no property list has. A UID, for example, belongs to \
        a keyed archive: objects that a program saved for itself.
        """,
      cost: """
        The file is not a list of keys, so nothing in it was checked. The program that wrote it \
        reads it.
        """,
      repair: """
        Do not check this file: leave it out with `exclude` in `.docgen.json`. If it is meant to \
        be a property list, write it without an archiver.
        """,
      wrong: dump(
        ["a1 01  an array with value 1", "80 01  a UID"], offsets: "08 0a", values: "02", end: "0c"),
      right: sound),
    DiagnosticKind(
      "unsupported-version", .error, "A binary list has an unknown version.",
      explanation: """
        A binary property list begins with `bplist00`. Later versions are private forms of a \
        system.
        """,
      cost: "Nothing in the file was checked. Other programs may not read it.",
      repair: """
        Write the list in another form: `plutil -convert xml1 FILE` makes XML of it where the \
        system knows the version.
        """,
      wrong: dump(
        ["a1 01  an array with value 1", "09     true"], version: "31 35", offsets: "08 0a",
        values: "02", end: "0b"),
      right: sound),
  ]
}

/// A binary list in hexadecimal: the bytes of each part, then its meaning.
private func dump(
  _ values: [String], version: String = "30 30", offsets: String, values count: String, end: String
) -> String {
  let zeros = "00 00 00 00 00 00"
  let trailer = [
    "\(zeros) 01 01  the trailer: offsets and numbers have one byte",
    "\(zeros) 00 \(count)  so many values", "\(zeros) 00 00  value 0 is the root",
    "\(zeros) 00 \(end)  the offsets are at this byte",
  ]
  return
    (["62 70 6c 69 73 74 \(version)  the version"] + values
    + ["\(offsets)  the offset of each value"] + trailer).joined(separator: "\n")
}

private var sound: String {
  dump(
    ["a1 01  an array with value 1", "09     true"], offsets: "08 0a", values: "02", end: "0b")
}
