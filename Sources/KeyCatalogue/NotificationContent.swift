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
        Xcode's template writes a single string; make it an array to serve several categories. Each
        value is the identifier of a `UNNotificationCategory` that the app registers, in the same
        case. A remote notification carries it as `category` in its payload, a local one in
        `categoryIdentifier`. When a notification's category is not listed, the system shows its
        own interface.

        An app may have several such extensions, each for other categories.
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
      sources: [.ownPage, contentProtocol, contentArticle],
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
      summary: "Sets the height of a notification's view before it loads, as a part of its width.",
      discussion: """
        `0.5` makes the view half as high as it is wide. The system gives the view this size while
        the extension loads; the view controller can change it afterwards.
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
      summary: "Hides the title and text that the system shows beside an extension's own view.",
      discussion: """
        With `YES` people see only your view, below the header with the app's name and icon, which
        always stays. Use it where your view already shows the notification's text. Custom actions
        and the Dismiss button are shown either way.
        """,
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
      summary: "Takes the title of an expanded notification from the extension's view controller.",
      discussion: """
        With `YES` the title is the `title` of the view controller; otherwise it is the name of the
        app.
        """,
      availability: [.iOS("10.0", from: .current)],
      default: false,
      defaultSource: contentProtocol,
      required: .optional,
      apis: [contentAPI],
      bundleKinds: [.appExtension],
      extensionPoints: contentExtensions,
      example: true,
      seeAlso: ["NSExtension/NSExtensionAttributes/UNNotificationExtensionDefaultContentHidden"],
      sources: [.ownPage, contentProtocol]),
    Key(
      "NSExtension/NSExtensionAttributes/UNNotificationExtensionUserInteractionEnabled", .boolean,
      summary: "Lets people tap buttons and other controls in a notification's custom view.",
      discussion: """
        With `YES` you may put buttons, switches and other controls into the view. Without the key
        the system delivers no touches to the view controller while it is on the screen.
        """,
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
