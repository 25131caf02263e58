import Diagnostics
import JSON
import KeyModel

extension PropertyListSchema {
  /// The conditions on a whole property list that names an extension point: the rules for that point only, and
  /// its required keys; in a strict schema, also that no key is present that it does not read.
  func conditionsOfExtensionPoints() -> [JSONValue] {
    guard !catalogue.extensionPoints.isEmpty else { return [] }
    let misplaced = profile.unknownKeys == .strict ? conditionsOfMisplacedKeys() : []
    // Once, because a key is large and there are many extension points.
    let rules = catalogue.keys.flatMap { key in
      key.rules.filter { isDemand($0) && !$0.extensionPoints.isEmpty }
        .map { (key: key, rule: $0) }
    }
    return misplaced
      + catalogue.extensionPoints.compactMap { point -> JSONValue? in
        var tree = ConditionTree()
        for (key, rule) in rules where rule.extensionPoints.contains(point.id) {
          add(rule, on: key, to: &tree)
        }
        let dictionaries = catalogue.dictionariesRequired(by: point)
        let required = catalogue.uses(of: point).filter { $0.use.required == .required }.map(\.key)
        for key in required + dictionaries.sorted().compactMap({ catalogue[$0] })
        where key.required != .required && (key.path.components.count > 1 || demandsRootKeys)
          && mayDemand(key) && !key.path.isAncestor(of: point.mechanism.identifierKey)
        {
          tree.demandPresence(at: key.path.components)
        }
        guard !tree.isEmpty else { return nil }
        return [
          "$comment": .string("\(point.name) (\(point.id))"),
          "if": premise(["const": .string(point.id)], at: point.mechanism.identifierKey),
          "then": tree.schema,
        ]
      }
  }

  /// Rejects keys that only some extension points read if the list names another one. If the catalogue doesn't
  /// know the list's extension point, nothing is rejected, since it may read them.
  private func conditionsOfMisplacedKeys() -> [JSONValue] {
    var readers: [PropertyPath: [ExtensionPoint]] = [:]
    for point in catalogue.extensionPoints {
      for (key, _) in catalogue.uses(of: point) { readers[key.path, default: []].append(point) }
    }
    var trees: [(points: [ExtensionPoint], tree: ConditionTree)] = []
    var treesOfPoints: [[ExtensionPoint.ID]: Int] = [:]
    for key in catalogue.keys {
      guard case .only = key.extensionPoints, let points = readers[key.path] else { continue }
      let ids = points.map(\.id)
      // A condition on a dictionary need not be repeated for its keys.
      guard
        !catalogue.ancestors(of: key.path).contains(where: { ancestor in
          guard case .only = ancestor.extensionPoints else { return false }
          return readers[ancestor.path]?.map(\.id) == ids
        })
      else { continue }
      let sentence =
        "Only \(ids.joined(separator: ", ")) \(ids.count == 1 ? "reads" : "read") \(key.name)."
      let schema = rejection(sentence)
      if let index = treesOfPoints[ids] {
        trees[index].tree.demand(schema, at: key.path.components)
      } else {
        var tree = ConditionTree()
        tree.demand(schema, at: key.path.components)
        treesOfPoints[ids] = trees.count
        trees.append((points, tree))
      }
    }
    return catalogue.mechanisms.compactMap { mechanism in
      let known = catalogue.extensionPoints.filter { $0.mechanism == mechanism }.map(\.id)
      let conditions = trees.compactMap { points, tree -> JSONValue? in
        let readers = points.filter { $0.mechanism == mechanism }.map(\.id)
        guard !tree.isEmpty, !readers.isEmpty, readers.count < known.count else { return nil }
        return [
          "if": premise(["enum": JSONValue(strings: readers)], at: mechanism.identifierKey),
          "else": tree.schema,
        ]
      }
      guard !conditions.isEmpty else { return nil }
      return [
        "if": premise(["enum": JSONValue(strings: known)], at: mechanism.identifierKey),
        "then": ["allOf": .array(conditions)],
      ]
    }
  }

  /// A schema that is valid if the value at the path is valid against the given one.
  private func premise(_ schema: JSONValue, at path: PropertyPath) -> JSONValue {
    path.components.reversed().reduce(schema) { schema, step in
      let name = JSONValue.string(step.plainText)
      return [
        "type": "object", "required": [name],
        "properties": .object([.init(step.plainText, schema)]),
      ]
    }
  }
}
