import Diagnostics
import Markup
import Text

/// The files beside guides that a site publishes: those that a guide shows or links to.
struct GuideFiles: Sendable {
  /// A file with its address in the site.
  struct Published: Sendable {
    /// Below the content folder.
    var source: String
    var address: String
    var bytes: [UInt8]
  }

  private(set) var published: [Published] = []
  /// Findings about addresses that would be too similar.
  private(set) var diagnostics: [Diagnostic] = []
  /// The addresses of files by their paths below the content folder.
  private var addresses: [String: String] = [:]
  private var pictures: [String: PictureReading] = [:]
  /// The reasons why files cannot be published.
  private var problems: [String: FileProblem] = [:]
  private var known: [String] = []

  init() {}

  /// Finds the files that guides mention, and gives each an address beside the pages.
  init(of input: SiteInput, for guides: GuideCollection) {
    for file in input.copiedFiles {
      addresses["static/" + file.path] = file.path
      if PictureReading.isPicture(file.path) {
        pictures["static/" + file.path] = PictureReading(of: file.bytes, named: file.path)
      }
    }
    guard !input.contentFiles.isEmpty else { return }
    known = input.contentFiles.map(\.path)
    let files = Dictionary(firstOf: input.contentFiles.map { ($0.path, $0) })
    var wanted: Set<String> = []
    // Nothing in an author's HTML is changed, so these keep their paths.
    var besidePages: Set<String> = []
    var shown: Set<String> = []
    for guide in guides.guides + [guides.home].compactMap(\.self) {
      for reference in guide.html?.references ?? [] {
        if let path = GuideCollection.joined(guide.folderOfFile, reference.path),
          guides.guide(path) == nil, path.split(separator: "/").allSatisfy(isPortableFileName)
        {
          besidePages.insert(path)
        }
      }
      for target in guide.targets.links {
        if let path = guides.path(of: target, from: guide) { wanted.insert(path) }
      }
      for target in guide.targets.pictures {
        guard let path = guides.path(of: target, from: guide) else { continue }
        wanted.insert(path)
        shown.insert(path)
        let dark = Self.darkVariant(of: path)
        if files[dark] != nil {
          wanted.insert(dark)
          shown.insert(dark)
        }
      }
    }
    var allocator = AddressAllocator()
    for guide in guides.guides {
      for format in PageFormat.all(of: .guide) { allocator.reserve(format.file(guide.page)) }
    }
    for format in PageFormat.all(of: .guides) {
      allocator.reserve(format.file(PageKind.guides.path))
    }
    for path in wanted.union(besidePages).sorted() {
      guard let file = files[path] else { continue }
      if let problem = Self.problem(with: file, in: input) {
        problems[path] = problem
        if besidePages.contains(path) {
          diagnostics.append(
            .error(
              "unusable-file",
              at: problem.location ?? SourceLocation(file: input.contentFolder + "/" + path),
              problem.text, remedy: problem.remedy))
        }
        continue
      }
      let location = SourceLocation(file: input.contentFolder + "/" + path)
      if besidePages.contains(path) {
        published.append(Published(source: path, address: path, bytes: file.bytes))
        if !wanted.contains(path) { continue }
      }
      let address = Self.address(of: path, at: location, &allocator)
      addresses[path] = address
      published.append(Published(source: path, address: address, bytes: file.bytes))
      if shown.contains(path) {
        pictures[path] = PictureReading(
          of: file.bytes, named: path, file: input.contentFolder + "/" + path)
      }
    }
    diagnostics += allocator.collisions
  }

  /// The name of a picture's variant for dark colours: `lamp~dark.png`.
  static func darkVariant(of path: String) -> String {
    let name = path.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: ".") else { return path + "~dark" }
    return path[..<dot] + "~dark" + path[dot...]
  }

  private static func address(
    of path: String, at location: SourceLocation, _ allocator: inout AddressAllocator
  ) -> String {
    var parts = path.split(separator: "/").map(String.init)
    let name = parts.removeLast()
    let folder = ([PageKind.guide.folder] + parts.map(safeFileName)).joined(separator: "/")
    let ending = name.lastIndex(of: ".").map { String(name[$0...]) } ?? ""
    let isPlain = ending.dropFirst().allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
    let endings = isPlain && ending.count > 1 ? [ending] : [""]
    return allocator.address(
      for: String(name.dropLast(endings[0].count)), in: folder, endings: endings,
      of: .init(name: "the file '\(path)'", location: location)) + endings[0]
  }

  /// The address of a file, or the reason why it has none.
  func address(of path: String) -> Result<String, FileProblem>? {
    if let problem = problems[path] { return .failure(problem) }
    return addresses[path].map { .success($0) }
  }

  /// A picture with its address and its variant for dark colours; nil where there is no such file.
  func picture(at path: String, shownAt location: SourceLocation) -> Result<
    PictureFile, UnresolvedLink
  >? {
    if let problem = problems[path] {
      return .failure(
        UnresolvedLink(
          .error(
            "unusable-picture", at: problem.location ?? location, problem.text,
            remedy: problem.remedy)))
    }
    guard let address = addresses[path] else { return nil }
    let reading = pictures[path] ?? PictureReading(of: [], named: path)
    switch reading {
    case .failure(let problem):
      return .failure(
        UnresolvedLink(
          .error(
            "unusable-picture", at: problem.location ?? location, problem.message,
            remedy: problem.remedy)))
    case .success(let size):
      var file = PictureFile(path: address, width: size.width, height: size.height)
      let dark = Self.darkVariant(of: path)
      switch pictures[dark] {
      case .success?: file.darkPath = addresses[dark]
      case .failure(let problem)?:
        return .failure(
          UnresolvedLink(
            .error(
              "unusable-picture", at: problem.location ?? location, problem.message,
              remedy: problem.remedy)))
      case nil: break
      }
      return .success(file)
    }
  }

  struct FileProblem: Error {
    /// Nil where the file is named.
    var location: SourceLocation?
    var text: String
    var remedy: String
  }

  /// The reason why a site cannot have a file; nil if it can.
  private static func problem(with file: ContentFile, in input: SiteInput) -> FileProblem? {
    if let problem = file.problem {
      return FileProblem(
        text: "'\(file.path)' \(problem)", remedy: "make it smaller, or name another file")
    }
    let name = file.path.lowercased()
    if !input.settings.trustsHTML,
      [".html", ".htm", ".xhtml", ".xht"].contains(where: name.hasSuffix)
    {
      return FileProblem(
        text: "'\(file.path)' is HTML, and the settings don't trust it",
        remedy: "write 'html: trusted' in \(SiteSettings.fileName) if the file is yours")
    }
    // Readers may open a drawing by itself, also where a guide only links to it.
    guard name.hasSuffix(".svg"),
      case .failure(let problem) = PictureReading(
        of: file.bytes, named: file.path, file: input.contentFolder + "/" + file.path)
    else { return nil }
    return FileProblem(location: problem.location, text: problem.message, remedy: problem.remedy)
  }

  /// `; did you mean 'X'?` for a path near a wrong one, or nothing.
  func suggestion(for path: String, and others: [String]) -> String {
    Text.suggestion(for: path, among: known + others)
  }
}
