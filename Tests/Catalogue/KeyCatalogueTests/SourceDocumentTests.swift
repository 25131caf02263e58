import KeyCatalogue
import KeyModel
import Testing

@Suite struct SourceDocumentTests {
  @Test(arguments: SourceDocument.all)
  func everyDefinedKeyIsInTheCatalogue(document: SourceDocument) throws {
    let known = Set(infoPlistCatalogue.keys.map(\.path.description))
    let missing = try document.defined().subtracting(known).sorted()
    #expect(missing == [])
  }

  @Test(arguments: SourceDocument.all)
  func everyDefinedKeyNamesItsDocument(document: SourceDocument) throws {
    let missing = try document.defined().subtracting(document.cited).sorted()
    #expect(missing == [])
  }

  @Test(arguments: SourceDocument.all)
  func everyFactAboutAnotherDocumentsKeyIsCited(document: SourceDocument) throws {
    let missing = try document.mentioned().subtracting(document.cited).sorted()
    #expect(missing == [])
  }

  @Test(arguments: SourceDocument.all)
  func noOtherKeyNamesTheDocument(document: SourceDocument) throws {
    let expected = try document.defined().union(document.mentioned())
    let surplus = document.cited.subtracting(expected).sorted()
    #expect(surplus == [])
  }

  @Test(arguments: SourceDocument.all)
  func keysAndMentionsOfADocumentAreDisjoint(document: SourceDocument) throws {
    let both = try document.defined().intersection(document.mentioned()).sorted()
    #expect(both == [])
    let lines = try SourceDocument.lines(of: document.id.text)
    #expect(lines.count == Set(lines).count)
  }

  static let moved = [
    (
      "NSExtension/NSExtensionAttributes/NSExtensionFileProviderDocumentGroup",
      "NSExtension/NSExtensionFileProviderDocumentGroup"
    ),
    (
      "NSExtension/NSExtensionAttributes/NSExtensionActivationDictionaryVersion",
      "NSExtension/NSExtensionAttributes/NSExtensionActivationRule/NSExtensionActivationDictionaryVersion"
    ),
    (
      "NSExtension/NSExtensionAttributes/NSExtensionActivationUsesStrictMatching",
      "NSExtension/NSExtensionAttributes/NSExtensionActivationRule/NSExtensionActivationUsesStrictMatching"
    ),
    (
      "NSExtension/NSExtensionAttributes/NSExtensionActionWantsFullScreenPresentation",
      "NSExtension/NSExtensionActionWantsFullScreenPresentation"
    ),
    ("NSPersistentStoreTypeKey", "CFBundleDocumentTypes/[]/NSPersistentStoreTypeKey"),
    ("NSUbiquitousContainerName", "NSUbiquitousContainers/*/NSUbiquitousContainerName"),
    (
      "NSUbiquitousContainerIsDocumentScopePublic",
      "NSUbiquitousContainers/*/NSUbiquitousContainerIsDocumentScopePublic"
    ),
    (
      "NSUbiquitousContainerSupportedFolderLevels",
      "NSUbiquitousContainers/*/NSUbiquitousContainerSupportedFolderLevels"
    ),
    (
      "UTExportedTypeDeclarations/[]/public.mime-type",
      "UTExportedTypeDeclarations/[]/UTTypeTagSpecification/public.mime-type"
    ),
  ]

  /// A page says where a document puts its key elsewhere.
  @Test(arguments: moved)
  func movedKeysSayWhy(documented: String, chosen: String) throws {
    #expect(infoPlistCatalogue[PropertyPath(documented)] == nil)
    let key = try #require(infoPlistCatalogue[PropertyPath(chosen)])
    #expect(key.notes.contains { $0.subject == .placement })
  }

  @Test func misspelledKeyIsListedOnceUnderItsName() throws {
    #expect(infoPlistCatalogue["NSUbiquitousContainer"] == nil)
    let key = try #require(infoPlistCatalogue["NSUbiquitousContainers"])
    #expect(key.notes.contains { $0.subject == .name })
  }
}
