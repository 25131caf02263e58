extension String {
  /// The text as the content of an HTML element or of an attribute in quotes.
  package var escapedForHTML: String {
    var escaped: [UInt8] = []
    escaped.append(utf8) { $0.htmlEscape }
    return String(decoding: escaped, as: UTF8.self)
  }
}

extension UInt8 {
  fileprivate var htmlEscape: String? {
    switch self {
    case UInt8(ascii: "&"): "&amp;"
    case UInt8(ascii: "<"): "&lt;"
    case UInt8(ascii: ">"): "&gt;"
    case UInt8(ascii: "\""): "&quot;"
    case UInt8(ascii: "'"): "&#39;"
    default: nil
    }
  }
}
