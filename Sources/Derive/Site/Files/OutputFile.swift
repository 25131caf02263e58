/// A file of the site, not yet on disk.
package struct OutputFile: Sendable, Equatable {
  /// From the site's root, with `/` between folders.
  package var path: String
  package var bytes: [UInt8]

  package init(_ path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  package init(_ path: String, text: String) {
    self.init(path, bytes: Array(text.utf8))
  }
}

/// Receives files as they are made, from several threads at the same time.
package typealias TakeFile = @Sendable (OutputFile) -> Void
