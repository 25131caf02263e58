package import Diagnostics
import KeyModel
import Text

extension DocumentCheckers {
  /// Reports the APIs that a bundle's program uses and no list in the bundle declares.
  func undeclaredAPIs(of bundle: Bundle, _ contents: BundleContents, on platform: Platform?)
    -> [Diagnostic]
  {
    guard let program = contents.programs.main else { return [] }
    return undeclared(
      program.apis, of: bundle.files + contents.declarations, on: platform
    ) { document, use in
      finding(
        .undeclaredAPI, about: document, in: bundle, on: platform,
        at: use.list?.path ?? program.path,
        "the program \(quoted(program.name(in: bundle.path))) uses \(use.apis), and no \(document.name) beside it declares \(quoted(use.value))",
        remedy: "declare it in the bundle's \(document.name)\(use.reasons)", use.codes)
    }
  }

  /// Notes the APIs that a project's sources use and none of its lists declares.
  ///
  /// - Parameters:
  ///   - list: The list of the project's product.
  ///   - others: The project's lists of all documents.
  package func undeclaredAPIs(of list: ReadFile, beside others: [ReadFile]) -> [Diagnostic] {
    guard let code = list.code else { return [] }
    return undeclared(Set(code.places.keys), of: others, on: list.facts?.platform) {
      document, use in
      var note = Diagnostic(
        options.escalated(.note), DiagnosticKind.undeclaredAPI.id,
        at: SourceLocation(file: (use.isOnly ? use.list : nil)?.path ?? list.path),
        "\(code.phrase(use.used) ?? ""), and no \(document.name) of the project declares \(quoted(use.value))",
        remedy: "declare it in \(withArticle(document.name))\(use.reasons)", codes: use.codes)
      note.document = document.id
      return note
    }
  }

  private struct UndeclaredUse {
    /// The value that is not declared.
    var value: String
    var used: [String]
    /// The first list that could declare it.
    var list: ReadFile?
    /// Whether no other list could.
    var isOnly: Bool
    var reasons: String
    var codes: [RejectionCode.ID]

    var apis: String {
      alternatives(used.prefix(3).map(quoted) + (used.count > 3 ? ["others"] : []), "and")
    }
  }

  private func undeclared(
    _ apis: Set<String>, of files: [ReadFile], on platform: Platform?,
    _ report: (DocumentKind, UndeclaredUse) -> Diagnostic
  ) -> [Diagnostic] {
    guard !apis.isEmpty, !disabled.contains(DiagnosticKind.undeclaredAPI.id) else { return [] }
    return documents.flatMap { document -> [Diagnostic] in
      guard let declaration = document.bundles?.declaration,
        declaration.platforms.isEmpty || platform.map(declaration.platforms.contains) == true,
        let key = catalogue[catalogue.path(declaration.key, from: document.id)]
      else { return [] }
      let lists = files.filter { $0.document.id == document.id }
      // A list that can't be read may declare anything.
      guard lists.allSatisfy({ $0.root != nil }) else { return [] }
      let declared = Set(lists.flatMap { $0.root?.texts(along: declaration.key) ?? [] })
      return key.values.listed.compactMap { value -> Diagnostic? in
        guard let name = value.value.plainText, !declared.contains(name) else { return nil }
        let used = value.apis.filter(apis.contains)
        guard !used.isEmpty else { return nil }
        return report(
          document,
          UndeclaredUse(
            value: name, used: used, list: lists.first, isOnly: lists.count == 1,
            reasons: reasons(beside: value, of: key),
            codes: declaration.codes))
      }
    }
  }

  /// The values that a key beside this one may have where this one has a value, in words.
  private func reasons(beside value: AllowedValue, of key: Key) -> String {
    let parent = catalogue.parent(of: key.path)?.path
    for other in catalogue.keys where catalogue.parent(of: other.path)?.path == parent {
      let choices = choices(for: value, of: other).compactMap { $0.value.plainText.map(quoted) }
      if !choices.isEmpty { return " with the reason: \(alternatives(choices))" }
    }
    return ""
  }
}

extension PropertyListDocument.Node {
  /// The texts at a path through dictionaries and arrays.
  func texts(along path: PropertyPath) -> [String] {
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
      The names that a program imports show what it can call. Some of it must be declared with a \
      reason, in a list in the same bundle: the app's list doesn't speak for a framework. The use \
      may come from a library that is linked into the program. If only sources show the use, it is \
      a note.
      """,
    cost: "A store that demands the declaration refuses the product.",
    repair: """
      Declare each API that the message names in a list in the same bundle, with a reason that \
      applies; or update the library that uses it.
      """,
    wrong: """
      Lamp.app
      └ Lamp                      calls stat
      """,
    right: """
      Lamp.app
      ├ Lamp                      calls stat
      └ the list that declares stat, with a reason
      """)
}
