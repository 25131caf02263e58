import Diagnostics
import FileSystem
import KeyModel
import KeyValidation

/// Compares the lists of products with the sources beside them, argument by argument.
struct CodeComparison {
  private var sources: SourceCode
  private var products: [(ReadFile, DocumentCheckers)] = []
  /// The lists that may declare what the sources use.
  private var declaring: [ReadFile] = []
  /// The names of the keys that any list of a document has, or a setting of a build.
  private var said: [DocumentKind.ID: Set<String>] = [:]

  init(_ sources: SourceCode) { self.sources = sources }

  /// Keeps a list that may be compared with the sources.
  mutating func add(
    _ list: ReadFile, at path: FilePath, in root: FilePath, _ checkers: DocumentCheckers
  ) {
    guard !list.isUnrecognized, list.list != nil, let facts = list.facts else { return }
    if list.document.bundles?.declaration != nil { declaring.append(list) }
    if sources.isOfProduct(list, facts, at: path, in: root) { products.append((list, checkers)) }
  }

  /// Keeps the names of keys that a list or a file of settings has.
  mutating func noteNames(of list: ReadFile) {
    let document = list.document.id
    said[document, default: []].formUnion(list.root?.members.map(\.key) ?? [])
    let settings = Set((list.settings?.blocks ?? []).joined().map(\.name))
    guard !settings.isEmpty else { return }
    for key in list.catalogue.keys where key.buildSetting.map(settings.contains) == true {
      if let name = key.path.components.first?.plainText { said[document]?.insert(name) }
    }
  }

  /// Notes what the sources in a folder use and none of the lists says, once for each key. The lists are forgotten.
  mutating func notes(in root: FilePath) -> [Diagnostic] {
    defer { (products, declaring, said) = ([], [], [:]) }
    var seen: Set<String> = []
    // The list that names the program comes first.
    let lists =
      products.filter { $0.0.document.bundles?.program != nil }
      + products.filter { $0.0.document.bundles?.program == nil }
    return lists.flatMap { list, checkers -> [Diagnostic] in
      var compared = list
      compared.code = sources.use(in: root, on: list.facts?.platform)
      let known = Set(checkers.check([list]).map(\.message))
      let notes =
        checkers.check([compared]).filter { note in
          guard let key = note.key, !known.contains(note.message) else { return false }
          let name = PropertyPath(key).components.first?.plainText ?? key
          return said[list.document.id]?.contains(name) != true
        } + checkers.undeclaredAPIs(of: compared, beside: declaring)
      return notes.filter { note in
        seen.insert("\(note.id) \(note.key ?? note.remedy ?? note.message)").inserted
      }
    }
  }
}
