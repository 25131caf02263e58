import Checking
import KeyModel
import LanguageServer
import Site
import Text

/// The pages of a reference: their addresses below a base, and the texts at their top.
struct ReferencePages: Sendable {
  private let catalogue: Catalogue
  private let excerpts: PageExcerpts

  init(_ catalogue: Catalogue) {
    self.catalogue = catalogue
    excerpts = PageExcerpts(catalogue)
  }

  @Sendable func address(ofKey path: PropertyPath, base: PageAddress) -> PageAddress? {
    catalogue[path].map { excerpts.address(of: $0, base: base) }
  }

  /// The address of a finding's explanation in the reference; nil if the reference has none.
  @Sendable func path(ofFinding id: String) -> String? {
    findingFamilies(of: catalogue).address(ofFinding: id)
  }

  /// - Parameter base: Nil if the reference is served nowhere.
  func addresses(base: PageAddress?) -> PageAddresses {
    let (catalogue, excerpts) = (catalogue, excerpts)
    return PageAddresses(
      ofKey: { path in base.flatMap { address(ofKey: path, base: $0) } },
      ofExtensionPoint: { id in
        base.flatMap { base in
          catalogue.extensionPoint(id).map { excerpts.address(of: $0, base: base) }
        }
      },
      ofFinding: { id in base.flatMap { path(ofFinding: id).map($0.page) } },
      textOfKey: { path in
        catalogue[path].map { Prose(excerpts.text(of: $0, base: base)) }
      },
      textOfExtensionPoint: { id in
        catalogue.extensionPoint(id).map { Prose(excerpts.text(of: $0, base: base)) }
      },
      textOfValue: { path, value in
        catalogue[path].map { Prose(excerpts.text(of: value, for: $0, base: base)) }
      })
  }
}

extension Prose {
  fileprivate init(_ text: PageExcerpts.Text) {
    self.init(markdown: text.markdown, plain: text.plain)
  }
}
