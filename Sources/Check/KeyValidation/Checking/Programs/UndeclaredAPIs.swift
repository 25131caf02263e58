package import Diagnostics
import KeyModel
import Text

extension DocumentCheckers {
  /// Reports the APIs that a bundle's program uses and no list in the bundle declares.
  func undeclaredAPIs(of bundle: Bundle, _ contents: BundleContents, on platform: Platform?)
    -> [Diagnostic]
  {
    guard let program = contents.programs.main, !program.apis.isEmpty,
      !disabled.contains(DiagnosticKind.undeclaredAPI.id)
    else { return [] }
    return documents.flatMap { document -> [Diagnostic] in
      guard let declaration = document.bundles?.declaration,
        declaration.platforms.isEmpty || platform.map(declaration.platforms.contains) == true,
        let key = catalogue[catalogue.path(declaration.key, from: document.id)]
      else { return [] }
      let lists = bundle.files.filter { $0.document.id == document.id } + contents.declarations
      // A list that can't be read may declare anything.
      guard lists.allSatisfy({ $0.root != nil }) else { return [] }
      let declared = Set(lists.flatMap { $0.root?.texts(along: declaration.key) ?? [] })
      return key.values.listed.compactMap { value -> Diagnostic? in
        guard let name = value.value.plainText, !declared.contains(name) else { return nil }
        let used = value.apis.filter(program.apis.contains)
        guard !used.isEmpty else { return nil }
        let shown = used.prefix(3).map(quoted) + (used.count > 3 ? ["others"] : [])
        return finding(
          .undeclaredAPI, about: document, in: bundle, on: platform,
          at: lists.first?.path ?? program.path,
          "the program \(quoted(program.name)) uses \(alternatives(shown, "and")), and no \(document.name) beside it declares \(quoted(name))",
          remedy: "declare it in the bundle's \(document.name) with the reason for the use",
          declaration.codes)
      }
    }
  }
}

extension PropertyListDocument.Node {
  /// The texts at a path through dictionaries and arrays.
  fileprivate func texts(along path: PropertyPath) -> [String] {
    var nodes = [self]
    for step in path.components {
      nodes = nodes.flatMap { node -> [PropertyListDocument.Node] in
        switch (step, node.value) {
        case (.element, .array(let elements)): elements
        case (.name(let name), .dictionary(let members)):
          members.first { $0.key == name }.map { [$0.node] } ?? []
        default: []
        }
      }
    }
    return nodes.compactMap { $0.text }
  }
}

extension DiagnosticKind {
  package static let undeclaredAPI = DiagnosticKind(
    "undeclared-api", .warning, "A program uses an API that must be declared, and no list does.",
    explanation: """
      The names that a program imports show the APIs that it can call. Some must be declared with a reason in a list in \
      the same bundle: a list in the app does not speak for a framework. The message names the program and the APIs. The \
      use may come from a library that is linked into the program.
      """)
}
