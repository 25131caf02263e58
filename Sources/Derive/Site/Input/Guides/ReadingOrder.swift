import Diagnostics
import Text

/// The order of guides and their sections.
extension [Guide] {
  /// Takes order and titles from the list of a book; reports its links to guides that are not there.
  mutating func take(_ summary: BookSummary) -> [Diagnostic] {
    let indexes = Dictionary(firstOf: enumerated().map { ($1.slug, $0) })
    var diagnostics: [Diagnostic] = []
    for (position, chapter) in summary.chapters.enumerated() {
      guard chapter.path.hasSuffix(".md") else { continue }
      let path = String(chapter.path.dropLast(3))
      let folder = Guide.folder(of: path)
      let name = path.split(separator: "/").last ?? ""
      let isIndex = name == Guide.indexName || name == Guide.readmeName
      // The first page of a book is the home page.
      if isIndex, folder.isEmpty { continue }
      guard let index = indexes[path] ?? (isIndex ? indexes[folder] : nil) else {
        diagnostics.append(
          .error(
            "dangling-link", at: chapter.location,
            "There is no guide '\(chapter.path)'\(suggestion(for: path, among: map(\.slug)))",
            remedy: "write the guide's path below the content folder"))
        continue
      }
      if self[index].order == .max { self[index].order = position }
      if self[index].label == nil, chapter.title != self[index].title, !chapter.title.isEmpty {
        self[index].label = chapter.title
      }
    }
    return diagnostics
  }

  /// The guides, with a section for each folder that has no file for its text.
  ///
  /// - Parameter root: The content folder, as findings name it.
  func completedWithSections(below root: String) -> [Guide] {
    var all = self
    var known = Set(lazy.filter(\.isSection).map(\.slug))
    for guide in self {
      var folder = guide.folder
      while !folder.isEmpty, known.insert(folder).inserted {
        var section = Guide(
          slug: folder, title: Guide.title(ofFile: folder), summary: "",
          file: root + "/" + folder)
        section.isSection = true
        section.hasFile = false
        all.append(section)
        folder = Guide.folder(of: folder)
      }
    }
    return all
  }

  /// Each section before the guides in it; in a folder by order, then by name. A section without an order goes where the
  /// first of its guides would.
  var inReadingOrder: [Guide] {
    let levels = Dictionary(grouping: indices) { self[$0].folder }
    var orders = map(\.order)
    // The deepest sections first, because the sections around them depend on their order.
    let sections = indices.filter { self[$0].isSection && self[$0].order == .max }
      .sorted { self[$0].depth > self[$1].depth }
    for index in sections {
      orders[index] = (levels[self[index].slug] ?? []).map { orders[$0] }.min() ?? .max
    }
    let names = map(\.slug.inNumericOrder)
    var sorted: [Guide] = []
    func append(_ folder: String) {
      let level = (levels[folder] ?? []).sorted {
        (orders[$0], names[$0], self[$0].file) < (orders[$1], names[$1], self[$1].file)
      }
      for index in level {
        sorted.append(self[index])
        if self[index].isSection { append(self[index].slug) }
      }
    }
    append("")
    return sorted
  }
}

extension Guide {
  fileprivate var depth: Int { slug.utf8.count { $0 == UInt8(ascii: "/") } }
}

extension String {
  /// A text that sorts `2-x` before `10-x`.
  fileprivate var inNumericOrder: String {
    guard utf8.contains(where: { (0x30...0x39).contains($0) }) else { return self }
    return replacing(/[0-9]+/) { String($0.0).leftPadded(to: 12) }
  }
}
