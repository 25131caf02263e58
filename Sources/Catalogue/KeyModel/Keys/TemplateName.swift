import Text

/// The name of the file that a tool makes from a template: `Info.plist` for `Info.plist.in` or
/// `Info.template.plist`. Nil for the name of another file.
package func nameOfTemplate(_ name: some BidirectionalCollection<UInt8>) -> [UInt8]? {
  guard let (stem, ending) = divided(name[...]) else { return nil }
  if templateEndings.contains(String(decoding: ending.dropFirst(), as: UTF8.self)) {
    return Array(stem)
  }
  guard let (inner, mark) = divided(stem),
    templateEndings.contains(String(decoding: mark.dropFirst(), as: UTF8.self))
  else { return nil }
  return Array(inner) + ending
}

private func divided<Name: BidirectionalCollection<UInt8>>(_ name: Name) -> (
  stem: Name.SubSequence, ending: Name.SubSequence
)? {
  guard let dot = name.lastIndex(of: UInt8(ascii: ".")), dot > name.startIndex else { return nil }
  return (name[..<dot], name[dot...])
}

/// The endings that CMake, autoconf, m4 and the usual template engines have.
private let templateEndings: Set<String> = [
  "in", "cmake", "template", "tmpl", "tpl", "m4", "erb", "ejs", "hbs", "j2", "jinja", "mustache",
  "gotmpl",
]
