import KeyModel

var locationUsageKeys: [Key] {
  [
    Key(
      "NSLocationAlwaysUsageDescription", .string,
      title: "Privacy - Location Always Usage Description",
      summary: "Tells people why the app wants their location at all times, before iOS 11.",
      discussion: """
        Write it only if the app also runs on iOS 10 or earlier and asks for the location at all
        times. Newer systems read
        [`NSLocationAlwaysAndWhenInUseUsageDescription`](key:NSLocationAlwaysAndWhenInUseUsageDescription);
        give both keys the same text.

        The key takes precedence over
        [`NSLocationUsageDescription`](key:NSLocationUsageDescription), which was for iOS 6 and 7
        and is now for Mac apps.
        """,
      consequence: Consequence(
        "Without the key, iOS 10 and earlier ignore a request for *Always*, and the app can't use location services.",
        from: .cocoaKeys("NSLocationAlwaysUsageDescription")),
      availability: [
        .iOS("8.0", deprecated: "10.0", from: .current),
        .macOS("10.10", note: "Only the summary table names macOS.", from: .cocoaKeys),
      ],
      localizable: true,
      apis: [
        API(
          "CLLocationManager.requestAlwaysAuthorization()", of: "Core Location",
          linked: "-requestAlwaysAuthorization _OBJC_CLASS_$_CLLocationManager")
      ],
      replacedBy: [
        "NSLocationAlwaysAndWhenInUseUsageDescription", "NSLocationWhenInUseUsageDescription",
      ],
      rules: [
        .should(
          .present.when(
            .target(before: .iOS("11.0"))
              && .present("NSLocationAlwaysAndWhenInUseUsageDescription"))
        ).from(.current("nslocationalwaysandwheninuseusagedescription")),
        .present.when(
          .target(before: .iOS("11.0"))
            && .code(
              "the app calls `requestAlwaysAuthorization` of `CLLocationManager`",
              ["CLLocationManager.requestAlwaysAuthorization()"])
        ).from(.cocoaKeys("NSLocationAlwaysUsageDescription")).codes("ITMS-90683"),
      ],
      example: "Tells your friends when you are nearby.",
      seeAlso: ["NSLocationWhenInUseUsageDescription"],
      sources: [
        .cocoaKeys("NSLocationAlwaysUsageDescription"), .cocoaKeys("Table 1"), .ownPage,
        .current("nslocationalwaysandwheninuseusagedescription"),
      ],
      notes: [
        EditorNote(
          .availability,
          [
            .init(.cocoaKeys("Table 1"), "iOS 8.0 and macOS 10.10."),
            .init(.cocoaKeys("NSLocationAlwaysUsageDescription"), "iOS 8.0; does not name macOS."),
            .init(
              .ownPage,
              "iOS 8.0, deprecated in 10.0; sends macOS apps to NSLocationUsageDescription."),
          ],
          choice: "iOS 8.0, deprecated in 10.0, and macOS 10.10.",
          reason:
            "The table names a version; Apple's current page says what to use today, not what older systems read."
        ),
        EditorNote(
          .availability,
          [
            .init(.ownPage, "Deprecated in iOS 10.0."),
            .init(
              .current("nslocationalwaysandwheninuseusagedescription"),
              "The key that took its place came with iOS 11.0."),
          ],
          choice: "Deprecated in iOS 10.0; an app that runs on iOS 10 still needs the key.",
          reason:
            "The key's own page takes precedence, and iOS 10 has no other key for the purpose."),
        EditorNote(
          .title,
          [
            .init(.cocoaKeys("Table 1"), "Gives the key no Xcode name."),
            .init(.ownPage, "Privacy - Location Always Usage Description."),
          ],
          choice: "Privacy - Location Always Usage Description.",
          reason: "Xcode gave the key a name after the archived edition."),
      ]),
    Key(
      "NSLocationUsageDescription", .string,
      title: "Privacy - Location Usage Description",
      summary: "Tells people why a Mac app wants their location.",
      discussion: """
        Write it for a Mac app that uses Core Location. With the App Sandbox or the Hardened
        Runtime, the app also needs
        [`com.apple.security.personal-information.location`](key:entitlements:com.apple.security.personal-information.location).
        The system shows the text when the app first asks. iOS has ignored the key since version 8:
        an iOS app needs
        [`NSLocationWhenInUseUsageDescription`](key:NSLocationWhenInUseUsageDescription), and
        `NSLocationAlwaysAndWhenInUseUsageDescription` if it asks for *Always*.
        """,
      consequence: Consequence(
        "Without the key, a Mac app's requests for permission fail immediately.",
        from: .framework("corelocation/requesting-authorization-to-use-location-services")),
      availability: [
        .iOS("6.0", deprecated: "8.0", ignored: "8.0", from: .cocoaKeys),
        .macOS("10.9", from: .cocoaKeys),
      ],
      localizable: true,
      apis: [API("CLLocationManager", of: "Core Location")],
      replacedBy: [
        "NSLocationAlwaysAndWhenInUseUsageDescription", "NSLocationWhenInUseUsageDescription",
      ],
      rules: [
        .ignoredBeside([
          "NSLocationAlwaysUsageDescription", "NSLocationWhenInUseUsageDescription",
        ]).from(.cocoaKeys("NSLocationAlwaysUsageDescription")),
        .present.when(.platform(.macOS) && .code("the app uses the user's location")).from(
          .ownPage),
        needsRuntimeEntitlement(
          "com.apple.security.personal-information.location", for: "access to the location"),
      ],
      example: "Shows the weather and warnings for the place where you are.",
      sources: [
        .cocoaKeys("NSLocationUsageDescription"), .cocoaKeys("Table 1"),
        .cocoaKeys("NSLocationAlwaysUsageDescription"),
        .cocoaKeys("NSLocationWhenInUseUsageDescription"), .ownPage,
        .framework("uikit/requesting-access-to-protected-resources"),
        .framework("corelocation/requesting-authorization-to-use-location-services"),
      ],
      notes: [
        EditorNote(
          .availability,
          [
            .init(.cocoaKeys("Table 1"), "iOS 6.0 and macOS 10.9."),
            .init(
              .cocoaKeys("NSLocationUsageDescription"),
              "iOS 6.0, ignored from iOS 8; does not name macOS."),
            .init(.ownPage, "iOS 6.0, deprecated in 8.0, and macOS 10.14."),
          ],
          choice: "iOS 6.0, deprecated and ignored in 8.0 and later, and macOS 10.9.",
          reason: "The older document plainly says when macOS adopted the key.")
      ]),
    Key(
      "NSLocationWhenInUseUsageDescription", .string,
      title: "Privacy - Location When In Use Usage Description",
      summary: "Tells people why the app wants their location while it is in use.",
      discussion: """
        Every app that uses the location needs it, except on a Mac. An app that asks for *Always*
        needs it too, because this text is in the first prompt. The key is enough to follow the
        location while people use the app and, with the background mode `location`, after they leave
        the app. An app that the system should launch because of a place, a visit or a significant
        location change, or that has a location push extension, also needs
        [`NSLocationAlwaysAndWhenInUseUsageDescription`](key:NSLocationAlwaysAndWhenInUseUsageDescription).

        Ask at a moment when people can see why, not at launch. Mac apps use
        [`NSLocationUsageDescription`](key:NSLocationUsageDescription); widgets also need
        [`NSWidgetWantsLocation`](key:NSWidgetWantsLocation). Apple's page of the key doesn't list
        tvOS and watchOS, where `requestWhenInUseAuthorization()` also exists and requires the key.
        """,
      consequence: Consequence(
        "Without the key, a request for permission fails immediately, and the system doesn't ask.",
        from: .framework("corelocation/requesting-authorization-to-use-location-services")),
      availability: [
        .iOS("8.0", from: .cocoaKeys),
        .macOS("10.10", note: "Only the summary table names macOS.", from: .cocoaKeys),
        .visionOS("1.0", from: .current),
      ],
      localizable: true,
      apis: [
        API(
          "CLLocationManager.requestWhenInUseAuthorization()", of: "Core Location",
          linked: "-requestWhenInUseAuthorization _OBJC_CLASS_$_CLLocationManager")
      ],
      replaces: ["NSLocationAlwaysUsageDescription", "NSLocationUsageDescription"],
      rules: [
        .should(
          .present.when(
            .contains("UIBackgroundModes", "location") && !.target(before: .iOS("11.0")))
        ).from(.framework("corelocation/requesting-authorization-to-use-location-services")),
        .present.when(
          !.platform(.macOS)
            && .code(
              "the app calls `requestWhenInUseAuthorization` of `CLLocationManager`",
              ["CLLocationManager.requestWhenInUseAuthorization()"])
        ).from(.cocoaKeys("NSLocationWhenInUseUsageDescription")).codes("ITMS-90683"),
        needsRuntimeEntitlement(
          "com.apple.security.personal-information.location", for: "access to the location"),
      ],
      example: "Shows the weather and warnings for the place where you are.",
      seeAlso: ["NSLocationAlwaysUsageDescription"],
      sources: [
        .cocoaKeys("NSLocationWhenInUseUsageDescription"), .cocoaKeys("Table 1"), .ownPage,
        .framework("corelocation/requesting-authorization-to-use-location-services"),
        .framework("corelocation/cllocationmanager/requestwheninuseauthorization()"),
      ],
      notes: [
        EditorNote(
          .availability,
          [
            .init(.cocoaKeys("Table 1"), "iOS 8.0 and macOS 10.10."),
            .init(
              .cocoaKeys("NSLocationWhenInUseUsageDescription"), "iOS 8.0; does not name macOS."),
            .init(.ownPage, "iOS and iPadOS 11.0; sends macOS apps to NSLocationUsageDescription."),
          ],
          choice: "iOS 8.0, iPadOS 8.0 and macOS 10.10.",
          reason:
            "The older document names both versions, and its edition is older than iOS 11.0; iPadOS follows iOS."
        ),
        EditorNote(
          .title,
          [
            .init(.cocoaKeys("Table 1"), "Gives the key no Xcode name."),
            .init(.ownPage, "Privacy - Location When In Use Usage Description."),
          ],
          choice: "Privacy - Location When In Use Usage Description.",
          reason: "Xcode gave the key a name after the archived edition."),
      ]),
  ]
}

/// The location at all times, and its accuracy.
var locationAccuracyKeys: [Key] {
  [
    Key(
      "NSLocationAlwaysAndWhenInUseUsageDescription", .string,
      title: "Privacy - Location Always and When In Use Usage Description",
      summary: "Tells people why the app wants their location at all times.",
      discussion: """
        The system shows the text when it asks for *Always*.
        [`NSLocationWhenInUseUsageDescription`](key:NSLocationWhenInUseUsageDescription) must be
        present too: its text is in the first prompt, and people may grant only *When In Use*. An
        app can ask for *Always* later, but only once, and not after *Allow Once*. If it asks for
        *Always* from the start, this text appears only when an event needs that access, usually
        while the app isn't running.

        Ask for *Always* if the system should launch the app, for example when someone arrives at
        home, or if the app has a location push extension. Recording a route that people start
        themselves needs only *When In Use* and the background mode `location`. *Always* doesn't
        exist on tvOS and visionOS, and watchOS never launches an app for the location.

        Apps that run on iOS 10 also need
        [`NSLocationAlwaysUsageDescription`](key:NSLocationAlwaysUsageDescription). Mac apps use
        [`NSLocationUsageDescription`](key:NSLocationUsageDescription).
        """,
      consequence: Consequence(
        "Without the key, a request for *Always* fails immediately.",
        from: .framework("corelocation/requesting-authorization-to-use-location-services")),
      availability: [.iOS("11.0", from: .current), .visionOS("1.0", from: .current)],
      localizable: true,
      apis: [
        API(
          "CLLocationManager.requestAlwaysAuthorization()", of: "Core Location",
          linked: "-requestAlwaysAuthorization _OBJC_CLASS_$_CLLocationManager")
      ],
      replaces: ["NSLocationAlwaysUsageDescription", "NSLocationUsageDescription"],
      rules: [
        .present.when(
          !.platform(.macOS)
            && .code(
              "the app asks for the location at all times",
              ["CLLocationManager.requestAlwaysAuthorization()"])
        ).from(.ownPage).codes("ITMS-90683"),
        .should(.needs("NSLocationWhenInUseUsageDescription", when: "Beside this key")).from(
          .framework("corelocation/requesting-authorization-to-use-location-services")),
      ],
      example: "Reminds you of errands when you pass a shop, even if the app is closed.",
      seeAlso: ["NSLocationWhenInUseUsageDescription", "NSLocationAlwaysUsageDescription"],
      sources: [
        .ownPage,
        .framework("corelocation/requesting-authorization-to-use-location-services"),
        .framework("corelocation/cllocationmanager/requestalwaysauthorization()"),
        .framework("uikit/requesting-access-to-protected-resources"),
      ]),
    Key(
      "NSLocationTemporaryUsageDescriptionDictionary", .dictionary,
      title: "Privacy - Location Temporary Usage Description Dictionary",
      summary: "Gives the reasons, by purpose, for asking for the exact location temporarily.",
      discussion: """
        People can share only their approximate location. For a task that needs more, such as a
        delivery, the app calls
        `requestTemporaryFullAccuracyAuthorization(withPurposeKey:completion:)` with one of the
        names in the dictionary, and the system shows the text with that name. Write one entry for
        each task; you choose the names. The permission expires after the app is no longer in use,
        so ask again for the next task. The request also fails in the background, and if people have
        allowed the exact location already. Apple's page of the key doesn't list tvOS and watchOS,
        where the method also exists.
        """,
      consequence: Consequence(
        "Without the key, a request for the exact location fails with `promptDeclined`, and the system doesn't ask.",
        from: .framework(
          "corelocation/cllocationmanager/requesttemporaryfullaccuracyauthorization(withpurposekey:completion:)"
        )),
      availability: [
        .iOS("14.0", from: .current),
        .macOS("11.0", from: .current),
        .visionOS("1.0", from: .current),
      ],
      localizable: true,
      apis: [
        API(
          "CLLocationManager.requestTemporaryFullAccuracyAuthorization(withPurposeKey:completion:)",
          of: "Core Location",
          linked:
            "-requestTemporaryFullAccuracyAuthorizationWithPurposeKey:completion: _OBJC_CLASS_$_CLLocationManager",
          "-requestTemporaryFullAccuracyAuthorizationWithPurposeKey: _OBJC_CLASS_$_CLLocationManager"
        )
      ],
      rules: [
        .present.when(
          .code(
            "the app asks for full accuracy for a while",
            [
              "CLLocationManager.requestTemporaryFullAccuracyAuthorization(withPurposeKey:completion:)"
            ])
        ).from(.ownPage)
      ],
      example: ["Delivery": "Shows the courier the way to your door."],
      seeAlso: ["NSLocationDefaultAccuracyReduced"],
      sources: [
        .ownPage,
        .framework(
          "corelocation/cllocationmanager/requesttemporaryfullaccuracyauthorization(withpurposekey:completion:)"
        ),
      ]),
    Key(
      "NSLocationTemporaryUsageDescriptionDictionary/*", .string,
      placeholder: "purpose",
      summary: "Says which task the app needs the exact location for.",
      discussion: """
        The key is a name of your choice, such as `Delivery`. Code passes it as the purpose key, so
        the two must match exactly. Say in the text what the exact location does for this task. To
        translate it, write an entry with the same name into `InfoPlist.strings`.
        """,
      consequence: Consequence(
        "A request with a purpose key that has no entry fails with `promptDeclined`.",
        from: .framework(
          "corelocation/cllocationmanager/requesttemporaryfullaccuracyauthorization(withpurposekey:completion:)"
        )),
      required: .optional,
      localizable: true,
      example: "Shows the courier the way to your door.",
      sources: [
        .ownPage,
        .framework(
          "corelocation/cllocationmanager/requesttemporaryfullaccuracyauthorization(withpurposekey:completion:)"
        ),
      ]),
    Key(
      "NSLocationDefaultAccuracyReduced", .boolean,
      title: "Privacy - Location Default Accuracy Reduced",
      summary: "Asks for the approximate location instead of the exact one.",
      discussion: """
        Write `YES` if it is enough for the app to know the area, as for weather or news: the
        prompt then shows a map of the surroundings, and all location services deliver reduced
        accuracy. People can turn on *Precise Location* in Settings at any time, and the app can
        ask for exact locations with
        [`NSLocationTemporaryUsageDescriptionDictionary`](key:NSLocationTemporaryUsageDescriptionDictionary).
        To reduce accuracy for one task only, leave the key out and set `desiredAccuracy` to
        `kCLLocationAccuracyReduced`.
        """,
      consequence: Consequence(
        "Without the key, the app asks for the exact location.", from: .ownPage),
      availability: [
        .iOS("14.0", from: .current),
        .visionOS("1.0", from: .current),
        .watchOS("7.0", from: .current),
      ],
      default: false,
      defaultSource: .ownPage,
      required: .optional,
      apis: [API("CLLocationManager.desiredAccuracy", of: "Core Location")],
      example: true,
      seeAlso: ["NSLocationTemporaryUsageDescriptionDictionary"]),
  ]
}
