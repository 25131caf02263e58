import KeyModel

extension KeyGroup {
  /// The keys of custom keyboards.
  static var customKeyboards: KeyGroup {
    KeyGroup(
      "custom-keyboards", "Custom keyboards",
      summary: "The language, the script and the access that a custom keyboard declares.",
      availability: [.iOS("8.0")],
      keys: customKeyboardKeys)
  }
}

private var customKeyboardKeys: [Key] {
  [
    Key(
      "NSExtension/NSExtensionAttributes/IsASCIICapable", .boolean,
      summary: "Offers a custom keyboard for text fields that ask for ASCII input.",
      discussion: """
        With `YES` the keyboard supports the `UIKeyboardTypeASCIICapable` keyboard type trait.
        """,
      availability: [.iOS("8.0", from: .appExtensionKeys), .iPadOS("8.0", from: .current)],
      required: .optional,
      extensionPoints: .only(["com.apple.keyboard-service"]),
      example: true,
      seeAlso: ["NSExtension/NSExtensionAttributes/PrimaryLanguage"],
      sources: [
        .appExtensionKeys("Custom Keyboard Extension Keys, IsASCIICapable"),
        .appExtensionKeys("Table 1"),
        .ownPage,
      ]),
    Key(
      "NSExtension/NSExtensionAttributes/PrefersRightToLeft", .boolean,
      summary: "Marks a custom keyboard as one for a language written from right to left.",
      discussion: "Set it for Arabic or Hebrew, for example.",
      availability: [.iOS("8.0", from: .appExtensionKeys), .iPadOS("8.0", from: .current)],
      required: .optional,
      extensionPoints: .only(["com.apple.keyboard-service"]),
      example: true,
      seeAlso: ["NSExtension/NSExtensionAttributes/PrimaryLanguage"],
      sources: [
        .appExtensionKeys("Custom Keyboard Extension Keys, PrefersRightToLeft"),
        .appExtensionKeys("Table 1"),
        .ownPage,
      ]),
    Key(
      "NSExtension/NSExtensionAttributes/PrimaryLanguage", .string,
      summary: "Names the main language of a custom keyboard.",
      discussion: """
        The value is a language tag as BCP 47 defines it, such as `nl` or `nl-BE`. The system shows
        the language in Settings and in the menu of the globe key. A keyboard for several languages
        that differ in layout is several extensions, each with its own value.
        """,
      availability: [.iOS("8.0", from: .appExtensionKeys), .iPadOS("8.0", from: .current)],
      required: .optional,
      rules: [
        .should(.format(.languageTag)).from(
          .appExtensionKeys("Custom Keyboard Extension Keys, PrimaryLanguage"))
      ],
      extensionPoints: .only(["com.apple.keyboard-service"]),
      example: "en-US",
      seeAlso: ["NSExtension/NSExtensionAttributes/PrefersRightToLeft"],
      sources: [
        .appExtensionKeys("Custom Keyboard Extension Keys, PrimaryLanguage"),
        .appExtensionKeys("Table 1"),
        .ownPage,
        .framework("uikit/creating-a-custom-keyboard"),
      ]),
    Key(
      "NSExtension/NSExtensionAttributes/RequestsOpenAccess", .boolean,
      summary: "Requests full access for a custom keyboard: the network and a shared container.",
      discussion: """
        Without open access a keyboard can't reach the network, and reads a container that it shares
        with its app but can't write to it. `YES` asks for it; the user grants it with Allow Full Access in Settings.
        Then the keyboard gains:

        - the network, for example to process keystrokes on a server
        - a container shared with the containing app, for example to edit the keyboard's own
          autocorrection lexicon there
        - Location Services and the address book, if the user allows each
        - Game Center and In-App Purchase, through the containing app
        - work with managed apps, if the keyboard supports mobile device management (MDM)
        """,
      availability: [.iOS("8.0", from: .appExtensionKeys), .iPadOS("8.0", from: .current)],
      default: false,
      defaultSource: .appExtensionKeys("Custom Keyboard Extension Keys, RequestsOpenAccess"),
      required: .optional,
      apis: [API("UIInputViewController.hasFullAccess", of: "UIKit")],
      extensionPoints: .only(["com.apple.keyboard-service"]),
      example: true,
      sources: [
        .appExtensionKeys("Custom Keyboard Extension Keys, RequestsOpenAccess"),
        .appExtensionKeys("Table 1"),
        .ownPage,
        .framework("uikit/configuring-open-access-for-a-custom-keyboard"),
      ],
      notes: [
        EditorNote(
          .text,
          [
            .init(
              .appExtensionKeys("Table 1"), "Grants a shared container and the network."),
            .init(
              .appExtensionKeys("Custom Keyboard Extension Keys, RequestsOpenAccess"),
              "Grants these two as examples, and location, address book, Game Center, In-App Purchase and managed apps besides."
            ),
          ],
          choice: "The longer list is given.",
          reason: "The key's own section names what the table cuts short.")
      ]),
  ]
}
