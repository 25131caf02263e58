import Diagnostics
import KeyModel
import Text

final class CheckRun {
  typealias Node = PropertyListDocument.Node
  typealias Member = PropertyListDocument.Member

  struct KeyInList {
    var entry: KeyEntry
    var member: Member
    /// Whether an element of the member's array is meant.
    var isElement = false
  }

  let checker: PropertyListChecker
  /// The document, which the catalogue copies as a whole whenever it is asked for a part.
  let kind: DocumentKind
  let facts: ListFacts
  let format: PropertyListDocument.Format
  let lines: LineIndex?
  let edit: TextEdit
  let file: String
  let isComplete: Bool
  let isTemplate: Bool
  let neighbors: [DocumentKind.ID: Node]
  private let added: [Member]
  let mechanisms: [ExtensionPoint.Mechanism]
  private(set) var findings: [Diagnostic] = []
  /// The severity of the worst finding that was omitted because there are too many.
  private var worstOmitted: Severity?
  var frames: [Frame] = []
  /// The findings of values as variants that they may be.
  var trials: [TrialPlace: Trial] = [:]
  /// Cached dictionaries at paths of the catalogue.
  var holders: [PropertyPath: [Holder]] = [:]
  let work: CheckingBudget
  var steps: [String] = []
  /// The levels of the catalogue that the walk is in: keys, elements and shapes.
  var depth = 0
  /// Whether a key above was already reported as deprecated or as another extension point's.
  var isBelowDeprecated = false
  var isBelowForeign = false

  init(
    _ checker: PropertyListChecker, facts: ListFacts, document: PropertyListDocument,
    bytes: [UInt8], file: String, isComplete: Bool, neighbors: [DocumentKind.ID: Node],
    added: [Member] = []
  ) {
    self.checker = checker
    self.facts = facts
    kind = checker.catalogue.document
    format = document.format
    lines = document.lines
    edit = TextEdit(format: document.format, bytes: bytes)
    self.file = file
    self.isComplete = isComplete
    isTemplate = nameOfTemplate(fileName(of: file).utf8) != nil
    self.neighbors = neighbors
    self.added = added
    mechanisms = checker.catalogue.mechanisms.filter {
      document.root.text(at: $0.identifierKey) != nil
    }
    work = CheckingBudget(
      values: neighbors.values.reduce(document.root.valueCount) { $0 + $1.valueCount })
  }

  var options: CheckOptions { checker.options }
  var suffixes: KeySuffixes { kind.keySuffixes }

  // MARK: - The walk

  func checkRoot(_ root: Node) {
    if let shape = checker.index.rootShape { return checkRoot(root, of: shape) }
    guard case .dictionary(let members) = root.value else {
      return report(
        .wrongType, at: root.range,
        "the \(catalogue.noun(for: catalogue.document)) is \(withArticle(root.typeName)), not a dictionary",
        remedy: "put the keys into a dictionary at the root")
    }
    open(
      Frame(
        pattern: .root, isElement: false, members: members, added: added, suffixes: suffixes),
      level: checker.index.root, owner: nil, range: root.range)
    checkDeclarations(of: root)
  }

  func open(_ frame: Frame, level: Level, owner: KeyEntry?, range: Range<Int>?) {
    frames.append(frame)
    let hasNames = !level.named.isEmpty || level.wildcard != nil
    let isClosed = isClosed(level, of: owner)
    for member in frame.members where !work.isSpent {
      work.count += 1
      steps.append(member.key)
      let match = level.match(member.key, frames.count == 1 ? suffixes : .none)
      // A name that only resembles a known one may be arbitrary, except in property lists.
      let mayBeMistaken =
        switch match {
        case .named, .anything: false
        case .arbitrary: kind.isPropertyList
        case .unknown: true
        }
      let isReported =
        mayBeMistaken && (hasNames || isClosed) && !holdsPlaceholder(member.key)
        && checkUnknown(member, level: level, owner: owner)
      if !isReported, let entry = match.entry {
        checkKey(KeyInList(entry: entry, member: member))
      }
      steps.removeLast()
    }
    if hasNames { checkPresence(frame, level: level, owner: owner, range: range) }
    frames.removeLast()
  }

  private func checkKey(_ occurrence: KeyInList) {
    let above = (isBelowDeprecated, isBelowForeign)
    checkAvailability(of: occurrence)
    checkExtensionPoint(of: occurrence)
    checkValue(of: occurrence)
    checkIsOn(occurrence)
    if occurrence.entry.key.rules.contains(where: { $0.judges(.key) }) {
      let values = occurrence.member.node.scalars
      checkRules(of: occurrence, .key(values), at: occurrence.member.keyRange, values: values)
    }
    (isBelowDeprecated, isBelowForeign) = above
  }

  /// Splits a key of the current dictionary. Only keys at the root may have a suffix.
  func split(_ key: String) -> (name: Substring, suffix: Substring) {
    (frames.count == 1 ? suffixes : .none).split(key)
  }

  // MARK: - Trials

  /// Sets the findings aside, so that a trial's findings can be told apart.
  func beginTrial() -> [Diagnostic] {
    defer { findings = [] }
    return findings
  }

  func endTrial(restoring outer: [Diagnostic]) -> Trial {
    let trial = Trial(findings: findings, errors: findings.count { $0.severity == .error })
    findings = outer
    return trial
  }

  /// Reports what a trial has found.
  func adopt(_ trial: Trial) {
    for finding in trial.findings {
      if findings.count < Self.mostFindings {
        findings.append(finding)
      } else {
        worstOmitted = max(worstOmitted ?? finding.severity, finding.severity)
      }
    }
  }

  // MARK: - Reporting

  func report(
    _ kind: DiagnosticKind, _ severity: Severity? = nil, at range: Range<Int>?, _ message: String,
    remedy: String?, about key: PropertyPath? = nil, codes: [RejectionCode.ID] = [],
    fixIt: FixIt? = nil, choices: [FixIt] = []
  ) {
    let severity = options.escalated(facts.isPrivate ? .note : severity ?? kind.severity)
    // A check that is cut short may judge wrongly.
    guard !options.disabled.contains(kind.id), !work.isSpent else { return }
    guard findings.count < Self.mostFindings else {
      worstOmitted = max(worstOmitted ?? severity, severity)
      return
    }
    let span = range.flatMap { lines?.span(of: $0, in: file) }
    var finding = Diagnostic(
      severity, kind.id, at: span?.0 ?? SourceLocation(file: file), to: span?.1, message,
      remedy: remedy,
      path: steps.isEmpty ? nil : steps.map { $0.asPathStep }.joined(separator: "/"),
      codes: codes, fixIt: fixIt)
    finding.url = key.flatMap(options.page)
    finding.choices = choices
    finding.key = key?.description
    findings.append(finding)
  }

  /// Each level takes some of the stack, and a shape may contain itself.
  static let deepest = 200
  static let mostFindings = PropertyListReader.Limits.default.findings

  /// All findings, with a last one if there may be more.
  func allFindings() -> [Diagnostic] {
    var all = findings.inReadingOrder()
    if let worstOmitted {
      all.append(Self.tooManyFindings(worstOmitted, in: file))
    }
    if work.isSpent {
      all.append(
        .error(
          "too-many-comparisons", at: SourceLocation(file: file),
          "the rest of the file is not checked: it takes too many comparisons with the catalogue's keys",
          remedy: "split the file, or remove rules and values from the catalogue"))
    }
    return all
  }

  /// The findings that are about what is left of a file.
  static let idsAboutTheRest = ["too-many-findings", "too-many-comparisons"]

  /// - Parameter severity: The severity of the worst finding that was omitted.
  static func tooManyFindings(_ severity: Severity, in file: String) -> Diagnostic {
    Diagnostic(
      severity, idsAboutTheRest[0], at: SourceLocation(file: file),
      "the file has more than \(mostFindings) mistakes",
      remedy: "correct the first ones and check the file again")
  }

  /// Reports a broken rule; advice weighs one step less than a demand.
  func report(
    _ rule: Rule, _ severity: Severity? = nil, at range: Range<Int>?, _ message: String,
    remedy: String?, about key: PropertyPath, fixIt: FixIt? = nil
  ) {
    let kind = rule.demand.finding
    let demanded = severity ?? kind.severity
    let advised: Severity =
      rule.strength == .must ? demanded : demanded == .error ? .warning : .note
    report(
      kind, self.severity(advised, of: rule.codes), at: range,
      message, remedy: remedy, about: key, codes: rule.codes, fixIt: fixIt)
  }

  func severity(_ severity: Severity, of codes: [RejectionCode.ID]) -> Severity {
    checker.severity(severity, of: codes, for: distribution)
  }

  /// Whether a text is a placeholder, so that its final value is unknown.
  func isSubstituted(_ text: String) -> Bool {
    holdsPlaceholder(text)
      || isLenient && isTemplate && Placeholder.wordToReplaceOccurs(in: text)
  }

  /// Whether some of a text may be replaced before it is read, as in lenient documents only.
  func holdsPlaceholder(_ text: String) -> Bool { isLenient && Placeholder.occurs(in: text) }
}

extension String {
  /// The name as a step of a finding's path.
  var asPathStep: String {
    shortened(to: 200).substituting("~", with: "~0").substituting("/", with: "~1")
  }
}
