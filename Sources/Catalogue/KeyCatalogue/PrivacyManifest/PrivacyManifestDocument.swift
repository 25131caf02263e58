import KeyModel

/// Every group of the document, in the order of the site.
let privacyManifestGroups: [KeyGroup] = [
  .privacyTracking, .privacyCollectedData, .privacyAccessedAPIs,
]

/// A privacy manifest, and its location in a product.
///
/// A Boolean in another form makes a manifest invalid (TN3181).
///
/// Source: Adding a privacy manifest to your app or third-party SDK. The resources of a Swift package
/// are in a bundle inside the app, and App Store Connect reads those too (ITMS-91108).
let privacyManifestDocument = DocumentKind(
  "privacy manifest", id: "privacy-manifest", format: .propertyList, hasExactBooleans: true,
  isForServices: true,
  titleLabel: "Name in Xcode", fileMatch: ["PrivacyInfo.xcprivacy"],
  bundles: .init(
    endings: [".app", ".appex", ".bundle", ".framework", ".xpc"],
    files: [
      "PrivacyInfo.xcprivacy", "Contents/Resources/PrivacyInfo.xcprivacy",
      "Versions/*/Resources/PrivacyInfo.xcprivacy",
    ],
    folders: [
      "Frameworks", "PlugIns", "Extensions", "Watch", "AppClips", "Contents/Frameworks",
      "Contents/PlugIns", "Contents/Extensions", "Contents/XPCServices", "Contents/Resources", ".",
    ],
    needed: .init(
      sdksWithManifest,
      orAt: [
        "*.bundle/PrivacyInfo.xcprivacy", "Versions/*/Resources/*.bundle/PrivacyInfo.xcprivacy",
      ], on: installedPlatforms, codes: ["ITMS-91061"]),
    // Libraries that are linked into a program have their manifests in bundles of resources.
    declaration: .init(
      at: "NSPrivacyAccessedAPITypes/[]/NSPrivacyAccessedAPIType",
      orIn: ["*.bundle/PrivacyInfo.xcprivacy"], on: installedPlatforms, codes: ["ITMS-91053"])),
  // Source: Expo, "app.json / app.config.js", `ios.privacyManifests`; expo/expo, `packages/@expo/config/src/Config.ts`
  // (`reduceExpoObject`), for a file without `expo`.
  embeddings: [
    .init("Expo", "app.json", at: "expo/ios/privacyManifests", on: .iOS, of: "app"),
    .init("Expo", "app.json", at: "ios/privacyManifests", on: .iOS, of: "app"),
  ],
  // Source: TN3181 (a manifest with invalid keys is invalid).
  reservedNames: [.init(["*"], .must, codes: ["ITMS-91056", "ITMS-91108"])])

/// The availability of every key of a privacy manifest, as its page says.
let privacyManifestAvailability: [AvailabilityStatement] = [
  .iOS("17.0", from: .current), .macOS("14.0", from: .current),
  .macCatalyst("14.0", from: .current), .tvOS("17.0", from: .current),
  .watchOS("10.0", from: .current), .visionOS("1.0", from: .current),
]

extension SourceReference {
  /// The technical note on why the App Store rejects a privacy manifest.
  static let invalidPrivacyManifests = framework(
    "technotes/tn3181-debugging-invalid-privacy-manifest", confidence: .high)
  /// The article that says which files are read, and what happens to a bad one.
  static let addingPrivacyManifests = framework(
    "bundleresources/adding-a-privacy-manifest-to-your-app-or-third-party-sdk", confidence: .high)
  static let requiredReasonAPIs = framework(
    "bundleresources/describing-use-of-required-reason-api", confidence: .high)
  static let dataUseInPrivacyManifests = framework(
    "bundleresources/describing-data-use-in-privacy-manifests", confidence: .high)
  static let privacyManifestFiles = framework(
    "bundleresources/privacy-manifest-files", confidence: .high)
}
