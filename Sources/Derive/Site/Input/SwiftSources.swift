import Text

extension SourceLocation {
  /// Nil for what is declared in another language, such as in a catalogue's file.
  var inSwift: SourceLocation? { file.hasSuffix(".swift") ? self : nil }
}

/// Finds Swift files by their `#fileID`: a module and a name, without the folders between them.
package struct SwiftSources: Sendable, Equatable {
  /// The paths of each name, from the package's folder.
  private let paths: [Substring: [String]]

  /// The paths of all Swift files of a package, from its folder.
  package init(_ paths: [String] = []) {
    self.paths = Dictionary(grouping: paths) { $0[...].split(separator: "/").last ?? "" }
  }

  /// The path of a Swift file; `Sources/Module/Name.swift` for one that isn't in the package.
  func path(of fileID: String) -> String {
    let parts = fileID.split(separator: "/")
    let found = parts.last.flatMap { paths[$0] }?.filter {
      $0.split(separator: "/").dropLast().contains(parts[0])
    }
    guard let found, found.count == 1 else { return "Sources/" + fileID }
    return found[0]
  }
}
