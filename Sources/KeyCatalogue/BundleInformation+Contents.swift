import KeyModel

/// What a bundle holds for other parts of the system.
var bundleContentsKeys: [Key] {
  [
    Key(
      "LSBundleContainsCoreMLmlmodelc", .boolean,
      title: "Bundle contains CoreML models",
      summary: "Tells the system that the bundle has a compiled Core ML model.",
      discussion: """
        The system can then prepare the model, so that it loads faster. The compiled model is the
        folder with the ending `.mlmodelc` that Xcode makes from an `.mlmodel` or `.mlpackage`.
        """,
      availability: [
        .iOS("2.0", from: .current),
        .macOS("10.0", from: .current), .tvOS("9.0", from: .current),
        .visionOS("1.0", from: .current), .watchOS("2.0", from: .current),
      ],
      required: .optional,
      example: true,
      notes: [
        EditorNote(
          .availability,
          [
            .init(.ownPage, "The first versions of each system."),
            .init(.ownPage, "The page's edition of 2024 said iOS and tvOS 12.0 and watchOS 5.0."),
          ],
          choice: "As in the newer edition.",
          reason: "The newer edition counts; Core ML itself came with iOS 11.")
      ]),
    Key(
      "TICapsLockLanguageSwitchCapable", .boolean,
      summary: "Lets the Caps Lock key switch to and from an input method.",
      discussion: """
        For input methods, which the key divides in two: those that write Latin letters and those
        that write others, such as Cyrillic, Devanagari or Arabic. Caps Lock switches between the last
        used ones of both. People turn it on and off in the settings of the keyboard's input sources.
        """,
      availability: [.macOS("10.15", from: .current)],
      required: .optional,
      example: true),
  ]
}
