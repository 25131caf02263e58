import JSON
import KeyModel

extension PropertyListSchema {
  /// The schema for the platform of an open profile, in UTF-8: a reference to the general schema, with
  /// descriptions of what does not work there. It accepts the same lists as `document(fileName:)`, which repeats
  /// the general schema.
  ///
  /// - Parameter general: The address of the same schema without a platform.
  /// - Returns: Nil if a reference is not enough, because the general schema demands something that does not work
  ///   on the platform, or has names beside an arbitrary one.
  package func referring(to general: String, fileName: String) -> [UInt8]? {
    let demanded = Set(
      catalogue.extensionPoints.flatMap(\.uses).filter { $0.required == .required }.map(\.path))
    var remarks: [SchemaAtPath] = []
    for key in catalogue.keys {
      guard let objection = objection(to: key.statements) else { continue }
      let isDemanded = key.required == .required || demanded.contains(key.path)
      if isDemanded && !mayDemand(key) || hasNamesBesideArbitraryOnes(key.path) { return nil }
      let text = description(of: key, objection: objection.sentence)
      remarks.append(SchemaAtPath(key.path, [.init("description", .string(text))]))
    }
    var writer = begun(
      title: title, description: wholeDescription, fileName: fileName, capacity: 16_384)
    writer.append("allOf", [["$ref": .string(general)]])
    for member in remarks.joined { writer.append(member.name, member.value) }
    return writer.finish()
  }

  /// Whether a dictionary on the path has both named and arbitrary keys: `additionalProperties` would describe
  /// the named ones too.
  private func hasNamesBesideArbitraryOnes(_ path: PropertyPath) -> Bool {
    ([path] + catalogue.ancestors(of: path).map(\.path)).contains { path in
      path.isOfAnyName
        && catalogue.children(of: catalogue.parent(of: path)?.path ?? .root).contains {
          $0.lastName != nil
        }
    }
  }
}
