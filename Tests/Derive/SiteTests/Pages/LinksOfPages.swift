/// The links of a page, read without a browser.
enum LinksOfPages {
  static func values(of attribute: String, in html: String) -> [String] {
    html.split(separator: " \(attribute)=\"").dropFirst().map { String($0.prefix { $0 != "\"" }) }
  }

  static func resolve(_ link: String, from page: String) -> (
    path: String, fragment: String?
  )? {
    let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let fragment = parts.count > 1 ? String(parts[1]) : nil
    guard let written = parts.first, !written.isEmpty else { return (page, fragment) }
    var folders = page.split(separator: "/").dropLast()
    for step in written.split(separator: "/") {
      if step != ".." {
        folders.append(step)
      } else if folders.popLast() == nil {
        return nil
      }
    }
    return (folders.joined(separator: "/"), fragment)
  }
}
