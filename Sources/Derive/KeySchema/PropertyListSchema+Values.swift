import Diagnostics
import JSON
import KeyModel
import Text

extension PropertyListSchema {
  private static let date = "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$"

  /// Dates and times as readers of TOML hand them to validators, as texts.
  private static let dateOfTOML: String = {
    let time = #"[0-9]{2}:[0-9]{2}:[0-9]{2}(\.[0-9]+)?"#
    return
      "^([0-9]{4}-[0-9]{2}-[0-9]{2}([Tt ]\(time)([Zz]|[+-][0-9]{2}:[0-9]{2})?)?|\(time))$"
  }()

  /// The reason why no list of the profile should have the key, or nil.
  private func ruledOut(_ key: Key, scope: Scope?) -> Objection? {
    objection(to: key.statements) ?? forbidden(key, scope: scope).map { Objection(sentence: $0) }
  }

  /// The sentence of a rule that forbids the key, or nil.
  private func forbidden(_ key: Key, scope: Scope?) -> String? {
    demands(on: key, scope: scope).first { $0.demand == .absence }.map { sentence(of: $0.rule) }
  }

  /// A rule in plain words of the document's format.
  func sentence(of rule: Rule) -> String {
    plain(rule.spoken(in: catalogue.document.format).sentence)
  }

  /// Whether a list of the profile can be required to have the key: not if it is rejected or has no effect. A
  /// deprecated key still works.
  func mayDemand(_ key: Key) -> Bool {
    guard forbidden(key, scope: nil) == nil else { return false }
    guard let objection = objection(to: key.statements) else { return true }
    return objection.isDeprecation && !rejectsWhatIsIgnored
  }

  /// Whether to reject keys that the platform does not read. Systems ignore them, so only strict schemas do.
  private var rejectsWhatIsIgnored: Bool { profile.unknownKeys == .strict }

  private func description(of key: Key, objection: Objection?) -> String {
    let isDeprecated = key.isDeprecatedEverywhere && objection?.isDeprecation != true
    return (objection.map { $0.sentence + " " } ?? "") + (isDeprecated ? "Deprecated. " : "")
      + plain(key.summary)
  }

  /// The schema of one key's value.
  func schema(of key: Key, scope: Scope?) -> JSONValue {
    var members: [JSONValue.Member] = []
    if let title = key.title { members.append(.init("title", .string(title))) }
    let isDeprecated = key.isDeprecatedEverywhere
    let objection = ruledOut(key, scope: scope)
    let isRejected =
      objection != nil && (rejectsWhatIsIgnored || forbidden(key, scope: scope) != nil)
    let description = description(of: key, objection: objection)
    if !description.isEmpty { members.append(.init("description", .string(description))) }
    if isDeprecated { members.append(.init("deprecated", true)) }
    if profile.isForEditors {
      members += editorMembers(of: key, objection: objection, isRejected: isRejected)
    }
    if isRejected, let objection {
      return .object(members + [.init("not", ["description": .string(objection.sentence)])])
    }
    let ofPlatform = key.platformDefaults.first { $0.platform == profile.platform }?.value
    if let value = ofPlatform ?? key.defaultValue { members.append(.init("default", value.json)) }
    // A source's example may contain a placeholder, but a product's must not.
    if hasExamples, let example = example(of: key, scope: scope),
      !refusesPlaceholders || !example.holdsPlaceholder
    {
      let others = scope == nil ? key.otherExamples : []
      let shown = [example] + others.filter { !refusesPlaceholders || !$0.holdsPlaceholder }
      members.append(.init("examples", .array(shown.map(\.json))))
      if profile.isForEditors, example.plainText == nil {
        members.append(.init("defaultSnippets", [snippet("Example", body: example)]))
      }
    }
    if let scope, key.path == scope.point.mechanism.identifierKey {
      members.append(.init("const", .string(scope.point.id)))
      if rejectsWhatIsIgnored, let objection = self.objection(to: scope.point.availability) {
        members.append(.init("not", ["description": .string(objection.sentence)]))
      }
      return .object(members)
    }
    let options = alternatives(key.types + key.alsoAccepts, at: key, scope: scope)
    if options.count == 1, case .object(let only) = options[0], !options[0].isReference {
      return .object(members + only)
    }
    return .object(members + (options.isEmpty ? [] : [.init("anyOf", .array(options))]))
  }

  /// One schema for each type of the value, or one of all if something else may replace it.
  private func alternatives(_ types: [ValueType], at key: Key, scope: Scope?) -> [JSONValue] {
    let options = types.flatMap { shapes(of: $0, at: key, scope: scope) }
    let takesPlaceholder =
      types.contains { type in
        switch type {
        case .boolean, .integer, .real, .number: true
        default: false
        }
      } && !types.contains(.any)
    guard isLenient, takesPlaceholder, !types.contains(.string) else { return options }
    var other = Definition(replacing: types)
    // In some documents, another form of a Boolean is an error.
    if other == .flag, catalogue.document.hasExactBooleans {
      other = profile.placeholders == .source ? .placeholder : nil
    }
    return other.map { [either(options, or: [reference($0)])] } ?? options
  }

  private func shapes(of type: ValueType, at key: Key, scope: Scope?) -> [JSONValue] {
    switch type {
    case .any: return [[:]]
    case .dictionary where !key.variants.isEmpty:
      return key.variants.map { reference(toShape: $0) }
    case .dictionary:
      let children: [Key] = catalogue.children(of: key.path).filter {
        scope == nil || scope?.included.contains($0.path) == true
      }
      return [.object(dictionary(children: children, of: key, at: key.path, scope: scope))]
    case .array(let elements): return [array(of: elements, at: key, scope: scope)]
    default: return scalars(type, at: key, scope: scope)
    }
  }

  private func array(of elements: [ValueType], at key: Key, scope: Scope?) -> JSONValue {
    var schema: JSONValue = ["type": "array"]
    let options =
      catalogue[key.path.appending(.element)].map { [self.schema(of: $0, scope: scope)] }
      ?? alternatives(elements, at: key, scope: scope)
    let item: JSONValue? =
      options.isEmpty ? nil : options.count == 1 ? options[0] : ["anyOf": .array(options)]
    var first: PropertyListValue?
    for (_, demand) in demands(on: key, scope: scope) {
      switch demand {
      case .array(let keywords): for keyword in keywords { schema.demand(keyword) }
      case .firstElement(let value): first = first ?? value
      default: break
      }
    }
    if let first {
      schema.demand(.init("minItems", 1))
      switch draft {
      case .draft07:
        schema.append("items", [["const": first.json]])
        if let item { schema.append("additionalItems", item) }
      case .draft202012:
        schema.append("prefixItems", [["const": first.json]])
        if let item { schema.append("items", item) }
      }
    } else if let item {
      schema.append("items", item)
    }
    return schema
  }

  private func scalars(_ type: ValueType, at key: Key, scope: Scope?) -> [JSONValue] {
    let fitting = key.values.listed.filter { type.accepts($0.value.type) }
    var listed: [AllowedValue] = []
    var objections: [JSONValue] = []
    for value in fitting {
      if rejectsWhatIsIgnored, let objection = objection(to: value.availability) {
        objections.append(["const": value.value.json, "description": .string(objection.sentence)])
      } else if !forbids(value.value, at: key, scope: scope) {
        listed.append(value)
      }
    }
    var base: JSONValue = ["type": .string(type.jsonType)]
    var ofText: [JSONValue.Member] = []
    for (rule, demand) in demands(on: key, scope: scope) {
      switch demand {
      case .values(let values):
        let choice = JSONValue.Member("enum", .array(values.map(\.json)))
        if type == .string { ofText.append(choice) } else { base.demand(choice) }
      case .notValues(let values):
        let keyword = JSONValue.Member("enum", .array(values.map(\.json)))
        if type == .string {
          objections.append(unwanted([keyword], by: rule))
        } else {
          base.demand(.init("not", unwanted([keyword], by: rule)))
        }
      default: break
      }
    }
    switch type {
    case .string:
      addTextKeywords(of: key, to: &base, scope: scope, wanted: ofText, unwanted: objections)
    case .integer, .real, .number:
      for case .number(let keywords) in demands(on: key, scope: scope).map(\.demand) {
        for keyword in keywords { base.demand(keyword) }
      }
    case .date:
      let isTOML = catalogue.document.format == .toml
      base.append("pattern", .string(isTOML ? Self.dateOfTOML : Self.date))
      base.append("$comment", isTOML ? "TOML type: date or time" : "property list type: date")
    case .data:
      base.append("pattern", "^[A-Za-z0-9+/=\\s]*$")
      base.append("$comment", "property list type: data, in base 64")
    default: break
    }
    guard !fitting.isEmpty, !(listed.isEmpty && !key.values.isClosed) else { return [base] }
    guard key.values.isClosed else {
      base.demand(.init("anyOf", [known(listed), [:]]))
      return [base]
    }
    var others: [JSONValue] = []
    // A schema for any text already allows placeholders.
    if type == .string, takesPlaceholders {
      others.append(reference(.textWithPlaceholder))
    }
    // The checker reports white space around a value; no source says that it does harm.
    let texts = listed.compactMap { if case .string(let text) = $0.value { text } else { nil } }
    if isLenient, type == .string, !texts.isEmpty {
      let choice = texts.map(escapedForPattern).joined(separator: "|")
      others.append(["type": "string", "pattern": .string("^\\s*(?:\(choice))\\s*$")])
    }
    guard !listed.isEmpty else { return [either([["not": [:]]], or: others)] }
    var plain = known(listed)
    // A validator names the first form of the value's type.
    if isForPeople { plain.append("type", .string(type.jsonType)) }
    return [either([plain], or: others)]
  }

  /// The listed values, for editors with their meanings.
  private func known(_ values: [AllowedValue]) -> JSONValue {
    var schema: JSONValue = ["enum": .array(values.map(\.value.json))]
    if profile.isForEditors, values.contains(where: { !$0.summary.isEmpty }) {
      schema.append("enumDescriptions", JSONValue(strings: values.map { plain($0.summary) }))
    }
    return schema
  }

  /// Adds the demands of the key's rules and of the profile on a text.
  func addTextKeywords(
    of key: Key, to schema: inout JSONValue, scope: Scope?, wanted: [JSONValue.Member] = [],
    unwanted: [JSONValue] = []
  ) {
    var wanted = wanted
    var unwanted = unwanted
    for (rule, demand) in demands(on: key, scope: scope) {
      switch demand {
      case .text(let keywords): wanted += keywords
      case .notText(let keywords, _): unwanted.append(self.unwanted(keywords, by: rule))
      default: break
      }
    }
    demand(wanted, ofTextIn: &schema)
    if refusesPlaceholders { unwanted.append(reference(.placeholder)) }
    if unwanted.count == 1 {
      schema.append("not", unwanted[0])
    } else if !unwanted.isEmpty {
      schema.append("not", ["anyOf": .array(unwanted)])
    }
  }

  /// Whether a rule rejects a value that the key lists.
  private func forbids(_ value: PropertyListValue, at key: Key, scope: Scope?) -> Bool {
    demands(on: key, scope: scope).contains { _, demand in
      if case .notText([.init("const", value.json)], _) = demand { true } else { false }
    }
  }
}

extension ValueType {
  /// The type's name in JSON Schema.
  var jsonType: String {
    switch self {
    case .string, .date, .data: "string"
    case .integer: "integer"
    case .real, .number: "number"
    case .boolean: "boolean"
    case .dictionary: "object"
    case .array: "array"
    case .null: "null"
    // No keyword says that any type is right; its schema has none.
    case .any: "object"
    }
  }
}
