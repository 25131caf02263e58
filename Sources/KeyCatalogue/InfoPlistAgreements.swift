import KeyModel

/// What the Info.plists of an app and of the bundles inside it have in common.
///
/// Sources: the installer of iOS, `AppexBundleIDNotPrefixed` (DanTheMan827/ios-app-signer, issue 259), for
/// identifiers; App Store Connect, ITMS-90473, for versions. A system older than the app's never has the app.
let infoPlistAgreements: [DocumentKind.Bundles.Agreement] = [
  .init(
    "CFBundleIdentifier", .below, for: [.appExtension],
    rejectedOn: [.iOS, .tvOS, .watchOS, .visionOS]),
  .init("CFBundleVersion", .same, for: [.appExtension], codes: ["ITMS-90473"]),
  .init("CFBundleShortVersionString", .same, for: [.appExtension], codes: ["ITMS-90473"]),
  .init("MinimumOSVersion", .notBefore, for: [.appExtension]),
  .init("LSMinimumSystemVersion", .notBefore, for: [.appExtension]),
]
