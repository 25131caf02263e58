import KeyModel
import Markup

extension PageBuilder {
  /// The versions of what a document describes, each with a link to the same place in it; none if there is only one.
  func versions(of document: DocumentKind, at path: PropertyPath) -> [Block] {
    guard let series = document.versionOf else { return [] }
    let versions = catalogue.documents.filter { $0.versionOf == series }
    guard versions.count > 1 else { return [] }
    let links = versions.map { version -> [Inline] in
      guard version.id != document.id else { return [.strong([.text(version.name)])] }
      let place = catalogue.path(PropertyPath(path.components), from: version.id)
      let page = catalogue[place].map { routes.page(of: $0) } ?? routes.index(of: place)
      let isThere = path.components.isEmpty || catalogue[place] != nil
      let link = Inline.link(.page(page, fragment: nil), [.text(version.name)])
      return isThere ? [link] : words.inlines(.withoutThisKey, ["version": [link]])
    }
    return [.paragraph(words.inlines(.versionsOfThing, ["versions": joined(links)]))]
  }
}
