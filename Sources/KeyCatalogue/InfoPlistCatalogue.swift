package import KeyModel

/// The reference of Info.plist keys: every group in the order of the site.
package let infoPlistCatalogue = Catalogue(
  title: "Info.plist Key Reference",
  document: DocumentKind(
    "Info.plist", fileName: "info-plist", titleLabel: "Name in Xcode",
    translations: "InfoPlist.strings", fileMatch: ["Info.plist.json", "*-Info.plist.json"],
    keySuffixes: infoPlistKeySuffixes),
  groups: [
    .appExtensions, .actionAndShareExtensions, .customKeyboards, .documentPickers, .photoEditing,
    .mediaExtensions, .appTransportSecurity, .usageDescriptions, .services, .typeDeclarations,
    .iCloud, .appBehavior, .bundleInformation, .preferencePanes, .cocoaJava,
  ],
  shapes: [.typeDeclaration, .exportedTypeDeclaration],
  extensionPoints: extensionPoints,
  sources: catalogueSources,
  releases: appleReleases,
  remarks: [
    "macOS is written for the older names Mac OS X and OS X, whatever a source calls it."
  ],
  synonyms: searchSynonyms,
  changes: catalogueChanges
)
