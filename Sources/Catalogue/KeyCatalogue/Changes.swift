import KeyModel

/// Changes of this reference, newest first: news for its readers, not for people who build it.
let catalogueChanges: [CatalogueChange] = [
  CatalogueChange(
    "releases-for-projects", on: "2026-11-30", "What each release asks of an existing project",
    """
    A guide for each release since 26.0 says first whether a project has to change, then what finds it, \
    with the dates of App Store Connect. 27.2 is released; 27.3 is a beta. Two codes of builds on betas \
    are new, `ITMS-90301` and `ITMS-90111`: the second mostly means a beta of macOS.
    """,
    keys: ["BuildMachineOSBuild", "DTXcodeBuild", "NSPIRConfiguration"]),
  CatalogueChange(
    "codes-of-this-year", on: "2026-11-29", "Codes that uploads meet this year",
    """
    27 more codes of App Store Connect: the SDK that is too old (`ITMS-90725`), the minimum system from \
    2027 on (`ITMS-90068`), code for arm64e (`ITMS-91011`), icons with transparency (`ITMS-90717`), \
    signatures and TestFlight for the Mac, frameworks of the wrong form. Each says the usual cause first \
    and what to change in Xcode and other tools. `docgen validate` reports several of them.
    """,
    keys: ["DTSDKName", "MinimumOSVersion", "CFBundleDisplayName", "UIDeviceFamily"]),
  CatalogueChange(
    "private-lookup", on: "2026-11-29", "Servers for private lookups in the Info.plist",
    """
    From iOS 27.3 on, Live Caller ID Lookup and URL filters need `NSPIRConfiguration`. The keys of Home \
    extensions and the entitlement against overflow of pointers have pages too.
    """,
    keys: [
      "NSPIRConfiguration", "NSHomeExtensionManufacturer", "entitlements:com.apple.developer.home",
    ]),
  CatalogueChange(
    "guides-to-common-problems", on: "2026-11-25", "Guides to common problems",
    """
    What to do about a rejected upload, an extension that isn't showing, an app that the Open With menu \
    lacks, and required-reason APIs; the way from iOS 26 to iOS 27; and where Flutter, React Native, Expo, \
    Capacitor, .NET MAUI, Unity and Electron have their lists. Each ends with a command that shows whether \
    it is done.
    """,
    keys: [
      "CFBundleDocumentTypes", "NSExtension", "UIApplicationSceneManifest",
      "privacy-manifest:NSPrivacyAccessedAPITypes",
    ]),
  CatalogueChange(
    "what-ios-27-asks", on: "2026-11-23", "What the SDK of iOS 27 asks for",
    """
    A UIKit app that is built with the SDK of iOS 27 must have `UIApplicationSceneManifest` or choose its \
    scenes in code, or it ends at launch. An app in the App Store needs a launch screen (`ITMS-90870`). \
    `UIDesignRequiresCompatibility` has no effect there, and `UIRequiresFullScreen` no longer keeps people \
    from resizing the app.
    """,
    keys: [
      "UIApplicationSceneManifest", "UILaunchScreen", "UIDesignRequiresCompatibility",
      "UIRequiresFullScreen",
    ]),
  CatalogueChange(
    "every-entitlement", on: "2026-11-22", "Every documented entitlement",
    """
    308 entitlements in 27 groups: what each allows, since when, what happens without it, whether Apple \
    has to agree, and the Info.plist keys and extension points that belong to it. `docgen validate` \
    reports wrong types, and entitlements that need another one.
    """,
    keys: [
      "entitlements:com.apple.developer.healthkit",
      "entitlements:com.apple.developer.networking.networkextension",
      "entitlements:com.apple.developer.siri", "entitlements:com.apple.security.device.camera",
      "entitlements:com.apple.developer.in-app-payments",
    ]),
  CatalogueChange(
    "termination-icloud-and-interfaces", on: "2026-11-22",
    "Termination, iCloud, and who reads a key",
    """
    Two new guides: how a Mac app lets the system end it, and how iCloud containers and Shared iPad \
    work. More keys name the interface that reads them and say what breaks. `NETestAppMapping` maps \
    a VPN's `VPNUUID` to bundle identifiers. A WatchKit extension needs `WKAppBundleIdentifier`, file \
    providers exist on macOS too, and `ANY` is a folder level beside `Any`.
    """,
    keys: [
      "NETestAppMapping", "NSExtension/NSExtensionAttributes/WKAppBundleIdentifier",
      "NSSupportsAutomaticTermination", "NSSupportsPurgeableLocalStorage",
      "NSSupportsSuddenTermination", "NSUbiquitousContainers", "NSUserActivityTypes",
    ]),
  CatalogueChange(
    "entitlements-and-privacy-manifests", on: "2026-11-22", "Entitlements and privacy manifests",
    """
    The privacy manifest, whole: tracking, collected data with every type and purpose, and \
    required-reason APIs with the reasons of each category. And the entitlements that extensions and \
    guides speak of: App Sandbox, app groups, keychain, iCloud, notifications, media extensions, \
    Hardened Runtime and signing. `docgen validate` recognizes which of the three files it has.
    """,
    keys: [
      "privacy-manifest:NSPrivacyTracking", "privacy-manifest:NSPrivacyTrackingDomains",
      "privacy-manifest:NSPrivacyCollectedDataTypes", "privacy-manifest:NSPrivacyAccessedAPITypes",
      "entitlements:com.apple.security.app-sandbox",
      "entitlements:com.apple.security.application-groups", "entitlements:keychain-access-groups",
    ]),
  CatalogueChange(
    "keys-of-every-app", on: "2026-11-22", "The keys of every app",
    """
    Versions, kind and executable of a bundle, icons, document types, URL schemes, scenes, launch \
    screens, orientations and the status bar, requirements of devices, background modes, what App Store \
    Connect asks, and the other usage descriptions, with what breaks without them and the codes \
    that App Store Connect answers with.
    """,
    keys: [
      "BGTaskSchedulerPermittedIdentifiers", "CFBundleDocumentTypes", "CFBundleIcons",
      "CFBundleURLTypes", "CFBundleVersion", "LSApplicationCategoryType",
      "NSLocationAlwaysAndWhenInUseUsageDescription", "UIApplicationSceneManifest",
      "UIBackgroundModes", "UILaunchScreen", "UIRequiredDeviceCapabilities",
      "UISupportedInterfaceOrientations",
    ]),
  CatalogueChange(
    "corrected-against-current-pages", on: "2026-11-22", "Corrected against Apple's current pages",
    """
    `NSIncludesSubdomains` covers one level of subdomains. `NSExceptionAllowsInsecureHTTPLoads` alone \
    doesn't accept an untrusted certificate. `NSAllowsArbitraryLoads` is ignored beside narrower \
    exceptions since iOS 10. An extension must not have both a storyboard and a principal class. \
    An integer in `NSExtensionActivationSupportsText` is reported, and an underscore in a bundle \
    identifier is advised against. Forms that no source enforces are warnings now.
    """,
    keys: [
      "CFBundleIdentifier", "NSAppTransportSecurity/NSAllowsArbitraryLoads",
      "NSAppTransportSecurity/NSExceptionDomains/*/NSExceptionAllowsInsecureHTTPLoads",
      "NSAppTransportSecurity/NSExceptionDomains/*/NSIncludesSubdomains",
      "NSExtension/NSExtensionAttributes/NSExtensionActivationRule/NSExtensionActivationSupportsText",
      "NSExtension/NSExtensionMainStoryboard", "NSExtension/NSExtensionPrincipalClass",
    ]),
  CatalogueChange(
    "addresses-as-exceptions", on: "2026-11-21", "Addresses may be exceptions",
    """
    The names in `NSExceptionDomains` may be IP addresses and ranges of addresses, as iOS 17 and macOS 14 \
    take them. Before, only domain names were valid here. The checker advises against them in apps that \
    run on older systems.
    """,
    keys: ["NSAppTransportSecurity/NSExceptionDomains"]),
  CatalogueChange(
    "practice-is-no-error", on: "2026-11-21", "What works in practice is not an error",
    """
    An empty `UTTypeTagSpecification`, further keys in `NSMenuItem`, an integer for `NSTimeout` and a \
    bundle identifier without a dot break the letter of a document, yet work. They are warnings now.
    """,
    keys: [
      "CFBundleIdentifier", "NSServices/[]/NSMenuItem", "NSServices/[]/NSTimeout",
      "UTExportedTypeDeclarations/[]/UTTypeTagSpecification",
      "UTImportedTypeDeclarations/[]/UTTypeTagSpecification",
    ]),
  CatalogueChange(
    "format-readers-agree", on: "2026-11-21", "Format readers and their types agree",
    """
    In a media format reader, each exported type and each of its filename extensions must be among those \
    that the reader lists. The schema of the extension point and the checker say so.
    """,
    keys: ["UTExportedTypeDeclarations"]),
  CatalogueChange(
    "first-edition", on: "2026-11-21", "First edition",
    """
    136 keys in 15 groups and 11 extension points: app extensions, App Transport Security, usage \
    descriptions, services, uniform type declarations, iCloud and media format readers, with a source for \
    every fact and a note wherever sources disagree.
    """),
]
