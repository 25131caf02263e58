import KeyCatalogue
import KeyModel
import Testing

private let attributes = "NSExtension/NSExtensionAttributes/"
private let domain = "NSAppTransportSecurity/NSExceptionDomains/*/"

@Suite struct DocumentedFactsTests {
  static let defaults: [String: PropertyListValue] = [
    "GKGameCenterBadgingDisabled": false,
    "NSAppTransportSecurity/NSAllowsArbitraryLoads": false,
    domain + "NSIncludesSubdomains": false,
    domain + "NSExceptionAllowsInsecureHTTPLoads": false,
    domain + "NSExceptionRequiresForwardSecrecy": true,
    domain + "NSExceptionMinimumTLSVersion": "TLSv1.2",
    attributes + "PHSupportedMediaTypes": ["Image"], attributes + "RequestsOpenAccess": false,
    "NSServices/[]/NSRestricted": false,
    "NSSupportsPurgeableLocalStorage": false, "NSSupportsSuddenTermination": false,
    "NSUbiquitousContainers/*/NSUbiquitousContainerIsDocumentScopePublic": false,
    "NSUserNotificationAlertStyle": "banner",
    // A form sheet "otherwise", and no difference between 1 and no key at all.
    "NSExtension/NSExtensionActionWantsFullScreenPresentation": false,
    attributes + "NSExtensionActivationRule/NSExtensionActivationDictionaryVersion": 1,
  ]

  /// The defaults that current pages and later archived editions print.
  static let laterDefaults: [String: PropertyListValue] = [
    "CADisableMinimumFrameDurationOnPhone": false, "CFBundleDevelopmentRegion": "en-US",
    "CFBundleDocumentTypes/[]/CFBundleTypeRole": "None",
    "CFBundleDocumentTypes/[]/LSHandlerRank": "Default",
    "CFBundleIcons/CFBundleAlternateIcons/*/UIPrerenderedIcon": false,
    "CFBundleIcons/CFBundlePrimaryIcon/UIPrerenderedIcon": false,
    "CFBundleInfoDictionaryVersion": "6.0", "CFBundleLocalizations": ["en"],
    "LSMinimumSystemVersion": "10.0.0", "LSMinimumSystemVersionByArchitecture/*": "10.0.0",
    "NSLocationDefaultAccuracyReduced": false,
    "UIApplicationSceneManifest/UIApplicationSupportsTabbedSceneCollection": true,
    "UIDesignRequiresCompatibility": false, "UIDeviceFamily": 1, "UIFileSharingEnabled": false,
    "UIInterfaceOrientation": "UIInterfaceOrientationPortrait", "UIPrerenderedIcon": false,
    "UIRequiresFullScreen": false, "UIStatusBarStyle": "UIStatusBarStyleDefault",
    "GPUEjectPolicy": "relaunch", "LSFileQuarantineEnabled": false,
    "UISupportedInterfaceOrientations": ["UIInterfaceOrientationPortrait"],
    "UIUserInterfaceStyle": "Automatic", "UIViewControllerBasedStatusBarAppearance": true,
  ]

  /// The defaults of keys of extensions and watch apps, from their pages and the frameworks' articles.
  static let extensionDefaults: [String: PropertyListValue] = [
    "NSEndpointSecurityRebootRequired": false, "WKPrefersNetworkUponForeground": false,
    attributes + "ASCredentialProviderExtensionCapabilities/ProvidesOneTimeCodes": false,
    attributes + "ASCredentialProviderExtensionCapabilities/ProvidesPasskeys": false,
    attributes + "ASCredentialProviderExtensionCapabilities/ProvidesPasswords": false,
    attributes + "ASCredentialProviderExtensionCapabilities/ProvidesTextToInsert": false,
    attributes + "ASCredentialProviderExtensionCapabilities/ShowsConfigurationUI": false,
    attributes + "ASCredentialProviderExtensionCapabilities/SupportsConditionalPasskeyRegistration":
      false,
    attributes + "MSSupportedPresentationContexts": ["MSMessagesAppPresentationContextMessages"],
    attributes + "UNNotificationExtensionDefaultContentHidden": false,
    attributes + "UNNotificationExtensionOverridesDefaultTitle": false,
  ]

  @Test(arguments: infoPlistCatalogue.keys.map(\.path))
  func defaultsAgreeWithTheDocuments(path: PropertyPath) throws {
    let key = try #require(infoPlistCatalogue[path])
    let name = path.description
    let stated =
      Self.defaults[name] ?? Self.laterDefaults[name] ?? Self.extensionDefaults[name]
      ?? Self.interfaceDefaults[name] ?? Self.dataDefaults[name]
    #expect(key.defaultValue == stated)
  }

  @Test func everyDefaultBelongsToAKey() {
    let known = Set(infoPlistCatalogue.keys.map(\.path.description))
    #expect(Set(Self.defaults.keys).subtracting(known).sorted() == [])
    #expect(Set(Self.laterDefaults.keys).subtracting(known).sorted() == [])
    #expect(Set(Self.extensionDefaults.keys).subtracting(known).sorted() == [])
    #expect(Set(Self.interfaceDefaults.keys).subtracting(known).sorted() == [])
    #expect(Set(Self.dataDefaults.keys).subtracting(known).sorted() == [])
  }

  @Test(arguments: [
    (attributes + "NSExtensionServiceToolbarIconFile", "CFBundleIconFile"),
    (attributes + "NSExtensionServiceToolbarPaletteLabel", "CFBundleDisplayName"),
    ("NSPrefPaneIconFile", "CFBundleIconFile"), ("NSPrefPaneIconLabel", "CFBundleName"),
  ])
  func fallbacksAgreeWithTheDocuments(path: String, fallback: String) throws {
    let key = try #require(infoPlistCatalogue[PropertyPath(path)])
    #expect(key.fallback == PropertyPath(fallback))
  }

  @Test(arguments: ["NSExtension/NSExtensionPointIdentifier"])
  func keysThatDocumentsRequireAreRequired(path: String) throws {
    #expect(try #require(infoPlistCatalogue[PropertyPath(path)]).required == .required)
  }

  /// The archived edition requires them, and declarations without them work.
  @Test(arguments: [
    "UTExportedTypeDeclarations/[]/UTTypeConformsTo",
    "UTExportedTypeDeclarations/[]/UTTypeIdentifier",
    "UTImportedTypeDeclarations/[]/UTTypeConformsTo",
    "UTImportedTypeDeclarations/[]/UTTypeIdentifier",
  ])
  func keysThatFilesMayLackWithoutHarmAreExpected(path: String) throws {
    let key = try #require(infoPlistCatalogue[PropertyPath(path)])
    #expect(key.required == .unstated)
    #expect(key.rules.contains { $0.condition is ExpectedRule && $0.strength == .should })
  }

  @Test(arguments: [
    "NSAppTransportSecurity/NSAllowsArbitraryLoads", "NSAppTransportSecurity/NSExceptionDomains",
    domain + "NSIncludesSubdomains", domain + "NSExceptionAllowsInsecureHTTPLoads",
    domain + "NSExceptionRequiresForwardSecrecy", domain + "NSExceptionMinimumTLSVersion",
    domain + "NSThirdPartyExceptionAllowsInsecureHTTPLoads",
    domain + "NSThirdPartyExceptionRequiresForwardSecrecy",
    domain + "NSThirdPartyExceptionMinimumTLSVersion", "NSServices/[]/NSSendTypes",
    "NSServices/[]/NSKeyEquivalent", "NSServices/[]/NSUserData", "NSServices/[]/NSTimeout",
    "NSServices/[]/NSRequiredContext/NSApplicationIdentifier",
    "NSServices/[]/NSRequiredContext/NSTextScript",
    "NSServices/[]/NSRequiredContext/NSTextLanguage",
    "NSServices/[]/NSRequiredContext/NSWordLimit", "NSServices/[]/NSRequiredContext/NSTextContext",
    "UTExportedTypeDeclarations/[]/UTTypeTagSpecification/public.mime-type",
    // "If used".
    "NSExtension/NSExtensionAttributes", "NSExtension/NSExtensionMainStoryboard",
    "NSExtension/NSExtensionPrincipalClass",
    "NSExtension/NSExtensionActionWantsFullScreenPresentation",
    attributes + "NSExtensionActivationRule", attributes + "NSExtensionJavaScriptPreprocessingFile",
    attributes + "NSExtensionServiceAllowsToolbarItem", attributes + "IsASCIICapable",
    attributes + "PrefersRightToLeft",
    attributes + "PrimaryLanguage", attributes + "RequestsOpenAccess",
    attributes + "UIDocumentPickerModes", attributes + "PHSupportedMediaTypes",
    // "Keys that you can include".
    attributes + "NSExtensionActivationRule/NSExtensionActivationSupportsText",
    attributes + "NSExtensionActivationRule/NSExtensionActivationSupportsImageWithMaxCount",
    "UTExportedTypeDeclarations/[]/UTTypeDescription",
    "UTImportedTypeDeclarations/[]/UTTypeReferenceURL",
  ])
  func keysThatDocumentsCallOptionalAreOptional(path: String) throws {
    #expect(try #require(infoPlistCatalogue[PropertyPath(path)]).required == .optional)
  }

  @Test func formatReaderRequiresItsWholeDictionary() throws {
    let point = try #require(
      infoPlistCatalogue.extensionPoint("com.apple.mediaextension.formatreader"))
    let required = infoPlistCatalogue.uses(of: point).filter { $0.use.required == .required }
      .map(\.key.path.description).filter { $0.hasPrefix("EX") }
    #expect(
      required == [
        "EXAppExtensionAttributes", "EXAppExtensionAttributes/ClassImplementationID",
        "EXAppExtensionAttributes/EXExtensionPointIdentifier",
        "EXAppExtensionAttributes/EXPrincipalClass",
        "EXAppExtensionAttributes/MTFileNameExtensionArray",
        "EXAppExtensionAttributes/MTUTTypeArray", "EXAppExtensionAttributes/ObjectName",
      ])
  }

  @Test(arguments: [
    ("kMEFormatReaderClassImplementationIDKey", "ClassImplementationID"),
    ("kMEFormatReaderFileNameExtensionArrayKey", "MTFileNameExtensionArray"),
    ("kMEFormatReaderUTTypeArrayKey", "MTUTTypeArray"),
    ("kMEFormatReaderObjectNameKey", "ObjectName"),
  ])
  func symbolsFindTheirKeys(symbol: String, name: String) {
    #expect(
      infoPlistCatalogue.keys(matching: symbol).map(\.path.description)
        == ["EXAppExtensionAttributes/" + name])
  }

  @Test func symbolOfTheExtensionPointNameIsNotAKey() {
    let owners = infoPlistCatalogue.extensionPoints.filter {
      $0.symbols.contains("kMEFormatReaderExtensionPointName")
    }
    #expect(owners.map(\.id) == ["com.apple.mediaextension.formatreader"])
    #expect(
      !infoPlistCatalogue.keys.contains { !$0.symbols.filter { $0.hasSuffix("Name") }.isEmpty })
  }

  @Test(arguments: ["NSHumanReadableCopyright", "NSPrefPaneIconLabel"])
  func localizableKeysAreMarked(path: String) throws {
    #expect(try #require(infoPlistCatalogue[PropertyPath(path)]).localizable == true)
  }
}
