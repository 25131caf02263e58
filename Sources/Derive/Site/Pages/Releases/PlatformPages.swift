import KeyModel
import Markup

extension PageKind {
  static let platforms = PageKind(
    .platforms, at: "platforms/index", where: \.hasPlatforms,
    summary: { $0.words[.aboutPlatforms] },
    page: { PlatformPages($0).platforms })

  static let platform = PageKind(
    "platform", listedOn: platforms,
    subjects: { all in
      all.catalogue.releases.lines.map {
        Subject($0.platform.name, fileName: $0.platform.name.lowercased(), at: $0.location)
      }
    },
    pages: { kind, context in
      let offered = context.histories.filter { !$0.keys.isEmpty }
      return offered.map { history in
        let link = PlatformPages(context).link(to: history.platform)
        var head = PageHead(
          kind, link, context.words(.aboutPlatform, ["platform": history.platform.name]))
        // A release with a page is found there.
        let majors = Set(history.majorsWithPages.map(\.name))
        head.parts = history.releases.filter {
          !majors.contains(ReleaseHistory.Major.name(of: $0.version))
        }
        .map { ReleasePages.part($0, of: history.platform, on: link.path, in: context) }
        return PlannedPage(head) { head in
          PlatformPage(context: context, history: history, platforms: offered.map(\.platform)).page(
            head)
        }
      }
    })

  static let releases = PageKind(
    .releases, at: "releases/index",
    where: { $0.histories.contains { !$0.releases.isEmpty } },
    summary: { $0.words[.aboutReleases] },
    page: { PlatformPages($0).releases })

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
      return context.majorReleases.map { platforms, major in
        PlannedPage(pages.head(kind, major, of: platforms)) {
          pages.page(of: major, of: platforms, $0)
        }
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

  fileprivate var platforms: Page {
    context.listPage(.platforms) { builder in
      [
        .bullets(
          lines.filter { !$0.keys.isEmpty }.map { line in
            let count = Inline.text(" (\(words(.keyCount, count: line.keys.count)))")
            return [builder.link(to: link(to: line.platform)), count]
          })
      ]
    }
  }

  fileprivate var releases: Page {
    let documents = catalogue.hasSeveralDocuments ? catalogue.documents : []
    return context.listPage(.releases) { builder in
      [
        .paragraph([.text(words[.releasesLead])])
      ]
        + (documents.isEmpty
          ? [] : [.html(HTMLOnly(Controls(words[.releasesToShow], context.fileChoice, words)))])
        + lines.filter { !$0.releases.isEmpty }.flatMap { line -> [Block] in
          let numbers = KeysByRelease(line)
          let id = builder.ids.heading(line.platform.name)
          let ofFiles = documents.map { KeysByRelease(line.part($0, of: catalogue)) }
          return [
            .heading(level: 2, [.text(line.platform.name)], id: id),
            .html(HTMLOnly(numbers.chart(in: context, id: "chart." + id))),
            .table(numbers.table(in: context, parts: ofFiles)),
            .paragraph(builder.toCompare([line.platform])),
          ]
        }
    }
  }
}
