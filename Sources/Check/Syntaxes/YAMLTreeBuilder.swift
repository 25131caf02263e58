import Diagnostics
import KeyValidation
import Text

/// Builds the trees of a YAML text from its events.
struct YAMLTreeBuilder {
  typealias Node = PropertyListDocument.Node
  typealias Member = PropertyListDocument.Member

  /// A value with what it takes to repeat it.
  private struct Built {
    var node: Node
    /// Everything inside, itself included.
    var size = Size()
    /// The depth of nested values.
    var height = 1
  }

  /// The number of values, and the bytes of their texts, keys and tags.
  private struct Size {
    var values = 1
    var texts = 0

    static func += (size: inout Self, other: Self) {
      size.values += other.values
      size.texts += other.texts
    }
  }

  /// The part of a mapping that is expected next.
  private enum Slot {
    case key
    case value(of: String, at: Range<Int>)
    /// The mappings that `<<` merges.
    case merge
    /// The value of a key that was reported.
    case nothing
  }

  private struct Frame {
    var event: YAMLEvent
    var end: Int
    var isMapping: Bool
    var hasUnknownTag = false
    /// Whether it is the key of a mapping, which is reported.
    var isKey = false
    var slot = Slot.key
    var nodes: [Node] = []
    var members: [Member] = []
    var merged: [Member] = []
    /// The range of each key, by its bytes, because canonically equivalent keys are different keys.
    var seen: [[UInt8]: Int] = [:]
    var size = Size()
    var height = 1

    var awaitsKey: Bool {
      if isMapping, case .key = slot { true } else { false }
    }
  }

  private let text: SourceText
  private var findings: SyntaxFindings
  private let limits: PropertyListReader.Limits
  private let scalars: YAMLReader.Scalars
  private var frames: [Frame] = []
  private var anchors: [String: Built] = [:]
  /// Everything so far, what aliases repeat included.
  private var total = Size(values: 0)
  private var root: Node?
  private var roots: [Node] = []
  /// Whether an alias inside of what it repeats is noted rather than reported.
  var notesRecursion = false
  /// Where what such an alias repeats begins, by where the alias does.
  private(set) var recursions: [Int: Int] = [:]
  /// The ranges of quoted texts and blocks, in which `#` begins no comment.
  private var quoted: [Range<Int>] = []

  init(
    _ text: SourceText, file: String, limits: PropertyListReader.Limits,
    _ scalars: YAMLReader.Scalars
  ) {
    self.text = text
    self.limits = limits
    self.scalars = scalars
    findings = SyntaxFindings(text, file: file, limit: limits.findings)
  }

  var isStopped: Bool { findings.isStopped }

  mutating func add(_ event: YAMLEvent) {
    switch event.kind {
    case .documentStart: (root, anchors) = (nil, [:])
    case .documentEnd: if let root { roots.append(root) }
    case .streamEnd: break
    case .scalar(let scalar): add(scalar, event)
    case .alias(let name): repeatValue(name, event)
    case .sequenceStart: open(event, isMapping: false)
    case .mappingStart: open(event, isMapping: true)
    case .sequenceEnd, .mappingEnd: close(event)
    }
  }

  mutating func report(_ failure: YAMLParser.Failure) {
    let problem = YAMLProblem(failure)
    findings.error("yaml-syntax", at: failure.offset, problem.message, remedy: problem.remedy)
  }

  /// Reports what is too much; nothing that was read is used.
  mutating func stop(at offset: Int, _ message: String, remedy: String) {
    findings.stop("too-many-values", at: offset, message, remedy: remedy)
  }

  /// The documents that were read to their end. One without a value does not count, unless there is no other.
  func reading() -> SyntaxReading {
    let filled = roots.filter { $0.range?.isEmpty == false }
    var comments = CommentLines(text, outside: quoted).ignores[...]
    let chosen = filled.isEmpty ? Array(roots.prefix(1)) : filled
    let documents = chosen.enumerated().map { index, root in
      let end = index == chosen.count - 1 ? Int.max : root.range?.upperBound ?? Int.max
      let own = comments.prefix { $0.range.lowerBound < end }
      comments = comments.dropFirst(own.count)
      return PropertyListDocument(
        format: .yaml, root: root, lines: text.lines, ignores: Array(own))
    }
    return SyntaxReading(
      documents: isStopped ? [] : documents, diagnostics: findings.diagnostics.inReadingOrder())
  }

  // MARK: - Values

  private mutating func add(_ scalar: YAMLScalar, _ event: YAMLEvent) {
    let range = scalar.isPlain ? trimmed(event.range) : event.range
    if !scalar.isPlain { quoted.append(range) }
    let isKey = frames.last?.awaitsKey == true
    let size = Size(values: isKey ? 0 : 1, texts: scalar.text.utf8.count)
    count(size, of: event, at: range.lowerBound)
    guard !isStopped else { return }
    guard !isKey else {
      register(Built(node: Node(.string(scalar.text), range: range), size: size), event)
      frames[frames.count - 1].size.texts += size.texts
      return addKey(scalar, at: range)
    }
    let built = Built(node: node(of: scalar, event, at: range), size: size)
    register(built, event)
    attach(built, end: range.upperBound)
  }

  private mutating func node(of scalar: YAMLScalar, _ event: YAMLEvent, at range: Range<Int>)
    -> Node
  {
    let original = text.originalRange(range)
    guard scalars == .typed else { return Node(.string(scalar.text), range: original) }
    let isTagUnknown = reportTag(of: event)
    var value = scalar.value(tagged: event.tag)
    if value == nil {
      findings.error(
        "yaml-tag", at: range.lowerBound,
        "\(scalar.text.quotedShort) does not fit its tag \((event.tag ?? "").quotedShort)",
        remedy: "correct the value, or remove the tag")
      value = .string(scalar.text)
    }
    if case .string(let string)? = value, string.hasLongRun { value = .string(string.legible) }
    var node = Node(value ?? .null, range: original)
    node.isAmbiguous = scalar.isAmbiguous && event.tag == nil
    node.hasUnknownTag = isTagUnknown
    return node
  }

  private mutating func repeatValue(_ name: String, _ event: YAMLEvent) {
    let range = event.range
    guard var built = anchors[name] else {
      let open = frames.last { $0.event.anchor == name }
      let isOpen = open != nil
      if notesRecursion, let open, frames.last?.awaitsKey != true {
        let own = text.originalRange(range)
        recursions[own.lowerBound] = text.originalRange(open.event.range).lowerBound
        return attach(Built(node: Node(.null, range: own)), end: range.upperBound)
      }
      findings.error(
        "yaml-alias", at: range.lowerBound,
        isOpen
          ? "the alias \(("*" + name).quotedShort) is inside of what it repeats"
          : "nothing above is marked with \(("&" + name).quotedShort)",
        remedy: isOpen
          ? "write the value itself" : "mark the value to be repeated, or correct the name")
      if frames.last?.awaitsKey == true {
        frames[frames.count - 1].slot = .nothing
      } else {
        attach(Built(node: Node(.null, range: text.originalRange(range))), end: range.upperBound)
      }
      return
    }
    count(built.size, of: event, at: range.lowerBound)
    checkDepth(frames.count + built.height, at: range.lowerBound)
    guard !isStopped else { return }
    guard frames.last?.awaitsKey != true else {
      guard case .string(let text) = built.node.value else { return refuseKey(at: range) }
      frames[frames.count - 1].size.texts += built.size.texts
      return addKey(YAMLScalar(text: text, isPlain: false), at: range)
    }
    // Its content has the range where it is written.
    built.node.range = text.originalRange(range)
    attach(built, end: range.upperBound)
  }

  private mutating func register(_ built: Built, _ event: YAMLEvent) {
    if let anchor = event.anchor { anchors[anchor] = built }
  }

  // MARK: - Keys

  private mutating func addKey(_ scalar: YAMLScalar, at range: Range<Int>) {
    let last = frames.count - 1
    frames[last].end = max(frames[last].end, range.upperBound)
    if scalar.isPlain, scalar.text == "<<" {
      frames[last].slot = .merge
      return
    }
    let isTooSlow = scalars == .typed && scalar.text.hasLongRun
    let name = isTooSlow ? scalar.text.legible : scalar.text
    if let first = frames[last].seen.updateValue(range.lowerBound, forKey: Array(name.utf8)) {
      findings.report(
        .warning, DiagnosticKind.duplicateKey.id, at: range.lowerBound,
        "the key \(name.quotedShort) occurs twice in one mapping; the first is on line \(findings.line(of: first))",
        remedy:
          "remove one of the two: YAML forbids it, and readers keep the last or refuse the file")
    }
    frames[last].slot = .value(of: name, at: range)
  }

  private mutating func refuseKey(at range: Range<Int>) {
    findings.error(
      "yaml-key", at: range.lowerBound, "a list or a mapping is a key",
      remedy: "write a text as the key")
    if let last = frames.indices.last { frames[last].slot = .nothing }
  }

  // MARK: - Containers

  private mutating func open(_ event: YAMLEvent, isMapping: Bool) {
    checkDepth(frames.count + 1, at: event.range.lowerBound)
    count(Size(), of: event, at: event.range.lowerBound)
    let isTagUnknown = scalars == .typed && reportTag(of: event)
    var frame = Frame(event: event, end: event.range.upperBound, isMapping: isMapping)
    frame.hasUnknownTag = isTagUnknown
    frame.isKey = frames.last?.awaitsKey == true
    frames.append(frame)
  }

  private mutating func close(_ event: YAMLEvent) {
    guard var frame = frames.popLast() else { return }
    let start = frame.event.range.lowerBound
    let end = max(start, frame.event.isFlow ? event.range.upperBound : frame.end)
    guard !frame.isKey else { return refuseKey(at: start..<end) }
    for member in frame.merged
    where frame.seen.updateValue(0, forKey: Array(member.key.utf8)) == nil {
      frame.members.append(member)
    }
    let value: PropertyListDocument.Value =
      frame.isMapping ? .dictionary(frame.members) : .array(frame.nodes)
    var node = Node(value, range: text.originalRange(start..<end))
    node.hasUnknownTag = frame.hasUnknownTag
    let built = Built(node: node, size: frame.size, height: frame.height)
    register(built, frame.event)
    attach(built, end: end)
  }

  private mutating func attach(_ built: Built, end: Int) {
    guard !isStopped else { return }
    guard let last = frames.indices.last else {
      root = built.node
      return
    }
    frames[last].end = max(frames[last].end, end)
    frames[last].size += built.size
    frames[last].height = max(frames[last].height, built.height + 1)
    guard frames[last].isMapping else {
      frames[last].nodes.append(built.node)
      return
    }
    switch frames[last].slot {
    case .value(let name, let range):
      frames[last].members.append(
        Member(key: name, keyRange: text.originalRange(range), node: built.node))
    case .merge: merge(built.node, into: last, at: end)
    case .nothing, .key: break
    }
    frames[last].slot = .key
  }

  private mutating func merge(_ node: Node, into frame: Int, at offset: Int) {
    switch node.value {
    case .dictionary(let members): frames[frame].merged += members
    case .array(let nodes)
    where nodes.allSatisfy({ if case .dictionary = $0.value { true } else { false } }):
      for case .dictionary(let members) in nodes.map({ $0.value }) {
        frames[frame].merged += members
      }
    default:
      findings.error(
        "yaml-merge", at: node.range?.lowerBound ?? offset,
        "'<<' merges mappings, and this is something else",
        remedy: "write the alias of a mapping, or a list of such aliases")
    }
  }

  // MARK: - Limits and tags

  /// Counts a value with all inside; what an alias repeats is never larger than a whole file may be.
  private mutating func count(_ size: Size, of event: YAMLEvent, at offset: Int) {
    total += size
    // A short tag may stand for one of any length.
    total.texts += event.tag?.utf8.count ?? 0
    if total.values > limits.values {
      stop(
        at: offset, "the file stands for more than \(limits.values) values",
        remedy: "split the file, or use fewer aliases")
    } else if total.texts > limits.texts {
      stop(
        at: offset, "the file stands for texts of more than \(limits.texts) bytes",
        remedy: "split the file, or use fewer aliases")
    }
  }

  private mutating func checkDepth(_ depth: Int, at offset: Int) {
    guard depth > limits.depth else { return }
    findings.stop(
      "nested-too-deeply", at: offset,
      "values are nested more than \(limits.depth) levels deep", remedy: "flatten the file")
  }

  /// Reports a tag that only other programs know.
  ///
  /// - Returns: Whether there is one.
  private mutating func reportTag(of event: YAMLEvent) -> Bool {
    guard let tag = event.tag, !YAMLScalar.isKnown(tag: tag) else { return false }
    findings.report(
      .note, "yaml-tag", at: event.range.lowerBound,
      "docgen doesn't know the tag \(tag.quotedShort), so the value is not checked",
      remedy: "nothing, if the program that reads the file knows it")
    return true
  }

  /// A range without blanks and line breaks at its end.
  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    let blanks = text.bytes[range].reversed().prefix { " \t\r\n".utf8.contains($0) }.count
    return range.lowerBound..<(range.upperBound - blanks)
  }
}
