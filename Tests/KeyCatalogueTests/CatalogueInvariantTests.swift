import Foundation
import KeyCatalogue
import KeyModel
import Testing

@Suite struct CatalogueInvariantTests {
  static let paths = infoPlistCatalogue.keys.map(\.path)

  @Test func catalogueHasNoFindings() {
    #expect(referenceCatalogue.check() == [])
  }

  @Test(arguments: paths)
  func summariesAreShortAndStartWithAVerb(path: PropertyPath) throws {
    let summary = try #require(infoPlistCatalogue[path]).summary
    #expect((1...110).contains(summary.count))
    for opening in ["Specifies", "A Boolean", "Indicates", "Determines", "This key", "The "] {
      #expect(!summary.hasPrefix(opening))
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
    #expect(Set(settings.names).count == settings.names.count && settings.names.count == 98)
  }

  @Test func whatBundlesHaveInCommonIsKnown() throws {
    let catalogue = infoPlistCatalogue
    for agreement in catalogue.document.bundles?.agreements ?? [] {
      #expect(catalogue[agreement.key] != nil)
      #expect(Set(agreement.bundleKinds).isSubset(of: catalogue.bundleKinds.map(\.name)))
      #expect(Set(agreement.codes).isSubset(of: catalogue.codes.map(\.id)))
    }
    for target in catalogue.document.targets {
      #expect(catalogue.releases.platforms.contains(target.platform))
      for mark in target.marks { #expect(catalogue[mark.key] != nil, "\(mark.key)") }
    }
  }

  @Test(arguments: paths)
  func everyKeyHasAnExampleOrChildren(path: PropertyPath) throws {
    let key = try #require(infoPlistCatalogue[path])
    #expect(key.example != nil || key.types.contains(.dictionary))
  }

  @Test(arguments: paths)
  func everySourceOfAStatementIsKnown(path: PropertyPath) throws {
    let key = try #require(infoPlistCatalogue[path])
    let known = Set(infoPlistCatalogue.sources.map(\.id))
    let sources = (key.statements + key.values.listed.flatMap(\.availability)).compactMap(\.source)
    #expect(Set(sources).subtracting(known) == [])
    #expect(!key.statements.isEmpty, "no platform")
  }

  /// The versions a reader may doubt are those whose source the key does not list.
  @Test(arguments: paths)
  func statementsOfAKeyCiteOneOfItsSources(path: PropertyPath) throws {
    let key = try #require(infoPlistCatalogue[path])
    let parents = infoPlistCatalogue.ancestors(of: path)
    let cited = Set(([key] + parents).flatMap(\.sources).map(\.id))
    let group = infoPlistCatalogue.groups.first { $0.id == key.group }
    let statements = Set(key.statements).subtracting(group?.availability ?? [])
    #expect(Set(statements.compactMap(\.source)).subtracting(cited) == [])
  }

  @Test(arguments: paths)
  func everySourceOfARuleIsAmongThoseOfItsKey(path: PropertyPath) throws {
    let key = try #require(infoPlistCatalogue[path])
    let cited = Set(key.sources.map(\.id))
    #expect(Set(key.rules.compactMap(\.source?.id)).subtracting(cited) == [])
  }

  /// See "Availability" in docs/data-guidelines.md.
  @Test(arguments: paths)
  func iPadOSHasTheVersionsOfIOS(path: PropertyPath) throws {
    let key = try #require(infoPlistCatalogue[path])
    guard let phone = key.statements.first(where: { $0.platform == Platform("iOS") }) else {
      return
    }
    let pad = try #require(key.statements.first { $0.platform == Platform("iPadOS") })
    #expect(pad.introduced == phone.introduced)
    #expect(pad.deprecated == phone.deprecated)
    #expect(pad.ignored == phone.ignored)
    #expect(pad.removed == phone.removed)
  }

  @Test(
    arguments: infoPlistCatalogue.keys.filter { $0.statements.contains { $0.deprecated != nil } }
      .map(\.path))
  func deprecatedKeysNameAReplacementOrSayThatThereIsNone(path: PropertyPath) throws {
    let key = try #require(infoPlistCatalogue[path])
    #expect(key.replacedBy != nil || key.discussion.contains("replace"))
  }

  @Test(arguments: paths)
  func linksInTextsNameExistingKeys(path: PropertyPath) throws {
    let key = try #require(infoPlistCatalogue[path])
    let texts =
      [key.summary, key.discussion] + key.rules.map(\.sentence)
      + key.values.listed.map(\.summary) + key.notes.flatMap { [$0.choice, $0.reason] }
    for link in texts.flatMap({ $0.matches(of: /\]\(<?key:([^)>]+)>?\)/) }) {
      let path = String(link.1).removingPercentEncoding ?? ""
      #expect(referenceCatalogue[PropertyPath(path)] != nil, "\(path)")
    }
  }

  @Test(arguments: paths)
  func textsOfKeysUseCurrentPlatformNames(path: PropertyPath) throws {
    let key = try #require(infoPlistCatalogue[path])
    let texts =
      [key.summary, key.discussion, key.defaultDescription ?? ""] + key.rules.map(\.sentence)
      + key.values.listed.map(\.summary) + key.statements.compactMap(\.note)
    for text in texts { expectNamesOfToday(text) }
  }

  @Test func textsOfPointsGroupsAndSourcesUseCurrentPlatformNames() {
    for point in infoPlistCatalogue.extensionPoints {
      expectNamesOfToday(point.summary)
      expectNamesOfToday(point.discussion)
    }
    for group in infoPlistCatalogue.groups { expectNamesOfToday(group.title + group.summary) }
    for source in infoPlistCatalogue.sources { expectNamesOfToday(source.summary) }
  }

  private func expectNamesOfToday(_ text: String) {
    #expect(!text.contains("OS X"))
    #expect(!text.contains("Mac OS"))
  }

  @Test(arguments: paths)
  func locationOfAKeyIsItsEntry(path: PropertyPath) throws {
    let location = try #require(infoPlistCatalogue[path]).location
    let line = try #require(try sourceLine(location.file, location.line))
    #expect(line.trimmingCharacters(in: .whitespaces) == "Key(", "\(location)")
  }

  @Test(arguments: infoPlistCatalogue.extensionPoints.map(\.id))
  func locationOfAnExtensionPointIsItsEntry(id: String) throws {
    let location = try #require(infoPlistCatalogue.extensionPoint(id)).location
    let line = try #require(try sourceLine(location.file, location.line))
    #expect(line.trimmingCharacters(in: .whitespaces) == "ExtensionPoint(", "\(location)")
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

/// One line of a file below `Sources`, counted from 1; nil where the file is shorter.
private func sourceLine(_ file: String, _ line: Int?) throws -> Substring? {
  let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  let text = try String(contentsOf: root.appending(path: "Sources/\(file)"), encoding: .utf8)
  let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  guard let line, lines.indices.contains(line - 1) else { return nil }
  return lines[line - 1]
}
