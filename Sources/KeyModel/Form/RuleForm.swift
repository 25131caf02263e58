import JSON

extension Form<Rule> {
  /// A rule; each kind of demand adds members.
  static var rule: Form {
    let text = Form<String>.text.schema
    let own = Rule.fields.map { JSONValue.Member($0.name, $0.schema) }
    let properties: [JSONValue.Member] =
      [.init("rule", ["enum": JSONValue(strings: Rule.names)]), .init("text", text)] + own + [
        .init("where", ["$ref": "#/$defs/condition"]),
        .init("strength", ["const": "should"]),
        .init("extensionPoints", list(of: Form<String>.text).schema),
        .init("until", FactForms.releases.schema),
        .init("codes", list(of: Form<String>.text).schema),
        .init("source", FactForms.section.defined(as: "sourceReference").schema),
      ]
    return Form(
      schema: [
        "type": "object", "required": ["rule"], "properties": .object(properties),
        "additionalProperties": false,
      ],
      read: { (reader, _) throws(SyntaxError) in try reader.readRule() }, write: { $0.write(&$1) })
  }
}
