import JSON
import Markup
import Text

/// A generator of sites into whose folder of documents the pages can be put.
package enum FragmentTool: String, CaseIterable, Sendable {
  case docusaurus, mkdocs, sphinx, hugo

  package static let names = allCases.map(\.rawValue)

  /// The file of a page, without its ending.
  ///
  /// Source: Docusaurus, "Create a doc", and MkDocs, "Writing your docs", where a README is an index and files that begin with `_` are
  /// left out; Hugo, "Content organization", where `_index` is the page of a section.
  func file(of page: String) -> String {
    let parts = page.split(separator: "/", omittingEmptySubsequences: false)
    return parts.enumerated().map { index, part in
      if index == parts.count - 1, part == "index" { return self == .hugo ? "_index" : "index" }
      return part.hasPrefix("_") || part.lowercased() == "readme" ? "-\(part)" : String(part)
    }.joined(separator: "/")
  }

  /// The front matter of a page.
  ///
  /// Source: Docusaurus, "Docs front matter"; MkDocs, "Meta-data"; MyST-Parser, "Frontmatter"; Hugo, "Front matter".
  func frontMatter(of page: FragmentPage) -> String {
    var lines = ["title: \(quoted(page.title))"]
    switch self {
    case .docusaurus:
      lines.append("description: \(quoted(page.description))")
      lines.append("sidebar_position: \(page.position)")
      if !page.isIndex, let name = page.file.split(separator: "/").last {
        // Otherwise a number at the beginning would be left out, and a file in a folder of its name be the folder's.
        lines.append("slug: \(quoted(String(name)))")
      }
    case .mkdocs: lines.append("description: \(quoted(page.description))")
    case .sphinx:
      lines += ["myst:", "  html_meta:", "    description: \(quoted(page.description))"]
    case .hugo:
      lines.append("description: \(quoted(page.description))")
      lines.append("weight: \(page.position)")
      if !page.formerAddresses.isEmpty {
        // Hugo writes the addresses of pages in lower case, but not those of aliases.
        lines.append("aliases:")
        lines += page.formerAddresses.map {
          "  - \(quoted(relativePath(from: page.file, to: $0).lowercased()))"
        }
      }
    }
    return "---\n" + lines.map { $0 + "\n" }.joined() + "---\n\n"
  }

  /// A text in quotes, which YAML reads as JSON does. Source: YAML 1.2.2, section 1.3.
  private func quoted(_ text: String) -> String {
    let written = JSONValue.string(text.oneLine).serialized()
    return String(written.prefix { $0 != "\n" })
  }
}

/// A page among others of a folder, with what the tool wants to know of it.
struct FragmentPage {
  /// Without ending.
  var file: String
  var title: String
  var description: String
  /// The place among the pages, from 1.
  var position: Int
  var isIndex: Bool
  /// Without ending, from the folder of all pages.
  var formerAddresses: [String] = []
}
