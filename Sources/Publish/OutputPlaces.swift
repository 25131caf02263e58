/// The output folder and the names beside it that are docgen's alone.
struct OutputPlaces {
  let folder: String
  let parent: String
  private let name: String

  init(_ folder: String) {
    self.folder = folder
    parent = Files.parent(of: folder) ?? "."
    name = folder.split(separator: "/").last.map(String.init) ?? "site"
  }

  /// Where the new state is built.
  var staging: String { beside("staging") }
  /// Where the old state waits on file systems that cannot exchange two folders.
  var old: String { beside("old") }
  var lock: String { beside("lock") }

  private func beside(_ purpose: String) -> String { "\(parent)/.\(name).docgen-\(purpose)" }

  /// Whether a build was killed in the instant without a site.
  var isInterrupted: Bool { Files.kind(of: folder) == nil && Files.kind(of: old) == .folder }

  /// Puts the old site back where a build was killed between taking it away and putting the new one
  /// there, and removes what killed builds left.
  func clearUp() throws(FileError) {
    if isInterrupted { try Files.move(old, to: folder) }
    for place in [staging, old] {
      switch Files.kind(of: place) {
      case nil: continue
      case .folder?: try Files.removeTree(place)
      default: try Files.removeFile(place)
      }
    }
  }
}
