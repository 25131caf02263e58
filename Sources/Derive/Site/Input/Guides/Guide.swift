import Diagnostics
import KeyModel
import Markup
import Text

/// A text of the `content` folder, or a folder there, which is a section of guides.
struct Guide: Sendable {
  /// The path below the content folder, without ending; that of a section is its folder's: `setup/first`.
  var slug: String
  var title: String
  /// One plain sentence; empty where neither the front matter nor the text has one.
  var summary: String
  /// Whether the page shows the summary: the author wrote it besides the text.
  var showsSummary = true
  /// Whether the title is the body's first heading of level 1, which the page shows as its own.
  var hasTitleInBody = false
  /// Whether it is a folder's.
  var isSection = false
  /// Sorts guides for reading; guides without one come last.
  var order = Int.max
  /// The keys it covers, whose pages link back.
  var keys: [PropertyPath] = []
  /// The line of each key in the file.
  var keyLines: [Int] = []
  /// The Markdown below the front matter.
  var body = ""
  /// The line of the file that the body starts on.
  var bodyLine = 1
  var file: String
  /// Whether there is such a file: a folder may be a section without one.
  var hasFile = true
  /// Words and messages that lead to the guide; on the home page, the searches that it suggests.
  var searches: [String] = []
  /// The words in the empty search field of the home page.
  var placeholder: String?
  /// The title beside other pages, where it is another one.
  var label: String?
  /// Whether lists of guides show it.
  var isListed = true
  var isDraft = false
  /// The day of the last change: `2026-11-03`.
  var updated: String?
  /// The systems and tools that it is about.
  var applies: String?
  /// The day on which an author compared it with them.
  var checked: String?
  /// The releases that bring existing projects what it is about, such as `iOS 27.0`, each with its line.
  var releases: [(name: String, line: Int)] = []
  /// The addresses that it had before, without ending, each with its line.
  var movedFrom: [(address: String, line: Int)] = []
  /// The outline of a page that its author wrote in HTML; nil for Markdown.
  var html: HTMLOutline?
  /// The theme's template that arranges the page, instead of that of guides.
  var layout: GuideFields.Mention?
  /// The file whose markup goes into the head of the page.
  var headFile: GuideFields.Mention?
  /// The markup in it.
  var head = ""
  /// The links and pictures of the body as they are written, where files beside guides may be meant.
  var targets = GuideTargets()

  /// The file of a folder that is the section's own text. A home page has the name too.
  static let indexName = "index"
  /// Another name of such a file.
  static let readmeName = "README"

  var page: String {
    if html != nil { return Self.address(ofHTML: slug) }
    let parts = slug.split(separator: "/").map { safeFileName(String($0)) }
    return ([PageKind.guide.folder] + parts + (isSection ? [Self.indexName] : []))
      .joined(separator: "/")
  }

  /// The words of a former address, by which search finds the guide: `setup old lamp` for `guides/setup/old-lamp`.
  static func name(ofFormer address: String) -> String {
    address.trimmingPrefix(PageKind.guide.folder + "/")
      .split { "/-_".contains($0) }.joined(separator: " ")
  }

  var link: PageLink { PageLink(title, page) }

  /// The folder that it is listed in, below the content folder; empty for the content folder itself.
  var folder: String { Self.folder(of: slug) }

  /// The path above a path; empty at the top.
  static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
  }

  /// The headings of the body below its title, with their Markdown.
  var headings: [String] {
    guard html == nil else { return [] }
    let all = prose.compactMap { line -> String? in
      let text = line.drop { $0 == "#" }
      return line.hasPrefix("#") && text.first == " " ? String(text.dropFirst()) : nil
    }
    return hasTitleInBody ? Array(all.dropFirst()) : all
  }

  /// The lines of the body outside of listings; those of a page in HTML without markup.
  var prose: [Substring] {
    if let html { return html.text.split(separator: "\n") }
    return MarkdownLines(of: body).filter { !$0.isListing && !$0.text.isEmpty }.map(\.text)
  }
}

/// The addresses that a text mentions, as they are written.
struct GuideTargets: Sendable, Equatable {
  var links: [String] = []
  var pictures: [String] = []
}
