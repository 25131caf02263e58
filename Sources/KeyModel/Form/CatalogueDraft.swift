package import JSON

extension Catalogue {
  /// The catalogue in the form of `catalogue.json` in UTF-8, for people who go on writing it: without members that say
  /// nothing or follow from others. What is there has its full form, so that programs read both alike.
  package func draftBytes() -> [UInt8] {
    let bytes = jsonBytes(keyURL: { _ in "" }, extensionPointURL: { _ in "" })
    var scanner = JSONScanner(bytes, file: "catalogue.json")
    // The program's own output is always readable.
    guard let json = try? scanner.readValue(), case .object(let members) = json else {
      return bytes
    }
    let written = members.filter { !$0.value.saysNothing || $0.name == "keys" }.map { member in
      guard case .array(let entries) = member.value else { return member }
      return JSONValue.Member(
        member.name,
        .array(entries.map { member.name == "keys" ? draft(ofKey: $0) : $0.withoutSilentMembers }))
    }
    return Array((JSONValue.object(written).readable() + "\n").utf8)
  }

  /// A key in the same form.
  package func draftEntry(of key: Key) -> JSONValue {
    var scanner = JSONScanner(jsonBytes(of: key, url: ""), file: "catalogue.json")
    return (try? scanner.readValue()).map(draft(ofKey:)) ?? .null
  }

  /// A written catalogue without members that say nothing, and without rules that no program can check.
  func whatIsChecked(in bytes: [UInt8]) -> [UInt8] {
    var scanner = JSONScanner(bytes, file: "catalogue.json")
    guard let json = try? scanner.readValue(), case .object(let members) = json else {
      return bytes
    }
    let checked = members.map { member in
      guard case .array(let entries) = member.value, member.name == "keys" else { return member }
      return JSONValue.Member(
        member.name,
        .array(
          entries.map { entry in
            guard case .object(let members) = entry.withoutSilentMembers else { return entry }
            return .object(members.map { $0.withoutStatedRules.withoutNulls })
          }))
    }
    return JSONValue.object(checked).serializedBytes(linesTo: 0)
  }

  private func draft(ofKey json: JSONValue) -> JSONValue {
    guard case .object(let members) = json.withoutSilentMembers else { return json }
    return .object(
      members.compactMap { member in
        switch (member.name, member.value) {
        // The path says it, and the place in this file.
        case ("name", _), ("declaredIn", _): nil
        case ("document", _) where !hasSeveralDocuments: nil
        case ("rules", .array(let rules)):
          .init("rules", .array(rules.map { $0.withoutSentence }))
        case ("values", .array(let values)):
          .init("values", .array(values.map { $0.withoutEmptyTexts }))
        default: member
        }
      })
  }
}

extension JSONValue.Member {
  /// Statements of availability without what they don't state.
  fileprivate var withoutNulls: JSONValue.Member {
    guard name == "availability", case .array(let statements) = value else { return self }
    return .init(
      name,
      .array(
        statements.map { statement in
          guard case .object(let members) = statement else { return statement }
          return .object(members.filter { $0.value != .null })
        }))
  }

  fileprivate var withoutStatedRules: JSONValue.Member {
    guard name == "rules", case .array(let rules) = value else { return self }
    return .init(name, .array(rules.filter { $0["rule"]?.text != StatedDemand.name }))
  }
}

extension JSONValue {
  /// Whether a member with this value may be left out.
  fileprivate var saysNothing: Bool {
    switch self {
    case .null, .array([]), .object([]), .string(""): true
    default: false
    }
  }

  /// Values of a key may be empty, and nothing may replace it.
  fileprivate var withoutSilentMembers: JSONValue {
    guard case .object(let members) = self else { return self }
    return .object(
      members.filter { member in
        switch member.name {
        case "default", "example", "replacedBy": member.value != .null
        // A key has to have one.
        case "summary": true
        case "valuesAreClosed": member.value == true
        default: !member.value.saysNothing
        }
      })
  }

  /// A rule without the sentence that follows from it.
  fileprivate var withoutSentence: JSONValue {
    guard case .object(let members) = self, self["rule"]?.text != StatedDemand.name else {
      return self
    }
    return .object(members.filter { $0.name != "text" })
  }

  /// A listed value without an empty summary.
  fileprivate var withoutEmptyTexts: JSONValue {
    guard case .object(let members) = self else { return self }
    return .object(members.filter { $0.name == "value" || !$0.value.saysNothing })
  }
}
