import Archive
import Digests

/// When a folder was published last: a file that the system has seen no change of since is as we wrote
/// it, and need not be read to be compared.
///
/// The time is an extended attribute of the manifest, with the manifest's digest, so that one that was
/// edited or came from elsewhere vouches for nothing. It is the file system's own time, which is set at
/// each change of a file's bytes, names, permissions or attributes.
extension OutputFolder {
  private static let attribute = "user.docgen.published"

  private var manifestPath: String { path + "/" + Self.manifestName }

  /// Nil where nobody knows.
  func endOfPublication(_ manifest: [UInt8]) -> FileTime? {
    let parts = Files.attribute(Self.attribute, of: manifestPath)?.split(separator: " ") ?? []
    guard parts.count == 2, parts[0] == XXH64(of: manifest).hexadecimal else { return nil }
    return FileTime(parts[1])
  }

  /// To be said when every file has its last name: names that are given and taken are changes too.
  func noteEndOfPublication() {
    guard let manifest = try? Files.read(manifestPath), let time = nextChangeTime() else { return }
    Files.setAttribute(
      Self.attribute, of: manifestPath, "\(XXH64(of: manifest).hexadecimal) \(time)")
  }

  /// A time after that of every change so far. Many systems' clocks for files stand still for some
  /// milliseconds, so it is waited for.
  private func nextChangeTime() -> FileTime? {
    Files.renewChangeTime(of: manifestPath)
    guard let present = Files.changeTime(of: manifestPath) else { return nil }
    for _ in 0..<20 {
      Files.renewChangeTime(of: manifestPath)
      if let time = Files.changeTime(of: manifestPath), time > present { return time }
      Files.wait(milliseconds: 1)
    }
    return nil
  }
}
