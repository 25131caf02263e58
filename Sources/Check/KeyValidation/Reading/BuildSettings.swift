package import Diagnostics
import Text

/// Build settings in a file: a property list with dictionaries of settings, or lines `NAME = value`.
package struct BuildSettings: Sendable {
  package struct Assignment: Sendable {
    /// Without conditions in brackets.
    package var name: String
    package var nameRange: Range<Int>?
    /// A text, or an array of texts.
    package var value: PropertyListDocument.Node
  }

  /// Settings that apply together, such as those of one target.
  package var blocks: [[Assignment]] = []
  package var lines: LineIndex?
  /// The root of a property list; nil for lines.
  var root: PropertyListDocument.Node?

  package init(blocks: [[Assignment]] = []) { self.blocks = blocks }

  /// The wanted settings in a property list.
  init(of root: PropertyListDocument.Node, where isWanted: (String) -> Bool) {
    collect(root, isWanted)
  }

  /// The largest file that is read. No one writes larger ones by hand.
  package static let mostBytes = 16 << 20

  /// Reads the wanted settings of a file, or returns its first error.
  package static func read(
    _ bytes: [UInt8], file: String, where isWanted: (String) -> Bool
  ) -> (settings: BuildSettings, error: Diagnostic?) {
    var settings = BuildSettings()
    guard bytes.count <= mostBytes else {
      let error = Diagnostic.error(
        "file-too-large", at: SourceLocation(file: file),
        "the file has \(bytes.count) bytes; at most \(mostBytes) are read")
      return (settings, error)
    }
    guard isPropertyList(bytes) else {
      settings.lines = LineIndex(bytes)
      settings.blocks = [settings.assignments(in: bytes, isWanted)].filter { !$0.isEmpty }
      return (settings, nil)
    }
    let (document, readings) = PropertyListReader().read(bytes, file: file)
    if let error = readings.first(where: { $0.severity == .error }) { return (settings, error) }
    settings.lines = document?.lines
    settings.root = document?.root
    if let root = document?.root { settings.collect(root, isWanted) }
    return (settings, nil)
  }

  /// Whether a file, apart from comments, begins like a property list.
  private static func isPropertyList(_ bytes: [UInt8]) -> Bool {
    var scanner = ByteScanner(bytes, at: 0)
    let isClosed = scanner.skipTrivia() == nil
    let starts: [StaticString] = ["{", "<", "bplist"]
    return isClosed && starts.contains(where: scanner.starts)
  }

  // MARK: - Property lists

  private mutating func collect(
    _ node: PropertyListDocument.Node, _ isWanted: (String) -> Bool
  ) {
    var block: [Assignment] = []
    for member in node.members {
      let name = String(member.key.prefix { $0 != "[" })
      if isWanted(name) {
        block.append(Assignment(name: name, nameRange: member.keyRange, value: member.node))
      } else {
        collect(member.node, isWanted)
      }
    }
    if case .array(let elements) = node.value {
      for element in elements { collect(element, isWanted) }
    }
    if !block.isEmpty { blocks.append(block) }
  }

  // MARK: - Lines

  private func assignments(in bytes: [UInt8], _ isWanted: (String) -> Bool) -> [Assignment] {
    var scanner = ByteScanner(bytes, at: lines?.markLength ?? 0)
    var found: [Assignment] = []
    while !scanner.isAtEnd {
      if let assignment = assignment(&scanner), isWanted(assignment.name) {
        found.append(assignment)
      }
      scanner.skip { !$0.endsLine }
      scanner.skipWhiteSpace()
    }
    return found
  }

  private func assignment(_ scanner: inout ByteScanner) -> Assignment? {
    scanner.skipWhiteSpace()
    let start = scanner.position
    scanner.skip { $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "_") }
    let name = start..<scanner.position
    scanner.skip { $0.isSpaceInLine }
    while scanner.skip("[") {
      scanner.skip { $0 != UInt8(ascii: "]") && !$0.endsLine }
      guard scanner.skip("]") else { return nil }
      scanner.skip { $0.isSpaceInLine }
    }
    guard !name.isEmpty, scanner.skip("=") else { return nil }
    scanner.skip { $0.isSpaceInLine }
    let valueStart = scanner.position
    while let byte = scanner.current, !byte.endsLine, !scanner.starts(with: "//") {
      scanner.position += 1
    }
    var end = scanner.position
    while end > valueStart, scanner.bytes[end - 1].isSpaceInLine { end -= 1 }
    let text = String(decoding: scanner.bytes[valueStart..<end], as: UTF8.self)
    return Assignment(
      name: String(decoding: scanner.bytes[name], as: UTF8.self), nameRange: name,
      value: .init(.string(text), range: valueStart..<end))
  }
}

extension UInt8 {
  fileprivate var isSpaceInLine: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }
}
