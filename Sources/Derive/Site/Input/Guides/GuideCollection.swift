import Diagnostics
import KeyModel
import Text

/// The guides of a site in reading order, and everything in the content folder that their links may lead to.
struct GuideCollection: Sendable {
  /// In reading order: a section comes before the guides in it.
  private(set) var guides: [Guide] = []
  /// The text that the home page begins with, if there is one.
  private(set) var home: Guide?
  /// The files beside guides that are published.
  private(set) var files = GuideFiles()
  /// The guides and sections that lists show, by the folder that they are in.
  private(set) var levels: [String: [Guide]] = [:]
  /// The position of a listed guide in its level, by its slug.
  private(set) var positions: [String: Int] = [:]
  /// Indexes of guides by their slugs, by the paths of their pages and by their files.
  private var bySlug: [String: Int] = [:]
  private var byPage: [String: Int] = [:]
  private var byFile: [String: Int] = [:]
  /// The slugs of guides by the last part of them; nil where several guides have it.
  private var byName: [String: String?] = [:]
  /// The current slugs by former addresses.
  private var byFormerAddress: [String: String] = [:]
  /// The slugs of drafts that are left out.
  private var drafts: Set<String> = []

  init() {}

  func guide(_ slug: String) -> Guide? { bySlug[slug].map { guides[$0] } }
  func guide(ofPage page: String) -> Guide? { byPage[page].map { guides[$0] } }
  func isDraft(_ slug: String) -> Bool { drafts.contains(slug) }

  /// The guide of a file, or the home page's text.
  func guide(ofFile file: String) -> Guide? {
    byFile[file].map { guides[$0] } ?? (home?.file == file ? home : nil)
  }

  /// The guide with a slug, or the only one whose slug ends in that name.
  func guide(named name: String) -> Guide? {
    guide(name) ?? byName[name].flatMap(\.self).flatMap { guide($0) }
  }

  /// The slug of the guide that had a name before.
  func slug(ofFormer name: String) -> String? {
    byFormerAddress[PageKind.guide.folder + "/" + name]
  }

  /// The sections around a guide, from the outermost on.
  func sections(around guide: Guide) -> [Guide] {
    var sections: [Guide] = []
    var folder = guide.folder
    while !folder.isEmpty {
      if let section = self.guide(folder) { sections.append(section) }
      folder = Guide.folder(of: folder)
    }
    return sections.reversed()
  }

  /// Folders inside folders beyond this number are an error, because addresses get too long.
  private static let deepest = 12

  /// Reads the guides of a site, and reports findings about their files.
  static func read(_ input: SiteInput) -> (guides: GuideCollection, diagnostics: [Diagnostic]) {
    var collection = GuideCollection()
    var diagnostics: [Diagnostic] = []
    let sources = input.guides.map { (source: $0, path: input.pathInContent(of: $0.path)) }
      .sorted { $0.path < $1.path }
    let paths = Set(sources.lazy.map { String($0.path.dropLast(3)) })
    let summary = sources.first { $0.path == BookSummary.name + ".md" }
      .map { BookSummary($0.source) }
    var found: [Guide] = []
    var near = Suggestions(input.catalogue.keys.map(\.path.description), limit: .max)
    let read = mapInParallel(sources.filter { $0.path != BookSummary.name + ".md" }, by: 4) {
      Guide.read(
        $0.source, at: $0.path, among: paths, hasFiles: !input.contentFiles.isEmpty)
    }
    // The folders of guides that are left out.
    var emptied: Set<String> = []
    for (guide, problems) in read + input.pagesInHTML {
      if input.leavesOutForeignGuides, let guide, guide.isForeign(to: input.catalogue) {
        emptied.insert(Guide.folder(of: guide.slug))
        continue
      }
      diagnostics += problems
      guard var guide else { continue }
      if guide.isDraft, !input.showsDrafts {
        collection.drafts.insert(guide.slug)
        continue
      }
      diagnostics += guide.danglingKeys(in: input.catalogue, &near)
      diagnostics += guide.danglingReleases(in: input.catalogue)
      guide.updated = guide.updated ?? input.commitDays[guide.file]
      guide.keys = guide.keys.map { input.catalogue.keys(at: $0).first?.path ?? $0 }
      diagnostics += input.readHead(of: &guide)
      if guide.slug == "" { collection.home = guide } else { found.append(guide) }
    }
    let left = Set(found.filter { !$0.isSection }.map { Guide.folder(of: $0.slug) })
    found.removeAll { $0.isSection && emptied.contains($0.slug) && !left.contains($0.slug) }
    // Lists and sections are for guides alone.
    let heads = Set(found.compactMap { input.head(of: $0) })
    let ownPages = found.filter { $0.html != nil && !heads.contains($0.slug) }
    found.removeAll { $0.html != nil }
    if let summary { diagnostics += summary.diagnostics + found.take(summary) }
    found = found.completedWithSections(below: input.contentFolder)
    for guide in found
    where guide.hasFile && guide.slug.utf8.count(where: { $0 == UInt8(ascii: "/") }) > deepest {
      diagnostics.append(
        .error(
          "nesting-too-deep", at: SourceLocation(file: guide.file),
          "The guide is in more than \(deepest) folders", remedy: "move it up"))
    }
    guard !diagnostics.contains(where: { $0.id == "nesting-too-deep" }) else {
      return (collection, diagnostics)
    }
    diagnostics += collection.take(found.inReadingOrder + ownPages)
    diagnostics += input.unsupportedGuides
    collection.files = GuideFiles(of: input, for: collection)
    diagnostics += collection.files.diagnostics
    return (collection, diagnostics)
  }

  /// Keeps guides and indexes them; reports those that would have the same page.
  private mutating func take(_ sorted: [Guide]) -> [Diagnostic] {
    var files: [String: String] = [:]
    var diagnostics: [Diagnostic] = []
    // In the order of the files, so that the second one is reported.
    for guide in sorted.sorted(by: { $0.file < $1.file }) {
      if let other = files.updateValue(guide.file, forKey: guide.page.lowercased()) {
        files[guide.page.lowercased()] = other
        diagnostics.append(
          .error(
            "duplicate-slug", at: SourceLocation(file: guide.file),
            "The guide would have the same page as \(other)", remedy: "rename one of the files"))
      }
    }
    guides = sorted
    for (index, guide) in sorted.enumerated() {
      bySlug[guide.slug] = index
      byPage[guide.page] = index
      if guide.hasFile { byFile[guide.file] = index }
      let name = guide.slug.split(separator: "/").last.map(String.init) ?? ""
      byName[name] = .some(byName[name] == nil ? guide.slug : nil)
      for former in guide.movedFrom { byFormerAddress[former.address] = guide.slug }
      guard guide.isListed else { continue }
      positions[guide.slug] = levels[guide.folder, default: []].count
      levels[guide.folder, default: []].append(guide)
    }
    return diagnostics
  }

  /// Names near a wrong one, for messages.
  var slugs: [String] { guides.map(\.slug).sorted() }
}

extension SiteInput {
  /// The path of a file below the content folder.
  func pathInContent(of path: String) -> String {
    guard path.hasPrefix(contentFolder) else {
      return path.split(separator: "/").last.map(String.init) ?? path
    }
    return String(path.dropFirst(contentFolder.count).drop { $0 == "/" })
  }

  /// Files that look like guides of another program.
  fileprivate var unsupportedGuides: [Diagnostic] {
    contentFiles.filter { $0.path.hasSuffix(".mdx") }.map { file in
      .warning(
        "unsupported-guide", at: SourceLocation(file: contentFolder + "/" + file.path),
        "The file is MDX, which is a program, and is left out",
        remedy: "write it in Markdown, in a file that ends in .md")
    }
  }
}

extension Guide {
  /// Reads a file as a guide, as the text of a section or as that of the home page, by its name.
  ///
  /// - Parameters:
  ///   - path: The path below the content folder.
  ///   - paths: All such paths, without ending.
  fileprivate static func read(
    _ source: SourceFile, at path: String, among paths: Set<String>, hasFiles: Bool
  ) -> (guide: Guide?, diagnostics: [Diagnostic]) {
    let slug = String(path.dropLast(3))
    let folder = Self.folder(of: slug)
    let index = folder.isEmpty ? indexName : folder + "/" + indexName
    // The file that people read on GitHub begins a folder that has no other one for that.
    let isIndex =
      slug == index
      || slug.hasSuffix(readmeName) && Self.folder(of: slug) == folder
        && slug.dropFirst(folder.isEmpty ? 0 : folder.count + 1) == readmeName
        && !paths.contains(index) && (!folder.isEmpty || paths.contains(BookSummary.name))
    var (guide, diagnostics) = read(
      source, at: isIndex ? folder : slug, as: isIndex && folder.isEmpty ? .home : .guide,
      hasFiles: hasFiles)
    guide?.isSection = isIndex && !folder.isEmpty
    return (guide, diagnostics)
  }

  /// The keys that the guide is about and the catalogue does not have.
  fileprivate func danglingKeys(in catalogue: Catalogue, _ near: inout Suggestions) -> [Diagnostic]
  {
    let meant = zip(keys, keyLines).map { (path: $0, line: $1, keys: catalogue.keys(at: $0)) }
    let ambiguous = meant.filter { $0.keys.count > 1 }.map {
      catalogue.ambiguity(of: $0.keys, at: SourceLocation(file: file, line: $0.line))
    }
    let dangling = meant.filter(\.keys.isEmpty).map { ($0.path, $0.line) }
    return ambiguous
      + dangling.prefix(100).map { path, line in
        .error(
          "dangling-link", at: SourceLocation(file: file, line: line),
          "There is no key '\(path)'\(near.ending(for: path.description))",
          remedy: "write the full path of a key")
      }
  }

  /// Whether the guide is about keys and releases that the catalogue does not have, and nothing else.
  fileprivate func isForeign(to catalogue: Catalogue) -> Bool {
    guard !keys.isEmpty || !releases.isEmpty else { return false }
    return keys.allSatisfy { catalogue[$0] == nil }
      && (releases.isEmpty || releases.allSatisfy { !catalogue.releaseNames.contains($0.name) })
  }

  /// The releases that the guide is about and the catalogue does not have.
  fileprivate func danglingReleases(in catalogue: Catalogue) -> [Diagnostic] {
    guard !releases.isEmpty else { return [] }
    let known = catalogue.releaseNames
    return releases.filter { !known.contains($0.name) }.map { name, line in
      .error(
        "dangling-link", at: SourceLocation(file: file, line: line),
        "There is no release '\(name)'\(suggestion(for: name, among: known))",
        remedy: "write a platform and a version that the catalogue has")
    }
  }
}

extension Catalogue {
  /// The releases by platform and version: `iOS 27.0`.
  fileprivate var releaseNames: [String] {
    releases.lines.flatMap { line in line.versions.map { "\(line.platform) \($0)" } }
  }
}
