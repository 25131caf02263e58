package import Diagnostics
package import FileSystem
import KeyModel
package import KeyValidation
import Text

/// The files of one run, the findings in them, and the repairs.
package struct ValidationRun {
  let makesRepairs: Bool
  package internal(set) var findings: [Diagnostic] = []
  package private(set) var hasFailed = false
  private(set) var checked = 0
  /// The number of lists in each file of another tool, by its path.
  var embedded: [String: Int] = [:]
  /// The number of files of build settings with any that become keys.
  private(set) var settingsFiles = 0
  /// The number of files of each sort, as far as that was inferred.
  private(set) var inferences: [String: Int] = [:]
  private var outerBundles = OpenBundles()
  private var checkedFiles: Set<String> = []
  private(set) var inBaseline = 0
  var repaired = 0
  /// The names of things in bundles that nothing checks.
  private(set) var unread: Set<String> = []
  /// The ways in which bundles reach people, as far as that was inferred, each with what shows it.
  private(set) var granted: Set<String> = []
  /// The number of documents in files that are of none of the reference's kinds.
  private(set) var foreign = 0
  /// The number of files that belong to none of the documents.
  var others = 0
  private var messages: [Diagnostic] = []
  let reader = PropertyListReader()
  private let files: PropertyListFiles
  let documents: [DocumentKind]
  private let standardInput: FilePath?
  var checking: FileChecking

  private lazy var programReader = ProgramReader(
    checking.catalogue, atMost: reader.limits.bytes)

  /// The comparison with the sources beside the lists; nil if they are not to be read.
  private var code: CodeComparison?
  /// The bundles that were checked, if they are to be shown.
  package private(set) var bundles: [(summary: BundleSummary, missing: String?)] = []
  private let showsBundles: Bool
  /// The argument that is being checked.
  private var root: FilePath = "."

  /// - Parameters:
  ///   - readsCode: Whether lists are compared with the sources beside them.
  ///   - showsBundles: Whether the bundles are kept with what their files say.
  package init(
    _ checking: FileChecking, standardInput: FilePath? = nil, makesRepairs: Bool = false,
    readsCode: Bool = false, showsBundles: Bool = false
  ) {
    self.showsBundles = showsBundles
    self.checking = checking
    code = readsCode ? SourceCode(checking.catalogue).map(CodeComparison.init) : nil
    self.standardInput = standardInput
    self.makesRepairs = makesRepairs
    documents = checking.documents
    files = PropertyListFiles(
      documents, readsKinds: checking.documentsByKind.contains { $0.fileMatch.isEmpty })
  }

  /// Messages about settings and ignore rules since the last call.
  package mutating func takeMessages() -> [Diagnostic] {
    defer { messages = [] }
    return checking.takeMessages() + messages
  }

  /// Checks the files that a path leads to. Files that cannot be read or repaired are findings.
  package mutating func check(_ path: FilePath) {
    guard path != "-" else { return checkStandardInput() }
    if checkGrant(path) { return }
    var isEmpty = true
    let files = files
    let isNamed = !Files.isFolder(path)
    root = isNamed ? path.parent ?? "." : path.withoutTrailingSlashes
    let cutOff = files.visit(path) { group in
      if check(group, isNamed: isNamed) { isEmpty = false }
    } failed: { error in
      isEmpty = false
      refuse(error)
    }
    messages += cutOff.map { folder in
      .warning(
        "unread-patterns", at: SourceLocation(file: (folder / ".gitignore").text),
        "The file has \(IgnorePatterns.excess), and the later ones leave nothing out",
        remedy: "write names, paths and endings such as '*.log', which have no limit")
    }
    findings += code?.notes(in: root) ?? []
    if isEmpty {
      refuse("no-property-list", path, absence(in: path), remedy: placesOfLists)
    }
  }

  private mutating func check(_ group: PropertyListFiles.Group, isNamed: Bool) -> Bool {
    guard let path = group.pathOnDisk else { return false }
    guard let checkers = checking.checkers(for: path, isNamed: isNamed) else { return true }
    if group.bundle == nil, let found = group.files.first, files.mayEmbed(found.path.name),
      let hasLists = checkEmbeddedLists(in: found, checkers)
    {
      return hasLists
    }
    if let found = group.files.first, found.isPossible { return checkPossible(found, checkers) }
    let bundlePath = group.path?.text
    var read: [ReadFile] = []
    for found in group.files {
      do throws(FileError) {
        read.append(try self.read(found, in: group.path, checkers))
      } catch {
        refuse(error)
      }
    }
    let programs = programs(of: group, read, checkers)
    let helpers = programs.others.flatMap { signedLists(in: $0, of: bundlePath, checkers) }
    if let main = programs.main { read += signedLists(in: main, of: bundlePath, checkers) }
    if let bundlePath { outerBundles.leave(for: bundlePath) }
    let grants = grants(of: group)
    // A file in no bundle is not in the bundle that was visited last.
    let distribution = bundlePath == nil ? nil : distribution(of: grants, checkers)
    let use = group.bundle.flatMap { programReader.use(of: programs, in: $0) }
    read = checkers.completed(
      read, of: bundlePath, programs, use, grants.map(\.1), distribution: distribution)
    let claims = checkers.claims(
      of: read, helpers, over: grants, lacksOthers: group.bundle != nil)
    if let bundle = group.bundle, let bundlePath {
      let listing = BundleListing(bundle)
      let contents = BundleContents(
        programs: programs, declarations: declarations(in: bundle, checkers)
      ) { listing.files(fitting: $0) }
      let checked = DocumentCheckers.Bundle(path: bundlePath, files: read)
      let found = outerBundles.enter(checked, checkers, distribution: distribution, contents)
      if showsBundles {
        let summary = BundleSummary(
          checked, programs, grants.map(\.1), found.files + claims + found.bundle, checkers)
        bundles.append((summary, checkers.missingDeclaration(of: checked, programs)))
      }
      findings += found.files + claims + found.bundle
    } else {
      findings += checkers.check(read) + claims
    }
    for kind in documents.compactMap(\.bundles).flatMap(\.unread)
    where !unread.contains(kind.name)
      && group.bundle.map({ bundle in kind.files.contains { !bundle.files(fitting: $0).isEmpty } })
        == true
    {
      unread.insert(kind.name)
    }
    return !group.files.isEmpty || !read.isEmpty
  }

  /// Checks a file that may say itself that it is one of the documents. Returns whether it says what it is.
  private mutating func checkPossible(_ found: FoundFile, _ checkers: DocumentCheckers) -> Bool {
    do throws(FileError) {
      let list = try read(found, in: nil, checkers)
      findings += checkers.check([list])
      return !list.isUnrecognized || list.foreign > 0
    } catch {
      // The kind of the file is not known, and no one named it.
      return false
    }
  }

  /// Checks a granting file that was named, by itself. Returns whether it is one.
  private mutating func checkGrant(_ path: FilePath) -> Bool {
    let name = path.name.text[...]
    for document in documents {
      guard let kind = document.bundles?.grant, kind.matches(fileName: name), Files.isFile(path),
        let checkers = checking.checkers(for: path, isNamed: true)
      else { continue }
      do throws(FileError) {
        let bytes = try Files.read(path, atMost: reader.limits.bytes)
        let grant = GrantFile(bytes, file: path.text, kind, reader: reader)
        if grant.isReadable { checked += 1 }
        findings += checkers.ungrantedClaims(of: [], over: grant, for: document)
      } catch {
        refuse(error)
      }
      return true
    }
    return false
  }

  /// The grants of a bundle, each with the document that it is about.
  private mutating func grants(of group: PropertyListFiles.Group) -> [(DocumentKind, GrantFile)] {
    var grants: [(DocumentKind, GrantFile)] = []
    for document in documents {
      guard let kind = document.bundles?.grant else { continue }
      do throws(FileError) {
        guard let found = try group.bundle?.firstFile(at: kind.files, atMost: reader.limits.bytes)
        else {
          continue
        }
        let grant = GrantFile(found.bytes, file: found.path.text, kind, reader: reader)
        if !grant.isReadable { unread.insert(kind.name) }
        grants.append((document, grant))
      } catch {
        refuse(error)
      }
    }
    return grants
  }

  /// The id of the way in which a bundle reaches people, from its grant or from the bundle around it.
  private mutating func distribution(
    of grants: [(DocumentKind, GrantFile)], _ checkers: DocumentCheckers
  ) -> String? {
    guard let found = checkers.shownWay(by: grants.map(\.1)) else {
      return outerBundles.distribution
    }
    guard let way = found.way else { return nil }
    granted.insert("\(way.name), as the \(found.grant) says")
    return way.id
  }

  private mutating func read(
    _ found: FoundFile, in bundle: FilePath?, _ checkers: DocumentCheckers
  ) throws(FileError) -> ReadFile {
    let file = try found.read(atMost: reader.limits.bytes)
    func read(_ bytes: [UInt8]) -> ReadFile {
      checkers.read(
        bytes, file: found.path.text, as: found.document, isNamed: found.isNamed, reader: reader)
    }
    var list = read(file.bytes)
    list.bundlePath = bundle?.text
    // The files of a bundle are no source of a project.
    if found.document == nil {
      checking.complete(&list, at: found.path, checkers, reader: reader)
      if bundle == nil { code?.add(list, at: found.path, in: root, checkers) }
    }
    count(list, checkers, isPossible: found.isPossible)
    guard makesRepairs, let fixed = repair(list, found, file.file, checkers) else { return list }
    return read(fixed).inProject(of: list)
  }

  mutating func count(_ list: ReadFile, _ checkers: DocumentCheckers, isPossible: Bool = false) {
    foreign += list.foreign
    code?.noteNames(of: list)
    if let inference = checkers.inference(about: list) { inferences[inference, default: 0] += 1 }
    guard !list.isUnrecognized else {
      if !isPossible, list.foreign == 0 { others += 1 }
      return
    }
    if let settings = list.settings {
      if !settings.blocks.isEmpty { settingsFiles += 1 }
    } else {
      checked += 1
    }
    checkedFiles.insert(list.path)
  }

  private mutating func programs(
    of group: PropertyListFiles.Group, _ files: [ReadFile], _ checkers: DocumentCheckers
  ) -> BundlePrograms {
    guard let bundle = group.bundle else { return BundlePrograms() }
    var problems: [(FilePath, String)] = []
    let programs = programReader.programs(of: bundle, files, checkers) { problems.append(($0, $1)) }
    for (path, problem) in problems { reportSignature(path, problem, checkers) }
    for rest in documents.compactMap(\.bundles?.program?.rest)
    where !rest.isEmpty && programs.main != nil {
      unread.insert(rest)
    }
    return programs
  }

  /// The lists in the signature of a program.
  private mutating func signedLists(
    in program: BundleProgram, of bundle: String?, _ checkers: DocumentCheckers
  ) -> [ReadFile] {
    let documents = bundle.map(checkers.documentsInSignatures) ?? []
    guard !documents.isEmpty else { return [] }
    switch program.entitlements {
    case .nothing: return []
    case .unreadable(let problem):
      reportSignature(
        FilePath(program.path), "the code signature cannot be read: \(problem)", checkers)
      return []
    case .propertyList(let bytes):
      return documents.map { document in
        let list = checkers.read(
          bytes, file: program.path, as: document.id, isSigned: true, reader: reader)
        count(list, checkers)
        return list
      }
    }
  }

  /// The lists in bundles of resources that declare what the bundle's program uses.
  private func declarations(in bundle: Bundle, _ checkers: DocumentCheckers) -> [ReadFile] {
    documents.flatMap { document -> [ReadFile] in
      let patterns = document.bundles?.declaration?.files ?? []
      return patterns.flatMap { bundle.files(fitting: $0) }.compactMap { path in
        guard let found = try? bundle.firstFile(at: [path], atMost: reader.limits.bytes) else {
          return nil
        }
        return checkers.read(found.bytes, file: found.path.text, as: document.id, reader: reader)
      }
    }
  }

  /// An unreadable signature is only a note: what it would contain is unknown, so nothing is proven wrong.
  private mutating func reportSignature(
    _ path: FilePath, _ message: String, _ checkers: DocumentCheckers
  ) {
    guard !checkers.disabled.contains("unreadable-signature") else { return }
    findings.append(
      Diagnostic(
        .note, "unreadable-signature", at: SourceLocation(file: path.text), message,
        remedy:
          "sign the program again, or put the list of what it claims beside the bundle, with the bundle's name"
      ))
  }

  /// Checks standard input. No file could take repairs.
  private mutating func checkStandardInput() {
    do throws(FileError) {
      let bytes = try OpenFile.standardInput.bytes(atMost: reader.limits.bytes)
      let path = standardInput ?? "<stdin>"
      guard let opened = checking.open(bytes, at: path, isInProject: false, reader: reader) else {
        return
      }
      count(opened.file, opened.checkers)
      findings += opened.checkers.check([opened.file])
    } catch {
      refuse(error)
    }
  }

  /// Leaves out the findings that a baseline has, and notes what it has beyond them.
  package mutating func leaveOut(_ baseline: Baseline) {
    let (new, stale) = baseline.remaining(of: findings, checked: checkedFiles)
    inBaseline = findings.count - new.count
    let isDisabled = checking.own.stated.disabled.contains(DiagnosticKind.staleBaseline.id)
    findings = new + (isDisabled ? [] : stale)
  }

  /// Writes the findings into a baseline, and returns how many it has.
  package mutating func write(_ baseline: Baseline) -> Int? {
    do throws(FileError) {
      let count = try baseline.write(findings, checked: checkedFiles)
      let others = findings.filter { $0.document == nil }
      inBaseline = findings.count - others.count
      findings = others
      return count
    } catch {
      refuse(
        "not-written", error.path, error.description,
        remedy: error.remedy ?? "check the permissions of the file and its folder")
      return nil
    }
  }

  mutating func refuse(_ error: FileError) {
    refuse(
      "unreadable-file", error.path, error.description,
      remedy: error.inputRemedy ?? "check the name and the permissions")
  }

  mutating func refuse(
    _ id: String, _ path: FilePath, _ message: String, remedy: String
  ) {
    hasFailed = true
    findings.append(.error(id, at: SourceLocation(file: path.text), message, remedy: remedy))
  }
}
