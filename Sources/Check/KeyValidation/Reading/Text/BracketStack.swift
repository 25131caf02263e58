struct BracketStack {
  private var open: [(byte: UInt8, start: Int)] = []

  var innermost: (byte: UInt8, start: Int)? { open.last }

  mutating func open(_ byte: UInt8, at start: Int) { open.append((byte, start)) }

  /// Closes the innermost bracket. Returns false, with an error, if none is open.
  mutating func close(with byte: UInt8, at offset: Int, _ findings: inout Findings) -> Bool {
    guard let last = open.popLast() else {
      findings.error(
        "mismatched-bracket", at: offset, "there is no open bracket for \(quoted(byte))",
        remedy: "remove it")
      return false
    }
    let expected = Self.counterpart(of: last.byte)
    if byte != expected {
      findings.error(
        "mismatched-bracket", at: offset,
        "\(quoted(byte)) does not close \(quoted(last.byte)) "
          + "from line \(findings.line(of: last.start))",
        remedy: "write \(quoted(expected))")
    }
    return true
  }

  /// Reports the innermost bracket still open at the end of the file. Returns false if there is none.
  func reportUnclosed(_ findings: inout Findings) -> Bool {
    guard let last = open.last else { return false }
    findings.error(
      "unclosed-bracket", at: last.start,
      "\(quoted(last.byte)) is not closed before the end of the file",
      remedy: "write \(Character(Unicode.Scalar(Self.counterpart(of: last.byte))))")
    return true
  }

  private static func counterpart(of open: UInt8) -> UInt8 {
    switch open {
    case UInt8(ascii: "("): UInt8(ascii: ")")
    case UInt8(ascii: "["): UInt8(ascii: "]")
    default: UInt8(ascii: "}")
    }
  }
}

func quoted(_ byte: UInt8) -> String { "'\(Character(Unicode.Scalar(byte)))'" }
