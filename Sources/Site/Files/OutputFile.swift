/// A file of the site, not yet on any disk.
public struct OutputFile: Sendable, Equatable {
  /// From the site's root, with `/` between folders.
  public var path: String
  public var bytes: [UInt8]

  public init(_ path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  public init(_ path: String, text: String) {
    self.init(path, bytes: Array(text.utf8))
  }
}
