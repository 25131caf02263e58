import KeyValidation
import TestSupport

/// A property list without locations, which a test writes and compares.
indirect enum Tree: Hashable, CustomStringConvertible {
  case string(String)
  case integer(Int64)
  case real(UInt64)
  case boolean(Bool)
  case date(String)
  case data([UInt8])
  case array([Tree])
  /// Keys and values take turns, in the order of the file.
  case dictionary([Tree])

  init(_ node: PropertyListDocument.Node) {
    switch node.value {
    case .string(let string): self = .string(string)
    case .integer(let number): self = .integer(number)
    case .real(let number): self = .real(number.bitPattern)
    case .boolean(let flag): self = .boolean(flag)
    case .date(let text): self = .date(text)
    case .data(let bytes): self = .data(bytes)
    // No form of a property list has it.
    case .null: self = .string("")
    case .array(let nodes): self = .array(nodes.map(Tree.init))
    case .dictionary(let members):
      self = .dictionary(members.flatMap { [.string($0.key), Tree($0.node)] })
    }
  }

  var members: [(key: String, value: Tree)] {
    guard case .dictionary(let parts) = self else { return [] }
    return stride(from: 0, to: parts.count, by: 2).map { (parts[$0].text, parts[$0 + 1]) }
  }

  var text: String {
    switch self {
    case .string(let string), .date(let string): string
    case .integer(let number): String(number)
    case .real(let bits): String(Double(bitPattern: bits))
    case .boolean(let flag): flag ? "YES" : "NO"
    case .data, .array, .dictionary: ""
    }
  }

  /// Every scalar but data as a string, for the old-style form.
  var stringified: Tree {
    switch self {
    case .string, .integer, .real, .boolean, .date: .string(text)
    case .data: self
    case .array(let trees): .array(trees.map(\.stringified))
    case .dictionary(let parts): .dictionary(parts.map(\.stringified))
    }
  }

  /// With members in the order of their keys, for readers that keep none.
  var sorted: Tree {
    switch self {
    case .array(let trees): return .array(trees.map(\.sorted))
    case .dictionary:
      let members = members.sorted { Array($0.key.utf8).lexicographicallyPrecedes($1.key.utf8) }
      return .dictionary(members.flatMap { [.string($0.key), $0.value.sorted] })
    default: return self
    }
  }

  var description: String {
    switch self {
    case .data(let bytes): "\(bytes)"
    case .array(let trees): "\(trees)"
    case .dictionary: "{\(members.map { "\($0.key.debugDescription): \($0.value)" })}"
    default: text.debugDescription
    }
  }
}

extension Tree {
  private static let strings = [
    "", "a", "$(PRODUCT_NAME)", "com.example.app", "a & b < c > d", "\"quoted\" 'too'", "é日本語",
    "😀 e\u{301}", "line\nbreak\ttab", "back\\slash", " spaces ", "]]>", "1", "YES",
    "/* no */ // no",
  ]

  /// A tree that JSON can write too when `isPlain`.
  static func random(depth: Int, isPlain: Bool, using numbers: inout SeededNumbers) -> Tree {
    switch Int.random(in: 0..<(depth > 0 ? 9 : isPlain ? 5 : 7), using: &numbers) {
    case 0, 1: return .string(strings.randomElement(using: &numbers) ?? "")
    case 2: return .integer(.random(in: -300...70_000, using: &numbers))
    case 3:
      return .real((Double.random(in: -1e6...1e6, using: &numbers)).bitPattern)
    case 4: return .boolean(.random(using: &numbers))
    case 5 where !isPlain:
      return .date("20\(Int.random(in: 10...40, using: &numbers))-02-28T23:59:01Z")
    case 6 where !isPlain:
      return .data((0..<Int.random(in: 0..<40, using: &numbers)).map { UInt8($0) })
    case 5, 7:
      return .array(
        (0..<Int.random(in: 0..<5, using: &numbers)).map { _ in
          random(depth: depth - 1, isPlain: isPlain, using: &numbers)
        })
    default:
      return .dictionary(
        (0..<Int.random(in: 0..<20, using: &numbers)).flatMap { index -> [Tree] in
          let key = "\(index).\(strings.randomElement(using: &numbers) ?? "")"
          return [.string(key), random(depth: depth - 1, isPlain: isPlain, using: &numbers)]
        })
    }
  }
}
