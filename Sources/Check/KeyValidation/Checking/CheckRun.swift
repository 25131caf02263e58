import Diagnostics
import KeyModel
import Text

/// One check of a list: a walk beside the catalogue, and what it found so far.
struct CheckRun {
  typealias Node = PropertyListDocument.Node
  typealias Member = PropertyListDocument.Member

  /// A key in a file, or an element of its array, with the entry that describes it.
  struct KeyInList {
    var entry: KeyEntry
    var member: Member
    /// Whether an element of the member's array is meant.
    var isElement = false
    /// The keys, elements and shapes of the catalogue around it.
    var depth = 0
    /// Whether it or a key above was already reported as deprecated or as another extension point's.
    var isBelowDeprecated = false
    var isBelowForeign = false

    var node: Node { member.node }

    /// The same value, or one in it, as another entry describes it.
    func inside(_ entry: KeyEntry, _ member: Member, isElement: Bool = false) -> KeyInList {
      changed(self) {
        ($0.entry, $0.member, $0.isElement) = (entry, member, isElement)
        $0.depth += 1
      }
    }
  }

  /// The constants of a check. Each rule gets the run as its context, and a copy of it must be small.
  final class Input {
    let checker: PropertyListChecker
    /// The document, which the catalogue copies as a whole whenever it is asked for a part.
    let kind: DocumentKind
    let facts: ListFacts
    let list: PropertyListDocument
    let edit: TextEdit
    let file: String
    let isComplete: Bool
    let isTemplate: Bool
    let surroundings: BundleSurroundings
    let mechanisms: [ExtensionPoint.Mechanism]

    init(
      _ checker: PropertyListChecker, _ list: PropertyListDocument, bytes: [UInt8], file: String,
      isComplete: Bool, surroundings: BundleSurroundings
    ) {
      self.checker = checker
      facts = ListFacts(list, checker: checker, surroundings: surroundings)
      kind = checker.catalogue.document
      self.list = list
      edit = TextEdit(format: list.format, bytes: bytes)
      self.file = file
      self.isComplete = isComplete
      isTemplate = nameOfTemplate(fileName(of: file).utf8) != nil
      self.surroundings = surroundings
      mechanisms = checker.catalogue.mechanisms.filter {
        list.root.text(at: $0.identifierKey) != nil
      }
    }
  }

  let input: Input
  let work: CheckingBudget
  var findings: FindingLog
  /// The number of things that a possible store would refuse, whether they are reported or not.
  var heldBack = 0
  /// Whether rules are judged as if the product went to the possible store.
  var supposesStore = false
  /// The dictionaries that the walk is in, the outermost first.
  var frames: [Frame] = []
  /// The findings of values as variants that they may be.
  var trials: [TrialPlace: FindingLog] = [:]
  var steps: [String] = []

  init(_ input: Input) {
    self.input = input
    work = CheckingBudget(
      values: input.surroundings.lists.values.reduce(input.list.root.valueCount) {
        $0 + $1.valueCount
      })
    findings = FindingLog(file: input.file)
  }

  var checker: PropertyListChecker { input.checker }
  var kind: DocumentKind { input.kind }
  var facts: ListFacts { input.facts }
  var list: PropertyListDocument { input.list }
  var edit: TextEdit { input.edit }
  var file: String { input.file }
  var isComplete: Bool { input.isComplete }
  var isTemplate: Bool { input.isTemplate }
  var surroundings: BundleSurroundings { input.surroundings }
  var mechanisms: [ExtensionPoint.Mechanism] { input.mechanisms }
  var options: CheckOptions { checker.options }
  var format: PropertyListDocument.Format { list.format }

  // MARK: - The walk

  mutating func checkRoot() {
    let root = list.root
    checkDeprecation(of: root)
    if let shape = checker.index.rootShape {
      let member = Member(key: shape.key.name, keyRange: nil, node: root)
      return checkValue(of: KeyInList(entry: shape, member: member))
    }
    guard case .dictionary(let members) = root.value else {
      return report(
        .wrongType, at: root.range,
        "the \(catalogue.noun(for: catalogue.document)) is \(withArticle(root.typeName)), not a dictionary",
        remedy: "put the keys into a dictionary\(list.embedding == nil ? " at the root" : "")")
    }
    check(
      Frame(
        members, added: surroundings.added, level: checker.index.root, range: root.range,
        suffixes: checker.index.suffixes))
    checkDeclarations(of: root)
  }

  mutating func check(_ frame: Frame) {
    frames.append(frame)
    let isClosed = isClosed(frame)
    for member in frame.members where !work.isSpent {
      work.count += 1
      steps.append(member.key)
      let match = frame.level.keys.match(member.key, frame.suffixes)
      // A name that only resembles a known one may be arbitrary, except in property lists.
      let mayBeMistaken =
        switch match {
        case .named, .anything: false
        case .arbitrary: kind.isPropertyList
        case .unknown: true
        }
      let isReported =
        mayBeMistaken && (!frame.level.keys.isEmpty || isClosed) && !holdsPlaceholder(member.key)
        && checkUnknown(member, in: frame)
      if !isReported, let entry = match.entry {
        checkKey(frame.owner?.inside(entry, member) ?? KeyInList(entry: entry, member: member))
      }
      steps.removeLast()
    }
    if !frame.level.keys.isEmpty { checkPresence(in: frame) }
    frames.removeLast()
  }

  private mutating func checkKey(_ occurrence: KeyInList) {
    var occurrence = occurrence
    if checkAvailability(of: occurrence) { occurrence.isBelowDeprecated = true }
    if checkExtensionPoint(of: occurrence) { occurrence.isBelowForeign = true }
    guard !occurrence.node.hasUnknownTag else { return }
    checkValue(of: occurrence)
    checkIsOn(occurrence)
    if occurrence.entry.key.rules.contains(where: { $0.judges(.key) }) {
      let values = occurrence.node.scalars
      guard !values.contains(where: { $0.hasUnknownValue }) else { return }
      checkRules(of: occurrence, .key(values), at: occurrence.member.keyRange, values: values)
    }
  }

  // MARK: - Reporting

  mutating func report(
    _ kind: DiagnosticKind, _ severity: Severity? = nil, at range: Range<Int>?, _ message: String,
    remedy: String?, about key: PropertyPath? = nil, codes: [RejectionCode.ID] = [],
    fixIt: FixIt? = nil, choices: [FixIt] = []
  ) {
    record(
      kind, severity, at: range, message, remedy: remedy, about: key, codes: codes,
      Refusal(by: refusing(codes)), fixIt: fixIt, choices: choices)
  }

  /// A refusal by a distribution: of the product for the finding, or, counted, for others that are not reported.
  private struct Refusal {
    var by: Distribution.ID?
    var count = 1
    /// Whether the services that report the finding's codes do so yet.
    var isInForce = true
  }

  /// Many call it, so one copy of it is smaller than many that know their arguments.
  @inline(never)
  private mutating func record(
    _ kind: DiagnosticKind, _ severity: Severity?, at range: Range<Int>?, _ message: String,
    remedy: String?, about key: PropertyPath?, codes: [RejectionCode.ID], _ refusal: Refusal,
    fixIt: FixIt?, choices: [FixIt]
  ) {
    let severity = options.escalated(facts.isPrivate ? .note : severity ?? kind.severity)
    // A check that is cut short may judge wrongly.
    guard !options.disabled.contains(kind.id), !work.isSpent else { return }
    guard !findings.isFull else { return findings.omit(severity) }
    let (start, end) = list.lines.span(of: range, in: file)
    let path = (list.embedding ?? []) + steps
    // Only the tool that reads the file knows how to write it.
    let isEditable = list.embedding == nil
    var finding = Diagnostic(
      severity, kind.id, at: start, to: end, message, remedy: remedy,
      path: path.isEmpty ? nil : path.map { $0.asPathStep }.joined(separator: "/"),
      codes: codes, fixIt: isEditable ? fixIt : nil)
    finding.refusedBy = refusal.by
    finding.count = refusal.count
    finding.url = key.flatMap(options.page)
    finding.choices = isEditable ? choices : []
    finding.key = key?.description
    findings.append([finding])
    if refusal.isInForce, let possible = facts.possible, catalogue.refuses(codes, in: possible.id) {
      heldBack += 1
    }
  }

  /// The id of the product's distribution, if it refuses products for one of these codes.
  private func refusing(_ codes: [RejectionCode.ID]) -> Distribution.ID? {
    codes.isEmpty ? nil : catalogue.refusal(codes, in: kind, by: facts.destination)
  }

  /// Counts what a store would refuse that may be the product's destination.
  mutating func reportHeldBack() {
    guard heldBack > 0, let possible = facts.possible else { return }
    record(
      .refusedElsewhere, nil, at: nil,
      "\(possible.name) would refuse \(heldBack == 1 ? "1 thing" : "\(heldBack) things") in it",
      remedy:
        "check with the distribution '\(possible.id)' if the product goes there, or with another",
      about: nil, codes: [], Refusal(by: possible.id, count: heldBack), fixIt: nil, choices: [])
  }

  /// Reports a broken rule.
  mutating func report(
    _ rule: Rule, _ severity: Severity? = nil, at range: Range<Int>?, _ message: String,
    remedy: String?, about key: PropertyPath, fixIt: FixIt? = nil
  ) {
    let kind = rule.demand.finding
    let demanded = rule.strength.severity(of: severity ?? kind.severity)
    var judged = self.severity(demanded, of: rule.codes)
    var refusedBy = refusing(rule.codes)
    if rule.condition.namesDistributions, let destination = facts.destination {
      if destination.isPresumed { judged = min(judged, .warning) }
      if rule.strength == .must { refusedBy = destination.id }
    }
    // Code that has an API in it may never call it.
    if rule.condition != .always, let code = surroundings.code, !rule.condition.apis.isEmpty {
      judged = min(judged, rule.codes.isEmpty || code.isOfSources ? .note : .warning)
      if code.isOfSources { refusedBy = nil }
    }
    var message = message
    let phase = rule.schedule?.phase(on: options.date) ?? .enforced
    guard phase != .announced else { return }
    if phase == .warned, let schedule = rule.schedule {
      judged = min(judged, .warning)
      message += "; \(schedule.phrase)"
    }
    let isInForce = phase == .enforced
    record(
      kind, judged, at: range, message, remedy: remedy, about: key, codes: rule.codes,
      Refusal(by: isInForce ? refusedBy : nil, isInForce: isInForce), fixIt: fixIt, choices: [])
  }

  /// Each level takes some of the stack, and a shape may contain itself.
  static let deepest = 200

  func severity(_ severity: Severity, of codes: [RejectionCode.ID]) -> Severity {
    checker.severity(severity, of: codes, for: facts.destination)
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
    shortened(to: 200).escapedForPointer
  }
}
