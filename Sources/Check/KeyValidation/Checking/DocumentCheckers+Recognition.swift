import Diagnostics
import KeyModel
import Text

/// Recognizes which document a file is.
extension DocumentCheckers {
  struct CheckerChoice {
    var checker: PropertyListChecker
    /// The others that fit as well.
    var others: [PropertyListChecker] = []
    /// Whether the file's name, or the caller, says which document it is.
    var isStated = false
    /// Whether something in the file shows it.
    var isShown = false
    var isUnrecognized = false
  }

  /// The checkers of the documents that the caller or the file's name states.
  func statedCheckers(of file: String, as known: DocumentKind.ID?) -> [PropertyListChecker] {
    if isChosen { return checkers }
    if let known, let checker = checkers.first(where: { $0.catalogue.document.id == known }) {
      return [checker]
    }
    let name = fileName(of: file)
    let path =
      nameOfTemplate(name.utf8).map {
        file[..<name.startIndex] + String(decoding: $0, as: UTF8.self)
      } ?? file[...]
    return checkers.filter { $0.catalogue.document.matches(path: String(path)) }
  }

  /// The syntax in which to read a file that no document claims by its name; nil if no document has one that fits.
  func format(of bytes: [UInt8], file: String) -> DocumentKind.Format? {
    let syntax = NamedSyntax(of: fileName(of: file))
    if let format = documents.map({ $0.format }).first(where: { syntax.mayBe($0, bytes) }) {
      return format
    }
    // A document without known file names doesn't say how its files are written: JSON and YAML have the same values.
    return syntax.mayBe(.yaml, bytes)
      && documents.contains { $0.fileMatch.isEmpty && !$0.isPropertyList } ? .yaml : nil
  }

  /// A file in a syntax that no document has.
  func unread(_ bytes: [UInt8], file: String, isNamed: Bool) -> ReadFile {
    let statement = checkers.count > 1 ? ", or say with --document which it is" : ""
    let error = Diagnostic.error(
      DiagnosticKind.unreadSyntax.id, at: SourceLocation(file: file),
      NamedSyntax(of: fileName(of: file)).sentence(besides: documents),
      remedy:
        "name a file that is one\(statement); validators that read other syntaxes can use the JSON Schema"
    )
    return ReadFile(
      path: file, isSigned: false, bytes: bytes,
      read: SyntaxReading(diagnostics: isNamed ? [withCodes(error, of: bytes)] : []),
      checker: checkers[0], others: [],
      isDocumentStated: false, isUnrecognized: !isNamed)
  }

  /// The checker of the stated document, or else the one that knows most keys at the root, with those that
  /// know as many, leaving out documents whose constants the file contradicts: another kind of resource. A file with
  /// another name and no known key belongs to no document.
  func choice(
    _ stated: [PropertyListChecker], _ document: PropertyListDocument?,
    in format: DocumentKind.Format, isNamed: Bool
  ) -> CheckerChoice {
    if let stated = checkers.count == 1 ? checkers[0] : stated.first {
      return CheckerChoice(checker: stated, isStated: true, isShown: true)
    }
    let ofSyntax = checkers.filter { $0.catalogue.document.format.reads(format) }
    let checkers = ofSyntax.isEmpty ? checkers : ofSyntax
    guard let root = document?.root else {
      return CheckerChoice(checker: checkers[0], isUnrecognized: !isNamed)
    }
    guard case .dictionary(let members) = root.value else {
      return CheckerChoice(checker: checkers[0], isUnrecognized: true)
    }
    return choice(among: checkers.filter { !$0.catalogue.isContradicted(by: members) }, members)
      ?? CheckerChoice(checker: checkers[0], isUnrecognized: true)
  }

  /// The checkers that know most of the keys at a root; nil if no checker knows any.
  func choice(
    among possible: [PropertyListChecker], _ members: [PropertyListDocument.Member]
  ) -> CheckerChoice? {
    guard let first = possible.first else { return nil }
    let known = possible.map { checker in
      members.count { checker.catalogue[PropertyPath([.name($0.key)])] != nil }
    }
    guard let most = known.max(), most > 0 else {
      return CheckerChoice(checker: first, isUnrecognized: !members.isEmpty)
    }
    let best = zip(possible, known).filter { $0.1 == most }.map { $0.0 }
    return CheckerChoice(checker: best[0], others: Array(best.dropFirst()), isShown: true)
  }
}

extension Catalogue {
  /// Whether a file has another value than the only one of a key at the root, which names the kind of file. In property lists,
  /// such a value may be a mistake.
  fileprivate func isContradicted(by members: [PropertyListDocument.Member]) -> Bool {
    guard !document.isPropertyList else { return false }
    return members.contains { member in
      guard case .closed(let values, _)? = self[PropertyPath([.name(member.key)])]?.values,
        values.count == 1, case .string = values[0].value
      else { return false }
      return !member.node.matches(values[0].value)
    }
  }
}
