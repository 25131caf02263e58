import Diagnostics
import JSON

extension Form<Rule> {
  /// A rule; each kind of demand adds members.
  static var rule: Form {
    Form(
      schema: schema,
      read: { (reader, _) throws(SyntaxError) in try reader.readRule() }, json: { $0.json($1) })
  }

  private static var schema: JSONValue {
    let texts = list(of: Form<String>.text).schema
    let source = FactForms.section.defined(as: "sourceReference").schema
    let properties: [JSONValue.Member] =
      [
        member("rule", "What the rule demands; the mistake that each reports.", kinds),
        member("text", "The rule as a sentence; only `stated` needs it.", Form<String>.text.schema),
      ] + Rule.fields.map { member($0.name, $0.meaning, $0.schema) }
      + Rule.formerMembers.map { former, name in
        member(former, "The former name of `\(name)`.", ["type": "number"])
      } + [
        member(
          "where", "The condition under which the rule applies; always if it is left out.",
          ["$ref": "#/$defs/condition"]),
        member("strength", "Advice instead of a demand.", ["const": "should"]),
        member(
          "extensionPoints", "The only extension points for which the rule applies, by identifier.",
          texts),
        member(
          "until", "The releases from which on the rule no longer applies.",
          FactForms.releases.schema),
        member("codes", "The codes with which a service reports that the rule is broken.", texts),
        member(
          "warnedFrom",
          "The day from which on services warn of a breach: `2027-04-28` or `2027-04`.",
          Form<String>.day.schema),
        member(
          "refusedFrom", "The day from which on they refuse it, which `warnedFrom` needs.",
          Form<String>.day.schema),
        member(
          "problem",
          "A person's words for a breach; `{key}` and `{value}` stand for the file's own.",
          Form<String>.text.schema),
        member("remedy", "What to do about it, which `problem` needs.", Form<String>.text.schema),
        member("source", "Where the rule is stated.", source),
      ]
    return [
      "type": "object", "required": ["rule"], "properties": .object(properties),
      "additionalProperties": false,
    ]
  }

  private static var kinds: JSONValue {
    [
      "oneOf": .array(
        Demand.kinds.map { kind in
          ["const": .string(kind.name), "description": .string(kind.finding.summary)]
        })
    ]
  }

  private static func member(
    _ name: String, _ meaning: String, _ schema: JSONValue
  ) -> JSONValue.Member {
    .init(name, schema.described(meaning))
  }
}

extension JSONValue {
  /// A schema with a description, if there is one.
  func described(_ text: String) -> JSONValue {
    guard !text.isEmpty else { return self }
    guard case .object(let members) = self else { return ["description": .string(text)] }
    return .object([.init("description", .string(text))] + members)
  }
}
