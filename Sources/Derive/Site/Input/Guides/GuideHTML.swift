import Diagnostics
import KeyModel
import Text

/// The HTML of authors: whole pages, and markup for the heads of pages.
extension SiteInput {
  /// The pages that are written in HTML, each as a guide with findings.
  var pagesInHTML: [(guide: Guide?, diagnostics: [Diagnostic])] {
    contentFiles.filter {
      $0.path.hasSuffix(Guide.htmlEnding) && $0.problem == nil && !Guide.isWholeDocument($0.bytes)
    }.sorted { $0.path < $1.path }.map { file in
      let source = SourceFile(path: contentFolder + "/" + file.path, bytes: file.bytes)
      guard settings.trustsHTML else {
        let location = SourceLocation(file: source.path, line: 1)
        return (nil, [settings.untrusted("The file is a page in HTML", at: location)])
      }
      return Guide.read(source, at: file.path, as: .html, hasFiles: false)
    }
  }

  /// The path below the content folder of the file for the head of a guide's page; nil if it names none.
  func head(of guide: Guide) -> String? {
    guide.headFile.flatMap { GuideCollection.joined(guide.folderOfFile, $0.name) }
  }

  /// Takes the markup that a guide names for its head.
  func readHead(of guide: inout Guide) -> [Diagnostic] {
    guard let written = guide.headFile else { return [] }
    guard settings.trustsHTML else {
      return [settings.untrusted("'head' puts HTML into the page", at: written.location)]
    }
    let path = head(of: guide)
    guard let file = contentFiles.first(where: { $0.path == path }) else {
      let near = path.map { suggestion(for: $0, among: contentFiles.map(\.path)) }
      return [
        .error(
          "unknown-head", at: written.location,
          "There is no file '\(written.name)' in the content folder\(near ?? "")",
          remedy: "write the path from this file to one in the content folder, such as head.html")
      ]
    }
    if let problem = file.problem {
      return [
        .error(
          "unreadable-file", at: written.location, "'\(written.name)' \(problem)",
          remedy: "make it smaller and readable, or leave out 'head'")
      ]
    }
    switch SourceFile(path: contentFolder + "/" + file.path, bytes: file.bytes).text("file") {
    case .success(let markup):
      guide.head = markup
      return []
    case .failure(let failure): return [failure.diagnostic]
    }
  }
}

extension SiteSettings {
  /// The finding about HTML whose author the settings don't trust.
  func untrusted(_ fact: String, at location: SourceLocation) -> Diagnostic {
    .error(
      "untrusted-html", at: location, "\(fact), and the settings don't trust it",
      remedy: "write 'html: trusted' in \(Self.fileName) if the file is yours, or leave it out")
  }
}

extension Site {
  /// Warnings about relative addresses in the pages of authors that lead to nothing in the site.
  var danglingAddresses: [Diagnostic] {
    let authored = context.guides.filter { $0.html != nil }
    guard !authored.isEmpty else { return [] }
    let known = Set(
      ownPaths + (formerPages + copies).flatMap(\.paths) + [WebManifest.path, OfflineWorker.path])
    var near = Suggestions(known.sorted(), limit: 100)
    return authored.flatMap { page in
      (page.html?.references ?? []).compactMap { reference in
        let folder = page.page.split(separator: "/").dropLast()
        let isFolder = reference.path.hasSuffix("/") || reference.path.hasSuffix(".")
        let path = GuideCollection.joined(
          Array(folder), reference.path + (isFolder ? "/index.html" : ""))
        guard let path, !known.contains(path) else { return nil }
        return .warning(
          "dangling-link", at: SourceLocation(file: page.file, line: reference.line),
          "'\(reference.path)' leads to nothing in the site\(near.ending(for: path))",
          remedy: "write the path from this page to another one, such as guides/first.html")
      }
    }
  }
}
