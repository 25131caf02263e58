import Diagnostics
import JSON
import KeyModel
import Text

/// Groups that may contradict themselves, as schemas do: a default that isn't an allowed value, rules that exclude each
/// other. Such statements are left out, which allows more.
struct CatalogueDraft {
  private var groups: [KeyGroup]
  private let locations: [PropertyPath: SourceLocation]
  private let make: ([KeyGroup]) -> Catalogue
  private(set) var diagnostics: [Diagnostic] = []

  init(
    groups: [KeyGroup], locations: [PropertyPath: SourceLocation],
    make: @escaping ([KeyGroup]) -> Catalogue
  ) {
    self.groups = groups
    self.locations = locations
    self.make = make
  }

  mutating func consistentCatalogue() -> Catalogue {
    number()
    for _ in 0..<3 {
      let catalogue = changed(make(groups)) { $0.isFromOutside = true }
      let findings = Dictionary(grouping: catalogue.check().filter { $0.severity == .error }) {
        $0.location?.line ?? 0
      }
      guard !findings.isEmpty, remove(what: findings) else { break }
    }
    for group in groups.indices {
      for index in groups[group].keys.indices {
        groups[group].keys[index].location = location(
          of: groups[group].keys[index], in: groups[group])
      }
    }
    return changed(make(groups)) { $0.isFromOutside = true }
  }

  /// Findings name keys by these lines.
  private mutating func number() {
    var line = 0
    for group in groups.indices {
      for index in groups[group].keys.indices {
        line += 1
        groups[group].keys[index].location = SourceLocation(file: "", line: line)
        groups[group].keys[index].declaredIn = nil
      }
    }
  }

  private mutating func remove(what findings: [Int: [Diagnostic]]) -> Bool {
    var isChanged = false
    for group in groups.indices {
      for index in groups[group].keys.indices {
        var key = groups[group].keys[index]
        guard let found = findings[key.location.line ?? 0] else { continue }
        let location = location(of: key, in: groups[group])
        for id in Set(found.map(\.id)).sorted() {
          isChanged = repair(&key, id, at: location) || isChanged
        }
        groups[group].keys[index] = key
      }
    }
    return isChanged
  }

  private func location(of key: Key, in group: KeyGroup) -> SourceLocation {
    locations[PropertyPath(key.path.components, in: group.document)] ?? SourceLocation(file: "")
  }

  private mutating func repair(_ key: inout Key, _ id: String, at location: SourceLocation) -> Bool
  {
    switch id {
    case "default-not-allowed":
      guard let value = key.defaultValue else { return false }
      key.defaultValue = nil
      // What the schema says is still worth reading.
      key.defaultDescription = value.codeInWords
      note("the default of '\(key.path)' is not one of the values that the schema allows", location)
    case "invalid-example":
      key.example = nil
      note("the example of '\(key.path)' is not one of the values that the schema allows", location)
    case "value-breaks-rule", "contradictory-rules", "impossible-condition", "impossible-rule",
      "invalid-pattern", "dangling-reference", "misplaced-rule", "self-reference":
      guard !key.rules.isEmpty else { return false }
      key.rules = []
      note("rules of '\(key.path)' contradict each other or its values; none is checked", location)
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
  fileprivate var codeInWords: String {
    let text = json.serialized().trimmed
    return text.contains("`") || text.contains(where: \.isNewline) ? plainText ?? "" : "`\(text)`"
  }
}
