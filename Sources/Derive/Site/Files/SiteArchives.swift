import Archive
import Diagnostics
import Text

/// The archives that a site offers.
///
/// Each piece of work compresses what it adds on its own core, and these parts are put together in the order
/// of the work, so the bytes depend neither on the number of cores nor on which of them is faster. No archive
/// holds the folder of archives, because none can contain itself; the archive of the site has the page of
/// downloads without the list.
struct SiteArchives: Sendable {
  let docset: DocsetEdition
  let time: ArchiveTime

  /// One piece of work's part of the archives.
  struct Part: Sendable {
    /// For the archive of the site and the docset, gzip files of tar entries; empty without entries.
    fileprivate var site: [UInt8] = []
    fileprivate var docset: [UInt8] = []
    /// For the archive of schemas.
    fileprivate var schemas: [(path: String, content: PackedContent)] = []
    fileprivate(set) var documents: [DocsetDocument] = []
    fileprivate var failures: [Download.Kind: ArchiveFailure] = [:]
  }

  /// A packer for the files of one piece of work.
  var packing: Packing { Packing(folder: docset.bundle.name, time: time) }

  /// Packs the files of one piece of work.
  func packed(_ pack: (inout Packing) -> Void) -> Part {
    var packing = self.packing
    pack(&packing)
    return packing.part
  }

  /// Puts the archives together.
  ///
  /// - Parameters:
  ///   - parts: The contributions of all pieces of work, in their order.
  ///   - editorExtension: The extension for editors, if there is one.
  ///   - take: Receives the archives.
  /// - Returns: The downloads, and why one could not be made.
  func finish(
    _ parts: [Part], _ editorExtension: EditorExtension? = nil, _ take: (OutputFile) -> Void
  ) -> (list: [Download], findings: [Diagnostic]) {
    var failures: [Download.Kind: String] = [:]
    func attempt(_ kind: Download.Kind, _ work: () throws -> [UInt8]) -> [UInt8] {
      do { return try work() } catch {
        failures[kind] = failures[kind] ?? "\(error)"
        return []
      }
    }
    let documents = parts.flatMap(\.documents)
    let entries = docset.entries(documents)
    let version = DocsetBundle.version(
      documents.map { ($0.path, $0.checksum, $0.size) }, entries)
    let start = packed { packing in
      packing.addFolders(of: docset.files)
      for file in docset.bundle.fixedFiles { packing.addToDocset(file.path, file.bytes) }
    }
    let end = packed { packing in
      do throws(DocsetIndex.Failure) {
        for file in try docset.bundle.contentFiles(entries, version: version) {
          packing.addToDocset(file.path, file.bytes)
        }
      } catch {
        failures[.docset] = "SQLite reports: \(error.message)"
      }
      packing.end()
    }
    let all = [start] + parts + [end]
    for part in all {
      failures.merge(part.failures.mapValues(\.description)) { first, _ in first }
    }

    var list: [Download] = []
    var findings: [Diagnostic] = []
    func offer(_ kind: Download.Kind, _ path: String, _ bytes: [UInt8]) {
      if let reason = failures[kind] {
        return findings.append(
          .warning(
            "download-not-made", at: nil, "'\(path)' cannot be made: \(reason)",
            remedy: "make it smaller, or build with --without-downloads"))
      }
      let file = OutputFile(path, bytes: bytes)
      take(file)
      list.append(Download(kind, file))
    }
    offer(.docset, docset.path + ".tgz", all.flatMap(\.docset))
    if let archive = list.first?.path,
      let feed = docset.bundle.feed(version: version, archive: archive)
    {
      offer(.feed, docset.path + ".xml", Array(feed.utf8))
    }
    offer(.site, Download.site, all.flatMap(\.site))
    let schemas = attempt(.schemas) {
      var (archive, bytes) = (ZIPWriter(time: time), [UInt8]())
      for schema in all.flatMap(\.schemas) {
        try archive.add(schema.path, schema.content, to: &bytes)
      }
      return bytes + archive.end()
    }
    offer(.schemas, Download.schemas, schemas)
    if let editorExtension {
      let archive = attempt(.editorExtension) { try editorExtension.archive(time: time) }
      offer(.editorExtension, editorExtension.path, archive)
    }
    return (list, findings)
  }
}

/// Packs files on one core.
struct Packing {
  /// The folder around the files in the archive of the site.
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
