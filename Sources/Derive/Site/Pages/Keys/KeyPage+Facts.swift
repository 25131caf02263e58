import KeyModel
import Markup
import Text

/// The facts a reader needs first: values, limits, when the key is needed, consequence.
extension KeyPage {
  mutating func facts() -> [Definition] {
    var facts: [Definition] = []
    func add(_ term: Word, _ meaning: [Inline]?) {
      if let meaning { facts.append(Definition(words[term], meaning)) }
    }
    add(
      .alsoAccepted,
      key.alsoAccepts.isEmpty
        ? nil : [.text(words.list(key.alsoAccepts.map { words.type($0) }, .or))])
    add(key.elementTypes.isEmpty ? .values : .elements, listedValues)
    add(.limits, limits())
    if let value = key.defaultValue {
      add(.default, shown(value) + builder.mark(key.defaultSource))
    } else if let words = key.defaultDescription {
      add(.default, builder.inline(words, at: key.location) + builder.mark(key.defaultSource))
    }
    for group in key.platformDefaults.grouped {
      let platforms = words.list(group.platforms.map(\.name))
      facts.append(Definition(words(.defaultOn, ["platforms": platforms]), shown(group.value)))
    }
    add(.required, required())
    if key.statements.isEmpty, !catalogue.sources.isEmpty, !catalogue.releases.platforms.isEmpty {
      add(.since, [.text(words[.noSourceStatesIt])])
    }
    // A deprecated key has it above.
    if !key.isDeprecatedSomewhere { add(.replacedBy, builder.successors(of: key)) }
    return facts
  }

  /// A value in a line: the elements of an array one after the other.
  private func shown(_ value: PropertyListValue) -> [Inline] {
    if case .array(let elements) = value, !elements.isEmpty {
      return words.joined(elements.map(shown))
    }
    return [.code(value.plainText(in: document.format) ?? "…")]
  }

  /// Facts that matter less than the key's place in the file.
  mutating func details() -> [Block] {
    var details: [Definition] = []
    func add(_ term: Word, _ meaning: [Inline]?) {
      if let meaning { details.append(Definition(words[term], meaning)) }
    }
    add(.usedIn, usersOfShape)
    add(.askedForBy, builder.context.askers.links(to: key, builder))
    add(
      .belongsIn,
      key.bundleKinds.isEmpty
        ? nil : words.joined(key.bundleKinds.map { [.text($0.plural)] })
    )
    add(
      .capability,
      key.capability == nil
        ? nil : builder.joined(key.capabilities.map { [builder.link(toCapability: $0)] }))
    add(.permission, key.approval.map { builder.inline($0, at: key.location) })
    if let title = key.title {
      details.append(Definition(words.label(document.titleLabel), [.text(title)]))
    }
    add(.fallsBackTo, key.fallback.map { [builder.link(to: $0)] })
    add(.replaces, links(key.replaces))
    add(
      .formerNames,
      key.formerNames.isEmpty ? nil : builder.joined(key.formerNames.map { [.code($0)] }))
    // Files of translations have keys of the root.
    let files = key.path.components.count == 1 ? document.translations : nil
    let yes = files.map { words(.yesIn, ["files": $0]) } ?? words[.isYes]
    add(.localizable, key.localizable.map { [.text($0 ? yes : words[.isNo])] })
    add(.buildSetting, key.buildSetting.map { [.code($0)] })
    add(.inCode, key.symbols.isEmpty ? nil : builder.joined(key.symbols.map { [.code($0)] }))
    if let group = builder.catalogue.group(key.group) {
      add(.group, [builder.link(to: group)])
    }
    return details.isEmpty ? [] : [.definitions(details)]
  }

  /// The values, or how many the table has if they don't fit on a line.
  private var listedValues: [Inline]? {
    let listed = key.values.listed
    guard !listed.isEmpty else { return nil }
    let texts = listed.map { $0.value.plainText(in: document.format) }
    guard texts.count <= Self.fewValuesLimit, !texts.contains(nil) else {
      let number = words(.valueCount, count: listed.count)
      let link = [Inline.link(.fragment("values"), [.text(number)])]
      return key.values.isClosed
        ? words.inlines(.oneOf, ["values": link])
        : key.values.isComplete ? link : link + [.text(words[.comma] + "…")]
    }
    // A text and a Boolean may be written alike.
    let values = builder.joined(texts.uniqued.map { [.code($0 ?? "")] })
    return key.values.isComplete ? values : values + [.text(words[.comma] + "…")]
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
    return [.callout(Callout("consequence", title: words[.ifMissing]), [.paragraph(text)])]
  }

  func apis() -> [Block] {
    guard !key.apis.isEmpty else { return [] }
    let items = key.apis.map { api -> [Inline] in
      var item = [builder.documentation(of: api)]
      if let framework = api.framework { item.append(.text(" (\(framework))")) }
      guard let owner = builder.context.api(named: api.owner),
        owner.keys.count > 1 || owner.hasPage
      else { return item }
      let link = Inline.link(
        builder.routes.place(ofAPI: owner.name).destination,
        words.inlines(.allKeysOf, ["owner": [.code(owner.name)]]))
      return words.joined([item, words.inlines(.see, ["link": [link]])])
    }
    return [.bullets(items)]
  }
}
