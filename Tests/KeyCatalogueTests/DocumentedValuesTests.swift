import KeyCatalogue
import KeyModel
import Testing

private let attributes = "NSExtension/NSExtensionAttributes/"
private let domain = "NSAppTransportSecurity/NSExceptionDomains/*/"

@Suite struct DocumentedValuesTests {
  /// Sets whose documents say what they know, not that there is nothing else.
  static let open: [(String, [PropertyListValue])] = [
    (domain + "NSExceptionMinimumTLSVersion", ["TLSv1.0", "TLSv1.1", "TLSv1.2", "TLSv1.3"]),
    (
      "NSServices/[]/NSRequiredContext/NSTextContext",
      [
        "URL", "Date", "Address", "Email", "FilePath",
      ]
    ),
    (
      attributes + "NSExtensionServiceRoleType",
      [
        "NSExtensionServiceRoleTypeEditor", "NSExtensionServiceRoleTypeViewer",
      ]
    ),
    (
      attributes + "UIDocumentPickerModes",
      [
        "UIDocumentPickerModeImport", "UIDocumentPickerModeOpen",
        "UIDocumentPickerModeExportToService", "UIDocumentPickerModeMoveToService",
      ]
    ),
    (attributes + "PHSupportedMediaTypes", ["Image", "Video"]),
    (attributes + "NSExtensionActivationRule/NSExtensionActivationDictionaryVersion", [1, 2]),
    (
      "NSUbiquitousContainers/*/NSUbiquitousContainerSupportedFolderLevels",
      // The last as in a sample project of Apple's.
      ["None", "One", "Any", "ANY"]
    ),
    ("NSUserNotificationAlertStyle", ["banner", "alert", "none"]),
  ]

  /// Sets that a document calls complete.
  static let closed: [(String, [PropertyListValue])] = [
    (
      "NSApplicationServices/Browses/[]/NSApplicationServicePlatformSupport",
      ["iOS", "iPadOS", "watchOS"]
    ),
    (
      "NSExtension/NSFileProviderDecorations/[]/Category", ["Badge", "Sharing", "FolderBadge"]
    ),
    ("NSExtension/SFSafariToolbarItem/Action", ["Command", "Popover"]),
    ("NSExtension/SFSafariWebsiteAccess/Level", ["None", "Some", "All"]),
    (
      "NSApplicationServices/Browses/[]/NSApplicationServicePlatformSupport",
      ["iOS", "iPadOS", "watchOS"]
    ),
    ("NSExtension/NSFileProviderDecorations/[]/Category", ["Badge", "Sharing", "FolderBadge"]),
    (
      "OSBundleRequired",
      ["Root", "Local-Root", "Network-Root", "Console", "Safe Boot", "DriverKit"]
    ),
  ]

  @Test(arguments: open)
  func openSetsOfValuesAgreeWithTheDocuments(path: String, values: [PropertyListValue]) throws {
    let key = try #require(infoPlistCatalogue[PropertyPath(path)])
    #expect(!key.values.isClosed)
    #expect(key.values.listed.map(\.value) == values)
  }

  @Test(arguments: closed)
  func closedSetsOfValuesAgreeWithTheDocuments(path: String, values: [PropertyListValue]) throws {
    let key = try #require(infoPlistCatalogue[PropertyPath(path)])
    #expect(key.values.isClosed)
    #expect(key.values.listed.map(\.value) == values)
  }

  /// So that a new closed set is compared with its document too.
  @Test func everyClosedSetIsListedHere() {
    let paths = infoPlistCatalogue.keys.filter(\.values.isClosed).map(\.path.description)
    #expect(Set(paths).symmetricDifference(Self.closed.map(\.0)).sorted() == [])
  }

  /// The archived edition knows three versions; the fourth is marked as later.
  @Test func laterTLSVersionIsExplained() throws {
    let key = try #require(
      infoPlistCatalogue[PropertyPath(domain + "NSExceptionMinimumTLSVersion")])
    #expect(key.notes.contains { $0.subject == .values })
  }

  static let suites = [
    "ECDSA_WITH_AES_256_GCM_SHA384", "ECDSA_WITH_AES_128_GCM_SHA256",
    "ECDSA_WITH_AES_256_CBC_SHA384", "ECDSA_WITH_AES_256_CBC_SHA",
    "ECDSA_WITH_AES_128_CBC_SHA256", "ECDSA_WITH_AES_128_CBC_SHA", "RSA_WITH_AES_256_GCM_SHA384",
    "RSA_WITH_AES_128_GCM_SHA256", "RSA_WITH_AES_256_CBC_SHA384", "RSA_WITH_AES_128_CBC_SHA256",
    "RSA_WITH_AES_128_CBC_SHA",
  ].map { "TLS_ECDHE_" + $0 }

  static let suitesWithoutSecrecy = [
    "256_GCM_SHA384", "128_GCM_SHA256", "256_CBC_SHA256", "256_CBC_SHA", "128_CBC_SHA256",
    "128_CBC_SHA",
  ].map { "TLS_RSA_WITH_AES_" + $0 }

  @Test(arguments: [
    ("NSAppTransportSecurity", suites),
    (domain + "NSExceptionRequiresForwardSecrecy", suitesWithoutSecrecy),
  ])
  func cipherSuitesAgreeWithTheDocuments(path: String, suites: [String]) throws {
    let key = try #require(infoPlistCatalogue[PropertyPath(path)])
    let named = key.discussion.matches(of: /TLS_[A-Z0-9_]+/).map { String($0.output) }
    #expect(named.sorted() == suites.sorted())
  }

  @Test(arguments: infoPlistCatalogue.keys.map(\.path))
  func listedValuesAreDistinctAndClosedSetsAreNotEmpty(path: PropertyPath) throws {
    let key = try #require(infoPlistCatalogue[path])
    let values = key.values.listed.map(\.value)
    #expect(Set(values).count == values.count)
    #expect(!key.values.isClosed || !values.isEmpty)
  }
}
