import Foundation
import KeyValidation
import TestSupport
import Testing

/// The same lists through Foundation, which none of our code uses.
@Suite("Foundation agrees")
struct DifferentialTests {
  private func tree(_ value: Any) -> Tree? {
    if type(of: value) == Bool.self, let flag = value as? Bool { return .boolean(flag) }
    switch value {
    case let text as String: return .string(text)
    case let data as Data: return .data(Array(data))
    case let date as Date:
      let formatter = ISO8601DateFormatter()
      return .date(formatter.string(from: date))
    case let list as [Any]: return .array(list.compactMap(tree))
    case let list as [String: Any]:
      return .dictionary(list.flatMap { [.string($0.key), tree($0.value)].compactMap { $0 } })
        .sorted
    case let number as NSNumber:
      switch String(cString: number.objCType) {
      case "d", "f": return .real(number.doubleValue.bitPattern)
      case "c", "B": return .boolean(number.boolValue)
      default: return .integer(number.int64Value)
      }
    default: return nil
    }
  }

  private func check(_ bytes: [UInt8]) throws {
    let theirs = try PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
    let (document, diagnostics) = read(bytes)
    #expect(!diagnostics.containsErrors, "\(diagnostics)")
    #expect(try Tree(#require(document).root).sorted == tree(theirs)?.sorted)
  }

  @Test("Lists we write", arguments: fuzzSeeds(otherwise: 13))
  func foundationReadsListsWeWrite(_ seed: Int) throws {
    var numbers = SeededNumbers(seed: 77 + seed)
    let content = Tree.random(depth: 4, isPlain: false, using: &numbers)
    let tree = Tree.dictionary([.string("root"), content])
    try check(utf8(tree.xmlDocument))
    // Foundation on Linux reads no unescaped text beyond ASCII in this form.
    try check(utf8(tree.oldStyle))
    try check(BinaryWriter.bytes(of: tree))
  }

  @Test("Lists Foundation writes", arguments: fuzzSeeds(otherwise: 13))
  func weReadListsFoundationWrites(_ seed: Int) throws {
    var numbers = SeededNumbers(seed: 177 + seed)
    let xml = Tree.dictionary([
      .string("root"), .random(depth: 4, isPlain: false, using: &numbers),
    ]).xmlDocument
    let value = try PropertyListSerialization.propertyList(from: Data(xml.utf8), format: nil)
    for format in [PropertyListSerialization.PropertyListFormat.xml, .binary] {
      let data = try PropertyListSerialization.data(
        fromPropertyList: value, format: format, options: 0)
      try check(Array(data))
    }
  }

  @Test(
    "Corners of the forms",
    arguments: [
      "<plist><integer>-0x1F</integer></plist>", "<plist><integer> +12</integer></plist>",
      "<plist><integer>- 5</integer></plist>", "<integer>-9223372036854775808</integer>",
      "<plist><real>.5</real></plist>", "<plist><real>5.</real></plist>", "<real>1e-5</real>",
      "<plist><real>+Infinity</real></plist>", "<plist><real>-inf</real></plist>",
      "<plist><string>a\r\nb\rc</string></plist>", "<string>a<![CDATA[<x>&amp;]]>b</string>",
      "<string>&#x1F600;&#233;&apos;</string>", "<plist><?pi x?><true></true></plist>",
      "<data>QUJD\n REVG</data>", "<data>QQ==QQ==</data>", "<data></data>", "<string >a</string >",
      "<dict><key/><string/></dict>", "<date>2026-02-20T12:00:00Z</date>",
      "(a,b,)", "{a;}", "a=b;c=d;", "\"\\U41\\101\\7\\q\\\nx\"", "'a\"b'", "<0fbd>", "{a=<>;}",
      "{a=http://x/y;}", "{a = /b;}", "/*c*/{a=b;}//d", "{a=\"\\Ud83d\\Ude00\\256\\341\";}",
    ])
  func foundationAgreesOnCornerCases(_ text: String) throws { try check(utf8(text)) }

  @Test("Octal escapes are NEXTSTEP characters")
  func foundationAgreesOnOctalEscapes() throws {
    for byte in 1...0xFD { try check(utf8("\"\\" + String(byte, radix: 8) + "x\"")) }
  }
}
