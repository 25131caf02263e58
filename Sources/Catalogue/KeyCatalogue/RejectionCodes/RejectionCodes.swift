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

private func refusedByDevices(_ codes: [RejectionCode]) -> [RejectionCode] {
  codes.map { code in
    var code = code
    code.outcome = "A device refuses to install the app."
    return code
  }
}
