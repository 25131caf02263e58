public import KeyModel
public import Markup

/// A key's page as blocks with headings, for a reader without a browser.
public func document(of key: Key, in catalogue: Catalogue) -> [Block] {
  var page = KeyPage(key, in: SiteContext(catalogue: catalogue, guides: [], baseURL: nil))
  return page.build().page.sections.flatMap { section -> [Block] in
    (section.title.map { [Block.heading(level: 2, [.text($0)], id: "")] } ?? []) + section.blocks
  }
}
