package import Diagnostics
package import KeyModel
import Text

/// The checkers of a catalogue's documents. Each file is checked by one of them.
package struct DocumentCheckers: Sendable {
  /// In the order of the documents; at least one.
  private let checkers: [PropertyListChecker]
  private let catalogue: Catalogue
  /// The extension point in the options.
  private let point: ExtensionPoint?

  /// - Parameters:
  ///   - document: The document of every file; nil to recognize each file.
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
        otherDocuments: Dictionary(firstOf: others.map { ($0.name, $0.document) }),
        words: words)
    }
  }

  /// A file that was read, with its document.
  package struct File: Sendable {
    /// Its path in findings.
    package let path: String
    /// Whether it is in a program's code signature, where it has no lines to edit.
    let isSigned: Bool
    package let bytes: [UInt8]
    fileprivate let read: (document: PropertyListDocument?, diagnostics: [Diagnostic])
    fileprivate let checker: PropertyListChecker
    fileprivate let others: [PropertyListChecker]
    /// Whether the file's name, or the caller, says which document it is.
    package let isDocumentStated: Bool
    /// Whether the file is not recognized as a document, so that it isn't judged.
    package let isOther: Bool
    /// Its settings that become keys, if it is a file of build settings.
    package var settings: BuildSettings?
    /// The product's platform, from the file's project.
    package var target: ListTarget?
    /// The id of the product's distribution, from its grant.
    package var distribution: String?
    /// The other source files of its target. They are not checked with it.
    package var companions: [File] = []
    /// The build settings that may apply to the target.
    package var settingsOfTarget: Set<String> = []
    /// The path of the bundle that the file belongs to; nil if it was found by itself.
    package var bundlePath: String?

    package var document: DocumentKind { checker.catalogue.document }

    /// The keys of the document.
    package var catalogue: Catalogue { checker.catalogue }

    /// The list; nil if it has no root, and for a file of build settings.
    package var list: PropertyListDocument? { read.document }

    /// The line and column of a byte; nil in a binary list.
    func location(of offset: Int) -> SourceLocation? {
      read.document?.lines?.location(of: offset, in: path)
    }

    /// The root, if the whole file could be read.
    package var root: PropertyListDocument.Node? {
      isOther || read.diagnostics.containsErrors ? nil : read.document?.root
    }

    /// The keys that build settings may add to the root. Their values are unknown.
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

    /// The root for comparisons with other files, including keys that the build may add.
    fileprivate var rootOfProduct: PropertyListDocument.Node? {
      guard var root, case .dictionary(let members) = root.value else { return root }
      root.value = .dictionary(members + addedBySettings)
      return root
    }

    /// The keys of the document's dictionaries.
    package var index: CatalogueIndex { checker.index }

    /// The kind of bundle by its name.
    fileprivate var bundleKindByName: BundleKind? {
      guard let bundlePath else { return nil }
      let name = FileName.of(bundlePath)
      return catalogue.bundleKinds.first { $0.endings.contains(where: name.hasSuffix) }
    }

    /// The facts that the file shows; nil for an unrecognized file.
    package var facts: ListFacts? {
      guard !isOther, let document = read.document else { return nil }
      return ListFacts(document, checker: checker, surroundings: surroundings)
    }

    /// What is known about the file without the others of its bundle.
    fileprivate var surroundings: BundleSurroundings {
      var surroundings = BundleSurroundings()
      surroundings.target = target
      surroundings.bundleKind = bundleKindByName
      surroundings.distribution = distribution
      return surroundings
    }

    /// How bad a finding about the file is that a service reports with these codes.
    func severity(_ severity: Severity, of codes: [RejectionCode.ID]) -> Severity {
      checker.severity(
        severity, of: codes, for: checker.options.distribution?.id ?? distribution)
    }

    /// The extension point that the file is for.
    fileprivate var extensionPoint: ExtensionPoint? {
      read.document.flatMap { ListFacts.extensionPoint(of: $0, checker) }
    }
  }

  /// The text at a path in the first file that has one.
  ///
  /// - Parameter document: The path's document if it names none.
  package func text(at path: PropertyPath, from document: DocumentKind, in files: [File])
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

  /// The codes that a product of this purpose may get: not those of a service to which it doesn't go.
  func codes(_ codes: [RejectionCode.ID], for purpose: String?) -> [RejectionCode.ID] {
    guard let id = options.distribution?.id ?? purpose,
      catalogue.distributions.contains(where: { $0.id == id })
    else { return codes }
    return codes.filter { code in
      let refusing = checkers[0].refusals[code] ?? []
      return refusing.isEmpty || refusing.contains(id)
    }
  }

  /// The ids of findings to leave out.
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
  ///   - isNamed: Whether the user named the file. A damaged file found by a search is not taken for a document unless
  ///     something shows which one it is.
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
        "the template is not checked: it is incomplete until a tool has run",
        remedy: "check the file that the tool makes")
      read = (nil, options.disabled.contains(note.id) ? [] : [note])
    }
    var choice = choice(for: file, read.document, as: document, isNamed: isNamed)
    // Of a file that is not whole, what was read does not show that it is another program's, nor that it isn't.
    if read.diagnostics.containsErrors { choice.isOther = !isNamed && !choice.isShown }
    return File(
      path: file, isSigned: isSigned, bytes: bytes, read: read, checker: choice.checker,
      others: choice.others, isDocumentStated: choice.isStated, isOther: choice.isOther)
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
          remedy: error.remedy ?? "split the file")
      ]
    }
    return File(
      path: file, isSigned: false, bytes: bytes, read: (nil, notes), checker: checker, others: [],
      isDocumentStated: true, isOther: false, settings: settings)
  }

  /// Reads and checks a file's bytes.
  ///
  /// - Parameter file: Its path, whose last part may show which document it is.
  package func check(
    _ bytes: [UInt8], file: String, reader: PropertyListReader = PropertyListReader()
  ) -> [Diagnostic] {
    check([read(bytes, file: file, reader: reader)])
  }

  /// Checks the files of one bundle, each for itself and against the others.
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
      var surroundings = file.surroundings
      surroundings.lists = lists
      surroundings.lists[file.document.id] = nil
      surroundings.added = file.addedBySettings
      // Where a file doesn't say for which platform it is and in what bundle, the others do.
      if surroundings.target == nil || surroundings.bundleKind == nil {
        let others = all.filter { $0.document.id != file.document.id }.compactMap(\.facts)
        surroundings.target = surroundings.target ?? others.lazy.compactMap(\.target).first
        surroundings.bundleKind =
          surroundings.bundleKind ?? others.lazy.compactMap(\.bundleKind).first
      }
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
      changed(finding) { $0.document = checker.catalogue.document.id }
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
    checker: PropertyListChecker, others: [PropertyListChecker], isStated: Bool, isShown: Bool,
    isOther: Bool
  )

  /// The checker for a file, and others that fit its content equally well: the one whose document has files of that
  /// name, otherwise the one that knows most of the keys at the root. A file with another name and no known key belongs
  /// to no document.
  private func choice(
    for file: String, _ document: PropertyListDocument?, as known: DocumentKind.ID?, isNamed: Bool
  ) -> Choice {
    guard checkers.count > 1 else { return (checkers[0], [], true, true, false) }
    if let known, let checker = checkers.first(where: { $0.catalogue.document.id == known }) {
      return (checker, [], true, true, false)
    }
    let name = FileName.of(file)
    let plain = nameOfTemplate(name.utf8).map { String(decoding: $0, as: UTF8.self)[...] } ?? name
    if let named = checkers.first(where: { $0.catalogue.document.matches(fileName: plain) }) {
      return (named, [], true, true, false)
    }
    guard let root = document?.root else { return (checkers[0], [], false, false, !isNamed) }
    guard case .dictionary(let members) = root.value else {
      return (checkers[0], [], false, false, true)
    }
    let known = checkers.map { checker in
      members.count { checker.catalogue[PropertyPath([.name($0.key)])] != nil }
    }
    let most = known.max() ?? 0
    let best = zip(checkers, known).filter { $0.1 == most }.map(\.0)
    guard most > 0 else { return (checkers[0], [], false, false, !members.isEmpty) }
    return (best[0], Array(best.dropFirst()), false, true, false)
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
      "A file's document follows from its name, or else from the keys at its root. This file has as many keys of one document as of another. Choose one with `--document`."
  )
}
