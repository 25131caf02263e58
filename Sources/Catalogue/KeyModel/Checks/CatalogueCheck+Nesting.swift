import Diagnostics
import Text

extension CatalogueCheck {
  /// A parent that is missing or wrong has one finding, however many keys are inside of it.
  static let childOfScalar = CatalogueCheck(
    "child-of-scalar", "A key is inside one that is not a dictionary."
  ) { catalogue in
    var paths = Suggestions(catalogue.keys.map(\.path.description))
    let misplaced = catalogue.keys.compactMap { key in
      catalogue.misplacement(of: key).map { (key: key, why: $0) }
    }
    return Dictionary(grouping: misplaced, by: \.why).compactMap { why, found -> Diagnostic? in
      let keys = found.map(\.key).sorted { $0.location < $1.location }
      guard let first = keys.first else { return nil }
      let others = keys.count == 1 ? "" : ", and \(keys.count - 1) more are"
      switch why {
      case .undeclared(let owner):
        return .error(
          "child-of-scalar", at: first.location,
          "'\(first.path)' is inside a key that the catalogue does not declare\(others)\(paths.ending(for: owner.description))",
          remedy: "declare '\(owner)'")
      case .inShapes(let path):
        return .error(
          "child-of-scalar", at: first.location,
          "'\(first.path)' is inside '\(path)', which names shapes for what is inside of it\(others)",
          remedy: "declare it in a shape, or leave out the shapes of '\(path)'")
      case .inScalar(let path):
        guard let parent = catalogue[path] else { return nil }
        let type = withArticle(parent.typePhrase)
        let remedy =
          parent.types.contains(.array([]))
          ? "say that its elements are dictionaries"
          : "make it a dictionary or an array of dictionaries"
        return keys.count == 1
          ? .error(
            "child-of-scalar", at: first.location,
            "'\(first.path)' is inside '\(path)', which is \(type)",
            remedy: "make the parent a dictionary or an array of dictionaries")
          : .error(
            "child-of-scalar", at: parent.location,
            "'\(path)' is \(type), but \(keys.count) keys are inside of it, such as '\(first.path)'",
            remedy: remedy)
      }
    }
  }
}

private enum Misplacement: Hashable {
  case undeclared(PropertyPath)
  case inScalar(PropertyPath)
  case inShapes(PropertyPath)
}

extension Catalogue {
  fileprivate func misplacement(of key: Key) -> Misplacement? {
    guard let above = key.path.parent, !above.isRoot else { return nil }
    let isInElement = above.components.last == .element
    let owner = isInElement ? above.parent ?? .root : above
    guard let parent = parent(of: key.path), [owner, above].contains(parent.path) else {
      return .undeclared(owner)
    }
    let isElement = key.path.components.last == .element
    let holdsKeys = parent.types.contains { type in
      if isElement { return type.isArray || type == .any }
      return type == .dictionary && parent.path == above
        || type.elementTypes.contains(.dictionary) || type == .any
    }
    guard holdsKeys else { return .inScalar(parent.path) }
    return parent.variants.isEmpty || isElement ? nil : .inShapes(parent.path)
  }
}
