import KeyModel
import Text

/// The constants that the source declares for what many entries name.
struct DeclaredNames {
  private(set) var platforms: [Platform: String] = [:]
  private(set) var sources: [Source.ID: String] = [:]
  private(set) var documents: [String] = []
  private(set) var groups: [String] = []
  private(set) var mechanisms: [ExtensionPoint.Mechanism: String] = [:]
  private(set) var bundleKinds: [String: String] = [:]
  private(set) var distributions: [String: String] = [:]

  init(_ catalogue: Catalogue) {
    var names = SwiftNames(taken: ["name", "id", "section", "confidence"])
    for source in catalogue.sources where sources[source.id] == nil {
      sources[source.id] = names.identifier(source.id.text, "source")
    }
    names = SwiftNames()
    for platform in catalogue.releases.platforms where platforms[platform] == nil {
      platforms[platform] = names.identifier(platform.name, "platform")
    }
    names = SwiftNames(taken: ["configuration"])
    documents = catalogue.documents.map { names.identifier($0.id, "document") }
    names = SwiftNames()
    groups = catalogue.groups.map { names.identifier($0.id, "group") }
    names = SwiftNames()
    for mechanism in catalogue.mechanisms where mechanisms[mechanism] == nil {
      mechanisms[mechanism] = names.identifier(mechanism.name, "mechanism")
    }
    names = SwiftNames()
    for kind in catalogue.bundleKinds where bundleKinds[kind.name] == nil {
      bundleKinds[kind.name] = names.identifier(kind.name, "kind")
    }
    names = SwiftNames()
    for distribution in catalogue.distributions where distributions[distribution.id] == nil {
      distributions[distribution.id] = names.identifier(distribution.id, "distribution")
    }
  }
}

extension DeclaredNames {
  func platform(_ platform: Platform) -> SwiftExpression {
    platforms[platform].map { .code("." + $0) } ?? .call("Platform", with: .text(platform.name))
  }

  func platforms(_ platforms: [Platform]) -> [SwiftExpression] { platforms.map(platform) }

  func source(_ reference: SourceReference) -> SwiftExpression {
    if let name = sources[reference.id], reference.confidence == nil {
      return .call("." + name, with: .text(reference.section))
    }
    var call = SwiftCall("SourceReference")
    call.add(nil, text: reference.id.text)
    call.add(nil, text: reference.section)
    call.add("confidence", reference.confidence.map { .code(".\($0.rawValue)") })
    return call.expression
  }

  func mechanism(_ mechanism: ExtensionPoint.Mechanism) -> SwiftExpression {
    if let name = mechanisms[mechanism] { return .code("." + name) }
    var call = SwiftCall("ExtensionPoint.Mechanism")
    call.add(nil, text: mechanism.name)
    call.add("identifierKey", .path(mechanism.identifierKey))
    return call.expression
  }

  func bundleKind(named name: String) -> SwiftExpression {
    bundleKinds[name].map { .code("." + $0) } ?? .call("BundleKind", with: .text(name))
  }

  func distribution(_ distribution: Distribution) -> SwiftExpression {
    distributions[distribution.id].map { .code("." + $0) } ?? declaration(of: distribution)
  }

  func release(_ release: Release) -> SwiftExpression {
    .call("Release", with: platform(release.platform), .text(release.version.text))
  }

  func availability(_ statements: [AvailabilityStatement]) -> SwiftExpression {
    .array(statements.map(statement), of: "AvailabilityStatement")
  }

  private func statement(_ statement: AvailabilityStatement) -> SwiftExpression {
    var call = SwiftCall("AvailabilityStatement")
    call.add(nil, platform(statement.platform))
    call.add("isAvailable", flag: statement.isAvailable, unless: true)
    if statement.introduced != .unknown { call.add("introduced", text: statement.introduced.text) }
    call.add("deprecated", text: statement.deprecated?.text)
    call.add("removed", text: statement.removed?.text)
    call.add("ignored", text: statement.ignored?.text)
    call.add("note", text: statement.note)
    call.add("from", text: statement.source?.text)
    return call.expression
  }

  func note(_ note: EditorNote) -> SwiftExpression {
    var call = SwiftCall("EditorNote")
    call.add(nil, .code(".\(note.subject.rawValue)"))
    let readings = note.readings.map {
      SwiftExpression.call("EditorNote.Reading", with: source($0.source), .text($0.text))
    }
    call.add(nil, .array(readings, of: "EditorNote.Reading"))
    call.add("choice", text: note.choice)
    call.add("reason", text: note.reason)
    call.add("isEditorial", note.statedEditorial.map(SwiftExpression.flag))
    return call.expression
  }
}
