import KeyModel

private let shortcutItem = SourceReference.framework("uikit/uiapplicationshortcutitem")
private let icons = SourceReference.framework("uikit/uiapplicationshortcuticon/icontype")

/// Quick actions of the Home Screen.
var quickActionKeys: [Key] {
  [
    Key(
      "UIApplicationShortcutItems", .array(of: .dictionary),
      summary: "Lists the quick actions in the menu of the app's icon on the Home Screen.",
      discussion: """
        List the actions that never change, such as a search. Set actions that depend on data in
        code, with `UIApplication.shortcutItems`; they appear after the listed actions if there is
        room, because the system limits the number of actions. If the app isn't running, its scene
        delegate receives the chosen action in `scene(_:willConnectTo:options:)`; otherwise, in
        `windowScene(_:performActionFor:completionHandler:)`. An app without scenes receives the
        action in `application(_:performActionFor:completionHandler:)`.
        """,
      consequence: Consequence(
        "Without the key, the menu has no quick actions of the app until the app's first launch.",
        from: shortcutItem),
      availability: [.iOS("9.0", from: .current)],
      required: .optional,
      apis: [
        API("UIApplicationShortcutItem", of: "UIKit"),
        API(
          "UIWindowSceneDelegate.windowScene(_:performActionFor:completionHandler:)", of: "UIKit"),
      ],
      example: [
        [
          "UIApplicationShortcutItemIconSymbolName": "square.and.pencil",
          "UIApplicationShortcutItemTitle": "New note",
          "UIApplicationShortcutItemType": "com.example.app.new",
        ]
      ],
      sources: [
        .ownPage,
        .archive2018("iPhoneOSKeys.html, UIApplicationShortcutItems"),
        .framework(
          "uikit/uiwindowscenedelegate/windowscene(_:performactionfor:completionhandler:)"),
        .framework("uikit/add-home-screen-quick-actions"), shortcutItem,
      ]),
    Key(
      "UIApplicationShortcutItems/[]/UIApplicationShortcutItemType", .string,
      summary: "Identifies the quick action that a person chose.",
      discussion: """
        Write an identifier that your code compares with `UIApplicationShortcutItem.type`, such as
        `com.example.app.new`. Give each action a different type. Data for the action can be in
        [`UIApplicationShortcutItemUserInfo`](key:UIApplicationShortcutItems/[]/UIApplicationShortcutItemUserInfo).
        """,
      required: .required,
      requiredSource: .archive2018("iPhoneOSKeys.html, Table 2"),
      example: "com.example.app.new",
      sources: [
        .archive2018("iPhoneOSKeys.html, Table 2"), .ownPage,
        .framework("uikit/add-home-screen-quick-actions"),
      ]),
    Key(
      "UIApplicationShortcutItems/[]/UIApplicationShortcutItemTitle", .string,
      summary: "Sets the text of a quick action in the menu of the app's icon.",
      discussion: """
        Write a short command, such as “New note”, and localize it in `InfoPlist.strings`. A long
        title takes two lines, or one line if the action has a
        [subtitle](key:UIApplicationShortcutItems/[]/UIApplicationShortcutItemSubtitle).
        """,
      required: .required,
      requiredSource: .archive2018("iPhoneOSKeys.html, Table 2"),
      localizable: true,
      example: "New note",
      sources: [.archive2018("iPhoneOSKeys.html, Table 2"), .ownPage]),
    Key(
      "UIApplicationShortcutItems/[]/UIApplicationShortcutItemSubtitle", .string,
      summary: "Adds a second line below the title of a quick action.",
      discussion: """
        Write it only if the title alone is ambiguous: for example, “In the inbox” below “New note”.
        Localize the subtitle in `InfoPlist.strings`. With a subtitle, the title gets only one line,
        so keep the title short.
        """,
      required: .optional,
      localizable: true,
      example: "In the inbox",
      sources: [
        .archive2018("iPhoneOSKeys.html, Table 2"), .ownPage,
        .framework("uikit/add-home-screen-quick-actions"),
      ]),
    Key(
      "UIApplicationShortcutItems/[]/UIApplicationShortcutItemIconType", .string,
      summary: "Chooses one of the system's icons for a quick action.",
      discussion: """
        Choose an icon that matches the action, such as `UIApplicationShortcutIconTypeAdd` for a new
        item or `UIApplicationShortcutIconTypeSearch` for a search. For any other picture, use a
        [symbol](key:UIApplicationShortcutItems/[]/UIApplicationShortcutItemIconSymbolName) or an
        [image file](key:UIApplicationShortcutItems/[]/UIApplicationShortcutItemIconFile). If the
        app also runs on systems that don't support symbols, write the type as well: they show the
        type's icon.
        """,
      consequence: Consequence(
        "The key has no effect if the action has a symbol or an image file, which iOS shows instead.",
        from: .framework("uikit/add-home-screen-quick-actions")),
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
      sources: [
        .archive2018("iPhoneOSKeys.html, Table 2"), .ownPage,
        .framework("uikit/add-home-screen-quick-actions"),
      ]),
    Key(
      "UIApplicationShortcutItems/[]/UIApplicationShortcutItemIconFile", .string,
      summary: "Names an image in the app as the icon of a quick action.",
      discussion: """
        Write the name of an image in the bundle or, better, in the asset catalog: a square,
        single-color template image of 35 by 35 points. It takes precedence over
        [`UIApplicationShortcutItemIconType`](key:UIApplicationShortcutItems/[]/UIApplicationShortcutItemIconType),
        which can be present too.
        """,
      consequence: Consequence(
        "The key has no effect if the action has `UIApplicationShortcutItemIconSymbolName`: iOS shows the symbol.",
        from: .framework("uikit/add-home-screen-quick-actions")),
      required: .optional,
      example: "NewNote",
      sources: [
        .archive2018("iPhoneOSKeys.html, Table 2"), .ownPage,
        .framework("uikit/add-home-screen-quick-actions"),
        .framework("uikit/uiapplicationshortcuticon"),
      ]),
    Key(
      "UIApplicationShortcutItems/[]/UIApplicationShortcutItemIconSymbolName", .string,
      summary: "Names a symbol as the icon of a quick action.",
      discussion: """
        Write the name of an SF Symbol, such as `square.and.pencil`, or of a symbol in the asset
        catalog. The symbol takes precedence over the two other icon keys. On systems that don't
        support this key,
        [`UIApplicationShortcutItemIconType`](key:UIApplicationShortcutItems/[]/UIApplicationShortcutItemIconType)
        still gives the action an icon.
        """,
      required: .optional,
      example: "square.and.pencil",
      sources: [
        .ownPage, .current("uiapplicationshortcutitems"),
        .framework("uikit/add-home-screen-quick-actions"),
      ]),
    Key(
      "UIApplicationShortcutItems/[]/UIApplicationShortcutItemUserInfo", .dictionary,
      summary: "Passes data of your choice to the app with a quick action.",
      discussion: """
        Write it if the app needs more than the type to perform the action: the app reads the
        dictionary as `UIApplicationShortcutItem.userInfo`. You choose its keys and values, for
        example `folder` with `inbox`. Because the Info.plist is fixed when you build the app, set
        actions that contain personal data in code.
        """,
      required: .optional,
      apis: [API("UIApplicationShortcutItem.userInfo", of: "UIKit")],
      example: ["folder": "inbox"],
      sources: [
        .archive2018("iPhoneOSKeys.html, Table 2"), .ownPage,
        .framework("uikit/add-home-screen-quick-actions"),
      ]),
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
    ("Cloud", "To use the cloud."), ("Invitation", "An invitation."),
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
