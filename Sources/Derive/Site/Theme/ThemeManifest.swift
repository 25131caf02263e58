package import Diagnostics
import KeyValidation
import Text

/// The contents of a theme's `theme.yaml`.
///
/// A theme without the file, or without a parent in it, is complete. One with a parent holds only
/// the templates and assets that differ.
package struct ThemeManifest: Sendable, Equatable {
  /// The theme's name for people.
  package var name: String?
  /// The name of the parent theme's folder, which provides what this one lacks.
  package var parent: String?
  /// Texts that templates place by the slot `option-NAME`; a child's take precedence over its parent's.
  package var options: [String: String] = [:]

  package static let fileName = "theme.yaml"
  static let fields = ["name", "parent", "options"]

  package init(name: String? = nil, parent: String? = nil, options: [String: String] = [:]) {
    self.name = name
    self.parent = parent
    self.options = options
  }

  /// Reads the file; mistakes are reported with their line.
  package static func read(_ source: SourceFile) -> (manifest: Self, diagnostics: [Diagnostic]) {
    var manifest = ThemeManifest()
    let (found, problems) = FieldReader.fields(
      of: source, name: "theme’s file", id: "invalid-theme")
    guard let written = found else { return (manifest, problems) }
    var diagnostics = problems
    func text(_ name: String, _ node: WrittenFields.Node) -> String? {
      if let text = node.writtenText { return text }
      diagnostics.append(
        .error("invalid-theme", at: written.location(of: node), "'\(name)' is not a text"))
      return nil
    }
    for member in written.members {
      let value = member.node
      switch member.key {
      case "name": manifest.name = text("name", value)
      case "parent": manifest.parent = text("parent", value)
      case "options":
        guard let options = value.members else {
          diagnostics.append(
            .error(
              "invalid-theme", at: written.location(of: value), "'options' has no fields",
              remedy: "write each as a line 'name: text' below it"))
          continue
        }
        for option in options { manifest.options[option.key] = text(option.key, option.node) }
      default:
        diagnostics.append(written.unknown(member, in: " in the theme’s file", among: fields))
      }
    }
    return (manifest, diagnostics)
  }
}
