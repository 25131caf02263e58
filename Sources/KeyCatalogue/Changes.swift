import KeyModel

/// What changed in this reference, newest first: news for its readers, not for those who build it.
let catalogueChanges: [CatalogueChange] = [
  CatalogueChange(
    "addresses-as-exceptions", on: "2026-11-21", "Addresses may be exceptions",
    """
    The names in `NSExceptionDomains` may be IP addresses and ranges of addresses, as iOS 17 and macOS 14 \
    take them. Before, only domain names were valid here. The checker advises against them in apps that \
    run on older systems.
    """,
    keys: ["NSAppTransportSecurity/NSExceptionDomains"]),
  CatalogueChange(
    "practice-is-no-error", on: "2026-11-21", "What works in practice is not an error",
    """
    An empty `UTTypeTagSpecification`, further keys in `NSMenuItem`, an integer for `NSTimeout` and a \
    bundle identifier without a dot break the letter of a document, yet work. They are warnings now, and \
    each key's page says why.
    """,
    keys: [
      "CFBundleIdentifier", "NSServices/[]/NSMenuItem", "NSServices/[]/NSTimeout",
      "UTExportedTypeDeclarations/[]/UTTypeTagSpecification",
      "UTImportedTypeDeclarations/[]/UTTypeTagSpecification",
    ]),
  CatalogueChange(
    "format-readers-agree", on: "2026-11-21", "Format readers and their types agree",
    """
    In a media format reader, each exported type and each of its filename extensions must be among those \
    that the reader lists. The schema of the extension point and the checker say so.
    """,
    keys: ["UTExportedTypeDeclarations"]),
  CatalogueChange(
    "first-edition", on: "2026-11-21", "First edition",
    """
    136 keys in 15 groups and 11 extension points: app extensions, App Transport Security, usage \
    descriptions, services, uniform type declarations, iCloud and media format readers, with a source for \
    every fact and a note wherever sources disagree.
    """),
]
