import KeyModel

extension KeyGroup {
  /// The keys of custom keyboards.
  static var customKeyboards: KeyGroup {
    KeyGroup(
      "custom-keyboards", "Custom keyboards",
      summary: "The language, the script and the access of a custom keyboard.",
      availability: [.iOS("8.0")],
      keys: customKeyboardKeys)
  }
}

private var customKeyboardKeys: [Key] {
  [
    Key(
      "NSExtension/NSExtensionAttributes/IsASCIICapable", .boolean,
      summary: "Declares that a custom keyboard can type standard ASCII characters.",
      discussion: """
        Write `YES` for a keyboard with Latin letters, digits and punctuation. The key tells the
        system that the keyboard suits text fields with the keyboard type `asciiCapable`. For any
        other keyboard, write `NO` or leave the key out. Fields for passwords and phone numbers show
        the system's keyboard in any case.
        """,
      availability: [.iOS("8.0", from: .appExtensionKeys), .iPadOS("8.0", from: .current)],
      required: .optional,
      extensionPoints: .only(["com.apple.keyboard-service"]),
      example: true,
      seeAlso: ["NSExtension/NSExtensionAttributes/PrimaryLanguage"],
      sources: [
        .appExtensionKeys("Custom Keyboard Extension Keys, IsASCIICapable"),
        .appExtensionKeys("Table 1"),
        .ownPage, .framework("uikit/creating-a-custom-keyboard"),
        .framework("uikit/configuring-a-custom-keyboard-interface"),
      ]),
    Key(
      "NSExtension/NSExtensionAttributes/PrefersRightToLeft", .boolean,
      summary: "Declares that a custom keyboard is for a language written from right to left.",
      discussion: """
        Write `YES` for Arabic or Hebrew, for example, or if the insertion point should start at the
        right edge of a text field. If the keyboard supports languages of both directions, write the
        value that suits its [`PrimaryLanguage`](key:NSExtension/NSExtensionAttributes/PrimaryLanguage).
        Otherwise, leave the key out.
        """,
      availability: [.iOS("8.0", from: .appExtensionKeys), .iPadOS("8.0", from: .current)],
      required: .optional,
      extensionPoints: .only(["com.apple.keyboard-service"]),
      example: true,
      seeAlso: ["NSExtension/NSExtensionAttributes/PrimaryLanguage"],
      sources: [
        .appExtensionKeys("Custom Keyboard Extension Keys, PrefersRightToLeft"),
        .appExtensionKeys("Table 1"),
        .ownPage, .framework("uikit/creating-a-custom-keyboard"),
      ]),
    Key(
      "NSExtension/NSExtensionAttributes/PrimaryLanguage", .string,
      summary: "Sets the language that a custom keyboard is listed under.",
      discussion: """
        Write a language tag as BCP 47 defines it, such as `nl` or `nl-BE`, instead of the value in
        Xcode's template. If the keyboard's languages need different layouts, make one extension for
        each language, with its own value here and its own display name. People add the keyboard
        under Settings > General > Keyboard > Keyboards.
        """,
      consequence: Consequence(
        "With a wrong value, Settings and the menu of the globe key show the wrong language.",
        from: .appExtensionKeys("Custom Keyboard Extension Keys, PrimaryLanguage")),
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
      summary:
        "Requests full access for a custom keyboard, including the network and a shared container.",
      discussion: """
        Leave it at `NO` unless the keyboard needs one of the features below. People see that a
        keyboard asks for full access, and with that access, what they type could leave the device.
        `YES` only requests access. People grant it with Allow Full Access in Settings, or don't, so
        check `hasFullAccess` and make the keyboard work without it too. With full access the
        keyboard gains:

        - the network, for example to process keystrokes on a server
        - writing to the container of an [app
          group](key:entitlements:com.apple.security.application-groups) that the containing app
          shares, for example to edit the keyboard's own autocorrection lexicon there
        - Location Services and the address book, if the user allows each
        - iCloud, for example to have the same settings and lexicon on all devices
        - Game Center and In-App Purchase, through the containing app
        - use with managed apps, if the keyboard supports mobile device management (MDM)
        """,
      consequence: Consequence(
        "Without full access, a keyboard can't use the network, and can read a shared container but not write to it.",
        from: .framework("uikit/configuring-open-access-for-a-custom-keyboard")),
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
        .framework("uikit/creating-a-custom-keyboard"),
      ],
      notes: [
        EditorNote(
          .text,
          [
            .init(
              .appExtensionKeys("Table 1"), "Grants a shared container and the network."),
            .init(
              .appExtensionKeys("Custom Keyboard Extension Keys, RequestsOpenAccess"),
              "Grants these two as examples, and also location, address book, Game Center, In-App Purchase and managed apps."
            ),
            .init(
              .framework("uikit/configuring-open-access-for-a-custom-keyboard"),
              "Grants iCloud as well."),
          ],
          choice: "The longest list is given.",
          reason: "The article is newer than the key's section, and the table is abridged.")
      ]),
  ]
}
