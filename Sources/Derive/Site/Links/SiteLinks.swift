import Diagnostics
import KeyModel
import Markup
import Text

/// Turns the links of our texts into pages: `key:PATH`, `point:IDENTIFIER`, `guide:SLUG#HEADING`, `page:ADDRESS`, paths
/// from a guide's file to others, addresses of the web, and code spans that hold the name of exactly one thing.
final class SiteLinks: Sendable {
  private let catalogue: Catalogue
  private let routes: Routes
  private let content: GuideCollection
  private let near: LinkSuggestions
  /// Names that mean exactly one page, or part of one.
  private let names: [String: Place]

  init(catalogue: Catalogue, routes: Routes, content: GuideCollection) {
    self.catalogue = catalogue
    self.routes = routes
    self.content = content
    near = LinkSuggestions(catalogue, guides: content.slugs)
    var names: [String: Place] = [:]
    var ambiguous: Set<String> = []
    func note(_ name: String, _ page: String) {
      guard let known = names.updateValue(Place(page), forKey: name), known.page != page else {
        return
      }
      ambiguous.insert(name)
    }
    for key in catalogue.keys {
      let page = routes.page(of: key)
      note(key.name, page)
      let path = key.path.description
      if path != key.name { note(path, page) }
      for symbol in key.symbols { note(symbol, page) }
    }
    // A value that is also a key's name, such as a platform's, is not about the key.
    ambiguous.formUnion(
      catalogue.keys.lazy.flatMap(\.values.listed).compactMap(\.value.plainText)
        .filter { names[$0] != nil })
    for point in catalogue.extensionPoints {
      for name in [point.id] + point.symbols {
        names[name] = Place(routes.page(of: point))
        ambiguous.remove(name)
      }
    }
    for name in ambiguous { names[name] = nil }
    // A name of a key or an extension point takes precedence.
    for code in catalogue.codes where names[code.id] == nil && !ambiguous.contains(code.id) {
      names[code.id] = Place(routes.page(of: code.id))
    }
    for api in catalogue.keys.lazy.flatMap(\.apis) {
      for name in [api.symbol, api.owner] where names[name] == nil && !ambiguous.contains(name) {
        names[name] = routes.place(ofAPI: api.owner)
      }
    }
    self.names = names
  }

  /// A resolver for the texts of one page, where names of the page itself are not linked.
  ///
  /// - Parameter page: Nil for a text that many pages show.
  func resolver(for page: String?) -> LinkResolver {
    LinkResolver(
      link: { self.resolve($0) },
      picture: { [content] in content.resolve(picture: $0) },
      codeSpan: { [names] text in
        guard let target = names[text], target.page != page else { return nil }
        return target.destination
      })
  }

  private func resolve(_ link: WrittenLink) -> Result<Destination, UnresolvedLink> {
    let written = link.destination
    func dangling(_ message: String, remedy: String) -> Result<Destination, UnresolvedLink> {
      .failure(
        UnresolvedLink(.error("dangling-link", at: link.location, message, remedy: remedy)))
    }
    guard written.hasScheme, let colon = written.firstIndex(of: ":") else {
      if let found = content.resolve(link) { return found }
      if written.hasPrefix("#") { return .success(.fragment(String(written.dropFirst()))) }
      return dangling(
        "Unknown link '\(written)'",
        remedy: Self.remedy)
    }
    let scheme = written[..<colon].lowercased()
    // cmark percent-encodes characters that a URL may not hold; a key's path is not a URL.
    let encoded = written[written.index(after: colon)...]
    let target = percentDecoded(encoded, isStrict: false) ?? String(encoded)
    switch scheme {
    case "key":
      let keys = catalogue.keys(at: PropertyPath(target))
      if keys.count > 1 {
        return .failure(
          UnresolvedLink(
            catalogue.ambiguity(of: keys, at: link.location) { "key:\($0)" }))
      }
      if let key = keys.first { return .success(.page(routes.page(of: key), fragment: nil)) }
      let path = PropertyPath(target)
      return dangling(
        "There is no key '\(path.written)'\(near.key(path))",
        remedy: "write the full path of a key")
    case "point":
      if let point = catalogue.extensionPoint(target) {
        return .success(.page(routes.page(of: point), fragment: nil))
      }
      return dangling(
        "There is no extension point '\(target)'\(near.point(target))",
        remedy: "write the identifier of an extension point")
    case "guide":
      let parts = target.split(separator: "#", maxSplits: 1).map(String.init)
      if let name = parts.first, let guide = content.guide(named: name) {
        return .success(.page(guide.page, fragment: parts.count > 1 ? parts[1] : nil))
      }
      if let name = parts.first, content.isDraft(name) {
        return dangling(
          "The guide '\(name)' is a draft, which a build leaves out",
          remedy: "remove 'draft' from its front matter, or the link")
      }
      if let name = parts.first, let slug = content.slug(ofFormer: name) {
        return dangling(
          "The guide '\(name)' has become '\(slug)'", remedy: "write guide:\(slug)")
      }
      return dangling(
        "There is no guide '\(target)'\(near.guide(target))",
        remedy: "write the path of a guide's file, without its extension")
    // The site's check knows all pages.
    case "page":
      let parts = target.split(separator: "#", maxSplits: 1).map(String.init)
      return .success(
        .page(parts.first ?? "", fragment: parts.count > 1 ? parts[1] : nil))
    case "http", "https", "mailto": return .success(.external(written))
    default:
      return dangling(
        "Unknown kind of link '\(scheme)'\(suggestion(for: scheme, among: ["key", "point", "guide", "page", "https"]))",
        remedy: Self.remedy)
    }
  }

  private static let remedy =
    "write key:PATH, point:IDENTIFIER, guide:NAME, page:ADDRESS or a web address"
}

extension Catalogue {
  /// Says that a path without a document leads to keys of several documents.
  ///
  /// - Parameter written: How an author writes a path.
  func ambiguity(
    of keys: [Key], at location: SourceLocation?, written: (String) -> String = { $0 }
  ) -> Diagnostic {
    let names = keys.map { document(of: $0.path).name }
    let paths = keys.map { "'\(written(withDocument($0.path).description))'" }
    return .error(
      "ambiguous-link", at: location,
      "'\(keys.first?.path.steps ?? "")' is a key of several documents: \(alternatives(names, "and"))",
      remedy: "write \(alternatives(paths))")
  }
}
