import Diagnostics
import Foundation
import KeyValidation
import TestSupport
import Testing

@Suite("Mutated lists")
struct FuzzTests {
  private static let tokens: [String] = [
    "<dict>", "</dict>", "<array>", "</array>", "<key>", "</key>", "<string>", "</string>",
    "<![CDATA[",
    "]]>", "<!--", "-->", "<!DOCTYPE", "<!ENTITY", "&#x", "&amp;", "<data>", "<integer>",
    "\u{FEFF}",
    "{", "}", "(", ")", "[", "]", ";", ",", "=", ":", "\"", "'", "\\U", "\\u", "/*", "*/", "//",
    "#if\n",
    "bplist00", "\0", "é", "😀", "null", "-", "9999999999999999999999", "@",
  ]

  private static func corpus(_ numbers: inout SeededNumbers) -> [[UInt8]] {
    let content = Tree.random(depth: 3, isPlain: true, using: &numbers)
    let tree = Tree.dictionary([
      .string("a"), content, .string("d"), .data([1, 2]), .string("t"),
      .date("2026-01-01T00:00:00Z"),
    ])
    let plain = Tree.dictionary([.string("a"), content])
    return [
      utf8(tree.xmlDocument), utf8(plain.json), utf8(tree.oldStyle), BinaryWriter.bytes(of: tree),
      utf16(tree.xmlDocument), utf16(plain.json), utf8("a = b;\n\"c\" = \"d\\U00e9\";"),
      utf8("<plist><dict>\n#ifdef A\n<key>a</key>MACRO\n#endif\n</dict></plist>"),
    ]
  }

  static let seeds = fuzzSeeds(otherwise: 20)

  @Test("A damaged list gives an answer, and locations within bounds", arguments: seeds)
  func damagedListsGetAnAnswer(_ seed: Int) {
    var numbers = SeededNumbers(seed: 31 * seed)
    for original in Self.corpus(&numbers) {
      for _ in 0..<12 {
        check(numbers.damaged(original, with: Self.tokens))
      }
    }
  }

  private func check(_ bytes: [UInt8]) {
    let (document, diagnostics) = read(bytes)
    var sound =
      document != nil || diagnostics.containsErrors
      || diagnostics.contains { $0.id == "unread-template" }
    let last = LineIndex(bytes).position(of: bytes.count).line
    for diagnostic in diagnostics {
      sound = sound && (diagnostic.location?.line ?? 1) <= last && diagnostic.remedy != nil
    }
    if let document { sound = sound && isSound(document.root, within: 0..<bytes.count, document) }
    #expect(sound, "\(bytes)")
    #expect(diagnostics == diagnostics.inReadingOrder())
  }

  private func isSound(
    _ node: PropertyListDocument.Node, within outer: Range<Int>, _ document: PropertyListDocument
  ) -> Bool {
    let range = node.range ?? outer
    guard outer.lowerBound <= range.lowerBound, range.upperBound <= outer.upperBound,
      (node.range == nil) == (document.format == .binary)
    else { return false }
    switch node.value {
    case .array(let nodes): return nodes.allSatisfy { isSound($0, within: range, document) }
    case .dictionary(let members):
      return members.allSatisfy {
        isSound($0.node, within: range, document) && ($0.keyRange.map(range.contains) ?? true)
      }
    default: return true
    }
  }
}

extension Range<Int> {
  fileprivate func contains(_ other: Range<Int>) -> Bool {
    lowerBound <= other.lowerBound && other.upperBound <= upperBound
  }
}
