import KeyModel

private let deniedWithoutAsking = Consequence(
  "Without a text for the access, iOS 17 and later deny the request without asking.",
  from: .framework("eventkit/accessing-the-event-store"))

/// Calendars, pictures, media, tracking, speech and friends.
var personalDataKeys: [Key] {
  [
    Key(
      "NSCalendarsFullAccessUsageDescription", .string,
      title: "Privacy - Calendars Full Access Usage Description",
      summary: "Tells people why the app wants to read and change their calendars.",
      discussion: """
        It is required for reading events, even those the app made itself, and for changing them.
        Ask for as little as possible: an app that just adds events needs only
        [`NSCalendarsWriteOnlyAccessUsageDescription`](key:NSCalendarsWriteOnlyAccessUsageDescription),
        and one that presents `EKEventEditViewController` needs no permission in iOS 17 and later.
        The system shows the text when the app calls `requestFullAccessToEvents(completion:)`. An
        app that runs on earlier systems also needs
        [`NSCalendarsUsageDescription`](key:NSCalendarsUsageDescription), without which it crashes
        in iOS 10 to 16. A sandboxed Mac app also needs
        [`com.apple.security.personal-information.calendars`](key:entitlements:com.apple.security.personal-information.calendars).
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
      apis: [
        API(
          "EKEventStore.requestFullAccessToEvents(completion:)", of: "EventKit",
          linked: "-requestFullAccessToEventsWithCompletion: _OBJC_CLASS_$_EKEventStore")
      ],
      replaces: ["NSCalendarsUsageDescription"],
      rules: [
        .present.when(
          .code("the app reads calendars", ["EKEventStore.requestFullAccessToEvents(completion:)"])
        ).from(.ownPage).codes("ITMS-90683"),
        needsCalendarEntitlement,
      ],
      example: "Shows your appointments beside your tasks.",
      seeAlso: ["NSCalendarsWriteOnlyAccessUsageDescription", "NSCalendarsUsageDescription"],
      sources: [
        .ownPage,
        .framework("eventkit/accessing-the-event-store"),
        .framework("uikit/requesting-access-to-protected-resources"), runtimeEntitlements,
      ]),
    Key(
      "NSCalendarsWriteOnlyAccessUsageDescription", .string,
      title: "Privacy - Calendars Write Only Usage Description",
      summary: "Tells people why the app wants to add events to their calendars.",
      discussion: """
        It is enough for an app that adds events. Such an app reads nothing, not even the events
        that it added: it gets one virtual calendar, and people choose where new events go. To read
        events, write
        [`NSCalendarsFullAccessUsageDescription`](key:NSCalendarsFullAccessUsageDescription). If
        people check each event before it is saved, present an `EKEventEditViewController`, which
        needs no permission in iOS 17 and later. The system shows the text when the app calls
        `requestWriteOnlyAccessToEvents(completion:)`. An app that runs on earlier systems also
        needs [`NSCalendarsUsageDescription`](key:NSCalendarsUsageDescription), without which it
        crashes in iOS 10 to 16. A sandboxed Mac app also needs
        [`com.apple.security.personal-information.calendars`](key:entitlements:com.apple.security.personal-information.calendars).
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
        ).codes("ITMS-90683"),
        needsCalendarEntitlement,
      ],
      example: "Adds the concerts you book to your calendar.",
      seeAlso: ["NSCalendarsFullAccessUsageDescription"],
      sources: [
        .ownPage,
        .framework("eventkit/accessing-the-event-store"),
        .framework("uikit/requesting-access-to-protected-resources"), runtimeEntitlements,
      ]),
    Key(
      "NSRemindersFullAccessUsageDescription", .string,
      title: "Privacy - Reminders Full Access Usage Description",
      summary: "Tells people why the app wants to read and change their reminders.",
      discussion: """
        Every use of reminders requires it: unlike events, reminders have no add-only access. The
        system shows the text when the app calls `requestFullAccessToReminders(completion:)`. For
        iOS 16, macOS 13, watchOS 9 or earlier, the app calls `requestAccess(to:completion:)` and
        needs [`NSRemindersUsageDescription`](key:NSRemindersUsageDescription), without which it
        crashes in iOS 10 to 16.
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
      apis: [
        API(
          "EKEventStore.requestFullAccessToReminders(completion:)", of: "EventKit",
          linked: "-requestFullAccessToRemindersWithCompletion: _OBJC_CLASS_$_EKEventStore")
      ],
      replaces: ["NSRemindersUsageDescription"],
      rules: [
        .present.when(
          .code(
            "the app uses reminders", ["EKEventStore.requestFullAccessToReminders(completion:)"])
        ).from(
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
      summary: "Tells people why the app wants to save pictures to their photo library.",
      discussion: """
        It is for saving without reading, as with `UIImageWriteToSavedPhotosAlbum(_:_:_:_:)`. In iOS
        11 and later, that function crashes with
        [`NSPhotoLibraryUsageDescription`](key:NSPhotoLibraryUsageDescription) alone, so an app that
        reads and saves needs both keys. An app that shares pictures needs this key too: *Save
        Image* in the share sheet saves on behalf of the app, which crashes without the key. To let
        people pick pictures, `PHPickerViewController` needs neither key.
        """,
      consequence: .photoLibraryCrash,
      availability: [.iOS("11.0", from: .current), .visionOS("1.0", from: .current)],
      localizable: true,
      apis: [
        API("PHPhotoLibrary.requestAuthorization(for:handler:)", of: "PhotoKit"),
        API(
          "UIImageWriteToSavedPhotosAlbum(_:_:_:_:)", of: "UIKit",
          linked: "_UIImageWriteToSavedPhotosAlbum"),
        API(
          "UISaveVideoAtPathToSavedPhotosAlbum(_:_:_:_:)", of: "UIKit",
          linked: "_UISaveVideoAtPathToSavedPhotosAlbum"),
      ],
      rules: [
        .present.when(
          .code(
            "the app writes to the photo library",
            [
              "UIImageWriteToSavedPhotosAlbum(_:_:_:_:)",
              "UISaveVideoAtPathToSavedPhotosAlbum(_:_:_:_:)",
            ])
        ).from(.ownPage).codes("ITMS-90683")
      ],
      example: "Saves your collages to your photo library.",
      seeAlso: ["NSPhotoLibraryUsageDescription"],
      sources: [
        .ownPage,
        .framework("photokit/delivering-an-enhanced-privacy-experience-in-your-photos-app"),
        .framework("xcode/preparing-your-app-to-be-the-default-browser"),
        .framework("uikit/requesting-access-to-protected-resources"),
        .gitHub("lionheart/openradar-mirror/issues/19946"),
        .gitHub("lionheart/openradar-mirror/issues/18586"),
      ]),
    Key(
      "NSAppleMusicUsageDescription", .string,
      title: "Privacy - Media Library Usage Description",
      summary: "Tells people why the app wants to use their media library.",
      discussion: """
        The system shows the text when the app first accesses the media library, for example with
        `MPMediaPickerController`. MusicKit needs the key too, also in tvOS and watchOS, and asks
        with `MusicAuthorization`. Sound that comes with the app needs no permission.
        """,
      consequence: Consequence(
        "Without the key, the app exits when it accesses the media library.",
        from: .framework("mediaplayer/displaying-a-media-picker-from-your-app")),
      availability: [
        .iOS("2.0", from: .current),
        .macOS("15.0", from: .current),
        .visionOS("1.0", from: .current),
      ],
      localizable: true,
      apis: [
        API(
          "MPMediaPickerController", of: "Media Player",
          linked: "-initWithMediaTypes: _OBJC_CLASS_$_MPMediaPickerController"),
        API(
          "MPMediaLibrary.requestAuthorization(_:)", of: "Media Player",
          linked: "-requestAuthorization: _OBJC_CLASS_$_MPMediaLibrary"),
        API("ITLibrary", of: "iTunes Library"),
      ],
      rules: [
        .present.when(
          .code(
            "the app accesses the media library on iOS, iPadOS or visionOS, or on a Mac if it is built with the macOS 15 SDK or later",
            ["MPMediaPickerController", "MPMediaLibrary.requestAuthorization(_:)"])
        ).from(.ownPage).codes("ITMS-90683")
      ],
      example: "Plays your songs while you train.",
      sources: [
        .ownPage, .framework("mediaplayer/displaying-a-media-picker-from-your-app"),
        .framework("musickit"), .framework("uikit/requesting-access-to-protected-resources"),
      ]),
    Key(
      "NSUserTrackingUsageDescription", .string,
      title: "Privacy - Tracking Usage Description",
      summary: "Tells people why the app wants to track them.",
      discussion: """
        Tracking means linking data about people or their devices with data from other companies for
        advertising, or giving it to data brokers. The app needs the key if it, or an SDK in it,
        calls `requestTrackingAuthorization(completionHandler:)`. Since iOS 14.5, the advertising
        identifier is all zeros until people agree. The prompt appears only while the app is active
        and no other permission prompt is waiting, so wait until the first screen has appeared. It
        never appears from an app extension. People answer it once; in the European Union, the app
        can ask again after a year. Apple's page of the key doesn't list macOS, where the method
        also exists.

        Write one short sentence without the name of the app, which the system adds. Also declare
        the tracking in the privacy manifest, with
        [`NSPrivacyTracking`](key:privacy-manifest:NSPrivacyTracking). In the European Union, iOS
        27.2 can show a whole page with the text of
        [`NSUserTrackingMarkdownUsageDescription`](key:NSUserTrackingMarkdownUsageDescription)
        instead.
        """,
      consequence: Consequence(
        "Without the text, the app may crash when people first open it.", from: .ownPage),
      availability: [
        .iOS("14.0", from: .current),
        .tvOS("14.0", from: .current),
        .visionOS("1.0", from: .current),
      ],
      localizable: true,
      apis: [
        API(
          "ATTrackingManager.requestTrackingAuthorization(completionHandler:)",
          of: "App Tracking Transparency",
          linked:
            "-requestTrackingAuthorizationWithCompletionHandler: _OBJC_CLASS_$_ATTrackingManager")
      ],
      rules: [
        .present.when(
          .code(
            "the app calls `requestTrackingAuthorization(completionHandler:)`",
            ["ATTrackingManager.requestTrackingAuthorization(completionHandler:)"])
        ).from(.ownPage).codes("ITMS-90683")
      ],
      example: "Lets ad networks show you ads that match your interests.",
      seeAlso: ["NSUserTrackingMarkdownUsageDescription"],
      sources: [
        .ownPage,
        .framework(
          "apptrackingtransparency/attrackingmanager/requesttrackingauthorization(completionhandler:)"
        ), .framework("uikit/requesting-access-to-protected-resources"),
        .framework("adsupport/asidentifiermanager/advertisingidentifier"),
        .gitHub("expo/expo/issues/13059"),
      ]),
    Key(
      "NSUserTrackingMarkdownUsageDescription", .string,
      summary:
        "Tells people in the European Union why the app wants to track them, with formatting.",
      discussion: """
        The text is Markdown, with bold and italic words, lists and paragraphs, for the sheet that
        iOS 27.2 shows over the whole screen. People in France, Germany, Italy, Poland and Romania
        always see that sheet; elsewhere in the European Union, the app asks for it with a method
        that had three names in the betas. Its last name in Objective-C is
        `requestTrackingAuthorizationPreferringExpandedInterface:additionalInformationAction:completionHandler:`.
        The system considers both the device's location and the region of the Apple Account.

        The key is optional: in other countries, on earlier systems and without the key, the text is
        that of [`NSUserTrackingUsageDescription`](key:NSUserTrackingUsageDescription), which the
        app needs in any case.
        """,
      consequence: Consequence(
        "Without the key, the sheet shows `NSUserTrackingUsageDescription`.", from: .ownPage),
      availability: [.iOS("27.2", from: .current)],
      required: .optional,
      localizable: true,
      apis: [
        API(
          "ATTrackingManager.requestTrackingAuthorization(completionHandler:)",
          of: "App Tracking Transparency")
      ],
      rules: [
        .should(.needs("NSUserTrackingUsageDescription", when: "Beside this key")).from(
          .framework(
            "apptrackingtransparency/attrackingmanager/requesttrackingauthorization(completionhandler:)"
          ))
      ],
      example: "Lets ad networks show you ads that match your *interests*.",
      seeAlso: ["NSUserTrackingUsageDescription"],
      sources: [
        .ownPage,
        .framework(
          "apptrackingtransparency/attrackingmanager/requesttrackingauthorization(completionhandler:)"
        ),
        .framework("ios-ipados-release-notes/ios-ipados-27_2-release-notes"),
        .gitHub("dotnet/macios/wiki/AppTrackingTransparency-tvOS-xcode27.2-rc1"),
      ]),
    Key(
      "NSSpeechRecognitionUsageDescription", .string,
      title: "Privacy - Speech Recognition Usage Description",
      summary: "Tells people why the app wants to turn speech into text.",
      discussion: """
        An app that uses `SFSpeechRecognizer` needs it, even if it only transcribes files, because
        sound may be sent to Apple's servers. The system shows the text when the app calls
        `requestAuthorization(_:)`; call it only when people start to use the feature. For live
        speech, people see two prompts, as the app also needs
        [`NSMicrophoneUsageDescription`](key:NSMicrophoneUsageDescription).

        `SpeechAnalyzer`, in iOS 26, macOS 26 and later, works with models on the device. Apple's
        page of the class names neither this key nor a permission.
        """,
      consequence: Consequence(
        "Without the key, the app crashes when it asks for permission or uses `SFSpeechRecognizer`.",
        from: .framework("speech/asking-permission-to-use-speech-recognition")),
      availability: [
        .iOS("10.0", from: .current),
        .macOS("10.15", from: .current),
        .visionOS("1.0", from: .current),
      ],
      localizable: true,
      apis: [
        API(
          "SFSpeechRecognizer", of: "Speech",
          linked: "-recognitionTaskWithRequest:resultHandler: _OBJC_CLASS_$_SFSpeechRecognizer",
          "-recognitionTaskWithRequest:delegate: _OBJC_CLASS_$_SFSpeechRecognizer"),
        API(
          "SFSpeechRecognizer.requestAuthorization(_:)", of: "Speech",
          linked: "-requestAuthorization: _OBJC_CLASS_$_SFSpeechRecognizer"),
      ],
      rules: [
        .present.when(
          .code(
            "the app uses `SFSpeechRecognizer`",
            ["SFSpeechRecognizer", "SFSpeechRecognizer.requestAuthorization(_:)"])
        ).from(
          .framework("speech/asking-permission-to-use-speech-recognition")
        ).codes("ITMS-90683")
      ],
      example: "Turns your voice memos into text that you can search.",
      seeAlso: ["NSMicrophoneUsageDescription"],
      sources: [
        .ownPage, .framework("speech/sfspeechrecognizer/requestauthorization(_:)"),
        .framework("uikit/requesting-access-to-protected-resources"),
        .framework("speech/asking-permission-to-use-speech-recognition"),
        .framework("speech/speechanalyzer"),
      ]),
    Key(
      "NSSiriUsageDescription", .string,
      title: "Privacy - Siri Usage Description",
      summary: "Tells people why the app wants to send their data to Siri.",
      discussion: """
        An iOS app with SiriKit intents needs it, whether an Intents extension or the app handles
        them. It belongs in the app's Info.plist. The system shows the text when the app calls
        `requestSiriAuthorization(_:)`; Siri or Maps may also ask when someone first uses an intent.
        Say in the text what information goes to Siri. An app that only has actions for Shortcuts
        needs neither permission nor the key.
        """,
      consequence: .missingUsageDescription,
      availability: [.iOS("10.0", from: .current), .visionOS("1.0", from: .current)],
      localizable: true,
      apis: [
        API(
          "INPreferences.requestSiriAuthorization(_:)", of: "Intents",
          linked: "-requestSiriAuthorization: _OBJC_CLASS_$_INPreferences")
      ],
      capability: "Siri",
      rules: [
        .should(.needs("entitlements:com.apple.developer.siri", when: "To handle requests of Siri"))
          .from(.entitlement("com.apple.developer.siri")),
        .present.when(
          .code("the app sends data to Siri", ["INPreferences.requestSiriAuthorization(_:)"])
        ).from(.ownPage).codes(
          "ITMS-90683"),
      ],
      example: "Sends your workouts to Siri, so that you can start them by voice.",
      sources: [
        .ownPage,
        .framework("sirikit/requesting-authorization-to-use-siri"),
        .framework("uikit/requesting-access-to-protected-resources"),
        .entitlement("com.apple.developer.siri"),
      ]),
    Key(
      "NSGKFriendListUsageDescription", .string,
      summary: "Tells players why the game wants their list of Game Center friends.",
      discussion: """
        Only games that call `loadFriends(_:)` need it. The system shows the text at the first call
        and may pause the game meanwhile. The list contains only friends who have granted the same
        game the same access; delete stored data of friends who no longer appear in it. Apple's page
        of the key doesn't list macOS, tvOS, watchOS and visionOS, where the method also exists.
        """,
      consequence: Consequence(
        "Without the key, loading the friends fails with the error `friendListDescriptionMissing`.",
        from: .framework("gamekit/gkerror/friendlistdescriptionmissing")),
      availability: [.iOS("14.5", from: .current)],
      localizable: true,
      apis: [
        API(
          "GKLocalPlayer.loadFriends(_:)", of: "GameKit",
          linked: "-loadFriends: -loadFriendsAuthorizationStatus: _OBJC_CLASS_$_GKLocalPlayer"),
        API("GKError.Code.friendListDescriptionMissing", of: "GameKit"),
      ],
      rules: [
        .present.when(
          .code("the game loads the list of friends", ["GKLocalPlayer.loadFriends(_:)"])
        ).from(
          .framework("gamekit/gkerror/friendlistdescriptionmissing"))
      ],
      example: "Shows how your friends did on this level.",
      sources: [
        .ownPage, .framework("gamekit/gklocalplayer/loadfriends(_:)"),
        .framework("gamekit/gkerror/friendlistdescriptionmissing"),
      ]),
  ]
}
