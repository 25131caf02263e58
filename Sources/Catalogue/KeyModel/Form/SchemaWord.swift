/// A keyword of JSON Schema that is not a member of a key, and the member or rule to write instead.
enum SchemaWord: String {
  case type, items, properties, patternProperties, additionalProperties
  case `enum`, const, description, examples, deprecated
  case minimum, maximum, minLength, maxLength, minItems, maxItems, uniqueItems, pattern, format
  case oneOf, anyOf

  var advice: String {
    switch self {
    case .type: "write 'types'"
    case .items: "write 'elementTypes', and keys of the elements with '[]' on their paths"
    case .properties: "declare a key for each, with its full path"
    case .patternProperties, .additionalProperties:
      "declare a key whose path ends in '*'; what refuses others is 'closed' of the document, or the rule only-known-keys"
    case .enum, .const: "write 'values', and 'valuesAreClosed' if no others are right"
    case .description: "write 'summary' for one sentence and 'discussion' for more"
    case .examples: "write 'example'"
    case .deprecated: "say it in 'availability' of a platform, or in 'replacedBy'"
    case .minimum, .maximum: "write a rule: {\"rule\": \"range\", \"min\": 1, \"max\": 9}"
    case .minLength, .maxLength:
      "write a rule: {\"rule\": \"length\", \"min\": 1, \"max\": 9}"
    case .minItems, .maxItems: "write a rule: {\"rule\": \"count\", \"min\": 1, \"max\": 9}"
    case .uniqueItems: "write a rule: {\"rule\": \"unique-elements\"}"
    case .pattern: "write a rule: {\"rule\": \"pattern\", \"pattern\": \"^a\"}"
    case .format: "write a rule: {\"rule\": \"format\", \"format\": \"url\"}"
    case .oneOf, .anyOf: "write several 'types', or 'variants' for forms of a dictionary"
    }
  }
}
