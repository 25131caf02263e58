/// HTML that a browser would have to repair.
struct MalformedHTML: Error { var reason: String }

/// The tags of an HTML text, each with the names of its attributes: `a href`, `/a`.
///
/// Reads the form that our writer promises and no other: attributes in double quotes, no comments,
/// every `<` the start of a tag, every open tag closed in order.
func shape(ofHTML html: String) throws -> [String] {
  var tags: [String] = []
  var open: [String] = []
  var rest = Substring(html)
  while let start = rest.firstIndex(of: "<") {
    guard !rest[..<start].contains(">") else { throw MalformedHTML(reason: "a bare >") }
    rest = rest[rest.index(after: start)...]
    let isClosing = rest.first == "/"
    if isClosing { rest = rest.dropFirst() }
    let name = rest.prefix { $0.isASCII && ($0.isLetter || $0.isNumber) }
    guard !name.isEmpty else { throw MalformedHTML(reason: "a bare <") }
    rest = rest.dropFirst(name.count)
    var tag = (isClosing ? "/" : "") + name
    while rest.first == " " {
      rest = rest.dropFirst()
      let attribute = rest.prefix { $0.isASCII && ($0.isLetter || $0 == "-") }
      rest = rest.dropFirst(attribute.count)
      guard !attribute.isEmpty, rest.hasPrefix("=\"") else {
        throw MalformedHTML(reason: "an attribute of <\(name)> without quotes")
      }
      rest = rest.dropFirst(2)
      guard let end = rest.firstIndex(of: "\"") else {
        throw MalformedHTML(reason: "an attribute of <\(name)> without end")
      }
      guard !rest[..<end].contains("<") else {
        throw MalformedHTML(reason: "a < in an attribute of <\(name)>")
      }
      rest = rest[rest.index(after: end)...]
      tag += " " + attribute
    }
    guard rest.first == ">" else { throw MalformedHTML(reason: "<\(name)> without end") }
    rest = rest.dropFirst()
    tags.append(tag)
    if isClosing {
      guard open.popLast() == String(name) else {
        throw MalformedHTML(reason: "</\(name)> closes nothing")
      }
    } else if name != "hr", name != "br", name != "wbr" {
      open.append(String(name))
    }
  }
  guard !rest.contains(">") else { throw MalformedHTML(reason: "a bare >") }
  guard open.isEmpty else { throw MalformedHTML(reason: "\(open) not closed") }
  return tags
}
