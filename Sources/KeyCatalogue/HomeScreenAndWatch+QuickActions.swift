import KeyModel

private let icons = SourceReference.framework("uikit/uiapplicationshortcuticon/icontype")

/// Quick actions of the Home Screen.
var quickActionKeys: [Key] {
  [
    Key(
      "UIApplicationShortcutItems", .array(of: .dictionary),
      summary: "Lists quick actions of the icon on the Home Screen.",
      discussion: """
        Each entry is one action, in the order in which they appear; actions that code adds come after
        them. When someone chooses one, the app learns its type in
        `application(_:performActionFor:completionHandler:)` or in the scene delegate.
        """,
      availability: [.iOS("9.0", from: .current)],
      apis: [API("UIApplicationShortcutItem", of: "UIKit")],
      example: [
        [
          "UIApplicationShortcutItemTitle": "New note",
          "UIApplicationShortcutItemType": "com.example.app.new",
        ]
      ],
      sources: [
        .ownPage,
        .archive2018("iPhoneOSKeys.html, UIApplicationShortcutItems"),
        .framework(
          "uikit/uiwindowscenedelegate/windowscene(_:performactionfor:completionhandler:)"),
      ]),
    Key(
      "UIApplicationShortcutItems/[]/UIApplicationShortcutItemType", .string,
      summary: "Tells the app which quick action a person chose.",
      discussion: """
        Write any text. Several actions may share one; the code finds it in
        `UIApplicationShortcutItem.type`.
        """,
      required: .required,
      example: "com.example.app.new",
      sources: [.archive2018("iPhoneOSKeys.html, Table 2"), .ownPage]),
    Key(
      "UIApplicationShortcutItems/[]/UIApplicationShortcutItemTitle", .string,
      summary: "Sets the text of a quick action in the menu of the app's icon.",
      discussion: """
        A long title takes two lines if there is no subtitle.
        """,
      required: .required,
      localizable: true,
      example: "New note",
      sources: [.archive2018("iPhoneOSKeys.html, Table 2"), .ownPage]),
    Key(
      "UIApplicationShortcutItems/[]/UIApplicationShortcutItemSubtitle", .string,
      summary: "Adds a second line below the title of a quick action.",
      discussion: """
        With a subtitle, the title has one line however long it is.
        """,
      required: .optional,
      localizable: true,
      example: "In the inbox",
      sources: [.archive2018("iPhoneOSKeys.html, Table 2"), .ownPage]),
    Key(
      "UIApplicationShortcutItems/[]/UIApplicationShortcutItemIconType", .string,
      summary: "Chooses one of the system's icons for a quick action.",
      values: .documented(quickActionIcons),
      valuesSource: icons,
      required: .optional,
      apis: [API("UIApplicationShortcutIcon.IconType", of: "UIKit")],
      rules: [
        .should(
          .ignoredBeside(["UIApplicationShortcutItems/[]/UIApplicationShortcutItemIconFile"])
        ).from(.archive2018("iPhoneOSKeys.html, Table 2"))
      ],
      example: "UIApplicationShortcutIconTypeCompose",
      sources: [.archive2018("iPhoneOSKeys.html, Table 2"), .ownPage]),
    Key(
      "UIApplicationShortcutItems/[]/UIApplicationShortcutItemIconFile", .string,
      summary: "Names an image of the app as the icon of a quick action.",
      discussion: """
        An image in the bundle or the asset catalog: square, in one color, 35 by 35 points. The system
        then ignores
        [`UIApplicationShortcutItemIconType`](key:UIApplicationShortcutItems/[]/UIApplicationShortcutItemIconType).
        """,
      required: .optional,
      example: "NewNote",
      sources: [.archive2018("iPhoneOSKeys.html, Table 2"), .ownPage]),
    Key(
      "UIApplicationShortcutItems/[]/UIApplicationShortcutItemIconSymbolName", .string,
      summary:
        "Names a symbol of SF Symbols or of the asset catalog as the icon of a quick action.",
      example: "square.and.pencil",
      sources: [.ownPage, .current("uiapplicationshortcutitems")]),
    Key(
      "UIApplicationShortcutItems/[]/UIApplicationShortcutItemUserInfo", .dictionary,
      summary: "Hands data of your choice to the app together with a quick action.",
      required: .optional,
      example: ["folder": "inbox"],
      sources: [.archive2018("iPhoneOSKeys.html, Table 2"), .ownPage]),
  ]
}

/// The system's icons: seven came with quick actions, the others in the next version.
private var quickActionIcons: [AllowedValue] {
  let first = [
    ("Compose", "To write something new."), ("Play", "To play media."),
    ("Pause", "To pause media."), ("Add", "To add an item."),
    ("Location", "To use the current location."), ("Search", "To search."),
    ("Share", "To share content."),
  ]
  let later = [
    ("Prohibit", "To forbid something."), ("Contact", "To choose a contact."),
    ("Home", "A house."), ("MarkLocation", "To mark a location."),
    ("Favorite", "To mark an item as a favorite."), ("Love", "To mark an item as loved."),
    ("Cloud", "To reach the cloud."), ("Invitation", "An invitation."),
    ("Confirmation", "A confirmation."), ("Mail", "To use mail."),
    ("Message", "To send messages."), ("Date", "To use a calendar."),
    ("Time", "To use a clock or a timer."), ("CapturePhoto", "To take a photo."),
    ("CaptureVideo", "To record a video."), ("Task", "To create a task."),
    ("TaskCompleted", "To complete a task."), ("Alarm", "To set an alarm."),
    ("Bookmark", "To set a bookmark."), ("Shuffle", "To play in random order."),
    ("Audio", "To use audio."), ("Update", "To update something."),
  ]
  func values(_ icons: [(String, String)], since version: String) -> [AllowedValue] {
    icons.map { name, use in
      AllowedValue(
        .string("UIApplicationShortcutIconType" + name), use,
        availability: [.iOS(.init(version), from: .current)])
    }
  }
  return values(first, since: "9.0") + values(later, since: "9.1")
}
