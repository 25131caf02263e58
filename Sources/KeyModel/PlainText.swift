/// Markdown's inline marks have no place in a plain description: code marks go, and of a link its
/// text stays.
public func plain(_ markdown: String) -> String {
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
  return (result + rest).replacing("`", with: "")
}
