import Diagnostics
import KeyModel
import Markup
import Text

extension PageKind {
  static let extensionPoint = PageKind(
    "extension point", listedOn: extensionPoints, template: .extensionPoint, in: [.docset],
    subjects: { $0.catalogue.extensionPoints.map { Subject($0.id, at: $0.location) } },
    pages: { kind, context in
      context.catalogue.extensionPoints.map { point in
        PlannedPage(PageHead(kind, PageLink(point.name, context.routes.page(of: point)))) { _ in
          var page = ExtensionPointPage(point, in: context)
          return page.build()
        }
      }.inARow
    })
}

/// The page of one extension point: a starting point for authors of an extension.
struct ExtensionPointPage {
  let point: ExtensionPoint
  var builder: PageBuilder

  init(_ point: ExtensionPoint, in context: SiteContext) {
    self.point = point
    builder = PageBuilder(context, page: context.routes.page(of: point))
  }

  private var catalogue: Catalogue { builder.catalogue }
  private var words: Words { builder.words }

  mutating func build() -> Page {
    let schema = builder.routes.schemaName(of: point)
    let summary = builder.inline(point.summary, at: point.location).plainText
    let sections = sections()
    var page = builder.page(
      PageHead(.extensionPoint, PageLink(point.name, builder.page), summary),
      breadcrumb: [builder.context.link(to: .home), builder.context.link(to: .extensionPoints)],
      sections)
    page.alternates = [
      Alternate(
        title: "JSON Schema", destination: .file("schemas/\(schema).schema.json"),
        type: "application/schema+json"),
      Alternate(
        title: "JSON Schema (draft-07)",
        destination: .file("schemas/\(schema).draft-07.schema.json"),
        type: "application/schema+json"),
    ]
    page.source = point.declaration
    page.subject = point.id
    page.sourceNames = builder.names(of: point.sources)
    return page
  }

  private mutating func sections() -> [Section] {
    point.sources.forEach { builder.cite($0) }
    return [
      Section("summary", [.paragraph(builder.inline(point.summary, at: point.location))]),
      Section("platforms", availabilityText.badges { builder.mark(ofStatement: $0) }),
      Section("facts", [.definitions(facts())]),
      Section("minimal", .minimalFile, file: builder.catalogue.document.name, minimal()),
      Section("keys", .keys, keys()),
      Section(
        "availability", .availability,
        availabilityText.table(words(.availabilityOf, ["name": point.name])) {
          builder.mark(ofStatement: $0)
        }),
      Section("discussion", .discussion, builder.blocks(point.discussion, at: point.location)),
      Section("guides", .guides, guides()), Section("notes", .editorsNotes, notes()),
      Section("sources", .sources, builder.sources()),
    ].filter { !$0.blocks.isEmpty }
  }

  private mutating func facts() -> [Definition] {
    var facts = [
      Definition(words[.identifier], [.code(point.id)]),
      Definition(words[.declaredIn], [builder.link(to: point.mechanism.declaration)]),
    ]
    facts.append(
      Definition(
        words[.schema],
        [
          .link(
            .file("schemas/\(builder.routes.schemaName(of: point)).schema.json"),
            [.text(words[.schemaOfPoint])])
        ]))
    if !point.entitlements.isEmpty {
      facts.append(
        Definition(
          words[.alsoNeeds],
          builder.joined(
            point.entitlements.map { path in
              let document = catalogue[path].map { catalogue.document(of: $0.path) }
              let file = catalogue.hasSeveralDocuments ? document : nil
              let link = [builder.link(to: path)]
              return file.map {
                words.inlines(.keyInFile, ["key": link, "file": [.text($0.name)]])
              } ?? link
            })))
    }
    let permissions = point.entitlements.compactMap { path in
      catalogue[path].flatMap { key in key.approval.map { (key: key, text: $0) } }
    }
    if !permissions.isEmpty {
      facts.append(
        Definition(
          words[.permission],
          permissions.enumerated().flatMap { index, permission -> [Inline] in
            let text = builder.inline(permission.text, at: permission.key.location)
            let space: [Inline] = index > 0 ? [" "] : []
            return space
              + (permissions.count > 1 ? [builder.link(to: permission.key), ": "] : []) + text
          }))
    }
    if !point.symbols.isEmpty {
      facts.append(Definition(words[.inCode], builder.joined(point.symbols.map { [.code($0)] })))
    }
    return facts
  }

  private var availabilityText: AvailabilityText {
    AvailabilityText(of: point, in: catalogue, words)
  }

  private func minimal() -> [Block] {
    [
      .paragraph([
        .text(words[.minimalLead])
      ]),
      builder.context.codeLanguages(of: catalogue.document).block(
        of: catalogue.minimalPropertyList(for: point), words),
    ] + recipesOfEntitlements.flatMap { $0.blocks(in: builder.context) }
  }

  /// Lists for the other files: the entitlements and the keys that these need.
  private var recipesOfEntitlements: [Recipe] {
    let keys = point.entitlements.compactMap { catalogue[$0] }
    return Recipe.all(
      for: (keys.map(\.path) + keys.flatMap(catalogue.needs(of:))).uniqued.compactMap {
        catalogue[$0]
      }, in: catalogue, samples: point.samples)
  }

  private mutating func keys() -> [Block] {
    let all = catalogue.uses(of: point)
    let uses = all.prefix(LongList.mostRows)
    guard !uses.isEmpty else { return [] }
    let dates = uses.map { since($0.key) }
    let isDated = dates.contains { $0 != nil }
    let rows = zip(uses, dates).map { entry, date -> [[Inline]] in
      let (key, use) = entry
      let parent: [Inline] =
        catalogue.parent(of: key.path).map { [.code($0.displayName)] } ?? [.text(words[.root])]
      return [
        [builder.link(to: key)], parent, [.text(words.types(key.types))], requirement(of: use),
      ] + (isDated ? [date ?? ["–"]] : []) + [builder.summaryCell(key)]
    }
    return [
      .table(
        words(.keysOf, ["name": point.name]),
        [.key, .inside, .type, .required].map { words[$0] } + (isDated ? [words[.since]] : [])
          + [words[.whatItDoes]],
        rows: rows)
    ]
      + (all.count > uses.count
        ? [
          .paragraph([
            builder.more(
              all.count - uses.count, in: builder.context.link(to: PageKind.keys))
          ])
        ] : [])
  }

  /// The requirement of a key; each of several alternatives names the others.
  private func requirement(of use: ExtensionPoint.Use) -> [Inline] {
    let alternatives = point.alternativeEntries
    guard alternatives.count > 1, alternatives.contains(use.path) else {
      return use.required != .required && isInMinimalList(use)
        ? [.text(words[.inMinimalList])] : [builder.word(for: use.required)]
    }
    let others = alternatives.filter { $0 != use.path }.compactMap { catalogue[$0] }
    return words.inlines(
      .thisOr, ["keys": builder.joined(others.map { [.code($0.displayName)] })])
  }

  /// Whether the minimal list has the key, or a key inside it.
  private func isInMinimalList(_ use: ExtensionPoint.Use) -> Bool {
    ([use] + point.uses.filter { use.path.isAncestor(of: $0.path) }).contains {
      $0.sample != nil && $0.required == .unstated
    }
  }

  /// On the platforms of this extension point, which alone count here.
  private func since(_ key: Key) -> [Inline]? {
    let platforms = point.platforms
    var text = availabilityText
    text.statements = key.statements.filter { platforms.contains($0.platform) }
    return text.since
  }

  private func guides() -> [Block] {
    // Keys that all extension points share have a general guide; only special keys count here.
    let guides = builder.context.guides(about: catalogue.keys(onlyFor: point).map(\.path))
    return builder.list(
      of: guides.isEmpty
        ? builder.context.guides(about: [point.mechanism.declaration]) : guides)
  }

  private mutating func notes() -> [Block] {
    point.notes.filter { !$0.isEditorial }.flatMap {
      builder.blocks(of: $0, in: catalogue.document, at: point.location)
    }
  }
}
