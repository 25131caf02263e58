import Diagnostics
public import KeyModel

/// Schemas of keys at the root that every profile for lists in a project has, where its platform does
/// not object to the key.
///
/// A site publishes a dozen such profiles, whose keys would be described again for each.
public struct SharedKeySchemas: Sendable {
  fileprivate var schemas: [PropertyPath: JSONValue] = [:]

  /// None.
  public init() {}

  /// What the profiles of one draft share.
  public init(_ catalogue: Catalogue, draft: Draft) {
    let general = PropertyListSchema(catalogue, draft: draft)
    for key in catalogue.roots where key.isDescribedAlone(in: catalogue) {
      schemas[key.path] = general.schema(of: key, scope: nil)
    }
  }
}

extension PropertyListSchema {
  /// The schema of a key that this profile shares with others; nil where it has its own.
  func sharedSchema(of key: Key, scope: Scope?) -> JSONValue? {
    guard scope == nil, profile.placeholders == .source, !profile.isForEditors,
      let schema = shared.schemas[key.path], ruledOut(key) == nil,
      profile.platform == nil || key.values.listed.allSatisfy(\.availability.isEmpty)
    else { return nil }
    return schema
  }
}

extension Key {
  /// Whether the key's schema describes no other key: near misses of these, and what a platform
  /// objects to, differ from profile to profile.
  fileprivate func isDescribedAlone(in catalogue: Catalogue) -> Bool {
    catalogue.children(of: path).isEmpty
  }
}
