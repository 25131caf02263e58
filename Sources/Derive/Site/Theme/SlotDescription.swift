package import Markup

/// A slot of a template that pages fill: `{{{name}}}` for HTML, `{{name}}` for plain text.
package struct SlotDescription: Sendable, Hashable {
  package var name: String
  /// Its content in one sentence.
  package var meaning: String
  /// The templates that may place it; empty where every template may.
  package var templates: [String]

  /// Every slot: first the slots of all templates, then the parts that only some kinds of page have.
  package static let all: [SlotDescription] =
    PageSlot.allCases.map {
      SlotDescription(name: $0.rawValue, meaning: $0.meaning, templates: [])
    }
    + sections.map { name, meaning in
      let kinds = PageTemplate.allCases.filter { $0.sectionSlots.contains(name) }
      return SlotDescription(
        name: name, meaning: meaning,
        templates: kinds.count == PageTemplate.allCases.count ? [] : kinds.map(\.rawValue))
    }

  /// All slots, for authors of templates.
  package static var table: Block {
    .table(
      Table(
        header: [[.text("Slot")], [.text("Templates")], [.text("What fills it")]],
        rows: all.map { slot in
          let templates = slot.templates.isEmpty ? "all" : slot.templates.joined(separator: ", ")
          return [[.code(slot.name)], [.text(templates)], [.text(slot.meaning)]]
        }))
  }

  private static let sections: [(String, String)] = [
    ("summary", "What the page is about, in one sentence."),
    ("start", "What the author puts first on the home page: the text of content/index.md."),
    ("body", "The text of a guide, or the lists of a list page."),
    ("options", "The fields that say how to check files."),
    (
      "platforms",
      "Of a key: why not to write it, what happens without it, then its type and the platforms in one line. Of an extension point: the platforms."
    ),
    ("facts", "What to write, one line each: values, limits, default."),
    ("messages", "The messages that are about the key, and what they mean."),
    ("nesting", "The file from the root down to the key."),
    ("details", "Other facts, one line each: capability, build setting, group."),
    ("minimal", "The minimal list for the extension point."),
    (
      "availability",
      "The table of platforms and releases, where the line of platforms does not say all."
    ),
    ("values", "The allowed or known values."),
    ("children", "The keys inside this key, as a tree."),
    ("rules", "The rules that are not among the facts, and what checks them."),
    ("apis", "The APIs that read the key or need it."),
    ("discussion", "The longer text."),
    ("keys", "The keys of an extension point or of a guide."),
    ("extension-points", "The extension points that read the key."),
    ("see-also", "Related keys."),
    ("guides", "Guides about it."),
    ("notes", "Where sources disagree."),
    ("sources", "The documents and sections that facts come from."),
  ]
}
