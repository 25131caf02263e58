import KeyModel
import Markup

extension PageKind {
  static let platforms = PageKind(
    .platforms, at: "platforms/index", where: \.hasPlatforms,
    summary: { $0.words[.aboutPlatforms] },
    pages: { kind, context in
      LongList.pages(
        kind.head(in: context), of: context.histories.filter { !$0.keys.isEmpty }, in: context,
        name: \.platform.name, PlatformPages(context).platforms)
    })

  static let platform = PageKind(
    "platform", listedOn: platforms,
    subjects: { all in
      all.catalogue.releases.lines.map {
        Subject($0.platform.name, fileName: $0.platform.name.lowercased(), at: $0.location)
      }
    },
    pages: { kind, context in
      let offered = context.histories.filter { !$0.keys.isEmpty }
      let platforms = offered.map(\.platform)
      return offered.flatMap { history in
        let link = PlatformPages(context).link(to: history.platform)
        var head = PageHead(
          kind, link, context.words(.aboutPlatform, ["platform": history.platform.name]))
        // A release with a page is found there.
        let majors = Set(history.majorsWithPages.map(\.name))
        head.parts = history.releases.filter {
          !majors.contains(ReleaseHistory.Major.name(of: $0.version))
        }
        .map { ReleasePages.part($0, of: history.platform, in: context) }
        let page = PlatformPage(context: context, history: history, platforms: platforms)
        return LongList.pages(
          head, of: history.releases.reversed(), in: context, rows: history.rowsOnPage,
          name: \.version.text, page.page)
      }
    })

  static let releases = PageKind(
    .releases, at: "releases/index",
    where: { $0.histories.contains { !$0.releases.isEmpty } },
    summary: { $0.words[.aboutReleases] },
    pages: { kind, context in
      let lines = context.histories.filter { !$0.releases.isEmpty }
      // A release is in the table and in the chart.
      return LongList.pages(
        kind.head(in: context), of: lines, in: context, rows: { 4 + 2 * $0.releases.count },
        name: \.platform.name, PlatformPages(context).releases)
    })

  static let release = PageKind(
    "release", listedOn: releases,
    subjects: { all in
      all.releases.compactMap { platforms, major in
        platforms.first.map { platform in
          Subject(
            Routes.id(platform, major),
            fileName: "\(platform.name.lowercased())-\(major.name)",
            title: "\(platform) \(major.name)",
            at: all.catalogue.releases.lines.first { $0.platform == platform }?.location)
        }
      }
    },
    pages: { kind, context in
      let pages = ReleasePages(context: context)
      return context.majorReleases.flatMap { platforms, major in
        LongList.pages(
          pages.head(kind, major, of: platforms), of: major.rows, in: context,
          name: \.version.text
        ) { pages.page(of: $1, of: platforms, $0) }
      }
    })
}

/// The lists of platforms and of their releases, from one pass over the catalogue.
struct PlatformPages: Sendable, PageMaker {
  let context: SiteContext
  private var lines: [ReleaseHistory] { context.histories }

  init(_ context: SiteContext) { self.context = context }

  /// The last release of each platform that brought anything.
  func newest(_ builder: PageBuilder) -> [[Inline]] {
    lines.compactMap { line in
      line.releases.last.map { release in
        [builder.link(to: release, of: line.platform)]
      }
    }
  }

  fileprivate func link(to platform: Platform) -> PageLink {
    PageLink(platform.name, context.routes.page(of: platform))
  }

  @Sendable fileprivate func platforms(_ head: PageHead, _ part: ListPart<ReleaseHistory>) -> Page {
    context.listPage(head) { builder in
      part.links(on: builder.page, words) + [
        .bullets(
          part.items.map { line in
            let count = Inline.text(" (\(words(.keyCount, count: line.keys.count)))")
            return [builder.link(to: link(to: line.platform)), count]
          })
      ]
    }
  }

  @Sendable fileprivate func releases(_ head: PageHead, _ part: ListPart<ReleaseHistory>) -> Page {
    let documents = context.filesToChoose
    return context.listPage(head) { builder in
      [
        .paragraph([.text(words[.releasesLead])])
      ] + part.links(on: builder.page, words)
        + (documents.isEmpty
          ? [] : [.html(HTMLOnly(Controls(words[.releasesToShow], context.fileChoice, words)))])
        + part.items.flatMap { line -> [Block] in
          let numbers = KeysByRelease(line)
          let id = builder.ids.heading(line.platform.name)
          let ofFiles = line.parts(documents, of: catalogue).map(KeysByRelease.init)
          return [
            .heading(level: 2, [.text(line.platform.name)], id: id)
          ]
            + (numbers.steps.count > KeysByRelease.mostColumns
              ? [] : [.html(HTMLOnly(numbers.chart(in: context, id: "chart." + id)))]) + [
              .table(numbers.table(in: context, parts: ofFiles)),
              .paragraph(builder.toCompare([line.platform])),
            ]
        }
    }
  }
}
