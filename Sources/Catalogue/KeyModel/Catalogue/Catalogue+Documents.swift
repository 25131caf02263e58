package import Diagnostics
import Text

extension Catalogue {
  /// The kind of file that the keys belong in, or the first of several.
  public var document: DocumentKind { documents[0] }

  /// Whether texts have to say which document a key is in.
  package var hasSeveralDocuments: Bool { documents.count > 1 }

  /// The noun for such a file in texts: `property list`, or its name if there are several kinds.
  package func noun(for document: DocumentKind) -> String {
    hasSeveralDocuments ? document.name : document.noun
  }

  /// The kind of file that a path of this catalogue is in.
  package func document(of path: PropertyPath) -> DocumentKind {
    path.document.flatMap(document(named:)) ?? document
  }

  /// A path that names its document even if it is in the first one.
  package func withDocument(_ path: PropertyPath) -> PropertyPath {
    PropertyPath(path.components, in: document(of: path).id)
  }

  /// A path as readers see it: with its document, if there are several.
  package func fullName(of path: PropertyPath) -> String {
    let readable = readablePath(path)
    return (hasSeveralDocuments ? withDocument(readable) : readable).description
  }

  /// The kind of file that the keys of a group belong in.
  package func document(of group: KeyGroup) -> DocumentKind {
    group.document.flatMap(document(named:)) ?? document
  }

  /// The kind of file with an id.
  package func document(named id: DocumentKind.ID) -> DocumentKind? {
    documentNames.index(of: id).map { documents[$0] }
  }

  /// The document that a person names, or why there is none.
  package func chosenDocument(_ id: DocumentKind.ID) throws(Refusal) -> DocumentKind {
    guard let document = document(named: id) else {
      throw Refusal("No document is named", id, known: documents.map { $0.id })
    }
    return document
  }

  /// A path as the catalogue has it.
  ///
  /// - Parameter document: The document of a path that names none.
  package func path(_ path: PropertyPath, from document: DocumentKind.ID?) -> PropertyPath {
    documentNames.path(path, from: document)
  }

  /// A rule as one sentence of Markdown, whose links name the document where several have the key.
  package func sentence(of rule: Rule, at key: Key) -> String {
    // No one can follow a condition that excludes combinations of others.
    if let words = rule.words, rule.condition.excludesCombinations, !words.problem.contains("{") {
      return words.problem.capitalizedFirst + "."
    }
    let rule = spoken(rule, at: key)
    func isAmbiguous(_ path: PropertyPath) -> Bool {
      path.document == nil && keysOfDocuments(at: path).contains { $0.path.document != nil }
    }
    let isLinked = hasSeveralDocuments && rule.references.contains(where: isAmbiguous)
    let sentence =
      isLinked
      ? rule.mappingReferences { isAmbiguous($0) ? withDocument($0) : $0 }.sentence : rule.sentence
    return Self.sentence(sentence, for: key.types, isAboutElements: rule.isAboutElements)
  }

  /// The sentence with the subject that values of these types need: only an array has several.
  private static func sentence(
    _ sentence: String, for types: [ValueType], isAboutElements: Bool
  ) -> String {
    let every = "Every value "
    let string = "A string "
    if sentence.hasPrefix(every), !types.contains(where: { $0.isArray }) {
      return String(sentence.dropFirst(every.count)).capitalizedFirst
    }
    if sentence.hasPrefix(string), types == [.string] {
      return String(sentence.dropFirst(string.count)).capitalizedFirst
    }
    guard isAboutElements, !types.isEmpty, types.allSatisfy({ $0.isArray }) else { return sentence }
    let subjects = [
      ("Must not ", "No value may "), ("Should not ", "No value should "),
      ("Must ", "Every value must "), ("Should ", "Every value should "),
    ]
    for (start, subject) in subjects where sentence.hasPrefix(start) {
      return subject + sentence.dropFirst(start.count)
    }
    return sentence
  }

  /// A rule in words that fit the format of files and the types of the keys in its condition.
  package func spoken(_ rule: Rule, at key: Key) -> Rule {
    changed(rule.spoken(in: document(of: key.path).format)) { rule in
      rule.condition = rule.condition.mappingLeaves { leaf in
        guard case .value(let path, let values, false) = leaf,
          self[path]?.types.contains(where: { $0.isArray }) == true
        else { return leaf }
        return .value(path, values, isElement: true)
      }
    }
  }

  /// The keys at the root of the document that a path is in, in path order.
  package func roots(beside path: PropertyPath) -> SomeKeys {
    keys(at: rootIndexes[path.document] ?? [])
  }

  /// The catalogue with the keys of one document alone. Their references may lead to others.
  package func part(_ document: DocumentKind) -> Catalogue {
    guard hasSeveralDocuments else { return self }
    let isFirst = document.id == self.document.id
    var part = Catalogue(
      title: title, document: document,
      otherDocuments: documents.filter { $0.id != document.id },
      groups: groups.filter { ($0.document ?? self.document.id) == document.id }.map { group in
        changed(group) { $0.document = nil }
      }, shapes: shapes, extensionPoints: isFirst ? extensionPoints : [], bundleKinds: bundleKinds,
      distributions: distributions,
      sources: sources, releases: releases, codes: codes, remarks: remarks, synonyms: synonyms,
      searchWords: searchWords, usage: usage)
    part.isFromOutside = isFromOutside
    return part
  }
}

/// A catalogue's documents, each as its own catalogue, for all documents in one go.
package struct DocumentParts: Sendable {
  private let catalogue: Catalogue
  private let groups: [DocumentKind.ID: [KeyGroup]]
  private let codes: [RejectionCode.ID: RejectionCode]
  /// The documents that shapes name, which any document may use.
  private let documentsOfShapes: [DocumentKind.ID]

  package init(_ catalogue: Catalogue) {
    self.catalogue = catalogue
    groups = Dictionary(grouping: catalogue.groups) { $0.document ?? catalogue.document.id }
    codes = Dictionary(firstOf: catalogue.codes.map { ($0.id, $0) })
    documentsOfShapes =
      catalogue.shapes.flatMap { $0.keys }
      .flatMap { $0.references.compactMap { $0.document } }.uniqued
  }

  /// The keys of one document alone, with the documents and codes that they name, for a schema.
  package func schemaPart(_ document: DocumentKind) -> Catalogue {
    guard catalogue.hasSeveralDocuments else { return catalogue }
    let isFirst = document.id == catalogue.document.id
    let groups = (groups[document.id] ?? []).map { group in changed(group) { $0.document = nil } }
    let keys = groups.flatMap { $0.keys }
    // Any other one keeps the names of those that have several.
    let another = catalogue.documents[isFirst ? 1 : 0]
    let named =
      [another.id] + documentsOfShapes
      + keys.flatMap { $0.references.compactMap { $0.document } }
    let codes = keys.flatMap { key in key.typeCodes + key.rules.flatMap { $0.codes } }.uniqued
    var part = Catalogue(
      title: catalogue.title, document: document,
      otherDocuments: named.uniqued.filter { $0 != document.id }
        .compactMap { catalogue.document(named: $0) },
      groups: groups, shapes: catalogue.shapes,
      extensionPoints: isFirst ? catalogue.extensionPoints : [],
      bundleKinds: catalogue.bundleKinds, distributions: catalogue.distributions, sources: [],
      releases: catalogue.releases, codes: codes.compactMap { self.codes[$0] })
    part.isFromOutside = catalogue.isFromOutside
    return part
  }
}

struct DocumentNames: Sendable {
  private let first: DocumentKind.ID
  private let indexes: [DocumentKind.ID: Int]

  init(_ documents: [DocumentKind]) {
    first = documents[0].id
    indexes = Dictionary(firstOf: documents.enumerated().map { ($1.id, $0) })
  }

  /// The index of the document with an id.
  func index(of id: DocumentKind.ID) -> Int? { indexes[id] }

  /// A path as a catalogue has it: one of the first document names none. A prefix that is not a
  /// document's id belongs to the name.
  func path(_ written: PropertyPath, from document: DocumentKind.ID?) -> PropertyPath {
    var path = written
    if let named = written.document {
      if indexes[named] == nil {
        guard case .name(let name) = path.components.first else { return path }
        path.document = nil
        path.components[0] = .name("\(named):\(name)")
      } else {
        path.document = named == first ? nil : named
        return path
      }
    }
    path.document = document == first ? nil : document
    return path
  }

  /// A path as an entry of a document writes it, the opposite of `path(_:from:)`.
  func path(_ path: PropertyPath, writtenIn document: DocumentKind.ID?) -> PropertyPath {
    changed(path) { $0.document = path.document == document ? nil : path.document ?? first }
  }
}

extension Key {
  var references: [PropertyPath] {
    seeAlso + (replacedBy ?? []) + replaces + (fallback.map { [$0] } ?? [])
      + rules.flatMap { $0.references }
  }

  #if hasFeature(Embedded)
    // Optimized, it would be copied for each function that it is called with.
    @_optimize(none)
  #endif
  mutating func mapReferences(_ change: (PropertyPath) -> PropertyPath) {
    fallback = fallback.map(change)
    seeAlso = seeAlso.map(change)
    replacedBy = replacedBy?.map(change)
    replaces = replaces.map(change)
    rules = rules.map { $0.mappingReferences(change) }
  }

  mutating func nameDocuments(_ names: DocumentNames) {
    let path = path.document == nil ? path : names.path(path, from: nil)
    self.path = path
    mapReferences { names.path($0, from: path.document) }
  }
}
