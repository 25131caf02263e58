package import Diagnostics
import KeyModel
import Text

extension Key {
  /// The declaration: as the catalogue states it, or else the entry in the catalogue's own file.
  var declaration: SourceLocation? { declaredIn ?? location.inFile }
}

extension ExtensionPoint {
  /// The declaration: as the catalogue states it, or else the entry in the catalogue's own file.
  var declaration: SourceLocation? { declaredIn ?? location.inFile }
}

extension SourceLocation {
  fileprivate var inFile: SourceLocation? { file.isEmpty || line == nil ? nil : self }
}

/// Finds Swift files by their `#fileID`: a module and a name, without the folders between them.
package struct SwiftSources: Sendable, Equatable {
  /// The paths of each name, from the package's folder.
  private let paths: [Substring: [String]]

  /// The paths of all Swift files of a package, from its folder.
  package init(_ paths: [String] = []) {
    self.paths = Dictionary(grouping: paths) { $0[...].split(separator: "/").last ?? "" }
  }

  /// A finding at the path of its Swift file, which editors can open; at the `#fileID` if the file isn't in the package.
  package func located(_ finding: Diagnostic) -> Diagnostic {
    guard let file = finding.location?.file, file.hasSuffix(".swift"),
      let path = knownPath(of: file)
    else { return finding }
    return changed(finding) { $0.location?.file = path }
  }

  /// The path of a Swift file; `Sources/Module/Name.swift` for one that isn't in the package.
  func path(of fileID: String) -> String { knownPath(of: fileID) ?? "Sources/" + fileID }

  private func knownPath(of fileID: String) -> String? {
    let parts = fileID.split(separator: "/")
    let alike = parts.last.flatMap { paths[$0] } ?? []
    // A catalogue's file may state a path.
    if alike.contains(fileID) { return fileID }
    let found = alike.filter { path in
      path.split(separator: "/").dropLast().contains { Self.module(in: $0) == parts[0] }
    }
    return found.count == 1 ? found[0] : nil
  }

  /// The name of the module that a folder contains. Source: Swift Package Manager, which replaces characters that an
  /// identifier can't have.
  private static func module(in folder: Substring) -> String {
    String(folder.map { $0 == "_" || $0.isLetter || $0.isNumber ? $0 : "_" })
  }
}
