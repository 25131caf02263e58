import Diagnostics
package import JSON
import KeyModel

/// The JSON Schema of `catalogue.json`, in edition 2020-12.
///
/// A reader accepts a document without optional fields: of a key only `path`, `types` and
/// `summary` are required.
package func catalogueDocumentSchema(baseURL: String?, fileName: String) -> JSONValue {
  var schema: JSONValue = ["$schema": .string(Draft.draft202012.metaschema)]
  if let baseURL { schema.append("$id", .string(baseURL + fileName)) }
  schema.append("title", "A catalogue of configuration keys")
  schema.append("description", "What docgen publishes as catalogue.json and reads back.")
  schema.append("type", "object")
  schema.append("required", ["format", "keys"])
  schema.append(
    "properties",
    [
      "format": ["const": .integer(Catalogue.jsonFormat)],
      "title": ["type": "string"],
      "document": object(
        [
          "name": text,
          "fileName": ["type": "string", "pattern": "^[a-z0-9]+(-[a-z0-9]+)*$"],
          "titleLabel": text, "translations": orNull(text), "fileMatch": list(of: text),
          "keySuffixes": list(
            of: object(
              [
                "mark": ["type": "string", "pattern": "^[!-/:-@\\[-`{-~]$"],
                "names": list(of: text),
              ],
              required: ["mark", "names"])),
        ], required: ["name", "fileName"]),
      "remarks": list(of: text),
      "keys": list(of: reference("key")),
      "extensionPoints": list(of: reference("extensionPoint")),
      "groups": list(
        of: object(["id": text, "title": text, "summary": text], required: ["id"])),
      "sources": list(
        of: object(
          [
            "id": text, "title": text, "url": orNull(text), "summary": text,
            "sectionsArePaths": flag,
          ], required: ["id"])),
      "synonyms": list(
        of: object(
          ["words": text, "meanings": list(of: text)], required: ["words", "meanings"])),
      "changes": list(
        of: object(
          [
            "id": text,
            "date": [
              "type": "string", "format": "date", "pattern": "^[0-9]{4}-[0-9]{2}-[0-9]{2}$",
            ], "title": text, "text": text, "keys": list(of: reference("path")),
          ], required: ["id", "date"])),
      "releases": list(
        of: object(
          ["platform": text, "versions": list(of: text)], required: ["platform", "versions"])),
    ])
  schema.append(
    "$defs",
    [
      "path": [
        "description": "Names from the root down; * for an arbitrary key, [] for an element.",
        "type": "array", "items": text, "minItems": 1,
      ],
      "moment": [
        "description": "A version; ≤ before it means that one or an earlier one.",
        "type": ["string", "null"], "pattern": "^(≤?[0-9]+(\\.[0-9]+)*|unknown)$",
      ],
      "required": ["type": ["boolean", "null"]],
      "sourceReference": object(
        ["id": text, "section": text, "confidence": ["enum": ["low", "medium", "high"]]],
        required: ["id"]),
      "availability": list(of: availability),
      "value": object(
        ["value": true, "summary": text, "availability": reference("availability")],
        required: ["value"]),
      "rule": rule,
      "note": object(
        [
          "subject": text, "choice": text, "reason": text,
          "readings": list(
            of: object(
              ["source": reference("sourceReference"), "text": text],
              required: ["source", "text"])),
        ], required: ["choice"]),
      "key": key,
      "extensionPoint": extensionPoint,
    ])
  return schema
}

private let text: JSONValue = ["type": "string"]
private let flag: JSONValue = ["type": "boolean"]

private func reference(_ name: String) -> JSONValue { ["$ref": .string("#/$defs/\(name)")] }
private func list(of item: JSONValue) -> JSONValue { ["type": "array", "items": item] }
private func orNull(_ schema: JSONValue) -> JSONValue { ["anyOf": [schema, ["type": "null"]]] }

private func object(_ properties: JSONValue, required: [String]) -> JSONValue {
  [
    "type": "object", "required": JSONValue(strings: required), "properties": properties,
    "additionalProperties": false,
  ]
}

private var availability: JSONValue {
  object(
    [
      "platform": text, "introduced": reference("moment"), "deprecated": reference("moment"),
      "removed": reference("moment"), "ignored": reference("moment"), "note": orNull(text),
      "source": orNull(text), "available": flag,
    ], required: ["platform"])
}

private var types: JSONValue {
  [
    "type": "array",
    "items": [
      "enum": [
        "string", "integer", "real", "number", "boolean", "date", "data", "dictionary", "array",
      ]
    ],
  ]
}

private var rule: JSONValue {
  let own = Rule.fields.map { JSONValue.Member($0.name, $0.schema) }
  return object(
    .object(
      [.init("rule", text), .init("text", text)] + own + [
        .init("strength", ["const": "should"]), .init("extensionPoints", list(of: text)),
        .init("source", reference("sourceReference")),
      ]), required: ["rule"])
}

private let mechanism: JSONValue = ["enum": ["NSExtension", "EXAppExtensionAttributes"]]

private var key: JSONValue {
  object(
    [
      "path": reference("path"), "name": text, "types": types, "elementTypes": types,
      "alsoAccepts": types,
      "title": orNull(text), "summary": text, "discussion": text,
      "availability": reference("availability"), "values": list(of: reference("value")),
      "valuesAreClosed": flag, "default": true, "required": reference("required"),
      "extensionPoints": list(of: text), "group": text, "rules": list(of: reference("rule")),
      "seeAlso": list(of: reference("path")), "sources": list(of: reference("sourceReference")),
      "notes": list(of: reference("note")), "url": text, "placeholder": text, "subgroup": text,
      "defaultDescription": text, "localizable": flag, "fallback": reference("path"),
      "buildSetting": text, "symbols": list(of: text), "replacedBy": list(of: reference("path")),
      "replaces": list(of: reference("path")), "example": true, "declaredIn": text,
      "everyExtensionOf": mechanism,
    ], required: ["path", "types", "summary"])
}

private var extensionPoint: JSONValue {
  object(
    [
      "identifier": text, "name": text, "platforms": list(of: text),
      "mechanism": mechanism,
      "availability": reference("availability"),
      "keys": list(
        of: object(
          [
            "path": reference("path"), "required": reference("required"), "sample": true,
            "stated": flag,
          ], required: ["path"])),
      "summary": text, "url": text, "discussion": text, "minimal": ["type": "object"],
      "sources": list(of: reference("sourceReference")), "notes": list(of: reference("note")),
      "symbols": list(of: text), "declaredIn": text,
    ], required: ["identifier", "mechanism"])
}
