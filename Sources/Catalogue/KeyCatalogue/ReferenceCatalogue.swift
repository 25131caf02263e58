package import KeyModel

/// The reference of what an app says about itself in property lists: its Info.plist, its entitlements
/// and its privacy manifest.
package let referenceCatalogue = Catalogue(
  title: "App Configuration Reference",
  document: infoPlistDocument,
  otherDocuments: [entitlementsDocument, privacyManifestDocument],
  groups: infoPlistGroups + entitlementGroups.map { $0.placed(in: entitlementsDocument) }
    + privacyManifestGroups.map { $0.placed(in: privacyManifestDocument) },
  shapes: [
    .typeDeclaration, .exportedTypeDeclaration, .audioComponent, .audioUnitExtension,
  ],
  extensionPoints: extensionPoints,
  bundleKinds: bundleKinds,
  distributions: appleDistributions,
  sources: catalogueSources,
  releases: appleReleases,
  codes: rejectionCodes,
  remarks: [
    "This reference writes macOS for the older names Mac OS X and OS X too.",
    "iPadOS has the versions of iOS, under whose name it ran before version 13, unless a source names others.",
    "Mac Catalyst is listed only where a source names it. For privacy manifests Apple's pages count it from 14.0, the number of macOS; the iOS of that year is 17.0.",
  ],
  synonyms: searchSynonyms,
  searchWords: infoPlistSearchWords,
  usage: usageCounts,
  changes: catalogueChanges,
  readings: SourceReading.list(of: "current-documentation", sourceReadings),
  conventions: catalogueConventions
)

extension KeyGroup {
  fileprivate func placed(in document: DocumentKind) -> KeyGroup {
    var group = self
    group.document = document.id
    return group
  }
}
