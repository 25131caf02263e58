/// A path as in the file system: bytes that need not be UTF-8.
///
/// Paths are equal if their bytes are. `String` treats composed and decomposed `é` as equal, and repairs names that are
/// not UTF-8 into names that don't exist.
package struct FilePath: Hashable, Sendable {
  package let bytes: [UInt8]

  package init(bytes: some Sequence<UInt8>) { self.bytes = Array(bytes) }

  package init(_ text: some StringProtocol) { bytes = Array(text.utf8) }

  /// The path as text, for messages: bytes that are not UTF-8 are escaped, such as `\xE9`.
  package var text: String {
    if let exactText { return exactText }
    var text = ""
    var rest = bytes[...]
    while let byte = rest.first {
      // The shortest valid piece is one character.
      let character = (1...4).lazy.compactMap { String(validating: rest.prefix($0), as: UTF8.self) }
        .first
      text += character ?? "\\x" + String(byte, radix: 16, uppercase: true)
      rest = rest.dropFirst(character?.utf8.count ?? 1)
    }
    return text
  }

  /// The path as text; nil if it is not UTF-8, because the text would name another file.
  package var exactText: String? { String(validating: bytes, as: UTF8.self) }

  /// The path of an item in this folder.
  package static func / (folder: FilePath, name: FilePath) -> FilePath {
    if folder.bytes.isEmpty { return name }
    if name.bytes.isEmpty { return folder }
    let separator: [UInt8] = folder.bytes.last == slash ? [] : [slash]
    return FilePath(bytes: folder.bytes + separator + name.bytes)
  }

  /// The folder around it; nil for a name without a folder, and for the root.
  package var parent: FilePath? {
    guard let end = bytes.lastIndex(of: Self.slash), bytes != [Self.slash] else { return nil }
    return FilePath(bytes: end == 0 ? [Self.slash] : bytes[..<end])
  }

  /// The last component.
  package var name: FilePath { FilePath(bytes: components.last ?? []) }

  package var components: [ArraySlice<UInt8>] { bytes.split(separator: Self.slash) }

  /// The folders above except the root, innermost first.
  package var folders: [FilePath] {
    Array(sequence(first: self, next: \.parent).dropFirst()).filter { $0.bytes != [Self.slash] }
  }

  /// The same path without slashes at its end.
  package var withoutTrailingSlashes: FilePath {
    guard let last = bytes.lastIndex(where: { $0 != Self.slash }) else {
      return FilePath(bytes: bytes.prefix(1))
    }
    return FilePath(bytes: bytes[...last])
  }

  /// Whether a component begins with a dot.
  package var isHidden: Bool { components.contains { $0.first == UInt8(ascii: ".") } }

  package func hasSuffix(_ suffix: String) -> Bool {
    bytes.reversed().starts(with: suffix.utf8.reversed())
  }

  /// Whether the path is a folder or below it. Both paths must be relative to the same folder.
  package func isInside(_ folder: FilePath) -> Bool { components.starts(with: folder.components) }

  /// The path from a folder that it is inside; nil if it isn't.
  package func relative(to folder: FilePath) -> FilePath? {
    let names: ArraySlice<ArraySlice<UInt8>>
    if folder.bytes.last != Self.slash, bytes.starts(with: folder.bytes + [Self.slash]) {
      names = bytes[folder.bytes.count...].split(separator: Self.slash)[...]
    } else if isInside(folder) {
      names = components.dropFirst(folder.components.count)
    } else {
      return nil
    }
    return FilePath(bytes: Array(names.joined(separator: [Self.slash])))
  }

  package func hasPrefix(_ prefix: FilePath) -> Bool { bytes.starts(with: prefix.bytes) }

  private static let slash = UInt8(ascii: "/")

  /// Calls a system function with the path. A path with a zero byte doesn't exist.
  func withCString<Result>(_ use: (UnsafePointer<CChar>) -> Result) -> Result {
    (bytes.contains(0) ? [0] : bytes + [0]).withUnsafeBytes { buffer in
      guard let address = buffer.baseAddress else {
        preconditionFailure("a buffer of at least one byte has an address")
      }
      return use(address.assumingMemoryBound(to: CChar.self))
    }
  }
}

extension FilePath {
  /// Hashes all bytes at once; an array hashes element by element.
  package func hash(into hasher: inout Hasher) {
    bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
  }
}

extension FilePath: Comparable {
  package static func < (one: FilePath, other: FilePath) -> Bool {
    one.bytes.lexicographicallyPrecedes(other.bytes)
  }
}

extension FilePath: ExpressibleByStringLiteral {
  package init(stringLiteral text: String) { self.init(text) }
}

extension FilePath: CustomStringConvertible {
  package var description: String { text }
}
