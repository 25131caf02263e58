import KeyModel

extension KeyGroup {
  /// Entitlements for HealthKit, for sensors and for accidents.
  static var healthEntitlements: KeyGroup {
    KeyGroup(
      "health-entitlements", "Health and safety",
      summary: "Which data about the body and about accidents an app may ask for.",
      keys: healthKeys + sensorKeys)
  }
}

private var healthKeys: [Key] {
  [
    Key(
      "com.apple.developer.healthkit",
      .boolean,
      title: "HealthKit Entitlement",
      summary: "Lets an app ask for access to the data of the Health app.",
      discussion: """
        Every app that uses HealthKit needs it, with
        [`NSHealthShareUsageDescription`](key:info-plist:NSHealthShareUsageDescription) for reading
        and [`NSHealthUpdateUsageDescription`](key:info-plist:NSHealthUpdateUsageDescription) for
        writing; people decide for each type of data. With the capability, Xcode also adds
        `healthkit` to
        [`UIRequiredDeviceCapabilities`](key:info-plist:UIRequiredDeviceCapabilities): delete it if
        the app works without HealthKit, or people can't install it on devices that lack it. In a
        watch app with a WatchKit extension, the extension has the entitlement.
        """,
      consequence: Consequence(
        "Without it, asking for access fails with *Missing com.apple.developer.healthkit entitlement*.",
        from: .gitHub("carp-dk/flutter-plugins/issues/227")),
      availability: [.iOS("8.0", from: .current), .visionOS("1.0", from: .current)],
      apis: [
        API("HKHealthStore", of: "HealthKit", url: nil),
        API(
          "HKHealthStore.requestAuthorization(toShare:read:completion:)", of: "HealthKit", url: nil),
      ],
      capability: "HealthKit",
      rules: [
        .should(
          .needs("info-plist:NSHealthShareUsageDescription", when: "Where an app reads health data")
        ).from(.framework("xcode/configuring-healthkit-access", confidence: .high)),
        .should(
          .needs(
            "info-plist:NSHealthUpdateUsageDescription", when: "Where an app writes health data")
        ).from(.framework("xcode/configuring-healthkit-access", confidence: .high)),
        .present.when(.code("the app uses HealthKit")).from(
          .framework("healthkit/setting-up-healthkit", confidence: .high)),
      ],
      example: true,
      seeAlso: [
        "com.apple.developer.healthkit.access", "com.apple.developer.healthkit.background-delivery",
        "info-plist:NSHealthShareUsageDescription", "info-plist:NSHealthUpdateUsageDescription",
      ],
      sources: [
        .ownPage,
        .framework("xcode/configuring-healthkit-access", confidence: .high),
        .gitHub("carp-dk/flutter-plugins/issues/227"),
        .framework("healthkit/setting-up-healthkit", confidence: .high),
      ]),
    Key(
      "com.apple.developer.healthkit.access",
      .array(of: .string),
      title: "HealthKit Capabilities Entitlement",
      summary: "Lists the especially sensitive kinds of health data that the app may ask for.",
      discussion: """
        Most types of data need only
        [`com.apple.developer.healthkit`](key:com.apple.developer.healthkit). To read clinical
        records, check Clinical Health Records below the capability HealthKit in Xcode, and add the
        text of
        [`NSHealthClinicalHealthRecordsShareUsageDescription`](key:info-plist:NSHealthClinicalHealthRecordsShareUsageDescription).
        A watch app can't read them.
        """,
      consequence: Consequence(
        "App Review may reject an app that lists data it doesn't use.", from: .ownPage),
      availability: [.iOS("8.0", from: .current), .visionOS("1.0", from: .current)],
      values: .documented([
        AllowedValue(
          "health-records",
          "Reads clinical records, which hospitals and laboratories provide in the format FHIR.")
      ]),
      valuesSource: .ownPage,
      required: .optional,
      capability: "HealthKit",
      rules: [
        .needs("com.apple.developer.healthkit", when: "With this entitlement").from(.ownPage),
        .should(
          .needs(
            "info-plist:NSHealthClinicalHealthRecordsShareUsageDescription",
            when: "Where an app reads clinical records")
        ).from(.current("nshealthclinicalhealthrecordsshareusagedescription")),
      ],
      example: ["health-records"],
      seeAlso: [
        "com.apple.developer.healthkit",
        "info-plist:NSHealthClinicalHealthRecordsShareUsageDescription",
      ],
      sources: [
        .ownPage,
        .framework("xcode/configuring-healthkit-access", confidence: .high),
        .current("nshealthclinicalhealthrecordsshareusagedescription"),
        .framework("healthkit/setting-up-healthkit", confidence: .high),
      ]),
    Key(
      "com.apple.developer.healthkit.background-delivery",
      .boolean,
      summary: "Lets HealthKit wake the app when there is new data.",
      discussion: """
        The app makes an `HKObserverQuery` for each type of data and calls
        `enableBackgroundDelivery(for:frequency:withCompletion:)`, which needs this entitlement
        since iOS 15 and watchOS 8. Enable Background Delivery below the capability HealthKit in
        Xcode. An app that reads data only while it is open doesn't need it.
        """,
      consequence: Consequence(
        "Without it, `enableBackgroundDelivery(for:frequency:withCompletion:)` fails with `HKError.errorAuthorizationDenied`.",
        from: .framework(
          "healthkit/hkhealthstore/enablebackgrounddelivery(for:frequency:withcompletion:)",
          confidence: .high)),
      availability: [
        .iOS("15.0", from: .current),
        .watchOS("8.0", from: .current), .visionOS("1.0", from: .current),
      ],
      default: false,
      defaultSource: .ownPage,
      apis: [
        API(
          "HKHealthStore.enableBackgroundDelivery(for:frequency:withCompletion:)", of: "HealthKit",
          url: nil),
        API("HKObserverQuery", of: "HealthKit", url: nil),
      ],
      capability: "HealthKit",
      rules: [
        .present.when(
          .code("the app calls `enableBackgroundDelivery(for:frequency:withCompletion:)`")
        ).from(
          .framework(
            "healthkit/hkhealthstore/enablebackgrounddelivery(for:frequency:withcompletion:)",
            confidence: .high))
      ],
      example: true,
      seeAlso: ["com.apple.developer.healthkit"],
      sources: [
        .ownPage,
        .framework(
          "healthkit/hkhealthstore/enablebackgrounddelivery(for:frequency:withcompletion:)",
          confidence: .high), .framework("xcode/configuring-healthkit-access", confidence: .high),
      ]),
    Key(
      "com.apple.developer.healthkit.recalibrate-estimates",
      .boolean,
      summary: "Lets an app restart the calculation of estimated health data.",
      discussion: """
        After an operation or an injury, earlier data would spoil an estimate such as the distance
        of the six-minute walk. Turn on Recalibrate Estimates in Xcode and call
        `recalibrateEstimates(sampleType:date:completion:)`, for types whose
        `allowsRecalibrationForEstimates` is true. The app must have asked to read and to share all
        of them.
        """,
      consequence: Consequence(
        "Without it, `recalibrateEstimates(sampleType:date:completion:)` fails with `HKError.errorAuthorizationDenied`.",
        from: .framework(
          "healthkit/hkhealthstore/recalibrateestimates(sampletype:date:completion:)",
          confidence: .high)),
      availability: [.iOS("15.0", from: .current)],
      apis: [
        API(
          "HKHealthStore.recalibrateEstimates(sampleType:date:completion:)", of: "HealthKit",
          url: nil)
      ],
      capability: "Recalibrate Estimates",
      rules: [
        .present.when(.code("the app calls `recalibrateEstimates(sampleType:date:completion:)`"))
          .from(
            .framework(
              "healthkit/hkhealthstore/recalibrateestimates(sampletype:date:completion:)",
              confidence: .high))
      ],
      example: true,
      seeAlso: ["com.apple.developer.healthkit"],
      sources: [
        .ownPage,
        .framework(
          "healthkit/hkhealthstore/recalibrateestimates(sampletype:date:completion:)",
          confidence: .high), .capabilityNames,
      ]),
    Key(
      "com.apple.developer.health.fall-detection",
      .boolean,
      title: "Fall Detection Notifications",
      summary: "Lets an app learn of falls that Apple Watch detects.",
      discussion: """
        Apply to Apple, then use `CMFallDetectionManager` and add the text of
        [`NSFallDetectionUsageDescription`](key:info-plist:NSFallDetectionUsageDescription). The
        entitlement lets the app run in the background when someone falls, without a background
        mode, to offer help or call for it. To count falls later, read `numberOfTimesFallen` from
        HealthKit, which doesn't need it.

        The API is only in watchOS, from 7.2 on, and falls are detected by Apple Watch Series 4 and
        later, although the page of the entitlement names iOS and older versions too.
        """,
      consequence: Consequence(
        "Without the usage description, the app crashes when it uses `CMFallDetectionManager`.",
        from: .framework("coremotion/cmfalldetectionmanager", confidence: .high)),
      availability: [.iOS("13.0", from: .current), .watchOS("6.0", from: .current)],
      apis: [API("CMFallDetectionManager", of: "Core Motion")],
      approval: "Apple grants the entitlement on request.",
      rules: [
        .should(
          .needs("info-plist:NSFallDetectionUsageDescription", when: "Where an app asks for falls")
        ).from(.current("nsfalldetectionusagedescription")),
        .present.when(.code("the app uses `CMFallDetectionManager`")).from(
          .framework("coremotion/cmfalldetectionmanager", confidence: .high)),
      ],
      example: true,
      seeAlso: [
        "info-plist:NSFallDetectionUsageDescription",
        "com.apple.developer.severe-vehicular-crash-event",
      ],
      sources: [
        .ownPage,
        .framework("coremotion/cmfalldetectionmanager", confidence: .high),
        .current("nsfalldetectionusagedescription"),
        .framework("healthkit/hkquantitytypeidentifier/numberoftimesfallen", confidence: .high),
      ]),
    Key(
      "com.apple.developer.severe-vehicular-crash-event",
      .boolean,
      summary: "Lets an app learn of a car crash that the device detects.",
      discussion: """
        Apply to Apple, then set the delegate of `SACrashDetectionManager` right at launch: if the
        app isn't running, the system starts it in the background and sends the event. Check
        `isAvailable`, because not every iPhone detects crashes, and ask for authorization: people
        designate the app that gets the events.
        """,
      availability: [.iOS("16.0", from: .current), .watchOS("10.1", from: .current)],
      default: false,
      defaultSource: .ownPage,
      apis: [API("SACrashDetectionManager", of: "SafetyKit")],
      approval: "Apple grants the entitlement on request.",
      rules: [.present.when(.code("the app uses `SACrashDetectionManager`")).from(.ownPage)],
      example: true,
      seeAlso: ["com.apple.developer.health.fall-detection"],
      sources: [
        .ownPage, .framework("safetykit/sacrashdetectionmanager", confidence: .high),
        .framework("safetykit/sacrashdetectiondelegate", confidence: .high),
      ]),
  ]
}
