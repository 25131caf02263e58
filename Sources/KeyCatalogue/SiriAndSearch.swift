import KeyModel

extension KeyGroup {
  /// Intents and Spotlight.
  static var siriAndSearch: KeyGroup {
    KeyGroup(
      "siri-and-search", "Siri and Spotlight",
      summary: "What Siri may ask of the app, under which names, and what Spotlight offers.",
      availability: [.iOS("10.0", from: .current)],
      keys: intentKeys + spotlightKeys)
  }
}

private let synonyms = SourceReference.framework("sirikit/specifying-synonyms-for-your-app-name")

/// Intents that the app handles itself, and the names of the app.
private var intentKeys: [Key] {
  [
    Key(
      "INIntentsSupported", .array(of: .string), title: "Intents eligible for in-app handling",
      summary: "Lists the SiriKit intents that the app handles itself, without an extension.",
      discussion: """
        Write the class names, or add them under Supported Intents in the settings of the app's
        target. The system asks `application(_:handlerFor:)` of the app's delegate for an object
        that handles the intent, if the app supports
        [several scenes](key:UIApplicationSceneManifest/UIApplicationSupportsMultipleScenes). For iOS
        13 and earlier list the intent in the Intents extension as well: there the system asks the
        extension.
        """,
      availability: [
        .iOS("14.0", from: .current),
        .tvOS("14.0", from: .current), .visionOS("1.0", from: .current),
      ],
      required: .optional,
      apis: [
        API("INIntent", of: "Intents"),
        API("UIApplicationDelegate.application(_:handlerFor:)", of: "UIKit"),
      ],
      example: ["INSendMessageIntent", "ExampleOrderIntent"],
      seeAlso: ["INIntentsRestrictedWhileLocked", "INSupportedMediaCategories"],
      sources: [.ownPage, .framework("uikit/uiapplicationdelegate/application(_:handlerfor:)")]),
    Key(
      "INIntentsRestrictedWhileLocked", .array(of: .string), title: "Restricted While Locked",
      summary: "Lists the intents that the app refuses while the device is locked.",
      discussion: """
        List intents that spend money or show private data. In Xcode, choose the level Restricted
        While Locked for the intent under Supported Intents.
        """,
      availability: [
        .iOS("14.0", from: .current),
        .tvOS("14.0", from: .current), .visionOS("1.0", from: .current),
      ],
      required: .optional,
      apis: [API("INIntent", of: "Intents")],
      example: ["INSendPaymentIntent"],
      seeAlso: ["INIntentsSupported", "INIntentsRestrictedWhileProtectedDataUnavailable"]),
    Key(
      "INIntentsRestrictedWhileProtectedDataUnavailable", .array(of: .string),
      title: "Intents restricted while locked or protected data unavailable",
      summary: "Lists the intents that the app refuses while protected files can't be read.",
      discussion: """
        It also covers a locked device. In Xcode, choose the level Restricted While Locked or
        Protected Data Unavailable for the intent under Supported Intents.
        """,
      availability: [
        .iOS("14.0", from: .current),
        .tvOS("14.0", from: .current), .visionOS("1.0", from: .current),
      ],
      required: .optional,
      apis: [API("INIntent", of: "Intents")],
      example: ["INSearchForNotebookItemsIntent"],
      seeAlso: ["INIntentsSupported", "INIntentsRestrictedWhileLocked"]),
    Key(
      "INSupportedMediaCategories", .array(of: .string), title: "Supported intent media categories",
      summary: "Lists the kinds of media that Siri may ask the app to play.",
      discussion: """
        It goes with `INPlayMediaIntent` in [`INIntentsSupported`](key:INIntentsSupported): select
        the categories under the intent in Xcode. Siri doesn't offer the app for kinds that are
        missing.
        """,
      availability: [
        .iOS("14.0", from: .current),
        .tvOS("14.0", from: .current), .visionOS("1.0", from: .current),
      ],
      values: .documented([
        AllowedValue("INMediaCategoryAudiobooks", "Plays audiobooks."),
        AllowedValue("INMediaCategoryMusic", "Plays music."),
        AllowedValue("INMediaCategoryPodcasts", "Plays podcasts."),
        AllowedValue("INMediaCategoryRadio", "Plays radio."),
        AllowedValue(
          "INMediaCategoryGeneral", "Plays anything else, such as sounds to fall asleep."),
      ]),
      valuesSource: .ownPage,
      apis: [API("INPlayMediaIntent", of: "Intents")],
      rules: [
        .should(.present.when(.contains("INIntentsSupported", "INPlayMediaIntent"))).from(.ownPage)
      ],
      example: ["INMediaCategoryMusic", "INMediaCategoryPodcasts"],
      seeAlso: ["INIntentsSupported"]),
    Key(
      "INAlternativeAppNames", .array(of: .dictionary),
      summary: "Gives the app further names by which people can call it in Siri.",
      discussion: """
        At most three names are possible in each language. A name is based on the app's own, or is
        what its users call it; names of other apps aren't allowed. Siri learns the names only of
        apps with an Intents extension.

        A watch app doesn't inherit them: write the same names in the Info.plist of its extension
        too. It can't be installed on watchOS before 4 then.
        """,
      availability: [.iOS("11.0", from: .archive2018), .watchOS("4.0", from: .current)],
      required: .optional,
      rules: [.should(.count(atMost: 3)).from(synonyms)],
      example: [
        [
          "INAlternativeAppName": "Example Notes",
          "INAlternativeAppNamePronunciationHint": "example notes",
        ]
      ],
      sources: [synonyms, .archive2018("iPhoneOSKeys.html")]),
    Key(
      "INAlternativeAppNames/[]/INAlternativeAppName", .string,
      summary: "Holds one further name of the app.",
      discussion: """
        To translate it, write a name of your choice here, such as `APP_NAME_SYNONYM_1`, and define
        that name in `InfoPlist.strings`, at least in the base language.
        """,
      required: .required,
      localizable: true,
      example: "Example Notes",
      sources: [synonyms]),
    Key(
      "INAlternativeAppNames/[]/INAlternativeAppNamePronunciationHint", .string,
      summary: "Spells a further name of the app the way it sounds.",
      discussion: """
        It helps Siri with names that are read otherwise than written. It is translated like the
        name.
        """,
      required: .optional,
      localizable: true,
      example: "example notes",
      sources: [synonyms]),
  ]
}

/// Searches that continue in the app, and actions on what is found.
private var spotlightKeys: [Key] {
  [
    Key(
      "CoreSpotlightContinuation", .boolean,
      summary: "Lets people continue a Spotlight search in the app.",
      discussion: """
        With `YES` Spotlight offers to search in the app. The app's delegate receives a user
        activity of the type `CSQueryContinuationActionType`; the text is in its `userInfo` under
        `CSSearchQueryString`.
        """,
      availability: [.iOS("10.0", from: .archive2018)],
      required: .optional,
      apis: [API("CSQueryContinuationActionType", of: "Core Spotlight")],
      example: true,
      seeAlso: ["CoreSpotlightActions"],
      sources: [
        .framework("corespotlight/csquerycontinuationactiontype"),
        .archive2018("iPhoneOSKeys.html"),
      ]),
    Key(
      "CoreSpotlightActions", .array(of: .dictionary),
      summary: "Defines actions that people can start from a Spotlight result.",
      discussion: """
        An indexed item offers the actions whose identifiers are in its attribute
        `actionIdentifiers`. When someone chooses one, the system opens the app and calls
        `application(_:continue:restorationHandler:)`; the `userInfo` of the activity says which
        action.
        """,
      availability: [.iOS("15.0", from: .current), .visionOS("1.0", from: .current)],
      required: .optional,
      apis: [API("CSSearchableItemAttributeSet.actionIdentifiers", of: "Core Spotlight")],
      example: [
        [
          "CoreSpotlightActionIdentifier": "com.example.app.call",
          "CoreSpotlightActionSymbolImage": "phone", "CoreSpotlightActionTitle": "Call",
        ]
      ],
      sources: [
        .ownPage,
        .framework("corespotlight/cssearchableitemattributeset/actionidentifiers"),
      ]),
    Key(
      "CoreSpotlightActions/[]/CoreSpotlightActionIdentifier", .string,
      summary: "Identifies an action for the items that offer it, and for the app.",
      discussion: """
        The app finds it in the `userInfo` of the `NSUserActivity` with which the system opens it,
        under `CSActionIdentifier`.
        """,
      apis: [API("CSActionIdentifier", of: "Core Spotlight")],
      example: "com.example.app.call",
      sources: [
        .ownPage,
        .framework("corespotlight/cssearchableitemattributeset/actionidentifiers"),
      ]),
    Key(
      "CoreSpotlightActions/[]/CoreSpotlightActionSymbolImage", .string,
      summary: "Names the SF Symbol beside an action's title.",
      example: "phone"),
    Key(
      "CoreSpotlightActions/[]/CoreSpotlightActionTitle", .string,
      summary: "Titles an action in Spotlight.",
      localizable: true,
      example: "Call"),
  ]
}
