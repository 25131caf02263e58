import Text

/// A file's name without the ending of a template, from which a tool makes the file: `Info.plist.in`,
/// `Info.plist.template`. Nil if it has no such ending.
package func nameOfTemplate(_ name: some BidirectionalCollection<UInt8>) -> [UInt8]? {
  guard let dot = name.lastIndex(of: UInt8(ascii: ".")), dot > name.startIndex,
    templateEndings.contains(String(decoding: name[dot...].dropFirst(), as: UTF8.self))
  else { return nil }
  return Array(name[..<dot])
}

/// The endings that CMake, autoconf, m4 and the usual template engines have.
private let templateEndings: Set<String> = [
  "in", "template", "tmpl", "tpl", "m4", "erb", "ejs", "hbs", "j2", "jinja", "mustache", "gotmpl",
]
