import JSON
import KeyModel
import Text

/// The facts and texts of a single value.
extension DescribedKeys {
  private static let types: [String: JSONTypes] = [
    "<string>": .string, "<integer>": .integer, "<real>": .number, "<boolean>": .boolean,
    "<date>": .date, "<data>": .data, "<array>": .array, "<dictionary>": .object, "<any>": .all,
  ]

  func types(of key: SchemaValue, _ around: Surroundings) -> JSONTypes {
    let type = key["type"]
    guard let types = Self.types[type?.text ?? ""] else {
      let what = type?.text.map { "the type '\(ForeignText.title($0))' is unknown" }
      weaken(
        type?.location ?? key.location,
        "\(what ?? "the key has no type"), so that any value is allowed")
      return .all
    }
    return !around.isPropertyList && [.date, .data].contains(types) ? .string : types
  }

  func addFacts(of key: SchemaValue, to node: inout SchemaNode) {
    if let list = key["rangelist"] { addValues(list, to: &node) }
    if let range = key["range"] {
      let bounds = ["min", "max"].map { range[$0]?.number.map { NumberBound(value: $0) } }
      if node.types.isSubset(of: .number) {
        (node.number.min, node.number.max) = (bounds[0], bounds[1])
      } else {
        weaken(range.location, "the range is left out, because the value is not a number")
      }
    }
    if let format = key["format"]?.text {
      if node.types == .string {
        node.text.patterns.append(format)
      } else {
        weaken(key.location, "the format is left out, because the value is not a text")
      }
    }
    if node.types == .array { node.array.count = bounds(key["repetition"]) }
  }

  func bounds(_ repetition: SchemaValue?) -> CountBounds {
    repetition?.object.map { CountBounds($0, "min", "max") } ?? CountBounds()
  }

  private func addValues(_ list: SchemaValue, to node: inout SchemaNode) {
    let values = list.elements ?? []
    let choices = values.filter { $0.json.types.isSubset(of: node.types) }
      .map { SchemaChoice(value: $0.json, description: nil) }.uniqued
    guard choices.count == values.uniqued(by: \.json).count, !choices.isEmpty else {
      weaken(list.location, "other values are allowed too, because some have another type")
      return node.addKnown(choices)
    }
    switch node.types {
    case .string: node.text.allowed = choices
    case .integer, .number: node.number.allowed = choices
    case .boolean: node.flags = choices
    default: weaken(list.location, "the values are left out, because they are not simple")
    }
  }

  /// A value that a list of keys describes.
  func choice(_ key: SchemaValue) -> SchemaChoice? {
    key["key"].map { SchemaChoice(value: $0.json, description: key["content"]?.text) }
  }

  // MARK: - Texts

  func notes(of key: SchemaValue, _ systems: DescribedSystems) -> SchemaNotes {
    var notes = SchemaNotes(location: key.location)
    notes.title = key["title"]?.text.flatMap(nonempty)
    notes.description = key["content"]?.text.flatMap(nonempty)
    notes.defaultValue = key["default"].flatMap { $0.json == .null ? nil : $0.json }
    let form = (key["valuetype"] ?? key["subtype"])?.text
    notes.remarks = [
      form.map(Self.remark(onForm:)), key["combinetype"]?.text.map(Self.remark(onCombining:)),
      names(key["assettypes"]).map { "Refers to an asset of the type \($0)." },
      names(key["asset-content-types"]).map { "The asset's content is of the type \($0)." },
      systems.remark,
    ].compactMap(\.self)
    return notes
  }

  private func names(_ value: SchemaValue?) -> String? {
    guard let texts = value?.texts, !texts.isEmpty else { return nil }
    return alternatives(texts.map(Self.code))
  }

  private static func code(_ text: String) -> String {
    "`\(ForeignText.title(text).replacing("`", with: "'"))`"
  }

  private static func remark(onForm form: String) -> String {
    switch form.filter({ $0 != "<" && $0 != ">" }) {
    case "domain": "The text is the name of a domain."
    case "domain-prefix": "The text is the name of a domain, or `*.` with one for all below it."
    case "email": "The text is an e-mail address."
    case "hostname": "The text is the name or the address of a host."
    case "localtime": "The text is a date and a time without a time zone: `2023-09-21T12:00:00`."
    case "regex": "The text is a regular expression."
    case "timestamp": "The text is a date and a time with a time zone: `2023-09-21T12:00:00Z`."
    case "url": "The text is a URL."
    case "uuid": "The text is a UUID."
    case let form: "The form of the text is \(code(form))."
    }
  }

  private static func remark(onCombining way: String) -> String {
    let result =
      switch way {
      case "boolean-and": "all of them have to be true"
      case "boolean-or": "one that is true is enough"
      case "enum-first": "that which is listed first counts"
      case "enum-last": "that which is listed last counts"
      case "first": "the first one counts"
      case "number-max": "the greatest counts"
      case "number-min": "the least counts"
      case "set-intersection": "what all of them have counts"
      case "set-union": "all of them count"
      default: "they are combined by \(code(way))"
      }
    return "If several configurations have it, \(result)."
  }
}

extension SchemaNode {
  /// Lists values beside which others are allowed.
  mutating func addKnown(_ choices: [SchemaChoice]) {
    text.known += choices.filter { $0.value.types == .string }
    number.known += choices.filter { $0.value.types.isSubset(of: .number) }
  }
}
