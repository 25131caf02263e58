import Archive
package import Diagnostics
package import FileSystem
import KeyModel
package import Site
import Text

/// A digest of everything that a site is made of, by which a build finds out that it has nothing to do.
///
/// It has a CRC-32 and the length of every file, as `OutputManifest` has of the site's, and the program is one of
/// these files. The values in the input are visited by reflection, so that none can be forgotten.
package struct InputDigest: Hashable, Sendable {
  /// 64 digits.
  package let hexadecimal: String
  /// The names of files, which findings state.
  private let names: String

  /// - Parameters:
  ///   - input: The input, in which catalogues do not count.
  ///   - diagnostics: The findings of reading it.
  ///   - catalogue: The name of the catalogue's file.
  ///   - catalogues: The bytes of the files of catalogues; nil for one that is in the program or missing.
  ///   - program: The program's own file.
  /// - Returns: Nil if the program cannot be read or the input has a value that cannot be compared.
  package init?(
    of input: SiteInput, _ diagnostics: [Diagnostic] = [], catalogues: [[UInt8]?],
    catalogue: String? = nil, program: FilePath?
  ) {
    guard let program, let file = try? OpenFile.read(program),
      let checksum = try? Self.checksum(of: file)
    else { return nil }
    var values = ComparedValues()
    values.add(checksum)
    for catalogue in catalogues { values.add(catalogue as Any) }
    values.add(diagnostics)
    values.add(Self.withoutPlaces(input))
    guard values.areComplete else { return nil }
    hexadecimal = SHA256(of: values.bytes).hexadecimal
    names =
      "\([catalogue, input.settings.theme, input.settings.previous])"
      + "\((input.templates + input.words).map(\.path))"
  }

  /// The digest for a site that was made with some findings.
  func text(with findings: [Diagnostic]) -> String {
    findings.isEmpty
      ? hexadecimal
      : SHA256(of: Array((hexadecimal + names).utf8) + findings.recorded).hexadecimal
  }

  /// The input without what says only where the theme and the earlier edition were found.
  private static func withoutPlaces(_ input: SiteInput) -> SiteInput {
    var input = input
    (input.settings.theme, input.settings.previous) = (nil, nil)
    for index in input.templates.indices {
      input.templates[index].path = input.templates[index].stem
    }
    for index in input.words.indices { input.words[index].path = input.words[index].stem }
    return input
  }

  private static func checksum(of file: OpenFile) throws(FileError) -> String {
    var checksum = CRC32()
    var length = 0
    while case let piece = try file.next(1 << 20), !piece.isEmpty {
      checksum.update(with: piece)
      length += piece.count
    }
    return "\(checksum.hexadecimal) \(length)"
  }
}

/// Values of any types, written so that different ones have different bytes.
private struct ComparedValues {
  private(set) var bytes: [UInt8] = []
  /// Whether all could be written.
  private(set) var areComplete = true

  mutating func add(_ value: Any) {
    switch value {
    case is Catalogue: break
    case let file as [UInt8] where type(of: value) == [UInt8].self:
      write("\(CRC32(of: file).hexadecimal) \(file.count)")
    case let text as String where type(of: value) == String.self: write(text)
    default: add(Mirror(reflecting: value), of: value)
    }
  }

  private mutating func add(_ mirror: Mirror, of value: Any) {
    switch mirror.displayStyle {
    case .class, .foreignReference: areComplete = false
    case .set, .dictionary:
      // Their order is another one in each run.
      let elements = mirror.children.map { child in
        var element = ComparedValues()
        element.add(child.value)
        areComplete = areComplete && element.areComplete
        return element.bytes
      }
      write("\(elements.count)")
      bytes += elements.sorted { $0.lexicographicallyPrecedes($1) }.joined()
    case nil:
      // A function is described as every other one is.
      guard let value = value as? any LosslessStringConvertible else { return areComplete = false }
      write(value.description)
    default:
      write(mirror.children.isEmpty ? "\(value)" : "\(mirror.children.count)")
      for child in mirror.children {
        write(child.label ?? "")
        add(child.value)
      }
    }
  }

  /// With the length, so that no two rows of texts are the same.
  private mutating func write(_ text: String) {
    bytes += "\(text.utf8.count):\(text)".utf8
  }
}
