import Archive
import Diagnostics
import Text

/// The archives that a site offers. They grow while its other files are made; none is ever in memory as a
/// whole.
///
/// Work is numbered, and its parts are written in the order of these numbers, so the bytes depend neither
/// on the number of cores nor on which of them is faster. No archive holds the folder of archives,
/// because none can contain itself; the archive of the site has the page of downloads without the list.
struct SiteArchives: Sendable {
  let docset: DocsetEdition
  private let time: ArchiveTime
  private let archives: GrowingArchives
  private let parts: InOrder<Part>

  /// What one piece of work adds to the archives.
  struct Part: Sendable {
    /// For the archive of the site and the docset, gzip files of tar entries; empty without entries.
    fileprivate var site: [UInt8] = []
    fileprivate var docset: [UInt8] = []
    /// For the archive of schemas.
    fileprivate var schemas: [(path: String, content: PackedContent)] = []
    fileprivate(set) var documents: [DocsetDocument] = []
    fileprivate var failures: [Download.Kind: ArchiveFailure] = [:]
  }

  init(of docset: DocsetEdition, time: ArchiveTime, in sink: any FileSink) {
    self.docset = docset
    self.time = time
    let archives = GrowingArchives(docset.path, time, in: sink)
    self.archives = archives
    parts = InOrder(archives.append)
    archives.append(
      packed { packing in
        packing.addFolders(of: docset.files)
        for file in docset.bundle.fixedFiles { packing.addToDocset(file.path, file.bytes) }
      })
  }

  /// What packs the files of one piece of work.
  var packing: Packing { Packing(folder: docset.bundle.name, time: time) }

  /// Packs what a piece of work has made.
  func packed(_ pack: (inout Packing) -> Void) -> Part {
    var packing = self.packing
    pack(&packing)
    return packing.part
  }

  /// Adds the part with a number, or keeps it until all earlier ones were added.
  func add(_ part: Part, at number: Int) { parts.put(part, at: number) }

  /// Ends the archives. Every part must have been added.
  ///
  /// - Parameters:
  ///   - documents: The pages and assets of the docset.
  ///   - editorExtension: The extension for editors, if there is one.
  /// - Returns: The downloads, and why one could not be made.
  func finish(_ documents: [DocsetDocument], _ editorExtension: EditorExtension? = nil) -> (
    list: [Download], findings: [Diagnostic]
  ) {
    let entries = docset.entries(documents)
    let version = DocsetBundle.version(
      documents.map { ($0.path, $0.checksum, $0.size) }, entries)
    let files: [OutputFile]
    do {
      files = try docset.bundle.contentFiles(entries, version: version)
    } catch {
      files = []
      archives.giveUp(.docset, "SQLite reports: \(error.message)")
    }
    archives.append(
      packed { packing in
        for file in files { packing.addToDocset(file.path, file.bytes) }
        packing.end()
      })
    if let editorExtension { archives.append(editorExtension, time: time) }
    return archives.finish(docset.bundle, version: version)
  }

  /// Removes the archives.
  func discard() { archives.discard() }
}

/// Packs files on one core.
struct Packing {
  /// What contains the files in the archive of the site.
  let folder: String
  private let compressor = Compressor()
  private var site: TarEntries
  private var docset: TarEntries
  private var packed = SiteArchives.Part()

  init(folder: String, time: ArchiveTime) {
    self.folder = folder
    site = TarEntries(time: time)
    docset = TarEntries(time: time)
  }

  var part: SiteArchives.Part {
    var part = packed
    if !site.bytes.isEmpty { part.site = compressor.gzipped(site.bytes) }
    if !docset.bytes.isEmpty { part.docset = compressor.gzipped(docset.bytes) }
    return part
  }

  mutating func add(_ file: OutputFile) {
    do { try site.add("\(folder)/\(file.path)", file.bytes) } catch { fail(.site, error) }
    guard file.path.hasPrefix("schemas/"), file.path.hasSuffix(".json") else { return }
    packed.schemas.append((file.path, PackedContent(file.bytes, compressor)))
  }

  mutating func add(_ document: DocsetDocument, at path: String, _ bytes: [UInt8]) {
    packed.documents.append(document)
    addToDocset(path, bytes)
  }

  mutating func addFolders(of paths: [String]) {
    do { try docset.addFolders(of: paths) } catch { fail(.docset, error) }
  }

  mutating func addToDocset(_ path: String, _ bytes: [UInt8]) {
    do { try docset.add(path, bytes) } catch { fail(.docset, error) }
  }

  private mutating func fail(_ kind: Download.Kind, _ failure: ArchiveFailure) {
    packed.failures[kind] = packed.failures[kind] ?? failure
  }

  mutating func end() {
    site.end()
    docset.end()
  }
}

/// The archives while they are written, by one thread at a time.
private final class GrowingArchives: @unchecked Sendable {
  private let sink: any FileSink
  /// Without extension.
  private let docsetPath: String
  private var docset: GrowingDownload
  private var site: GrowingDownload
  private var schemas: GrowingDownload
  private var schemaEntries: ZIPWriter
  private var editorExtension: GrowingDownload?
  /// Why an archive cannot be made.
  private var failures: [Download.Kind: String] = [:]

  init(_ docsetPath: String, _ time: ArchiveTime, in sink: any FileSink) {
    self.sink = sink
    self.docsetPath = docsetPath
    docset = GrowingDownload(.docset, docsetPath + ".tgz", in: sink)
    site = GrowingDownload(.site, Download.site, in: sink)
    schemas = GrowingDownload(.schemas, Download.schemas, in: sink)
    schemaEntries = ZIPWriter(time: time)
  }

  func append(_ part: SiteArchives.Part) {
    for (kind, failure) in part.failures { giveUp(kind, failure.description) }
    docset.append(part.docset)
    site.append(part.site)
    var bytes: [UInt8] = []
    do {
      for schema in part.schemas { try schemaEntries.add(schema.path, schema.content, to: &bytes) }
    } catch {
      giveUp(.schemas, error.description)
    }
    schemas.append(bytes)
  }

  func append(_ extension: EditorExtension, time: ArchiveTime) {
    var download = GrowingDownload(.editorExtension, `extension`.path, in: sink)
    do {
      download.append(try `extension`.archive(time: time))
    } catch {
      giveUp(.editorExtension, error.description)
    }
    editorExtension = download
  }

  func giveUp(_ kind: Download.Kind, _ reason: String) {
    failures[kind] = failures[kind] ?? reason
  }

  func finish(_ bundle: DocsetBundle, version: String) -> (list: [Download], findings: [Diagnostic])
  {
    schemas.append(schemaEntries.end())
    var list: [Download] = []
    var findings: [Diagnostic] = []
    func finish(_ archive: inout GrowingDownload, _ kind: Download.Kind) {
      guard let reason = failures[kind] else { return list.append(archive.finish()) }
      archive.discard()
      findings.append(
        .warning(
          "download-not-made", at: nil, "'\(archive.path)' cannot be made: \(reason)",
          remedy: "make it smaller, or build with --without-downloads"))
    }
    finish(&docset, .docset)
    if let feed = list.first.flatMap({ bundle.feed(version: version, archive: $0.path) }) {
      let file = OutputFile(docsetPath + ".xml", text: feed)
      sink.take(file)
      list.append(Download(.feed, file))
    }
    finish(&site, .site)
    finish(&schemas, .schemas)
    if var editorExtension { finish(&editorExtension, .editorExtension) }
    return (list, findings)
  }

  func discard() {
    for archive in [docset, site, schemas] { archive.discard() }
    editorExtension?.discard()
  }
}
