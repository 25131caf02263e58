import JSON
package import KeyModel
package import Markup
import Text

/// The differences of two editions in words.
package struct DifferenceTexts {
  private let differences: [CatalogueDifference]
  /// An entry's name, or a link to it.
  private let name: (CatalogueDifference) -> Inline

  /// The most items of a list; nil for any number.
  private let limit: Int?
  private let more: (Int) -> String

  /// - Parameters:
  ///   - limit: The most items of a list; nil for any number.
  ///   - more: How many more there are, in words.
  package init(
    _ differences: [CatalogueDifference], atMost limit: Int? = nil,
    more: @escaping (Int) -> String = { "\($0) more" },
    name: @escaping (CatalogueDifference) -> Inline = { .code($0.name) }
  ) {
    self.differences = differences
    (self.limit, self.more) = (limit, more)
    self.name = name
  }

  /// Breaking differences first, then the others by kind; each list with a title.
  package var sections: [(title: String, list: Block)] {
    let harmless = differences.filter { !$0.isBreaking }
    func others(_ kind: CatalogueDifference.ChangeKind) -> [CatalogueDifference] {
      harmless.filter { $0.kind == kind }
    }
    let items: [(title: String, items: [[Inline]])] = [
      ("Breaking changes", differences.filter(\.isBreaking).map(sentence)),
      ("Added", others(.added).map(subject)), ("Removed", others(.removed).map(subject)),
      ("Renamed", others(.renamed).map(sentence)), ("Changed", changes(others(.changed))),
    ]
    return items.filter { !$0.items.isEmpty }.map { title, items in
      let shown = items.prefix(limit ?? .max)
      let rest = items.count - shown.count
      return (title, .bullets(shown + (rest > 0 ? [[.text(more(rest))]] : [])))
    }
  }

  /// A sentence for each change, but one for all of an entry that say nothing about values.
  private func changes(_ changes: [CatalogueDifference]) -> [[Inline]] {
    var items: [[Inline]] = []
    var rest = changes[...]
    while let first = rest.first {
      let same = rest.prefix { $0.entry == first.entry && $0.name == first.name }
      rest = rest.dropFirst(same.count)
      items += same.filter { $0.effect != nil }.map(sentence)
      let quiet = same.filter { $0.effect == nil }
      if quiet.count > 1 {
        let members = alternatives(quiet.compactMap(\.member), "and")
        items.append(subject(first) + [": \(members) changed"])
      } else {
        items += quiet.map(sentence)
      }
    }
    return items
  }

  private func subject(_ difference: CatalogueDifference) -> [Inline] {
    (difference.entry == "key" ? [] : [.text(difference.entry.capitalizedFirst + " ")]) + [
      name(difference)
    ]
  }

  private func sentence(_ difference: CatalogueDifference) -> [Inline] {
    var inlines = subject(difference)
    switch difference.kind {
    case .added, .removed: inlines.append(.text(" \(difference.kind)"))
    case .renamed: inlines += [" renamed from ", .code(difference.formerName ?? "")]
    case .changed:
      inlines.append(
        .text(": \(difference.member ?? "") \(difference.effect?.rawValue ?? "changed")"))
      let parts = parts(of: difference)
      if !parts.isEmpty { inlines += [": "] + parts }
    }
    return inlines
  }

  /// The old and the new value, where both are short.
  private func parts(of difference: CatalogueDifference) -> [Inline] {
    let (old, new) = (difference.old ?? .null, difference.new ?? .null)
    if let before = old.labels ?? (old == .null ? [] : nil),
      let after = new.labels ?? (new == .null ? [] : nil)
    {
      let parts = [
        ("adds", after.filter { !before.contains($0) }),
        ("removes", before.filter { !after.contains($0) }),
      ].filter { !$0.1.isEmpty }
      return Array(
        parts.map { verb, names in
          [.text(verb + " ")] + Array(names.map { [.code($0)] }.joined(separator: [", "]))
        }.joined(separator: ["; "]))
    }
    guard let before = old.shortText, let after = new.shortText else { return [] }
    return [.code(before), " → ", .code(after)]
  }
}

extension JSONValue {
  /// The names of an array's elements; nil for anything else, and where an element has no name.
  fileprivate var labels: [String]? {
    guard case .array(let elements) = self else { return nil }
    let labels = elements.compactMap(\.label)
    return labels.count == elements.count ? labels : nil
  }

  private var label: String? {
    guard case .object = self else { return shortText }
    let names = ["text", "value", "symbol", "path", "identifier", "platform", "id"]
    return names.lazy.compactMap { self[$0]?.shortText }.first
  }

  /// A value of a few words; nil for more.
  fileprivate var shortText: String? {
    switch self {
    case .null: "none"
    case .boolean(let flag): String(flag)
    case .integer(let number): String(number)
    case .real(let number): String(number)
    case .string(let text): text.count <= 60 ? text : nil
    case .array(let steps):
      // A path.
      steps.allSatisfy { if case .string = $0 { true } else { false } }
        ? steps.compactMap(\.shortText).joined(separator: "/") : nil
    case .object: nil
    }
  }
}
