import Text

extension SchemaFiles {
  enum Target {
    case position(SchemaPlace)
    /// A schema of schemas, which is not worth importing.
    case metaschema
    case missing(String)
  }

  /// The target of a reference that is written at a place.
  mutating func target(of reference: String, from position: SchemaPlace) -> Target {
    // By scalars, because a mark may follow a separator and would be one character with it.
    let parts = reference.unicodeScalars.split(
      separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let base = String(parts[0])
    let fragment = parts.count > 1 ? percentDecoded(String(parts[1])) : ""
    var roots =
      base.isEmpty ? resourceRoots(above: position) : self.roots(named: base, from: position)
    if roots.isEmpty {
      do {
        roots = try read(base, from: position)
      } catch {
        return .missing(
          "\(error.diagnostic.location.map { "\($0): " } ?? "")\(error.diagnostic.message)")
      }
    }
    for root in roots {
      if let found = self.position(fragment, in: root) { return .position(found) }
    }
    if base.contains("json-schema.org/") { return .metaschema }
    return .missing(
      roots.isEmpty
        ? "the schema '\(base)' is not among the files" : "there is nothing at '\(reference)'")
  }

  /// The nearest place above that has its own address, then the file's root.
  private func resourceRoots(above position: SchemaPlace) -> [SchemaPlace] {
    var nearest: SchemaPlace? = position
    while let position = nearest, !resources.contains(position) { nearest = above(position) }
    return (nearest.map { [$0] } ?? []) + [file(of: position).root]
  }

  /// The places with an address: exactly this one, one relative to the file's, or a file of this name.
  private func roots(named base: String, from position: SchemaPlace) -> [SchemaPlace] {
    let file = file(of: position)
    let exact = [base, base.resolved(against: file.id ?? "")].flatMap { addresses[$0] ?? [] }
    let alike = named[lastName(of: base), default: []].map { files[$0].root }
    return exact.uniqued.sorted() + alike.filter { $0 != file.root }
  }

  /// Adds a schema of the folder to the files.
  private mutating func read(
    _ base: String, from position: SchemaPlace
  ) throws(ImportFailure) -> [SchemaPlace] {
    let address = base.resolved(against: file(of: position).id ?? "")
    guard let found = try folder?.schema(at: address) else { return [] }
    add(found.root, name: found.name)
    return files.last.map { [$0.root] } ?? []
  }

  private mutating func position(_ fragment: String, in root: SchemaPlace) -> SchemaPlace? {
    if fragment.isEmpty { return root }
    guard fragment.utf8.first == UInt8(ascii: "/") else { return file(of: root).anchors[fragment] }
    var position = root
    let steps = fragment.unicodeScalars.split(separator: "/", omittingEmptySubsequences: false)
    for step in steps.dropFirst() {
      guard let next = known(unescapedFromPointer(String(step)), in: position) else { return nil }
      position = next
    }
    return position
  }
}

private func unescapedFromPointer(_ token: String) -> String {
  guard token.utf8.contains(UInt8(ascii: "~")) else { return token }
  return token.replacing("~1", with: "/").replacing("~0", with: "~")
}

func lastName(of address: String) -> Substring {
  address.split(separator: "/").last ?? ""
}

extension String {
  /// Longer addresses are taken as they are.
  private static let longestAddress = 2_000

  /// An address relative to another: a name replaces the last one, a path that begins with a slash everything after
  /// the host.
  func resolved(against base: String) -> String {
    guard !contains("://"), !base.isEmpty, base.utf8.count <= Self.longestAddress else {
      return self
    }
    var reference = self[...]
    var folder = base.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    if reference.hasPrefix("/") {
      folder = folder.prefix(base.contains("://") ? 3 : 0)
      reference = reference.dropFirst()
    }
    while true {
      if reference.hasPrefix("./") {
        reference = reference.dropFirst(2)
      } else if reference.hasPrefix("../") {
        reference = reference.dropFirst(3)
        folder = folder.dropLast()
      } else {
        break
      }
    }
    return (folder + [reference]).joined(separator: "/")
  }
}

/// A text whose `%XX` are bytes.
private func percentDecoded(_ text: String) -> String {
  guard text.utf8.contains(UInt8(ascii: "%")) else { return text }
  var bytes: [UInt8] = []
  var rest = Array(text.utf8)[...]
  while let byte = rest.popFirst() {
    let digits = String(decoding: rest.prefix(2), as: UTF8.self)
    if byte == UInt8(ascii: "%"), digits.utf8.count == 2, let value = UInt8(digits, radix: 16) {
      bytes.append(value)
      rest = rest.dropFirst(2)
    } else {
      bytes.append(byte)
    }
  }
  return String(decoding: bytes, as: UTF8.self)
}
