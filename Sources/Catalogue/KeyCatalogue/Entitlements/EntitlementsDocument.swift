import KeyModel

/// Every group of the document, in the order of the site.
let entitlementGroups: [KeyGroup] = [
  .appSandboxEntitlements, .resourceEntitlements, .temporaryExceptionEntitlements,
  .hardenedRuntimeEntitlements, .enhancedSecurityEntitlements, .signingEntitlements,
  .sharingEntitlements, .iCloudEntitlements, .dataEntitlements, .signInEntitlements,
  .serviceEntitlements, .notificationEntitlements, .personalEntitlements, .healthEntitlements,
  .homeEntitlements, .networkEntitlements, .walletEntitlements, .purchaseEntitlements,
  .defaultAppEntitlements, .browserEntitlements, .carPlayEntitlements, .mediaEntitlements,
  .mediaExtensionEntitlements, .computingEntitlements, .visionEntitlements,
  .organizationEntitlements, .driverEntitlements,
]

/// An entitlements file, and its location in a product. Xcode replaces build settings in it and signs the
/// bundle's program with the result, which Xcode before 9.3 put into the bundle too.
///
/// A Boolean in another form isn't one: App Store Connect asks for "a Boolean value of true".
///
/// Sources: Entitlements (an app stores them in the code signature of its executable); Bundle Programming
/// Guide, "Bundle Structures"; openbakery/gradle-xcodePlugin/issues/286 and scenee/relax/pull/74 (the file in
/// the bundle, and its end).
let entitlementsDocument = DocumentKind(
  "entitlements file", id: "entitlements", format: .propertyList, hasExactBooleans: true,
  titleLabel: "Title",
  fileMatch: ["*.entitlements"],
  // Sources: Xcode build settings reference, "Code Signing Entitlements"; XcodeGen, `Docs/ProjectSpec.md`, "Target".
  projectFile: .init("CODE_SIGN_ENTITLEMENTS", fields: [["entitlements", "path"]]),
  bundles: .init(
    endings: [".app", ".appex", ".xpc", ".systemextension"],
    files: [
      "archived-expanded-entitlements.xcent", "*.entitlements", "Contents/*.entitlements",
      "Contents/Resources/*.entitlements",
    ],
    beside: ["*.entitlements"], isInSignature: true,
    // An app and its extension share nothing without a group in common.
    agreements: [
      .init(
        "entitlements:com.apple.security.application-groups", .shares, for: [.appExtension],
        inside: [.app])
    ], grant: provisioningProfile),
  // Source: XcodeGen, `Docs/ProjectSpec.md`, "Target", "Target Template" and "Plist".
  // Expo, "app.json / app.config.js", `ios.entitlements`; expo/expo, `packages/@expo/config/src/Config.ts`
  // (`reduceExpoObject`), for a file without `expo`.
  embeddings: [
    .init(
      "XcodeGen", "project.yml", at: "targets/*/entitlements/properties",
      beside: ["path": "Name/Name.entitlements"]),
    .init(
      "XcodeGen", "project.yml", at: "targetTemplates/*/entitlements/properties",
      beside: ["path": "Name/Name.entitlements"]),
    .init("Expo", "app.json", at: "expo/ios/entitlements", on: .iOS, of: "app"),
    .init("Expo", "app.json", at: "ios/entitlements", on: .iOS, of: "app"),
  ],
  // Source: TN3125 (a profile authorizes entitlements, which Apple names). Some that it grants on request have no page.
  reservedNames: [.init(["com.apple.developer.*", "com.apple.security.*"])],
  // Source: entitlements of Apple's own programs in public sources (apple-oss-distributions).
  privateNames: ["com.apple.private.*"])

/// The profile in a bundle, which allows its entitlements. The installer of iOS refuses a program that claims more
/// with 0xe8008016, a Mac doesn't start it.
///
/// Sources: TN3125 (its form, its keys, the wildcard, what shows its kind, and what a Mac app has without a profile: the
/// App Sandbox, the Hardened Runtime, app groups and `com.apple.security.get-task-allow`; the others are restricted, and a
/// Mac doesn't start a program that claims one without a profile); ios-control/ios-deploy,
/// issue 281, and microsoft/Mobile-Chest-X-Ray-Analysis, issue 1, for the installer. An app that is built for iOS and
/// macOS has the keys of the sandbox on both, and iOS installs it.
private let provisioningProfile = DocumentKind.Bundles.Grant(
  "provisioning profile",
  files: ["embedded.mobileprovision", "Contents/embedded.provisionprofile"],
  granted: "Entitlements", expires: "ExpirationDate",
  free: [
    .init(
      [
        "app-sandbox", "assets.*", "automation.*", "cs.*", "device.*", "files.*", "get-task-allow",
        "hardened-process*", "hypervisor", "inherit", "network.*", "personal-information.*",
        "print", "scripting-targets", "smartcard", "temporary-exception.*", "virtualization",
      ].map { "com.apple.security." + $0 }),
    .init(
      [
        "com.apple.security.*", "application-identifier", "com.apple.developer.team-identifier",
        "get-task-allow",
      ], on: [.macOS]),
  ],
  restricted: [.init(["com.apple.developer.*", "keychain-access-groups"], on: [.macOS])],
  claimed: [.init(["com.apple.application-identifier"], codes: ["ITMS-90886"])],
  purposes: [
    .init(
      "developer-id",
      [.init("ProvisionsAllDevices", true), .init("Platform", "OSX")]),
    .init("enterprise", [.init("ProvisionsAllDevices", true)]),
    .init("development", [.init("Entitlements/get-task-allow", true)]),
    .init(
      "development",
      [.init("Entitlements/com.apple.security.get-task-allow", true)]),
    .init("development", ["ProvisionedDevices", .init("Platform", "OSX")]),
    .init("ad-hoc", ["ProvisionedDevices"]),
    .init("mac-app-store", [.init("Platform", "OSX")]),
    .init("app-store"),
  ],
  remedy:
    "turn on the capability for the App ID and sign with a new profile, or claim only what this one allows",
  codes: ["ITMS-90164", "ITMS-90287"])

extension SourceReference {
  /// A page of the current reference of entitlements.
  static func entitlement(_ key: String) -> Self {
    Self(.current, "bundleresources/entitlements/" + key)
  }

  /// The archived reference, which says what holds for all keys of the App Sandbox.
  static let enablingAppSandbox = Self(
    .entitlementKeys, "Enabling App Sandbox", confidence: .medium)
  static let configuringAppSandbox = framework(
    "xcode/configuring-the-macos-app-sandbox", confidence: .high)
  /// How the sandbox's refusals look in the log.
  static let sandboxViolations = framework(
    "security/discovering-and-diagnosing-app-sandbox-violations", confidence: .high)
  static let provisioningProfiles = framework(
    "technotes/tn3125-inside-code-signing-provisioning-profiles", confidence: .high)
  static let diagnosingEntitlements = framework(
    "bundleresources/diagnosing-issues-with-entitlements", confidence: .high)
  static let notarizationIssues = framework(
    "security/resolving-common-notarization-issues", confidence: .high)
  static let configuringICloud = framework("xcode/configuring-icloud-services", confidence: .high)
  static let hardenedRuntime = framework("security/hardened-runtime", confidence: .high)
  static let enhancedSecurity = framework(
    "xcode/enabling-enhanced-security-for-your-app", confidence: .high)
  /// The archived reference of the sandbox's exceptions, which the current one leaves out.
  static let temporaryExceptions = Self(
    .entitlementKeys, "App Sandbox Temporary Exception Entitlements", confidence: .medium)
  /// The build settings that write entitlements.
  static let entitlementsOfBuildSettings = gitHub(
    "swiftlang/swift-build/blob/main/Sources/SWBCore/SpecImplementations/Tools/ProductPackaging.swift"
  )
  static let visionEnterprise = framework(
    "visionos/building-spatial-experiences-for-business-apps-with-enterprise-apis",
    confidence: .high)
  static let driverKitRequest = framework(
    "driverkit/requesting-entitlements-for-driverkit-development", confidence: .high)
}

// The entitlements that extensions need, for `ExtensionPoint.entitlements`:
//
// - Every extension of a Mac app needs `com.apple.security.app-sandbox`: the system ignores others, with
//   the message "plug-ins must be sandboxed" (iina/iina/issues/2693, ImageOptim/ImageOptim/issues/152;
//   of ExtensionKit: insidegui/TextTransformer/pull/3). So `com.apple.FinderSync` and
//   `com.apple.mediaextension.formatreader`, which exist on the Mac alone, list it. The extension
//   points that iOS has too need it on macOS only: `com.apple.services`, `com.apple.ui-services`,
//   `com.apple.share-services`, `com.apple.photo-editing`, `com.apple.widget-extension`.
// - `com.apple.fileprovider-nonui` and `com.apple.fileprovider-ui` need
//   `com.apple.security.application-groups` only for the container that
//   `NSExtensionFileProviderDocumentGroup` names, so that key has the rules; a replicated file provider has
//   no such key.
// - Sources name no entitlements that `com.apple.keyboard-service` and `com.apple.watchkit` need.
