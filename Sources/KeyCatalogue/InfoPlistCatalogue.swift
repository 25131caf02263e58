package import KeyModel

/// The reference of Info.plist keys: every group in the order of the site.
package let infoPlistCatalogue = Catalogue(
  title: "Info.plist Key Reference",
  document: infoPlistDocument,
  groups: [
    .appExtensions, .actionAndShareExtensions, .customKeyboards, .documentPickers, .photoEditing,
    .mediaExtensions, .appTransportSecurity, .usageDescriptions, .services, .typeDeclarations,
    .documentTypes, .urlTypes, .iCloud, .appBehavior, .launchScreens, .scenes,
    .interface, .appIcons, .backgroundExecution, .deviceRequirements, .bundleInformation, .appStore,
    .homeScreenAndWatch, .plugIns, .drivers, .preferencePanes, .cocoaJava, .buildInformation,
  ],
  shapes: [.typeDeclaration, .exportedTypeDeclaration],
  extensionPoints: extensionPoints,
  bundleKinds: [.appExtension, .app, .preferencePane, .cocoaJavaApp],
  sources: catalogueSources,
  releases: appleReleases,
  codes: infoPlistCodes,
  remarks: [
    "This reference writes macOS for the older names Mac OS X and OS X too.",
    "iPadOS has the versions of iOS, under whose name it ran before version 13, unless a source names others.",
    "Mac Catalyst is listed only where a source names it.",
  ],
  synonyms: searchSynonyms,
  searchWords: infoPlistSearchWords,
  changes: catalogueChanges
)
