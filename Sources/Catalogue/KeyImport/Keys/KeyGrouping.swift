import KeyModel
import Text

/// Files the keys of a document under groups of a page each.
struct KeyGrouping {
  let document: ImportedDocument
  /// With other documents, titles say which one is meant.
  let isOneOfSeveral: Bool

  /// More keys than that are divided where it is possible.
  static let keysLimit = 60
  /// Shapes with more keys have their own group.
  static let smallShape = 15
  /// In a part that is too large, keys with more keys inside have their own group.
  private static let smallPart = 3

  private struct Draft {
    var title: String
    var keys: [Key]
    var chapter: ImportedChapter?
  }

  func groups(of keys: [ImportedKey], names: inout FreeNames) -> [KeyGroup] {
    let parts = Dictionary(grouping: keys, by: \.part)
    var drafts: [Draft] = []
    var plain: [Key] = []
    var shapes: [Draft] = []
    var chapters: [Draft] = []
    for part in keys.map(\.part).uniqued {
      let inside = parts[part, default: []].map(\.key)
      switch part {
      case .root where inside.count == 1: plain += inside
      case .root(let name): drafts += divided(inside, title: name, at: 1)
      case .chapter(let chapter):
        chapters.append(Draft(title: chapter.title, keys: inside, chapter: chapter))
      case .shape(let name) where inside.count > Self.smallShape:
        shapes += divided(inside, title: name, at: 1)
      case .shape(let name):
        // Small ones share a page with those that were met before.
        if let last = shapes.indices.last, !shapes[last].title.isEmpty,
          shapes[last].keys.count + inside.count <= Self.keysLimit / 2,
          shapes[last].keys.allSatisfy({ $0.path.shape != nil }),
          Set(shapes[last].keys.map(\.path.shape)).count > 1
            || shapes[last].keys.count <= Self.smallShape
        {
          shapes[last].keys += inside
        } else {
          shapes.append(Draft(title: name, keys: inside))
        }
      }
    }
    if !plain.isEmpty { drafts.insert(contentsOf: divided(plain, title: "", at: 0), at: 0) }
    return (drafts + chapters + shapes).map { group($0, &names) }
  }

  /// A part that is too large becomes several, one for each key with keys inside. What is left stays together: parts
  /// with numbers would say nothing, and another edition of the schema would divide them elsewhere.
  private func divided(_ keys: [Key], title: String, at level: Int) -> [Draft] {
    guard keys.count > Self.keysLimit else { return [Draft(title: title, keys: keys)] }
    let below = Dictionary(grouping: keys) { $0.path.components.dropFirst(level).first }
    var rest: [Key] = []
    var drafts: [Draft] = []
    for component in keys.map({ $0.path.components.dropFirst(level).first }).uniqued {
      let inside = below[component, default: []]
      if component != nil, inside.count > Self.smallPart, inside.count < keys.count {
        let name = component.map(Self.name) ?? ""
        drafts += divided(
          inside, title: [title, name].filter { !$0.isEmpty }.joined(separator: "/"), at: level + 1)
      } else {
        rest += inside
      }
    }
    return (rest.isEmpty ? [] : [Draft(title: title, keys: rest)]) + drafts
  }

  private static func name(_ component: PropertyPath.Component) -> String {
    switch component {
    case .name(let name), .shape(let name): name
    case .anyName: "any name"
    case .element: "elements"
    }
  }

  private func group(_ draft: Draft, _ names: inout FreeNames) -> KeyGroup {
    if let chapter = draft.chapter {
      let id = names.name(slug(chapter.id).lowercased()).name
      return KeyGroup(
        id, ForeignText.title(chapter.title), in: document.id, summary: chapter.summary,
        keys: draft.keys)
    }
    let owner = draft.title.isEmpty ? document.name : draft.title
    let (id, number) = names.name(
      slug(isOneOfSeveral ? "\(document.id)-\(owner)" : owner).lowercased())
    let count = number == 1 ? "" : " (\(number))"
    let title = isOneOfSeveral && !draft.title.isEmpty ? "\(owner) of \(document.name)" : owner
    let summary =
      draft.title.isEmpty
      ? "Keys at the root of `\(document.name)`." : summary(of: draft, owner: owner)
    return KeyGroup(id, title + count, in: document.id, summary: summary, keys: draft.keys)
  }

  private func summary(of draft: Draft, owner: String) -> String {
    let shapes = draft.keys.compactMap(\.path.shape).uniqued
    if shapes.count > 1 { return "Dictionaries that several keys of `\(document.name)` have." }
    let code = owner.contains("`") ? "a key" : "`\(owner)`"
    return shapes.isEmpty ? "What \(code) consists of." : "The dictionary \(code)."
  }
}
