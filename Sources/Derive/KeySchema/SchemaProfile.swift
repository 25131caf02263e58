import Diagnostics
package import KeyModel

/// The purpose of a schema: the stage of the property list, the strictness, the platform.
///
/// Every combination is possible; `stem` names its file.
package struct SchemaProfile: Hashable, Sendable {
  /// The state of build settings in the file: as written, or replaced by the build.
  package enum Placeholders: String, Hashable, Sendable, CaseIterable {
    /// A file in a project: `$(SETTING)` is allowed wherever a value is.
    case source
    /// A file in a product: no placeholder is left, and the keys that every bundle needs are present.
    case built
  }

  /// The treatment of keys that the catalogue does not know, and of other slips that are errors only in a strict check.
  package enum UnknownKeys: String, Hashable, Sendable, CaseIterable {
    /// They are fine.
    case open
    /// They are fine unless one looks like a misspelt known key; known keys must belong to the extension point
    /// that the list names. What only services refuse is rejected too.
    case strict
  }

  package var placeholders: Placeholders
  package var unknownKeys: UnknownKeys
  /// The platform whose availability matters, if any.
  package var platform: Platform?
  /// The oldest release the product runs on; nil for the newest one that the catalogue knows.
  package var minimumVersion: Version?
  /// The extension point whose keys the schema has; nil for the whole property list.
  package var extensionPoint: ExtensionPoint.ID?
  /// Whether the schema has Visual Studio Code's extensions to JSON Schema.
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
