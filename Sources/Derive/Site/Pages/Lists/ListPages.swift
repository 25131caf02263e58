import Diagnostics
import KeyModel
import Markup
import Text

extension PageKind {
  static let keys = PageKind(
    .allKeys, at: "keys/index",
    summary: { $0.words[.aboutAllKeys] },
    pages: { kind, context in
      // The page of a shape says what it is for; its keys are here.
      let keys = context.indexesByName { !$0.path.isShape }
      return LongList.pages(
        kind.head(in: context), ofKeys: keys, in: context, ListPages(context: context).keys)
    })

  static let groups = PageKind(
    .groups, at: "groups/index", where: { !$0.catalogue.groups.isEmpty },
    summary: { $0.words[.aboutGroups] },
    pages: { kind, context in
      let groups = context.catalogue.groups
      return LongList.pages(
        kind.head(in: context), of: context.groupsByDocument, in: context,
        name: { groups[$0].title }, ListPages(context: context).groups)
    })

  static let group = PageKind(
    "group", listedOn: groups, in: [.docset, .docsetIndex],
    subjects: { $0.catalogue.groups.map { Subject($0.id, at: $0.location) } },
    pages: { kind, context in
      let pages = ListPages(context: context)
      return context.catalogue.groups.flatMap { group in
        LongList.pages(
          PageHead(kind, pages.link(to: group)), ofKeys: context.indexes(of: group), in: context
        ) { pages.page(of: group, $0, $1) }
      }
    })

  static let extensionPoints = PageKind(
    .extensionPoints, at: "extension-points/index",
    where: { !$0.catalogue.extensionPoints.isEmpty },
    summary: { $0.words[.aboutPoints] },
    pages: { kind, context in
      LongList.pages(
        kind.head(in: context), of: context.catalogue.extensionPoints.sorted { $0.name < $1.name },
        in: context, name: \.name, ListPages(context: context).points)
    })

  static let deprecated = PageKind(
    .deprecatedKeys, at: "deprecated",
    where: { $0.catalogue.keys.contains(where: \.isDeprecatedSomewhere) },
    summary: { $0.words[.aboutDeprecated] },
    pages: { kind, context in
      let keys = context.catalogue.keys
      let deprecated = keys.indices.filter { keys[$0].isDeprecatedSomewhere }
      return LongList.pages(
        kind.head(in: context), ofKeys: deprecated, in: context,
        ListPages(context: context).deprecated)
    })

  static let guides = PageKind(
    .guides, at: "guides/index", where: { !$0.guides.isEmpty },
    summary: { $0.words[.aboutGuides] },
    pages: { kind, context in
      LongList.pages(
        kind.head(in: context), of: context.guides.filter(\.isListed), in: context, name: \.title,
        ListPages(context: context).guides)
    })
}

/// The pages that list keys, groups, extension points and guides.
struct ListPages: Sendable, PageMaker {
  let context: SiteContext

  /// A to Z, by the key's own name.
  @Sendable fileprivate func keys(_ head: PageHead, _ part: ListPart<Int>) -> Page {
    context.listPage(head) { builder in
      let letters = Dictionary(grouping: part.items.map { catalogue.keys[$0] }) { key in
        key.displayName.first { $0.isLetter }.map { String($0).uppercased() } ?? "#"
      }
      let remarks = catalogue.hasSeveralDocuments ? [] : builder.remarks(on: catalogue.document)
      let toPrint =
        catalogue.hasSeveralDocuments
        ? nil : PrintPages(context: context).link(to: catalogue.document)
      let start = remarks + (toPrint.map { [.paragraph([$0, "."])] } ?? [])
      return (head.isFurtherPart ? [] : start) + part.links(on: builder.page, words)
        + letters.keys.sorted().flatMap { letter -> [Block] in
          [
            builder.heading(letter),
            builder.table(
              of: letters[letter] ?? [], caption: words(.keysWith, ["letter": letter]),
              areAll: true),
          ]
        }
    }
  }

  @Sendable fileprivate func groups(_ head: PageHead, _ part: ListPart<Int>) -> Page {
    context.listPage(head) { builder in
      let runs = part.items.lazy.map { catalogue.groups[$0] }.runs(by: \.document)
      return part.links(on: builder.page, words)
        + runs.flatMap { document, groups -> [Block] in
          let title = document.flatMap(catalogue.document(named:)) ?? catalogue.document
          return (catalogue.hasSeveralDocuments ? [builder.heading(title.title)] : [])
            + [list(of: groups, &builder)]
        }
    }
  }

  private func list(of groups: [KeyGroup], _ builder: inout PageBuilder) -> Block {
    .list(
      List(
        isTight: false,
        items: groups.map { group in
          let count = context.indexes(of: group).count
          return [
            .paragraph(
              [builder.link(to: link(to: group)), .text(" (\(words(.keyCount, count: count)))")]
                + builder.meaning(group.summary, at: group.declaredAt))
          ]
        }))
  }

  fileprivate func link(to group: KeyGroup) -> PageLink {
    PageLink(context.title(of: group), context.routes.page(of: group))
  }

  fileprivate func page(of group: KeyGroup, _ head: PageHead, _ part: ListPart<Int>) -> Page {
    var head = head
    var reader = PageBuilder(context, page: head.link.path)
    head.summary = reader.inline(group.summary, at: group.declaredAt).plainText
    return context.listPage(head) { builder in
      part.links(on: builder.page, words) + [
        builder.table(
          of: part.items.map { catalogue.keys[$0] }, caption: context.title(of: group))
      ]
    }
  }

  @Sendable fileprivate func points(_ head: PageHead, _ part: ListPart<ExtensionPoint>) -> Page {
    context.listPage(head) { builder in
      part.links(on: builder.page, words) + [
        .table(
          words[.extensionPoints],
          [.extensionPoint, .identifier, .platforms, .declaredIn, .whatItDoes].map { words[$0] },
          rows: part.items.map { point in
            [
              [builder.link(to: point)], [.code(point.id)],
              [.text(point.platforms.map(\.name).joined(separator: words[.comma]))],
              [.code(point.mechanism.name)], builder.inline(point.summary, at: point.location),
            ]
          }, style: nil)
      ]
    }
  }

  @Sendable fileprivate func deprecated(_ head: PageHead, _ part: ListPart<Int>) -> Page {
    context.listPage(head) { builder in
      part.links(on: builder.page, words) + [
        .table(
          words[.deprecatedKeys], [.key, .since, .useInstead].map { words[$0] },
          rows: part.items.map { catalogue.keys[$0] }.map { key in
            [
              builder.distinctLink(to: key),
              [
                .text(
                  key.statements.filter(\.isOver).map { words.phrase(of: $0) }.joined(
                    separator: words[.comma]))
              ], builder.successors(of: key) ?? ["–"],
            ]
          }, style: "keys even")
      ]
    }
  }

  /// In levels, or one after another if there are too many for a page.
  @Sendable fileprivate func guides(_ head: PageHead, _ part: ListPart<Guide>) -> Page {
    context.listPage(head) { builder in
      part.all.isEmpty
        ? builder.list(of: context.content.levels[""] ?? [], isInOrder: true)
        : part.links(on: builder.page, words) + builder.list(of: Array(part.items))
    }
  }
}

extension SiteContext {
  /// The keys that are wanted, as indexes in the catalogue, from A to Z.
  func indexesByName(where isWanted: (Key) -> Bool) -> [Int] {
    let keys = catalogue.keys
    return keys.indices.filter { isWanted(keys[$0]) }
      .map { (name: keys[$0].displayName.lowercased(), index: $0) }
      .sorted { one, other in
        (one.name, keys[one.index].path) < (other.name, keys[other.index].path)
      }.map(\.index)
  }
}

extension KeyGroup {
  /// The file that has the group's texts.
  var declaredAt: SourceLocation {
    keys.first.map { SourceLocation(file: $0.location.file) } ?? SourceLocation(file: id)
  }
}
