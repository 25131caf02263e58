import KeyModel

/// Requirements for the Info.plists of an app and of the bundles inside it, and for their agreement.
///
/// Sources: the installer of iOS, whose reasons Marxon13/iOS-Asset-Extractor, issue 14, lists, and
/// `AppexBundleIDNotPrefixed` (DanTheMan827/ios-app-signer, issue 259); App Store Connect, the codes. A system older
/// than the app's never has the app.
let infoPlistAgreements: [DocumentKind.Bundles.Agreement] =
  identityAgreements + extensionAgreements + watchAgreements + frameworkAgreements
  + programAgreements + fileAgreements

/// The platforms whose products the installer of iOS looks through.
let installedPlatforms: [Platform] = [.iOS, .tvOS, .watchOS, .visionOS]
private let installed = installedPlatforms

private let identityAgreements: [DocumentKind.Bundles.Agreement] = [
  .init(
    "CFBundleIdentifier", .below, for: [.appExtension], rejectedOn: installed,
    codes: ["0xe800009e"]),
  .init(
    "CFBundleIdentifier", .below, for: [.watchApp], rejectedOn: installed, codes: ["0xe80000d9"]),
  // App Clips: Apple's "Creating an App Clip with Xcode".
  .init("CFBundleIdentifier", .below, for: [.appClip], inside: [.app]),
  // The part behind the app's identifier and its period has no other period.
  .init(
    "CFBundleIdentifier", .directlyBelow, for: [.appExtension], on: installed,
    rejectedOn: installed, codes: ["0xe80000ca"]),
  .init(
    "CFBundleIdentifier", .unique, for: [.appExtension, .watchApp, .appClip],
    rejectedOn: installed, codes: ["0xe80000b0", "ITMS-90685"]),
  .init("CFBundleIdentifier", .unique, for: [.framework], on: installed, codes: ["ITMS-90685"]),
  .init("CFBundleVersion", .same, for: [.appExtension], codes: ["ITMS-90473"]),
  .init("CFBundleShortVersionString", .same, for: [.appExtension], codes: ["ITMS-90473"]),
  .init("CFBundleVersion", .same, for: [.watchApp], inside: [.app], codes: ["ITMS-90379"]),
  .init(
    "CFBundleShortVersionString", .same, for: [.watchApp], inside: [.app], codes: ["ITMS-90379"]),
  .init(
    "CFBundleShortVersionString", .notEmpty, for: [.app, .appExtension, .framework],
    rejectedOn: installed, codes: ["0xe80000ad", "ITMS-90057"]),
  .init(
    "CFBundleVersion", .notEmpty, for: [.app, .appExtension, .framework], on: installed,
    codes: ["ITMS-90056"]),
  .init("MinimumOSVersion", .notBefore, for: [.appExtension]),
  .init("LSMinimumSystemVersion", .notBefore, for: [.appExtension]),
]

private let extensionAgreements: [DocumentKind.Bundles.Agreement] = [
  // The installer's text speaks of the app and what is in it; which bundles it looks at today is not known.
  .init(
    "CFBundleName", .present, for: [.appExtension], on: installed, codes: ["0xe80000ab"]),
  // yonaskolb/XcodeGen, pull request 435.
  .init(
    "CFBundlePackageType", .has, "XPC!", for: [.appExtension], on: installed,
    rejectedOn: installed, codes: ["0xe80000a1"]),
  // ExtensionKit came later and has a dictionary for itself.
  .init(
    "NSExtension", .present, otherKeys: ["EXAppExtensionAttributes"], for: [.appExtension],
    rejectedOn: installed, codes: ["0xe80000a0"]),
  .init(
    "NSExtension/NSExtensionPointIdentifier", .atMostOne, "com.apple.message-payload-provider",
    on: installed, rejectedOn: installed, codes: ["0xe80000e4"]),
  .init(
    "NSExtension/NSExtensionPointIdentifier", .atMostOne, "com.apple.fileprovider-nonui",
    on: installed, codes: ["0xe80000b2"]),
  .init(
    "NSExtension/NSExtensionAttributes/IntentsSupported", .present, for: [.intentsExtension],
    rejectedOn: installed, codes: ["0xe80000dc"]),
  .init(
    "NSExtension/NSExtensionAttributes/IntentsSupported", .disjoint, for: [.intentsExtension],
    rejectedOn: installed, codes: ["0xe80000df"]),
]

/// A Watch app without an iOS app is inside of one that is only its container.
private let watchAgreements: [DocumentKind.Bundles.Agreement] = [
  // `InvalidCompanionAppBundleIdentifier` (DanTheMan827/ios-app-signer, issue 292).
  .init(
    "WKCompanionAppBundleIdentifier", .present, for: [.watchApp], inside: [.app],
    unless: [.init("WKWatchOnly", true)], rejectedOn: [.watchOS], codes: ["0xe80000d5"]),
  .init(
    "WKCompanionAppBundleIdentifier", .same, otherKeys: ["CFBundleIdentifier"], for: [.watchApp],
    inside: [.app], unless: [.init("WKWatchOnly", true)], rejectedOn: [.watchOS],
    codes: ["0xe80000d5"]),
  .init(
    "NSExtension/NSExtensionAttributes/WKAppBundleIdentifier", .same,
    otherKeys: ["CFBundleIdentifier"], for: [.appExtension], inside: [.watchApp],
    rejectedOn: [.watchOS], codes: ["0xe80000c1"]),
  .init("UIDeviceFamily", .has, 4, for: [.watchApp], rejectedOn: [.watchOS], codes: ["0xe80000da"]),
]

private let frameworkAgreements: [DocumentKind.Bundles.Agreement] = [
  // Frameworks are in the app's folder alone: aws/amazon-chime-sdk-ios, issue 301.
  .init(
    "CFBundleIdentifier", .notInside, for: [.framework], inside: [.appExtension, .framework],
    on: [.iOS, .tvOS, .visionOS], codes: ["ITMS-90205", "ITMS-90206"]),
  // Resources alone are in a bundle without a program.
  .init(
    "CFBundleExecutable", .namesFile, at: ["*", "Contents/MacOS/*"], for: [.bundle],
    inside: [.app, .appExtension, .framework], on: installed, codes: ["ITMS-90535"]),
  .init("MinimumOSVersion", .notAfter, for: [.framework], inside: [.app], on: installed),
]
