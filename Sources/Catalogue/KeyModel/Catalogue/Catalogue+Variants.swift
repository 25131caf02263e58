extension Catalogue {
  /// The entries of the shapes that a key names, in its order.
  package func variants(of key: Key) -> [Key] {
    key.variants.compactMap { shape($0, in: key.path.document) }
  }

  /// The entry of a shape of a document.
  package func shape(_ name: String, in document: DocumentKind.ID?) -> Key? {
    self[PropertyPath([.shape(name)], in: document)]
  }

  /// The entry of the shape that a document's root has, if it names one.
  package func rootShape(of document: DocumentKind) -> Key? {
    document.root.flatMap { shape($0, in: path(.root, from: document.id).document) }
  }

  /// The entries that name a shape: those whose dictionaries may have it.
  package func users(ofShape shape: Key) -> [Key] {
    keys.filter {
      $0.path.document == shape.path.document && $0.variants.contains(shape.path.name)
    }
  }

  /// A path as readers see it: `run/env` for `{run}/env`, unless that is another key's path.
  package func readablePath(_ path: PropertyPath) -> PropertyPath {
    guard case .shape(let name)? = path.components.first else { return path }
    let plain = PropertyPath([.name(name)] + path.components.dropFirst(), in: path.document)
    return self[plain] == nil ? plain : path
  }

  /// The key that a readable path of a document means.
  package func key(atReadable text: String, of document: DocumentKind.ID?) -> Key? {
    let path = path(PropertyPath(text), from: document)
    return self[path] ?? self[path.inShape]
  }

  /// The keys that distinguish a shape from the others that the same dictionary may have.
  package func distinction(of shape: Key, among others: [Key]) -> ShapeDistinction {
    let others = others.filter { $0.path != shape.path }
    let children = children(of: shape.path)
    let constants = children.filter { key in
      guard case .closed(let values, _) = key.values, !values.isEmpty else { return false }
      return others.allSatisfy { other in
        guard case .closed(let taken, _)? = key.counterpart(in: other, of: self)?.values else {
          return false
        }
        return !taken.contains { one in values.contains { $0.value == one.value } }
      }
    }
    let required = children.filter { key in
      key.required == .required
        && !others.allSatisfy {
          key.counterpart(in: $0, of: self)?.required == .required
        }
    }
    return ShapeDistinction(constants: Array(constants), required: Array(required))
  }
}

/// The keys that distinguish a shape from the others that the same dictionary may have.
package struct ShapeDistinction {
  /// Keys that have other values in each of the others.
  package var constants: [Key]
  /// Keys that it requires and not all of the others do.
  package var required: [Key]
}

extension Key {
  /// The key of the same name in another shape.
  fileprivate func counterpart(in shape: Key, of catalogue: Catalogue) -> Key? {
    path.components.last.flatMap { catalogue[shape.path.appending($0)] }
  }
}

extension PropertyPath {
  /// The same path with its first name as the name of a shape.
  var inShape: PropertyPath {
    guard case .name(let name)? = components.first else { return self }
    return PropertyPath([.shape(name)] + components.dropFirst(), in: document)
  }
}
