import Text

/// A folder of schemas, from which those are read that others refer to.
package struct SchemaFolder {
  /// The paths of its files, from the folder.
  private let paths: [String]
  private let read: (String) -> [UInt8]?
  /// The paths of the files by the address that each states of itself; nil until it is needed.
  private var addresses: [String: [String]]?

  /// - Parameters:
  ///   - paths: The paths of the files, from the folder.
  ///   - read: The contents of a file; nil if it cannot be read.
  package init(paths: [String], read: @escaping (String) -> [UInt8]?) {
    self.paths = paths
    self.read = read
  }

  struct Found {
    var name: String
    var root: SchemaValue
  }

  /// The schema with an address; nil if the folder doesn't have it.
  mutating func schema(at address: String) throws(ImportFailure) -> Found? {
    if let path = try only(paths(endingLike: address), address) { return try found(path) }
    let known = addresses ?? statedAddresses
    addresses = known
    return try only(known[address] ?? [], address).map { path throws(ImportFailure) in
      try found(path)
    } ?? nil
  }

  private func only(_ paths: [String], _ address: String) throws(ImportFailure) -> String? {
    guard paths.count > 1 else { return paths.first }
    throw ImportFailure(
      SourceLocation(file: paths[1], line: 1),
      "this file and '\(paths[0])' are both the schema '\(address)'", remedy: "remove one of them")
  }

  /// The files whose paths share most with the end of an address, and at least the name.
  private func paths(endingLike address: String) -> [String] {
    let steps = address.split(separator: "/").reversed()
    let alike = paths.compactMap { path -> (path: String, count: Int)? in
      let count = zip(path.split(separator: "/").reversed(), steps).prefix { $0 == $1 }.count
      return count > 0 ? (path, count) : nil
    }
    let most = alike.map(\.count).max()
    return alike.filter { $0.count == most }.map(\.path)
  }

  private func found(_ path: String) throws(ImportFailure) -> Found? {
    guard let bytes = read(path) else { return nil }
    let documents = try SchemaParsing.documents(in: bytes, file: path).get()
    return documents.first.map { Found(name: path, root: $0) }
  }

  private var statedAddresses: [String: [String]] {
    var addresses: [String: [String]] = [:]
    for path in paths {
      guard let schema = (try? found(path)) ?? nil,
        let id = (schema.root["$id"] ?? schema.root["id"])?.text
      else { continue }
      addresses[String(id.prefix { $0 != "#" }), default: []].append(path)
    }
    return addresses
  }
}
