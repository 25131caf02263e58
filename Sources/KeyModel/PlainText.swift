/// Markdown's inline marks have no place in a plain description: code marks go, and of a link its
/// text stays.
public func plain(_ markdown: String) -> String {
  // Few summaries have links, and every one is in a dozen schemas.
  guard markdown.utf8.contains(UInt8(ascii: "[")) else { return withoutBackticks(markdown) }
  var result = ""
  var rest = Substring(markdown)
  while let open = rest.firstIndex(of: "[") {
    guard let close = rest[open...].firstIndex(of: "]"),
      rest[rest.index(after: close)...].first == "(",
      let end = rest[close...].firstIndex(of: ")")
    else {
      result += rest[...open]
      rest = rest[rest.index(after: open)...]
      continue
    }
    result += rest[..<open] + rest[rest.index(after: open)..<close]
    rest = rest[rest.index(after: end)...]
  }
  return withoutBackticks(result + rest)
}

private func withoutBackticks(_ text: String) -> String {
  guard text.utf8.contains(UInt8(ascii: "`")) else { return text }
  return String(decoding: text.utf8.filter { $0 != UInt8(ascii: "`") }, as: UTF8.self)
}
