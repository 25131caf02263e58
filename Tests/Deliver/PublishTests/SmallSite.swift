import FileSystem
import Publish
import Site
import TestSupport

extension TemporaryFolder {
  func publish(_ files: [OutputFile], into name: String = "site") throws -> OutputFolder.Report {
    try OutputFolder(FilePath(self(name))).publish(files)
  }
}

/// A small site.
let pages = [
  OutputFile("index.html", text: "home"), OutputFile("keys/A.html", text: "A"),
  OutputFile("keys/A/B.html", text: "B"), OutputFile("assets/icon", bytes: [0, 255, 10]),
]

let manifest = OutputFolder.manifestName

extension OutputFolder {
  /// Publishes files that are all made already.
  func publish(
    _ files: [OutputFile], replacingOthers: Bool = false, timeout: Duration = timeout
  ) throws -> Report {
    try publish(replacingOthers: replacingOthers, timeout: timeout) { take in
      files.forEach(take)
    }
  }
}
