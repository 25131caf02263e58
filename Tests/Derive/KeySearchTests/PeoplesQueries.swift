/// Queries that people type, with the keys they may mean, by classes: if a query fails, fix the ranking or
/// a synonym for its whole class.
enum PeoplesQueries {
  static let locationKeys = [
    "NSLocationWhenInUseUsageDescription", "NSLocationUsageDescription",
    "NSLocationAlwaysUsageDescription", "NSLocationAlwaysAndWhenInUseUsageDescription",
  ]
  static let storyboardKeys = [
    "NSExtensionMainStoryboard", "UIMainStoryboardFile", "NSMainStoryboardFile",
    "UILaunchStoryboardName",
  ]
  static let insecureKeys = [
    "NSExceptionAllowsInsecureHTTPLoads", "NSAllowsArbitraryLoads",
    "NSThirdPartyExceptionAllowsInsecureHTTPLoads",
  ]
  static let tlsKeys = ["NSExceptionMinimumTLSVersion", "NSThirdPartyExceptionMinimumTLSVersion"]
  static let nameKeys = ["CFBundleDisplayName", "CFBundleName"]

  static let byClass: [(String, [(String, [String])])] = [
    (
      "exact names",
      [
        ("NSExtensionPointIdentifier", ["NSExtensionPointIdentifier"]),
        ("nscamerausagedescription", ["NSCameraUsageDescription"]),
        ("CFBUNDLEIDENTIFIER", ["CFBundleIdentifier"]),
        ("NSExtension", ["NSExtension"]),
        ("NSServices", ["NSServices"]),
        ("default", ["default"]),
        ("kMEFormatReaderUTTypeArrayKey", ["MTUTTypeArray"]),
        ("NSExceptionDomains", ["NSExceptionDomains"]),
        ("public.mime-type", ["public.mime-type"]),
      ]
    ),
    (
      "without prefix",
      [
        ("extension", ["NSExtension"]),
        ("CameraUsageDescription", ["NSCameraUsageDescription"]),
        ("services", ["NSServices", "Services"]),
        ("principalclass", ["NSPrincipalClass", "EXPrincipalClass"]),
        ("bundleIdentifier", ["CFBundleIdentifier"]),
        ("TypeConformsTo", ["UTTypeConformsTo"]),
        ("ubiquitouscontainers", ["NSUbiquitousContainers"]),
        ("timeout", ["NSTimeout"]),
      ]
    ),
    (
      "fragments",
      [
        ("pointidentifier", ["NSExtensionPointIdentifier", "EXExtensionPointIdentifier"]),
        (
          "ForwardSecrecy",
          ["NSExceptionRequiresForwardSecrecy", "NSThirdPartyExceptionRequiresForwardSecrecy"]
        ),
        ("righttoleft", ["PrefersRightToLeft"]),
        ("wordlimit", ["NSWordLimit"]),
        ("activationrule", ["NSExtensionActivationRule", "ActivationRule"]),
        ("arbitrary", ["NSAllowsArbitraryLoads"]),
        ("subdomains", ["NSIncludesSubdomains"]),
        ("suddenterm", ["NSSupportsSuddenTermination"]),
        ("storyboard", storyboardKeys),
        ("badging", ["GKGameCenterBadgingDisabled"]),
      ]
    ),
    (
      "words",
      [
        (
          "extension point identifier",
          ["NSExtensionPointIdentifier", "EXExtensionPointIdentifier"]
        ),
        (
          "identifier extension point",
          ["NSExtensionPointIdentifier", "EXExtensionPointIdentifier"]
        ),
        ("camera usage description", ["NSCameraUsageDescription"]),
        ("description camera", ["NSCameraUsageDescription"]),
        ("usage location always", locationKeys),
        ("tls version minimum", tlsKeys),
        ("file icon bundle", ["CFBundleIconFile"]),
        ("main storyboard extension", ["NSExtensionMainStoryboard"]),
        ("container name ubiquitous", ["NSUbiquitousContainerName"]),
        ("toolbar icon service", ["NSExtensionServiceToolbarIconFile"]),
        ("max image count", ["NSExtensionActivationSupportsImageWithMaxCount"]),
        ("strict matching", ["NSExtensionActivationUsesStrictMatching"]),
        ("javascript preprocessing", ["NSExtensionJavaScriptPreprocessingFile"]),
      ]
    ),
    (
      "abbreviations",
      [
        ("NSEPI", ["NSExtensionPointIdentifier"]),
        ("nsexpoid", ["NSExtensionPointIdentifier"]),
        ("CFBundId", ["CFBundleIdentifier"]),
        ("cfbid", ["CFBundleIdentifier"]),
        (
          "NSCUD",
          ["NSCameraUsageDescription", "NSContactsUsageDescription", "NSCalendarsUsageDescription"]
        ),
        ("nscamuse", ["NSCameraUsageDescription"]),
        ("camud", ["NSCameraUsageDescription"]),
        ("nsats", ["NSAppTransportSecurity"]),
        ("cfbdn", ["CFBundleDisplayName"]),
        ("nslwiuud", ["NSLocationWhenInUseUsageDescription"]),
        ("uttypeconf", ["UTTypeConformsTo"]),
      ]
    ),
    (
      "misspelt names",
      [
        ("NSExtensionPointIdentifer", ["NSExtensionPointIdentifier"]),
        ("NSCamreaUsageDescription", ["NSCameraUsageDescription"]),
        ("NSCameraUsageDesciption", ["NSCameraUsageDescription"]),
        ("CFBundelIdentifier", ["CFBundleIdentifier"]),
        ("NSAppTransprotSecurity", ["NSAppTransportSecurity"]),
        ("NSAlowsArbitaryLoads", ["NSAllowsArbitraryLoads"]),
        ("CFBundleDislpayNmae", ["CFBundleDisplayName"]),
        ("UTExportedTypeDeclaratoins", ["UTExportedTypeDeclarations"]),
        ("PrefersRigthToLeft", ["PrefersRightToLeft"]),
        ("ExcpetionDomains", ["NSExceptionDomains"]),
      ]
    ),
    (
      "misspelt words",
      [
        ("camrea usage description", ["NSCameraUsageDescription"]),
        ("camera usgae", ["NSCameraUsageDescription"]),
        (
          "extension piont identifier",
          ["NSExtensionPointIdentifier", "EXExtensionPointIdentifier"]
        ),
        ("microphne permission", ["NSMicrophoneUsageDescription"]),
        ("camera permision", ["NSCameraUsageDescription"]),
        ("allow arbitary loads", ["NSAllowsArbitraryLoads"]),
        (
          "forward secercy",
          ["NSExceptionRequiresForwardSecrecy", "NSThirdPartyExceptionRequiresForwardSecrecy"]
        ),
        ("primary langauge", ["PrimaryLanguage"]),
        ("exported type declaratons", ["UTExportedTypeDeclarations"]),
        ("bundel identifier", ["CFBundleIdentifier"]),
        ("phtoo library", ["NSPhotoLibraryUsageDescription"]),
      ]
    ),
    (
      "values",
      [
        ("com.apple.share-services", ["Share"]),
        ("com.apple.keyboard-service", ["Custom Keyboard"]),
        ("share-services", ["NSExtensionPointIdentifier", "Share"]),
        ("keyboard-service", ["NSExtensionPointIdentifier", "Custom Keyboard"]),
        ("photo-editing", ["NSExtensionPointIdentifier", "Photo Editing"]),
        ("FinderSync", ["NSExtensionPointIdentifier", "Finder Sync"]),
        (
          "formatreader",
          ["EXExtensionPointIdentifier", "com.apple.developer.mediaextension.formatreader"]
        ),
        ("TLSv1.2", tlsKeys),
        ("TRUEPREDICATE", ["NSExtensionActivationRule"]),
        ("UIDocumentPickerModeOpen", ["UIDocumentPickerModes"]),
        ("ServiceRoleTypeEditor", ["NSExtensionServiceRoleType"]),
        ("sqlite", ["NSPersistentStoreTypeKey"]),
        ("banner", ["NSUserNotificationAlertStyle", "GKShowChallengeBanners"]),
        ("FilePath", ["NSTextContext"]),
      ]
    ),
    (
      "titles",
      [
        ("Privacy - Camera Usage Description", ["NSCameraUsageDescription"]),
        ("privacy photo library usage description", ["NSPhotoLibraryUsageDescription"]),
        ("Bundle display name", ["CFBundleDisplayName"]),
        ("Main nib file base name", ["NSMainNibFile"]),
        ("Document types", ["CFBundleDocumentTypes", "Document types"]),
        ("Exported Type UTIs", ["UTExportedTypeDeclarations"]),
        ("Application can be killed immediately after launch", ["NSSupportsSuddenTermination"]),
        ("Allow Arbitrary Loads", ["NSAllowsArbitraryLoads"]),
        ("App Transport Security Settings", ["NSAppTransportSecurity"]),
        ("Copyright (human-readable)", ["NSHumanReadableCopyright"]),
      ]
    ),
    (
      "everyday phrases",
      [
        ("camera permission", ["NSCameraUsageDescription"]),
        ("allow http", insecureKeys),
        ("right to left", ["PrefersRightToLeft"]),
        ("ask for location", locationKeys),
        ("custom keyboard full access", ["RequestsOpenAccess"]),
        ("require tls version", tlsKeys),
        ("which files can my app open", ["CFBundleDocumentTypes"]),
        ("access photos", ["NSPhotoLibraryUsageDescription"]),
        ("microphone access", ["NSMicrophoneUsageDescription"]),
        ("name on the home screen", nameKeys),
        ("disable ats", ["NSAllowsArbitraryLoads", "NSAppTransportSecurity"]),
        ("insecure connections to one domain", insecureKeys + ["NSExceptionDomains"]),
        ("keyboard language", ["PrimaryLanguage"]),
        ("services menu shortcut", ["NSKeyEquivalent", "default"]),
        ("location in background", locationKeys + ["UIBackgroundModes"]),
        (
          "file extension of a document type",
          ["public.filename-extension", "CFBundleTypeExtensions"]
        ),
        ("mime types", ["public.mime-type", "CFBundleTypeMIMETypes"]),
        ("share extension max images", ["NSExtensionActivationSupportsImageWithMaxCount"]),
        ("declare my own file type", ["UTExportedTypeDeclarations"]),
        ("icloud drive folder name", ["NSUbiquitousContainerName"]),
        ("show documents in icloud drive", ["NSUbiquitousContainerIsDocumentScopePublic"]),
        ("notification style", ["NSUserNotificationAlertStyle"]),
        ("start storyboard", storyboardKeys),
        ("copyright notice", ["NSHumanReadableCopyright"]),
        ("run java", ["NSJavaNeeded", "NSJavaPath", "NSJavaRoot"]),
        ("read contacts", ["NSContactsUsageDescription"]),
        ("calendar permission", ["NSCalendarsFullAccessUsageDescription"]),
        ("test vpn app", ["NETestAppMapping"]),
        ("preference pane icon", ["NSPrefPaneIconFile", "NSPrefPaneIconLabel"]),
        ("handoff activity", ["NSUserActivityTypes"]),
        ("edit photos and videos", ["PHSupportedMediaTypes"]),
        ("applescript support", ["NSAppleScriptEnabled"]),
      ]
    ),
    (
      "parents before children",
      [
        ("exception domains", ["NSExceptionDomains"]),
        ("app transport security", ["NSAppTransportSecurity", "App Transport Security"]),
        ("required context", ["NSRequiredContext"]),
        ("extension attributes", ["NSExtensionAttributes"]),
        ("activation rule", ["NSExtensionActivationRule", "ActivationRule"]),
        ("NSServices/NSMessage", ["NSMessage"]),
        ("menu item", ["NSMenuItem"]),
      ]
    ),
    (
      "pages other than keys",
      [
        ("custom keyboard", ["Custom Keyboard", "Custom keyboards"]),
        ("photo editing", ["Photo Editing"]),
        ("share", ["Share"]),
        ("usage descriptions", ["Usage descriptions"]),
      ]
    ),
  ]
}
