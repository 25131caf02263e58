import JSON
import Text

/// An entry of a catalogue that people and the schema have changed since the last import.
///
/// Where only one of them changed a member, or an element of a list, the change stays. Where both did, facts are the
/// schema's and texts are people's.
struct EntryMerge {
  private(set) var entry: JSONValue
  /// The texts that people wrote themselves and the schema changed too, as the schema has them now.
  private(set) var keptTexts: [JSONValue.Member] = []

  /// The members that state facts rather than explain them.
  static let facts: Set<String> = [
    "types", "elementTypes", "alsoAccepts", "values", "valuesAreClosed", "default", "required",
    "rules", "variants", "availability", "names", "exceptNames", "format", "root", "closed",
    "closedRoot", "exactBooleans", "lenient", "facts", "deprecation",
  ]

  /// - Parameters:
  ///   - own: The entry as people have it.
  ///   - former: The entry of the last import. Without it, all facts count as its, and all texts as people's.
  ///   - new: The entry of this import.
  init(_ own: JSONValue, former: JSONValue?, new: JSONValue) {
    entry = own
    let names = (own.members + new.members).map(\.name).uniqued
    // A key stays in its group, even if the import would divide them otherwise now.
    for name in names where !["document", "group"].contains(name) {
      let isFact = Self.facts.contains(name)
      let before = former.map { $0[name] } ?? (isFact ? own[name] : nil)
      guard before != new[name] else { continue }
      if former == nil, !isFact {
        // Only what people left open.
        if own[name] == nil { entry = entry.setting(name, new[name]) }
      } else if own[name] == before {
        entry = entry.setting(name, new[name])
      } else if own[name] != new[name] {
        entry = entry.setting(name, merged(name, own[name], before, new[name], isFact))
      }
    }
  }

  /// The value of a member that both have changed.
  private mutating func merged(
    _ name: String, _ own: JSONValue?, _ former: JSONValue?, _ new: JSONValue?, _ isFact: Bool
  ) -> JSONValue? {
    let areLists = [own, new].allSatisfy { $0?.isArray ?? true }
    if areLists, isFact || own != nil {
      let elements = elements(
        own?.elements ?? [], former: former?.elements ?? [], new: new?.elements ?? [], of: name)
      return elements.isEmpty ? nil : .array(elements)
    }
    if isFact { return new }
    keptTexts.append(JSONValue.Member(name, new ?? .null))
    return own
  }

  /// The schema's elements without those that people removed, and then the ones that people added.
  private mutating func elements(
    _ own: [JSONValue], former: [JSONValue], new: [JSONValue], of name: String
  ) -> [JSONValue] {
    let (mine, before) = (Self.byIdentity(own), Self.byIdentity(former))
    var kept: [JSONValue] = []
    for element in new {
      guard let other = mine[element.identity] else {
        if before[element.identity] == nil { kept.append(element) }
        continue
      }
      let merge = EntryMerge(other, former: before[element.identity], new: element)
      kept.append(merge.entry)
      if !merge.keptTexts.isEmpty { keptTexts.append(JSONValue.Member(name, element)) }
    }
    let known = Set((former + new).map(\.identity))
    return kept + own.filter { !known.contains($0.identity) }
  }

  private static func byIdentity(_ elements: [JSONValue]) -> [JSONValue: JSONValue] {
    Dictionary(firstOf: elements.map { ($0.identity, $0) })
  }
}

extension JSONValue {
  fileprivate var isArray: Bool { if case .array = self { true } else { false } }

  /// The value of an allowed value and the name of a document's fact, which have a text beside them; of anything else,
  /// the whole.
  fileprivate var identity: JSONValue { self["value"] ?? nameOfFact ?? self }

  private var nameOfFact: JSONValue? {
    Set(members.map(\.name)) == ["name", "text"] ? self["name"] : nil
  }
}
