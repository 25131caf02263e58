/// The reason why a file can't be in an archive: the format has no room for it.
package enum ArchiveFailure: Error, Equatable, CustomStringConvertible {
  /// A ZIP archive has 65,535 bytes for a path.
  case pathTooLong(String)
  /// A ZIP archive has 16 bits for the number of files and 32 for lengths.
  case archiveTooLarge
  /// A tar archive has eleven octal digits for a length.
  case fileTooLarge(String)

  package var description: String {
    switch self {
    case .pathTooLong(let path): "the path of '\(path.prefix(60))…' has more than 65,535 bytes"
    case .archiveTooLarge: "a ZIP archive has at most 65,534 files and 4 GiB"
    case .fileTooLarge(let path): "'\(path)' has more than 8 GiB"
    }
  }
}
