import Text

/// Property lists as XML, laid out as Xcode and `plutil` write them.
///
/// Source: Apple's `PropertyList-1.0.dtd`.
extension PropertyListValue {
  /// The value in XML without a prologue; of a dictionary, the keys without `<dict>`.
  package func xmlFragment() -> String {
    var text = ""
    if case .dictionary(let entries) = self {
      for entry in entries { entry.writeXML(to: &text, depth: 0) }
    } else {
      writeXML(to: &text, depth: 0)
    }
    return text
  }

  /// A whole property list with its prologue.
  package func xmlDocument() -> String {
    var text = Self.xmlStart.map { $0 + "\n" }.joined()
    writeXML(to: &text, depth: 0)
    text += "</plist>\n"
    return text
  }

  /// The lines before the root value.
  package static let xmlStart = [
    #"<?xml version="1.0" encoding="UTF-8"?>"#,
    #"<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">"#,
    #"<plist version="1.0">"#,
  ]

  fileprivate func writeXML(to text: inout String, depth: Int) {
    let indent = String(repeating: "\t", count: depth)
    switch self {
    case .string(let value): text += "\(indent)<string>\(value.escapedForXML)</string>\n"
    case .integer(let value): text += "\(indent)<integer>\(value)</integer>\n"
    case .real(let value): text += "\(indent)<real>\(value)</real>\n"
    case .boolean(let value): text += "\(indent)<\(value ? "true" : "false")/>\n"
    case .date(let value): text += "\(indent)<date>\(value.escapedForXML)</date>\n"
    case .data(let value): text += "\(indent)<data>\(value.escapedForXML)</data>\n"
    // A property list has no null; an empty string is what converters write for it.
    case .null: text += "\(indent)<string></string>\n"
    case .array(let elements):
      guard !elements.isEmpty else { return text += "\(indent)<array/>\n" }
      text += "\(indent)<array>\n"
      for element in elements { element.writeXML(to: &text, depth: depth + 1) }
      text += "\(indent)</array>\n"
    case .dictionary(let entries):
      guard !entries.isEmpty else { return text += "\(indent)<dict/>\n" }
      text += "\(indent)<dict>\n"
      for entry in entries { entry.writeXML(to: &text, depth: depth + 1) }
      text += "\(indent)</dict>\n"
    }
  }
}

extension PropertyListValue.Entry {
  fileprivate func writeXML(to text: inout String, depth: Int) {
    let indent = String(repeating: "\t", count: depth)
    text += "\(indent)<key>\(key.escapedForXML)</key>\n"
    value.writeXML(to: &text, depth: depth)
  }
}
