import KeyModel

private let icons = SourceReference.framework("uikit/uiapplicationshortcuticon/icontype")

/// Quick actions of the Home Screen.
var quickActionKeys: [Key] {
  [
    Key(
      "UIApplicationShortcutItems", .array(of: .dictionary),
      summary: "Lists the quick actions in the menu of the app's icon on the Home Screen.",
      discussion: """
        Write here the actions that never change, such as a search; those that depend on data are
        set in code with `UIApplication.shortcutItems`, and come after these as far as there is
        room. If the app isn't running, it gets the chosen action in
        `scene(_:willConnectTo:options:)`, otherwise in
        `windowScene(_:performActionFor:completionHandler:)` of the scene delegate; an app without
        scenes gets it in `application(_:performActionFor:completionHandler:)`.
        """,
      consequence: Consequence(
        "The system shows only as many actions as fit on the screen.",
        from: .framework("uikit/add-home-screen-quick-actions")),
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
        .framework("uikit/add-home-screen-quick-actions"),
      ]),
    Key(
      "UIApplicationShortcutItems/[]/UIApplicationShortcutItemType", .string,
      summary: "Tells the app which quick action a person chose.",
      discussion: """
        Write a text that your code compares with `UIApplicationShortcutItem.type`, such as
        `com.example.app.new`. Give every action another one; actions that do the same with
        different data may share it and differ in
        [`UIApplicationShortcutItemUserInfo`](key:UIApplicationShortcutItems/[]/UIApplicationShortcutItemUserInfo).
        """,
      required: .required,
      example: "com.example.app.new",
      sources: [
        .archive2018("iPhoneOSKeys.html, Table 2"), .ownPage,
        .framework("uikit/add-home-screen-quick-actions"),
      ]),
    Key(
      "UIApplicationShortcutItems/[]/UIApplicationShortcutItemTitle", .string,
      summary: "Sets the text of a quick action in the menu of the app's icon.",
      discussion: """
        Write a short command, such as “New note”, and translate it in `InfoPlist.strings`. A long
        title takes two lines if there is no
        [subtitle](key:UIApplicationShortcutItems/[]/UIApplicationShortcutItemSubtitle), otherwise
        one.
        """,
      required: .required,
      localizable: true,
      example: "New note",
      sources: [.archive2018("iPhoneOSKeys.html, Table 2"), .ownPage]),
    Key(
      "UIApplicationShortcutItems/[]/UIApplicationShortcutItemSubtitle", .string,
      summary: "Adds a second line below the title of a quick action.",
      discussion: """
        Write it only if the title alone is ambiguous, such as “In the inbox” below “New note”, and
        translate it in `InfoPlist.strings`. With a subtitle, the title has one line however long it
        is, so keep that short.
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
        Choose the icon by what the action does: `UIApplicationShortcutIconTypeAdd` for a new item,
        `…Search` for a search. For any other picture there are
        [symbols](key:UIApplicationShortcutItems/[]/UIApplicationShortcutItemIconSymbolName) and
        [image files](key:UIApplicationShortcutItems/[]/UIApplicationShortcutItemIconFile); the type
        beside them is what older systems show.
        """,
      consequence: Consequence(
        "iOS shows the symbol or the image file instead if the action has one.",
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
      summary: "Names an image of the app as the icon of a quick action.",
      discussion: """
        Write the name of an image in the bundle or, better, in the asset catalog: a template image,
        square, in one color, 35 by 35 points. It counts before
        [`UIApplicationShortcutItemIconType`](key:UIApplicationShortcutItems/[]/UIApplicationShortcutItemIconType),
        which may be there too.
        """,
      consequence: Consequence(
        "iOS shows the symbol instead if the action has `UIApplicationShortcutItemIconSymbolName` as well.",
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
        catalog. It is the first choice of iOS before the two other keys for icons; on systems that
        don't know it,
        [`UIApplicationShortcutItemIconType`](key:UIApplicationShortcutItems/[]/UIApplicationShortcutItemIconType)
        beside it still gives the action an icon.
        """,
      required: .optional,
      example: "square.and.pencil",
      sources: [
        .ownPage, .current("uiapplicationshortcutitems"),
        .framework("uikit/add-home-screen-quick-actions"),
      ]),
    Key(
      "UIApplicationShortcutItems/[]/UIApplicationShortcutItemUserInfo", .dictionary,
      summary: "Hands data of your choice to the app together with a quick action.",
      discussion: """
        Write it if several actions share a type and differ in what they open: the app reads the
        dictionary as `UIApplicationShortcutItem.userInfo`. Its keys and values are up to you, for
        example `folder` with `inbox`. Because the list is fixed when the app is built, data about a
        person belongs in actions that code sets.
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
