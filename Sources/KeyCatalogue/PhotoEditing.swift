import KeyModel

extension KeyGroup {
  /// The key of photo-editing extensions.
  static var photoEditing: KeyGroup {
    KeyGroup(
      "photo-editing", "Photos and broadcasts",
      summary: "What extensions edit or make of photos, and how they broadcast the screen.",
      availability: [.iOS("8.0")],
      keys: photoEditingKeys + photoProjectKeys)
  }
}

private var photoEditingKeys: [Key] {
  [
    Key(
      "NSExtension/NSExtensionAttributes/PHSupportedMediaTypes", .array(of: .string),
      summary: "Lists the kinds of media that a Photo Editing extension can edit.",
      discussion: "Name `Video` too, or alone, for an extension that edits videos.",
      availability: [.iOS("8.0", from: .appExtensionKeys), .iPadOS("8.0", from: .current)],
      values: .open([
        AllowedValue("Image", "The extension edits photos; this is what applies without the key."),
        AllowedValue("Video", "The extension edits videos."),
      ]),
      valuesSource: .appExtensionKeys("Photo Editing Extension Keys, PHSupportedMediaTypes"),
      default: ["Image"],
      defaultSource: .appExtensionKeys("Photo Editing Extension Keys, PHSupportedMediaTypes"),
      required: .optional,
      apis: [API("PHContentEditingController", of: "PhotosUI")],
      extensionPoints: .only(["com.apple.photo-editing"]),
      example: ["Image", "Video"],
      sources: [
        .appExtensionKeys("Photo Editing Extension Keys, PHSupportedMediaTypes"),
        .appExtensionKeys("Table 1"),
        .ownPage,
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
          reason: "A default must have the key's type, and no source contradicts the older one.")
      ])
  ]
}
