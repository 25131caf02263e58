import KeyModel

private let deniedWithoutAsking = Consequence(
  "From iOS 17 on the system denies the request without asking.",
  from: .framework("eventkit/accessing-the-event-store"))

/// Calendars, pictures, media, tracking, speech and friends.
var personalDataKeys: [Key] {
  [
    Key(
      "NSCalendarsFullAccessUsageDescription", .string,
      title: "Privacy - Calendars Full Access Usage Description",
      summary: "Tells people why the app wants to read and change their calendars.",
      discussion: """
        An app that only adds events has
        [`NSCalendarsWriteOnlyAccessUsageDescription`](key:NSCalendarsWriteOnlyAccessUsageDescription),
        and one that presents `EKEventEditViewController` needs no permission since iOS 17. An app
        that runs in earlier systems keeps
        [`NSCalendarsUsageDescription`](key:NSCalendarsUsageDescription) as well.
        """,
      consequence: deniedWithoutAsking,
      availability: [
        .iOS("17.0", from: .current),
        .macCatalyst("17.0", from: .current),
        .macOS("14.0", from: .current),
        .visionOS("1.0", from: .current),
        .watchOS("10.0", from: .current),
      ],
      localizable: true,
      apis: [API("EKEventStore.requestFullAccessToEvents(completion:)", of: "EventKit")],
      replaces: ["NSCalendarsUsageDescription"],
      rules: [
        .present.when(.code("the app reads calendars")).from(
          .ownPage
        ).codes("ITMS-90683")
      ],
      example: "Shows your appointments beside your tasks.",
      seeAlso: ["NSCalendarsWriteOnlyAccessUsageDescription", "NSCalendarsUsageDescription"],
      sources: [
        .ownPage,
        .framework("eventkit/accessing-the-event-store"),
        .framework("uikit/requesting-access-to-protected-resources"),
      ]),
    Key(
      "NSCalendarsWriteOnlyAccessUsageDescription", .string,
      title: "Privacy - Calendars Write Only Usage Description",
      summary: "Tells people why the app wants to add events to their calendars.",
      discussion: """
        The app can add events but reads none, not even its own. To read them, use
        [`NSCalendarsFullAccessUsageDescription`](key:NSCalendarsFullAccessUsageDescription); to let
        people add an event in `EKEventEditViewController`, no permission is needed since iOS 17.
        """,
      consequence: deniedWithoutAsking,
      availability: [
        .iOS("17.0", from: .current),
        .macCatalyst("17.0", from: .current),
        .macOS("14.0", from: .current),
        .visionOS("1.0", from: .current),
        .watchOS("10.0", from: .current),
      ],
      localizable: true,
      apis: [API("EKEventStore.requestWriteOnlyAccessToEvents(completion:)", of: "EventKit")],
      replaces: ["NSCalendarsUsageDescription"],
      rules: [
        .present.when(.code("the app adds calendar events without reading any")).from(
          .ownPage
        ).codes("ITMS-90683")
      ],
      example: "Adds the concerts you book to your calendar.",
      seeAlso: ["NSCalendarsFullAccessUsageDescription"],
      sources: [
        .ownPage,
        .framework("eventkit/accessing-the-event-store"),
        .framework("uikit/requesting-access-to-protected-resources"),
      ]),
    Key(
      "NSRemindersFullAccessUsageDescription", .string,
      title: "Privacy - Reminders Full Access Usage Description",
      summary: "Tells people why the app wants to read and change their reminders.",
      discussion: """
        An app that runs in systems before iOS 17, macOS 14 or watchOS 10 keeps
        [`NSRemindersUsageDescription`](key:NSRemindersUsageDescription) as well.
        """,
      consequence: deniedWithoutAsking,
      availability: [
        .iOS("17.0", from: .current),
        .macCatalyst("17.0", from: .current),
        .macOS("14.0", from: .current),
        .visionOS("1.0", from: .current),
        .watchOS("10.0", from: .current),
      ],
      localizable: true,
      apis: [API("EKEventStore.requestFullAccessToReminders(completion:)", of: "EventKit")],
      replaces: ["NSRemindersUsageDescription"],
      rules: [
        .present.when(.code("the app reaches reminders")).from(
          .ownPage
        ).codes("ITMS-90683")
      ],
      example: "Turns your reminders into tasks.",
      seeAlso: ["NSRemindersUsageDescription"],
      sources: [
        .ownPage,
        .framework("eventkit/accessing-the-event-store"),
        .framework("uikit/requesting-access-to-protected-resources"),
      ]),
    Key(
      "NSPhotoLibraryAddUsageDescription", .string,
      title: "Privacy - Photo Library Additions Usage Description",
      summary: "Tells people why the app wants to add pictures to their photo library.",
      discussion: """
        For apps that only save, for example with `UIImageWriteToSavedPhotosAlbum(_:_:_:_:)`. To read
        pictures as well, use [`NSPhotoLibraryUsageDescription`](key:NSPhotoLibraryUsageDescription);
        to let people pick some, `PHPickerViewController` needs neither.
        """,
      consequence: .photoLibraryCrash,
      availability: [.iOS("11.0", from: .current), .visionOS("1.0", from: .current)],
      localizable: true,
      apis: [
        API("PHPhotoLibrary.requestAuthorization(for:handler:)", of: "PhotoKit"),
        API("UIImageWriteToSavedPhotosAlbum(_:_:_:_:)", of: "UIKit"),
      ],
      rules: [
        .present.when(.code("the app writes to the photo library")).from(
          .ownPage
        ).codes("ITMS-90683")
      ],
      example: "Saves your collages to your photo library.",
      seeAlso: ["NSPhotoLibraryUsageDescription"],
      sources: [
        .ownPage,
        .framework("photokit/delivering-an-enhanced-privacy-experience-in-your-photos-app"),
        .framework("xcode/preparing-your-app-to-be-the-default-browser"),
        .framework("uikit/requesting-access-to-protected-resources"),
      ]),
    Key(
      "NSAppleMusicUsageDescription", .string,
      title: "Privacy - Media Library Usage Description",
      summary: "Tells people why the app wants to use their media library.",
      discussion: """
        The library holds music, podcasts and other media that people own or stream. The system asks
        when the app first reaches it.
        """,
      consequence: Consequence(
        "The app exits when it reaches the media library.",
        from: .framework("mediaplayer/displaying-a-media-picker-from-your-app")),
      availability: [
        .iOS("2.0", from: .current),
        .macOS("15.0", from: .current),
        .visionOS("1.0", from: .current),
      ],
      localizable: true,
      apis: [
        API("MPMediaPickerController", of: "Media Player"),
        API("ITLibrary", of: "iTunes Library"),
      ],
      rules: [
        .present.when(
          .code(
            "the app reaches the media library on iOS, iPadOS or visionOS, or on a Mac if it is linked on macOS 15 or later"
          )
        ).from(.ownPage).codes("ITMS-90683")
      ],
      example: "Plays your songs while you train.",
      sources: [
        .ownPage,
        .framework("mediaplayer/displaying-a-media-picker-from-your-app"),
        .framework("uikit/requesting-access-to-protected-resources"),
      ]),
    Key(
      "NSUserTrackingUsageDescription", .string,
      title: "Privacy - Tracking Usage Description",
      summary: "Tells people why the app wants to track them.",
      discussion: """
        Tracking is the linking of data about people or their devices with data of other companies,
        for advertising or for data brokers. Ask before it begins, in a situation that explains the
        question. Write a short sentence without the name of the app, which the system adds.
        """,
      consequence: Consequence("The app may crash when it asks.", from: .ownPage),
      availability: [
        .iOS("14.0", from: .current),
        .tvOS("14.0", from: .current),
        .visionOS("1.0", from: .current),
      ],
      localizable: true,
      apis: [
        API(
          "ATTrackingManager.requestTrackingAuthorization(completionHandler:)",
          of: "App Tracking Transparency")
      ],
      rules: [
        .present.when(.code("the app calls `requestTrackingAuthorization(completionHandler:)`"))
          .from(
            .ownPage
          ).codes("ITMS-90683")
      ],
      example: "Shows you ads that match your interests.",
      sources: [
        .ownPage,
        .framework(
          "apptrackingtransparency/attrackingmanager/requesttrackingauthorization(completionhandler:)"
        ), .framework("uikit/requesting-access-to-protected-resources"),
      ]),
    Key(
      "NSSpeechRecognitionUsageDescription", .string,
      title: "Privacy - Speech Recognition Usage Description",
      summary: "Tells people why the app wants to recognize speech.",
      discussion: """
        To recognize what is said live, the app also needs
        [`NSMicrophoneUsageDescription`](key:NSMicrophoneUsageDescription).
        """,
      consequence: Consequence(
        "The app crashes when it asks for permission.",
        from: .framework("speech/sfspeechrecognizer/requestauthorization(_:)")),
      availability: [
        .iOS("10.0", from: .current),
        .macOS("10.15", from: .current),
        .visionOS("1.0", from: .current),
      ],
      localizable: true,
      apis: [API("SFSpeechRecognizer.requestAuthorization(_:)", of: "Speech")],
      rules: [
        .present.when(.code("the app sends speech to Apple's servers for recognition")).from(
          .ownPage
        ).codes("ITMS-90683")
      ],
      example: "Turns your voice memos into text.",
      seeAlso: ["NSMicrophoneUsageDescription"],
      sources: [
        .ownPage,
        .framework("speech/sfspeechrecognizer/requestauthorization(_:)"),
        .framework("uikit/requesting-access-to-protected-resources"),
      ]),
    Key(
      "NSSiriUsageDescription", .string,
      title: "Privacy - Siri Usage Description",
      summary: "Tells people why the app wants to send data to Siri.",
      discussion: """
        The system shows the text when the app asks for permission, before an Intents extension can
        answer requests.
        """,
      consequence: .missingUsageDescription,
      availability: [.iOS("10.0", from: .current), .visionOS("1.0", from: .current)],
      localizable: true,
      apis: [API("INPreferences.requestSiriAuthorization(_:)", of: "Intents")],
      capability: "Siri",
      rules: [
        .should(.needs("entitlements:com.apple.developer.siri", when: "To handle requests of Siri"))
          .from(.entitlement("com.apple.developer.siri")),
        .present.when(.code("the app sends data to Siri")).from(.ownPage).codes(
          "ITMS-90683"),
      ],
      example: "Starts your workouts when you ask Siri.",
      sources: [
        .ownPage,
        .framework("sirikit/requesting-authorization-to-use-siri"),
        .framework("uikit/requesting-access-to-protected-resources"),
        .entitlement("com.apple.developer.siri"),
      ]),
    Key(
      "NSGKFriendListUsageDescription", .string,
      summary: "Tells players why the game wants their list of Game Center friends.",
      consequence: Consequence(
        "Loading the friends fails with the error `friendListDescriptionMissing`.",
        from: .framework("gamekit/gklocalplayer/loadfriends(_:)")),
      availability: [.iOS("14.5", from: .current)],
      localizable: true,
      apis: [
        API("GKLocalPlayer.loadFriends(_:)", of: "GameKit"),
        API("GKError.Code.friendListDescriptionMissing", of: "GameKit"),
      ],
      rules: [
        .present.when(.code("the game loads the list of friends")).from(
          .framework("gamekit/gklocalplayer/loadfriends(_:)"))
      ],
      example: "Shows how your friends did on this level.",
      sources: [.ownPage, .framework("gamekit/gklocalplayer/loadfriends(_:)")]),
  ]
}
