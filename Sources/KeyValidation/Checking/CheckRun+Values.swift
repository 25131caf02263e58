import Diagnostics
import KeyModel

/// Types, allowed values, and the rules that one value keeps or breaks on its own.
extension CheckRun {
  mutating func checkValue(of place: Place) {
    let key = place.entry.key
    let node = place.member.node
    switch node.value {
    case .dictionary(let members):
      guard key.types.contains(.dictionary) else { return reportType(of: node, at: place) }
      checkEmptiness(members.isEmpty, of: node, at: place)
      if place.entry.rulesConcernName { checkName(of: place) }
      open(
        Frame(pattern: key.path, isElement: false, members: members), level: place.entry.inside,
        owner: place.entry, place: node.range)
    case .array(let elements):
      guard place.entry.isArray else { return reportType(of: node, at: place) }
      checkEmptiness(elements.isEmpty, of: node, at: place)
      checkElements(elements, of: node, at: place)
    default:
      if place.entry.rulesConcernName { checkName(of: place) }
      let scalars = key.types.filter { $0 != .dictionary }
      checkScalar(node, types: scalars, at: place)
    }
  }

  private mutating func checkElements(_ elements: [Node], of node: Node, at place: Place) {
    let types = place.entry.elementTypes
    for (index, element) in elements.enumerated() {
      steps.append(String(index))
      defer { steps.removeLast() }
      if let entry = place.entry.inside.element {
        checkValue(
          of: Place(entry: entry, member: Member(key: "", keyRange: nil, node: element)))
        continue
      }
      switch element.value {
      case .dictionary(let members):
        guard types.isEmpty || types.contains(.dictionary) else {
          reportType(of: element, among: types, at: place)
          continue
        }
        open(
          Frame(pattern: place.entry.key.path, isElement: true, members: members),
          level: place.entry.inside, owner: place.entry, place: element.range)
      case .array:
        let takesArrays = types.contains { if case .array = $0 { true } else { false } }
        if !types.isEmpty, !takesArrays { reportType(of: element, among: types, at: place) }
      default:
        if !types.isEmpty { checkScalar(element, types: types, at: place) }
      }
    }
    checkRules(ofArray: elements, node: node, at: place)
  }

  private mutating func checkRules(ofArray elements: [Node], node: Node, at place: Place) {
    let key = place.entry.key
    for rule in key.rules where applies(rule) {
      switch rule.condition {
      case .firstElement(let value):
        if let first = elements.first?.plainText, isSubstituted(first) { continue }
        guard elements.first.map({ matches(value, $0) }) != true else { continue }
        report(
          rule, at: elements.first?.range ?? node.range,
          "\(quoted(key.name)) does not begin with \(quoted(value.plainText ?? "…"))",
          remedy: "put \(quoted(value.plainText ?? "…")) first", about: key.path)
      case .uniqueElements:
        var seen: Set<String> = []
        for element in elements {
          guard let text = element.plainText, !seen.insert(text).inserted else { continue }
          report(
            rule, at: element.range, "\(quoted(text)) occurs twice in \(quoted(key.name))",
            remedy: "remove the second one", about: key.path)
        }
      default: break
      }
    }
  }

  private mutating func checkEmptiness(_ isEmpty: Bool, of node: Node, at place: Place) {
    guard isEmpty, isComplete else { return }
    for rule in place.entry.key.rules where rule.condition == .notEmpty && applies(rule) {
      report(
        rule, at: node.range, "\(quoted(place.member.key)) is empty",
        remedy: "add what it is for, or remove the key", about: place.entry.key.path)
    }
  }

  /// One value that holds no others, or one element of an array.
  private mutating func checkScalar(_ node: Node, types: [ValueType], at place: Place) {
    if case .string(let text) = node.value {
      if isSubstituted(text) {
        if facts.profile == .built { reportPlaceholder(text, of: node, at: place) }
        let takesText = types.contains { type in
          type.holdsNoOther && (type == .string || Placeholder.isWhole(text))
        }
        if !takesText { reportType(of: node, among: types, at: place) }
        // An ending after the setting is final all the same.
        return checkRules(ofScalar: node, at: place, isFinal: false)
      }
      if facts.profile == .source, Placeholder.mayBeMacro(text), !types.contains(.string) { return }
    }
    switch fit(node, types) {
    case .right: break
    case .wrong where isAlsoAccepted(node, by: place.entry.key),
      .works where isAlsoAccepted(node, by: place.entry.key):
      break
    case .wrong: return reportType(of: node, among: types, at: place)
    case .works(let kind, let severity): reportLeniency(kind, severity, node, types, at: place)
    }
    checkAllowed(node, types: types, at: place)
    checkRules(ofScalar: node, at: place, isFinal: true)
  }

  // MARK: - Types

  enum Fit {
    case right, wrong
    /// Not as documented, and yet readers understand it.
    case works(DiagnosticKind, Severity)
  }

  func fit(_ node: Node, _ types: [ValueType]) -> Fit {
    let isNumeric = types.contains { $0 == .integer || $0 == .real || $0 == .number }
    switch node.value {
    case .string(let text):
      if types.contains(.string) { return .right }
      if types.contains(.boolean), flag(spelled: text) != nil {
        return format == .openStep ? .right : .works(.booleanAsString, .warning)
      }
      if isNumeric, number(spelled: text, types) {
        return format == .openStep ? .right : .works(.numberAsString, .warning)
      }
      // Converters write dates and data of a list as texts where the format has neither.
      let lacksDates = format == .json || format == .openStep
      if lacksDates, types.contains(.date) || types.contains(.data) { return .right }
      return .wrong
    case .integer(let number):
      if isNumeric { return .right }
      guard types.contains(.boolean) else { return .wrong }
      return .works(.booleanAsNumber, number == 0 || number == 1 ? .note : .warning)
    case .real(let number):
      if types.contains(.real) || types.contains(.number) { return .right }
      guard types.contains(.integer), number == number.rounded() else { return .wrong }
      // JSON has one kind of number.
      return format == .json ? .right : .works(.booleanAsNumber, .note)
    case .boolean:
      if types.contains(.boolean) { return .right }
      return isNumeric ? .works(.booleanAsNumber, .warning) : .wrong
    case .date: return types.contains(.date) ? .right : .wrong
    case .data: return types.contains(.data) ? .right : .wrong
    case .array, .dictionary: return .wrong
    }
  }

  private func flag(spelled text: String) -> Bool? {
    switch text {
    case "YES", "Yes", "yes", "true", "True", "TRUE", "Y", "y", "1": true
    case "NO", "No", "no", "false", "False", "FALSE", "N", "n", "0": false
    default: nil
    }
  }

  private func number(spelled text: String, _ types: [ValueType]) -> Bool {
    Int(text) != nil || (types != [.integer] && Double(text)?.isFinite == true)
  }

  /// Whether the system takes the value in practice, whatever the documents say of its type.
  private func isAlsoAccepted(_ node: Node, by key: Key) -> Bool {
    guard !key.alsoAccepts.isEmpty, case .right = fit(node, key.alsoAccepts) else { return false }
    return true
  }

  private mutating func reportLeniency(
    _ kind: DiagnosticKind, _ severity: Severity, _ node: Node, _ types: [ValueType],
    at place: Place
  ) {
    let key = place.entry.key
    let wanted = listed(types.map(\.name))
    switch node.value {
    case .string(let text):
      guard kind == .booleanAsString, let flag = flag(spelled: text) else {
        return report(
          kind, severity, at: node.range,
          "\(quoted(place.member.key)) holds the string \(quoted(text)) for \(article(wanted))",
          remedy: "write it as \(article(wanted))", about: key.path)
      }
      report(
        kind, severity, at: node.range,
        "\(quoted(place.member.key)) holds the string \(quoted(text)) for a Boolean",
        remedy: "write \(flag) as a Boolean", about: key.path,
        fixIt: edit.replacing(node.range, with: flag))
    default:
      report(
        kind, severity, at: node.range,
        "\(quoted(place.member.key)) holds \(article(node.typeName)) for \(article(wanted))",
        remedy: "write it as \(article(wanted))", about: key.path)
    }
  }

  private mutating func reportType(of node: Node, at place: Place) {
    reportType(of: node, among: place.entry.key.types, at: place)
  }

  private mutating func reportType(of node: Node, among types: [ValueType], at place: Place) {
    let isElement = steps.last != place.member.key && !place.member.key.isEmpty
    let types = isElement ? types : place.entry.key.types
    guard !types.isEmpty else { return }
    let wanted = listed(types.map(\.phrase))
    let holder =
      isElement ? "an element of \(quoted(place.member.key))" : quoted(place.member.key)
    report(
      .wrongType, at: node.range, "\(holder) is \(article(node.typeName)), not \(article(wanted))",
      remedy: "write \(article(wanted))", about: place.entry.key.path)
  }

  private mutating func reportPlaceholder(_ text: String, of node: Node, at place: Place) {
    // Between two signs may stand ordinary text, so only the forms of build settings are proof.
    let isSetting = text.contains("$(") || text.contains("${")
    report(
      .unresolvedPlaceholder, isSetting ? .error : .warning, at: node.range,
      "\(quoted(place.member.key)) still holds a build setting: \(quoted(text))",
      remedy: "define the setting, or check a source with --profile source",
      about: place.entry.key.path)
  }

  // MARK: - Allowed values

  private mutating func checkAllowed(_ node: Node, types: [ValueType], at place: Place) {
    let key = place.entry.key
    let wanted = options.extensionPoint
    if let wanted, let text = node.plainText, text != wanted,
      ExtensionPoint.Mechanism.allCases.contains(where: { $0.identifierKey == key.path }),
      facts.point?.mechanism.identifierKey == key.path
    {
      return report(
        .valueNotAllowed, at: node.range,
        "the list is for \(quoted(text)), not for \(quoted(wanted))",
        remedy: "correct the identifier, or the option --extension-point", about: key.path)
    }
    let listed = key.values.listed
    guard !listed.isEmpty else { return }
    if let value = listed.first(where: { matches($0.value, node) }) {
      return checkAvailability(of: value, node: node, at: place)
    }
    guard case .string(let text) = node.value else {
      if key.values.isClosed, listed.contains(where: { isSameType($0.value, node) }) {
        reportNotAllowed(node, near: nil, at: place)
      }
      return
    }
    let texts = listed.compactMap { value -> String? in
      if case .string(let text) = value.value { text } else { nil }
    }
    let near = NearMiss(texts).certain(for: text)
    if key.values.isClosed {
      let isMatter = !texts.isEmpty || format == .openStep
      if isMatter, !(facts.profile == .source && Placeholder.mayBeMacro(text)) {
        reportNotAllowed(node, near: near, at: place)
      }
    } else if let near {
      report(
        .misspelledValue, at: node.range,
        "\(quoted(text)) is no known value of \(quoted(key.name)); did you mean \(quoted(near))?",
        remedy: "write \(quoted(near)), or leave it if it is meant", about: key.path,
        fixIt: near.lowercased() == text.lowercased()
          ? edit.replacing(node.range, text, with: near, title: "Write '\(near)'") : nil)
    }
  }

  private mutating func reportNotAllowed(_ node: Node, near: String?, at place: Place) {
    let key = place.entry.key
    let text = node.plainText ?? ""
    let values = key.values.listed.compactMap(\.value.plainText)
    let choice = near.map { "; did you mean \(quoted($0))?" } ?? ""
    let isCertain = near?.lowercased() == text.lowercased()
    report(
      .valueNotAllowed, at: node.range,
      "\(quoted(text)) is no value of \(quoted(key.name))\(choice)",
      remedy: "write \(listed(values.map { quoted($0) }))", about: key.path,
      fixIt: isCertain
        ? near.flatMap { edit.replacing(node.range, text, with: $0, title: "Write '\($0)'") } : nil)
  }

  /// Whether a value of the list is the catalogue's, spelled as the format can spell it.
  func matches(_ value: PropertyListValue, _ node: Node) -> Bool {
    switch (value, node.value) {
    case (.string(let one), .string(let other)): one == other
    case (.integer(let one), .integer(let other)): one == other
    case (.integer(let one), .real(let other)): Double(one) == other
    case (.real(let one), .real(let other)): one == other
    case (.real(let one), .integer(let other)): one == Double(other)
    case (.boolean(let one), .boolean(let other)): one == other
    case (.integer(let one), .boolean(let other)): one == (other ? 1 : 0)
    case (.boolean(let one), .integer(let other)): one == (other != 0)
    case (.boolean(let one), .string(let other)): flag(spelled: other) == one
    case (.integer(let one), .string(let other)): Int(other) == one
    case (.date(let one), .date(let other)), (.date(let one), .string(let other)): one == other
    default: false
    }
  }

  private func isSameType(_ value: PropertyListValue, _ node: Node) -> Bool {
    switch (value, node.value) {
    case (.integer, .integer), (.real, .real), (.boolean, .boolean), (.integer, .real),
      (.integer, .boolean):
      true
    default: false
    }
  }

  // MARK: - Rules

  /// The rules of a wildcard's dictionary speak of its arbitrary name.
  private mutating func checkName(of place: Place) {
    let name = place.member.key
    let rules = place.entry.key.rules.filter(applies)
    for rule in rules {
      checkText(name, rule, isFinal: !isSubstituted(name), isName: true, at: place, node: nil)
    }
  }

  private mutating func checkRules(ofScalar node: Node, at place: Place, isFinal: Bool) {
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

  private func bounds(_ min: Int?, _ max: Int?) -> String {
    switch (min, max) {
    case (let min?, let max?): "a number from \(min) to \(max)"
    case (let min?, nil): "a number of at least \(min)"
    case (nil, let max?): "a number of at most \(max)"
    case (nil, nil): "a number"
    }
  }

  private mutating func checkStub(
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
  private func holdsWord(_ word: String, in text: String) -> Bool {
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
  private mutating func checkText(
    _ text: String, _ rule: Rule, isFinal: Bool, isName: Bool, at place: Place, node: Node?
  ) {
    let key = place.entry.key
    let range = node?.range ?? (isName ? place.member.keyRange : nil)
    let holder = isName ? "the key" : quoted(place.member.key)
    switch rule.condition {
    case .format(let form):
      let mayBeMacro = facts.profile == .source && Placeholder.mayBeMacro(text)
      guard isFinal, !mayBeMacro, !form.matches(text) else { return }
      if form == .domainName, TextFormat.isAddress(text) {
        return reportAddress(text, rule, at: range, about: key.path)
      }
      let lower = text.lowercased()
      let isFixable =
        form == .domainName && form.matches(lower)
        && frames.last?.written.contains(lower) != true
      report(
        rule, at: range, "\(quoted(text)) is not \(plainText(form.phrase))",
        remedy: isFixable
          ? "write '\(lower)'" : "write \(plainText(form.phrase))", about: key.path,
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
  private mutating func reportAddress(
    _ text: String, _ rule: Rule, at range: Range<Int>?, about key: PropertyPath
  ) {
    let first: [Platform: Version] = [.iOS: "17.0", .iPadOS: "17.0", .macOS: "14.0"]
    if let platform = options.platform, let target = options.deploymentTarget,
      let first = first[platform], first <= target
    {
      return
    }
    report(
      rule, .warning, at: range,
      "\(quoted(text)) is an address, which systems before iOS 17 and macOS 14 ignore",
      remedy: "write a domain name where older systems run the app", about: key)
  }

  private func removal(of ending: Substring, after name: Substring, _ range: Range<Int>?) -> FixIt?
  {
    guard let content = edit.content(of: range, spelling: String(name + ending)) else { return nil }
    let start = content.upperBound - ending.utf8.count
    return FixIt("Remove '\(ending)'", [.init(start..<content.upperBound, with: "")])
  }
}

extension ValueType {
  /// Whether a value of the type is one text in a file, which a build setting can stand for.
  fileprivate var holdsNoOther: Bool {
    switch self {
    case .array, .dictionary: false
    default: true
    }
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
