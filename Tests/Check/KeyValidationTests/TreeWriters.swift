/// Small writers of the four forms, so that readers are tested without their own help.
extension Tree {
  private func escaped(_ text: String) -> String {
    var result = ""
    for character in text.unicodeScalars {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&#60;"
      case ">": result += "&#x3E;"
      default: result.unicodeScalars.append(character)
      }
    }
    return result
  }

  private func quoted(_ text: String) -> String {
    var result = "\""
    for character in text.unicodeScalars {
      switch character {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      default: result.unicodeScalars.append(character)
      }
    }
    return result + "\""
  }

  var xml: String {
    switch self {
    case .string(let text): return "<string>\(escaped(text))</string>"
    case .integer: return "<integer>\(text)</integer>"
    case .real: return "<real>\(text)</real>"
    case .boolean(let flag): return flag ? "<true/>" : "<false></false>"
    case .date: return "<date>\(text)</date>"
    case .data(let bytes): return "<data>\n\t\(base64(bytes))\n</data>"
    case .array(let trees):
      return "<array>\n" + trees.map { "  \($0.xml)\n" }.joined() + "</array>"
    case .dictionary:
      let lines = members.map { "<key>\(escaped($0.key))</key> <!-- c -->\n\($0.value.xml)\n" }
      return "<dict>\n\(lines.joined())</dict>"
    }
  }

  var xmlDocument: String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" \
    "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    \(xml)
    </plist>

    """
  }

  var json: String {
    switch self {
    case .array(let trees): "[\(trees.map(\.json).joined(separator: " ,\n"))]"
    case .dictionary:
      "{ \(members.map { "\(quoted($0.key)) : \($0.value.json)" }.joined(separator: ",\n"))}"
    case .boolean(let flag): flag ? "true" : "false"
    case .integer, .real: text
    default: quoted(text)
    }
  }

  var oldStyle: String {
    switch self {
    case .array(let trees): return "( \(trees.map(\.oldStyle).joined(separator: " ,\n")))"
    case .dictionary:
      return "{ // c\n\(members.map { "\(quoted($0.key)) = \($0.value.oldStyle) ;\n" }.joined())}"
    case .data(let bytes):
      let digits = bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }
      return "<\(digits.joined(separator: " "))>"
    default: return quoted(text)
    }
  }

  private func base64(_ bytes: [UInt8]) -> String {
    let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
    var result = ""
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = Array(bytes[start..<min(start + 3, bytes.count)])
      let bits = group.enumerated().reduce(0) { $0 | Int($1.element) << (16 - 8 * $1.offset) }
      for index in 0..<4 {
        result.append(index <= group.count ? alphabet[bits >> (18 - 6 * index) & 63] : "=")
      }
      if start % 12 == 9 { result += "\n\t" }
    }
    return result
  }
}

/// Writes `bplist00`, with whatever mistakes a test puts in.
struct BinaryWriter {
  var objects: [[UInt8]] = []
  var referenceWidth = 2

  static func bytes(of tree: Tree) -> [UInt8] {
    var writer = BinaryWriter()
    let root = writer.add(tree)
    return writer.file(root: root)
  }

  mutating func add(_ tree: Tree) -> Int {
    let number = objects.count
    objects.append([])
    objects[number] = object(tree)
    return number
  }

  private mutating func object(_ tree: Tree) -> [UInt8] {
    switch tree {
    case .boolean(let flag): return [flag ? 0x09 : 0x08]
    case .integer(let number): return Self.integer(number)
    case .real(let bits): return [0x23] + Self.number(bits, 8)
    case .date: return [0x33] + Self.number((799_545_541.0).bitPattern, 8)
    case .data(let bytes): return Self.header(4, bytes.count) + bytes
    case .string(let text):
      if text.utf8.allSatisfy({ $0 < 0x80 }) {
        return Self.header(5, text.utf8.count) + Array(text.utf8)
      }
      return Self.header(6, text.utf16.count) + text.utf16.flatMap { Self.number(UInt64($0), 2) }
    case .array(let trees):
      let references = trees.map { add($0) }
      return Self.header(0xA, references.count) + references.flatMap(reference)
    case .dictionary:
      let keys = tree.members.map { add(.string($0.key)) }
      let values = tree.members.map { add($0.value) }
      return Self.header(0xD, keys.count) + (keys + values).flatMap(reference)
    }
  }

  func reference(_ object: Int) -> [UInt8] { Self.number(UInt64(object), referenceWidth) }

  static func integer(_ number: Int64) -> [UInt8] {
    switch number {
    case 0..<256: [0x10, UInt8(number)]
    case 256..<65_536: [0x11] + Self.number(UInt64(number), 2)
    case 65_536..<0x1_0000_0000: [0x12] + Self.number(UInt64(number), 4)
    default: [0x13] + Self.number(UInt64(bitPattern: number), 8)
    }
  }

  static func header(_ kind: UInt8, _ count: Int) -> [UInt8] {
    count < 15 ? [kind << 4 | UInt8(count)] : [kind << 4 | 0x0F] + integer(Int64(count))
  }

  static func number(_ value: UInt64, _ width: Int) -> [UInt8] {
    (0..<width).reversed().map { UInt8(truncatingIfNeeded: value >> UInt64(8 * $0)) }
  }

  func file(root: Int = 0, count: UInt64? = nil, offset: ((Int) -> Int)? = nil) -> [UInt8] {
    var bytes = Array("bplist00".utf8)
    var offsets: [Int] = []
    for object in objects {
      offsets.append(bytes.count)
      bytes += object
    }
    let table = bytes.count
    for (index, position) in offsets.enumerated() {
      bytes += Self.number(UInt64(truncatingIfNeeded: offset?(index) ?? position), 4)
    }
    bytes += [0, 0, 0, 0, 0, 0, 4, UInt8(referenceWidth)]
    bytes += Self.number(count ?? UInt64(objects.count), 8)
    return bytes + Self.number(UInt64(root), 8) + Self.number(UInt64(table), 8)
  }
}
