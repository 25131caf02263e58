import KeyModel

private let provider: ExtensionPointScope = .only(["com.apple.fileprovider-nonui"])
private let interactions = API("NSFileProviderUserInteractionSuppressing", of: "File Provider")

/// Parts of the system's own interface that a file provider turns off, as Apple's header alone describes.
var fileProviderInterfaceKeys: [Key] {
  [
    Key(
      "NSExtension/NSExtensionFileProviderAllowsSystemDeleteAlerts", .boolean,
      summary: "Says whether the system asks before people delete a file provider's files.",
      discussion: """
        Write `NO` if the provider shows its own alerts for deletions, with
        [`NSFileProviderUserInteractions`](key:NSExtension/NSFileProviderUserInteractions) and the
        action `Delete`.
        """,
      consequence: Consequence(
        "Unless the key is `NO`, the system shows its own warnings when people delete a file.",
        from: fileProviderItemHeader),
      availability: [.macOS(.unknown, from: .sdkHeaders)],
      required: .optional,
      apis: [interactions],
      bundleKinds: [.appExtension],
      extensionPoints: provider,
      example: false,
      seeAlso: ["NSExtension/NSFileProviderUserInteractions"],
      sources: [fileProviderItemHeader]),
    Key(
      "NSExtension/NSExtensionFileProviderAllowsContextualMenuDownloadEntry", .boolean,
      summary: "Says whether the shortcut menu of a file provider's files has *Download Now*.",
      discussion: """
        Write `NO` if the provider has its own command for downloading, which
        [`NSExtensionFileProviderActions`](key:NSExtension/NSExtensionFileProviderActions) declares.
        """,
      consequence: Consequence(
        "Unless the key is `NO`, the menu has the system's *Download Now*.",
        from: fileProviderItemHeader),
      availability: [.macOS(.unknown, from: .sdkHeaders)],
      required: .optional,
      apis: [interactions],
      bundleKinds: [.appExtension],
      extensionPoints: provider,
      example: false,
      seeAlso: ["NSExtension/NSExtensionFileProviderActions"],
      sources: [fileProviderItemHeader]),
  ]
}
