package import KeyModel

/// The keys of one document, for what is about that document alone.

package let infoPlistCatalogue = referenceCatalogue.part(infoPlistDocument)
package let entitlementsCatalogue = referenceCatalogue.part(entitlementsDocument)
package let privacyManifestCatalogue = referenceCatalogue.part(privacyManifestDocument)
