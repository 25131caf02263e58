import Site
import Text

/// A site's files as the preview asks for them: each is made when it is first wanted, and kept.
final class ServedSite: PreviewedSite {
  private let site: Site
  private let planned: [String: PlannedFiles]
  private let folders: Set<String>
  private let made = Lock<[String: [UInt8]]>([:])

  init(_ site: Site) {
    self.site = site
    var planned: [String: PlannedFiles] = [:]
    var folders: Set<String> = []
    for files in site.files {
      for path in files.paths {
        planned[path] = files
        var parts = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
        while !parts.isEmpty, folders.insert(parts.joined(separator: "/")).inserted {
          parts.removeLast()
        }
      }
    }
    self.planned = planned
    self.folders = folders
  }

  func bytes(at path: String) -> [UInt8]? {
    guard let planned = planned[path] else { return nil }
    if let known = made.withLock({ $0[path] }) { return known }
    // Outside the lock, because archives take a while. Made twice, the bytes are the same.
    let files = site.make(planned)
    return made.withLock { made in
      for file in files { made[file.path] = file.bytes }
      return made[path]
    }
  }

  func hasFolder(at path: String) -> Bool { folders.contains(path) }
}
