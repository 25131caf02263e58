import KeyModel

/// The codes and messages of the App Store, the installer and the systems.
let rejectionCodes = [
  infoPlistCodes, iconCodes, structureCodes, storedVersionCodes, buildCodes, contentCodes,
  signatureCodes, entitlementCodes, productCodes, privacyManifestCodes, installerCodes,
  privilegeCodes, runtimeCodes,
].flatMap { $0 }
