import Diagnostics
import KeyValidation
import Syntaxes
import TestSupport
import Testing

/// Any text is read within the limits, and the two ways of reading scalars see the same tree.
struct YAMLFuzzTests {
  private static let tokens = [
    "&a ", "&b ", "*a", "*b", "<<: ", "<<: *a\n", "<<: [*a, *b]", "!!seq ", "!!map ", "!!str ",
    "!!int ", "!x ", "!<tag:x,2000:y> ", "? ", ": ", "- ", "[", "]", "{", "}", ", ", "|\n", ">-\n",
    "\"", "'", "\\u00e9", "\\x", "#", " # docgen:ignore x", "\n", "\n  ", "\t", "\r", "\u{85}",
    "\u{2028}", "---\n", "...\n", "%TAG ! tag:x,2000:\n", "%TAG !e! tag:y:\n", "%YAML 1.2\n",
    "\u{FEFF}", "\0", "é", "😀", "a", "b: ", "k", "~", "true", "yes", "0x1F", "1e9", "-.inf", "1:2",
    "99999999999999999999",
  ]

  private static let limits = PropertyListReader.Limits(
    bytes: 4_000, depth: 12, values: 60, texts: 400, findings: 20)

  /// Lists and mappings in which later values repeat earlier ones.
  private static func text(_ numbers: inout SeededNumbers) -> String {
    var names = 0
    func value(_ depth: Int) -> String {
      let mark =
        Bool.random(using: &numbers)
        ? ["", "!!seq ", "!x "].randomElement(using: &numbers) ?? "" : ""
      switch Int.random(in: depth > 3 ? 0..<3 : 0..<6, using: &numbers) {
      case 0 where names > 0: return "*n\(Int.random(in: 0..<names, using: &numbers))"
      case 0, 1:
        return ["x", "'y z'", "12", "!!str 5", "0o17", "null"].randomElement(using: &numbers) ?? ""
      case 2: return "\"\(String(repeating: "t", count: Int.random(in: 0..<40, using: &numbers)))\""
      case 3, 4:
        let inside = (0..<Int.random(in: 0..<5, using: &numbers)).map { _ in value(depth + 1) }
        defer { names += 1 }
        return "\(mark)&n\(names) [\(inside.joined(separator: ", "))]"
      default:
        let inside = (0..<Int.random(in: 0..<4, using: &numbers)).map { index in
          let isMerge = Int.random(in: 0..<5, using: &numbers) == 0
          return "\(isMerge ? "<<" : "k\(index)"): \(value(depth + 1))"
        }
        defer { names += 1 }
        return "&n\(names) \(mark == "!x " ? mark : ""){\(inside.joined(separator: ", "))}"
      }
    }
    return (0..<6).map { "r\($0): \(value(0))\n" }.joined()
  }

  @Test(arguments: fuzzSeeds(otherwise: 60))
  func anyTextIsReadWithinTheLimits(seed: Int) {
    var numbers = SeededNumbers(seed: 17 * seed)
    for round in 0..<8 {
      let text =
        round < 2 ? numbers.text(of: Self.tokens, atMost: 40) : Self.text(&numbers)
      var bytes = Array(text.utf8)
      for _ in 0..<max(0, round - 3) { bytes.damage(with: Self.tokens, using: &numbers) }
      check(bytes)
    }
  }

  private func check(_ bytes: [UInt8]) {
    let typed = YAMLReader(limits: Self.limits).read(bytes, file: "a.yaml")
    let texts = YAMLReader(limits: Self.limits, scalars: .texts).read(bytes, file: "a.yaml")
    let last = LineIndex(bytes).position(of: bytes.count).line
    let areSound = (typed.diagnostics + texts.diagnostics).allSatisfy {
      ($0.location?.line ?? 1) <= last && $0.remedy?.isEmpty == false
    }
    #expect(areSound, "\(bytes)")
    #expect(typed.diagnostics == typed.diagnostics.inReadingOrder())
    for documents in [typed.documents, texts.documents] {
      var size = (values: 0, texts: 0, depth: 0)
      for document in documents {
        measure(document.root, depth: 1, &size)
        #expect(isInside(document.root, of: 0..<bytes.count), "\(bytes)")
      }
      #expect(size.values <= max(1, Self.limits.values), "\(bytes)")
      #expect(size.texts <= Self.limits.texts, "\(bytes)")
      #expect(size.depth <= Self.limits.depth + 1, "\(bytes)")
    }
    // Only tags that values don't fit stop the one and not the other.
    guard !typed.documents.isEmpty, !texts.documents.isEmpty else { return }
    let areAlike =
      typed.documents.count == texts.documents.count
      && zip(typed.documents, texts.documents).allSatisfy { isAlike($0.root, $1.root) }
    #expect(areAlike, "\(bytes)")
  }

  private func measure(
    _ node: PropertyListDocument.Node, depth: Int,
    _ size: inout (values: Int, texts: Int, depth: Int)
  ) {
    size.values += 1
    size.depth = max(size.depth, depth)
    switch node.value {
    case .string(let text): size.texts += text.utf8.count
    case .array(let nodes): for node in nodes { measure(node, depth: depth + 1, &size) }
    case .dictionary(let members):
      for member in members {
        size.texts += member.key.utf8.count
        measure(member.node, depth: depth + 1, &size)
      }
    default: break
    }
  }

  private func isInside(_ node: PropertyListDocument.Node, of outer: Range<Int>) -> Bool {
    guard let range = node.range, outer.lowerBound <= range.lowerBound,
      range.upperBound <= outer.upperBound
    else { return false }
    return switch node.value {
    case .array(let nodes): nodes.allSatisfy { isInside($0, of: outer) }
    case .dictionary(let members): members.allSatisfy { isInside($0.node, of: outer) }
    default: true
    }
  }

  /// Whether both have the same containers, keys and texts in the same places.
  private func isAlike(_ typed: PropertyListDocument.Node, _ texts: PropertyListDocument.Node)
    -> Bool
  {
    guard typed.range == texts.range else { return false }
    switch (typed.value, texts.value) {
    case (.array(let one), .array(let other)):
      return one.count == other.count && zip(one, other).allSatisfy { isAlike($0, $1) }
    case (.dictionary(let one), .dictionary(let other)):
      return one.map(\.key) == other.map(\.key)
        && zip(one, other).allSatisfy { isAlike($0.node, $1.node) }
    case (.string(let one), .string(let other)): return one == other
    case (.array, _), (.dictionary, _), (_, .array), (_, .dictionary): return false
    // The value of an unknown alias has no text.
    case (_, .string), (.null, .null): return true
    default: return false
    }
  }
}
