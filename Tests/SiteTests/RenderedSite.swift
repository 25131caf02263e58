import Diagnostics
import Site

extension Site {
  /// Every file of the site in path order; none if the input has errors.
  func rendered() -> [OutputFile] {
    let files = FilesInMemory()
    return render(into: files).containsErrors ? [] : files.inPathOrder
  }

  /// The text of a file of the site.
  func text(of path: String) -> String? {
    rendered().first { $0.path == path }.map { String(decoding: $0.bytes, as: UTF8.self) }
  }
}
