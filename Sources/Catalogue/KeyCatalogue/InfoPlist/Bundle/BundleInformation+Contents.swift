import KeyModel

/// Contents of a bundle for other parts of the system.
var bundleContentsKeys: [Key] {
  [
    Key(
      "LSBundleContainsCoreMLmlmodelc", .boolean,
      title: "Bundle contains CoreML models",
      summary: "Tells the system that the app has a Core ML model, to load it faster.",
      discussion: """
        Write `YES` in the Info.plist of an app that contains a compiled model: a folder with the
        filename extension `.mlmodelc`, which Xcode creates from an `.mlmodel` or `.mlpackage`.
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
          choice: "The first versions of each system.",
          reason: "The newer edition takes precedence, although Core ML itself came with iOS 11.")
      ]),
    Key(
      "TICapsLockLanguageSwitchCapable", .boolean,
      summary: "Lets the Caps Lock key switch to and from an input method.",
      discussion: """
        Write `YES` in the Info.plist of an input method. The system divides input methods into two
        groups: those that type Latin letters and those that type other scripts, such as Cyrillic,
        Devanagari or Arabic. Caps Lock then switches between the groups. People turn this on and
        off with “Use Caps Lock to switch to and from” in the settings of input sources.
        """,
      availability: [.macOS("10.15", from: .current)],
      required: .optional,
      example: true),
  ]
}
