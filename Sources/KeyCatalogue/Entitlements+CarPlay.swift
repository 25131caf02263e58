import KeyModel

private let withoutCarPlayEntitlement = Consequence(
  "An app without an entitlement for CarPlay doesn't appear there.",
  from: .framework(
    "carplay/preparing-your-ios-app-for-carplay-development", confidence: .high))

extension KeyGroup {
  /// Entitlements for apps in cars.
  static var carPlayEntitlements: KeyGroup {
    KeyGroup(
      "carplay-entitlements", "CarPlay", summary: "Which kind of CarPlay app an app is.",
      keys: carPlayKeys)
  }
}

private var carPlayKeys: [Key] {
  [
    Key(
      "com.apple.developer.carplay-audio", .boolean,
      title: "CarPlay Audio App",
      summary: "Lets an app play audio in CarPlay.",
      discussion: """
        An app can have it together with
        [`com.apple.developer.carplay-video`](key:com.apple.developer.carplay-video), its page
        says.
        """,
      consequence: withoutCarPlayEntitlement,
      availability: [.iOS("14.0", from: .current)],
      approval:
        "Apple grants the entitlement on request, with an addendum to the developer agreement.",
      example: true,
      seeAlso: ["info-plist:UIApplicationSceneManifest", "com.apple.developer.carplay-video"],
      sources: [
        .ownPage,
        .framework("carplay/requesting-carplay-entitlements", confidence: .high),
        .framework("carplay/preparing-your-ios-app-for-carplay-development", confidence: .high),
      ]),
    Key(
      "com.apple.developer.carplay-communication", .boolean,
      title: "CarPlay Communication App",
      summary: "Lets an app for messages or internet calls work in CarPlay.",
      consequence: withoutCarPlayEntitlement,
      availability: [.iOS("14.0", from: .current)],
      approval:
        "Apple grants the entitlement on request, with an addendum to the developer agreement.",
      example: true,
      seeAlso: ["info-plist:UIApplicationSceneManifest", "com.apple.developer.carplay-messaging"],
      sources: [
        .ownPage,
        .framework("carplay/requesting-carplay-entitlements", confidence: .high),
        .framework("carplay/preparing-your-ios-app-for-carplay-development", confidence: .high),
      ]),
    Key(
      "com.apple.developer.carplay-maps", .boolean,
      title: "CarPlay Navigation app",
      summary: "Lets an app give directions in CarPlay.",
      discussion: """
        Such an app draws the map itself.
        """,
      consequence: withoutCarPlayEntitlement,
      availability: [.iOS("12.0", from: .current)],
      apis: [API("CPMapTemplate", of: "CarPlay")],
      approval:
        "Apple grants the entitlement on request, with an addendum to the developer agreement.",
      example: true,
      seeAlso: ["info-plist:UIApplicationSceneManifest"],
      sources: [
        .ownPage,
        .framework("carplay/requesting-carplay-entitlements", confidence: .high),
        .framework("carplay/preparing-your-ios-app-for-carplay-development", confidence: .high),
      ]),
    Key(
      "com.apple.developer.carplay-charging", .boolean,
      title: "CarPlay EV Charging App",
      summary: "Lets an app about charging stations work in CarPlay.",
      consequence: withoutCarPlayEntitlement,
      availability: [.iOS("14.0", from: .current)],
      approval:
        "Apple grants the entitlement on request, with an addendum to the developer agreement.",
      example: true,
      seeAlso: ["info-plist:UIApplicationSceneManifest", "com.apple.developer.carplay-fueling"],
      sources: [
        .ownPage,
        .framework("carplay/requesting-carplay-entitlements", confidence: .high),
        .framework("carplay/preparing-your-ios-app-for-carplay-development", confidence: .high),
      ]),
    Key(
      "com.apple.developer.carplay-fueling", .boolean,
      title: "CarPlay Fueling App",
      summary: "Lets an app about fuel stations work in CarPlay.",
      consequence: withoutCarPlayEntitlement,
      availability: [.iOS("16.0", from: .current)],
      approval:
        "Apple grants the entitlement on request, with an addendum to the developer agreement.",
      example: true,
      seeAlso: ["info-plist:UIApplicationSceneManifest", "com.apple.developer.carplay-charging"],
      sources: [
        .ownPage,
        .framework("carplay/requesting-carplay-entitlements", confidence: .high),
        .framework("carplay/preparing-your-ios-app-for-carplay-development", confidence: .high),
      ]),
    Key(
      "com.apple.developer.carplay-parking", .boolean,
      title: "CarPlay Parking app",
      summary: "Lets an app about parking work in CarPlay.",
      consequence: withoutCarPlayEntitlement,
      availability: [.iOS("14.0", from: .current)],
      approval:
        "Apple grants the entitlement on request, with an addendum to the developer agreement.",
      example: true,
      seeAlso: ["info-plist:UIApplicationSceneManifest"],
      sources: [
        .ownPage,
        .framework("carplay/requesting-carplay-entitlements", confidence: .high),
        .framework("carplay/preparing-your-ios-app-for-carplay-development", confidence: .high),
      ]),
    Key(
      "com.apple.developer.carplay-quick-ordering", .boolean,
      title: "CarPlay Quick Food Ordering App",
      summary: "Lets an app that orders food for pickup work in CarPlay.",
      consequence: withoutCarPlayEntitlement,
      availability: [.iOS("14.0", from: .current)],
      approval:
        "Apple grants the entitlement on request, with an addendum to the developer agreement.",
      example: true,
      seeAlso: ["info-plist:UIApplicationSceneManifest"],
      sources: [
        .ownPage,
        .framework("carplay/requesting-carplay-entitlements", confidence: .high),
        .framework("carplay/preparing-your-ios-app-for-carplay-development", confidence: .high),
      ]),
    Key(
      "com.apple.developer.carplay-driving-task", .boolean,
      title: "CarPlay Driving Task App",
      summary: "Lets an app that helps with tasks of driving work in CarPlay.",
      consequence: withoutCarPlayEntitlement,
      availability: [.iOS("16.0", from: .current)],
      approval:
        "Apple grants the entitlement on request, with an addendum to the developer agreement.",
      example: true,
      seeAlso: ["info-plist:UIApplicationSceneManifest"],
      sources: [
        .ownPage,
        .framework("carplay/requesting-carplay-entitlements", confidence: .high),
        .framework("carplay/preparing-your-ios-app-for-carplay-development", confidence: .high),
      ]),
    Key(
      "com.apple.developer.carplay-public-safety", .boolean,
      title: "CarPlay Public Safety App",
      summary: "Lets an app with information on public safety work in CarPlay.",
      discussion: """
        It is for organizations such as the fire brigade and the police.
        """,
      consequence: withoutCarPlayEntitlement,
      availability: [.iOS("14.0", from: .current)],
      approval:
        "Apple grants the entitlement on request, with an addendum to the developer agreement.",
      example: true,
      seeAlso: ["info-plist:UIApplicationSceneManifest"],
      sources: [
        .ownPage,
        .framework("carplay/requesting-carplay-entitlements", confidence: .high),
        .framework("carplay/preparing-your-ios-app-for-carplay-development", confidence: .high),
      ]),
    Key(
      "com.apple.developer.carplay-voice-based-conversation", .boolean,
      title: "CarPlay Voice-Based Conversation App",
      summary: "Lets an app that people talk with work in CarPlay.",
      consequence: withoutCarPlayEntitlement,
      availability: [.iOS("26.4", from: .current)],
      approval:
        "Apple grants the entitlement on request, with an addendum to the developer agreement.",
      example: true,
      seeAlso: ["info-plist:UIApplicationSceneManifest"],
      sources: [
        .ownPage,
        .framework("carplay/requesting-carplay-entitlements", confidence: .high),
        .framework("carplay/preparing-your-ios-app-for-carplay-development", confidence: .high),
      ]),
    Key(
      "com.apple.developer.carplay-video", .boolean,
      title: "CarPlay Video App",
      summary: "Lets an app show videos in CarPlay.",
      discussion: """
        The videos have sound; for sound alone it can't be used. Its page says that from iOS
        26.3 on it can't be combined with other entitlements for CarPlay, and the page of
        [`com.apple.developer.carplay-audio`](key:com.apple.developer.carplay-audio) that an app
        can have both.
        """,
      consequence: withoutCarPlayEntitlement,
      availability: [.iOS("27.0", from: .current)],
      approval:
        "Apple grants the entitlement on request, with an addendum to the developer agreement.",
      example: true,
      seeAlso: ["info-plist:UIApplicationSceneManifest", "com.apple.developer.carplay-audio"],
      sources: [
        .ownPage,
        .framework("carplay/requesting-carplay-entitlements", confidence: .high),
        .framework("carplay/preparing-your-ios-app-for-carplay-development", confidence: .high),
      ]),
    Key(
      "com.apple.developer.carplay-messaging", .boolean,
      summary: "Allowed an app for messages in CarPlay, before iOS 14.",
      discussion: """
        [`com.apple.developer.carplay-communication`](key:com.apple.developer.carplay-communication)
        came with the version that ended it.
        """,
      availability: [.iOS("12.0", deprecated: "14.0", from: .current)],
      example: true,
      seeAlso: ["com.apple.developer.carplay-communication"],
      notes: [
        EditorNote(
          .availability,
          [
            .init(.ownPage, "Deprecated in iOS 14.0, without a successor."),
            .init(
              .entitlement("com.apple.developer.carplay-communication"),
              "Available from iOS 14.0; it names no older key."),
          ], choice: "No replacement is listed.",
          reason: "No source says that the one replaces the other.")
      ]),
    Key(
      "com.apple.developer.playable-content", .boolean,
      summary: "Allowed an app to play audio in CarPlay, before iOS 14.",
      discussion: """
        Since iOS 14 audio apps have
        [`com.apple.developer.carplay-audio`](key:com.apple.developer.carplay-audio). An app that
        also runs in iOS 13 has both.
        """,
      availability: [.iOS("12.0", deprecated: "14.0", from: .current)],
      replacedBy: ["com.apple.developer.carplay-audio"],
      example: true,
      seeAlso: ["com.apple.developer.carplay-audio"],
      sources: [.ownPage, .framework("carplay/supporting-previous-versions-of-ios")]),
  ]
}
