import Diagnostics
import JSON
import KeyModel
import Text

/// Groups that may contradict themselves, as schemas do: a default that isn't an allowed value, rules that exclude each
/// other. Such statements are left out, which allows more.
struct CatalogueDraft {
  private let groups: [KeyGroup]
  /// The keys of all groups.
  private var keys: [Key]
  /// The documents that they are in; nil for the first.
  private let documents: [DocumentKind.ID?]
  /// The indexes of the keys in the order of their locations.
  private let order: [Int]
  private let make: ([KeyGroup]) -> Catalogue
  private(set) var diagnostics: [Diagnostic] = []

  init(
    groups: [KeyGroup], locations: [PropertyPath: SourceLocation],
    make: @escaping ([KeyGroup]) -> Catalogue
  ) {
    self.groups = groups
    self.make = make
    keys = groups.flatMap { group in
      group.keys.map { key in
        changed(key) {
          let path = PropertyPath(key.path.components, in: group.document)
          $0.location = locations[path] ?? SourceLocation(file: "")
          $0.declaredIn = nil
        }
      }
    }
    documents = groups.flatMap { group in group.keys.map { _ in group.document } }
    order = keys.indices.sorted { [keys] in (keys[$0].location, $0) < (keys[$1].location, $1) }
  }

  mutating func consistentCatalogue() -> Catalogue {
    for round in 1...3 {
      let findings = byKey { $0.check() }
      guard !findings.isEmpty, remove(what: findings, isLast: round == 3) else { break }
    }
    return catalogue(of: keys)
  }

  private func catalogue(of keys: [Key]) -> Catalogue {
    var rest = keys[...]
    let groups = groups.map { group in
      changed(group) {
        $0.keys = Array(rest.prefix(group.keys.count))
        rest = rest.dropFirst(group.keys.count)
      }
    }
    return changed(make(groups)) { $0.isFromOutside = true }
  }

  /// Errors by the indexes of the keys that they are about. A check sees each key on its own line of a file without
  /// a name, because several may be on one line of the schema.
  private func byKey(_ check: (Catalogue) -> [Diagnostic]) -> [Int: [Diagnostic]] {
    var keys = keys
    for (line, index) in order.enumerated() {
      keys[index].location = SourceLocation(file: "", line: line)
    }
    let errors = check(catalogue(of: keys)).filter {
      $0.severity == .error && $0.location?.file == ""
    }
    return Dictionary(grouping: errors) { order[$0.location?.line ?? 0] }
  }

  private mutating func remove(what findings: [Int: [Diagnostic]], isLast: Bool) -> Bool {
    var isChanged = false
    var contradictory: [Int] = []
    let hasWrongExamples = findings.values.joined().contains { $0.id == Self.wrongExample }
    let catalogue = hasWrongExamples ? catalogue(of: keys) : nil
    for index in keys.indices {
      guard let found = findings[index] else { continue }
      for id in Set(found.map(\.id)).subtracting(Self.findingsOfRules).sorted() {
        isChanged = repair(index, id, catalogue) || isChanged
      }
      if !keys[index].rules.isEmpty, found.contains(where: { Self.findingsOfRules.contains($0.id) })
      {
        contradictory.append(index)
      }
    }
    guard !contradictory.isEmpty else { return isChanged }
    reduceRules(at: contradictory, isLast: isLast)
    return true
  }

  // MARK: - Rules

  private static let findingsOfRules: Set = [
    "value-breaks-rule", "contradictory-rules", "impossible-condition", "impossible-rule",
    "invalid-pattern", "dangling-reference", "misplaced-rule", "self-reference",
  ]
  private static let checksOfRules = CatalogueCheck.all.filter { findingsOfRules.contains($0.id) }

  /// The most rules of a key that are tried, because the whole catalogue is checked for each.
  private static let triedRules = 32

  /// Adds the rules of keys one by one, without those that contradict the ones before or the keys' values.
  private mutating func reduceRules(at indexes: [Int], isLast: Bool) {
    let all = indexes.map { ($0, keys[$0].rules) }
    for index in indexes { keys[index].rules = [] }
    let most = isLast ? 0 : min(Self.triedRules, all.map(\.1.count).max() ?? 0)
    for number in 0..<most {
      let tried = all.filter { number < $0.1.count }
      for (index, rules) in tried { keys[index].rules.append(rules[number]) }
      let findings = byKey { catalogue in Self.checksOfRules.flatMap { $0.run(catalogue) } }
      for (index, _) in tried {
        guard let found = findings[index]?.first else { continue }
        keys[index].rules.removeLast()
        note("a rule of '\(keys[index].path)' is not checked: \(found.message)", index)
      }
    }
    for (index, rules) in all where rules.count > most {
      note(
        "rules of '\(keys[index].path)' contradict each other or its values; "
          + (most == 0 ? "none is checked" : "\(most) are checked at most"),
        index)
    }
  }

  private static let wrongExample = "invalid-example"

  /// - Parameter catalogue: The catalogue of the keys as they are; nil if no example is wrong.
  private mutating func repair(_ index: Int, _ id: String, _ catalogue: Catalogue?) -> Bool {
    let what: String
    switch id {
    case "default-not-allowed":
      guard let value = keys[index].defaultValue else { return false }
      keys[index].defaultValue = nil
      // The schema's default is still worth reading.
      keys[index].defaultDescription = value.codeInWords
      what = "default of '\(keys[index].path)' is only told in words"
    case Self.wrongExample:
      guard let catalogue else { return false }
      let path = catalogue.path(keys[index].path, from: documents[index])
      let key = catalogue[path].map { catalogue.withoutWrongExamples($0) }
      keys[index].example = key?.example
      keys[index].otherExamples = key?.otherExamples ?? []
      what = "\(key?.example == nil ? "" : "wrong ")example of '\(keys[index].path)' is left out"
    default: return false
    }
    note("the \(what), because it is not what the catalogue says of the key", index)
    return true
  }

  private mutating func note(_ message: String, _ index: Int) {
    diagnostics.append(
      .warning(
        "not-imported", at: keys[index].location, message,
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
