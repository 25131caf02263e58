import Diagnostics
import KeyModel
import Text

struct BundleComparison {
  typealias Agreement = DocumentKind.Bundles.Agreement

  let file: ReadFile
  let root: PropertyListDocument.Node
  let platform: Platform?
  let kind: BundleKind?
  let outer: ComparedList?
  let earlier: DocumentCheckers.EarlierBundles
  let contents: BundleContents
  let checkers: DocumentCheckers

  private struct Problem {
    var severity: Severity?
    var message: String
    var remedy: String
  }

  /// - Parameter index: The number of the agreement in the document.
  func finding(_ index: Int) -> Diagnostic? {
    guard let agreement = file.document.bundles?.agreements[index],
      agreement.bundleKinds.isEmpty || kind?.isOne(of: agreement.bundleKinds) == true,
      agreement.outerKinds.isEmpty
        || outer?.kind?.isOne(of: agreement.outerKinds) == true,
      agreement.platforms.isEmpty || platform.map(agreement.platforms.contains) == true,
      !agreement.exceptions.contains(where: root.has),
      !checkers.disabled.contains(agreement.relation.finding.id),
      let problem = problem(agreement, index)
    else { return nil }
    let kind = agreement.relation.finding
    let destination = file.destination(on: platform)
    let isRejected = platform.map(agreement.rejectedOn.contains) == true
    let severity =
      isRejected
      ? Severity.error
      : file.checker.severity(
        problem.severity ?? kind.severity, of: agreement.codes, for: destination)
    let range = root.node(at: agreement.key)?.range
    let (start, end) = file.span(of: range)
    var finding = Diagnostic(
      checkers.options.escalated(severity), kind.id, at: start, to: end, problem.message,
      remedy: problem.remedy, path: range == nil ? nil : agreement.key.steps,
      codes: agreement.codes)
    finding.refusedBy = file.catalogue.refusal(
      agreement.codes, in: file.document, by: destination)
    finding.document = file.document.id
    finding.key = agreement.key.description
    return finding
  }

  private func problem(_ agreement: Agreement, _ index: Int) -> Problem? {
    let key = agreement.key
    switch agreement.relation {
    case .same, .below, .directlyBelow, .notBefore, .notAfter:
      guard let other = outer, let value = root.text(at: key),
        let wanted = other.root?.text(at: agreement.otherKeys.first ?? key),
        let (message, remedy) = agreement.relation.problem(value, wanted)
      else { return nil }
      return Problem(
        severity: agreement.relation == .notBefore ? .note : nil,
        message: "\(quoted(key.name)) is \(quoted(value)), \(message) in '\(other.path)'",
        remedy: remedy)
    case .shares:
      guard let other = outer, let own = root.texts(at: key),
        let others = other.root?.texts(at: key), Set(own).isDisjoint(with: others)
      else { return nil }
      return Problem(
        severity: .note,
        message: "no value of \(quoted(key.name)) is also in '\(other.path)'",
        remedy: "list \(quoted(others[0])) too, if the two are to share anything")
    case .present: return missing(agreement)
    case .notEmpty:
      guard root.text(at: key)?.isEmpty == true else { return nil }
      return Problem(
        message: "\(quoted(key.name)) of the bundle is empty",
        remedy: "write a value")
    case .has:
      guard let value = agreement.value, let node = root.node(at: key), !node.holdsPlaceholder,
        !root.has(KeyMark(key, value))
      else { return nil }
      let text = value.plainText ?? ""
      return Problem(
        message: "\(quoted(key.name)) of \(withArticle(kind?.name ?? "bundle")) lacks \(text)",
        remedy: "write \(text)")
    case .unique:
      guard let value = root.text(at: key),
        let other = outer?.root?.text(at: key) == value
          ? outer?.path : earlier.first(of: file.document, index, [value])?.path
      else { return nil }
      return Problem(
        message: "\(quoted(key.name)) is \(quoted(value)) here and in '\(other)'",
        remedy: "give each bundle a unique value")
    case .disjoint:
      guard let own = root.texts(at: key),
        let other = earlier.first(of: file.document, index, own)
      else { return nil }
      return Problem(
        message: "\(quoted(other.text)) is in \(quoted(key.name)) here and in '\(other.path)'",
        remedy: "remove it from one of the two")
    case .atMostOne:
      let mark = KeyMark(key, agreement.value)
      guard root.has(mark),
        let other = earlier.first(of: file.document, index, [""])
      else { return nil }
      let value = agreement.value?.plainText ?? key.name
      return Problem(
        message: "\(quoted(value)) is here and in '\(other.path)', and only one is allowed",
        remedy: "remove one of the two, or merge them")
    case .namesFile:
      // Anything but a name leads to another folder.
      let values = root.texts(at: key) ?? root.text(at: key).map { [$0] } ?? []
      let missing = values.first { value in
        !value.isEmpty && !value.contains(where: "/*".contains)
          && !contents.hasFile(agreement.files.map { $0.naming(value) })
      }
      guard let missing else { return nil }
      return Problem(
        message: "\(quoted(key.name)) is \(quoted(missing)), and the bundle has no such file",
        remedy: "remove the key, or add the file")
    case .notInside:
      guard let outer, let outerKind = outer.kind, let kind else { return nil }
      return Problem(
        message:
          "\(withArticle(kind.name)) is inside \(withArticle(outerKind.name)), '\(outer.bundle)'",
        remedy: "put it into the outermost bundle, which shares it with those inside")
    case .programSince, .programWithout, .programForDevices, .programsSigned:
      return problemOfPrograms(agreement)
    }
  }

  private func missing(_ agreement: Agreement) -> Problem? {
    let keys = [agreement.key] + agreement.otherKeys
    let there = keys.compactMap { root.node(at: $0) }
    // A placeholder may become anything. A key that its entry requires is reported with that requirement.
    guard there.isEmpty, !root.holdsPlaceholder, !isRequired(agreement.key) else { return nil }
    let names = keys.map { quoted($0.name) }
    return Problem(
      message: keys.count > 1
        ? "the \(kind?.name ?? "bundle") has neither \(alternatives(names, "nor"))"
        : "the \(kind?.name ?? "bundle") lacks \(names[0])",
      remedy: "add \(alternatives(names))")
  }

  private func isRequired(_ key: PropertyPath) -> Bool {
    guard let facts = file.facts else { return false }
    if facts.required.contains(key) { return true }
    return facts.profile == .built && key.components.count == 1
      && file.catalogue[key]?.required == .required
  }
}

extension BundleComparison {
  /// A disagreement of the bundle's programs with what an agreement asks.
  private func problemOfPrograms(_ agreement: Agreement) -> Problem? {
    let programs = contents.programs
    switch agreement.relation {
    case .programSince:
      guard let program = programs.main, let needed = program.oldest,
        let value = root.text(at: agreement.key), let stated = Version(wellFormed: value),
        stated < needed
      else { return nil }
      return Problem(
        message:
          "\(quoted(agreement.key.name)) is \(quoted(value)), but the program needs \(needed.text)",
        remedy: "write \(quoted(needed.text)), or build the program for \(value)")
    case .programWithout:
      guard let program = programs.main, let value = agreement.value else { return nil }
      let refused = program.processors.filter { value.texts.contains($0) }
      guard !refused.isEmpty else { return nil }
      return Problem(
        message:
          "the program has code for \(alternatives(refused, "and")), which no device with \(platform?.name ?? "this system") has",
        remedy:
          "leave \(refused.count == 1 ? "it" : "them") out of the build, or use an edition without")
    case .programForDevices:
      guard let program = programs.main,
        let system = program.systems.first(where: { $0.isSimulator })
      else { return nil }
      return Problem(
        message: "the program was built for the simulator of \(system.platform.name)",
        remedy: "build it for devices")
    case .programsSigned:
      guard programs.own.contains(where: { $0.isSigned }),
        let program = programs.own.first(where: { !$0.isSigned })
      else { return nil }
      return Problem(
        message:
          "the program \(quoted(program.name)) isn't signed, and another one of the bundle is",
        remedy: "sign it before the bundle around it")
    default: return nil
    }
  }
}

extension String {
  /// The path with a value for the `*` in its last name, or before the ending.
  fileprivate func naming(_ value: String) -> String {
    guard let slash = utf8.lastIndex(of: UInt8(ascii: "/")) else {
      return substituting("*", with: value)
    }
    return self[...slash] + self[index(after: slash)...].substituting("*", with: value)
  }
}

extension PropertyListValue {
  fileprivate var texts: [String] {
    if case .array(let elements) = self { elements.compactMap { $0.plainText } } else { [] }
  }
}

extension DocumentKind.Bundles.Agreement.Relation {
  fileprivate func problem(_ value: String, _ outer: String) -> (message: String, remedy: String)? {
    switch self {
    case .same:
      guard value != outer else { return nil }
      return ("but \(quoted(outer))", "write the same in both")
    case .below:
      guard !value.hasPrefix(outer + ".") else { return nil }
      return (
        "which does not begin with \(quoted(outer + ".")), the value",
        "write \(quoted(outer + ".NAME"))"
      )
    case .directlyBelow:
      guard value.hasPrefix(outer + "."), value.dropFirst(outer.count + 1).contains(".") else {
        return nil
      }
      let rest = value.dropFirst(outer.count + 1).substituting(".", with: "-")
      return (
        "which has another period after \(quoted(outer + ".")), the value",
        "write \(quoted(outer + "." + rest)), for example"
      )
    case .notBefore:
      guard let isEarlier = Version(value).isBefore(outer), isEarlier else { return nil }
      return (
        "and \(quoted(outer))", "write \(quoted(outer)) or a later version: nothing runs before"
      )
    case .notAfter:
      guard let isEarlier = Version(outer).isBefore(value), isEarlier else { return nil }
      return (
        "and \(quoted(outer))",
        "write \(quoted(outer)) or an earlier version, or raise the other: the systems between cannot use it"
      )
    default: return nil
    }
  }
}

extension Version {
  fileprivate func isBefore(_ text: String) -> Bool? {
    let other = Version(text)
    return components == nil || other.components == nil ? nil : self < other
  }
}
