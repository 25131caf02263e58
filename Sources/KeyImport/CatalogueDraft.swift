import Diagnostics
import JSON
import KeyModel
import Text

/// Groups that may contradict themselves, as schemas do: a default that isn't an allowed value, rules that exclude each
/// other. Such statements are left out, which allows more.
struct CatalogueDraft {
  private var groups: [KeyGroup]
  private let make: ([KeyGroup]) -> Catalogue
  private(set) var diagnostics: [Diagnostic] = []

  init(
    groups: [KeyGroup], locations: [PropertyPath: SourceLocation],
    make: @escaping ([KeyGroup]) -> Catalogue
  ) {
    self.groups = groups
    self.make = make
    var entry = 0
    for group in groups.indices {
      for index in groups[group].keys.indices {
        let path = PropertyPath(
          groups[group].keys[index].path.components, in: groups[group].document)
        // Findings name keys by these numbers.
        self.groups[group].keys[index].location = changed(
          locations[path] ?? SourceLocation(file: "")
        ) { $0.entry = entry }
        self.groups[group].keys[index].declaredIn = nil
        entry += 1
      }
    }
  }

  mutating func consistentCatalogue() -> Catalogue {
    for round in 1...3 {
      let findings = byEntry(changed(make(groups)) { $0.isFromOutside = true }.check())
      guard !findings.isEmpty, remove(what: findings, isLast: round == 3) else { break }
    }
    return changed(make(groups)) { $0.isFromOutside = true }
  }

  /// Errors by the entries that they are about.
  private func byEntry(_ findings: [Diagnostic]) -> [Int?: [Diagnostic]] {
    Dictionary(grouping: findings.filter { $0.severity == .error }) { $0.location?.entry }
  }

  private mutating func remove(what findings: [Int?: [Diagnostic]], isLast: Bool) -> Bool {
    var isChanged = false
    var contradictory: [Position] = []
    for group in groups.indices {
      for index in groups[group].keys.indices {
        var key = groups[group].keys[index]
        guard let found = findings[key.location.entry] else { continue }
        for id in Set(found.map(\.id)).subtracting(Self.findingsOfRules).sorted() {
          isChanged = repair(&key, id) || isChanged
        }
        groups[group].keys[index] = key
        if !key.rules.isEmpty, found.contains(where: { Self.findingsOfRules.contains($0.id) }) {
          contradictory.append(Position(group: group, index: index))
        }
      }
    }
    guard !contradictory.isEmpty else { return isChanged }
    reduceRules(at: contradictory, isLast: isLast)
    return true
  }

  // MARK: - Rules

  private struct Position: Hashable {
    var group: Int
    var index: Int
  }

  private static let findingsOfRules: Set = [
    "value-breaks-rule", "contradictory-rules", "impossible-condition", "impossible-rule",
    "invalid-pattern", "dangling-reference", "misplaced-rule", "self-reference",
  ]
  private static let checksOfRules = CatalogueCheck.all.filter { findingsOfRules.contains($0.id) }

  /// The most rules of a key that are tried, because the whole catalogue is checked for each.
  private static let triedRules = 32

  /// Adds the rules of keys one by one, without those that contradict the ones before or the keys' values.
  private mutating func reduceRules(at positions: [Position], isLast: Bool) {
    let rules = positions.map { groups[$0.group].keys[$0.index].rules }
    for position in positions { groups[position.group].keys[position.index].rules = [] }
    let most = isLast ? 0 : min(Self.triedRules, rules.map(\.count).max() ?? 0)
    for number in 0..<most {
      for (position, rules) in zip(positions, rules) where number < rules.count {
        groups[position.group].keys[position.index].rules.append(rules[number])
      }
      let catalogue = changed(make(groups)) { $0.isFromOutside = true }
      let findings = byEntry(Self.checksOfRules.flatMap { $0.run(catalogue) })
      for (position, rules) in zip(positions, rules) where number < rules.count {
        let key = groups[position.group].keys[position.index]
        guard let found = findings[key.location.entry]?.first else { continue }
        groups[position.group].keys[position.index].rules.removeLast()
        note("a rule of '\(key.path)' is not checked: \(found.message)", key.location)
      }
    }
    for (position, rules) in zip(positions, rules) where rules.count > most {
      let key = groups[position.group].keys[position.index]
      note(
        "rules of '\(key.path)' contradict each other or its values; "
          + (most == 0 ? "none is checked" : "\(most) are checked at most"),
        key.location)
    }
  }

  private mutating func repair(_ key: inout Key, _ id: String) -> Bool {
    switch id {
    case "default-not-allowed":
      guard let value = key.defaultValue else { return false }
      key.defaultValue = nil
      // The schema's default is still worth reading.
      key.defaultDescription = value.codeInWords
      note(
        "the default of '\(key.path)' is only told in words, because it is not what the catalogue says of the key",
        key.location)
    case "invalid-example":
      key.example = nil
      note(
        "the example of '\(key.path)' is left out, because it is not what the catalogue says of the key",
        key.location)
    default: return false
    }
    return true
  }

  private mutating func note(_ message: String, _ location: SourceLocation) {
    diagnostics.append(
      .warning(
        "not-imported", at: location, message,
        remedy: "correct the schema, or the catalogue"))
  }
}

extension PropertyListValue {
  /// The value on one line of JSON, as code or, if that can't be quoted, as text.
  fileprivate var codeInWords: String {
    let text = String(decoding: json.serializedBytes(linesTo: 0), as: UTF8.self).trimmed
    return text.contains("`") ? ForeignText.markdown(plainText ?? text) : "`\(text)`"
  }
}
