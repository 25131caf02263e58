import Diagnostics
import KeyModel
import Markup
import Text

/// The parts around the content of every page that its settings state, with their links resolved once.
struct SiteFrame: Sendable {
  /// The text at the foot.
  private(set) var footer: [Inline] = []
  /// The line above the page.
  private(set) var banner: [Inline] = []
  /// The links at the top; nil for the usual ones.
  private(set) var menu: [MenuLink]?
  /// Markup for the head, from an author who is trusted.
  private(set) var head = ""
  /// The links that authors wrote.
  private(set) var links: [AuthoredLink] = []
  private(set) var diagnostics: [Diagnostic] = []

  init() {}

  init(_ settings: SiteSettings, head: SourceFile?, in context: SiteContext) {
    var builder = PageBuilder(context, page: "index")
    if let text = settings.footer {
      footer = builder.inline(text, at: settings.location(of: "footer"))
    }
    if let text = settings.banner {
      banner = builder.inline(text, at: settings.location(of: "banner"))
      if text.contains(/<[A-Za-z!\/]/) {
        diagnostics.append(
          .error(
            "html-in-banner", at: settings.location(of: "banner"),
            "The banner contains HTML, which a page would show as text",
            remedy: "write Markdown; a script belongs in a file that 'head' names"))
      }
    }
    let resolver = context.links.resolver(for: nil)
    menu = settings.menu?.map { entry in
      let written = WrittenLink(destination: entry.text, location: entry.location)
      switch resolver.link(written) {
      case .success(let target):
        builder.note(ResolvedLink(target, at: entry.location))
        return MenuLink(entry.name, target)
      case .failure(let problem):
        diagnostics.append(problem.diagnostic)
        return MenuLink(entry.name, .fragment("main"))
      }
    }
    if let file = head {
      switch file.text("file") {
      case .success(let markup): self.head = markup
      case .failure(let failure): diagnostics.append(failure.diagnostic)
      }
    }
    if settings.head != nil, !settings.trustsHTML {
      diagnostics.append(
        settings.untrusted("'head' puts HTML into every page", at: settings.location(of: "head")))
    }
    diagnostics += builder.diagnostics
    links = PageFindings.authored(builder.links, on: "index")
  }
}
