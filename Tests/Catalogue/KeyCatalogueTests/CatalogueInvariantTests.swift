import Foundation
import KeyCatalogue
import KeyModel
import TestSupport
import Testing
import Text

@Suite struct CatalogueInvariantTests {
  @Test func catalogueHasNoFindings() {
    #expect(referenceCatalogue.check() == [])
  }

  @Test func summariesAreShortAndStartWithAVerb() {
    let openings = ["Specifies", "A Boolean", "Indicates", "Determines", "This key", "The "]
    expectNoFault { key in
      let isShort = (1...110).contains(key.summary.count)
      return isShort && !openings.contains(where: key.summary.hasPrefix) ? nil : key.summary
    }
  }

  /// Keys of one shape share an entry. The summary of any other key says what distinguishes it.
  @Test func noTwoEntriesHaveTheSameSummary() {
    let entries = Dictionary(grouping: referenceCatalogue.keys, by: \.location).compactMap(
      \.value.first)
    for (summary, keys) in Dictionary(grouping: entries, by: \.summary) {
      #expect(keys.count == 1, "\(keys.map(\.path)): \(summary)")
    }
  }

  /// A name that is missing from the list would be reported as one without effect.
  @Test func theBuildSettingsOfKeysAreAmongThoseThatTheBuildKnows() throws {
    let settings = try #require(infoPlistCatalogue.document.build?.settings)
    let ofKeys = infoPlistCatalogue.keys.compactMap(\.buildSetting)
      .filter { $0.hasPrefix(settings.prefix) }.map { String($0.dropFirst(settings.prefix.count)) }
    #expect(Set(ofKeys).subtracting(settings.names) == [])
    #expect(Set(settings.names).count == settings.names.count)
  }

  @Test func whatBundlesHaveInCommonIsKnown() throws {
    let catalogue = infoPlistCatalogue
    for agreement in catalogue.document.bundles?.agreements ?? [] {
      for key in [agreement.key] + agreement.otherKeys + agreement.exceptions.map(\.key) {
        #expect(catalogue[key] != nil, "\(key)")
      }
      #expect(
        Set(agreement.bundleKinds + agreement.outerKinds).isSubset(
          of: catalogue.bundleKinds.map(\.name)))
      #expect(Set(agreement.codes).isSubset(of: catalogue.codes.map(\.id)))
    }
    for codes in catalogue.mechanisms.map(\.codes) {
      let all = codes.unknown + codes.foreign + codes.noEntry
      #expect(Set(all).isSubset(of: catalogue.codes.map(\.id)))
    }
    for target in catalogue.document.targets {
      #expect(catalogue.releases.platforms.contains(target.platform))
      for mark in target.marks { #expect(catalogue[mark.key] != nil, "\(mark.key)") }
    }
  }

  @Test("No entry says little beyond its summary, and most say what happens without the key")
  func entriesAnswer() {
    let catalogue = referenceCatalogue
    // Copies of pages grow old by themselves.
    #expect(catalogue.notes().filter { $0.id != "old-reading" }.map(\.message) == [])
    let consequences = catalogue.keys.count { $0.consequence != nil }
    #expect(consequences > catalogue.keys.count / 2)
  }

  @Test func everyKeyHasAnExampleOrChildren() {
    expectNoFault { key in
      key.example != nil || key.types.contains(.dictionary) ? nil : "no example"
    }
  }

  @Test func everyKeyHasATitleOrAReadableName() {
    expectNoFault { key in
      if let title = key.title { return title.isEmpty || title == key.name ? title : nil }
      return key.path.components.last != .anyName || key.placeholder != nil ? nil : "no placeholder"
    }
  }

  @Test func listedValuesAreDistinctAndClosedSetsAreNotEmpty() {
    expectNoFault { key in
      let values = key.values.listed.map(\.value)
      guard Set(values).count == values.count else { return "\(values)" }
      return key.values.isClosed && values.isEmpty ? "no value is allowed" : nil
    }
  }

  @Test func everyStatementHasAKnownSourceAndEveryKeyAPlatform() {
    let known = Set(infoPlistCatalogue.sources.map(\.id))
    expectNoFault { key in
      let cited = (key.statements + key.values.listed.flatMap(\.availability)).compactMap(
        \.source?.id)
      let unknown = Set(cited).subtracting(known)
      return unknown.isEmpty ? key.statements.isEmpty ? "no platform" : nil : "\(unknown)"
    }
  }

  /// The versions a reader may doubt are those whose source the key does not list.
  @Test func statementsOfAKeyCiteOneOfItsSources() {
    let catalogue = infoPlistCatalogue
    expectNoFault { key in
      let cited = ([key] + catalogue.ancestors(of: key.path)).flatMap(\.sources).map(\.id)
      let group = catalogue.groups.first { $0.id == key.group }
      let statements = Set(key.statements).subtracting(group?.availability ?? [])
      let others = Set(statements.compactMap(\.source?.id)).subtracting(cited)
      return others.isEmpty ? nil : "\(others)"
    }
  }

  @Test func everySourceOfARuleIsAmongThoseOfItsKey() {
    expectNoFault { key in
      let others = Set(key.rules.compactMap(\.source?.id)).subtracting(key.sources.map(\.id))
      return others.isEmpty ? nil : "\(others)"
    }
  }

  @Test func deprecatedKeysNameAReplacementOrSayThatThereIsNone() {
    expectNoFault { key in
      guard key.statements.contains(where: { $0.deprecated != nil }) else { return nil }
      return key.replacedBy != nil || key.discussion.contains("replace") ? nil : "no replacement"
    }
  }

  @Test func textsOfKeysUseCurrentPlatformNames() {
    expectNoFault { key in
      let texts =
        [key.summary, key.discussion, key.defaultDescription ?? ""] + key.rules.map(\.sentence)
        + key.values.listed.map(\.summary) + key.statements.compactMap(\.note)
      return texts.first(where: usesAnOldName)
    }
  }

  @Test func textsOfPointsGroupsAndSourcesUseCurrentPlatformNames() {
    let catalogue = infoPlistCatalogue
    let texts =
      catalogue.extensionPoints.flatMap { [$0.summary, $0.discussion] }
      + catalogue.groups.flatMap { [$0.title, $0.summary] } + catalogue.sources.map(\.summary)
    #expect(texts.filter(usesAnOldName) == [])
  }

  private func usesAnOldName(_ text: String) -> Bool {
    text.contains("OS X") || text.contains("Mac OS")
  }

  @Test func locationOfAKeyIsItsEntry() throws {
    var files = SourceLines()
    try expectNoFault { try files.fault(at: $0.location, unlessLineIs: "Key(") }
  }

  @Test func locationOfAnExtensionPointIsItsEntry() throws {
    var files = SourceLines()
    try expectNoFaultOfPoints {
      try files.fault(at: $0.location, unlessLineIs: "ExtensionPoint(")
    }
  }

  @Test func groupsAreDistinctAndHaveKeys() {
    let ids = infoPlistCatalogue.groups.map(\.id)
    #expect(Set(ids).count == ids.count)
    for group in infoPlistCatalogue.groups { #expect(!group.keys.isEmpty, "\(group.id)") }
  }

  @Test func notesQuoteSourcesAndExplainTheChoice() {
    let notes =
      infoPlistCatalogue.keys.flatMap(\.notes) + infoPlistCatalogue.extensionPoints.flatMap(\.notes)
    for note in notes {
      #expect(note.readings.count > 1, "\(note.choice)")
      #expect(note.choice.hasSuffix("."), "\(note.choice)")
      #expect(note.reason.hasSuffix("."), "\(note.reason)")
    }
  }
}

/// The lines of files below `Sources`, each file read once.
private struct SourceLines {
  private var files: [String: [Substring]] = [:]

  private static let paths =
    (try? FileManager.default.subpathsOfDirectory(
      atPath: repository.appending(path: "Sources").path)) ?? []

  /// The location as a text, unless its line consists of a text.
  mutating func fault(at location: Text.SourceLocation, unlessLineIs text: String) throws -> String?
  {
    let lines = try files[location.file] ?? read(location.file)
    guard let line = location.line, lines.indices.contains(line - 1),
      lines[line - 1].drop(while: { $0 == " " }) == text
    else { return "\(location)" }
    return nil
  }

  private mutating func read(_ file: String) throws -> [Substring] {
    let name = try "/" + #require(file.split(separator: "/").last)
    let sources = repository.appending(path: "Sources")
    let path = try #require(Self.paths.first { $0.hasSuffix(name) })
    let text = try String(contentsOf: sources.appending(path: path), encoding: .utf8)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    files[file] = lines
    return lines
  }
}
