import Diagnostics
import Markup
import Text

/// Links and pictures that a guide names by their path from its own file: `two.md#part`, `pictures/lamp.png`.
extension GuideCollection {
  /// The path below the content folder that an address in a guide's text means; nil for a web address, or where the path
  /// leaves the folder.
  func path(of written: String, from guide: Guide) -> String? {
    let path = percentDecoded(written.prefix { $0 != "#" }, isStrict: false) ?? ""
    guard !path.isEmpty, !path.hasScheme, !path.hasPrefix("//") else { return nil }
    return path.hasPrefix("/")
      ? Self.joined([], path).map { "static/" + $0 }
      : Self.joined(guide.folderOfFile, path)
  }

  /// A folder and a relative path as one path; nil where it leaves the top.
  static func joined(_ folder: [Substring], _ path: String) -> String? {
    var parts = folder
    for part in path.split(separator: "/") where part != "." {
      if part == ".." {
        guard parts.popLast() != nil else { return nil }
      } else {
        parts.append(part)
      }
    }
    return parts.joined(separator: "/")
  }

  /// The destination of a relative link; nil where the link is not in a guide.
  func resolve(_ link: WrittenLink) -> Result<Destination, UnresolvedLink>? {
    guard let guide = guide(ofFile: link.location.file) else { return nil }
    let parts = link.destination.split(
      separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let fragment =
      parts.count > 1 ? percentDecoded(parts[1], isStrict: false) ?? String(parts[1]) : nil
    let written = percentDecoded(parts[0], isStrict: false) ?? String(parts[0])
    func dangling(_ message: String, _ remedy: String) -> Result<Destination, UnresolvedLink> {
      .failure(
        UnresolvedLink(.error("dangling-link", at: link.location, message, remedy: remedy)))
    }
    if written.isEmpty {
      // A title that was the first heading has no anchor: it is the page's.
      if let fragment, guide.isTitle(fragment) { return .success(.page(guide.page, fragment: nil)) }
      return .success(.fragment(fragment ?? ""))
    }
    guard !written.hasPrefix("//") else {
      return dangling("Unknown link '\(written)'", "write https: before an address of the web")
    }
    let isFromRoot = written.hasPrefix("/")
    let folder = isFromRoot ? [] : guide.folderOfFile
    let isHome = guide.slug.isEmpty
    // The page is as deep in the site as the file is in the content folder.
    let pagesFolder: [Substring] =
      isFromRoot || isHome ? [] : [Substring(PageKind.guide.folder)] + folder
    let inSite = Self.joined(pagesFolder, written)
    guard let path = Self.joined(folder, written) else {
      return self.target(written, asPageOf: guide, fragment) ?? inSite.flatMap {
        page($0, fragment)
      }
        ?? dangling(
          "'\(written)' leads out of the content folder",
          "link to a guide or a file in it, or write a web address")
    }
    if let found = target(path, fragment) { return .success(found) }
    if !isFromRoot, let found = target(written, asPageOf: guide, fragment) { return found }
    if isFromRoot, let found = target("static/" + path, fragment) { return .success(found) }
    let below = PageKind.guide.folder + "/"
    if isFromRoot || isHome, path.hasPrefix(below),
      let found = target(String(path.dropFirst(below.count)), fragment)
    {
      return .success(found)
    }
    if let page = inSite.flatMap({ page($0, fragment) }) { return page }
    if case .failure(let problem)? = files.address(of: path) {
      return .failure(
        UnresolvedLink(
          .error(
            "dangling-link", at: problem.location ?? link.location, problem.text,
            remedy: problem.remedy)))
    }
    let name = Self.slug(of: path)
    if isDraft(name) || isDraft(path) {
      return dangling(
        "'\(written)' is a draft, which a build leaves out",
        "remove 'draft' from its front matter, or the link")
    }
    if let slug = slug(ofFormer: name) {
      return dangling("The guide '\(name)' has become '\(slug)'", "write guide:\(slug)")
    }
    return dangling(
      "There is no guide or file '\(path)'\(files.suggestion(for: path, and: slugs.map { $0 + ".md" }))",
      "write the path from this file to another one, such as ../setup/first.md")
  }

  /// The picture at a written address.
  func resolve(picture: WrittenLink) -> Result<PictureFile, UnresolvedLink>? {
    guard let guide = guide(ofFile: picture.location.file) else { return nil }
    func failed(_ id: String, _ message: String, _ remedy: String) -> Result<
      PictureFile, UnresolvedLink
    > {
      .failure(UnresolvedLink(.error(id, at: picture.location, message, remedy: remedy)))
    }
    guard !picture.destination.hasScheme, !picture.destination.hasPrefix("//") else {
      return failed(
        "picture-of-others", "The picture is on another server, which pages may not load from",
        "save it beside the guide, and write its path")
    }
    guard let path = path(of: picture.destination, from: guide) else {
      return failed(
        "dangling-link", "'\(picture.destination)' leads out of the content folder",
        "save the picture beside the guide")
    }
    return files.picture(at: path, shownAt: picture.location)
      ?? failed(
        "dangling-link", "There is no picture '\(path)'\(files.suggestion(for: path, and: []))",
        "write the path from this file to the picture, such as pictures/lamp.png")
  }

  /// The slug that a path means: without ending, and without the name of a folder's own text.
  private static func slug(of path: String) -> String {
    var path = path[...]
    for ending in [".md", ".html"] where path.hasSuffix(ending) { path.removeLast(ending.count) }
    for name in [Guide.indexName, Guide.readmeName] where path == name || path.hasSuffix("/" + name)
    {
      return String(path.dropLast(name.count).trimmingSuffix("/"))
    }
    return String(path)
  }

  /// The guide or file at a path below the content folder.
  private func target(_ path: String, _ fragment: String?) -> Destination? {
    let slug = Self.slug(of: path)
    // A README may be a guide beside an index.
    if let guide = guide(String(path.trimmingSuffix(".md"))) ?? guide(slug) {
      let fragment = fragment.flatMap { guide.isTitle($0) ? nil : $0 }
      return .page(guide.page, fragment: fragment)
    }
    if slug.isEmpty, home != nil { return .page(PageKind.home.path, fragment: fragment) }
    if case .success(let address)? = files.address(of: path) { return .file(address) }
    return nil
  }

  /// The guide at an address that is relative to a page which is a folder, as Starlight and Hugo publish pages: `../two/`.
  private func target(_ written: String, asPageOf guide: Guide, _ fragment: String?) -> Result<
    Destination, UnresolvedLink
  >? {
    guard !guide.isSection,
      written.hasSuffix("/") || !written.utf8.contains(UInt8(ascii: "."))
        || written.split(separator: "/").last?.utf8.contains(UInt8(ascii: ".")) == false
    else { return nil }
    return Self.joined(guide.slug.split(separator: "/"), written)
      .flatMap { self.guide($0) }.map { found in
        .success(.page(found.page, fragment: fragment.flatMap { found.isTitle($0) ? nil : $0 }))
      }
  }

  /// A page of the site besides guides, which the check of the whole site looks for.
  private func page(_ path: String, _ fragment: String?) -> Result<Destination, UnresolvedLink>? {
    let first = path.split(separator: "/").first.map(String.init) ?? ""
    guard Self.folders.contains(first) else { return nil }
    return .success(
      .page(String(path.trimmingSuffix(".html").trimmingSuffix(".md")), fragment: fragment))
  }

  /// The folders of pages besides guides.
  private static let folders = Set(PageKind.all.map(\.folder)).subtracting([PageKind.guide.folder])
}

extension Guide {
  /// The folder of its file below the content folder.
  var folderOfFile: [Substring] { (isSection ? slug : folder).split(separator: "/") }

  /// Whether an anchor is that of the heading that became the title.
  fileprivate func isTitle(_ fragment: String) -> Bool {
    hasTitleInBody && fragment == headingSlug(title)
  }
}

extension String {
  /// Whether an address begins with a scheme: `https:`.
  var hasScheme: Bool {
    guard let colon = utf8.firstIndex(of: UInt8(ascii: ":")), colon > startIndex else {
      return false
    }
    return self[..<colon].utf8.allSatisfy {
      (0x61...0x7A).contains($0 | 0x20) || (0x30...0x39).contains($0) || "+-.".utf8.contains($0)
    }
  }
}

extension StringProtocol {
  /// The text without an ending.
  fileprivate func trimmingSuffix(_ ending: String) -> SubSequence {
    hasSuffix(ending) ? dropLast(ending.count) : self[...]
  }
}
