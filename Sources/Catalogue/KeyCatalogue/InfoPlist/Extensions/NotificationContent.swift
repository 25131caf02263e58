import KeyModel

extension KeyGroup {
  /// The keys of extensions that show notifications with their own interface.
  static var notificationContent: KeyGroup {
    KeyGroup(
      "notification-content", "Notification content",
      summary: "Which notifications an extension shows with its own view, and how.",
      availability: [.iOS("10.0", from: .current)],
      keys: notificationContentKeys)
  }
}

private let contentExtensions: ExtensionPointScope = .only([
  "com.apple.usernotifications.content-extension"
])
/// Lists the keys with their defaults.
private let contentProtocol = SourceReference.framework(
  "usernotificationsui/unnotificationcontentextension", confidence: .high)
private let contentArticle = SourceReference.framework(
  "usernotificationsui/customizing-the-appearance-of-notifications")
private let contentAPI = API("UNNotificationContentExtension", of: "User Notifications UI")

private var notificationContentKeys: [Key] {
  [
    Key(
      "NSExtension/NSExtensionAttributes/UNNotificationExtensionCategory", .string,
      .array(of: .string),
      summary: "Names the notification categories that the extension shows with its own view.",
      discussion: """
        Write the identifier of a `UNNotificationCategory` exactly as the app registers it. To serve
        several categories, make the value an array. Xcode's template writes a single sample string,
        which you have to replace. A remote notification names its category in `category` of its
        payload, a local notification in `categoryIdentifier`. Uppercase and lowercase letters
        differ.

        An app may have several notification content extensions, each for different categories.
        Apple's article says that only iOS apps support them, although the protocol is also listed
        for macOS 11 and visionOS. A notification on Apple Watch has a different interface.
        """,
      consequence: Consequence(
        "The system shows its own interface for a notification whose category no extension lists.",
        from: contentArticle),
      availability: [.iOS("10.0", from: .current)],
      apis: [contentAPI, API("UNNotificationCategory", of: "User Notifications")],
      bundleKinds: [.appExtension],
      rules: [
        .must(
          .present,
          for: ["com.apple.usernotifications.content-extension"], source: contentProtocol)
      ],
      extensionPoints: contentExtensions,
      example: ["MEETING_INVITE", "MEETING_REMINDER"],
      seeAlso: [
        "NSExtension/NSExtensionAttributes/UNNotificationExtensionInitialContentSizeRatio"
      ],
      sources: [
        .ownPage, contentProtocol, contentArticle,
      ],
      notes: [
        EditorNote(
          .type,
          [
            .init(.ownPage, "A string."),
            .init(contentProtocol, "A string or an array of strings."),
          ],
          choice: "Both types are listed.",
          reason:
            "The page of the protocol describes the key in full, and an article explains both.")
      ]),
    Key(
      "NSExtension/NSExtensionAttributes/UNNotificationExtensionInitialContentSizeRatio", .number,
      summary:
        "Sets the height of a notification's view while it loads, as a fraction of its width.",
      discussion: """
        Write the ratio that your view usually has: `0.5` makes it half as tall as it is wide, and
        `1` makes it square. The system uses the ratio while the extension loads; the view can have
        another size after that.
        """,
      availability: [.iOS("10.0", from: .current)],
      apis: [contentAPI],
      bundleKinds: [.appExtension],
      rules: [
        .must(
          .present,
          for: ["com.apple.usernotifications.content-extension"], source: contentProtocol)
      ],
      extensionPoints: contentExtensions,
      example: 0.5,
      seeAlso: ["NSExtension/NSExtensionAttributes/UNNotificationExtensionCategory"],
      sources: [.ownPage, contentProtocol]),
    Key(
      "NSExtension/NSExtensionAttributes/UNNotificationExtensionDefaultContentHidden", .boolean,
      summary:
        "Hides the title, subtitle and text that the system shows with an extension's own view.",
      discussion: """
        Write `YES` if your view already shows the notification's text; otherwise people read it
        twice. The header with the app's name and icon always stays, as do custom actions and the
        Dismiss button.
        """,
      consequence: Consequence(
        "Without the key, the system shows the title, subtitle and text as well as your view.",
        from: contentProtocol),
      availability: [.iOS("10.0", from: .current)],
      default: false,
      defaultSource: contentProtocol,
      required: .optional,
      apis: [contentAPI],
      bundleKinds: [.appExtension],
      extensionPoints: contentExtensions,
      example: true,
      seeAlso: ["NSExtension/NSExtensionAttributes/UNNotificationExtensionOverridesDefaultTitle"],
      sources: [.ownPage, contentProtocol, contentArticle]),
    Key(
      "NSExtension/NSExtensionAttributes/UNNotificationExtensionOverridesDefaultTitle", .boolean,
      summary: "Uses the view controller's title as the title of an expanded notification.",
      discussion: """
        Write `YES` and set `title` of the view controller, for example to the name of the sender.
        Set it as soon as the notification arrives, in `didReceive(_:)`. The system draws the short
        banner itself, with the title that the notification carries.
        """,
      consequence: Consequence(
        "Without the key, the title is the name of the app.", from: contentProtocol),
      availability: [.iOS("10.0", from: .current)],
      default: false,
      defaultSource: contentProtocol,
      required: .optional,
      apis: [contentAPI],
      bundleKinds: [.appExtension],
      extensionPoints: contentExtensions,
      example: true,
      seeAlso: ["NSExtension/NSExtensionAttributes/UNNotificationExtensionDefaultContentHidden"],
      sources: [.ownPage, contentProtocol, contentArticle]),
    Key(
      "NSExtension/NSExtensionAttributes/UNNotificationExtensionUserInteractionEnabled", .boolean,
      summary: "Lets people tap buttons and other controls in a notification's custom view.",
      discussion: """
        Write `YES` if the view has buttons, switches or other controls, which work in iOS 12 and
        later. The system provides the buttons for the category's actions either way, so leave the
        key out if the extension offers only these.
        """,
      consequence: Consequence(
        "Without the key, the system delivers no touches to the view while it is onscreen.",
        from: contentProtocol),
      availability: [.iOS("12.0", from: .current)],
      required: .optional,
      apis: [contentAPI],
      bundleKinds: [.appExtension],
      extensionPoints: contentExtensions,
      example: true,
      seeAlso: ["NSExtension/NSExtensionAttributes/UNNotificationExtensionCategory"],
      sources: [.ownPage, contentArticle, contentProtocol]),
  ]
}
