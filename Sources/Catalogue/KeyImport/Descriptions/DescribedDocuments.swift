import KeyModel
import Text

/// The kinds of files that descriptions are about: profiles, declarations and commands.
struct DescribedDocuments {
  let descriptions: [Description]
  let keys = DescribedKeys()

  static let title = "Device management"

  init(_ descriptions: [Description]) { self.descriptions = descriptions }

  func imported(title: String?, names: FormatNames) -> SchemaImport.Result {
    var documents = [profile(), declaration(), command()].compactMap(\.self)
    reportAnswers()
    if let refusal = names.refusal(for: documents) {
      return SchemaImport.Result(catalogue: nil, diagnostics: [refusal])
    }
    if !documents.isEmpty { names.complete(&documents[0]) }
    let result = SchemaImport.catalogue(of: documents, title: title, nodes: keys.node)
    return SchemaImport.Result(
      catalogue: result.catalogue, diagnostics: keys.diagnostics + result.diagnostics)
  }

  private func reportAnswers() {
    let answers = descriptions.filter { $0.kind == .command }.compactMap(\.answers)
    guard let first = answers.first else { return }
    keys.weaken(
      first, "what devices answer to \(counted(answers.count, "command")) is not imported")
  }

  // MARK: - Documents

  private func profile() -> ImportedDocument? {
    guard descriptions.contains(where: { $0.kind == .profile }) else { return nil }
    let root = description(of: .profile, Description.rootType)
    let common = description(of: .profile, Description.commonType)
    let payloads = variants(
      of: .profile, besides: [Description.rootType, Description.commonType]
    ) { variant in
      merge(variant.object, with: common, under: "PayloadType", in: variant)
    }
    let object = withContent("PayloadContent", of: root) { notes in
      var array = SchemaNode(types: .array)
      array.notes = notes
      array.array.elements = keys.add(payloads)
      return array
    }
    return document("profile", "configuration profile", .propertyList, ["*.mobileconfig"], object) {
      // An encrypted profile has its payloads elsewhere.
      let places = ["PayloadContent", "EncryptedPayloadContent"]
      guard places.allSatisfy($0.propertyNames.contains), $0.required.contains(places[0]) else {
        return
      }
      $0.required.removeAll { places.contains($0) }
      $0.atLeastOne.append(places)
    }
  }

  private func command() -> ImportedDocument? {
    guard descriptions.contains(where: { $0.kind == .command }) else { return nil }
    let commands = variants(of: .command, besides: []) { variant in
      merge(variant.object, with: nil, under: "RequestType", in: variant)
    }
    let object = withContent("Command", of: nil) { notes in
      changed(commands) { $0.notes = notes }
    }
    return document("command", "command", .propertyList, [], object) {
      $0.required = ["Command"]
      var id = SchemaNode(types: .string)
      id.notes.description = "The identifier of the command, which the answer repeats."
      $0.properties.append(.init(name: "CommandUUID", value: keys.add(id)))
    }
  }

  private func declaration() -> ImportedDocument? {
    guard descriptions.contains(where: { $0.kind == .declaration }) else { return nil }
    let base = description(of: .declaration, Description.anyType)
    let root = variants(of: .declaration, besides: [Description.anyType]) { variant in
      var around = variant.surroundings
      around.chapter = variant.object.notes.chapter
      var whole = keys.object(of: base?.keys ?? [], around, at: variant.object.notes.location)
      if base == nil {
        for name in ["Identifier", "ServerToken"] {
          whole.properties.append(.init(name: name, value: keys.add(SchemaNode(types: .string))))
        }
      }
      var payload = SchemaNode(types: .object)
      payload.notes = notes(of: "Payload", in: whole) ?? SchemaNotes()
      // A type that is not described may have anything inside.
      if variant.type != nil { payload.objects = [changed(variant.object) { $0.name = nil }] }
      whole.set("Payload", keys.add(payload))
      whole.name = variant.object.name
      whole.notes = variant.object.notes
      return merge(whole, with: nil, under: "Type", in: variant)
    }
    let location = descriptions.first { $0.kind == .declaration }?.location
    return ImportedDocument(
      id: "declaration", name: "declaration", root: keys.add(root),
      notes: SchemaNotes(location: location ?? SourceLocation(file: "")), sourceTitle: Self.title)
  }

  private func document(
    _ id: String, _ name: String, _ format: DocumentKind.Format, _ fileMatch: [String],
    _ object: ObjectFacts, _ complete: (inout ObjectFacts) -> Void
  ) -> ImportedDocument {
    var root = SchemaNode(types: .object)
    root.objects = [changed(object, complete)]
    root.notes = SchemaNotes(location: object.notes.location)
    return ImportedDocument(
      id: id, name: name, fileMatch: fileMatch, format: format, root: keys.add(root),
      notes: root.notes, sourceTitle: Self.title)
  }

  /// The keys of a root, among them one with what the descriptions are about.
  private func withContent(
    _ name: String, of root: Description?, _ make: (SchemaNotes) -> SchemaNode
  ) -> ObjectFacts {
    let around = surroundings(of: root, isPropertyList: true)
    let location = (root ?? descriptions.first)?.location ?? SourceLocation(file: "")
    var object = keys.object(of: root?.keys ?? [], around, at: location)
    object.notes.availability = nil
    var notes = notes(of: name, in: object) ?? SchemaNotes(location: location)
    notes.availability = notes.availability ?? (around.statements.isEmpty ? nil : around.statements)
    object.set(name, keys.add(make(notes)))
    return object
  }
}
