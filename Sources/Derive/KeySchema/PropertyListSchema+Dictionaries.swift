import Diagnostics
import JSON
import KeyModel
import Text

extension PropertyListSchema {
  /// The schema of a dictionary with these keys.
  func dictionary(
    children: [Key], of owner: Key? = nil, at path: PropertyPath, scope: Scope?
  ) -> [JSONValue.Member] {
    var members: [JSONValue.Member] = [.init("type", "object")]
    let properties = children.compactMap { child in
      child.lastName.map { JSONValue.Member($0, schema(of: child, scope: scope)) }
    }
    if !properties.isEmpty { members.append(.init("properties", .object(properties))) }
    let patterns = nearMisses(of: children, at: path) + namePatterns(of: children, scope: scope)
    if !patterns.isEmpty { members.append(.init("patternProperties", .object(patterns))) }
    return members + constraints(children: children, of: owner, scope: scope)
  }

  /// The required and allowed keys of a dictionary, without their values.
  func constraints(
    children: [Key], of owner: Key? = nil, scope: Scope?
  ) -> [JSONValue.Member] {
    var members: [JSONValue.Member] = []
    // Filter indices: keys are large to copy, and few are required.
    let required = children.indices.filter { index in
      (children[index].required == .required || !children[index].rules.isEmpty || scope != nil)
        && isRequired(children[index], scope: scope)
    }
    if !required.isEmpty {
      members.append(.init("required", JSONValue(strings: required.map { children[$0].name })))
    }
    let isClosed =
      catalogue.document.isClosed && children.contains { !$0.path.isOfElement }
      || catalogue.document.hasClosedRoot && owner == nil
    let wildcard = children.indices.first { children[$0].path.isOfAnyName }
    let ownDemands = owner.map { demands(on: $0, scope: scope).map(\.demand) } ?? []
    if let index = wildcard, children[index].names == nil {
      let wildcard = children[index]
      if wildcard.types == [.dictionary] {
        var names: JSONValue = [:]
        addTextKeywords(of: wildcard, to: &names, scope: scope)
        if names != [:] { members.append(.init("propertyNames", names)) }
      }
      members.append(.init("additionalProperties", schema(of: wildcard, scope: scope)))
    } else if isClosed || ownDemands.contains(.onlyKnownKeys) {
      members.append(
        .init(
          "additionalProperties", profile.unknownKeys == .strict ? rejectionOfOthers : false))
    }
    // An array's keywords count its elements, not the keys inside them.
    for case .dictionary(let keywords) in ownDemands
    where owner?.types.contains(.dictionary) == true {
      members += keywords.filter { keyword in !members.contains { $0.name == keyword.name } }
    }
    let between = conditionsBetween(children, scope: scope)
    if !between.isEmpty { members.append(.init("allOf", .array(between))) }
    return members
  }

  /// The keys for arbitrary names of a form, by that.
  func namePatterns(of children: [Key], scope: Scope?) -> [JSONValue.Member] {
    guard let index = children.indices.first(where: { children[$0].path.isOfAnyName }) else {
      return []
    }
    if let others = children[index].exceptNames { return [.init(others, [:])] }
    guard let names = children[index].names else { return [] }
    // Names with their own key don't count, whatever they look like.
    let pattern = try? Pattern(names)
    let own = children.compactMap(\.lastName).filter { pattern?.matches($0) ?? true }
    let choice = own.map(escapedForPattern).joined(separator: "|")
    return [
      .init(
        own.isEmpty ? names : "^(?!(?:\(choice))$)(?=[\\s\\S]*(?:\(names)))",
        schema(of: children[index], scope: scope))
    ]
  }

  /// Whether a list must have the key if it has the dictionary around it.
  private func isRequired(_ key: Key, scope: Scope?) -> Bool {
    guard !key.path.isOfAnyName else { return false }
    let isRequired =
      key.required == .required && key.path.components.count > 1
      || isRequiredOfEveryFile(key)
      || scope?.required.contains(key.path) == true
      || scope != nil
        && demands(on: key, scope: scope).contains {
          $0.demand == .presence && !$0.rule.extensionPoints.isEmpty
        }
    return isRequired && mayDemand(key)
  }
}
