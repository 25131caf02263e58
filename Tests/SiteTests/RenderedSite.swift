import Diagnostics
import Foundation
import Site

extension Site {
  /// Every file of the site in path order; none if the input has errors.
  func rendered() -> [OutputFile] {
    let collected = CollectedFiles()
    let findings = render(collected.add)
    return findings.containsErrors ? [] : collected.files.sorted { $0.path < $1.path }
  }

  /// The text of a file of the site.
  func text(of path: String) -> String? {
    rendered().first { $0.path == path }.map { String(decoding: $0.bytes, as: UTF8.self) }
  }
}

/// Files that come from several threads.
private final class CollectedFiles: @unchecked Sendable {
  private let lock = NSLock()
  private(set) var files: [OutputFile] = []

  func add(_ file: OutputFile) { lock.withLock { files.append(file) } }
}
