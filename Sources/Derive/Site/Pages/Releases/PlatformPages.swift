import KeyModel
import Markup

extension PageKind {
  static let platforms = PageKind(
    "Platforms", at: "platforms/index", where: \.hasPlatforms,
    summary: { _ in "The keys of each platform." },
    page: { PlatformPages($0).platforms })

  static let platform = PageKind(
    "platform", listedOn: platforms.link,
    subjects: { catalogue in
      catalogue.releases.lines.map {
        Subject($0.platform.name, fileName: $0.platform.name.lowercased(), at: $0.location)
      }
    },
    pages: { kind, context in
      let pages = PlatformPages(context)
      return context.histories.filter { !$0.keys.isEmpty }.map { line in
        let head = PageHead(
          kind, pages.link(to: line.platform), "The keys that a source lists for \(line.platform).")
        return PlannedPage(head) { pages.page(of: line, $0) }
      }
    })

  static let releases = PageKind(
    "Releases", at: "releases/index",
    where: { $0.histories.contains { !$0.releases.isEmpty } },
    summary: { _ in "The keys that each release added, by platform." },
    page: { PlatformPages($0).releases })

  static let release = PageKind(
    "release", listedOn: releases.link,
    subjects: { catalogue in
      catalogue.releases.lines.flatMap { line in
        line.versions.map { version in
          Subject(
            Routes.id(line.platform, version),
            fileName: "\(line.platform.name.lowercased())-\(version.text)",
            title: "\(line.platform) \(version)", at: line.location)
        }
      }
    },
    pages: { kind, context in
      let pages = PlatformPages(context)
      return context.histories.flatMap { line in
        line.releases.map { release in
          let head = PageHead(
            kind, pages.link(to: release, of: line.platform),
            "What \(line.platform) \(release.version) added and deprecated.")
          return PlannedPage(head) { pages.page(of: release, of: line.platform, $0) }
        }
      }
    })
}

/// The pages of platforms and of their releases, from one pass over the catalogue.
struct PlatformPages: Sendable, PageMaker {
  let context: SiteContext
  private var lines: [ReleaseHistory] { context.histories }

  init(_ context: SiteContext) { self.context = context }

  /// The pages of the last release of each platform that brought anything.
  var newest: [PageLink] {
    lines.compactMap { line in line.releases.last.map { link(to: $0, of: line.platform) } }
  }

  fileprivate func link(to platform: Platform) -> PageLink {
    PageLink(platform.name, context.routes.page(of: platform))
  }

  fileprivate func link(to release: ReleaseHistory.Release, of platform: Platform) -> PageLink {
    PageLink(
      "First in \(platform) \(release.version)",
      context.routes.page(of: platform, release: release.version))
  }

  fileprivate var platforms: Page {
    context.listPage(.platforms) { builder in
      [
        .bullets(
          lines.filter { !$0.keys.isEmpty }.map { line in
            let count = Inline.text(" (\(keyCount(line.keys.count)))")
            return [builder.link(to: link(to: line.platform)), count]
          })
      ]
    }
  }

  fileprivate var releases: Page {
    let documents = catalogue.hasSeveralDocuments ? catalogue.documents : []
    return context.listPage(.releases) { builder in
      [
        .paragraph([
          "Each column is a release. Its height is the number of keys up to that release, with the ",
          "new ones on top; the version and the total are below. Keys whose first release ",
          "no source states exactly are not counted.",
        ])
      ]
        + (documents.isEmpty
          ? [] : [.html(HTMLOnly(Controls("Releases to show", context.fileChoice)))])
        + lines.filter { !$0.releases.isEmpty }.flatMap { line -> [Block] in
          let numbers = KeysByRelease(line)
          let id = builder.ids.heading(line.platform.name)
          let ofFiles = documents.map { KeysByRelease(line.part($0, of: catalogue)) }
          return [
            .heading(level: 2, [.text(line.platform.name)], id: id),
            .html(HTMLOnly(numbers.chart(in: context, id: "chart." + id))),
            .table(numbers.table(in: context, parts: ofFiles)),
            .paragraph([builder.link(to: DifferencesPage.link(of: line.platform, in: context))]),
          ]
        }
    }
  }

  fileprivate func page(of line: ReleaseHistory, _ head: PageHead) -> Page {
    context.listPage(head) { builder in
      var blocks: [Block] = []
      if !line.releases.isEmpty {
        let links = line.releases.reversed().map { release in
          [
            builder.link(
              to: PageLink(release.version.text, link(to: release, of: line.platform).path))
          ]
        }
        blocks.append(.paragraph(["By release: "] + builder.joined(links) + ["."]))
        blocks.append(
          .paragraph([builder.link(to: DifferencesPage.link(of: line.platform, in: context))]))
      }
      let rows = line.keys.map { index -> [[Inline]] in
        let key = catalogue.keys[index]
        let statement = key.statement(on: line.platform)
        let end = statement?.deprecated ?? statement?.ignored ?? statement?.removed
        let badge = end.map { Inline.badge(AvailabilityText.cell($0), style: "deprecated") }
        return [
          builder.distinctLink(to: key),
          [.text(AvailabilityText.cell(statement?.introduced ?? .unknown))], [badge ?? .text("–")],
          builder.inline(key.summary, at: key.location),
        ]
      }
      blocks.append(
        .table(
          "Keys on \(line.platform)", ["Key", "Introduced", "Deprecated", "What it does"],
          rows: rows))
      return blocks
    }
  }

  fileprivate func page(of release: ReleaseHistory.Release, of platform: Platform, _ head: PageHead)
    -> Page
  {
    let name = "\(platform) \(release.version)"
    return context.listPage(head) { builder in
      let new = release.keys(.newKey).map { catalogue.keys[$0] }
      let over = release.keys(.deprecated, .ignored, .removed).map { catalogue.keys[$0] }
      let points = release.points(.newPoint).map { catalogue.extensionPoints[$0] }
      let pointsOver = release.points(.deprecated, .ignored, .removed).map {
        catalogue.extensionPoints[$0]
      }
      let ended =
        over.isEmpty
        ? [] : [builder.table(of: over, caption: "Deprecated or ignored in \(name)")]
      return builder.chapter("New keys", id: "new-keys", new, caption: "New in \(name)")
        + builder.chapter(
          "New extension points", id: "new-extension-points", builder.list(of: points))
        + builder.chapter(
          "Deprecated or ignored", id: "deprecated", ended + builder.list(of: pointsOver))
        + [.paragraph([builder.link(to: DifferencesPage.link(of: platform, in: context))])]
    }
  }
}
