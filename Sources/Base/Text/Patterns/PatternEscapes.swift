/// The text with the special characters of regular expressions escaped, and only these: in Unicode mode,
/// ECMA-262 allows no other escapes (section 22.2.1, `IdentityEscape`).
package func escapedForPattern(_ text: String) -> String {
  var escaped: [UInt8] = []
  escaped.append(text.utf8) { $0.hasMeaningInPattern ? "\\\(Unicode.Scalar($0))" : nil }
  return String(decoding: escaped, as: UTF8.self)
}

extension UInt8 {
  /// Whether the character is special in a regular expression.
  fileprivate var hasMeaningInPattern: Bool {
    switch self {
    case UInt8(ascii: "^"), UInt8(ascii: "$"), UInt8(ascii: "\\"), UInt8(ascii: "."),
      UInt8(ascii: "*"), UInt8(ascii: "+"), UInt8(ascii: "?"), UInt8(ascii: "("),
      UInt8(ascii: ")"), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"),
      UInt8(ascii: "}"), UInt8(ascii: "|"), UInt8(ascii: "/"):
      true
    default: false
    }
  }
}
