package import Diagnostics
package import KeyModel
import Text

/// The checkers of a catalogue's documents, one of which every file is for.
package struct DocumentCheckers: Sendable {
  /// In the order of the documents; at least one.
  private let checkers: [PropertyListChecker]
  private let catalogue: Catalogue
  /// The extension point that the options name.
  private let point: ExtensionPoint?

  /// - Parameters:
  ///   - document: The document that every file is taken for; nil to recognize each file.
  ///   - options: The options for a document.
  package init(
    _ catalogue: Catalogue, only document: DocumentKind? = nil,
    options: (DocumentKind) -> CheckOptions = { _ in CheckOptions() }
  ) {
    self.catalogue = catalogue
    point = options(document ?? catalogue.document).extensionPoint
      .flatMap(catalogue.extensionPoint)
    let roots = catalogue.hasSeveralDocuments ? catalogue.roots : []
    let words = KnownWords(catalogue)
    checkers = (document.map { [$0] } ?? catalogue.documents).map { document in
      let others = roots.lazy.map { (name: $0.name, document: catalogue.document(of: $0.path)) }
        .filter {
          $0.document.id != document.id && $0.name != PropertyPath.Component.anyName.plainText
        }
      return PropertyListChecker(
        catalogue.part(document), options: options(document),
        otherDocuments: Dictionary(
          others.map { ($0.name, $0.document) }, uniquingKeysWith: { first, _ in first }),
        words: words)
    }
  }

  /// A file that was read, with the document that it is.
  package struct File: Sendable {
    /// Its path, as findings name it.
    package let path: String
    /// Whether it is in a program's code signature, so that no one edits its lines.
    let isSigned: Bool
    package let bytes: [UInt8]
    fileprivate let read: (document: PropertyListDocument?, diagnostics: [Diagnostic])
    fileprivate let checker: PropertyListChecker
    fileprivate let others: [PropertyListChecker]
    /// Whether nothing shows that the file is one of the documents, so that it isn't judged.
    package let isOther: Bool
    /// The settings in it that become keys, if it is a file of build settings.
    package var settings: BuildSettings?
    /// Where the product runs, as the file's project says.
    package var target: ListTarget?
    /// The other files of the target that the file is a source of. They are not checked with it.
    package var companions: [File] = []
    /// The settings of the build that may hold for the target.
    package var settingsOfTarget: Set<String> = []
    /// The path of the bundle that the file belongs to; nil if it was found by itself.
    package var bundlePath: String?

    package var document: DocumentKind { checker.catalogue.document }

    /// The keys of the document.
    package var catalogue: Catalogue { checker.catalogue }

    /// The list that was read from the bytes; nil if it has no root, and for a file of build settings.
    package var list: PropertyListDocument? { read.document }

    /// The line and column of a byte; nil in a binary list.
    func location(of offset: Int) -> SourceLocation? {
      read.document?.lines?.location(of: offset, in: path)
    }

    /// The root, if nothing of the file is unknown.
    var root: PropertyListDocument.Node? {
      isOther || read.diagnostics.containsErrors ? nil : read.document?.root
    }

    /// The keys at the root that settings of the build may add, whose values are unknown.
    fileprivate var addedBySettings: [PropertyListDocument.Member] {
      guard !settingsOfTarget.isEmpty else { return [] }
      let present = Set(read.document?.root.names ?? [])
      let names = catalogue.keys.lazy.filter { key in
        key.buildSetting.map(settingsOfTarget.contains) == true
      }.compactMap { key in
        if case .name(let name)? = key.path.components.first { name } else { nil }
      }
      return Set(names).subtracting(present).sorted().map { name in
        .init(key: name, keyRange: nil, node: .init(.string("$(\(name))"), range: 0..<0))
      }
    }

    /// The root as other files see it: with what the build may add.
    fileprivate var rootOfProduct: PropertyListDocument.Node? {
      guard var root, case .dictionary(let members) = root.value else { return root }
      root.value = .dictionary(members + addedBySettings)
      return root
    }

    /// What the document's dictionaries may have.
    package var index: CatalogueIndex { checker.index }

    /// The kind that the bundle's name shows.
    fileprivate var bundleKindByName: BundleKind? {
      guard let bundlePath else { return nil }
      let name = FileName.of(bundlePath)
      return catalogue.bundleKinds.first { $0.endings.contains(where: name.hasSuffix) }
    }

    /// What the file says about its bundle; nil for a file that belongs to no document.
    package var facts: ListFacts? {
      guard !isOther, let document = read.document else { return nil }
      var surroundings = BundleSurroundings()
      surroundings.target = target
      surroundings.bundleKind = bundleKindByName
      return ListFacts(document, checker: checker, surroundings: surroundings)
    }

    /// The extension point that the file is for.
    fileprivate var extensionPoint: ExtensionPoint? {
      read.document.flatMap { ListFacts.extensionPoint(of: $0, checker) }
    }
  }

  /// The text at a path, in the first file that has one there.
  ///
  /// - Parameter document: The document that the path is in where it names none.
  package func text(at path: PropertyPath, from document: DocumentKind, in files: [File])
    -> String?
  {
    let path = catalogue.path(path, from: document.id)
    let id = catalogue.document(of: path).id
    let steps = PropertyPath(path.components)
    return files.lazy.filter { $0.document.id == id }
      .compactMap { $0.read.document?.root.text(at: steps) }.first
  }

  /// The ids of findings that are left out.
  package var disabled: Set<String> { options.disabled }

  var isStrict: Bool { options.isStrict }

  /// The documents of the checkers.
  var documents: [DocumentKind] { checkers.map(\.catalogue.document) }

  private var options: CheckOptions { checkers[0].options }

  /// Reads a file's bytes.
  ///
  /// - Parameters:
  ///   - file: Its path, whose last part may show which document it is.
  ///   - document: The document that it is; nil to recognize it.
  ///   - isSigned: Whether the bytes are from the code signature of the program at the path.
  ///   - isNamed: Whether somebody named the file itself. Of a file that a search came to, only what shows which
  ///     document it is makes it one, not that it is damaged.
  package func read(
    _ bytes: [UInt8], file: String, as document: DocumentKind.ID? = nil, isSigned: Bool = false,
    isNamed: Bool = true, reader: PropertyListReader = PropertyListReader()
  ) -> File {
    if document == nil,
      let checker = checkers.first(where: {
        $0.catalogue.document.hasSettings(in: FileName.of(file))
      })
    {
      return readSettings(bytes, file: file, checker)
    }
    var read = reader.read(bytes, file: file)
    if nameOfTemplate(FileName.of(file).utf8) != nil, read.diagnostics.containsErrors {
      let note = Diagnostic(
        .note, "unread-template", at: SourceLocation(file: file),
        "the template is not checked: its form is complete only after a tool has run",
        remedy: "check the file that the tool makes")
      read = (nil, options.disabled.contains(note.id) ? [] : [note])
    }
    var choice = choice(for: file, read.document, as: document, isNamed: isNamed)
    // Of a file that is not whole, what was read does not show that it is another program's, nor that it isn't.
    if read.diagnostics.containsErrors { choice.isOther = !isNamed && !choice.isShown }
    return File(
      path: file, isSigned: isSigned, bytes: bytes, read: read, checker: choice.checker,
      others: choice.others, isOther: choice.isOther)
  }

  private func readSettings(_ bytes: [UInt8], file: String, _ checker: PropertyListChecker) -> File
  {
    let prefix = checker.catalogue.document.build?.settings?.prefix ?? ""
    let (settings, error) = BuildSettings.read(bytes, file: file) { $0.hasPrefix(prefix) }
    var notes: [Diagnostic] = []
    if let error, !options.disabled.contains(DiagnosticKind.unreadSettings.id) {
      notes = [
        Diagnostic(
          .note, DiagnosticKind.unreadSettings.id, at: error.location,
          "the build settings are not checked: \(error.message)",
          remedy: error.remedy ?? "divide the file")
      ]
    }
    return File(
      path: file, isSigned: false, bytes: bytes, read: (nil, notes), checker: checker, others: [],
      isOther: false, settings: settings)
  }

  /// Reads a file's bytes and says what is wrong with them.
  ///
  /// - Parameter file: Its path, whose last part may show which document it is.
  package func check(
    _ bytes: [UInt8], file: String, reader: PropertyListReader = PropertyListReader()
  ) -> [Diagnostic] {
    check([read(bytes, file: file, reader: reader)])
  }

  /// Says what is wrong with each of the files of one bundle, and with what one asks of another.
  ///
  /// Where a bundle has several files of one document, the others are compared with the one in its signature,
  /// or else with the first. A mistake of a file is not repeated for the one in the signature. Of source files, those
  /// that belong to the same target take the part of a bundle's.
  package func check(_ files: [File]) -> [Diagnostic] {
    var lists: [DocumentKind.ID: PropertyListDocument.Node] = [:]
    let all = files + files.flatMap(\.companions)
    for file in files.filter(\.isSigned) + all where lists[file.document.id] == nil {
      lists[file.document.id] = file.rootOfProduct
    }
    let point = point ?? all.lazy.compactMap(\.extensionPoint).first
    var found: [Diagnostic] = []
    for file in files where !file.isOther {
      var surroundings = BundleSurroundings()
      surroundings.lists = lists
      surroundings.lists[file.document.id] = nil
      // Where a file doesn't say for which platform it is and in what bundle, the others do.
      let others = all.lazy.filter { $0.document.id != file.document.id }.compactMap(\.facts)
      surroundings.target = file.target ?? others.compactMap(\.target).first
      surroundings.added = file.addedBySettings
      surroundings.bundleKind = file.bundleKindByName ?? others.compactMap(\.bundleKind).first
      for path in point?.entitlements ?? [] {
        let misplaced = surroundings.lists.values.contains { $0.names.contains(path.name) }
        guard catalogue.document(of: path).id == file.document.id, !misplaced else { continue }
        let own = PropertyPath(path.components)
        surroundings.asked[own] = point?.id
      }
      var findings = findings(in: file, surroundings)
      if file.isSigned {
        let known = Set(found.filter { $0.document == file.document.id }.map(Mistake.init))
        findings = findings.filter { !known.contains(Mistake($0)) }
          .map { $0.inSignature(of: file.path, file.document) }
      }
      found += findings
    }
    return found
  }

  /// What is known about a file that the options do not say: `built iOS 15.0 app`; nil if nothing is.
  package func inference(about file: File) -> String? {
    guard let facts = file.facts else { return nil }
    var words: [String] = []
    if facts.profile == .built, options.profile == nil { words.append("built") }
    if facts.isPlatformInferred, let platform = facts.platform { words.append(platform.name) }
    if options.deploymentTarget == nil, let version = facts.deploymentTarget {
      words.append(facts.isPlatformInferred ? version.text : "from \(version) on")
    }
    if let kind = facts.bundleKind { words.append(kind.name) }
    return words.isEmpty ? nil : words.joined(separator: " ")
  }

  private func findings(in file: File, _ surroundings: BundleSurroundings) -> [Diagnostic] {
    let (checker, others) = (file.checker, file.others)
    var findings = checker.check(
      file.read, bytes: file.bytes, file: file.path, surroundings: surroundings)
    if let settings = file.settings {
      findings += checker.check(settings, bytes: file.bytes, file: file.path)
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
      var finding = finding
      finding.document = checker.catalogue.document.id
      return finding
    }
  }

  /// The file's bytes with every certain repair made, and how many there were. Files of other programs and
  /// templates, which a tool completes, stay as they are.
  package func fix(_ file: File, reader: PropertyListReader = PropertyListReader()) -> (
    bytes: [UInt8], applied: Int
  ) {
    guard !file.isOther, file.settings == nil, nameOfTemplate(FileName.of(file.path).utf8) == nil
    else {
      return (file.bytes, 0)
    }
    return file.checker.fix(file.bytes, file: file.path, reader: reader)
  }

  private typealias Choice = (
    checker: PropertyListChecker, others: [PropertyListChecker], isShown: Bool, isOther: Bool
  )

  /// The checker for a file, and others that fit its content as well: the one whose document has files
  /// of that name, otherwise the one that knows most of the keys at its root. A file of another name without a
  /// known key is none of the documents.
  private func choice(
    for file: String, _ document: PropertyListDocument?, as known: DocumentKind.ID?, isNamed: Bool
  ) -> Choice {
    guard checkers.count > 1 else { return (checkers[0], [], true, false) }
    if let known, let checker = checkers.first(where: { $0.catalogue.document.id == known }) {
      return (checker, [], true, false)
    }
    let name = FileName.of(file)
    let plain = nameOfTemplate(name.utf8).map { String(decoding: $0, as: UTF8.self)[...] } ?? name
    if let named = checkers.first(where: { $0.catalogue.document.matches(fileName: plain) }) {
      return (named, [], true, false)
    }
    guard let root = document?.root else { return (checkers[0], [], false, !isNamed) }
    guard case .dictionary(let members) = root.value else { return (checkers[0], [], false, true) }
    let known = checkers.map { checker in
      members.count { checker.catalogue[PropertyPath([.name($0.key)])] != nil }
    }
    let most = known.max() ?? 0
    let best = zip(checkers, known).filter { $0.1 == most }.map(\.0)
    guard most > 0 else { return (checkers[0], [], false, !members.isEmpty) }
    return (best[0], Array(best.dropFirst()), true, false)
  }
}

/// The last part of a path.
enum FileName {
  static func of(_ path: String) -> Substring {
    // Bytes, because a path may be long, and walking characters is slow.
    let name = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path.utf8.index(after: $0) }
    return path[(name ?? path.startIndex)...]
  }
}

/// What makes two findings in files of one document the same mistake.
private struct Mistake: Hashable {
  var id: String
  var path: String?
  var message: String

  init(_ finding: Diagnostic) { (id, path, message) = (finding.id, finding.path, finding.message) }
}

extension Diagnostic {
  /// The same finding about a file that is part of a program.
  func inSignature(of program: String, _ document: DocumentKind) -> Diagnostic {
    var finding = self
    finding.location = SourceLocation(file: program)
    finding.end = nil
    finding.message += ", in the \(document.name) of its code signature"
    finding.fixIt = nil
    return finding
  }
}

extension DocumentKind {
  fileprivate func hasSettings(in fileName: Substring) -> Bool {
    build?.settings?.matches(fileName: fileName) == true
  }
}

extension DiagnosticKind {
  package static let unclearDocument = DiagnosticKind(
    "unclear-document", .note, "A file fits several of the reference's documents.",
    explanation:
      "Which document a file is follows from its name, or else from the keys at its root. This file has as many keys of one document as of another. `--document` chooses."
  )
}
