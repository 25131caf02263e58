import Diagnostics
import KeyModel

/// Rules about a key and others.
extension CheckRun {
  mutating func checkRulesBetweenKeys(of place: Place) {
    let key = place.entry.key
    for rule in key.rules where applies(rule) {
      switch rule.condition {
      case .excludes(let others): checkExclusion(of: others, rule, at: place)
      case .needsNonzero(let other, _): checkNeed(of: other, isNonzero: true, rule, at: place)
      case .needs(let other, _): checkNeed(of: other, isNonzero: false, rule, at: place)
      case .ignoredBeside(let others):
        guard let other = others.first(where: { !found(at: $0).isEmpty }) else { continue }
        report(
          rule, at: place.member.keyRange,
          "\(quoted(place.member.key)) is ignored because \(quoted(other.name)) is present",
          remedy: "remove it unless systems that do not know \(quoted(other.name)) need it",
          about: key.path)
      case .agrees(let other): checkAgreement(with: other, rule, at: place)
      case .onlyIn(let kind):
        guard isOther(than: kind) else { continue }
        report(
          rule, at: place.member.keyRange,
          "\(quoted(place.member.key)) is only for \(kind.plural)", remedy: "remove the key",
          about: key.path)
      case .onlyInside(let owner):
        guard !owner.isAncestor(of: key.path) else { continue }
        report(
          rule, at: place.member.keyRange,
          "\(quoted(place.member.key)) has a meaning only in \(quoted(owner.name))",
          remedy: "move it there, or remove it", about: key.path)
      case .developmentOnly:
        // The dictionary's own finding covers what stands in it.
        let parent = checker.catalogue.parent(of: key.path)
        guard parent?.rules.contains(where: { $0.condition == .developmentOnly }) != true else {
          continue
        }
        report(
          rule, at: place.member.keyRange,
          "\(quoted(place.member.key)) is for development and testing",
          remedy: "remove it before you ship", about: key.path)
      default: continue
      }
    }
  }

  private mutating func checkExclusion(
    of others: [PropertyPath], _ rule: Rule, at place: Place
  ) {
    let key = place.entry.key
    for other in others {
      for rival in found(at: other) where excludeEachOther(place.member.key, rival.member.key) {
        // Both keys may carry the rule: the later one in the file is reported, once.
        let isLater =
          (place.member.keyRange?.lowerBound ?? 0) > (rival.member.keyRange?.lowerBound ?? 0)
        let isMutual =
          checker.catalogue[other]?.rules.contains {
            if case .excludes(let back) = $0.condition { back.contains(key.path) } else { false }
          } ?? false
        let isFirstInBinary = place.member.keyRange == nil && key.path < other
        guard isLater || !isMutual || isFirstInBinary else { continue }
        report(
          rule, at: place.member.keyRange,
          "\(quoted(place.member.key)) must not stand together with \(quoted(rival.member.key))",
          remedy: "remove one of the two", about: key.path)
      }
    }
  }

  /// Keys for two different devices never meet.
  private func excludeEachOther(_ one: String, _ other: String) -> Bool {
    let (first, second) = (suffixes.split(one).suffix, suffixes.split(other).suffix)
    return first.isEmpty || second.isEmpty || first == second
  }

  private mutating func checkNeed(
    of other: PropertyPath, isNonzero: Bool, _ rule: Rule, at place: Place
  ) {
    guard isComplete else { return }
    // Where the other dictionary is missing, or is a string, the need does not arise.
    if let parent = other.parent, !parent.isRoot,
      !found(at: parent).contains(where: \.holdsDictionary)
    {
      return
    }
    let others = found(at: other)
    guard !others.contains(where: { !isNonzero || !$0.member.node.isZero }) else { return }
    let need = isNonzero ? "with a value other than 0" : ""
    let state = others.isEmpty ? "which is missing" : "which is 0"
    report(
      rule, at: place.member.keyRange,
      "\(quoted(place.member.key)) needs \(quoted(other.name)), \(state)",
      remedy: "add \(quoted(other.name)) \(need)".trimmingSpaces, about: place.entry.key.path)
  }

  private mutating func checkAgreement(with other: PropertyPath, _ rule: Rule, at place: Place) {
    guard isComplete else { return }
    var known = Set(found(at: other).flatMap { $0.member.node.texts.map(\.text) })
    guard !known.isEmpty else { return }
    for (owner, siblings) in checker.index.siblingsOfShapes where owner.isAncestor(of: other) {
      let rest = other.components.dropFirst(owner.components.count)
      for sibling in siblings {
        let path = PropertyPath(sibling.components + rest)
        known.formUnion(found(at: path).flatMap { $0.member.node.texts.map(\.text) })
      }
    }
    guard !known.contains(where: isSubstituted) else { return }
    for (text, range) in place.member.node.texts where !known.contains(text) {
      guard !isSubstituted(text), !isDeclaredBySystem(text) else { continue }
      report(
        rule, at: range, "\(quoted(text)) does not occur in \(quoted(other.name))",
        remedy: "declare it there, or correct one of the two", about: place.entry.key.path)
    }
  }

  /// Types that nobody else may declare.
  private func isDeclaredBySystem(_ identifier: String) -> Bool {
    ["public.", "com.apple.", "dyn."].contains { identifier.hasPrefix($0) }
  }

  /// Whether the bundle is certainly of another kind.
  private func isOther(than kind: BundleKind) -> Bool {
    switch (kind, facts.bundleKind) {
    case (_, nil): false
    case (.cocoaJavaApp, .app?): false
    case (_, let actual?): actual != kind
    }
  }

  // MARK: - Other places

  /// A value found at a path, with the key that holds it.
  struct Found {
    var member: Member

    var holdsDictionary: Bool {
      switch member.node.value {
      case .dictionary: true
      case .array(let elements):
        elements.contains { if case .dictionary = $0.value { true } else { false } }
      default: false
      }
    }
  }

  /// The values at a path of the catalogue, as near to the dictionary at hand as can be: a service's
  /// rule speaks of the same service.
  func found(at reference: PropertyPath) -> [Found] {
    for frame in frames.reversed()
    where frame.pattern.components.count < reference.components.count
      && reference.components.starts(with: frame.pattern.components)
    {
      var rest = reference.components.dropFirst(frame.pattern.components.count)
      if frame.isElement, rest.first == .element { rest = rest.dropFirst() }
      guard !rest.isEmpty else { continue }
      return search(frame.members, rest)
    }
    return []
  }

  private func search(
    _ members: [Member], _ path: ArraySlice<PropertyPath.Component>
  ) -> [Found] {
    guard let step = path.first else { return [] }
    let rest = path.dropFirst()
    var result: [Found] = []
    for member in members {
      switch step {
      case .name(let name): guard suffixes.split(member.key).name == name else { continue }
      case .anyName: break
      case .element: continue
      }
      if rest.isEmpty || rest.elementsEqual([.element]) {
        result.append(Found(member: member))
        continue
      }
      switch member.node.value {
      case .dictionary(let inner): result += search(inner, rest)
      case .array(let elements):
        let below = rest.first == .element ? rest.dropFirst() : rest
        for element in elements { result += search(element.members, below) }
      default: continue
      }
    }
    return result
  }
}

extension PropertyListDocument.Node {
  /// The text a value is, or the texts that are its elements.
  fileprivate var texts: [(text: String, range: Range<Int>?)] {
    switch value {
    case .string(let text): [(text, range)]
    case .array(let elements):
      elements.compactMap { element in
        if case .string(let text) = element.value { (text, element.range) } else { nil }
      }
    default: []
    }
  }
}

extension String {
  fileprivate var trimmingSpaces: String {
    var text = Substring(self)
    while text.last == " " { text = text.dropLast() }
    return String(text)
  }
}
