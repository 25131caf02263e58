import KeyModel

extension KeyGroup {
  /// The texts with which an app asks for access to data and hardware.
  static var usageDescriptions: KeyGroup {
    KeyGroup(
      "usage-descriptions", "Usage descriptions",
      summary:
        "The reasons the system shows when it asks people for access to their data and devices.",
      availability: [.iOS("6.0"), .iPadOS("6.0")],
      keys: dataUsageKeys + deviceUsageKeys + locationUsageKeys + locationAccuracyKeys
        + personalDataKeys + healthAndHomeKeys + radioAndSensorKeys + macDataKeys)
  }
}

/// Personal data: calendars, contacts, photos, reminders.
private var dataUsageKeys: [Key] {
  [
    Key(
      "NSCalendarsUsageDescription", .string,
      title: "Privacy - Calendars Usage Description",
      summary: "Tells people why the app wants to read and change their calendars.",
      discussion: """
        The system shows the text in the alert that asks for access.

        Since iOS 17.0, macOS 14.0 and watchOS 10.0, `NSCalendarsFullAccessUsageDescription` replaces
        it for apps that read and write events, and `NSCalendarsWriteOnlyAccessUsageDescription` for
        apps that only add some.
        """,
      consequence: Consequence(
        "The app crashes in iOS 10 to iOS 16.",
        from: .framework("eventkit/accessing-the-event-store")),
      availability: [
        .iOS("6.0", deprecated: "17.0", from: .current),
        .iPadOS("6.0", deprecated: "17.0", from: .current),
        .macCatalyst("13.0", deprecated: "17.0", from: .current),
        .macOS("10.14", deprecated: "14.0", from: .current),
        .watchOS("6.0", deprecated: "10.0", from: .current),
      ],
      buildSetting: "INFOPLIST_KEY_NSCalendarsUsageDescription",
      apis: [
        API(
          "EKEventStore.requestAccess(to:completion:)", of: "EventKit",
          url:
            "https://developer.apple.com/documentation/eventkit/ekeventstore/requestaccess(to:completion:)"
        )
      ],
      replacedBy: [
        "NSCalendarsFullAccessUsageDescription", "NSCalendarsWriteOnlyAccessUsageDescription",
      ],
      rules: [
        .requiredWhen("the app reaches calendars in systems before iOS 17, macOS 14 or watchOS 10")
          .from(
            .current("nscalendarsusagedescription")
          ).codes("ITMS-90683")
      ],
      example: "Shows your appointments beside your tasks.",
      seeAlso: ["NSRemindersUsageDescription"],
      sources: [
        .cocoaKeys("NSCalendarsUsageDescription"), .cocoaKeys("Table 1"),
        .current("nscalendarsusagedescription"),
        .framework("eventkit/accessing-the-event-store"),
      ]),
    Key(
      "NSContactsUsageDescription", .string,
      title: "Privacy - Contacts Usage Description",
      summary: "Tells people why the app wants to read and change their contacts.",
      discussion: "The system shows the text in the alert that asks for access.",
      consequence: Consequence(
        "The app crashes when it reaches the contacts.",
        from: .framework("contacts/accessing-the-contact-store")),
      availability: [
        .iOS("6.0", from: .current), .macOS("10.8", from: .current), .iPadOS("6.0", from: .current),
        .visionOS("1.0", from: .current),
      ],
      buildSetting: "INFOPLIST_KEY_NSContactsUsageDescription",
      apis: [
        API(
          "CNContactStore.requestAccess(for:completionHandler:)", of: "Contacts",
          url:
            "https://developer.apple.com/documentation/contacts/cncontactstore/requestaccess(for:completionhandler:)"
        )
      ],
      rules: [
        .requiredWhen("the app reaches the user's contacts").from(
          .current("nscontactsusagedescription")
        ).codes("ITMS-90683")
      ],
      example: "Lets you invite people from your contacts.",
      sources: [
        .cocoaKeys("NSContactsUsageDescription"), .cocoaKeys("Table 1"),
        .current("nscontactsusagedescription"),
        .framework("contacts/accessing-the-contact-store"),
      ],
      notes: [
        EditorNote(
          .availability,
          [
            .init(.cocoaKeys("Table 1"), "iOS 6.0 and macOS 10.8."),
            .init(.cocoaKeys("NSContactsUsageDescription"), "iOS 6.0; does not name macOS."),
            .init(.current("nscontactsusagedescription"), "iOS 6.0 and macOS 10.8."),
          ],
          choice: "iOS 6.0 and macOS 10.8.",
          reason: "Today's reference confirms the table.")
      ]),
    Key(
      "NSPhotoLibraryUsageDescription", .string,
      title: "Privacy - Photo Library Usage Description",
      summary: "Tells people why the app wants to use their photo library.",
      discussion: """
        The system shows the text in the alert that asks for access.

        An app that only adds pictures and reads none has `NSPhotoLibraryAddUsageDescription` instead.
        """,
      consequence: Consequence(
        "The app crashes when it reaches the photo library.",
        from: .framework("photokit/delivering-an-enhanced-privacy-experience-in-your-photos-app")),
      availability: [
        .iOS("6.0", from: .current), .iPadOS("6.0", from: .current),
        .macOS("10.14", from: .current),
        .visionOS("1.0", from: .current),
      ],
      buildSetting: "INFOPLIST_KEY_NSPhotoLibraryUsageDescription",
      apis: [
        API(
          "PHPhotoLibrary.requestAuthorization(for:handler:)", of: "PhotoKit",
          url:
            "https://developer.apple.com/documentation/photos/phphotolibrary/requestauthorization(for:handler:)"
        )
      ],
      rules: [
        .requiredWhen("the app reads from or writes to the user's photo library").from(
          .current("nsphotolibraryusagedescription")
        ).codes("ITMS-90683")
      ],
      example: "Lets you add pictures from your library to a document.",
      seeAlso: ["NSCameraUsageDescription"],
      sources: [
        .cocoaKeys("NSPhotoLibraryUsageDescription"), .cocoaKeys("Table 1"),
        .current("nsphotolibraryusagedescription"),
        .framework("photokit/delivering-an-enhanced-privacy-experience-in-your-photos-app"),
      ]),
    Key(
      "NSRemindersUsageDescription", .string,
      title: "Privacy - Reminders Usage Description",
      summary: "Tells people why the app wants to read and change their reminders.",
      discussion: """
        The system shows the text in the alert that asks for access.

        Since iOS 17.0, macOS 14.0 and watchOS 10.0, `NSRemindersFullAccessUsageDescription` replaces
        it.
        """,
      consequence: Consequence(
        "The app crashes in iOS 10 to iOS 16.",
        from: .framework("eventkit/accessing-the-event-store")),
      availability: [
        .iOS("6.0", deprecated: "17.0", from: .current),
        .iPadOS("6.0", deprecated: "17.0", from: .current),
        .macCatalyst("13.0", deprecated: "17.0", from: .current),
        .macOS("10.14", deprecated: "14.0", from: .current),
        .watchOS("6.0", deprecated: "10.0", from: .current),
      ],
      buildSetting: "INFOPLIST_KEY_NSRemindersUsageDescription",
      apis: [
        API(
          "EKEventStore.requestAccess(to:completion:)", of: "EventKit",
          url:
            "https://developer.apple.com/documentation/eventkit/ekeventstore/requestaccess(to:completion:)"
        )
      ],
      replacedBy: ["NSRemindersFullAccessUsageDescription"],
      rules: [
        .requiredWhen("the app reaches reminders in systems before iOS 17, macOS 14 or watchOS 10")
          .from(
            .current("nsremindersusagedescription"))
      ],
      example: "Turns your reminders into tasks.",
      seeAlso: ["NSCalendarsUsageDescription"],
      sources: [
        .cocoaKeys("NSRemindersUsageDescription"), .cocoaKeys("Table 1"),
        .current("nsremindersusagedescription"),
        .framework("eventkit/accessing-the-event-store"),
      ]),
  ]
}

/// The device's hardware: Bluetooth, camera, microphone, motion.
private var deviceUsageKeys: [Key] {
  [
    Key(
      "NSBluetoothPeripheralUsageDescription", .string,
      title: "Privacy - Bluetooth Peripheral Usage Description",
      summary: "Tells people why the app wants to use Bluetooth.",
      discussion: """
        The system shows the text in the alert that asks for permission.

        Since iOS 13.0, `NSBluetoothAlwaysUsageDescription` replaces it. An app that also runs in
        earlier systems has both keys: each system reads its own.
        """,
      availability: [
        .iOS("6.0", deprecated: "13.0", from: .current),
        .iPadOS("6.0", deprecated: "13.0", from: .current),
      ],
      buildSetting: "INFOPLIST_KEY_NSBluetoothPeripheralUsageDescription",
      replacedBy: ["NSBluetoothAlwaysUsageDescription"],
      rules: [
        .requiredWhen("the app reaches Bluetooth peripherals and runs in systems before iOS 13")
          .from(
            .current("nsbluetoothperipheralusagedescription")
          ).codes("ITMS-90683")
      ],
      example: "Connects to your heart rate monitor.",
      sources: [
        .cocoaKeys("NSBluetoothPeripheralUsageDescription"), .cocoaKeys("Table 1"),
        .current("nsbluetoothperipheralusagedescription"),
      ]),
    Key(
      "NSCameraUsageDescription", .string,
      title: "Privacy - Camera Usage Description",
      summary: "Tells people why the app wants to use the device's camera.",
      discussion: "The system shows the text in the alert that asks for access.",
      consequence: Consequence(
        "The system ends the app when it asks for the camera or uses it.",
        from: .framework("avfoundation/requesting-authorization-to-capture-and-save-media")),
      availability: [
        .iOS("7.0", from: .current), .iPadOS("7.0", from: .current),
        .macOS("10.14", from: .current),
        .tvOS("17.0", from: .current), .visionOS("1.0", from: .current),
      ],
      buildSetting: "INFOPLIST_KEY_NSCameraUsageDescription",
      apis: [
        API(
          "AVCaptureDevice.requestAccess(for:completionHandler:)", of: "AVFoundation",
          url:
            "https://developer.apple.com/documentation/avfoundation/avcapturedevice/requestaccess(for:completionhandler:)"
        )
      ],
      rules: [
        .requiredWhen("the app uses the device's camera").from(
          .current("nscamerausagedescription")
        ).codes("ITMS-90683")
      ],
      example: "Scans the barcodes of your books.",
      seeAlso: ["NSMicrophoneUsageDescription", "NSPhotoLibraryUsageDescription"],
      sources: [
        .cocoaKeys("NSCameraUsageDescription"), .cocoaKeys("Table 1"),
        .current("nscamerausagedescription"),
        .framework("avfoundation/requesting-authorization-to-capture-and-save-media"),
      ],
      notes: [
        EditorNote(
          .reference,
          [
            .init(
              .cocoaKeys("Table 1"), "Sends the reader to NSLocationAlwaysUsageDescription."),
            .init(
              .cocoaKeys("NSCameraUsageDescription"), "Describes the key in its own section."),
          ],
          choice: "The key's own section is the one that counts.",
          reason: "The section on location says nothing about the camera.")
      ]),
    Key(
      "NSMicrophoneUsageDescription", .string,
      title: "Privacy - Microphone Usage Description",
      summary: "Tells people why the app wants to use the device's microphone.",
      discussion: "The system shows the text in the alert that asks for access.",
      consequence: Consequence(
        "The system ends the app when it asks for the microphone or uses it.",
        from: .framework("avfoundation/requesting-authorization-to-capture-and-save-media")),
      availability: [
        .iOS("7.0", from: .current), .iPadOS("7.0", from: .current),
        .macOS("10.14", from: .current),
        .tvOS("17.0", from: .current), .visionOS("1.0", from: .current),
        .watchOS("4.0", from: .current),
      ],
      buildSetting: "INFOPLIST_KEY_NSMicrophoneUsageDescription",
      apis: [
        API(
          "AVCaptureDevice.requestAccess(for:completionHandler:)", of: "AVFoundation",
          url:
            "https://developer.apple.com/documentation/avfoundation/avcapturedevice/requestaccess(for:completionhandler:)"
        )
      ],
      rules: [
        .requiredWhen("the app uses the device's microphone").from(
          .current("nsmicrophoneusagedescription")
        ).codes("ITMS-90683")
      ],
      example: "Records your voice memos.",
      seeAlso: ["NSCameraUsageDescription"],
      sources: [
        .cocoaKeys("NSMicrophoneUsageDescription"), .cocoaKeys("Table 1"),
        .current("nsmicrophoneusagedescription"),
        .framework("avfoundation/requesting-authorization-to-capture-and-save-media"),
      ],
      notes: [
        EditorNote(
          .reference,
          [
            .init(.cocoaKeys("Table 1"), "Sends the reader to NSCalendarsUsageDescription."),
            .init(
              .cocoaKeys("NSMicrophoneUsageDescription"),
              "Describes the key in its own section."),
          ],
          choice: "The key's own section is the one that counts.",
          reason: "The section on calendars says nothing about the microphone.")
      ]),
    Key(
      "NSMotionUsageDescription", .string,
      title: "Privacy - Motion Usage Description",
      summary: "Tells people why the app wants to read the device's motion data.",
      discussion: """
        The system shows the text in the alert that asks for access. Motion data comes from
        `CMPedometer`, `CMMotionActivityManager`, `CMSensorRecorder` and `CMMovementDisorderManager`,
        for example.
        """,
      consequence: Consequence(
        "The app crashes when it asks for motion data.",
        from: .current("nsmotionusagedescription")),
      availability: [
        .iOS("7.0", from: .current), .iPadOS("7.0", from: .current),
        .macOS("10.15", from: .current),
        .visionOS("1.0", from: .current),
      ],
      buildSetting: "INFOPLIST_KEY_NSMotionUsageDescription",
      apis: [
        API(
          "CMPedometer", of: "Core Motion",
          url: "https://developer.apple.com/documentation/coremotion/cmpedometer"),
        API(
          "CMMotionActivityManager", of: "Core Motion",
          url: "https://developer.apple.com/documentation/coremotion/cmmotionactivitymanager"),
        API(
          "CMSensorRecorder", of: "Core Motion",
          url: "https://developer.apple.com/documentation/coremotion/cmsensorrecorder"),
        API(
          "CMMovementDisorderManager", of: "Core Motion",
          url: "https://developer.apple.com/documentation/coremotion/cmmovementdisordermanager"),
      ],
      rules: [
        .requiredWhen("the app reads the device's motion data").from(
          .current("nsmotionusagedescription")
        ).codes("ITMS-90683")
      ],
      example: "Counts your steps.",
      sources: [
        .cocoaKeys("NSMotionUsageDescription"), .cocoaKeys("Table 1"),
        .current("nsmotionusagedescription"),
      ],
      notes: [
        EditorNote(
          .text,
          [
            .init(.cocoaKeys("NSMotionUsageDescription"), "The accelerometer."),
            .init(
              .current("nsmotionusagedescription"),
              "Motion data, such as that of the pedometer and of the user's activity."),
          ],
          choice: "The key is about motion data.",
          reason: "Today's page names the classes.")
      ]),
  ]
}

private var locationUsageKeys: [Key] {
  [
    Key(
      "NSLocationAlwaysUsageDescription", .string,
      title: "Privacy - Location Always Usage Description",
      summary: "Tells people why the app wants their location at all times.",
      discussion: """
        For location services that people may not expect, in the foreground or in the background:
        an app that shows who is nearby, for example, tracks its users although nothing on the
        screen says so. The system shows the text in the alert that asks for permission.

        It takes precedence over
        [`NSLocationUsageDescription`](key:NSLocationUsageDescription), which may be present as well
        for iOS 7 and earlier.

        Since iOS 11.0, `NSLocationAlwaysAndWhenInUseUsageDescription` replaces it. An app that also
        runs in earlier systems has both keys, with the same text. For macOS, Apple's current
        documentation names [`NSLocationUsageDescription`](key:NSLocationUsageDescription).
        """,
      consequence: Consequence(
        "The system ignores the request, and the app can't use location services.",
        from: .cocoaKeys("NSLocationAlwaysUsageDescription")),
      availability: [
        .iOS("8.0", deprecated: "10.0", from: .current),
        .iPadOS("8.0", deprecated: "10.0", from: .current),
        .macOS("10.10", note: "Named in the summary table only.", from: .cocoaKeys),
      ],
      buildSetting: "INFOPLIST_KEY_NSLocationAlwaysUsageDescription",
      apis: [
        API(
          "CLLocationManager.requestAlwaysAuthorization()", of: "Core Location",
          url:
            "https://developer.apple.com/documentation/corelocation/cllocationmanager/requestalwaysauthorization()"
        )
      ],
      replacedBy: [
        "NSLocationAlwaysAndWhenInUseUsageDescription", "NSLocationWhenInUseUsageDescription",
      ],
      replaces: ["NSLocationUsageDescription"],
      rules: [
        .requiredWhen(
          "the app calls `requestAlwaysAuthorization` of `CLLocationManager` in systems before iOS 11"
        ).from(.cocoaKeys("NSLocationAlwaysUsageDescription")).codes("ITMS-90683")
      ],
      example: "Tells your friends when you are nearby.",
      seeAlso: ["NSLocationWhenInUseUsageDescription"],
      sources: [
        .cocoaKeys("NSLocationAlwaysUsageDescription"), .cocoaKeys("Table 1"),
        .current("nslocationalwaysusagedescription"),
      ],
      notes: [
        EditorNote(
          .availability,
          [
            .init(.cocoaKeys("Table 1"), "iOS 8.0 and macOS 10.10."),
            .init(.cocoaKeys("NSLocationAlwaysUsageDescription"), "iOS 8.0; does not name macOS."),
            .init(
              .current("nslocationalwaysusagedescription"),
              "iOS 8.0, deprecated in 10.0; sends macOS apps to NSLocationUsageDescription."),
          ],
          choice: "iOS 8.0, deprecated in 10.0, and macOS 10.10.",
          reason:
            "The table names a version, and the page says what to use today, not what older systems read."
        ),
        EditorNote(
          .availability,
          [
            .init(.current("nslocationalwaysusagedescription"), "Deprecated in iOS 10.0."),
            .init(
              .current("nslocationalwaysandwheninuseusagedescription"),
              "The key that took its place came with iOS 11.0."),
          ],
          choice: "Deprecated in iOS 10.0; an app that runs in iOS 10 still needs the key.",
          reason: "The key's own page counts, and iOS 10 has no other key for the purpose."),
        EditorNote(
          .title,
          [
            .init(.cocoaKeys("Table 1"), "Gives the key no Xcode name."),
            .init(
              .current("nslocationalwaysusagedescription"),
              "Privacy - Location Always Usage Description."),
          ],
          choice: "Privacy - Location Always Usage Description.",
          reason: "Xcode gave the key a name after the archived edition."),
      ]),
    Key(
      "NSLocationUsageDescription", .string,
      title: "Privacy - Location Usage Description",
      summary: "Tells people why the app wants their location, in iOS 7 and earlier and in macOS.",
      discussion: """
        The system shows the text in the alert that asks for access.

        In macOS this is the key to use. From iOS 8 on the system ignores it there: an iOS app has
        [`NSLocationWhenInUseUsageDescription`](key:NSLocationWhenInUseUsageDescription) or
        `NSLocationAlwaysAndWhenInUseUsageDescription`, or before iOS 11
        [`NSLocationAlwaysUsageDescription`](key:NSLocationAlwaysUsageDescription), which also win
        where an app has both.
        """,
      availability: [
        .iOS("6.0", deprecated: "8.0", ignored: "8.0", from: .cocoaKeys),
        .macOS("10.9", from: .cocoaKeys),
        .iPadOS("6.0", deprecated: "8.0", ignored: "8.0", from: .cocoaKeys),
      ],
      buildSetting: "INFOPLIST_KEY_NSLocationUsageDescription",
      replacedBy: [
        "NSLocationAlwaysAndWhenInUseUsageDescription", "NSLocationAlwaysUsageDescription",
        "NSLocationWhenInUseUsageDescription",
      ],
      rules: [
        .ignoredBeside([
          "NSLocationAlwaysUsageDescription", "NSLocationWhenInUseUsageDescription",
        ]).from(.cocoaKeys("NSLocationAlwaysUsageDescription")),
        .requiredWhen("a macOS app reaches the user's location").from(
          .current("nslocationusagedescription")),
      ],
      example: "Shows the weather where you are.",
      sources: [
        .cocoaKeys("NSLocationUsageDescription"), .cocoaKeys("Table 1"),
        .cocoaKeys("NSLocationAlwaysUsageDescription"),
        .cocoaKeys("NSLocationWhenInUseUsageDescription"),
        .current("nslocationusagedescription"),
      ],
      notes: [
        EditorNote(
          .availability,
          [
            .init(.cocoaKeys("Table 1"), "iOS 6.0 and macOS 10.9."),
            .init(
              .cocoaKeys("NSLocationUsageDescription"),
              "iOS 6.0, ignored from iOS 8; does not name macOS."),
            .init(
              .current("nslocationusagedescription"), "iOS 6.0, deprecated in 8.0, and macOS 10.14."
            ),
          ],
          choice: "iOS 6.0, deprecated and ignored from 8.0 on, and macOS 10.9.",
          reason: "The older document plainly names when macOS took up the key.")
      ]),
    Key(
      "NSLocationWhenInUseUsageDescription", .string,
      title: "Privacy - Location When In Use Usage Description",
      summary: "Tells people why the app wants their location while it is in use.",
      discussion: """
        For an app that follows the user's location directly while it runs in the foreground. It is
        not enough for watching regions or for the significant-change service. The system shows the
        text in the alert that asks for permission.

        An app that also needs the location in the background has
        `NSLocationAlwaysAndWhenInUseUsageDescription`. For macOS, Apple's current documentation
        names [`NSLocationUsageDescription`](key:NSLocationUsageDescription).

        In iOS it takes precedence over
        [`NSLocationUsageDescription`](key:NSLocationUsageDescription), which may be present as well
        for iOS 7 and earlier.
        """,
      consequence: Consequence(
        "The system ignores a call of `requestWhenInUseAuthorization`.",
        from: .cocoaKeys("NSLocationWhenInUseUsageDescription")),
      availability: [
        .iOS("8.0", from: .cocoaKeys), .iPadOS("8.0", from: .cocoaKeys),
        .macOS("10.10", note: "Named in the summary table only.", from: .cocoaKeys),
        .visionOS("1.0", from: .current),
      ],
      buildSetting: "INFOPLIST_KEY_NSLocationWhenInUseUsageDescription",
      apis: [
        API(
          "CLLocationManager.requestWhenInUseAuthorization()", of: "Core Location",
          url:
            "https://developer.apple.com/documentation/corelocation/cllocationmanager/requestwheninuseauthorization()"
        )
      ],
      replaces: ["NSLocationAlwaysUsageDescription", "NSLocationUsageDescription"],
      rules: [
        .requiredWhen("the app calls `requestWhenInUseAuthorization` of `CLLocationManager`").from(
          .cocoaKeys("NSLocationWhenInUseUsageDescription")
        ).codes("ITMS-90683"),
        .stated(
          "Does not cover region monitoring or the significant-change location service."
        ).from(.cocoaKeys("NSLocationWhenInUseUsageDescription")),
      ],
      example: "Shows the weather where you are.",
      seeAlso: ["NSLocationAlwaysUsageDescription"],
      sources: [
        .cocoaKeys("NSLocationWhenInUseUsageDescription"), .cocoaKeys("Table 1"),
        .current("nslocationwheninuseusagedescription"),
      ],
      notes: [
        EditorNote(
          .availability,
          [
            .init(.cocoaKeys("Table 1"), "iOS 8.0 and macOS 10.10."),
            .init(
              .cocoaKeys("NSLocationWhenInUseUsageDescription"), "iOS 8.0; does not name macOS."),
            .init(
              .current("nslocationwheninuseusagedescription"),
              "iOS and iPadOS 11.0; sends macOS apps to NSLocationUsageDescription."),
          ],
          choice: "iOS 8.0, iPadOS 8.0 and macOS 10.10.",
          reason:
            "The older document plainly names both introductions, and its edition is older than iOS 11.0; iPadOS follows iOS."
        ),
        EditorNote(
          .title,
          [
            .init(.cocoaKeys("Table 1"), "Gives the key no Xcode name."),
            .init(
              .current("nslocationwheninuseusagedescription"),
              "Privacy - Location When In Use Usage Description."),
          ],
          choice: "Privacy - Location When In Use Usage Description.",
          reason: "Xcode gave the key a name after the archived edition."),
      ]),
  ]
}
