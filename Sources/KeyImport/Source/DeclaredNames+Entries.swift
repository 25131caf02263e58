import KeyModel

extension DeclaredNames {
  func declaration(of mechanism: ExtensionPoint.Mechanism) -> SwiftExpression {
    var call = SwiftCall("ExtensionPoint.Mechanism")
    call.add(nil, text: mechanism.name)
    call.add("identifierKey", .path(mechanism.identifierKey))
    call.add("systemPrefix", text: mechanism.systemPrefix)
    call.add("otherIdentifiers", texts: mechanism.otherIdentifiers)
    call.add("entryKeys", list: mechanism.entryKeys.map(SwiftExpression.path), of: "PropertyPath")
    if mechanism.entry != .unstated { call.add("entry", .code(".\(mechanism.entry)")) }
    call.add("rejectedOn", list: platforms(mechanism.rejectedOn), of: "Platform")
    if mechanism.codes != ExtensionPoint.Mechanism.Codes() {
      var codes = SwiftCall("ExtensionPoint.Mechanism.Codes")
      codes.add("unknown", texts: mechanism.codes.unknown)
      codes.add("foreign", texts: mechanism.codes.foreign)
      codes.add("noEntry", texts: mechanism.codes.noEntry)
      call.add("codes", codes.expression)
    }
    return call.expression
  }

  func declaration(of kind: BundleKind) -> SwiftExpression {
    var call = SwiftCall("BundleKind")
    call.add(nil, text: kind.name)
    call.add("plural", text: kind.plural, unless: BundleKind(kind.name).plural)
    call.add("of", kind.general.map(bundleKind(named:)))
    call.add("marks", list: SwiftExpression.marks(kind.marks), of: "KeyMark")
    call.add("endings", texts: kind.endings)
    return call.expression
  }

  func declaration(of distribution: Distribution) -> SwiftExpression {
    var call = SwiftCall("Distribution")
    call.add(nil, text: distribution.id)
    call.add("name", text: distribution.name)
    call.add("for", list: distribution.platforms.map(platform), of: "Platform")
    return call.expression
  }

  func declaration(of source: Source) -> SwiftExpression {
    var call = SwiftCall("Source")
    call.add(nil, text: source.id.text)
    call.add(nil, text: source.title)
    call.add("url", source.url.map(SwiftExpression.text) ?? .code("nil"))
    call.add("summary", text: source.summary)
    call.add("sectionsArePaths", flag: source.sectionsArePaths)
    return call.expression
  }

  func releases(_ registry: ReleaseRegistry) -> SwiftExpression {
    let lines = registry.lines.map { line in
      SwiftExpression.call(
        "ReleaseRegistry.Line", with: platform(line.platform),
        .array(line.versions.map { .text($0.text) }, of: "Version"))
    }
    return .call("ReleaseRegistry", with: .array(lines, of: "ReleaseRegistry.Line"))
  }

  func extensionPoint(_ point: ExtensionPoint, mechanisms: [ExtensionPoint.Mechanism])
    -> SwiftExpression
  {
    var call = SwiftCall("ExtensionPoint")
    call.add(nil, text: point.id)
    call.add(nil, text: point.name)
    call.add(nil, mechanism(point.mechanism))
    call.add("summary", text: point.summary)
    call.add("discussion", text: point.discussion, unless: "")
    call.add("availability", availability(point.availability))
    let uses = point.uses.map { use in
      var call = SwiftCall("ExtensionPoint.Use")
      call.add(nil, .path(use.path))
      if use.required != .unstated { call.add(nil, .code(".\(use.required.rawValue)")) }
      call.add("sample", use.sample.map(SwiftExpression.value))
      return call.expression
    }
    call.add("uses", list: uses, of: "ExtensionPoint.Use")
    call.add("entry", point.entry.map { .code("ExtensionPoint.EntryCount.\($0)") })
    let others = point.otherMechanisms.map { name in
      mechanism(
        mechanisms.first { $0.name == name }
          ?? ExtensionPoint.Mechanism(name, identifierKey: .root))
    }
    call.add("orBy", list: others, of: "ExtensionPoint.Mechanism")
    call.add(
      "entitlements", list: point.entitlements.map(SwiftExpression.path), of: "PropertyPath")
    let samples = point.samples.sorted { $0.key < $1.key }.map {
      SwiftEntry(key: $0.key.description, value: .value($0.value))
    }
    if !samples.isEmpty { call.add("samples", .dictionary(samples)) }
    call.add("symbols", texts: point.symbols)
    call.add("sources", .array(point.sources.map(source), of: "SourceReference"))
    call.add("notes", list: point.notes.map(note), of: "EditorNote")
    call.add("movedFrom", texts: point.movedFrom)
    return call.expression
  }

  func code(_ code: RejectionCode) -> SwiftExpression {
    var call = SwiftCall("RejectionCode")
    call.add(nil, text: code.id)
    call.add(nil, text: code.title)
    call.add("messages", texts: code.messages)
    call.add("summary", text: code.summary)
    call.add("discussion", text: code.discussion, unless: "")
    call.add("keys", list: code.keys.map(SwiftExpression.path), of: "PropertyPath")
    call.add("in", text: code.document)
    call.add("wrong", code.wrong.map(SwiftExpression.value))
    call.add("right", code.right.map(SwiftExpression.value))
    let distributions = code.refusedBy.map { distribution(Distribution($0, name: $0)) }
    call.add("refusedBy", list: distributions, of: "Distribution")
    call.add("sources", .array(code.sources.map(source), of: "SourceReference"))
    return call.expression
  }

  func change(_ change: CatalogueChange) -> SwiftExpression {
    var call = SwiftCall("CatalogueChange")
    call.add(nil, text: change.id)
    call.add("on", text: change.date)
    call.add(nil, text: change.title)
    call.add(nil, text: change.text)
    call.add("keys", list: change.keys.map(SwiftExpression.path), of: "PropertyPath")
    return call.expression
  }

  func synonym(_ synonym: SearchSynonym) -> SwiftExpression {
    var call = SwiftCall("SearchSynonym")
    call.add(nil, text: synonym.words)
    for (index, meaning) in synonym.meanings.enumerated() {
      call.add(index == 0 ? "means" : nil, text: meaning)
    }
    return call.expression
  }

  func searchWords(_ words: SearchWords) -> SwiftExpression? {
    guard words != SearchWords() else { return nil }
    var call = SwiftCall("SearchWords")
    call.add("whole", texts: words.whole)
    call.add("prefixes", texts: words.prefixes)
    call.add("ignored", texts: words.ignored)
    return call.expression
  }
}
