package import Diagnostics
import JSON
import Markup
import Text

/// The list of the editions that are side by side in a folder: files in that folder, which all of them share.
///
/// Hosts and robots read some files only at the root of what is published, so those of all editions are there.
package struct EditionList {
  /// The newest first.
  private let editions: [EditionDescription]
  private let latest: String
  private let words: Words
  private let settings: SiteSettings
  /// A file of an edition, by its path from the folder of all; nil if the edition has no such file.
  private let file: (String) -> [UInt8]?

  /// The paths of all that may be among them.
  package static let paths =
    own + HostFiles.paths + copied + [robots, siteMap] + own.map { $0 + CompressedFiles.suffix }
    + [lost, robots, siteMap].map { $0 + CompressedFiles.suffix }
  private static let own = ["editions.html", "editions.js", "index.html"]
  private static let robots = "robots.txt"
  private static let siteMap = "sitemap.xml"
  private static let lost = "404.html"
  /// Files that are the latest edition's own.
  private static let copied = [lost, "CNAME"]

  /// - Parameters:
  ///   - input: The input of the edition that is published now, by which the others are known too.
  ///   - file: Reads a file of an edition.
  package init?(
    _ editions: [EditionDescription], _ input: SiteInput, file: @escaping (String) -> [UInt8]?
  ) {
    let names = editions.compactMap { EditionName($0.name) }.sorted(by: >).map(\.text)
    guard let newest = names.first else { return nil }
    self.editions = names.compactMap { name in editions.first { $0.name == name } }
    settings = input.settings
    latest = settings.latestEdition.flatMap { names.contains($0) ? $0 : nil } ?? newest
    words = WordsFile.words(of: settings.language ?? "en", in: input.words).words
    self.file = file
  }

  /// The paths of the files that a build with these settings writes for all editions.
  package static func paths(_ settings: SiteSettings) -> [String] {
    let files = HostFiles(
      host: settings.knownHost, folder: HostedFolder(baseURL: nil, moved: [], checksFiles: false))
    return own + files.all.map(\.path) + (settings.baseURL == nil ? [] : [robots, siteMap, lost])
  }

  private var baseURL: String? { settings.addressOfEditions }

  private var hostFiles: HostFiles {
    let moved = editions.flatMap { edition in
      edition.moved.map {
        HostedFolder.Move(
          address: edition.name + "/" + $0.address, page: edition.name + "/" + $0.page)
      }
    }
    return HostFiles(
      host: settings.knownHost,
      folder: HostedFolder(
        baseURL: baseURL, moved: moved, checksFiles: editions.contains(where: \.checksFiles)))
  }

  /// A warning where the host does not read all of them.
  package var findings: [Diagnostic] {
    hostFiles.findings(at: settings.location(of: "host"))
  }

  package var files: [OutputFile] {
    let value: JSONValue = [
      "latest": .string(latest),
      "editions": .array(
        editions.map { ["name": .string($0.name), "title": .string($0.title)] }),
    ]
    var files = [
      OutputFile("editions.html", bytes: list),
      OutputFile("editions.js", bytes: scriptSetting("docgenEditions", value)),
      OutputFile("index.html", bytes: start),
    ]
    // An author's files to copy count for all.
    let authored = (HostFiles.paths + Self.copied + [Self.robots]).compactMap { path in
      path == Self.lost && baseURL == nil
        ? nil : file(latest + "/" + path).map { OutputFile(path, bytes: $0) }
    }
    let known = Set(authored.map(\.path))
    files += authored + (hostFiles.all + filesForRobots).filter { !known.contains($0.path) }
    guard settings.knownHost?.servesCompressedFiles == true else { return files }
    let compressed = CompressedFiles(except: [])
    return files + files.compactMap(compressed.twin)
  }

  /// Source: sitemaps.org, protocol 0.9, "Using Sitemap index files".
  private var filesForRobots: [OutputFile] {
    guard let baseURL else { return [] }
    let maps = editions.map { $0.name + "/" + Self.siteMap }.filter { file($0) != nil }
    var writer = HTMLWriter()
    writer.markup(
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<sitemapindex xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">\n"
    )
    for map in maps {
      writer.markup("<sitemap>")
      writer.element("loc", baseURL + map)
      writer.markup("</sitemap>\n")
    }
    writer.markup("</sitemapindex>\n")
    return [
      OutputFile(Self.robots, text: Site.robots(siteMapIn: baseURL)),
      OutputFile(Self.siteMap, bytes: writer.bytes),
    ]
  }

  private var title: String { editions.first { $0.name == latest }?.title ?? "" }

  /// A page that leads to the latest edition without a script.
  private var start: [UInt8] {
    let target = latest + "/index.html"
    return page { writer in
      writer.open("link", ("rel", "canonical"), ("href", (baseURL ?? "") + target))
      writer.open("meta", ("http-equiv", "refresh"), ("content", "0; url=\(target)"))
      writer.markup("\n")
    } body: { writer in
      writer.markup("<p>")
      writer.element("a", "\(title) \(latest)", ("href", target))
      writer.markup("</p>\n<p>")
      writer.element("a", words[.allEditions], ("href", "editions.html"))
      writer.markup("</p>\n")
    }
  }

  private var list: [UInt8] {
    page { _ in
    } body: { writer in
      writer.element("h1", title)
      writer.markup("\n<ul>\n")
      for edition in editions {
        writer.markup("<li>")
        let name =
          edition.name == latest ? words(.latestEdition, ["edition": latest]) : edition.name
        writer.element("a", name, ("href", edition.name + "/index.html"))
        writer.markup("</li>\n")
      }
      writer.markup("</ul>\n")
    }
  }

  private func page(
    head: (inout HTMLWriter) -> Void, body: (inout HTMLWriter) -> Void
  ) -> [UInt8] {
    var writer = HTMLWriter()
    writer.markup("<!DOCTYPE html>\n")
    words.openDocument(&writer)
    writer.markup("\n<head>\n<meta charset=\"utf-8\">\n")
    writer.markup("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n")
    writer.element("title", title)
    writer.markup("\n")
    head(&writer)
    writer.open("link", ("rel", "stylesheet"), ("href", latest + "/assets/style.css"))
    writer.markup("\n</head>\n<body>\n<main>\n")
    body(&writer)
    writer.markup("</main>\n</body>\n</html>\n")
    return writer.bytes
  }
}
