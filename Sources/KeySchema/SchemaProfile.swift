import Diagnostics
package import KeyModel

/// What a schema is made for: which stage of a property list, how strict, for which system.
///
/// Every combination is possible; `stem` names the file that holds it.
package struct SchemaProfile: Hashable, Sendable {
  /// Whether the build has put the values of build settings in.
  package enum Placeholders: String, Hashable, Sendable, CaseIterable {
    /// A file in a project: `$(SETTING)` is allowed wherever a value is.
    case source
    /// The file in a product: no placeholder is left, and the keys that every bundle needs are there.
    case built
  }

  /// How to treat keys that the catalogue does not know.
  package enum UnknownKeys: String, Hashable, Sendable, CaseIterable {
    /// They are fine.
    case open
    /// They are fine unless one looks like a misspelt known key, and known keys must serve the
    /// extension point that the list names.
    case strict
  }

  package var placeholders: Placeholders
  package var unknownKeys: UnknownKeys
  /// The platform whose availability counts; nil for none.
  package var platform: Platform?
  /// The oldest release the product runs on; nil for the newest one that the catalogue knows.
  package var minimumVersion: Version?
  /// The extension point whose keys alone count; nil for the whole property list.
  package var extensionPoint: ExtensionPoint.ID?
  /// Whether the schema carries what Visual Studio Code reads beyond JSON Schema.
  package var isForEditors: Bool

  package init(
    placeholders: Placeholders = .source, unknownKeys: UnknownKeys = .open,
    platform: Platform? = nil, minimumVersion: Version? = nil,
    extensionPoint: ExtensionPoint.ID? = nil, isForEditors: Bool = false
  ) {
    self.placeholders = placeholders
    self.unknownKeys = unknownKeys
    self.platform = platform
    self.minimumVersion = minimumVersion
    self.extensionPoint = extensionPoint
    self.isForEditors = isForEditors
  }
}
