/// Limits that keep the time and memory for a YAML text in proportion to its length.
package enum YAMLLimits {
  package static let bytes = 64 << 10
  package static let depth = 64
  /// Aliases may contain others, so a few dozen can exceed any memory.
  package static let aliases = 8

  /// The limit that a text exceeds, as the end of a sentence. Quoted text counts as well.
  package static func excess(
    in text: String, bytes: Int = bytes, depth: Int = depth, aliases mostAliases: Int = aliases
  ) -> String? {
    guard text.utf8.count <= bytes else { return "has more than \(bytes) bytes" }
    var (brackets, marksInLine, deepest, anchors, aliases) = (0, 0, 0, 0, 0)
    // Whether a value may begin here, and whether only marks precede it in its line.
    var (mayBegin, isStart) = (true, true)
    for byte in text.utf8 {
      switch byte {
      case 0x20, 0x09: continue
      case 0x0A, 0x0D: (mayBegin, isStart, marksInLine) = (true, true, 0)
      case UInt8(ascii: "-"), UInt8(ascii: "?"), UInt8(ascii: ":"):
        marksInLine += isStart ? 1 : 0
        mayBegin = true
      case UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: ","):
        brackets += byte == UInt8(ascii: ",") ? 0 : 1
        mayBegin = true
      case UInt8(ascii: "]"), UInt8(ascii: "}"): brackets = max(0, brackets - 1)
      default:
        anchors += mayBegin && byte == UInt8(ascii: "&") ? 1 : 0
        aliases += mayBegin && byte == UInt8(ascii: "*") ? 1 : 0
        (mayBegin, isStart) = (false, false)
      }
      deepest = max(deepest, brackets, marksInLine)
    }
    guard deepest <= depth else { return "is nested more than \(depth) levels deep" }
    guard anchors == 0 || aliases <= mostAliases else {
      return "repeats parts more than \(mostAliases) times"
    }
    return nil
  }
}
