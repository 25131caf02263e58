/// One file of the site before it is made, or several that are made together.
package struct PlannedFiles: Sendable {
  enum Content: Sendable {
    /// A page, and its Markdown twin.
    case page(PlannedPage)
    /// Files that need no page.
    case data(paths: [String], isLong: Bool, make: MakeFiles)
    /// The texts for language models, which are made of every page.
    case languageModelTexts
    /// The archives and the page that lists them, which are made of every other file.
    case downloads(paths: [String])
  }

  /// Makes files and hands over each as soon as it is made.
  typealias MakeFiles = @Sendable (_ take: (OutputFile) -> Void) -> Void

  let content: Content

  /// Where the files will be, from the site's root.
  package var paths: [String] {
    switch content {
    case .page(let page):
      [page.link.path + ".html"] + (page.kind == .notFound ? [] : [page.link.path + ".md"])
    case .data(let paths, _, _), .downloads(let paths): paths
    case .languageModelTexts: LanguageModelTexts.paths
    }
  }

  /// Whether the work takes as long as that of many pages of keys.
  var isLong: Bool {
    switch content {
    case .page(let page): page.kind != .key
    case .data(_, let isLong, _): isLong
    case .languageModelTexts, .downloads: true
    }
  }

  init(_ page: PlannedPage) { content = .page(page) }

  init(_ content: Content) { self.content = content }

  init(_ paths: [String], isLong: Bool = false, make: @escaping MakeFiles) {
    content = .data(paths: paths, isLong: isLong, make: make)
  }

  /// A single file.
  init(_ path: String, isLong: Bool = false, bytes: @escaping @Sendable () -> [UInt8]) {
    self.init([path], isLong: isLong) { take in take(OutputFile(path, bytes: bytes())) }
  }
}
