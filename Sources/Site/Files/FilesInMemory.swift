import Text

/// Keeps a site's files, or some of them, in memory.
package final class FilesInMemory: FileSink {
  private let isWanted: @Sendable (String) -> Bool
  private let files = Lock<[OutputFile]>([])

  package init(where isWanted: @escaping @Sendable (String) -> Bool = { _ in true }) {
    self.isWanted = isWanted
  }

  /// The files so far, in path order.
  package var inPathOrder: [OutputFile] {
    files.withLock { $0 }.sorted { $0.path < $1.path }
  }

  package func take(_ file: OutputFile) {
    if isWanted(file.path) { files.withLock { $0.append(file) } }
  }

  package func begin(_ path: String) -> any GrowingFile { Growing(path, self) }

  private final class Growing: GrowingFile, @unchecked Sendable {
    private let sink: FilesInMemory
    private var file: OutputFile

    init(_ path: String, _ sink: FilesInMemory) {
      self.sink = sink
      file = OutputFile(path, bytes: [])
    }

    func append(_ bytes: [UInt8]) { if sink.isWanted(file.path) { file.bytes += bytes } }

    func finish() { sink.take(file) }

    func discard() {}
  }
}
