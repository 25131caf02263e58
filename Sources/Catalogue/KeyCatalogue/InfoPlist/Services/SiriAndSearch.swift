import KeyModel

extension KeyGroup {
  /// Intents and Spotlight.
  static var siriAndSearch: KeyGroup {
    KeyGroup(
      "siri-and-search", "Siri and Spotlight",
      summary: "What Siri may ask the app to do, under which names, and what Spotlight offers.",
      availability: [.iOS("10.0", from: .current)],
      keys: intentKeys + spotlightKeys)
  }
}

private let synonyms = SourceReference.framework("sirikit/specifying-synonyms-for-your-app-name")

/// Intents that the app handles itself, and the names of the app.
private var intentKeys: [Key] {
  [
    Key(
      "INIntentsSupported", .array(of: .string),
      title: "Intents eligible for in-app handling",
      summary: "Lists the SiriKit intents that the app handles itself, without an extension.",
      discussion: """
        Write the class names of the intents, or add them under Supported Intents in the settings of
        the app's target. Set
        [`UIApplicationSupportsMultipleScenes`](key:UIApplicationSceneManifest/UIApplicationSupportsMultipleScenes)
        to `YES`, and implement `application(_:handlerFor:)` in the app's delegate: the system asks
        it for an object that handles the intent. If the app also runs on iOS 13, list the intent in
        the [Intents extension](key:NSExtension/NSExtensionAttributes/IntentsSupported) too: on that
        system, the extension handles it. To ask people for access to Siri, the app needs the [Siri
        capability](key:entitlements:com.apple.developer.siri) and
        [`NSSiriUsageDescription`](key:NSSiriUsageDescription).
        """,
      consequence: Consequence(
        "Siri asks the app's delegate for a handler only for listed intents, and only if the app supports multiple scenes.",
        from: .framework("uikit/uiapplicationdelegate/application(_:handlerfor:)")),
      availability: [
        .iOS("14.0", from: .current),
        .tvOS("14.0", from: .current), .visionOS("1.0", from: .current),
      ],
      required: .optional,
      apis: [
        API("INIntent", of: "Intents"),
        API("UIApplicationDelegate.application(_:handlerFor:)", of: "UIKit"),
      ],
      rules: [
        .should(
          .needs(
            "UIApplicationSceneManifest/UIApplicationSupportsMultipleScenes",
            when: "For the app to be asked for a handler")
        ).from(.framework("uikit/uiapplicationdelegate/application(_:handlerfor:)"))
      ],
      example: ["INSendMessageIntent"],
      seeAlso: ["INIntentsRestrictedWhileLocked", "INSupportedMediaCategories"],
      sources: [
        .ownPage, .framework("uikit/uiapplicationdelegate/application(_:handlerfor:)"),
        .framework("uikit/specifying-the-scenes-your-app-supports"),
        .framework("sirikit/requesting-authorization-to-use-siri"),
      ]),
    Key(
      "INIntentsRestrictedWhileLocked", .array(of: .string),
      title: "Restricted While Locked",
      summary: "Lists the intents that the app doesn't handle while the device is locked.",
      discussion: """
        List intents that require an unlocked device, and that are in
        [`INIntentsSupported`](key:INIntentsSupported) too. Some intents, such as payments, always
        require an unlocked device. In Xcode, choose Restricted While Locked for the intent under
        Supported Intents of the app's target. An Intents extension has
        [`IntentsRestrictedWhileLocked`](key:NSExtension/NSExtensionAttributes/IntentsRestrictedWhileLocked)
        instead.
        """,
      consequence: Consequence(
        "While the device is locked, the app can handle an intent that isn't listed, unless that intent always requires an unlocked device.",
        from: .framework("sirikit/creating-an-intents-app-extension")),
      availability: [
        .iOS("14.0", from: .current),
        .tvOS("14.0", from: .current), .visionOS("1.0", from: .current),
      ],
      required: .optional,
      apis: [API("INIntent", of: "Intents")],
      rules: [.should(.needs("INIntentsSupported", when: "To restrict intents")).from(.ownPage)],
      example: ["INSendMessageIntent"],
      seeAlso: ["INIntentsSupported", "INIntentsRestrictedWhileProtectedDataUnavailable"],
      sources: [.ownPage, .framework("sirikit/creating-an-intents-app-extension")]),
    Key(
      "INIntentsRestrictedWhileProtectedDataUnavailable", .array(of: .string),
      title: "Intents restricted while locked or protected data unavailable",
      summary: "Lists the intents that the app doesn't handle while protected data can't be read.",
      discussion: """
        List intents whose data is in protected files, and that are in
        [`INIntentsSupported`](key:INIntentsSupported) too. They are also restricted while the
        device is locked. In Xcode, choose Restricted While Locked or Protected Data Unavailable for
        the intent under Supported Intents of the app's target. If the lock alone matters, use
        [`INIntentsRestrictedWhileLocked`](key:INIntentsRestrictedWhileLocked).
        """,
      consequence: Consequence(
        "The app can handle an intent that isn't listed even while protected data can't be read.",
        from: .ownPage),
      availability: [
        .iOS("14.0", from: .current),
        .tvOS("14.0", from: .current), .visionOS("1.0", from: .current),
      ],
      required: .optional,
      apis: [API("INIntent", of: "Intents")],
      rules: [.should(.needs("INIntentsSupported", when: "To restrict intents")).from(.ownPage)],
      example: ["INSendMessageIntent"],
      seeAlso: ["INIntentsSupported", "INIntentsRestrictedWhileLocked"]),
    Key(
      "INSupportedMediaCategories", .array(of: .string),
      title: "Supported intent media categories",
      summary: "Lists the kinds of media that people can ask Siri to play in the app.",
      discussion: """
        Write it beside `INPlayMediaIntent` in [`INIntentsSupported`](key:INIntentsSupported), whose
        page says what else the app needs. Write every category that fits: in Xcode, select them
        under the intent. Siri considers the app for requests of these kinds. An Intents extension
        has
        [`SupportedMediaCategories`](key:NSExtension/NSExtensionAttributes/SupportedMediaCategories)
        instead.
        """,
      consequence: Consequence(
        "Without a category, Siri doesn't call the app when people ask for media.", from: .ownPage),
      availability: [
        .iOS("14.0", from: .current),
        .tvOS("14.0", from: .current), .visionOS("1.0", from: .current),
      ],
      values: .documented([
        AllowedValue("INMediaCategoryAudiobooks", "For an app that plays audiobooks."),
        AllowedValue("INMediaCategoryMusic", "For an app that plays music."),
        AllowedValue("INMediaCategoryPodcasts", "For an app that plays podcasts."),
        AllowedValue("INMediaCategoryRadio", "For an app that plays radio stations."),
        AllowedValue(
          "INMediaCategoryGeneral",
          "For everything that fits no other category, such as white noise or sound effects."),
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
      summary: "Gives the app additional names that people can use for it with Siri.",
      discussion: """
        Write it if people use a name other than the one on the Home Screen. Each language can have
        at most three names. Each is based on the app's own name, or is what users call the app.
        Names of other apps aren't allowed.

        A watch app doesn't inherit the names: write the same names in the Info.plist of its
        extension too. A watch app with the key can't be installed on versions earlier than
        watchOS 4.
        """,
      consequence: Consequence(
        "Siri doesn't recognize the additional names if the app has no Intents extension with at least one intent.",
        from: synonyms),
      availability: [.iOS("11.0", from: .archive2018), .watchOS("4.0", from: .current)],
      required: .optional,
      rules: [.should(.count(atMost: 3)).from(synonyms)],
      example: [
        [
          "INAlternativeAppName": "Example Notes",
          "INAlternativeAppNamePronunciationHint": "ex am pull notes",
        ]
      ],
      sources: [synonyms, .archive2018("iPhoneOSKeys.html")]),
    Key(
      "INAlternativeAppNames/[]/INAlternativeAppName", .string,
      summary: "Gives one additional name that people can use for the app.",
      discussion: """
        Write a name that is based on the app's own name, or that users call the app. To translate
        the name, write a variable here instead, such as `APP_NAME_SYNONYM_1`, and define the
        variable in `InfoPlist.strings`. Define it at least in the base language, which applies
        where a translation is missing.
        """,
      required: .required,
      localizable: true,
      example: "Example Notes",
      sources: [synonyms]),
    Key(
      "INAlternativeAppNames/[]/INAlternativeAppNamePronunciationHint", .string,
      summary: "Spells an additional name of the app the way it sounds.",
      discussion: """
        Write syllables that sound like the name: `ex am pull notes` for Example Notes. Like the
        name, the hint can be a variable that `InfoPlist.strings` defines for each language.
        """,
      required: .optional,
      localizable: true,
      example: "ex am pull notes",
      sources: [synonyms]),
  ]
}

/// The activities of a scene that connects, like those from search results.
private let activitiesAtLaunch = SourceReference.framework(
  "uikit/uiscene/connectionoptions/useractivities")

/// Searches that continue in the app, and actions on what is found.
private var spotlightKeys: [Key] {
  [
    Key(
      "CoreSpotlightContinuation", .boolean,
      summary: "Lets people continue a Spotlight search in the app.",
      discussion: """
        Write `YES` if people can search the app's content. When people continue their search in the
        app, it receives a user activity of the type `CSQueryContinuationActionType`: in
        `scene(_:continue:)` if it is running, otherwise among the `userActivities` of the options
        in `scene(_:willConnectTo:options:)`, and without scenes in
        `application(_:continue:restorationHandler:)`. Take the text from the activity's `userInfo`,
        under `CSSearchQueryString`. Mac Catalyst, macOS and visionOS have the activity too, but no
        page says since when they read the key.
        """,
      consequence: Consequence(
        "Without `YES`, people can't continue a Spotlight search in the app.",
        from: .framework("corespotlight/csquerycontinuationactiontype")),
      availability: [.iOS("10.0", from: .archive2018)],
      required: .optional,
      apis: [API("CSQueryContinuationActionType", of: "Core Spotlight")],
      example: true,
      seeAlso: ["CoreSpotlightActions"],
      sources: [
        .framework("corespotlight/csquerycontinuationactiontype"),
        .framework("uikit/uiscenedelegate/scene(_:continue:)"), activitiesAtLaunch,
        .archive2018("iPhoneOSKeys.html"),
      ]),
    Key(
      "CoreSpotlightActions", .array(of: .dictionary),
      summary: "Defines actions that people can start from a Spotlight result.",
      discussion: """
        Write one dictionary for each action, with an identifier, a title and a symbol, and put the
        identifier into `actionIdentifiers` of each indexed item that offers the action. When people
        choose the action, the system opens the app and passes a user activity: to
        `scene(_:continue:)` if the app is running, otherwise in the `userActivities` of the options
        of `scene(_:willConnectTo:options:)`, and without scenes to
        `application(_:continue:restorationHandler:)`. The activity's `userInfo` names the action
        under `CSActionIdentifier`.
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
        .framework("uikit/uiscenedelegate/scene(_:continue:)"), activitiesAtLaunch,
      ]),
    Key(
      "CoreSpotlightActions/[]/CoreSpotlightActionIdentifier", .string,
      summary: "Identifies an action to the indexed items that offer it, and to the app.",
      discussion: """
        Write a different text for each action. Write the same text into `actionIdentifiers` of the
        indexed items that offer the action. When people choose the action, the app finds the text
        in the `userInfo` of the `NSUserActivity`, under `CSActionIdentifier`.
        """,
      apis: [API("CSActionIdentifier", of: "Core Spotlight")],
      example: "com.example.app.call",
      sources: [
        .ownPage,
        .framework("corespotlight/cssearchableitemattributeset/actionidentifiers"),
      ]),
    Key(
      "CoreSpotlightActions/[]/CoreSpotlightActionSymbolImage", .string,
      summary: "Sets the symbol that Spotlight shows beside the title of an action.",
      discussion: """
        Write the name of an SF Symbol that depicts the action, such as `phone` for a call; the SF
        Symbols app lists the names. Spotlight shows it next to the
        [`title`](<key:CoreSpotlightActions/[]/CoreSpotlightActionTitle>) of the action, for indexed
        items that have the action's identifier in `actionIdentifiers`.
        """,
      example: "phone",
      sources: [
        .ownPage,
        .framework("corespotlight/cssearchableitemattributeset/actionidentifiers"),
      ]),
    Key(
      "CoreSpotlightActions/[]/CoreSpotlightActionTitle", .string,
      summary: "Sets the title of an action in Spotlight.",
      discussion: """
        Write the text that people read in Spotlight, such as "Call". Code puts the action's
        [`identifier`](<key:CoreSpotlightActions/[]/CoreSpotlightActionIdentifier>) into
        `actionIdentifiers` of each indexed item that offers the action, and the app recognizes the
        action by that identifier.
        """,
      example: "Call",
      sources: [
        .ownPage,
        .framework("corespotlight/cssearchableitemattributeset/actionidentifiers"),
      ]),
  ]
}
