import KeyModel

extension DeclaredNames {
  /// A key with everything that differs from the defaults of its initializer, in the order of its parameters.
  ///
  /// - Parameter availability: Nil if the key inherits it.
  func key(_ key: Key, availability: [AvailabilityStatement]?) -> SwiftExpression {
    var call = SwiftCall("Key")
    call.add(nil, .path(key.path))
    for type in key.types { call.add(nil, .type(type)) }
    call.add("title", text: key.title)
    call.add("placeholder", text: key.placeholder)
    call.add("names", text: key.names)
    call.add("exceptNames", text: key.exceptNames)
    call.add("summary", text: key.summary)
    call.add("discussion", text: key.discussion, unless: "")
    call.add("consequence", key.consequence.map(consequence))
    call.add("availability", availability.map { self.availability($0) })
    call.add("values", values(key.values))
    call.add("valuesSource", key.valuesSource.map(source))
    call.add("default", key.defaultValue.map(SwiftExpression.value))
    let defaults = key.platformDefaults.map { other in
      SwiftExpression.call(
        "PlatformDefault", with: platform(other.platform), .value(other.value))
    }
    call.add("platformDefaults", list: defaults, of: "PlatformDefault")
    call.add("defaultSource", key.defaultSource.map(source))
    call.add("defaultDescription", text: key.defaultDescription)
    if key.required != .unstated { call.add("required", .code(".\(key.required.rawValue)")) }
    call.add("localizable", key.localizable.map(SwiftExpression.flag))
    call.add("fallback", key.fallback.map(SwiftExpression.path))
    call.add("buildSetting", text: key.buildSetting)
    call.add("symbols", texts: key.symbols)
    call.add("apis", list: key.apis.map(api), of: "API")
    call.add("capability", text: key.capability)
    call.add("approval", text: key.approval)
    call.add(
      "bundleKinds", list: key.bundleKinds.map { bundleKind(named: $0.name) }, of: "BundleKind")
    call.add("replacedBy", key.replacedBy.map(SwiftExpression.paths))
    call.add("replaces", list: key.replaces.map(SwiftExpression.path), of: "PropertyPath")
    call.add("rules", list: key.rules.map(rule), of: "Rule")
    call.add("extensionPoints", scope(key.extensionPoints))
    call.add("example", key.example.map(SwiftExpression.value))
    call.add("shape", text: key.shape)
    call.add("variants", texts: key.variants)
    call.add("seeAlso", list: key.seeAlso.map(SwiftExpression.path), of: "PropertyPath")
    call.add("sources", list: key.sources.map(source), of: "SourceReference")
    call.add("notes", list: key.notes.map(note), of: "EditorNote")
    call.add("subgroup", text: key.subgroup)
    call.add("alsoAccepts", list: key.alsoAccepts.map(SwiftExpression.type), of: "ValueType")
    call.add("typeCodes", texts: key.typeCodes)
    call.add("movedFrom", texts: key.movedFrom)
    return call.expression
  }

  private func consequence(_ consequence: Consequence) -> SwiftExpression {
    var call = SwiftCall("Consequence")
    call.add(nil, text: consequence.text)
    call.add("from", consequence.source.map(source) ?? .code("nil"))
    return call.expression
  }

  private func values(_ values: AllowedValues) -> SwiftExpression? {
    func listed(_ name: String) -> SwiftExpression {
      var call = SwiftCall(name)
      call.add(nil, .array(values.listed.map(value), of: "AllowedValue"))
      call.add("codes", texts: values.codes)
      return call.expression
    }
    return switch values {
    case .any: nil
    case .closed: listed(".closed")
    case .documented: listed(".documented")
    case .open: listed(".open")
    case .extensionPoints(let mechanism): .call(".extensionPoints", with: self.mechanism(mechanism))
    }
  }

  private func value(_ value: AllowedValue) -> SwiftExpression {
    var call = SwiftCall("AllowedValue")
    call.add(nil, .value(value.value))
    call.add(nil, text: value.summary)
    if !value.availability.isEmpty { call.add("availability", availability(value.availability)) }
    return call.expression
  }

  private func api(_ api: API) -> SwiftExpression {
    var call = SwiftCall("API")
    call.add(nil, text: api.symbol)
    call.add("of", text: api.framework)
    call.add("url", text: api.url)
    return call.expression
  }

  private func scope(_ scope: ExtensionPointScope) -> SwiftExpression? {
    switch scope {
    case .none: nil
    case .all(let mechanism): .call(".all", with: self.mechanism(mechanism))
    case .only(let ids): .call(".only", with: .texts(ids))
    }
  }
}
