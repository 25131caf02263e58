package import Diagnostics
import Text
import Yams

/// What `theme.yaml` says about a theme.
///
/// A theme without the file, or without a parent in it, is complete. One with a parent holds only
/// the templates and assets that differ.
package struct ThemeManifest: Sendable, Equatable {
  /// What people call the theme.
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
    let (reader, found, problems) = YAMLReader.fields(
      of: source, name: "theme’s file", id: "invalid-theme")
    guard let mapping = found else { return (manifest, problems) }
    var diagnostics = problems
    func text(_ name: String, _ node: Node) -> String? {
      if let text = node.string { return text }
      diagnostics.append(
        .error("invalid-theme", at: reader.location(node.mark), "'\(name)' is not a text"))
      return nil
    }
    for (name, value) in mapping {
      switch name.string {
      case "name": manifest.name = text("name", value)
      case "parent": manifest.parent = text("parent", value)
      case "options":
        guard let options = value.mapping else {
          diagnostics.append(
            .error(
              "invalid-theme", at: reader.location(value.mark), "'options' has no fields",
              remedy: "write each as a line 'name: text' below it"))
          continue
        }
        for (option, value) in options {
          guard let option = option.string else { continue }
          manifest.options[option] = text(option, value)
        }
      default:
        let written = name.string ?? "?"
        diagnostics.append(
          .error(
            "invalid-theme", at: reader.location(name.mark),
            "Unknown field '\(written)' in the theme’s file\(suggestion(for: written, among: fields))",
            remedy: "use \(fields.joined(separator: ", "))"))
      }
    }
    return (manifest, diagnostics)
  }
}
