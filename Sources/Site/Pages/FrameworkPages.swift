import KeyModel
import Markup

extension PageKind {
  static let frameworks = PageKind(
    "Frameworks", at: "frameworks/index", where: { !$0.apis.isEmpty },
    summary: { _ in "The frameworks whose types and functions read a key or need one." },
    page: { FrameworkPages(context: $0).index })

  static let framework = PageKind(
    "framework", listedOn: frameworks.link,
    subjects: { catalogue in
      Set(catalogue.keys.flatMap(\.apis).compactMap(\.framework)).sorted().map {
        Subject($0, at: nil)
      }
    },
    pages: { kind, context in
      FrameworkPages(context: context).all.map { framework, link in
        let head = PageHead(
          kind, link, "The types and functions of \(framework) that read a key or need one.")
        return PlannedPage(head) { FrameworkPages(context: context).page(of: framework, $0) }
      }
    })
}

/// Pages of frameworks: each leads to the types and functions that read keys.
struct FrameworkPages: PageMaker {
  let context: SiteContext

  /// The frameworks with their pages, by name.
  fileprivate var all: [(name: String, link: PageLink)] {
    Set(context.apis.flatMap(\.frameworks)).sorted().compactMap { name in
      context.routes.page(.framework, of: name).map { (name, PageLink(name, $0)) }
    }
  }

  fileprivate var index: Page {
    context.listPage(.frameworks) { builder in
      [.bullets(all.map { [builder.link(to: $0.link)] })]
    }
  }

  fileprivate func page(of framework: String, _ head: PageHead) -> Page {
    context.listPage(head) { builder in
      let owners = context.apis.filter { $0.frameworks.contains(framework) }
      return [.bullets(owners.map { [builder.link(to: $0)] })]
    }
  }
}
