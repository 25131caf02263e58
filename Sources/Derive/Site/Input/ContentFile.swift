/// A file beside guides. A site has it where a guide shows it or links to it.
package struct ContentFile: Sendable, Equatable {
  /// Below the content folder.
  package var path: String
  package var bytes: [UInt8]
  /// The reason why it can't be published, as the end of a sentence: `has more than 16 MB`.
  package var problem: String?

  package init(path: String, bytes: [UInt8] = [], problem: String? = nil) {
    self.path = path
    self.bytes = bytes
    self.problem = problem
  }

  /// Whether a file has the name of a picture.
  package static func isPicture(_ path: String) -> Bool { PictureReading.isPicture(path) }

  /// A longer file is not read.
  package static let bytesLimit = 16 << 20
  /// No more bytes of all files together are read.
  package static let totalLimit = 512 << 20
}
