package import KeyModel
import Text

/// A small catalogue that has a rule, and a property list that keeps it.
package struct RuleExample: Sendable {
  package var catalogue: Catalogue
  /// The key that carries the rule.
  package var path: PropertyPath
  package var kept: PropertyListValue

  /// - Parameters:
  ///   - path: The key that carries the rule, with its types.
  ///   - others: More keys of the catalogue.
  package init(
    _ rule: Rule, at path: PropertyPath = "Key", _ types: [ValueType],
    others: KeyValuePairs<PropertyPath, [ValueType]> = [:], points: [ExtensionPoint] = [],
    bundleKinds: [BundleKind] = [], kept: PropertyListValue
  ) {
    var key = Key(path, summary: "Carries the rule.", rules: [rule], sources: [])
    key.types = types
    let rest = others.map { path, types in
      return changed(Key(path, summary: "Another key.", sources: [])) { $0.types = types }
    }
    catalogue = Catalogue(
      title: "Example",
      groups: [KeyGroup("example", "Example", summary: "Keys.", keys: [key] + rest)],
      extensionPoints: points, bundleKinds: bundleKinds, sources: [], releases: ReleaseRegistry([]))
    self.path = path
    self.kept = kept
  }
}

/// A change to a property list. `[]` on a path is the first element, `*` the first key.
package enum ListChange: Hashable, Sendable {
  case set(PropertyPath, PropertyListValue)
  /// Adds an element to an array.
  case append(PropertyPath, PropertyListValue)
  case remove(PropertyPath)
  case rename(PropertyPath, to: String)
}

/// Changes that break a rule in a list that keeps it.
package struct RuleBreach: Hashable, Sendable {
  package var changes: [ListChange]
  /// The value that a schema rejects if it expresses the rule: its path, with `[-1]` for the last
  /// element of an array, and the keywords; one of them rejects it.
  package var location: PropertyPath
  package var keywords: [String]

  package init(_ changes: [ListChange], rejectedAt location: PropertyPath, by keywords: String...) {
    self.changes = changes
    self.location = location
    self.keywords = keywords
  }

  /// A breach that no schema sees.
  package init(unseenBySchemas changes: [ListChange]) {
    self.changes = changes
    location = .root
    keywords = []
  }
}

extension Key {
  /// The text, in an array if the key takes one.
  func listed(_ text: String) -> PropertyListValue {
    elementTypes.isEmpty ? .string(text) : [.string(text)]
  }

  /// An element of the key's example, or one of its type.
  var exampleElement: PropertyListValue {
    if case .array(let elements)? = example, let first = elements.first { return first }
    if let listed = values.listed.first { return listed.value }
    return elementTypes.first.map { type in
      switch type {
      case .integer, .number: 1
      case .real: 1.5
      case .boolean: true
      case .dictionary: [:]
      default: "a"
      }
    } ?? "a"
  }

  /// A breach by a value: as the value, or as one more element where the key takes an array.
  func breach(byValue value: PropertyListValue, rejectedBy keywords: String...) -> RuleBreach {
    let path = self.path
    var breach = RuleBreach([.set(path, value)], rejectedAt: path)
    if !elementTypes.isEmpty {
      // Last, because the first may have to be a certain one.
      breach = RuleBreach([.append(path, value)], rejectedAt: path.appending(.name("[-1]")))
    }
    breach.keywords = keywords
    return breach
  }

  /// The beginning of its texts: one with a wrong beginning is not wrong in other ways too.
  var beginning: String {
    let prefixes = self.rules.lazy.compactMap { rule -> String? in
      guard case .withPrefix(let demand) = rule.demand, rule.condition == .always else {
        return nil
      }
      return demand.prefixes.first
    }
    return prefixes.first ?? ""
  }

  /// Breaches by a text: as the value, as an element, or as the name, whatever the key takes.
  func breaches(byText text: String, rejectedBy keyword: String) -> [RuleBreach] {
    let path = self.path
    if rulesConcernName {
      let holder = path.parent ?? .root
      return [RuleBreach([.rename(path, to: text)], rejectedAt: holder, by: keyword, "anyOf")]
    }
    var breaches: [RuleBreach] = []
    if self.types.contains(.string) {
      breaches.append(
        RuleBreach([.set(path, .string(text))], rejectedAt: path, by: keyword))
    }
    if elementTypes.contains(.string) {
      // Last, because the first may have to be a certain one.
      breaches.append(
        RuleBreach(
          [.append(path, .string(text))], rejectedAt: path.appending(.name("[-1]")), by: keyword))
    }
    return breaches
  }
}

extension PropertyListValue {
  /// The list with all changes made in turn.
  ///
  /// - Parameter document: The list's document, as the paths name it; changes of another one's list are left out.
  package func applying(_ changes: [ListChange], in document: DocumentKind.ID? = nil)
    -> PropertyListValue
  {
    changes.filter { $0.path.document == document }.reduce(self) { list, change in
      switch change {
      case .set(let path, let value): list.changing(path.components[...]) { _ in value }
      case .remove(let path): list.changing(path.components[...]) { _ in nil }
      case .append(let path, let element):
        list.changing(path.components[...]) { value in
          guard case .array(let elements)? = value else { return .array([element]) }
          return .array(elements + [element])
        }
      case .rename(let path, let name):
        list.changing(path.components.dropLast()) { holder in
          guard case .dictionary(var entries)? = holder, !entries.isEmpty else { return holder }
          let index = entries.firstIndex { .name($0.key) == path.components.last } ?? 0
          entries[index].key = name
          return .dictionary(entries)
        }
      }
    }
  }

  private func changing(
    _ path: ArraySlice<PropertyPath.Component>, _ change: (PropertyListValue?) -> PropertyListValue?
  ) -> PropertyListValue {
    guard let step = path.first else { return change(self) ?? self }
    func changed(_ value: PropertyListValue?) -> PropertyListValue? {
      path.count == 1 ? change(value) : (value ?? [:]).changing(path.dropFirst(), change)
    }
    switch (step, self) {
    case (.element, .array(var elements)):
      elements = [changed(elements.first)].compactMap(\.self) + elements.dropFirst()
      return .array(elements)
    case (.name, .dictionary(var entries)), (.anyName, .dictionary(var entries)):
      let index =
        step == .anyName
        ? entries.indices.first : entries.firstIndex { $0.key == step.plainText }
      if let index {
        if let value = changed(entries[index].value) {
          entries[index].value = value
        } else {
          entries.remove(at: index)
        }
      } else if let value = changed(nil) {
        entries.append(Entry(step == .anyName ? "example.com" : step.plainText, value))
      }
      return .dictionary(entries)
    case (.element, _): return changed(nil).map { [$0] } ?? []
    default: return self
    }
  }
}

extension PropertyListValue {
  /// The value at a path, in the first element of an array and the first key of any name.
  package func value(at path: PropertyPath) -> PropertyListValue? {
    path.components.reduce(self as PropertyListValue?) { value, step in
      switch (step, value) {
      case (.element, .array(let elements)?): elements.first
      case (.anyName, .dictionary(let entries)?): entries.first?.value
      case (.name(let name), .dictionary(let entries)?): entries.first { $0.key == name }?.value
      default: nil
      }
    }
  }
}
