import KeyModel

/// The codes and messages of the App Store, the installer and the systems.
let rejectionCodes = [
  ("Keys of the Info.plist", versionCodes + bundleCodes + interfaceCodes),
  ("Usage descriptions", privacyCodes),
  ("Privacy manifests", privacyManifestCodes + nestedManifestCodes),
  ("Icons", iconCodes),
  ("Versions and identifiers in App Store Connect", storedVersionCodes),
  ("SDK, systems and architectures", buildCodes),
  (
    "Bundles and what is in them",
    structureCodes + identifierCodes + productCodes + extensionKeyCodes + contentCodes
      + packageCodes
  ),
  ("Signing, certificates and profiles", signatureCodes),
  ("Entitlements", entitlementCodes),
  (
    "Installing on a device",
    refusedByDevices(installerCodes + extensionInstallerCodes + watchInstallerCodes)
  ),
  ("Denied by the system", privilegeCodes),
  ("Crashes and messages in the console", runtimeCodes),
].flatMap { subject, codes in codes.map { $0.about(subject) } }

/// The place where Xcode writes the architecture that a bundle requires.
let architecturesThatXcodeRequires = SourceReference.gitHub(
  "swiftlang/swift-build/blob/main/Sources/SWBTaskConstruction/TaskProducers/OtherTaskProducers/InfoPlistTaskProducer.swift"
)

/// The place where Xcode embeds the binary frameworks of packages.
let packagesThatXcodeEmbeds = SourceReference.gitHub(
  "swiftlang/swift-build/blob/main/Sources/SWBTaskConstruction/TaskProducers/BuildPhaseTaskProducers/SwiftPackageCopyFilesTaskProducer.swift"
)

/// Tauri's own steps to the stores.
let storePagesOfTauri = SourceReference.gitHub(
  "tauri-apps/tauri-docs/blob/v2/src/content/docs/distribute/app-store.mdx")

private func refusedByDevices(_ codes: [RejectionCode]) -> [RejectionCode] {
  codes.map { code in
    var code = code
    code.outcome = "A device refuses to install the app."
    return code
  }
}
