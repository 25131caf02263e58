import KeyModel

private let crashWhenAsking = Consequence(
  "Without the key, the app crashes when it asks for permission.",
  from: .framework("healthkit/hkhealthstore/requestauthorization(toshare:read:completion:)"))

/// Health, falls and the home.
var healthAndHomeKeys: [Key] {
  [
    Key(
      "NSHealthShareUsageDescription", .string,
      title: "Privacy - Health Share Usage Description",
      summary: "Tells people why the app wants to read their health data.",
      discussion: """
        “Share” means what people share with the app: the key is required for reading. To save data,
        the app also needs [`NSHealthUpdateUsageDescription`](key:NSHealthUpdateUsageDescription).
        The text appears on the sheet with all the requested types, each with a switch. The app
        never learns whether someone refused: queries then return only what the app saved itself, so
        an empty result isn't an error.

        On Apple Watch, the key belongs in the Info.plist of the watch app, or in that of its
        WatchKit extension if it has one. Turn on the HealthKit capability, too.
        """,
      consequence: crashWhenAsking,
      availability: [.iOS("8.0", from: .current), .visionOS("1.0", from: .current)],
      localizable: true,
      apis: [
        API(
          "HKHealthStore.requestAuthorization(toShare:read:completion:)", of: "HealthKit",
          linked:
            "-requestAuthorizationToShareTypes:readTypes:completion: _OBJC_CLASS_$_HKHealthStore")
      ],
      capability: "HealthKit",
      rules: [
        .should(.needs("entitlements:com.apple.developer.healthkit", when: "To use HealthKit"))
          .from(.framework("xcode/configuring-healthkit-access", confidence: .high)),
        .present.when(
          .code(
            "the app reads health data",
            ["HKHealthStore.requestAuthorization(toShare:read:completion:)"])
        ).from(.ownPage)
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
        .framework("healthkit/authorizing-access-to-health-data"),
      ]),
    Key(
      "NSHealthUpdateUsageDescription", .string,
      title: "Privacy - Health Update Usage Description",
      summary: "Tells people why the app wants to save health data.",
      discussion: """
        An app that saves samples or workouts to the Health store needs it. To read data as well,
        the app needs [`NSHealthShareUsageDescription`](key:NSHealthShareUsageDescription). The text
        appears on the sheet with all the types that
        `requestAuthorization(toShare:read:completion:)` names, each with a switch. Unlike for
        reading, the app learns the answer: `authorizationStatus(for:)` says whether it may save,
        and saving a refused type fails with `errorAuthorizationDenied`. On Apple Watch, the key
        belongs in the Info.plist of the watch app, or in that of its WatchKit extension.
        """,
      consequence: crashWhenAsking,
      availability: [.iOS("8.0", from: .current), .visionOS("1.0", from: .current)],
      localizable: true,
      apis: [
        // App Store Connect asks for both texts, even if an app only reads.
        API(
          "HKHealthStore.requestAuthorization(toShare:read:completion:)", of: "HealthKit",
          linked:
            "-requestAuthorizationToShareTypes:readTypes:completion: _OBJC_CLASS_$_HKHealthStore")
      ],
      capability: "HealthKit",
      rules: [
        .should(.needs("entitlements:com.apple.developer.healthkit", when: "To use HealthKit"))
          .from(.framework("xcode/configuring-healthkit-access", confidence: .high)),
        .present.when(
          .code(
            "the app writes health data",
            ["HKHealthStore.requestAuthorization(toShare:read:completion:)"])
        ).from(.ownPage)
          .codes("ITMS-90683"),
      ],
      example: "Saves your runs as workouts.",
      seeAlso: ["NSHealthShareUsageDescription"],
      sources: [
        .ownPage,
        .framework("healthkit/hkhealthstore/requestauthorization(toshare:read:completion:)"),
        .framework("healthkit/running-workout-sessions"),
        .framework("uikit/requesting-access-to-protected-resources"),
        .framework("xcode/configuring-healthkit-access", confidence: .high),
        .framework("healthkit/authorizing-access-to-health-data"),
      ]),
    Key(
      "NSHealthClinicalHealthRecordsShareUsageDescription", .string,
      title: "Privacy - Health Records Usage Description",
      summary: "Tells people why the app wants to read their clinical records.",
      discussion: """
        It is for lab results, medications, allergies and other records that people downloaded
        from a hospital or practice into Health. Write it beside
        [`NSHealthShareUsageDescription`](key:NSHealthShareUsageDescription), and check Clinical
        Health Records in the HealthKit capability, which adds
        [`com.apple.developer.healthkit.access`](key:entitlements:com.apple.developer.healthkit.access).
        If the app is useless without certain kinds of records, list them in
        [`NSHealthRequiredReadAuthorizationTypeIdentifiers`](key:NSHealthRequiredReadAuthorizationTypeIdentifiers).
        """,
      consequence: .missingUsageDescription,
      availability: [.iOS("12.0", from: .current), .visionOS("1.0", from: .current)],
      localizable: true,
      apis: [
        API("HKClinicalRecord", of: "HealthKit"),
        API(
          "HKObjectType.clinicalType(forIdentifier:)", of: "HealthKit",
          linked: "-clinicalTypeForIdentifier: _OBJC_CLASS_$_HKHealthStore"),
      ],
      capability: "HealthKit",
      rules: [
        .should(
          .needs(
            "entitlements:com.apple.developer.healthkit.access", when: "To read clinical records")
        ).from(.entitlement("com.apple.developer.healthkit.access")),
        .present.when(
          .code("the app reads clinical records", ["HKObjectType.clinicalType(forIdentifier:)"])
        ).from(
          .ownPage
        ).codes("ITMS-90683"),
        .should(
          .present.when(
            .contains("entitlements:com.apple.developer.healthkit.access", "health-records"))
        ).from(.ownPage),
        .should(.needs("NSHealthShareUsageDescription", when: "Beside this key")).from(
          .framework("healthkit/accessing-a-user-s-clinical-records")),
      ],
      example: "Checks your medications against your allergies and conditions.",
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
      summary: "Lists the clinical records that people must share for the app to work.",
      discussion: """
        Leave it out unless the app really can't work without these records. List at least three
        types, by the raw values of `HKClinicalTypeIdentifier`; Apple demands three to protect
        people's privacy. When authorization fails, the app doesn't learn which type was refused.
        As for all clinical records, the app needs
        [`com.apple.developer.healthkit.access`](key:entitlements:com.apple.developer.healthkit.access)
        with `health-records`. The prompt itself has the text of
        [`NSHealthClinicalHealthRecordsShareUsageDescription`](key:NSHealthClinicalHealthRecordsShareUsageDescription).
        """,
      consequence: Consequence(
        "If someone refuses one of the types, the whole request fails with `errorRequiredAuthorizationDenied`.",
        from: .ownPage),
      availability: [.iOS("12.0", from: .current), .visionOS("1.0", from: .current)],
      required: .optional,
      apis: [
        API("HKClinicalTypeIdentifier", of: "HealthKit"),
        API("HKError.Code.errorRequiredAuthorizationDenied", of: "HealthKit"),
      ],
      rules: [
        .should(.withPrefix(["HKClinicalTypeIdentifier"])).from(.ownPage),
        .count(atLeast: 3).from(.ownPage),
        .should(
          .needs("NSHealthClinicalHealthRecordsShareUsageDescription", when: "Beside this key")
        ).from(.framework("healthkit/accessing-a-user-s-clinical-records")),
        .should(.needs("NSHealthShareUsageDescription", when: "Beside this key")).from(
          .framework("healthkit/accessing-a-user-s-clinical-records")),
      ],
      example: [
        "HKClinicalTypeIdentifierAllergyRecord", "HKClinicalTypeIdentifierConditionRecord",
        "HKClinicalTypeIdentifierMedicationRecord",
      ],
      seeAlso: ["NSHealthClinicalHealthRecordsShareUsageDescription"],
      sources: [
        .ownPage, .framework("healthkit/authorizing-access-to-health-data"),
        .framework("healthkit/accessing-a-user-s-clinical-records"),
        .entitlement("com.apple.developer.healthkit.access"),
      ]),
    Key(
      "NSFallDetectionUsageDescription", .string,
      title: "Fall Detection Usage Description",
      summary: "Tells people why the app wants to know when they fall.",
      discussion: """
        It belongs in the watch app that uses `CMFallDetectionManager`, which reports falls at once.
        The class exists only on watchOS, whatever else Apple's page of the key lists, and requires
        Apple Watch Series 4 or later. The system shows the text when the app calls
        `requestAuthorization(handler:)`. Apple must also grant the entitlement
        [`com.apple.developer.health.fall-detection`](key:entitlements:com.apple.developer.health.fall-detection),
        [on request](https://developer.apple.com/contact/request/fall-detection-api).

        An app that only shows how often someone fell doesn't need this key. With
        [`NSHealthShareUsageDescription`](key:NSHealthShareUsageDescription), it reads
        `numberOfTimesFallen` from HealthKit, which can be updated late and leaves out dismissed
        falls.
        """,
      consequence: Consequence(
        "Without the key, the app crashes when it uses `CMFallDetectionManager`.",
        from: .framework("coremotion/cmfalldetectionmanager")),
      availability: [
        .iOS("14.2", from: .current),
        .visionOS("1.0", from: .current),
        .watchOS("7.2", from: .current),
      ],
      localizable: true,
      apis: [
        API(
          "CMFallDetectionManager", of: "Core Motion",
          linked: "_OBJC_CLASS_$_CMFallDetectionManager")
      ],
      bundleKinds: [.watchApp],
      rules: [
        .should(
          .needs(
            "entitlements:com.apple.developer.health.fall-detection",
            when: "To use `CMFallDetectionManager`")
        ).from(.framework("coremotion/cmfalldetectionmanager", confidence: .high)),
        .present.when(.code("the app uses `CMFallDetectionManager`", ["CMFallDetectionManager"]))
          .from(
            .ownPage
          ).codes("ITMS-90683"),
      ],
      example: "Calls your caregiver after a fall.",
      sources: [
        .ownPage,
        .framework("coremotion/cmfalldetectionmanager"),
        .framework("uikit/requesting-access-to-protected-resources"),
      ]),
    Key(
      "NSHomeKitUsageDescription", .string,
      title: "Privacy - HomeKit Usage Description",
      summary: "Tells people why the app wants to see and control their home accessories.",
      discussion: """
        It is required for every use of HomeKit. The system asks when the app creates its first
        `HMHomeManager`. Turn on the HomeKit capability, which adds the entitlement
        [`com.apple.developer.homekit`](key:entitlements:com.apple.developer.homekit). If people
        refuse, calls fail with `homeAccessNotAuthorized`; check `authorizationStatus` of the home
        manager before you show accessories. Apple's page of the key doesn't list tvOS, where
        `HMHomeManager` also exists.
        """,
      consequence: Consequence(
        "Without the key, the app crashes when it first uses HomeKit.",
        from: .framework("homekit/enabling-homekit-in-your-app")),
      availability: [
        .iOS("8.0", from: .current),
        .visionOS("1.0", from: .current),
        .watchOS("2.0", from: .current),
      ],
      localizable: true,
      apis: [API("HMHomeManager", of: "HomeKit", linked: "_OBJC_CLASS_$_HMHomeManager")],
      capability: "HomeKit",
      rules: [
        .should(.needs("entitlements:com.apple.developer.homekit", when: "To use HomeKit")).from(
          .framework("xcode/configuring-homekit-access", confidence: .high)),
        .present.when(.code("the app uses HomeKit", ["HMHomeManager"])).from(.ownPage).codes(
          "ITMS-90683"),
      ],
      example: "Turns off the lights when you go to bed.",
      sources: [
        .ownPage, .framework("homekit/enabling-homekit-in-your-app"),
        .framework("homekit/hmhomemanager"),
        .framework("uikit/requesting-access-to-protected-resources"),
        .framework("xcode/configuring-homekit-access", confidence: .high),
      ]),
  ]
}
