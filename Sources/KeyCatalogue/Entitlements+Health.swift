import KeyModel

private let noSubmersionData = Consequence(
  "Without it, the delegate of `CMWaterSubmersionManager` gets the error `CMErrorNotEntitled` and no data.",
  from: .framework("coremotion/accessing-submersion-data", confidence: .high))

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
      "com.apple.developer.healthkit", .boolean,
      title: "HealthKit Entitlement",
      summary: "Lets an app ask for access to the data of the Health app.",
      discussion: """
        People decide for each type of data, in a dialog with the texts of
        [`NSHealthShareUsageDescription`](key:info-plist:NSHealthShareUsageDescription) for
        reading and
        [`NSHealthUpdateUsageDescription`](key:info-plist:NSHealthUpdateUsageDescription) for
        writing. An app that uses HealthKit needs at least the text for what it does. In a watch
        app with a WatchKit extension, the extension has the entitlement.
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
      ]),
    Key(
      "com.apple.developer.healthkit.access", .array(of: .string),
      title: "HealthKit Capabilities Entitlement",
      summary: "Lists the kinds of health data for which an app needs a further permission.",
      discussion: """
        List only what the app uses: App Review can reject the rest. Clinical records also need
        the text of
        [`NSHealthClinicalHealthRecordsShareUsageDescription`](key:info-plist:NSHealthClinicalHealthRecordsShareUsageDescription),
        and a watch app can't read them.
        """,
      availability: [.iOS("8.0", from: .current), .visionOS("1.0", from: .current)],
      values: .documented([
        AllowedValue(
          "health-records",
          "Reads clinical records, which come from hospitals and laboratories in the form of FHIR.")
      ]),
      valuesSource: .ownPage,
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
      ]),
    Key(
      "com.apple.developer.healthkit.background-delivery", .boolean,
      summary: "Lets the system wake an app for new health data.",
      discussion: """
        The app calls `enableBackgroundDelivery(for:frequency:withCompletion:)` for each type
        that it observes.
        """,
      consequence: Consequence(
        "Without it, this method fails with `HKError.errorAuthorizationDenied`.",
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
      example: true,
      seeAlso: ["com.apple.developer.healthkit"],
      sources: [
        .ownPage,
        .framework(
          "healthkit/hkhealthstore/enablebackgrounddelivery(for:frequency:withcompletion:)",
          confidence: .high),
      ]),
    Key(
      "com.apple.developer.healthkit.recalibrate-estimates", .boolean,
      summary: "Lets an app restart the calculation of estimated health data.",
      discussion: """
        After an operation or an injury, earlier data would spoil an estimate such as the
        distance of the six-minute walk. The app calls
        `recalibrateEstimates(sampleType:date:completion:)` for types whose
        `allowsRecalibrationForEstimates` is true, and which it may read and share.
        """,
      consequence: Consequence(
        "Without it, this method fails with `HKError.errorAuthorizationDenied`.",
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
      example: true,
      seeAlso: ["com.apple.developer.healthkit"],
      sources: [
        .ownPage,
        .framework(
          "healthkit/hkhealthstore/recalibrateestimates(sampletype:date:completion:)",
          confidence: .high), .capabilityNames,
      ]),
    Key(
      "com.apple.developer.health.fall-detection", .boolean,
      title: "Fall Detection Notifications",
      summary: "Lets an app hear of falls that Apple Watch detects.",
      discussion: """
        The app can offer help or call for it. It also runs in the background for a fall,
        without a background mode. People are asked with the text of
        [`NSFallDetectionUsageDescription`](key:info-plist:NSFallDetectionUsageDescription).
        """,
      availability: [.iOS("13.0", from: .current), .watchOS("6.0", from: .current)],
      apis: [API("CMFallDetectionManager", of: "Core Motion")],
      approval: "Apple grants the entitlement on request.",
      rules: [
        .should(
          .needs("info-plist:NSFallDetectionUsageDescription", when: "Where an app asks for falls")
        ).from(.current("nsfalldetectionusagedescription"))
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
      ]),
    Key(
      "com.apple.developer.severe-vehicular-crash-event", .boolean,
      summary: "Lets an app hear of car crashes that the device detects.",
      availability: [.iOS("16.0", from: .current), .watchOS("10.1", from: .current)],
      default: false,
      defaultSource: .ownPage,
      apis: [API("SACrashDetectionManager", of: "SafetyKit")],
      approval: "Apple grants the entitlement on request.",
      example: true,
      seeAlso: ["com.apple.developer.health.fall-detection"]),
  ]
}

private var sensorKeys: [Key] {
  [
    Key(
      "com.apple.developer.submerged-shallow-depth-and-pressure", .boolean,
      summary: "Lets a watch app measure depth and pressure down to 6 meters.",
      discussion: """
        Anyone can add the capability Shallow Depth and Pressure. The app also needs the text of
        [`NSMotionUsageDescription`](key:info-plist:NSMotionUsageDescription), without which it
        crashes, and `underwater-depth` in
        [`WKBackgroundModes`](key:info-plist:WKBackgroundModes).
        """,
      consequence: noSubmersionData,
      availability: [.watchOS(.unknown, from: .current)],
      apis: [API("CMWaterSubmersionManager", of: "Core Motion")],
      capability: "Shallow Depth and Pressure",
      rules: [
        .should(.needs("info-plist:NSMotionUsageDescription", when: "With this entitlement")).from(
          .framework("coremotion/accessing-submersion-data", confidence: .high)),
        .should(.noneOf([true], reason: "the app needs the background mode 'underwater-depth'"))
          .when(!.has("info-plist:WKBackgroundModes", "underwater-depth")).from(
            .framework("coremotion/accessing-submersion-data", confidence: .high)),
      ],
      example: true,
      seeAlso: [
        "com.apple.developer.submerged-depth-and-pressure", "info-plist:NSMotionUsageDescription",
        "info-plist:WKBackgroundModes",
      ],
      sources: [
        .framework("coremotion/accessing-submersion-data", confidence: .high), .capabilityNames,
      ]),
    Key(
      "com.apple.developer.submerged-depth-and-pressure", .boolean,
      summary: "Lets a watch app measure depth and pressure down to 40 meters.",
      discussion: """
        Apple's article calls it the full entitlement, without its key; Core Motion itself asks
        for this one. The app also needs the text of
        [`NSMotionUsageDescription`](key:info-plist:NSMotionUsageDescription), without which it
        crashes, and `underwater-depth` in
        [`WKBackgroundModes`](key:info-plist:WKBackgroundModes).
        """,
      consequence: noSubmersionData,
      availability: [.watchOS(.unknown, from: .current)],
      apis: [API("CMWaterSubmersionManager", of: "Core Motion")],
      approval: "Apple grants the entitlement on request.",
      rules: [
        .should(.needs("info-plist:NSMotionUsageDescription", when: "With this entitlement")).from(
          .framework("coremotion/accessing-submersion-data", confidence: .high)),
        .should(.noneOf([true], reason: "the app needs the background mode 'underwater-depth'"))
          .when(!.has("info-plist:WKBackgroundModes", "underwater-depth")).from(
            .framework("coremotion/accessing-submersion-data", confidence: .high)),
      ],
      example: true,
      seeAlso: [
        "com.apple.developer.submerged-shallow-depth-and-pressure",
        "info-plist:NSMotionUsageDescription", "info-plist:WKBackgroundModes",
      ],
      sources: [.framework("coremotion/accessing-submersion-data", confidence: .high)]),
    Key(
      "com.apple.developer.sensorkit.reader.allow", .array(of: .string),
      summary: "Lists the sensors that a research study may read.",
      discussion: """
        Apple approves each study and grants the entitlement to the team that runs it. The
        Info.plist explains the study with
        [`NSSensorKitUsageDescription`](key:info-plist:NSSensorKitUsageDescription),
        [`NSSensorKitUsageDetail`](key:info-plist:NSSensorKitUsageDetail) and
        [`NSSensorKitPrivacyPolicyURL`](key:info-plist:NSSensorKitPrivacyPolicyURL).
        """,
      consequence: Consequence(
        "The system ends an app that reads a sensor without it.",
        from: .ownPage),
      availability: [.iOS("14.0", from: .current), .visionOS("1.0", from: .current)],
      values: .documented([
        AllowedValue("ambient-light-sensor", "Light around the device."),
        AllowedValue("ambient-pressure", "Pressure and temperature around the device."),
        AllowedValue("device-usage", "How people use the device."),
        AllowedValue("keyboard-metrics", "How people type."),
        AllowedValue("messages-usage", "How people use Messages."),
        AllowedValue("motion-accelerometer", "Acceleration."),
        AllowedValue("motion-rotation-rate", "Rotation."),
        AllowedValue("on-wrist", "How the watch is worn."), AllowedValue("pedometer", "Steps."),
        AllowedValue("phone-usage", "How long people are on the phone."),
        AllowedValue("speech-metrics-siri", "How people speak to Siri."),
        AllowedValue("speech-metrics-telephony", "How people speak on the phone."),
        AllowedValue("visits", "Which locations people visit often."),
      ]),
      valuesSource: .ownPage,
      apis: [API("SRSensorReader", of: "SensorKit", url: nil)],
      approval: "Apple grants the entitlement to research studies that it has approved.",
      rules: [
        .should(.needs("info-plist:NSSensorKitUsageDescription", when: "With this entitlement"))
          .from(
            .current("nssensorkitusagedescription")),
        .should(.needs("info-plist:NSSensorKitUsageDetail", when: "With this entitlement")).from(
          .current("nssensorkitusagedetail")),
        .should(.needs("info-plist:NSSensorKitPrivacyPolicyURL", when: "With this entitlement"))
          .from(.current("nssensorkitprivacypolicyurl")),
      ],
      example: ["ambient-light-sensor", "pedometer"],
      seeAlso: [
        "info-plist:NSSensorKitUsageDescription", "info-plist:NSSensorKitUsageDetail",
        "info-plist:NSSensorKitPrivacyPolicyURL",
      ],
      sources: [.ownPage, .current("nssensorkitusagedescription")]),
    Key(
      "com.apple.developer.exposure-notification", .boolean,
      summary: "Lets an app warn people of contacts with someone who was infected.",
      discussion: """
        The Info.plist has [`ENAPIVersion`](key:info-plist:ENAPIVersion) and
        [`ENDeveloperRegion`](key:info-plist:ENDeveloperRegion).
        """,
      availability: [.iOS("13.5", from: .current)],
      apis: [API("ENManager", of: "Exposure Notification", url: nil)],
      approval:
        "Apple grants the entitlement on request, with an addendum to the developer agreement.",
      rules: [
        .should(.needs("info-plist:ENAPIVersion", when: "With this entitlement")).from(.ownPage),
        .should(.needs("info-plist:ENDeveloperRegion", when: "With this entitlement")).from(
          .ownPage),
      ],
      example: true,
      seeAlso: ["info-plist:ENAPIVersion", "info-plist:ENDeveloperRegion"]),
  ]
}
