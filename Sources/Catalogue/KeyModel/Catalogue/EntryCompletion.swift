import Text

/// Completes entries by the conventions, and collects statements that only repeat them.
struct EntryCompletion {
  struct Restatement: Sendable {
    /// `the build setting of 'Lamp'`.
    var fact: String
    var remedy: String
    var location: SourceLocation
  }

  private let conventions: Conventions
  private let documents: [DocumentKind]
  private let settings: [DocumentKind.ID: [String: String]]
  private(set) var restatements: [Restatement] = []

  init(_ conventions: Conventions, of documents: [DocumentKind]) {
    self.conventions = conventions
    self.documents = documents
    var settings: [DocumentKind.ID: [String: String]] = [:]
    for document in documents where conventions.keysHaveSettings {
      guard let known = document.build?.settings else { continue }
      settings[document.id] = Dictionary(firstOf: known.names.map { ($0, known.prefix + $0) })
    }
    self.settings = settings
  }

  mutating func complete(_ group: inout KeyGroup) {
    complete(&group.availability, of: "'\(group.id)'", at: group.location)
    let document = group.document ?? documents[0].id
    for index in group.keys.indices { complete(&group.keys[index], in: document) }
  }

  /// The keys of a shape are in several keys, so no page follows for them.
  mutating func complete(_ shape: inout KeyShape) {
    for index in shape.keys.indices { complete(&shape.keys[index], in: nil) }
  }

  mutating func complete(_ point: inout ExtensionPoint) {
    complete(&point.availability, of: "'\(point.id)'", at: point.location)
  }

  private mutating func complete(_ key: inout Key, in document: DocumentKind.ID?) {
    let document = key.path.document ?? document
    let path = PropertyPath(key.path.components)
    let name = "'\(path)'"
    if var statements = key.availability {
      complete(&statements, of: name, at: key.location)
      key.availability = statements
    }
    key.values = key.values.mappingListed { value in
      let name = "the value '\(value.value.plainText ?? "…")' of \(name)"
      return changed(value) { complete(&$0.availability, of: name, at: key.location) }
    }
    for index in key.apis.indices { complete(&key.apis[index], of: name, at: key.location) }
    if path.components.count == 1, let setting = document.flatMap({ settings[$0]?[path.name] }) {
      if key.buildSetting == setting {
        note("the build setting of \(name)", at: key.location)
      }
      key.buildSetting = key.buildSetting ?? setting
    }
    let ownPage = document.flatMap { conventions.ownPage?(path, $0) }
    if let ownPage, key.sourceReferences.contains(ownPage) {
      note(
        "the page of \(name)", remedy: "write '.ownPage', or nothing if it is the only source",
        at: key.location)
    }
    key.replaceOwnPage(by: ownPage)
  }

  private mutating func complete(
    _ statements: inout [AvailabilityStatement], of name: String, at location: SourceLocation
  ) {
    guard !conventions.mirrors.isEmpty else { return }
    let stated = statements
    statements = []
    for var statement in stated {
      guard statement.isMirrored else {
        statement.isMirrored = true
        statements.append(statement)
        continue
      }
      statements.append(statement)
      for platform in conventions.mirrors[statement.platform] ?? [] {
        var mirrored = statement
        mirrored.platform = platform
        if stated.contains(mirrored) {
          note("the availability of \(name) on \(platform)", at: location)
        } else if !stated.contains(where: { $0.platform == platform }) {
          statements.append(mirrored)
        }
      }
    }
  }

  private mutating func complete(_ api: inout API, of name: String, at location: SourceLocation) {
    let address = api.framework.flatMap { conventions.address?(api.symbol, $0) }
    if api.statesAddress {
      if let address, api.url == address {
        note("the address of '\(api.symbol)', an API of \(name),", at: location)
      }
    } else {
      api = api.at(address)
    }
  }

  private mutating func note(
    _ fact: String, remedy: String = "leave it out", at location: SourceLocation
  ) {
    restatements.append(Restatement(fact: fact, remedy: remedy, location: location))
  }
}

extension AllowedValues {
  fileprivate func mappingListed(_ change: (AllowedValue) -> AllowedValue) -> Self {
    switch self {
    case .closed(let values, let codes): .closed(values.map(change), codes: codes)
    case .documented(let values, let codes): .documented(values.map(change), codes: codes)
    case .open(let values): .open(values.map(change))
    case .any, .extensionPoints: self
    }
  }
}

extension Key {
  fileprivate var sourceReferences: [SourceReference] {
    sources + notes.flatMap { $0.readings.map { $0.source } }
      + [valuesSource, defaultSource, requiredSource, consequence?.source].compactMap { $0 }
      + rules.compactMap { $0.source }
  }

  /// Writes the key's own page where `.ownPage` is, or leaves it out if the key has none.
  fileprivate mutating func replaceOwnPage(by page: SourceReference?) {
    func replaced(_ reference: SourceReference) -> SourceReference? {
      reference.isOwnPage ? page : reference
    }
    sources = sources.compactMap(replaced)
    valuesSource = valuesSource.flatMap(replaced)
    defaultSource = defaultSource.flatMap(replaced)
    requiredSource = requiredSource.flatMap(replaced)
    func replace(in statements: inout [AvailabilityStatement]) {
      for index in statements.indices {
        statements[index].source = statements[index].source.flatMap(replaced)
      }
    }
    availability = availability.map { changed($0, replace) }
    values = values.mappingListed { changed($0) { replace(in: &$0.availability) } }
    consequence = consequence.map { Consequence($0.text, source: $0.source.flatMap(replaced)) }
    rules = rules.map { rule in changed(rule) { $0.source = $0.source.flatMap(replaced) } }
    for note in notes.indices {
      for reading in notes[note].readings.indices {
        let source = notes[note].readings[reading].source
        notes[note].readings[reading].source = replaced(source) ?? source
      }
    }
  }
}
