import Diagnostics
import KeyModel
import Text

/// Builds the tree of values while a reader finds them, without recursion.
///
/// All four readers use it, so only this type checks limits and duplicate keys.
struct TreeBuilder {
  typealias Node = PropertyListDocument.Node
  typealias Value = PropertyListDocument.Value

  enum ContainerKind {
    case array, dictionary
    /// The content of an unknown element, which is read only to report its mistakes.
    case ignored
  }

  struct PendingKey {
    var name: String
    var range: Range<Int>?
    /// Whether its text has a mistake, so that it is dropped together with its value.
    var isGuess = false
    /// Whether the dictionary already has the key, so that one of the two is lost.
    var isDuplicate = false
  }

  private struct Frame {
    var kind: ContainerKind
    var start: Int?
    var nodes: [Node] = []
    var members: [PropertyListDocument.Member] = []
    var pending: PendingKey?
    /// Keys by their bytes, because canonically equivalent keys are different keys.
    var seen: [[UInt8]: (offset: Int?, isConditional: Bool, index: Int)] = [:]
  }

  var findings: Findings
  /// True between `#if` and `#endif`, where both branches may have the same key.
  var isConditional = false
  private(set) var root: Node?
  private(set) var ignores: [IgnoreComment] = []
  private let limits: PropertyListReader.Limits
  private var frames: [Frame] = []
  private var valueCount = 0
  /// The bytes of all texts and data; a shared object counts once per reference.
  private var byteCount = 0

  init(findings: Findings, limits: PropertyListReader.Limits) {
    self.findings = findings
    self.limits = limits
  }

  var isStopped: Bool { findings.isStopped }
  var depth: Int { frames.count }
  var kind: ContainerKind? { frames.last?.kind }
  var pendingKey: PendingKey? { frames.last?.pending }

  var path: String {
    let steps = frames.compactMap { frame -> String? in
      switch frame.kind {
      case .dictionary: frame.pending?.name
      case .array: "[\(frame.nodes.count)]"
      case .ignored: nil
      }
    }
    return steps.isEmpty ? "the root" : steps.suffix(12).joined(separator: "/")
  }

  mutating func open(_ kind: ContainerKind, at start: Int?) {
    guard frames.count < limits.depth else {
      findings.stop(
        "nested-too-deeply", at: start,
        "values are nested more than \(limits.depth) levels deep", remedy: "flatten the list")
      return
    }
    guard countValue(at: start) else { return }
    frames.append(Frame(kind: kind, start: start))
  }

  /// Opens a dictionary without brackets at the root. A text without a name may be a piece of a list; a file is a whole
  /// one.
  mutating func openFragment(at start: Int, _ opening: String, _ closing: String) {
    if findings.isOfFile {
      findings.error(
        "stray-key", at: start,
        "the file is a fragment: it has the inside of a dictionary, and no program can read it",
        remedy: "write \(opening) before it, and \(closing) after it")
    } else {
      findings.report(
        .note, DiagnosticKind.fragment.id, at: start,
        "the text is a fragment, and is read as the inside of a dictionary",
        remedy: "put it into a whole list; what the list may lack besides was not checked")
    }
    open(.dictionary, at: start)
  }

  mutating func close(at end: Int?) {
    guard let frame = frames.popLast() else { return }
    let value: Value
    switch frame.kind {
    case .array: value = .array(frame.nodes)
    case .dictionary: value = .dictionary(frame.members)
    case .ignored:
      dropValue()
      return
    }
    attach(Node(value, range: range(frame.start, end)))
  }

  mutating func add(_ value: Value, at range: Range<Int>?) {
    var (value, length) = (value, 0)
    switch value {
    case .string(let text):
      length = text.utf8.count
      value = .string(withoutLongRuns(text, at: range))
    case .data(let bytes): length = bytes.count
    default: break
    }
    guard countValue(at: range?.lowerBound), count(length, at: range?.lowerBound) else { return }
    attach(Node(value, range: range.flatMap { self.range($0.lowerBound, $0.upperBound) }))
  }

  /// Drops the pending key, because its value was reported and left out.
  mutating func dropValue() {
    guard !frames.isEmpty else { return }
    frames[frames.count - 1].pending = nil
  }

  mutating func key(_ name: String, at range: Range<Int>?, isGuess: Bool = false) {
    guard !frames.isEmpty, frames[frames.count - 1].kind == .dictionary else { return }
    guard count(name.utf8.count, at: range?.lowerBound) else { return }
    if isGuess {
      frames[frames.count - 1].pending = PendingKey(name: name, range: range, isGuess: true)
      return
    }
    let name = withoutLongRuns(name, at: range)
    let bytes = Array(name.utf8)
    var key = PendingKey(name: name, range: range)
    if let first = frames[frames.count - 1].seen[bytes] {
      key.isDuplicate = !isConditional && !first.isConditional
    } else {
      frames[frames.count - 1].seen[bytes] = (
        range?.lowerBound, isConditional, frames[frames.count - 1].members.count
      )
    }
    frames[frames.count - 1].pending = key
  }

  /// A text without long runs of marks, so that comparing and hashing it takes linear time.
  private mutating func withoutLongRuns(_ text: String, at range: Range<Int>?) -> String {
    guard text.hasLongRun else { return text }
    findings.report(
      .warning, "too-many-marks", at: range?.lowerBound,
      "the text has too many combining marks in a row",
      remedy: "remove them; the text is checked as if they were U+FFFD")
    return text.legible
  }

  private mutating func reportDuplicate(_ key: PendingKey, _ node: Node) {
    guard let frame = frames.last, let first = frame.seen[Array(key.name.utf8)] else { return }
    // If the first key has no value, a different member is at its index.
    let other = frame.members.dropFirst(first.index).prefix(1).first { $0.key == key.name }?.node
    let isEqual = other?.hasSameValue(as: node) ?? false
    let location =
      first.offset.map { "; the first is on line \(findings.line(of: $0))" }
      ?? " at \(containerPath)"
    let values = isEqual ? "" : ", with \(other.map(phrase) ?? "no value") and then \(phrase(node))"
    findings.report(
      isEqual ? .note : .warning, DiagnosticKind.duplicateKey.id, at: key.range?.lowerBound,
      "the key \(quoted(key.name)) occurs twice in one dictionary\(values)\(location)",
      remedy: isEqual
        ? "remove one of the two"
        : "remove one of the two: Apple's reader keeps the last, others keep the first",
      related: first.offset.map { ($0, "the first \(quoted(key.name))") })
  }

  private func phrase(_ node: Node) -> String {
    node.plainText.map { quoted($0.shortened(to: 80)) } ?? withArticle(node.typeName)
  }

  private var containerPath: String {
    var outer = self
    outer.frames.removeLast()
    return outer.path
  }

  private mutating func attach(_ node: Node) {
    guard let last = frames.indices.last else {
      if root == nil { root = node }
      return
    }
    switch frames[last].kind {
    case .array: frames[last].nodes.append(node)
    case .ignored: break
    case .dictionary:
      guard let key = frames[last].pending else { return }
      frames[last].pending = nil
      guard !key.isGuess else { return }
      if key.isDuplicate { reportDuplicate(key, node) }
      let keyRange = key.range.flatMap { range($0.lowerBound, $0.upperBound) }
      frames[last].members.append(.init(key: key.name, keyRange: keyRange, node: node))
    }
  }

  /// Records a comment that suppresses findings. There are at most as many as findings.
  ///
  /// - Parameters:
  ///   - start: The length of what begins it.
  ///   - end: The length of what ends it.
  mutating func addComment(_ range: Range<Int>, after start: Int = 4, before end: Int = 3) {
    let content = range.dropFirst(start).dropLast(end).prefix(1_000)
    guard ignores.count < limits.findings, let text = findings.text,
      let comment = IgnoreComment(text.string(content), at: text.originalRange(range))
    else { return }
    ignores.append(comment)
  }

  private mutating func countValue(at offset: Int?) -> Bool {
    guard !isStopped else { return false }
    valueCount += 1
    guard valueCount <= limits.values else {
      findings.stop(
        "too-many-values", at: offset, "the list has more than \(limits.values) values",
        remedy: "split the list")
      return false
    }
    return true
  }

  private mutating func count(_ bytes: Int, at offset: Int?) -> Bool {
    byteCount += bytes
    guard byteCount <= limits.texts else {
      findings.stop(
        "too-many-values", at: offset,
        "the texts and data of the list have more than \(limits.texts) bytes together",
        remedy: "split the list, or refer to a long object fewer times")
      return false
    }
    return true
  }

  private func range(_ start: Int?, _ end: Int?) -> Range<Int>? {
    guard let text = findings.text, let start, let end, start <= end else { return nil }
    return text.originalRange(start..<end)
  }
}

extension PropertyListDocument.Node {
  /// Compares lengths first, so that a long value can be compared with many short ones.
  fileprivate func hasSameValue(as other: Self) -> Bool {
    switch (value, other.value) {
    case (.array(let one), .array(let two)):
      one.count == two.count && zip(one, two).allSatisfy { $0.hasSameValue(as: $1) }
    case (.dictionary(let one), .dictionary(let two)):
      one.count == two.count
        && zip(one, two).allSatisfy { $0.key == $1.key && $0.node.hasSameValue(as: $1.node) }
    case (.array, _), (.dictionary, _), (_, .array), (_, .dictionary): false
    default: identity == other.identity
    }
  }
}
