import KeyModel

private let crashWhenAsking = Consequence(
  "The app crashes when it asks for permission.",
  from: .framework("healthkit/hkhealthstore/requestauthorization(toshare:read:completion:)"))

/// Health, falls and the home.
var healthAndHomeKeys: [Key] {
  [
    Key(
      "NSHealthShareUsageDescription", .string,
      title: "Privacy - Health Share Usage Description",
      summary: "Tells people why the app wants to read their health data.",
      discussion: """
        The name means what people share with the app. To write data, the app needs
        [`NSHealthUpdateUsageDescription`](key:NSHealthUpdateUsageDescription). On Apple Watch, the
        key belongs in the Info.plist of the watch app.
        """,
      consequence: crashWhenAsking,
      availability: [.iOS("8.0", from: .current), .visionOS("1.0", from: .current)],
      localizable: true,
      apis: [API("HKHealthStore.requestAuthorization(toShare:read:completion:)", of: "HealthKit")],
      capability: "HealthKit",
      rules: [
        .should(.needs("entitlements:com.apple.developer.healthkit", when: "To use HealthKit"))
          .from(.framework("xcode/configuring-healthkit-access", confidence: .high)),
        .present.when(.code("the app reads health data")).from(.ownPage)
          .codes("ITMS-90683"),
      ],
      example: "Shows your heart rate during a run.",
      seeAlso: [
        "NSHealthUpdateUsageDescription", "NSHealthClinicalHealthRecordsShareUsageDescription",
      ],
      sources: [
        .ownPage,
        .framework("healthkit/hkhealthstore/requestauthorization(toshare:read:completion:)"),
        .framework("healthkit/running-workout-sessions"),
        .framework("uikit/requesting-access-to-protected-resources"),
        .framework("xcode/configuring-healthkit-access", confidence: .high),
      ]),
    Key(
      "NSHealthUpdateUsageDescription", .string,
      title: "Privacy - Health Update Usage Description",
      summary: "Tells people why the app wants to save health data.",
      discussion: """
        To read data, the app needs
        [`NSHealthShareUsageDescription`](key:NSHealthShareUsageDescription).
        """,
      consequence: crashWhenAsking,
      availability: [.iOS("8.0", from: .current), .visionOS("1.0", from: .current)],
      localizable: true,
      apis: [API("HKHealthStore.requestAuthorization(toShare:read:completion:)", of: "HealthKit")],
      capability: "HealthKit",
      rules: [
        .should(.needs("entitlements:com.apple.developer.healthkit", when: "To use HealthKit"))
          .from(.framework("xcode/configuring-healthkit-access", confidence: .high)),
        .present.when(.code("the app writes health data")).from(.ownPage)
          .codes("ITMS-90683"),
      ],
      example: "Saves your runs as workouts.",
      seeAlso: ["NSHealthShareUsageDescription"],
      sources: [
        .ownPage,
        .framework("healthkit/hkhealthstore/requestauthorization(toshare:read:completion:)"),
        .framework("uikit/requesting-access-to-protected-resources"),
        .framework("xcode/configuring-healthkit-access", confidence: .high),
      ]),
    Key(
      "NSHealthClinicalHealthRecordsShareUsageDescription", .string,
      title: "Privacy - Health Records Usage Description",
      summary: "Tells people why the app wants to read their clinical records.",
      discussion: """
        Also turn on Clinical Health Records in the HealthKit capability, and add
        [`NSHealthShareUsageDescription`](key:NSHealthShareUsageDescription).
        """,
      consequence: .missingUsageDescription,
      availability: [.iOS("12.0", from: .current), .visionOS("1.0", from: .current)],
      localizable: true,
      apis: [API("HKClinicalRecord", of: "HealthKit")],
      capability: "HealthKit",
      rules: [
        .should(
          .needs(
            "entitlements:com.apple.developer.healthkit.access", when: "To read clinical records")
        ).from(.entitlement("com.apple.developer.healthkit.access")),
        .present.when(.code("the app reads clinical records")).from(
          .ownPage
        ).codes("ITMS-90683"),
        .should(.needs("NSHealthShareUsageDescription", when: "Beside this key")).from(
          .framework("healthkit/accessing-a-user-s-clinical-records")),
      ],
      example: "Shows your laboratory results over time.",
      seeAlso: [
        "NSHealthShareUsageDescription", "NSHealthRequiredReadAuthorizationTypeIdentifiers",
      ],
      sources: [
        .ownPage,
        .framework("healthkit/accessing-a-user-s-clinical-records"),
        .framework("uikit/requesting-access-to-protected-resources"),
        .entitlement("com.apple.developer.healthkit.access"),
      ]),
    Key(
      "NSHealthRequiredReadAuthorizationTypeIdentifiers", .array(of: .string),
      summary: "Lists the clinical records without which the app cannot work.",
      discussion: """
        If someone denies one of the types, the request fails with `errorRequiredAuthorizationDenied`,
        and the app doesn't learn which. List at least three types, by the raw values of
        `HKClinicalTypeIdentifier`.
        """,
      consequence: Consequence("One denied type makes the whole request fail.", from: .ownPage),
      availability: [.iOS("12.0", from: .current), .visionOS("1.0", from: .current)],
      apis: [
        API("HKClinicalTypeIdentifier", of: "HealthKit"),
        API("HKError.Code.errorRequiredAuthorizationDenied", of: "HealthKit"),
      ],
      rules: [
        .should(.withPrefix(["HKClinicalTypeIdentifier"])).from(.ownPage),
        .count(atLeast: 3).from(.ownPage),
      ],
      example: [
        "HKClinicalTypeIdentifierAllergyRecord", "HKClinicalTypeIdentifierConditionRecord",
        "HKClinicalTypeIdentifierMedicationRecord",
      ],
      seeAlso: ["NSHealthClinicalHealthRecordsShareUsageDescription"]),
    Key(
      "NSFallDetectionUsageDescription", .string,
      title: "Fall Detection Usage Description",
      summary: "Tells people why the app wants to know about falls.",
      consequence: Consequence(
        "The app crashes when it uses the class.",
        from: .framework("coremotion/cmfalldetectionmanager")),
      availability: [
        .iOS("14.2", from: .current),
        .visionOS("1.0", from: .current),
        .watchOS("7.2", from: .current),
      ],
      localizable: true,
      apis: [API("CMFallDetectionManager", of: "Core Motion")],
      rules: [
        .should(
          .needs(
            "entitlements:com.apple.developer.health.fall-detection",
            when: "To use `CMFallDetectionManager`")
        ).from(.framework("coremotion/cmfalldetectionmanager", confidence: .high)),
        .present.when(.code("the app uses `CMFallDetectionManager`")).from(
          .ownPage
        ).codes("ITMS-90683"),
      ],
      example: "Calls your carer after a fall.",
      sources: [
        .ownPage,
        .framework("coremotion/cmfalldetectionmanager"),
        .framework("uikit/requesting-access-to-protected-resources"),
      ]),
    Key(
      "NSHomeKitUsageDescription", .string,
      title: "Privacy - HomeKit Usage Description",
      summary: "Tells people why the app wants to control their home.",
      discussion: """
        The system asks when the app makes its first `HMHomeManager`.
        """,
      consequence: Consequence(
        "The app crashes when it first uses HomeKit.",
        from: .framework("homekit/enabling-homekit-in-your-app")),
      availability: [
        .iOS("8.0", from: .current),
        .visionOS("1.0", from: .current),
        .watchOS("2.0", from: .current),
      ],
      localizable: true,
      apis: [API("HMHomeManager", of: "HomeKit")],
      capability: "HomeKit",
      rules: [
        .should(.needs("entitlements:com.apple.developer.homekit", when: "To use HomeKit")).from(
          .framework("xcode/configuring-homekit-access", confidence: .high)),
        .present.when(.code("the app uses HomeKit")).from(.ownPage).codes(
          "ITMS-90683"),
      ],
      example: "Turns off the lights when you go to bed.",
      sources: [
        .ownPage, .framework("homekit/enabling-homekit-in-your-app"),
        .framework("uikit/requesting-access-to-protected-resources"),
        .framework("xcode/configuring-homekit-access", confidence: .high),
      ]),
  ]
}
