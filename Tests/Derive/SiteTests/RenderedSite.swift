import Diagnostics
import Site
import Text

extension Site {
  /// Every file of the site in path order; none if the input has errors.
  func rendered() -> [OutputFile] {
    let files = Lock<[OutputFile]>([])
    let findings = render { file in files.withLock { $0.append(file) } }
    return findings.containsErrors ? [] : files.withLock { $0.sorted { $0.path < $1.path } }
  }

  /// The text of a file of the site, which is made alone as for a preview: without what pages have for reading offline.
  func text(of path: String) -> String? {
    files.first { $0.paths.contains(path) }.map(make)?.first { $0.path == path }
      .map { String(decoding: $0.bytes, as: UTF8.self) }
  }

  /// The text of a file of the whole site.
  func renderedText(of path: String) -> String? {
    rendered().first { $0.path == path }.map { String(decoding: $0.bytes, as: UTF8.self) }
  }
}
