import JSON
import KeyModel
import Markup
import Text

/// The differences of two editions, for readers and for programs.
struct DifferenceReport {
  let differences: [CatalogueDifference]

  init(_ differences: [CatalogueDifference]) { self.differences = differences }

  var breaksLists: Bool { differences.contains(where: \.isBreaking) }

  // MARK: For readers

  var blocks: [Block] {
    guard !differences.isEmpty else { return [.paragraph([.text("Nothing differs.")])] }
    return section("Breaking changes", differences.filter(\.isBreaking))
      + section("Other changes", differences.filter { !$0.isBreaking })
  }

  private func section(_ title: String, _ differences: [CatalogueDifference]) -> [Block] {
    guard !differences.isEmpty else { return [] }
    return [
      .heading(level: 3, [.text(title)], id: ""),
      .list(List(items: differences.map { [.paragraph(Self.sentence($0))] })),
    ]
  }

  private static func sentence(_ difference: CatalogueDifference) -> [Inline] {
    var inlines: [Inline] = []
    if difference.entry != "key" { inlines.append(.text(difference.entry.capitalizedFirst + " ")) }
    inlines.append(.code(difference.name))
    switch difference.kind {
    case .added, .removed: inlines.append(.text(" \(difference.kind)"))
    case .renamed: inlines += [.text(" renamed from "), .code(difference.formerName ?? "")]
    case .changed:
      inlines.append(
        .text(": \(difference.member ?? "") \(difference.effect?.rawValue ?? "changed")"))
      let parts = Self.parts(of: difference)
      if !parts.isEmpty { inlines += [.text(": ")] + parts }
    }
    return inlines
  }

  /// What was there before and is now, where that is short enough to say.
  private static func parts(of difference: CatalogueDifference) -> [Inline] {
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
          [.text(verb + " ")] + Array(names.map { [.code($0)] }.joined(separator: [.text(", ")]))
        }.joined(separator: [.text("; ")]))
    }
    guard let before = old.shortText, let after = new.shortText else { return [] }
    return [.code(before), .text(" → "), .code(after)]
  }

  // MARK: For programs

  var json: JSONValue {
    [
      "breaking": .boolean(breaksLists),
      "differences": .array(differences.map(Self.json)),
    ]
  }

  private static func json(_ difference: CatalogueDifference) -> JSONValue {
    var object: JSONValue = [
      "entry": .string(difference.entry), "name": .string(difference.name),
      "change": .string(difference.kind.rawValue), "breaking": .boolean(difference.isBreaking),
    ]
    let texts = [
      ("formerName", difference.formerName), ("member", difference.member),
      ("effect", difference.effect?.rawValue),
    ]
    for (name, text) in texts { if let text { object.append(name, .string(text)) } }
    if let old = difference.old { object.append("old", old) }
    if let new = difference.new { object.append("new", new) }
    return object
  }
}

extension JSONValue {
  /// What the elements of an array are called; nil for anything else, and where one has no name.
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
