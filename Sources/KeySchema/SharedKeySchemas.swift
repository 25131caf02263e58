import Diagnostics
import JSON
package import KeyModel

/// Schemas of keys at the root, as text, written once for each draft. All profiles for lists in a project share
/// them, except for keys that do not work on the profile's platform.
package struct SharedKeySchemas: Sendable {
  /// A key's member of `properties`.
  private struct Entry {
    var range: Range<Int>
    var references: Set<String>
    /// The key's availability.
    var statements: [AvailabilityStatement]
    /// Whether values have their own availability.
    var hasValuesOfPlatforms: Bool
  }

  private let properties: [UInt8]
  /// One for each key at the root; nil if profiles differ.
  private let entries: [Entry?]
  /// The members of `patternProperties` for the keys with suffixes.
  let suffixes: [UInt8]
  /// The near misses of keys at the root.
  fileprivate let nearMisses: SharedNearMisses?

  /// Makes the schemas that the profiles of one draft share.
  package init(_ catalogue: Catalogue, draft: Draft, nearMisses: SharedNearMisses? = nil) {
    self.nearMisses = nearMisses
    let general = PropertyListSchema(catalogue, draft: draft)
    var writer = JSONWriter(membersAtDepth: SchemaWriter.depthOfProperties)
    entries = catalogue.roots.map { key in
      guard let name = key.lastName, key.isDescribedAlone(in: catalogue),
        general.ruledOut(key) == nil
      else { return nil }
      let start = writer.bytes.count
      let schema = general.schema(of: key, scope: nil)
      writer.append(name, schema)
      var references: Set<String> = []
      schema.collectReferences(into: &references)
      return Entry(
        range: start..<writer.bytes.count, references: references,
        statements: key.statements,
        hasValuesOfPlatforms: !key.values.listed.allSatisfy(\.availability.isEmpty))
    }
    properties = writer.bytes
    suffixes = suffixPatterns(of: catalogue.roots, in: catalogue.document)
  }

  /// The schema of a key for a profile without particular stage or editor; nil if profiles differ.
  func schema(at index: Int, for profile: PropertyListSchema) -> WrittenSchema? {
    guard entries.indices.contains(index), let entry = entries[index],
      profile.objection(to: entry.statements) == nil,
      profile.profile.platform == nil || !entry.hasValuesOfPlatforms
    else { return nil }
    return WrittenSchema(
      member: properties[entry.range], references: entry.references)
  }
}

/// The near misses of keys at the root, as text, which the strict schemas of every draft share.
package struct SharedNearMisses: Sendable {
  /// The members of `patternProperties`.
  fileprivate let members: [UInt8]

  package init(_ catalogue: Catalogue) {
    let strict = SchemaProfile(unknownKeys: .strict)
    members = PropertyListSchema(catalogue, draft: .draft07, profile: strict)
      .nearMissMembers(of: catalogue.roots)
  }
}

/// A key's schema as text.
struct WrittenSchema {
  /// The member of `properties`.
  var member: ArraySlice<UInt8>
  var references: Set<String>
}

extension PropertyListSchema {
  /// The schemas of keys at the root, if this profile shares them.
  var sharedSchemas: SharedKeySchemas? {
    profile.placeholders == .source && !profile.isForEditors ? shared : nil
  }

  /// The near misses of keys at the root, if this profile shares them.
  var sharedNearMisses: [UInt8]? {
    guard profile.unknownKeys == .strict, !profile.isForEditors else { return nil }
    return shared?.nearMisses?.members
  }
}

extension Key {
  /// Whether the key's schema describes no other key. Near misses of other keys, and their availability on a
  /// platform, differ between profiles.
  fileprivate func isDescribedAlone(in catalogue: Catalogue) -> Bool {
    catalogue.children(of: self.path).isEmpty
  }
}
