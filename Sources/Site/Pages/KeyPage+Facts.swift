import KeyModel
import Markup
import Text

/// The facts a reader needs first: type, values, availability, consequence.
extension KeyPage {
  mutating func facts() -> [Definition] {
    let file = builder.context.index(of: key.path).map { [builder.link(to: $0), " › "] }
    var facts = [
      Definition("Path", (file ?? []) + [.code(key.path.steps)]),
      Definition("Type", [.text(key.typePhrase)]),
    ]
    func add(_ term: String, _ meaning: [Inline]?) {
      if let meaning { facts.append(Definition(term, meaning)) }
    }
    add(
      "Also accepted",
      key.alsoAccepts.isEmpty
        ? nil : [.text(key.alsoAccepts.map(\.phrase).joined(separator: " or "))])
    add(key.elementTypes.isEmpty ? "Values" : "Elements", fewValues)
    if let value = key.defaultValue {
      add("Default", [value.plainText.map(Inline.code) ?? .text("see below")])
    } else if let words = key.defaultDescription {
      add("Default", builder.inline(words, at: key.location))
    }
    add("Required", required())
    if key.statements.isEmpty { add("Since", ["No source states it"]) }
    add("Replaced by", builder.successors(of: key))
    return facts
  }

  /// Facts that matter less than the key's place in the file.
  mutating func details() -> [Block] {
    var details: [Definition] = []
    func add(_ term: String, _ meaning: [Inline]?) {
      if let meaning { details.append(Definition(term, meaning)) }
    }
    add("APIs", fewAPIs)
    add("Asked for by", builder.context.askers.links(to: key, builder))
    add("Rejected with", codes)
    add(
      "Belongs in",
      key.bundleKinds.isEmpty ? nil : [.text(key.bundleKinds.map(\.plural).joined(separator: ", "))]
    )
    add(
      "Capability",
      key.capability == nil
        ? nil : builder.joined(key.capabilities.map { [builder.link(toCapability: $0)] }))
    add("Permission", key.approval.map { builder.inline($0, at: key.location) })
    add(document.titleLabel, key.title.map { [.text($0)] })
    add("Falls back to", key.fallback.map { [builder.link(to: $0)] })
    add("Replaces", links(key.replaces))
    let translations = document.translations.map { ", in " + $0 } ?? ""
    add("Localizable", key.localizable.map { [.text($0 ? "Yes" + translations : "No")] })
    add("Build setting", key.buildSetting.map { [.code($0)] })
    add("In code", key.symbols.isEmpty ? nil : builder.joined(key.symbols.map { [.code($0)] }))
    if let group = builder.context.group(key.group) {
      add("Group", [builder.link(to: group)])
    }
    return details.isEmpty ? [] : [.definitions(details)]
  }

  /// The values, where they fit on a line; a table below has their meanings.
  private var fewValues: [Inline]? {
    let texts = key.values.listed.map(\.value.plainText)
    guard !texts.isEmpty, texts.count <= Self.fewValuesLimit, !texts.contains(nil) else {
      return nil
    }
    let values = builder.joined(texts.map { [.code($0 ?? "")] })
    return key.values.isComplete ? values : values + [", …"]
  }

  private static let fewValuesLimit = 4

  /// Whether the key must be there, and the situations in which it must.
  private mutating func required() -> [Inline]? {
    let situations = key.rules.compactMap { rule -> String? in
      guard case .present = rule.demand, rule.strength == .must else { return nil }
      return rule.condition.phrase
    }
    let text =
      switch key.required {
      case .required: "Yes"
      case .optional where situations.isEmpty: "No"
      case .optional, .unstated:
        situations.isEmpty ? nil : situations.joined(separator: "; ").capitalizedFirst
      }
    return text.map { builder.inline($0, at: key.location) }
  }

  /// The first APIs; a list below has all.
  private var fewAPIs: [Inline]? {
    guard !key.apis.isEmpty else { return nil }
    let more = key.apis.count - Self.fewAPIsLimit
    let first = builder.joined(key.apis.prefix(Self.fewAPIsLimit).map { [builder.link(to: $0)] })
    return more > 0 ? first + [", \(more) more below"] : first
  }

  private static let fewAPIsLimit = 3

  private var codes: [Inline]? {
    let codes = key.rules.flatMap(\.codes).uniqued
    return codes.isEmpty ? nil : builder.joined(codes.map { [builder.link(toCode: $0)] })
  }

  /// The consequence if the key is missing, with its source.
  mutating func consequence() -> [Block] {
    guard let consequence = key.consequence else { return [] }
    var text = builder.inline(consequence.text, at: key.location)
    if let source = consequence.source { text += [" (", builder.title(of: source), ")"] }
    return [.callout(.consequence, [.paragraph(text)])]
  }

  func apis() -> [Block] {
    guard !key.apis.isEmpty else { return [] }
    let items = key.apis.map { api -> [Inline] in
      var item = [builder.documentation(of: api)]
      if let framework = api.framework { item.append(.text(" (\(framework))")) }
      return item + [
        ", see ",
        .link(
          .page(builder.routes.page(ofAPI: api.owner), fragment: nil),
          ["all keys of ", .code(api.owner)]),
      ]
    }
    return [.bullets(items)]
  }
}
