import KeyModel
import Markup
import Text

/// The contents of a key: its own keys, a shape's keys, or a choice among several shapes.
extension KeyPage {
  mutating func children() -> [Block] {
    let variants = catalogue.variants(of: key)
    return variants.isEmpty ? builder.tree(inside: key) : inside(variants, of: key)
  }

  private mutating func inside(_ variants: [Key], of owner: Key) -> [Block] {
    guard variants.count == 1 else { return choice(variants, of: owner) }
    let shape = variants[0]
    let further = catalogue.variants(of: shape)
    // A shape that only names others says nothing itself.
    if further.count > 1 { return choice(further, of: owner) }
    return [
      .paragraph(
        words.inlines(
          .hasKeysOf, ["subject": [.text(subject(owner))], "shape": [builder.link(to: shape)]]))
    ] + builder.tree(inside: shape)
  }

  /// The thing that has the shape, at the start of a sentence.
  private func subject(_ owner: Key) -> String {
    let elements = owner.elementTypes
    if !elements.isEmpty {
      return words[elements == [.dictionary] ? .eachElement : .aDictionaryInIt]
    }
    return words[owner.types == [.dictionary] ? .it : .theDictionary]
  }

  /// One part for each shape; of many, a row of a table.
  private mutating func choice(_ variants: [Key], of owner: Key) -> [Block] {
    let lead = Block.paragraph([.text(words(.isOneOfThese, ["subject": subject(owner)]))])
    guard variants.count <= Self.mostParts else {
      return [
        lead,
        .table(
          words(.shapesOf, ["name": key.displayName]),
          [.shape, .recognizedBy, .whatItIs].map { words[$0] },
          rows: variants.map { shape in
            [
              [builder.link(to: shape)], marks(of: shape, among: variants) ?? ["–"],
              builder.summaryCell(shape),
            ]
          }),
      ]
    }
    return [lead] + variants.flatMap { part($0, among: variants) }
  }

  /// More shapes than these are a list to look one up in.
  private static let mostParts = 12
  /// The keys of a larger shape are on its own page.
  private static let mostRows = 40

  private mutating func part(_ shape: Key, among variants: [Key]) -> [Block] {
    let id = builder.ids.unique("shape-" + headingSlug(shape.displayName))
    var blocks: [Block] = [.heading(level: 3, [builder.link(to: shape)], id: id)]
    var text = builder.summaryCell(shape)
    if let marks = marks(of: shape, among: variants) {
      text += (text.isEmpty ? [] : [" "]) + words.inlines(.recognizedByMarks, ["marks": marks])
    }
    if !text.isEmpty { blocks.append(.paragraph(text)) }
    let further = catalogue.variants(of: shape)
    if !further.isEmpty {
      blocks.append(.paragraph(words.inlines(.itIs, ["shapes": builder.either(further)])))
    }
    let keys = catalogue.children(of: shape.path)
    guard !keys.isEmpty else { return blocks }
    blocks.append(
      .table(
        words(.keysOf, ["name": shape.displayName]),
        [.key, .type, .required, .whatItDoes].map { words[$0] },
        rows: keys.prefix(Self.mostRows).map { child in
          [
            [builder.link(to: child)], builder.type(of: child),
            [builder.word(for: child.required)], builder.summaryCell(child),
          ]
        }))
    if keys.count > Self.mostRows {
      let more = keys.count - Self.mostRows
      blocks.append(
        .paragraph(
          words.inlines(.moreKeysOnPage, count: more, ["page": [builder.link(to: shape)]])))
    }
    return blocks
  }

  /// The values or the keys by which readers know a shape from the others; nil if nothing so simple distinguishes them.
  private func marks(of shape: Key, among variants: [Key]) -> [Inline]? {
    let distinction = catalogue.distinction(of: shape, among: variants)
    if let constant = distinction.constants.first {
      let values = constant.values.listed.prefix(Self.mostMarks).map { value in
        [Inline.code(value.value.plainText(in: document.format) ?? "…")]
      }
      let more: [Inline] =
        constant.values.listed.count > values.count ? [.text(words[.comma] + "…")] : []
      return [.code(constant.displayName), ": "] + builder.joined(values) + more
    }
    let required = distinction.required.prefix(Self.mostMarks)
    return required.isEmpty ? nil : builder.joined(required.map { [.code($0.displayName)] })
  }

  private static let mostMarks = 3

  /// The users of a shape: the keys that name it, and the root of a file.
  var usersOfShape: [Inline]? {
    guard key.path.isShape else { return nil }
    let users = builder.context.users(of: key)
    let isRoot = catalogue.rootShape(of: document)?.path == key.path
    let links = users.prefix(Self.mostUsers).map { user -> [Inline] in
      let path = catalogue.readablePath(user.path)
      return path.components.count == 1
        ? builder.distinctLink(to: user) : [builder.link(to: user, fullPath: true)]
    }
    let more = users.count - links.count
    let all =
      (isRoot ? [[.text(words(.rootOf, ["file": document.name]))]] : []) + links
      + (more > 0 ? [[.text(words(.more, count: more))]] : [])
    return all.isEmpty ? nil : builder.joined(all)
  }

  private static let mostUsers = 20
}

extension PageBuilder {
  /// The types that a key's value may have and the shapes of its dictionaries: `array of dictionaries: run or uses`.
  func type(of key: Key) -> [Inline] {
    let variants = catalogue.variants(of: key)
    return [.text(words.types(key.types))] + (variants.isEmpty ? [] : [": "] + either(variants))
  }

  /// Some shapes with "or" between them.
  func either(_ shapes: [Key]) -> [Inline] {
    var shown = shapes.prefix(Self.mostShapes).map { [link(to: $0)] }
    if shapes.count > shown.count {
      shown.append([.text(words(.others, count: shapes.count - shown.count))])
    }
    return words.list(shown, .or)
  }

  private static let mostShapes = 5
}
