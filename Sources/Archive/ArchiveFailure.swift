/// What a file or an archive is too large for; the formats' larger forms are not written.
public enum ArchiveFailure: Error, Equatable {
  case tooLarge(String)
  case tooManyFiles
}
