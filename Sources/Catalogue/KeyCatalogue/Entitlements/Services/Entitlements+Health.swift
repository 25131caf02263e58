import KeyModel

private let backgroundDelivery = SourceReference.framework(
  "healthkit/hkhealthstore/enablebackgrounddelivery(for:frequency:withcompletion:)",
  confidence: .high)
private let recalibration = SourceReference.framework(
  "healthkit/hkhealthstore/recalibrateestimates(sampletype:date:completion:)", confidence: .high)

extension KeyGroup {
  /// Entitlements for HealthKit, for sensors and for accidents.
  static var healthEntitlements: KeyGroup {
    KeyGroup(
      "health-entitlements", "Health and safety",
      summary: "Which health and accident data an app may ask for.",
      keys: healthKeys + sensorKeys)
  }
}

/// An app rather than an extension, which may leave the question to its app.
private let healthAppInStore: Condition =
  .distribution(.appStore) && .platform(.iOS, .iPadOS) && .absent("info-plist:NSExtension")
  && .absent("info-plist:EXAppExtensionAttributes")

private var healthKeys: [Key] {
  [
    Key(
      "com.apple.developer.healthkit",
      .boolean,
      title: "HealthKit Entitlement",
      summary: "Lets an app ask for access to the data in the Health app.",
      discussion: """
        Every app that uses HealthKit needs this entitlement, along with
        [`NSHealthShareUsageDescription`](key:info-plist:NSHealthShareUsageDescription) for reading
        and [`NSHealthUpdateUsageDescription`](key:info-plist:NSHealthUpdateUsageDescription) for
        writing; the App Store asks for both texts, even if an app only reads or only writes. People
        decide for each type of data. With the capability, Xcode also adds
        `healthkit` to
        [`UIRequiredDeviceCapabilities`](key:info-plist:UIRequiredDeviceCapabilities). If the app
        works without HealthKit, delete that value; otherwise, people can't install the app on
        devices that lack HealthKit. Watch apps need the entitlement too, in the WatchKit extension
        if there is one, although Apple's page doesn't list watchOS.
        """,
      consequence: Consequence(
        "Without it, asking for access fails with *Missing com.apple.developer.healthkit entitlement*.",
        from: .gitHub("carp-dk/flutter-plugins/issues/227")),
      availability: [.iOS("8.0", from: .current), .visionOS("1.0", from: .current)],
      apis: [
        API("HKHealthStore", of: "HealthKit", url: nil),
        API(
          "HKHealthStore.requestAuthorization(toShare:read:completion:)", of: "HealthKit", url: nil,
          linked:
            "-requestAuthorizationToShareTypes:readTypes:completion: _OBJC_CLASS_$_HKHealthStore"),
      ],
      capability: "HealthKit",
      rules: [
        // An app that only writes has the other text alone.
        .needs("info-plist:NSHealthShareUsageDescription", when: "In an app that reads data").when(
          .absent("info-plist:NSHealthUpdateUsageDescription")
        ).from(.framework("xcode/configuring-healthkit-access", confidence: .high)),
        .needs("info-plist:NSHealthShareUsageDescription", when: "With this entitlement").when(
          .present("info-plist:NSHealthUpdateUsageDescription") && healthAppInStore
        ).codes("ITMS-90683").saying(
          "the App Store asks every app with HealthKit for both purpose strings, and this one lacks the one for reading",
          "add 'NSHealthShareUsageDescription' to the Info.plist, even if the app only writes"
        ).from(.gitHub("boardsesh/boardsesh/pull/1581")),
        .needs("info-plist:NSHealthUpdateUsageDescription", when: "With this entitlement").when(
          .present("info-plist:NSHealthShareUsageDescription") && healthAppInStore
        ).codes("ITMS-90683").saying(
          "the App Store asks every app with HealthKit for both purpose strings, and this one lacks the one for writing",
          "add 'NSHealthUpdateUsageDescription' to the Info.plist, even if the app only reads"
        ).from(.gitHub("home-assistant/iOS/pull/5267")),
        .present.when(
          .code(
            "the app uses HealthKit",
            ["HKHealthStore.requestAuthorization(toShare:read:completion:)"])
        ).from(
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
        .gitHub("home-assistant/iOS/pull/5267"), .gitHub("boardsesh/boardsesh/pull/1581"),
      ]),
    Key(
      "com.apple.developer.healthkit.access",
      .array(of: .string),
      title: "HealthKit Capabilities Entitlement",
      summary: "Lists the especially sensitive kinds of health data that the app may ask for.",
      discussion: """
        Most types of data need only
        [`com.apple.developer.healthkit`](key:com.apple.developer.healthkit). To read clinical
        records, select Clinical Health Records under the HealthKit capability in Xcode, and add
        [`NSHealthClinicalHealthRecordsShareUsageDescription`](key:info-plist:NSHealthClinicalHealthRecordsShareUsageDescription).
        The App Store asks for the URL of a privacy policy, which people see when they give
        permission. A watch app can't read clinical records.
        """,
      consequence: Consequence(
        "Without `health-records`, the app can't read clinical records; with this value, App Review may reject an app that doesn't use clinical records.",
        from: .ownPage),
      availability: [.iOS("8.0", from: .current), .visionOS("1.0", from: .current)],
      values: .documented([
        AllowedValue(
          "health-records",
          "Reads clinical records, which hospitals and laboratories provide in FHIR format.")
      ]),
      valuesSource: .ownPage,
      required: .optional,
      capability: "HealthKit",
      rules: [
        .needs("com.apple.developer.healthkit", when: "With this entitlement").from(.ownPage)
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
        .framework("healthkit/accessing-health-records", confidence: .high),
      ]),
    Key(
      "com.apple.developer.healthkit.background-delivery",
      .boolean,
      summary: "Lets HealthKit wake the app when there is new data.",
      discussion: """
        The app creates an `HKObserverQuery` for each type of data and calls
        `enableBackgroundDelivery(for:frequency:withCompletion:)`, which requires this entitlement
        since iOS 15 and watchOS 8. Select Background Delivery under the HealthKit capability in
        Xcode. An app that reads data only while it is open doesn't need the entitlement.
        """,
      consequence: Consequence(
        "Without it, `enableBackgroundDelivery(for:frequency:withCompletion:)` fails with `HKError.errorAuthorizationDenied`.",
        from: backgroundDelivery),
      availability: [
        .iOS("15.0", from: .current),
        .watchOS("8.0", from: .current), .visionOS("1.0", from: .current),
      ],
      default: false,
      defaultSource: .ownPage,
      apis: [
        API(
          "HKHealthStore.enableBackgroundDelivery(for:frequency:withCompletion:)", of: "HealthKit",
          url: nil,
          linked:
            "-enableBackgroundDeliveryForType:frequency:withCompletion: _OBJC_CLASS_$_HKHealthStore"
        ),
        API("HKObserverQuery", of: "HealthKit", url: nil),
      ],
      capability: "HealthKit",
      rules: [
        // An app that only writes has nothing delivered.
        .needs("info-plist:NSHealthShareUsageDescription", when: "With this entitlement").from(
          .framework("xcode/configuring-healthkit-access", confidence: .high)),
        .present.when(
          .code(
            "the app calls `enableBackgroundDelivery(for:frequency:withCompletion:)`",
            ["HKHealthStore.enableBackgroundDelivery(for:frequency:withCompletion:)"])
        ).from(backgroundDelivery),
        .should(.needs("com.apple.developer.healthkit", when: "With this entitlement")).from(
          .framework("healthkit/setting-up-healthkit", confidence: .high)),
      ],
      example: true,
      seeAlso: ["com.apple.developer.healthkit"],
      sources: [
        .ownPage, backgroundDelivery,
        .framework("xcode/configuring-healthkit-access", confidence: .high),
        .framework("healthkit/setting-up-healthkit", confidence: .high),
      ]),
    Key(
      "com.apple.developer.healthkit.recalibrate-estimates",
      .boolean,
      summary: "Lets an app reset the calculation of estimated health data.",
      discussion: """
        After surgery or an injury, earlier data would skew an estimate such as the six-minute walk
        distance. Turn on Recalibrate Estimates in Xcode and call
        `recalibrateEstimates(sampleType:date:completion:)` for types whose
        `allowsRecalibrationForEstimates` is true. The app must have asked for permission to read
        and share all of these types.
        """,
      consequence: Consequence(
        "Without it, `recalibrateEstimates(sampleType:date:completion:)` fails with `HKError.errorAuthorizationDenied`.",
        from: recalibration),
      availability: [.iOS("15.0", from: .current)],
      apis: [
        API(
          "HKHealthStore.recalibrateEstimates(sampleType:date:completion:)", of: "HealthKit",
          url: nil,
          linked:
            "-recalibrateEstimatesForSampleType:atDate:completion: _OBJC_CLASS_$_HKHealthStore")
      ],
      capability: "Recalibrate Estimates",
      rules: [
        .present.when(
          .code(
            "the app calls `recalibrateEstimates(sampleType:date:completion:)`",
            ["HKHealthStore.recalibrateEstimates(sampleType:date:completion:)"])
        ).from(recalibration),
        .should(.needs("com.apple.developer.healthkit", when: "With this entitlement")).from(
          .framework("healthkit/setting-up-healthkit", confidence: .high)),
      ],
      example: true,
      seeAlso: ["com.apple.developer.healthkit"],
      sources: [
        .ownPage, recalibration, .capabilityNames,
        .framework("healthkit/setting-up-healthkit", confidence: .high),
      ]),
    Key(
      "com.apple.developer.health.fall-detection",
      .boolean,
      title: "Fall Detection Notifications",
      summary: "Lets an app learn of falls that Apple Watch detects.",
      discussion: """
        In the watch app, set the delegate of `CMFallDetectionManager` right at launch: when someone
        falls, the system wakes the app, without a background mode, and calls
        `fallDetectionManager(_:didDetect:completionHandler:)`. Without the text of
        [`NSFallDetectionUsageDescription`](key:info-plist:NSFallDetectionUsageDescription), the app
        crashes. To count falls later, read `numberOfTimesFallen` from HealthKit, which doesn't
        require this entitlement.

        Apple Watch Series 4 and later detect falls. The API is available only on watchOS 7.2 and
        later, although the entitlement's page also names iOS and older versions.
        """,
      consequence: Consequence(
        "Without it, the app can't use `CMFallDetectionManager`.",
        from: .framework("coremotion/cmfalldetectionmanager", confidence: .high)),
      availability: [.iOS("13.0", from: .current), .watchOS("6.0", from: .current)],
      apis: [
        API(
          "CMFallDetectionManager", of: "Core Motion",
          linked: "_OBJC_CLASS_$_CMFallDetectionManager")
      ],
      approval:
        "Apple grants the entitlement [on request](https://developer.apple.com/contact/request/fall-detection-api).",
      rules: [
        .should(
          .needs(
            "info-plist:NSFallDetectionUsageDescription", when: "Where an app asks for fall data")
        ).from(.current("nsfalldetectionusagedescription")),
        .present.when(.code("the app uses `CMFallDetectionManager`", ["CMFallDetectionManager"]))
          .from(
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
        Set the delegate of `SACrashDetectionManager` right at launch. After a crash, the system
        launches the app in the background if necessary and calls
        `crashDetectionManager(_:didDetect:)`. Check `isAvailable`, because not every iPhone detects
        crashes, and request authorization: people choose which app receives the events.
        """,
      consequence: Consequence(
        "Without it, the app doesn't receive crash events.", from: .ownPage),
      availability: [.iOS("16.0", from: .current), .watchOS("10.1", from: .current)],
      default: false,
      defaultSource: .ownPage,
      apis: [
        API(
          "SACrashDetectionManager", of: "SafetyKit",
          linked: "_OBJC_CLASS_$_SACrashDetectionManager")
      ],
      approval:
        "Apple grants the entitlement [on request](https://developer.apple.com/contact/request/vehicular-crash-events/).",
      rules: [
        .present.when(.code("the app uses `SACrashDetectionManager`", ["SACrashDetectionManager"]))
          .from(.ownPage)
      ],
      example: true,
      seeAlso: ["com.apple.developer.health.fall-detection"],
      sources: [
        .ownPage, .framework("safetykit/sacrashdetectionmanager", confidence: .high),
        .framework("safetykit/sacrashdetectiondelegate", confidence: .high),
      ]),
  ]
}
