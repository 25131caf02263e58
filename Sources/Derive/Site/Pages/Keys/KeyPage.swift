import Diagnostics
import KeyModel
import Markup

extension PageKind {
  static let key = PageKind(
    "key", listedOn: keys, template: .key, in: [.docset],
    pages: { _, context in
      context.catalogue.keys.indices.map { KeyPage.planned($0, in: context) }.inARow
    })
}

/// The page of one key.
struct KeyPage {
  let key: Key
  var builder: PageBuilder

  init(_ key: Key, in context: SiteContext) {
    self.key = key
    builder = PageBuilder(context, page: context.routes.page(of: key))
  }

  var catalogue: Catalogue { builder.catalogue }
  var words: Words { builder.words }
  var document: DocumentKind { catalogue.document(of: key.path) }

  mutating func build() -> Page {
    let summary = builder.inline(key.summary, at: key.location).plainText
    let sections = sections()
    var page = builder.page(
      PageHead(.key, PageLink(title, builder.page), summary), breadcrumb: breadcrumb, sections)
    page.alternates = [
      Alternate(
        title: "JSON Schema", destination: .file(PublishedSchemas.wholeSchema(of: document)),
        type: "application/schema+json")
    ]
    page.json = { [catalogue, key, url = PageFormat.html.file(builder.page)] in
      catalogue.jsonBytes(of: key, url: url)
    }
    page.source = key.declaration
    page.subject = catalogue.fullName(of: key.path)
    page.sourceNames = builder.names(of: key.sources)
    return page
  }

  /// The page of the key at an index, before it is made. Keys are large, so the plan has only the index.
  static func planned(_ index: Int, in context: SiteContext) -> PlannedPage {
    let page = KeyPage(context.catalogue.keys[index], in: context)
    return PlannedPage(PageHead(.key, PageLink(page.title, page.builder.page))) { _ in
      var page = KeyPage(context.catalogue.keys[index], in: context)
      return page.build()
    }
  }

  /// Keys that share a name are distinguished by what they are in.
  private var title: String {
    guard builder.context.isAmbiguous(key.displayName), let holder = builder.context.holder(of: key)
    else { return key.displayName }
    return "\(key.displayName) (\(holder))"
  }

  private var breadcrumb: [PageLink] {
    let (context, list) = (builder.context, key.path.shape == nil ? PageKind.keys : PageKind.shapes)
    return [context.link(to: .home), context.index(of: key.path) ?? context.link(to: list)]
      + catalogue.ancestors(of: key.path).map {
        PageLink($0.displayName, builder.routes.page(of: $0))
      }
  }

  private mutating func sections() -> [Section] {
    // The sources have the numbers of the key's list.
    key.sources.forEach { builder.cite($0) }
    let facts = facts()
    return [
      Section(
        "summary",
        [.paragraph(builder.summaryCell(key))] + builder.versions(of: document, at: key.path)),
      Section("platforms", advice() + consequence() + [typeAndPlatforms()]),
      Section("nesting", key.path.isShape ? .example : .whereItGoes, nesting()),
      Section("facts", facts.isEmpty ? [] : [.definitions(facts)]),
      Section("details", .details, details()),
      Section("messages", .ifYouSeeThis, messages()),
      Section("discussion", .discussion, builder.blocks(key.discussion, at: key.location)),
      Section("values", .values, values()), Section("children", .keysInside, children()),
      Section("rules", .rules, rules()), Section("apis", .apis, apis()),
      Section("see-also", .seeAlso, seeAlso()), Section("guides", .guides, guides()),
      Section("availability", .availability, availability()),
      Section("extension-points", .extensionPoints, extensionPoints()),
      Section("notes", .editorsNotes, notes()),
      Section("sources", .sources, builder.sources()),
    ].filter { !$0.blocks.isEmpty }
  }

  func links(_ paths: [PropertyPath]) -> [Inline]? {
    paths.isEmpty
      ? nil
      : builder.joined(
        paths.map { path in
          catalogue[path].map { builder.distinctLink(to: $0) } ?? [builder.link(to: path)]
        })
  }

  /// Why not to write the key, and what to write instead. The row of platforms says where it is deprecated.
  private mutating func advice() -> [Block] {
    let reason = key.avoid.map { builder.inline($0, at: key.location) }
    let callout = Callout("warning", title: words[.avoidIt])
    let avoid: [Block] = reason.map { [.callout(callout, [.paragraph($0)])] } ?? []
    guard key.isDeprecatedSomewhere else { return avoid }
    if let replacements = links(key.replacedBy ?? []) {
      let platforms = key.statements.filter(\.isOver).map(\.platform.name)
      let text =
        key.isDeprecatedEverywhere
        ? replacements
        : words.inlines(
          .replacementsOn, ["keys": replacements, "platforms": [.text(words.list(platforms))]])
      return avoid + [
        .callout(Callout("warning", title: words[.useInstead]), [.paragraph(text)])
      ]
    }
    let nothing: [Inline] = key.replacedBy == nil ? [] : [.text(words[.nothingReplacesIt])]
    if reason == nil, !key.isDeprecatedEverywhere {
      return nothing.isEmpty ? [] : [.callout(.important, [.paragraph(nothing)])]
    }
    let why = reason ?? [.text(words[.notInNewProjects])]
    return [.callout(callout, [.paragraph(nothing.isEmpty ? why : why + [" "] + nothing)])]
  }

  /// The type, then the platforms with their first releases.
  private mutating func typeAndPlatforms() -> Block {
    let type = builder.type(of: key)
    let badges = availabilityText.badges { builder.mark(ofStatement: $0) }
    guard case .row(_, let items, let mark) = badges.first else {
      return .row(label: words[.type], [type])
    }
    return .row(label: words[.typeAndPlatforms], [type] + items, mark: mark)
  }

  private var availabilityText: AvailabilityText { AvailabilityText(of: key, in: catalogue, words) }

  /// Nothing where the row of platforms has said it all.
  private mutating func availability() -> [Block] {
    availabilityText.table(words(.availabilityOf, ["name": key.displayName])) {
      builder.mark(ofStatement: $0)
    }
  }

  private mutating func values() -> [Block] {
    let listed = key.values.listed
    guard !listed.isEmpty else { return [] }
    // An extension point's own page says since when it is there.
    let hasAvailability = listed.contains {
      !$0.availability.isEmpty && catalogue.extensionPoint($0.value.plainText ?? "") == nil
    }
    let saysMore = listed.contains { !$0.summary.isEmpty || $0.value == key.defaultValue }
    let header =
      [words[.value]] + (saysMore ? [words[.whatItDoes]] : [])
      + (hasAvailability ? [words[.since]] : [])
    let rows = listed.map { value in
      let text = value.value.plainText(in: document.format) ?? "…"
      let point = catalogue.extensionPoint(text)
      let name: Inline =
        point.map { .link(.page(builder.routes.page(of: $0), fragment: nil), [.code(text)]) }
        ?? .code(text)
      // A mistake in an extension point's summary is reported at the extension point.
      let isOfPoint = point?.summary == value.summary
      let location = isOfPoint ? point?.location ?? key.location : key.location
      var row = [[name]]
      if saysMore {
        let meaning = builder.inline(value.summary, at: location)
        row.append(
          value.value != key.defaultValue
            ? meaning
            : value.summary.isEmpty
              ? [.text(words[.default])] : words.inlines(.isDefault, ["meaning": meaning]))
      }
      if hasAvailability {
        row.append(AvailabilityText(of: value, in: catalogue, words).since ?? [])
      }
      return row
    }
    let leads: [Word] =
      key.elementTypes.isEmpty
      ? [.oneOfThese, .documentedValues, .valuesSuchAs]
      : [.eachOneOfThese, .eachDocumented, .eachSuchAs]
    let lead = leads[key.values.isClosed ? 0 : key.values.isComplete ? 1 : 2]
    return [
      .paragraph([.text(words[lead])] + builder.mark(key.valuesSource)),
      .table(words(.valuesOf, ["name": key.displayName]), header, rows: rows, style: "values"),
    ]
  }

  private func extensionPoints() -> [Block] {
    let points = catalogue.extensionPoints(of: key)
    if case .all(let mechanism) = key.extensionPoints, !points.isEmpty {
      return [
        .paragraph(
          words.inlines(
            .pointsDeclaredIn, count: points.count,
            [
              "points": [builder.link(to: PageKind.extensionPoints)],
              "key": [.code(mechanism.name)],
            ]))
      ]
    }
    return builder.list(of: points)
  }

  private func seeAlso() -> [Block] {
    guard !key.seeAlso.isEmpty else { return [] }
    return [.paragraph(builder.joined(key.seeAlso.map { [builder.link(to: $0)] }))]
  }

  private func guides() -> [Block] {
    .bullets(builder.context.guides(about: [key.path]).map { [builder.link(to: $0.link)] })
  }

  /// The usual message of a code, which may name another key.
  private func withoutOtherKeys(_ code: RejectionCode) -> String {
    let message = code.messages.first ?? code.title
    let names = builder.context.namesOfKeys(with: code.id)
    let words = message.split { !$0.isLetter && !$0.isNumber && !"._-".contains($0) }
      .map { $0.hasSuffix(".") ? String($0.dropLast()) : String($0) }
    return words.filter(names.contains).reduce(message) { $0.replacing($1, with: "…") }
  }

  /// The messages that are about the key, the commonest first, and what each means.
  private func messages() -> [Block] {
    let codes = builder.context.codes(about: key)
    guard !codes.isEmpty else { return [] }
    return [
      .table(
        words(.messagesAbout, ["name": key.displayName]),
        [words[.message], words[.whatItMeans]],
        rows: codes.map { code in
          let message = code.messages.first { $0.contains(key.name) } ?? withoutOtherKeys(code)
          return [
            [.code(message.shortened(to: Self.lengthOfMessage))],
            [builder.link(toCode: code.id), .text(" " + code.title)],
          ]
        }, style: "messages")
    ]
  }

  /// A longer message is cut: its code's page has the whole.
  private static let lengthOfMessage = 120

  private mutating func notes() -> [Block] {
    key.notes.filter { !$0.isEditorial }.flatMap {
      builder.blocks(of: $0, in: document, at: key.location)
    }
  }
}
