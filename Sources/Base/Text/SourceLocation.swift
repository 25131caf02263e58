/// A position in a file that a person can open.
public struct SourceLocation: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The file's path as the author knows it: relative to the project, or a Swift `#fileID`.
  public var file: String
  /// 1-based; nil for the whole file.
  public var line: Int?
  /// 1-based, in characters; nil for the whole line.
  public var column: Int?

  public init(file: String, line: Int? = nil, column: Int? = nil) {
    self.file = file
    self.line = line
    self.column = column
  }

  /// `file:line:column`, as compilers write it and editors open it.
  public var description: String {
    ([file] + [line, column].compactMap { $0.map(String.init) }).joined(separator: ":")
  }

  public static func < (one: SourceLocation, other: SourceLocation) -> Bool {
    (one.file, one.line ?? 0, one.column ?? 0) < (other.file, other.line ?? 0, other.column ?? 0)
  }
}
