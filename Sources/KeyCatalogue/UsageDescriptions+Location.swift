import KeyModel

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
      availability: [
        .iOS("11.0", from: .current),
        .iPadOS("11.0", from: .current),
        .visionOS("1.0", from: .current),
      ],
      localizable: true,
      buildSetting: "INFOPLIST_KEY_NSLocationAlwaysAndWhenInUseUsageDescription",
      apis: [
        API(
          "CLLocationManager.requestAlwaysAuthorization()", of: "Core Location",
          url:
            "https://developer.apple.com/documentation/corelocation/cllocationmanager/requestalwaysauthorization()"
        )
      ],
      replaces: ["NSLocationAlwaysUsageDescription", "NSLocationUsageDescription"],
      rules: [
        .requiredWhen("the iOS app asks for the location at all times").from(
          .current("nslocationalwaysandwheninuseusagedescription")
        ).codes("ITMS-90683"),
        .should(.needs("NSLocationWhenInUseUsageDescription", when: "Beside this key")).from(
          .framework("corelocation/requesting-authorization-to-use-location-services")),
      ],
      example: "Reminds you of errands when you pass a shop, even if the app is closed.",
      seeAlso: ["NSLocationWhenInUseUsageDescription", "NSLocationAlwaysUsageDescription"],
      sources: [
        .current("nslocationalwaysandwheninuseusagedescription"),
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
        .iPadOS("14.0", from: .current),
        .macOS("11.0", from: .current),
        .visionOS("1.0", from: .current),
      ],
      localizable: true,
      buildSetting: "INFOPLIST_KEY_NSLocationTemporaryUsageDescriptionDictionary",
      apis: [
        API(
          "CLLocationManager.requestTemporaryFullAccuracyAuthorization(withPurposeKey:completion:)",
          of: "Core Location",
          url:
            "https://developer.apple.com/documentation/corelocation/cllocationmanager/requesttemporaryfullaccuracyauthorization(withpurposekey:completion:)"
        )
      ],
      rules: [
        .requiredWhen("the app asks for full accuracy for a while").from(
          .current("nslocationtemporaryusagedescriptiondictionary"))
      ],
      example: ["Delivery": "Shows the courier the way to your door."],
      seeAlso: ["NSLocationDefaultAccuracyReduced"],
      sources: [.current("nslocationtemporaryusagedescriptiondictionary")]),
    Key(
      "NSLocationTemporaryUsageDescriptionDictionary/*", .string,
      placeholder: "purpose",
      summary: "Explains one purpose for which the exact location is needed.",
      discussion: """
        The name is yours; code passes it as the purpose key.
        """,
      localizable: true,
      example: "Shows the courier the way to your door.",
      sources: [.current("nslocationtemporaryusagedescriptiondictionary")]),
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
        .iPadOS("14.0", from: .current),
        .visionOS("1.0", from: .current),
        .watchOS("7.0", from: .current),
      ],
      default: false,
      defaultSource: .current("nslocationdefaultaccuracyreduced"),
      required: .optional,
      apis: [
        API(
          "CLLocationManager.desiredAccuracy", of: "Core Location",
          url:
            "https://developer.apple.com/documentation/corelocation/cllocationmanager/desiredaccuracy"
        )
      ],
      example: true,
      seeAlso: ["NSLocationTemporaryUsageDescriptionDictionary"],
      sources: [.current("nslocationdefaultaccuracyreduced")]),
  ]
}
