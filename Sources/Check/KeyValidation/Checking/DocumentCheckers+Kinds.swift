package import Diagnostics
import KeyModel
import Text

/// Recognizes the kind of each document in a file, where constants at the root say it.
extension DocumentCheckers {
  typealias Member = PropertyListDocument.Member

  /// The documents of a file that are checked, each with its checker, and those that aren't.
  struct KindsInFile {
    var read: SyntaxReading
    /// One for each document.
    var checkers: [PropertyListChecker] = []
    var others: [PropertyListChecker] = []
    /// The number of documents of kinds that the catalogue doesn't have.
    var foreign = 0
    /// Warnings about documents that are nearly of a known kind.
    var nearMisses: [Diagnostic] = []
  }

  private enum Kind {
    case known(CheckerChoice)
    case foreign
    /// A document that says nothing of its kind.
    case unknown
  }

  /// Recognizes each document of a file.
  func kinds(
    in read: SyntaxReading, file: String, _ stated: [PropertyListChecker],
    in format: DocumentKind.Format, isNamed: Bool
  ) -> KindsInFile {
    var found = KindsInFile(read: read)
    found.read.documents = []
    for document in read.documents {
      switch kind(of: document.root, stated, in: format, isNamed: isNamed) {
      case .known(let choice):
        found.read.documents.append(document)
        found.checkers.append(choice.checker)
        found.others += choice.others
      case .foreign:
        found.foreign += 1
        if let warning = nearMiss(of: document, file: file) { found.nearMisses.append(warning) }
      case .unknown: break
      }
    }
    return found
  }

  private func kind(
    of root: PropertyListDocument.Node, _ stated: [PropertyListChecker],
    in format: DocumentKind.Format, isNamed: Bool
  ) -> Kind {
    guard case .dictionary(let members) = root.value else {
      let only = checkers.count == 1 && isNamed ? checkers.first : nil
      return (stated.first ?? only).map { .known(CheckerChoice(checker: $0)) } ?? .unknown
    }
    let ofSyntax = checkers.filter { $0.catalogue.document.format.reads(format) }
    let texts = Texts(members)
    if let exact = (stated + ofSyntax).first(where: { texts.areOf($0.kindMarks) }) {
      return .known(CheckerChoice(checker: exact))
    }
    let possible = (stated.isEmpty ? ofSyntax : stated).filter {
      !texts.contradict($0.kindMarks)
    }
    guard let first = possible.first else {
      return texts.nameKind(of: ofSyntax) ? .foreign : .unknown
    }
    if !stated.isEmpty { return .known(CheckerChoice(checker: first)) }
    guard isNamed else { return .unknown }
    if checkers.count == 1 { return .known(CheckerChoice(checker: first)) }
    let choice = choice(among: possible, members)
    return choice.map { $0.isUnrecognized ? .unknown : .known($0) } ?? .unknown
  }

  /// A warning about a document that differs from a known kind in one constant, by a slip.
  private func nearMiss(of document: PropertyListDocument, file: String) -> Diagnostic? {
    guard case .dictionary(let members) = document.root.value,
      !options.disabled.contains(DiagnosticKind.unknownKind.id)
    else { return nil }
    let texts = Texts(members)
    for checker in checkers where checker.kindMarks.all.count > 1 {
      let wrong = checker.kindMarks.all.filter { texts[$0.name] != $0.value }
      guard wrong.count == 1, let text = texts[wrong[0].name],
        let member = members.first(where: { $0.key == wrong[0].name })
      else { continue }
      let known = wrong[0].value
      let distance = editDistance(
        Array(text.lowercased().utf16), Array(known.lowercased().utf16), atMost: 2)
      guard NameSlip.isSlip(text, for: known, distance: distance) else { continue }
      let (start, end) = document.lines.span(of: member.node.range, in: file)
      return changed(
        Diagnostic(
          checker.options.escalated(.warning), DiagnosticKind.unknownKind.id, at: start,
          "the reference has no \(wrong[0].name) \(quoted(text.shortened(to: 80))), so the document is not checked",
          remedy: "write \(quoted(known)) if that is meant")
      ) {
        $0.end = end
        $0.document = checker.catalogue.document.id
      }
    }
    return nil
  }
}

/// The texts at a root, by their names.
private struct Texts {
  private var all: [String: String] = [:]

  init(_ members: [PropertyListDocument.Member]) {
    for member in members {
      if case .string(let text) = member.node.value { all[member.key] = text }
    }
  }

  subscript(name: String) -> String? { all[name] }

  /// Whether all marks of a kind are there.
  func areOf(_ kind: KindMarks) -> Bool {
    kind.areTelling && kind.all.allSatisfy { self[$0.name] == $0.value }
  }

  /// Whether a text is another one than a kind's.
  func contradict(_ kind: KindMarks) -> Bool {
    kind.areTelling
      && kind.all.contains { mark in self[mark.name].map { $0 != mark.value } ?? false }
  }

  /// Whether they say what kind the document is, in the way of one of the checkers' documents.
  func nameKind(of checkers: [PropertyListChecker]) -> Bool {
    checkers.contains { checker in
      checker.kindMarks.areTelling && checker.kindMarks.all.allSatisfy { self[$0.name] != nil }
    }
  }
}

extension DiagnosticKind {
  package static let unclearDocument = DiagnosticKind(
    "unclear-document", .note, "A file fits several of the reference's documents.",
    explanation: """
      A file's document follows from its name, or else from the keys at its root. This file has as \
      many keys of one document as of another.
      """,
    cost: "The file is checked as the first of them, so findings may be missing or wrong.",
    repair: "Name the document with `--document`, or give the file its usual name.",
    wrong: "$ docgen validate settings.plist",
    right: "$ docgen validate --document lamp settings.plist")

  package static let unknownKind = DiagnosticKind(
    "unknown-kind", .warning, "A document is nearly of a kind that the reference has.",
    explanation: """
      Constants at the root of a document, such as `kind`, say what it is. Here one of them is one \
      or two letters from a known one, and the others are right. Documents of other kinds are left \
      out, and counted.
      """,
    cost: "The document was not checked. The program that reads it refuses or ignores it.",
    repair: "Write the constant that the remedy names.",
    wrong: """
      version: lamps/v1
      kind: LampShaed
      """,
    right: """
      version: lamps/v1
      kind: LampShade
      """)
}
