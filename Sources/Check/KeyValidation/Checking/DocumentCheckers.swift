package import Diagnostics
package import KeyModel
import Text

/// The checkers of a catalogue's documents. Each file is checked by one of them.
package struct DocumentCheckers: Sendable {
  /// In the order of the documents; at least one.
  private(set) var checkers: [PropertyListChecker]
  let catalogue: Catalogue
  private var point: ExtensionPoint?
  let syntaxes: SyntaxReaders
  /// Whether every file is of the only document, whatever its name is.
  package let isChosen: Bool
  /// Whether any document says its kind by constants, so that each document of a file is recognized for itself.
  private let hasKindMarks: Bool

  /// - Parameters:
  ///   - document: The document of every file; nil to recognize each file.
  ///   - syntaxes: The readers of files that are neither property lists nor JSON.
  package init(
    _ catalogue: Catalogue, only document: DocumentKind? = nil,
    syntaxes: SyntaxReaders = SyntaxReaders(),
    options: (DocumentKind) -> CheckOptions = { _ in CheckOptions() }
  ) {
    self.catalogue = catalogue
    self.syntaxes = syntaxes
    isChosen = document != nil
    let roots = catalogue.hasSeveralDocuments ? catalogue.roots : []
    let words = KnownWords(catalogue)
    checkers = (document.map { [$0] } ?? catalogue.documents).map { document in
      let others = roots.lazy.map { (name: $0.name, document: catalogue.document(of: $0.path)) }
        .filter {
          $0.document.id != document.id && $0.name != PropertyPath.Component.anyName.plainText
        }
      return PropertyListChecker(
        catalogue.part(document), options: options(document),
        otherDocuments: Dictionary(firstOf: others.map { ($0.name, $0.document) }),
        words: words, syntaxes: syntaxes)
    }
    hasKindMarks = !isChosen && checkers.contains { $0.kindMarks.areTelling }
    point = checkers[0].options.extensionPoint.flatMap(catalogue.extensionPoint)
  }

  /// The same checkers with other options, which share what was made of the catalogue.
  package func with(_ options: (DocumentKind) -> CheckOptions) -> DocumentCheckers {
    changed(self) { other in
      other.checkers = checkers.map { $0.with(options($0.catalogue.document)) }
      other.point = other.options.extensionPoint.flatMap(catalogue.extensionPoint)
    }
  }

  /// The text at a path in the first file that has one; `document` is meant if the path names none.
  package func text(at path: PropertyPath, from document: DocumentKind, in files: [ReadFile])
    -> String?
  {
    let path = catalogue.path(path, from: document.id)
    let id = catalogue.document(of: path).id
    let steps = PropertyPath(path.components)
    return files.lazy.filter { $0.document.id == id }
      .compactMap { $0.read.document?.root.text(at: steps) }.first
  }

  /// The distribution of a purpose, where the options don't name one.
  package func distribution(for purpose: String) -> Distribution? {
    guard options.distribution == nil else { return nil }
    return catalogue.distributions.first { $0.id == purpose }
  }

  /// Whether a product of this purpose is signed again before it reaches people.
  package func isInterim(_ purpose: String) -> Bool {
    !catalogue.distributions.contains { $0.id == purpose }
  }

  /// The codes that a product of this purpose may get, without the codes of services to which it doesn't go.
  func codes(_ codes: [RejectionCode.ID], for purpose: String?) -> [RejectionCode.ID] {
    guard let id = options.distribution?.id ?? purpose,
      id == options.distribution?.id || catalogue.distributions.contains(where: { $0.id == id })
    else { return codes }
    return codes.filter { code in
      let refusing = catalogue.refusals[code] ?? []
      return refusing.isEmpty || refusing.contains(id)
    }
  }

  /// The ids of findings to leave out.
  package var disabled: Set<String> { options.disabled }

  var documents: [DocumentKind] { checkers.map { $0.catalogue.document } }

  /// The documents that files are by what they say, whatever their names are.
  package var documentsByKind: [DocumentKind] {
    hasKindMarks ? checkers.filter { $0.kindMarks.areTelling }.map { $0.catalogue.document } : []
  }

  var options: CheckOptions { checkers[0].options }

  /// Reads a file as a document, or recognizes the document by name and content.
  ///
  /// - Parameter isNamed: Whether the user named the file. A damaged one found by a search may be something else.
  package func read(
    _ bytes: [UInt8], file: String, as document: DocumentKind.ID? = nil, isSigned: Bool = false,
    isNamed: Bool = true, reader: PropertyListReader = PropertyListReader()
  ) -> ReadFile {
    if document == nil,
      let checker = checkers.first(where: {
        $0.catalogue.document.hasSettings(in: fileName(of: file))
      })
    {
      return readSettings(bytes, file: file, checker)
    }
    let stated = statedCheckers(of: file, as: document)
    let format = stated.first?.catalogue.document.format ?? format(of: bytes, file: file)
    guard let format else { return unread(bytes, file: file, isNamed: isNamed) }
    var read = syntaxes.read(bytes, file: file, as: format, reader)
    if nameOfTemplate(fileName(of: file).utf8) != nil, read.diagnostics.containsErrors {
      let note = Diagnostic(
        .note, "unread-template", at: SourceLocation(file: file),
        "the template is not checked: it is incomplete until a tool has run",
        remedy: "check the file that the tool makes")
      read = SyntaxReading(diagnostics: options.disabled.contains(note.id) ? [] : [note])
    }
    if read.documents.isEmpty {
      read.diagnostics = read.diagnostics.map { withCodes($0, of: bytes) }
    }
    if hasKindMarks, document == nil, !read.documents.isEmpty {
      return self.file(read, of: bytes, file: file, stated, in: format, isNamed: isNamed)
    }
    var choice = choice(stated, read.document, in: format, isNamed: isNamed)
    // A broken file shows neither that it is another program's nor that it isn't.
    if read.diagnostics.containsErrors { choice.isUnrecognized = !isNamed && !choice.isShown }
    return ReadFile(
      path: file, isSigned: isSigned, bytes: bytes, read: read, checker: choice.checker,
      others: choice.others, isDocumentStated: choice.isStated,
      isUnrecognized: choice.isUnrecognized)
  }

  /// A file of which each document says its kind.
  private func file(
    _ read: SyntaxReading, of bytes: [UInt8], file: String, _ stated: [PropertyListChecker],
    in format: DocumentKind.Format, isNamed: Bool
  ) -> ReadFile {
    let kinds = kinds(in: read, file: file, stated, in: format, isNamed: isNamed)
    let first = kinds.checkers.first
    var made = ReadFile(
      path: file, isSigned: false, bytes: bytes, read: kinds.read,
      checker: first ?? stated.first ?? checkers[0], others: kinds.others,
      isDocumentStated: !stated.isEmpty,
      isUnrecognized: isNamed
        ? first == nil && !read.diagnostics.containsErrors
        : first == nil || read.diagnostics.containsErrors && Self.holdsActions(bytes))
    made.kinds = kinds.checkers
    made.foreign = kinds.foreign
    made.nearMisses = kinds.nearMisses
    return made
  }

  /// Whether a text has actions of a template, such as a Helm chart's: it becomes YAML only when they are run.
  private static func holdsActions(_ bytes: [UInt8]) -> Bool {
    let brace = UInt8(ascii: "{")
    return zip(bytes, bytes.dropFirst()).contains { $0 == brace && $1 == brace }
  }

  /// Recognizes the documents of a file again after a repair.
  private func selection(for file: ReadFile) -> PropertyListChecker.Selection? {
    guard hasKindMarks, file.kinds != nil else { return nil }
    let stated = statedCheckers(of: file.path, as: nil)
    let format = file.document.format
    return { read in
      let kinds = kinds(in: read, file: file.path, stated, in: format, isNamed: true)
      return (kinds.read, kinds.checkers)
    }
  }

  /// A file that checkers with other options have read.
  package func taking(_ file: ReadFile) -> ReadFile {
    changed(file) { taken in
      if let own = checkers.first(where: { $0.catalogue.document.id == file.document.id }) {
        taken.checker = own
        taken.kinds = file.kinds?.map { kind in
          checkers.first { $0.catalogue.document.id == kind.catalogue.document.id } ?? kind
        }
      }
    }
  }

  private func readSettings(_ bytes: [UInt8], file: String, _ checker: PropertyListChecker)
    -> ReadFile
  {
    let prefix = checker.catalogue.document.build?.settings?.prefix ?? ""
    let (settings, error) = BuildSettings.read(bytes, file: file) { $0.hasPrefix(prefix) }
    var notes: [Diagnostic] = []
    if let error, !options.disabled.contains(DiagnosticKind.unreadSettings.id) {
      notes = [
        Diagnostic(
          .note, DiagnosticKind.unreadSettings.id, at: error.location,
          "the build settings are not checked: \(error.message)",
          remedy: error.remedy ?? "split the file")
      ]
    }
    return ReadFile(
      path: file, isSigned: false, bytes: bytes, read: SyntaxReading(diagnostics: notes),
      checker: checker, others: [],
      isDocumentStated: true, isUnrecognized: false, settings: settings)
  }

  /// Reads and checks a file's bytes; its path may show which document it is.
  package func check(
    _ bytes: [UInt8], file: String, reader: PropertyListReader = PropertyListReader()
  ) -> [Diagnostic] {
    check([read(bytes, file: file, reader: reader)])
  }

  /// Checks the files of one bundle or target, each for itself and against the others.
  ///
  /// The signed file of a document counts, or else the first, and the signed one repeats no mistake. Repetitions in a
  /// file are left out.
  package func check(_ files: [ReadFile]) -> [Diagnostic] {
    var lists: [DocumentKind.ID: PropertyListDocument.Node] = [:]
    let all = files + files.flatMap { $0.companions }
    for file in files.filter({ $0.isSigned }) + all where lists[file.document.id] == nil {
      lists[file.document.id] = file.rootOfProduct
    }
    let point = point ?? all.lazy.compactMap { $0.extensionPoint }.first
    var found: [Diagnostic] = []
    for file in files { found += file.nearMisses }
    for file in files where !file.isUnrecognized {
      var surroundings = file.surroundings
      surroundings.lists = lists
      surroundings.lists[file.document.id] = nil
      surroundings.added = file.addedBySettings
      // Another file may say for which platform this one is, and in what bundle.
      if surroundings.target == nil || surroundings.bundleKind == nil {
        let others = all.filter { $0.document.id != file.document.id }.compactMap { $0.facts }
        surroundings.target = surroundings.target ?? others.lazy.compactMap { $0.target }.first
        surroundings.bundleKind =
          surroundings.bundleKind ?? others.lazy.compactMap { $0.bundleKind }.first
      }
      for path in point?.entitlements ?? [] {
        let misplaced = surroundings.lists.values.contains { $0.names.contains(path.name) }
        guard catalogue.document(of: path).id == file.document.id, !misplaced else { continue }
        let own = PropertyPath(path.components)
        surroundings.asked[own] = point?.id
      }
      var findings = findings(in: file, surroundings)
      if file.isSigned {
        let known = Set(found.filter { $0.document == file.document.id }.map { $0.mistake })
        findings = findings.filter { !known.contains($0.mistake) }
          .map { $0.inSignature(of: file.path, file.document) }
      }
      found += findings
    }
    return found.withoutRepetitions()
  }

  /// The known facts about a file that the options don't say: `built iOS 15.0 app`; nil if nothing is known.
  package func inference(about file: ReadFile) -> String? {
    guard let facts = file.facts else { return nil }
    var words: [String] = []
    if facts.profile == .built, options.profile == nil, !file.isSigned { words.append("built") }
    if facts.isPlatformInferred, let platform = facts.platform { words.append(platform.name) }
    if options.deploymentTarget == nil, let version = facts.deploymentTarget {
      words.append(facts.isPlatformInferred ? version.text : "from \(version) on")
    }
    if let kind = facts.bundleKind { words.append(kind.name) }
    return words.isEmpty ? nil : words.joined(separator: " ")
  }

  private func findings(in file: ReadFile, _ surroundings: BundleSurroundings) -> [Diagnostic] {
    let (checker, others) = (file.checker, file.others)
    var findings = checker.check(
      file.read, bytes: file.bytes, file: file.path, surroundings: surroundings,
      selecting: selection(for: file))
    if let settings = file.settings {
      findings += checker.check(settings, bytes: file.bytes, file: file.path)
      findings += checker.copies(in: settings, file: file.path)
    }
    if !others.isEmpty, !checker.options.disabled.contains(DiagnosticKind.unclearDocument.id) {
      let ids = others.map { "'\($0.catalogue.document.id)'" }
      findings.append(
        Diagnostic(
          .note, DiagnosticKind.unclearDocument.id, at: SourceLocation(file: file.path),
          "the file could also be \(alternatives(ids)); it was checked as '\(checker.catalogue.document.id)'",
          remedy: "choose with --document"))
    }
    return findings.inReadingOrder().map { finding in
      changed(finding) { $0.document = $0.document ?? checker.catalogue.document.id }
    }
  }

  /// The file's bytes with every certain repair made, and how many there were. Templates stay as they are.
  package func fix(_ file: ReadFile, reader: PropertyListReader = PropertyListReader()) -> (
    bytes: [UInt8], applied: Int
  ) {
    guard !file.isUnrecognized, file.settings == nil,
      nameOfTemplate(fileName(of: file.path).utf8) == nil
    else {
      return (file.bytes, 0)
    }
    return file.checker.fix(
      file.bytes, file: file.path, reader: reader, selecting: selection(for: file))
  }
}

func fileName(of path: String) -> Substring {
  // Bytes, because a path may be long, and walking characters is slow.
  let name = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path.utf8.index(after: $0) }
  return path[(name ?? path.startIndex)...]
}

extension Diagnostic {
  /// The identity of a mistake: findings in files of one document that share it are about the same mistake.
  fileprivate var mistake: [String] { [id, path.map { "/" + $0 } ?? "", message] }

  /// The same finding about a file that is part of a program.
  func inSignature(of program: String, _ document: DocumentKind) -> Diagnostic {
    changed(self) {
      $0.location = SourceLocation(file: program)
      $0.end = nil
      $0.message += ", in the \(document.name) of its code signature"
      $0.fixIt = nil
    }
  }
}

extension DocumentKind {
  fileprivate func hasSettings(in fileName: Substring) -> Bool {
    build?.settings?.matches(fileName: fileName) == true
  }
}
