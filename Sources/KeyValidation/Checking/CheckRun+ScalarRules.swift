import Diagnostics
import KeyModel

/// The rules that one value keeps or breaks on its own.
extension CheckRun {
  /// The rules of a wildcard's dictionary speak of its arbitrary name.
  mutating func checkName(of place: Place) {
    let name = place.member.key
    let rules = place.entry.key.rules.filter(applies)
    for rule in rules {
      checkText(name, rule, isFinal: !isSubstituted(name), isName: true, at: place, node: nil)
    }
  }

  mutating func checkRules(ofScalar node: Node, at place: Place, isFinal: Bool) {
    guard !place.entry.rulesConcernName else { return }
    let key = place.entry.key
    for rule in key.rules where applies(rule) {
      switch (rule.condition, node.value) {
      case (.range(let min, let max), _):
        guard isFinal, let number = node.number else { continue }
        guard min.map({ number < Double($0) }) ?? false || max.map({ number > Double($0) }) ?? false
        else { continue }
        report(
          rule, at: node.range,
          "\(quoted(place.member.key)) is \(node.plainText ?? ""), which is out of bounds",
          remedy: "write \(bounds(min, max))", about: key.path)
      case (.mustNotShip(let stub, let reason), _):
        checkStub(stub, reason, rule, node, at: place)
      case (_, .string(let text)):
        checkText(text, rule, isFinal: isFinal, isName: false, at: place, node: node)
      default: continue
      }
    }
  }

  func bounds(_ min: Int?, _ max: Int?) -> String {
    switch (min, max) {
    case (let min?, let max?): "a number from \(min) to \(max)"
    case (let min?, nil): "a number of at least \(min)"
    case (nil, let max?): "a number of at most \(max)"
    case (nil, nil): "a number"
    }
  }

  mutating func checkStub(
    _ stub: PropertyListValue, _ reason: String, _ rule: Rule, _ node: Node, at place: Place
  ) {
    let isPart =
      if case .string(let text) = node.value, case .string(let word) = stub {
        holdsWord(word, in: text)
      } else { false }
    guard isPart || matches(stub, node) else { return }
    report(
      rule, facts.profile == .built ? .error : .warning, at: node.range,
      "\(quoted(place.member.key)) holds the stub \(quoted(stub.plainText ?? "")), which must not ship",
      remedy: "replace it before you submit: \(reason)", about: place.entry.key.path)
  }

  /// Whether a predicate holds a word outside its quoted texts.
  func holdsWord(_ word: String, in text: String) -> Bool {
    var plain = ""
    var quote: Character?
    var isEscaped = false
    for character in text {
      if let open = quote {
        if !isEscaped, character == open { quote = nil }
        isEscaped = character == "\\" && !isEscaped
      } else if character == "\"" || character == "'" {
        quote = character
        plain.append(" ")
      } else {
        plain.append(character)
      }
    }
    return plain.split { !($0.isLetter || $0.isNumber || $0 == "_") }
      .contains { $0.uppercased() == word.uppercased() }
  }

  /// A rule about a text: a value, an element, or an arbitrary key's name where `node` is nil.
  mutating func checkText(
    _ text: String, _ rule: Rule, isFinal: Bool, isName: Bool, at place: Place, node: Node?
  ) {
    let key = place.entry.key
    let range = node?.range ?? (isName ? place.member.keyRange : nil)
    let holder = isName ? "the key" : quoted(place.member.key)
    switch rule.condition {
    case .format(let form):
      let mayBeMacro = facts.profile == .source && Placeholder.mayBeMacro(text)
      guard isFinal, !mayBeMacro, !form.accepts(text) else { return }
      if form == .notAddress {
        return reportAddress(text, rule, at: range, about: key.path)
      }
      let lower = text.lowercased()
      let isFixable =
        form == .domainName && form.accepts(lower)
        && frames.last?.written.contains(lower) != true
      report(
        rule, at: range, "\(quoted(text)) is not \(plain(form.phrase))",
        remedy: isFixable
          ? "write '\(lower)'" : "write \(plain(form.phrase))", about: key.path,
        fixIt: isFixable
          ? edit.replacing(range, text, with: lower, title: "Write '\(lower)'") : nil)
    case .withoutSuffix(let endings):
      guard let ending = endings.first(where: { text.hasSuffix($0) }) else { return }
      var name = Substring(text)
      while let ending = endings.first(where: { name.hasSuffix($0) && !$0.isEmpty }) {
        name = name.dropLast(ending.count)
      }
      let fixIt = name.isEmpty ? nil : removal(of: text.dropFirst(name.count), after: name, range)
      report(
        rule, at: range, "\(holder) ends in \(quoted(ending)), which must not be there",
        remedy: name.isEmpty ? "write a name" : "write \(quoted(name))", about: key.path,
        fixIt: isName ? nil : fixIt)
    case .withoutText(let pieces):
      guard let piece = pieces.first(where: text.contains) else { return }
      report(
        rule, at: range, "\(holder) contains \(quoted(piece)), which should not be there",
        remedy: "write the text without it", about: key.path)
    case .predicate:
      guard isFinal, let problem = PredicateSyntax.problem(in: text) else { return }
      report(
        rule, at: range, "\(holder) holds a predicate that cannot be compiled: \(problem)",
        remedy: "write a predicate as NSPredicate reads it", about: key.path)
    case .withSuffix(let endings):
      guard isFinal, !endings.contains(where: { text.hasSuffix($0) }) else { return }
      report(
        rule, at: range, "\(quoted(text)) does not end in \(listed(endings.map { quoted($0) }))",
        remedy: "write the name with its ending", about: key.path)
    default: break
    }
  }

  /// The archived reference forbids addresses; today's allows them, and ranges of them, from iOS 17
  /// and macOS 14 on.
  mutating func reportAddress(
    _ text: String, _ rule: Rule, at range: Range<Int>?, about key: PropertyPath
  ) {
    let first: [Platform: Version] = [.iOS: "17.0", .iPadOS: "17.0", .macOS: "14.0"]
    if let platform = options.platform, let target = options.deploymentTarget,
      let first = first[platform], first <= target
    {
      return
    }
    report(
      rule, at: range,
      "\(quoted(text)) is an address, which systems before iOS 17 and macOS 14 ignore",
      remedy: "write a domain name where older systems run the app", about: key)
  }

  func removal(of ending: Substring, after name: Substring, _ range: Range<Int>?) -> FixIt? {
    guard let content = edit.content(of: range, spelling: String(name + ending)) else { return nil }
    let start = content.upperBound - ending.utf8.count
    return FixIt("Remove '\(ending)'", [.init(start..<content.upperBound, with: "")])
  }
}

extension PropertyListDocument.Node {
  /// The number a value is or spells.
  fileprivate var number: Double? {
    switch value {
    case .integer(let number): Double(number)
    case .real(let number): number
    case .string(let text): Double(text)
    default: nil
    }
  }
}
