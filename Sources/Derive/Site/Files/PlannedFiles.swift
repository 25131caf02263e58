import Markup

/// One file of the site before it is made, or several that are made together.
package struct PlannedFiles: Sendable {
  enum Content: Sendable {
    /// A page in all its forms.
    case page(PlannedPage)
    /// Files that need no page.
    case data(make: MakeFiles)
    /// Files that are made of other files.
    case ofOthers
  }

  /// Makes files and hands over each as soon as it is made.
  typealias MakeFiles = @Sendable (_ take: (OutputFile) -> Void) -> Void

  let content: Content
  /// The paths of the files, from the site's root.
  package let paths: [String]
  /// Whether the work takes as long as many pages of keys.
  let isLong: Bool

  init(_ page: PlannedPage) {
    content = .page(page)
    paths = PageFormat.all(of: page.kind).map { $0.file(page.link.path) }
    // A list of everything, or of a platform's keys.
    isLong = page.link.path == page.kind.path || page.kind == .platform
  }

  init(_ paths: [String], isLong: Bool = false, make: @escaping MakeFiles) {
    content = .data(make: make)
    self.paths = paths
    self.isLong = isLong
  }

  /// A single file.
  init(_ path: String, isLong: Bool = false, bytes: @escaping @Sendable () -> [UInt8]) {
    self.init([path], isLong: isLong) { take in take(OutputFile(path, bytes: bytes())) }
  }

  init(ofOthers paths: [String]) {
    content = .ofOthers
    self.paths = paths
    isLong = true
  }
}
