import KeyModel
import Markup
import Text

/// The facts a reader needs first: values, limits, when the key is needed, consequence.
extension KeyPage {
  mutating func facts() -> [Definition] {
    var facts: [Definition] = []
    func add(_ term: String, _ meaning: [Inline]?) {
      if let meaning { facts.append(Definition(term, meaning)) }
    }
    add(
      "Also accepted",
      key.alsoAccepts.isEmpty
        ? nil : [.text(key.alsoAccepts.map(\.phrase).joined(separator: " or "))])
    add(key.elementTypes.isEmpty ? "Values" : "Elements", listedValues)
    add("Limits", limits())
    if let value = key.defaultValue {
      add(
        "Default",
        [value.plainText.map(Inline.code) ?? .text("see below")] + builder.mark(key.defaultSource))
    } else if let words = key.defaultDescription {
      add("Default", builder.inline(words, at: key.location) + builder.mark(key.defaultSource))
    }
    for group in key.platformDefaults.grouped {
      let platforms = alternatives(group.platforms.map(\.name), "and")
      add("Default on \(platforms)", [group.value.plainText.map(Inline.code) ?? .text("see below")])
    }
    add("Required", required())
    if key.statements.isEmpty, !catalogue.sources.isEmpty, !catalogue.releases.platforms.isEmpty {
      add("Since", ["No source states it"])
    }
    // A deprecated key has it above.
    if !key.isDeprecatedSomewhere { add("Replaced by", builder.successors(of: key)) }
    return facts
  }

  /// Facts that matter less than the key's place in the file.
  mutating func details() -> [Block] {
    var details: [Definition] = []
    func add(_ term: String, _ meaning: [Inline]?) {
      if let meaning { details.append(Definition(term, meaning)) }
    }
    add("Used in", usersOfShape)
    add("Asked for by", builder.context.askers.links(to: key, builder))
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
    if let group = builder.catalogue.group(key.group) {
      add("Group", [builder.link(to: group)])
    }
    return details.isEmpty ? [] : [.definitions(details)]
  }

  /// The values, or how many the table has if they don't fit on a line.
  private var listedValues: [Inline]? {
    let listed = key.values.listed
    guard !listed.isEmpty else { return nil }
    let texts = listed.map(\.value.plainText)
    guard texts.count <= Self.fewValuesLimit, !texts.contains(nil) else {
      let number = "\(listed.count) \(listed.count == 1 ? "value" : "values")"
      let lead = key.values.isClosed ? "one of " : key.values.isComplete ? "" : "such as "
      let link = Inline.link(.fragment("values"), [.text(number)])
      return lead.isEmpty ? [link] : [.text(lead), link]
    }
    let values = builder.joined(texts.map { [.code($0 ?? "")] })
    return key.values.isComplete ? values : values + [", …"]
  }

  private static let fewValuesLimit = 4

  /// The consequence if the key is missing, with its source.
  mutating func consequence() -> [Block] {
    guard let consequence = key.consequence else { return [] }
    var text = builder.inline(consequence.text, at: key.location)
    if builder.marksSources {
      text += builder.mark(consequence.source)
    } else if let source = consequence.source {
      text += [" (", builder.title(of: source), ")"]
    }
    return [.callout(.consequence, [.paragraph(text)])]
  }

  func apis() -> [Block] {
    guard !key.apis.isEmpty else { return [] }
    let items = key.apis.map { api -> [Inline] in
      var item = [builder.documentation(of: api)]
      if let framework = api.framework { item.append(.text(" (\(framework))")) }
      guard let owner = builder.context.api(named: api.owner),
        owner.keys.count > 1 || owner.hasPage
      else { return item }
      return item + [
        ", see ",
        .link(
          builder.routes.place(ofAPI: owner.name).destination,
          ["all keys of ", .code(owner.name)]),
      ]
    }
    return [.bullets(items)]
  }
}
