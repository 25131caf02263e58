import KeyModel

extension KeyGroup {
  /// The key of photo-editing extensions.
  static var photoEditing: KeyGroup {
    KeyGroup(
      "photo-editing", "Photos and broadcasts",
      summary:
        "What photo editing and project extensions handle, and how broadcast extensions receive the screen.",
      availability: [.iOS("8.0")],
      keys: photoEditingKeys + photoProjectKeys)
  }
}

private var photoEditingKeys: [Key] {
  [
    Key(
      "NSExtension/NSExtensionAttributes/PHSupportedMediaTypes", .array(of: .string),
      summary: "Lists the kinds of media that a photo editing extension can edit.",
      discussion: """
        Add `Video` if the extension also edits videos, or write only `Video` if it doesn't edit
        photos. List only kinds that your `PHContentEditingController` handles. In `canHandle(_:)`,
        the controller decides whether it can build on an earlier edit.
        """,
      consequence: Consequence(
        "Without the key, the default applies: the extension edits photos only.",
        from: .appExtensionKeys("Photo Editing Extension Keys, PHSupportedMediaTypes")),
      availability: [.iOS("8.0", from: .appExtensionKeys), .iPadOS("8.0", from: .current)],
      values: .open([
        AllowedValue("Image", "For an extension that edits photos."),
        AllowedValue("Video", "For an extension that edits videos."),
      ]),
      valuesSource: .appExtensionKeys("Photo Editing Extension Keys, PHSupportedMediaTypes"),
      default: ["Image"],
      defaultSource: .appExtensionKeys("Photo Editing Extension Keys, PHSupportedMediaTypes"),
      required: .optional,
      apis: [API("PHContentEditingController", of: "PhotosUI")],
      bundleKinds: [.appExtension],
      extensionPoints: .only(["com.apple.photo-editing"]),
      example: ["Image", "Video"],
      sources: [
        .appExtensionKeys("Photo Editing Extension Keys, PHSupportedMediaTypes"),
        .appExtensionKeys("Table 1"),
        .ownPage, .framework("photosui/phcontenteditingcontroller"),
      ],
      notes: [
        EditorNote(
          .default,
          [
            .init(
              .appExtensionKeys("Photo Editing Extension Keys, PHSupportedMediaTypes"),
              "Gives the single value Image as the default of a key that holds an array."),
            .init(.ownPage, "Lists Image and Video and names no default."),
          ],
          choice: "The default is an array with the one element `Image`.",
          reason:
            "A default must have the key's type, and no source contradicts the older document."),
        EditorNote(
          .availability,
          [
            .init(.ownPage, "iOS and iPadOS."),
            .init(
              .framework("photosui/phcontenteditingcontroller"),
              "Photo editing extensions also exist on Mac Catalyst, macOS and visionOS."),
          ],
          choice: "Only iOS and iPadOS are listed.",
          reason: "No source says whether the key has an effect on the other platforms."),
      ])
  ]
}
