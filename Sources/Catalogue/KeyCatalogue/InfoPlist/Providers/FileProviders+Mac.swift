import KeyModel

private let provider: ExtensionPointScope = .only(["com.apple.fileprovider-nonui"])
private let itemHeader = SourceReference.sdkHeaders("FileProvider, NSFileProviderItem.h")
private let replicated = SourceReference.sdkHeaders(
  "FileProvider, NSFileProviderReplicatedExtension.h")
private let interactions: PropertyPath = "NSExtension/NSFileProviderUserInteractions"

/// Limits and menus of file providers that Apple's headers alone describe.
var fileProviderHeaderKeys: [Key] {
  [
    Key(
      "NSExtension/NSExtensionFileProviderMetadataOnlyUploadPipelineDepth", .integer,
      summary:
        "Limits how many changes without new content the system sends a file provider at once.",
      discussion: """
        Write a number from 1 to 128. The limit counts unfinished calls to `createItem(…)` and
        `modifyItem(…)` without content to upload, for each domain separately. For uploads with
        content, use
        [`NSExtensionFileProviderUploadPipelineDepth`](key:NSExtension/NSExtensionFileProviderUploadPipelineDepth).
        """,
      consequence: Consequence(
        "Without the key, the system's own limit applies.", from: replicated),
      availability: [.iOS("18.0", from: .sdkHeaders), .macOS("15.0", from: .sdkHeaders)],
      required: .optional,
      apis: [API("NSFileProviderReplicatedExtension", of: "File Provider")],
      bundleKinds: [.appExtension],
      rules: [.range(min: 1, max: 128).from(replicated)],
      extensionPoints: provider,
      example: 4,
      seeAlso: ["NSExtension/NSExtensionFileProviderUploadPipelineDepth"],
      sources: [replicated]),
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
        from: itemHeader),
      availability: [.macOS(.unknown, from: .sdkHeaders)],
      required: .optional,
      apis: [API("NSFileProviderUserInteractionSuppressing", of: "File Provider")],
      bundleKinds: [.appExtension],
      extensionPoints: provider,
      example: false,
      seeAlso: [interactions],
      sources: [itemHeader]),
    Key(
      "NSExtension/NSExtensionFileProviderAllowsContextualMenuDownloadEntry", .boolean,
      summary: "Says whether the shortcut menu of a file provider's files has *Download Now*.",
      discussion: """
        Write `NO` if the provider has its own command for downloading, which
        [`NSExtensionFileProviderActions`](key:NSExtension/NSExtensionFileProviderActions) declares.
        """,
      consequence: Consequence(
        "Unless the key is `NO`, the menu has the system's *Download Now*.", from: itemHeader),
      availability: [.macOS(.unknown, from: .sdkHeaders)],
      required: .optional,
      apis: [API("NSFileProviderUserInteractionSuppressing", of: "File Provider")],
      bundleKinds: [.appExtension],
      extensionPoints: provider,
      example: false,
      seeAlso: ["NSExtension/NSExtensionFileProviderActions"],
      sources: [itemHeader]),
  ]
}
