import Archive
import Parallelism

/// What is kept of a file after it was handed over.
struct RenderedFile: Sendable {
  var path: String
  /// What the list of the offline worker says of it; nil where it is not in the list.
  var digest: String?
  /// The content for archives; nil where the site offers none.
  var packed: PackedContent?
  /// The file as the page of downloads lists it; nil where it does not.
  var download: Download?
}

/// Where finished files go: each is handed over, and what later files need of it is noted.
struct RenderedFiles: Sendable {
  /// Whether a worker keeps the site in the browser.
  var isKeptOffline: Bool
  /// Whether the site offers archives.
  var packs: Bool
  var take: @Sendable (OutputFile) -> Void

  func handOver(_ file: OutputFile) -> RenderedFile {
    take(file)
    return note(file)
  }

  /// A file that goes into archives alone.
  func note(_ file: OutputFile) -> RenderedFile {
    RenderedFile(
      path: file.path,
      digest: isKeptOffline && OfflineWorker.needsDigest(of: file.path)
        ? OfflineWorker.digest(of: file) : nil,
      packed: packs ? PackedContent(file.bytes) : nil,
      download: packs && file.path == "catalogue.json"
        ? Download(Download.catalogue, file) : nil)
  }
}

/// Files that come from several threads.
final class FileCollection: @unchecked Sendable {
  private let lock = Lock()
  private var files: [OutputFile] = []

  func add(_ file: OutputFile) { lock.withLock { files.append(file) } }

  var inPathOrder: [OutputFile] { lock.withLock { files.sorted { $0.path < $1.path } } }
}
