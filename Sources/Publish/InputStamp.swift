import Archive

/// What a site was made from, noted in its folder when nothing was wrong with the input, so that a
/// build from the same input sees that there is nothing to do.
///
/// The note is an extended attribute of the manifest: no part of the site, in no comparison of folders,
/// and left behind when the folder is copied. A file system without attributes has no notes.
///
/// The note counts while no file of the site was changed since the publication ended, so that one that
/// was touched, replaced or copied here makes the build look at all of them again.
extension OutputFolder {
  private static let attribute = "user.docgen.input"

  /// Whether the folder holds, untouched, what was made from an input, and nothing is left beside it.
  ///
  /// - Parameter digest: Of the input.
  /// - Returns: What was noted with the digest, and the report of a publication that had nothing to
  ///   do; nil where the site has to be made.
  public func made(from digest: String) -> (note: String, report: Report)? {
    let manifest = path + "/" + Self.manifestName
    guard !places.isUnfinished,
      let lines = Files.attribute(Self.attribute, of: manifest)?.split(separator: "\n"),
      lines.count == 2,
      let bytes = try? Files.read(manifest), let time = endOfPublication(bytes),
      lines[0] == Self.stamp(digest, manifest: bytes)
    else { return nil }
    let files = OutputManifest(reading: bytes).paths
    let areUntouched = files.allSatisfy { file in
      Files.changeTime(of: path + "/" + file).map { $0 < time } ?? false
    }
    guard areUntouched else { return nil }
    var report = Report()
    report.unchanged = files.count
    return (String(lines[1]), report)
  }

  /// Notes what the folder's site was made from. The last thing that a build does.
  ///
  /// - Parameters:
  ///   - digest: Of the input, in one line.
  ///   - note: What to tell of the site when it need not be made again, in one line.
  public func note(_ digest: String, _ note: String) {
    let manifest = path + "/" + Self.manifestName
    guard let bytes = try? Files.read(manifest) else { return }
    Files.setAttribute(
      Self.attribute, of: manifest, "\(Self.stamp(digest, manifest: bytes))\n\(note)")
  }

  /// The input, and the files that came of it.
  private static func stamp(_ digest: String, manifest: [UInt8]) -> String {
    "\(digest) \(Deflate.checksum(manifest))"
  }
}
