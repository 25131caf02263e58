import KeyModel

private let preparing = SourceReference.framework(
  "carplay/preparing-your-ios-app-for-carplay-development", confidence: .high)
private let requesting = SourceReference.framework(
  "carplay/requesting-carplay-entitlements", confidence: .high)
private let depths = SourceReference.gitHub("birkir/react-native-carplay/issues/97")
private let displaying = SourceReference.framework(
  "carplay/displaying-content-in-carplay", confidence: .high)

private let withoutCarPlayEntitlement = Consequence(
  "Without a CarPlay entitlement, the app doesn't appear on the car's screen.", from: preparing)

private let onRequest =
  "Apple grants the entitlement [on request](https://developer.apple.com/contact/carplay), with an addendum to the developer agreement."

/// The steps that all CarPlay entitlements share.
private let steps = """
  After Apple's approval, enable the entitlement for the App ID under Additional Capabilities, and
  sign manually with a new provisioning profile. In the Info.plist, declare a scene of the role
  `CPTemplateApplicationSceneSessionRoleApplication` in
  [`UIApplicationSceneManifest`](key:info-plist:UIApplicationSceneManifest). Apple's example also
  sets `UIApplicationSupportsMultipleScenes` to `true` in this dictionary.
  """

extension KeyGroup {
  /// Entitlements for apps in cars.
  static var carPlayEntitlements: KeyGroup {
    KeyGroup(
      "carplay-entitlements", "CarPlay", summary: "The kind of CarPlay app that an app is.",
      keys: carPlayKeys)
  }
}

private var carPlayKeys: [Key] {
  [
    Key(
      "com.apple.developer.carplay-audio", .boolean,
      title: "CarPlay Audio App",
      summary: "Lets an app that plays audio appear on the CarPlay Home Screen.",
      discussion: """
        Audio apps build their tabs from lists and grids and can show `CPNowPlayingTemplate`. The scene's
        delegate sets the first template in `templateApplicationScene(_:didConnect:)`. For iOS 13 and
        earlier, add [`com.apple.developer.playable-content`](key:com.apple.developer.playable-content)
        too. Apple's page of this key allows [`carplay-video`](key:com.apple.developer.carplay-video)
        in the same app, but the page of that key doesn't.

        \(steps)

        To test in Simulator, choose I/O > External Displays > CarPlay. Without a CarPlay entitlement,
        setting a template raises *Unsupported object*.
        """,
      consequence: withoutCarPlayEntitlement,
      availability: [.iOS("14.0", from: .current)],
      approval: onRequest,
      rules: [
        .present.when(.code("the app plays audio in CarPlay")).from(preparing)
      ],
      example: true,
      seeAlso: [
        "info-plist:UIApplicationSceneManifest", "com.apple.developer.carplay-video",
        "com.apple.developer.playable-content",
      ],
      sources: [
        .ownPage, requesting, preparing, displaying,
        .framework("carplay/supporting-previous-versions-of-ios", confidence: .high),
        .framework("carplay/cptabbartemplate/init(templates:)", confidence: .high),
        .framework("carplay/cpnowplayingtemplate", confidence: .high),
        .gitHub("oguzhnatly/flutter_carplay/issues/7"),
      ]),
    Key(
      "com.apple.developer.carplay-communication", .boolean,
      title: "CarPlay Communication App",
      summary: "Lets an app for messages or internet calls appear on the CarPlay Home Screen.",
      discussion: """
        It is for apps that send messages with SiriKit or make calls over the internet with CallKit.
        `CPMessageListItem` requires this entitlement, and `CPContactTemplate` this one or
        [`carplay-maps`](key:com.apple.developer.carplay-maps). An app that makes calls must support the
        intent `INStartCallIntent` and, if it targets iOS 14 or earlier, `INStartAudioCallIntent` and
        `INSearchCallHistoryIntent`. On iOS 13 or earlier, a messaging app also needs
        [`carplay-messaging`](key:com.apple.developer.carplay-messaging).

        \(steps)
        """,
      consequence: withoutCarPlayEntitlement,
      availability: [.iOS("14.0", from: .current)],
      approval: onRequest,
      rules: [
        .present.when(.code("the app sends messages or makes calls in CarPlay")).from(preparing)
      ],
      example: true,
      seeAlso: ["info-plist:UIApplicationSceneManifest", "com.apple.developer.carplay-messaging"],
      sources: [
        .ownPage, requesting, preparing, displaying,
        .framework("carplay/supporting-previous-versions-of-ios", confidence: .high),
        .framework("carplay/cpmessagelistitem", confidence: .high),
        .framework("carplay/cpcontacttemplate", confidence: .high),
      ]),
    Key(
      "com.apple.developer.carplay-maps", .boolean,
      title: "CarPlay Navigation app",
      summary: "Lets an app with turn-by-turn directions appear on the CarPlay Home Screen.",
      discussion: """
        Only navigation apps get a window in CarPlay. They draw the map in it, with `CPMapTemplate` on
        top, and implement `templateApplicationScene(_:didConnect:to:)`. During audio input, they must
        show `CPVoiceControlTemplate`. The entitlement doesn't cover `CPPointOfInterestTemplate`.

        \(steps)
        """,
      consequence: withoutCarPlayEntitlement,
      availability: [.iOS("12.0", from: .current)],
      apis: [API("CPMapTemplate", of: "CarPlay")],
      approval: onRequest,
      rules: [
        .present.when(.code("the app gives directions in CarPlay")).from(preparing)
      ],
      example: true,
      seeAlso: ["info-plist:UIApplicationSceneManifest"],
      sources: [
        .ownPage, requesting, preparing, displaying,
        .framework("carplay/cpmaptemplate", confidence: .high),
        .framework("carplay/cpvoicecontroltemplate", confidence: .high),
        .gitHub("birkir/react-native-carplay/issues/159"),
        .framework("carplay/cptabbartemplate/init(templates:)", confidence: .high),
      ]),
    Key(
      "com.apple.developer.carplay-charging", .boolean,
      title: "CarPlay EV Charging App",
      summary:
        "Lets an app that finds charging stations for electric cars appear on the CarPlay Home Screen.",
      discussion: """
        The app shows stations with `CPPointOfInterestTemplate` on a map that CarPlay draws, and details
        with `CPInformationTemplate`. The first template of a tab is a Point of Interest, list, grid or
        Information template. For gas stations, use
        [`com.apple.developer.carplay-fueling`](key:com.apple.developer.carplay-fueling); an app can have
        both.

        \(steps)
        """,
      consequence: withoutCarPlayEntitlement,
      availability: [.iOS("14.0", from: .current)],
      approval: onRequest,
      rules: [
        .present.when(.code("the app shows charging stations in CarPlay")).from(preparing)
      ],
      example: true,
      seeAlso: ["info-plist:UIApplicationSceneManifest", "com.apple.developer.carplay-fueling"],
      sources: [
        .ownPage, requesting, preparing, displaying,
        .framework("carplay/cptabbartemplate/init(templates:)", confidence: .high),
        .entitlement("com.apple.developer.carplay-fueling"),
        .framework("carplay/cppointofinteresttemplate", confidence: .high),
        .framework("carplay/cpinformationtemplate", confidence: .high),
      ]),
    Key(
      "com.apple.developer.carplay-fueling", .boolean,
      title: "CarPlay Fueling App",
      summary: "Lets an app that finds fuel stations appear on the CarPlay Home Screen.",
      discussion: """
        It is for gas stations; Apple's guide allows three templates in a hierarchy. If the app also shows
        charging stations, add
        [`com.apple.developer.carplay-charging`](key:com.apple.developer.carplay-charging).

        \(steps)
        """,
      consequence: withoutCarPlayEntitlement,
      availability: [.iOS("16.0", from: .current)],
      approval: onRequest,
      rules: [
        .present.when(.code("the app shows fuel stations in CarPlay")).from(preparing)
      ],
      example: true,
      seeAlso: ["info-plist:UIApplicationSceneManifest", "com.apple.developer.carplay-charging"],
      sources: [.ownPage, requesting, preparing, displaying, depths]),
    Key(
      "com.apple.developer.carplay-parking", .boolean,
      title: "CarPlay Parking app",
      summary: "Lets an app that finds parking appear on the CarPlay Home Screen.",
      discussion: """
        Show parking nearby with `CPPointOfInterestTemplate`, at most twelve places at once on a map that
        CarPlay draws, and the details of a place with `CPInformationTemplate`. The first template of a
        tab is a Point of Interest, list, grid or Information template.

        \(steps)
        """,
      consequence: withoutCarPlayEntitlement,
      availability: [.iOS("14.0", from: .current)],
      approval: onRequest,
      rules: [
        .present.when(.code("the app shows parking in CarPlay")).from(preparing)
      ],
      example: true,
      seeAlso: ["info-plist:UIApplicationSceneManifest"],
      sources: [
        .ownPage, requesting, preparing, displaying,
        .framework("carplay/cptabbartemplate/init(templates:)", confidence: .high),
        .framework("carplay/cpinformationtemplate", confidence: .high),
        .framework("carplay/cppointofinteresttemplate", confidence: .high),
        .framework(
          "carplay/cppointofinteresttemplate/init(title:pointsofinterest:selectedindex:)",
          confidence: .high),
      ]),
    Key(
      "com.apple.developer.carplay-quick-ordering", .boolean,
      title: "CarPlay Quick Food Ordering App",
      summary: "Lets an app for ordering food to pick up appear on the CarPlay Home Screen.",
      discussion: """
        The app shows restaurants with `CPPointOfInterestTemplate` and an order with
        `CPInformationTemplate`. The first template of a tab is a Point of Interest, list, grid or
        Information template. The hierarchy can have two levels, and three from iOS 26.4 on, the first template included.

        \(steps)
        """,
      consequence: withoutCarPlayEntitlement,
      availability: [.iOS("14.0", from: .current)],
      approval: onRequest,
      rules: [
        .present.when(.code("the app takes orders for food in CarPlay")).from(preparing)
      ],
      example: true,
      seeAlso: ["info-plist:UIApplicationSceneManifest"],
      sources: [
        .ownPage, requesting, preparing, displaying,
        .framework("carplay/cplisttemplate", confidence: .high), depths,
        .framework("carplay/cptabbartemplate/init(templates:)", confidence: .high),
        .framework("carplay/cpinformationtemplate", confidence: .high),
        .framework("carplay/cppointofinteresttemplate", confidence: .high),
      ]),
    Key(
      "com.apple.developer.carplay-driving-task", .boolean,
      title: "CarPlay Driving Task App",
      summary:
        "Lets an app that helps people with a task while they drive appear on the CarPlay Home Screen.",
      discussion: """
        Choose it only if none of the other CarPlay entitlements fits and the app helps with the drive
        itself. The first template of a tab is a list, a grid or `CPInformationTemplate`;
        Apple's guide allows two templates in a hierarchy, and three from iOS 26.4 on. The app can't draw in the CarPlay window.

        \(steps)
        """,
      consequence: withoutCarPlayEntitlement,
      availability: [.iOS("16.0", from: .current)],
      approval: onRequest,
      rules: [
        .present.when(.code("the app helps with tasks while driving in CarPlay")).from(preparing)
      ],
      example: true,
      seeAlso: ["info-plist:UIApplicationSceneManifest"],
      sources: [
        .ownPage, requesting, preparing, displaying, depths,
        .framework("carplay/cptabbartemplate/init(templates:)", confidence: .high),
      ]),
    Key(
      "com.apple.developer.carplay-public-safety", .boolean,
      title: "CarPlay Public Safety App",
      summary:
        "Lets an app that informs the public about safety appear on the CarPlay Home Screen.",
      discussion: """
        It is for the apps in which organizations such as fire brigades, ambulance services and the
        police inform the public about safety.

        \(steps)
        """,
      consequence: withoutCarPlayEntitlement,
      availability: [.iOS("14.0", from: .current)],
      approval: onRequest,
      rules: [
        .present.when(.code("the app shows public safety information in CarPlay")).from(preparing)
      ],
      example: true,
      seeAlso: ["info-plist:UIApplicationSceneManifest"],
      sources: [.ownPage, requesting, preparing, displaying]),
    Key(
      "com.apple.developer.carplay-voice-based-conversation", .boolean,
      title: "CarPlay Voice-Based Conversation App",
      summary:
        "Lets an app that people talk with by voice appear on the CarPlay Home Screen.",
      discussion: """
        It is for apps that answer spoken questions or act on spoken requests. The name ends in
        `-conversation`; at least one project first wrote a longer name by mistake.

        \(steps)
        """,
      consequence: withoutCarPlayEntitlement,
      availability: [.iOS("26.4", from: .current)],
      approval: onRequest,
      rules: [
        .present.when(.code("people talk to the app by voice in CarPlay")).from(preparing)
      ],
      example: true,
      seeAlso: ["info-plist:UIApplicationSceneManifest"],
      sources: [
        .ownPage, requesting, preparing, displaying,
        .gitHub("home-assistant/iOS/pull/4595"),
      ]),
    Key(
      "com.apple.developer.carplay-video", .boolean,
      title: "CarPlay Video App",
      summary: "Lets an app that plays video appear on the CarPlay Home Screen.",
      discussion: """
        It is for videos with sound; an app that plays only sound can't use it. The app can also run in
        Apple HomeView. Apple's page says that, in iOS 26.3 and later, the entitlement can't be combined
        with other CarPlay entitlements, but Apple's page of
        [`com.apple.developer.carplay-audio`](key:com.apple.developer.carplay-audio) allows both.

        \(steps)
        """,
      consequence: withoutCarPlayEntitlement,
      availability: [.iOS("27.0", from: .current)],
      approval: onRequest,
      rules: [
        .present.when(.code("the app plays video in CarPlay")).from(preparing)
      ],
      example: true,
      seeAlso: ["info-plist:UIApplicationSceneManifest", "com.apple.developer.carplay-audio"],
      sources: [.ownPage, requesting, preparing, displaying]),
    Key(
      "com.apple.developer.carplay-messaging", .boolean,
      summary: "Allowed a messaging app in CarPlay, before iOS 14.",
      discussion: """
        Add it only if the app still runs on iOS 13 or earlier, where a messaging app can't show its
        own interface in CarPlay. In iOS 14 and later, the app needs
        [`com.apple.developer.carplay-communication`](key:com.apple.developer.carplay-communication);
        with both entitlements, it works on all versions.
        """,
      consequence: Consequence(
        "Without it, a messaging app doesn't work in CarPlay before iOS 14.",
        from: .framework("carplay/supporting-previous-versions-of-ios", confidence: .high)),
      availability: [.iOS("12.0", deprecated: "14.0", from: .current)],
      required: .optional,
      replacedBy: ["com.apple.developer.carplay-communication"],
      example: true,
      seeAlso: ["com.apple.developer.carplay-communication"],
      sources: [
        .ownPage, .framework("carplay/supporting-previous-versions-of-ios", confidence: .high),
      ]),
    Key(
      "com.apple.developer.playable-content", .boolean,
      summary: "Allowed an app to play audio in CarPlay, before iOS 14.",
      discussion: """
        Add it only if the app still runs on iOS 13 or earlier. It belongs to the Media Player
        framework, whose interface works in later versions too. The templates of the CarPlay
        framework need [`com.apple.developer.carplay-audio`](key:com.apple.developer.carplay-audio)
        instead. An app that uses both frameworks needs both keys.
        """,
      consequence: Consequence(
        "Without it, an audio app doesn't work in CarPlay before iOS 14.",
        from: .framework("carplay/supporting-previous-versions-of-ios", confidence: .high)),
      availability: [.iOS("12.0", deprecated: "14.0", from: .current)],
      required: .optional,
      replacedBy: ["com.apple.developer.carplay-audio"],
      example: true,
      seeAlso: ["com.apple.developer.carplay-audio"],
      sources: [
        .ownPage, .framework("carplay/supporting-previous-versions-of-ios", confidence: .high),
      ]),
  ]
}
