import KeyModel

var locationUsageKeys: [Key] {
  [
    Key(
      "NSLocationAlwaysUsageDescription", .string,
      title: "Privacy - Location Always Usage Description",
      summary: "Tells people why the app wants their location at all times, before iOS 11.",
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
        .macOS("10.10", note: "Named in the summary table only.", from: .cocoaKeys),
      ],
      localizable: true,
      apis: [API("CLLocationManager.requestAlwaysAuthorization()", of: "Core Location")],
      replacedBy: [
        "NSLocationAlwaysAndWhenInUseUsageDescription", "NSLocationWhenInUseUsageDescription",
      ],
      replaces: ["NSLocationUsageDescription"],
      rules: [
        .should(
          .present.when(
            .target(before: .iOS("11.0"))
              && .present("NSLocationAlwaysAndWhenInUseUsageDescription"))
        ).from(.current("nslocationalwaysandwheninuseusagedescription")),
        .present.when(
          .target(before: .iOS("11.0"))
            && .code("the app calls `requestAlwaysAuthorization` of `CLLocationManager`")
        ).from(.cocoaKeys("NSLocationAlwaysUsageDescription")).codes("ITMS-90683"),
      ],
      example: "Tells your friends when you are nearby.",
      seeAlso: ["NSLocationWhenInUseUsageDescription"],
      sources: [.cocoaKeys("NSLocationAlwaysUsageDescription"), .cocoaKeys("Table 1"), .ownPage],
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
            "The table names a version, and the page says what to use today, not what older systems read."
        ),
        EditorNote(
          .availability,
          [
            .init(.ownPage, "Deprecated in iOS 10.0."),
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
            .init(.ownPage, "Privacy - Location Always Usage Description."),
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

        Write it for macOS. iOS has ignored it since version 8; an iOS app needs
        [`NSLocationWhenInUseUsageDescription`](key:NSLocationWhenInUseUsageDescription) or
        `NSLocationAlwaysAndWhenInUseUsageDescription`, or before iOS 11
        [`NSLocationAlwaysUsageDescription`](key:NSLocationAlwaysUsageDescription). Where an app has
        one of these as well, it counts.
        """,
      consequence: .missingUsageDescription,
      availability: [
        .iOS("6.0", deprecated: "8.0", ignored: "8.0", from: .cocoaKeys),
        .macOS("10.9", from: .cocoaKeys),
      ],
      localizable: true,
      apis: [API("CLLocationManager", of: "Core Location")],
      replacedBy: [
        "NSLocationAlwaysAndWhenInUseUsageDescription", "NSLocationAlwaysUsageDescription",
        "NSLocationWhenInUseUsageDescription",
      ],
      rules: [
        .ignoredBeside([
          "NSLocationAlwaysUsageDescription", "NSLocationWhenInUseUsageDescription",
        ]).from(.cocoaKeys("NSLocationAlwaysUsageDescription")),
        .present.when(.platform(.macOS) && .code("the app reaches the user's location")).from(
          .ownPage),
      ],
      example: "Shows the weather where you are.",
      sources: [
        .cocoaKeys("NSLocationUsageDescription"), .cocoaKeys("Table 1"),
        .cocoaKeys("NSLocationAlwaysUsageDescription"),
        .cocoaKeys("NSLocationWhenInUseUsageDescription"),
        .ownPage,
        .framework("uikit/requesting-access-to-protected-resources"),
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
        .iOS("8.0", from: .cocoaKeys),
        .macOS("10.10", note: "Named in the summary table only.", from: .cocoaKeys),
        .visionOS("1.0", from: .current),
      ],
      localizable: true,
      apis: [API("CLLocationManager.requestWhenInUseAuthorization()", of: "Core Location")],
      replaces: ["NSLocationAlwaysUsageDescription", "NSLocationUsageDescription"],
      rules: [
        .should(
          .present.when(
            .contains("UIBackgroundModes", "location") && !.target(before: .iOS("11.0")))
        ).from(.framework("corelocation/requesting-authorization-to-use-location-services")),
        .present.when(.code("the app calls `requestWhenInUseAuthorization` of `CLLocationManager`"))
          .from(
            .cocoaKeys("NSLocationWhenInUseUsageDescription")
          ).codes("ITMS-90683"),
      ],
      example: "Shows the weather where you are.",
      seeAlso: ["NSLocationAlwaysUsageDescription"],
      sources: [
        .cocoaKeys("NSLocationWhenInUseUsageDescription"), .cocoaKeys("Table 1"), .ownPage,
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
            "The older document plainly names both introductions, and its edition is older than iOS 11.0; iPadOS follows iOS."
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
        present too: its text is in the first question, and people may grant only that much.

        Ask for *Always* if the app acts without being opened, such as when someone arrives at home.
        Recording a route that was started by hand needs only *When In Use* and the background mode
        `location`.

        Apps that run in iOS 10 have
        [`NSLocationAlwaysUsageDescription`](key:NSLocationAlwaysUsageDescription) as well. Mac apps
        use [`NSLocationUsageDescription`](key:NSLocationUsageDescription).
        """,
      consequence: Consequence(
        "The request for permission fails at once.",
        from: .framework("corelocation/requesting-authorization-to-use-location-services")),
      availability: [.iOS("11.0", from: .current), .visionOS("1.0", from: .current)],
      localizable: true,
      apis: [API("CLLocationManager.requestAlwaysAuthorization()", of: "Core Location")],
      replaces: ["NSLocationAlwaysUsageDescription", "NSLocationUsageDescription"],
      rules: [
        .present.when(!.platform(.macOS) && .code("the app asks for the location at all times"))
          .from(
            .ownPage
          ).codes("ITMS-90683"),
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
      summary: "Explains, by purpose, why the app wants the exact location for a while.",
      discussion: """
        People can let an app know roughly where they are. For a task that needs more, the app calls
        `requestTemporaryFullAccuracyAuthorization(withPurposeKey:completion:)` with one of the names
        in the dictionary, and the system shows the text with that name.
        """,
      availability: [
        .iOS("14.0", from: .current),
        .macOS("11.0", from: .current),
        .visionOS("1.0", from: .current),
      ],
      localizable: true,
      apis: [
        API(
          "CLLocationManager.requestTemporaryFullAccuracyAuthorization(withPurposeKey:completion:)",
          of: "Core Location")
      ],
      rules: [
        .present.when(.code("the app asks for full accuracy for a while")).from(.ownPage)
      ],
      example: ["Delivery": "Shows the courier the way to your door."],
      seeAlso: ["NSLocationDefaultAccuracyReduced"]),
    Key(
      "NSLocationTemporaryUsageDescriptionDictionary/*", .string,
      placeholder: "purpose",
      summary: "Explains one purpose for which the exact location is needed.",
      discussion: """
        The name is yours; code passes it as the purpose key.
        """,
      localizable: true,
      example: "Shows the courier the way to your door."),
    Key(
      "NSLocationDefaultAccuracyReduced", .boolean,
      title: "Privacy - Location Default Accuracy Reduced",
      summary: "Asks for the approximate location at first.",
      discussion: """
        With `YES` the question shows a map of the surroundings, and all location services deliver
        reduced accuracy. People can change it in Settings at any time, and the app can ask for exact
        locations with
        [`NSLocationTemporaryUsageDescriptionDictionary`](key:NSLocationTemporaryUsageDescriptionDictionary).
        To save detail for one task only, set `desiredAccuracy` to `kCLLocationAccuracyReduced` in
        code.
        """,
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
