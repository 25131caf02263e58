import KeyModel

extension KeyGroup {
  /// What a research study says about the sensors that it reads.
  static var sensorKit: KeyGroup {
    KeyGroup(
      "research-sensors", "Research sensors",
      summary: "What an app for a research study tells people about the sensors that it reads.",
      availability: [.iOS("14.0", from: .current)],
      keys: studyKeys.map(\.asPurposeText) + activitySensorKeys + bodySensorKeys)
  }
}

extension KeyShape {
  /// What a study does with a sensor, and whether it can do without.
  static var sensorUsage: KeyShape {
    KeyShape("sensor-usage", keys: [sensorDescription, sensorRequirement])
  }

  /// What a study does with a sensor that it can always do without.
  static var optionalSensorUsage: KeyShape {
    KeyShape("optional-sensor-usage", keys: [sensorDescription])
  }
}

private var sensorDescription: Key {
  Key(
    "Description", .string,
    summary: "Tells people what the study does with the data of this sensor.",
    discussion: """
      The sheet for research sensors shows the text below the heading *How the study will use this
      data*, and people allow or refuse the sensor because of it. Say which question of the study the
      data answers, not just that it is needed.
      """,
    localizable: true,
    rules: [
      .should(.present).from(
        .framework("sensorkit/configuring-your-project-for-sensor-reading"))
    ],
    example: "Shows how you move during the day, to compare it with your sleep.",
    sources: [
      .current("nssensorkitusagedetail/srsensorusageambientlightsensor/description"),
      .framework("sensorkit/configuring-your-project-for-sensor-reading"),
    ])
}

private var sensorRequirement: Key {
  Key(
    "Required", .boolean,
    summary: "Says whether the study is impossible without this sensor.",
    discussion: """
      The value counts when someone refuses the sensor. With `YES` the system warns that the study
      needs it, and people either change their mind or don't enroll; Apple's page on the key says that
      the app isn't installed then. With `NO` they take part, and the app doesn't get the data.
      """,
    default: false,
    defaultSource: .current("nssensorkitusagedetail/srsensorusageambientlightsensor/required"),
    required: .optional,
    example: true,
    sources: [
      .current("nssensorkitusagedetail/srsensorusageambientlightsensor/required"),
      .framework("sensorkit/configuring-your-project-for-sensor-reading"),
    ])
}

/// The study as a whole.
private var studyKeys: [Key] {
  [
    Key(
      "NSSensorKitUsageDescription", .string,
      title: "Privacy - SensorKit Usage Description",
      summary: "Tells people what the app's research study is about.",
      discussion: """
        When the app first asks for a sensor, the system shows a sheet: this text introduces the
        study, [`NSSensorKitPrivacyPolicyURL`](key:NSSensorKitPrivacyPolicyURL) is the link below it,
        and [`NSSensorKitUsageDetail`](key:NSSensorKitUsageDetail) explains each sensor.

        Apple opens SensorKit to approved studies only: the entitlement
        `com.apple.developer.sensorkit.reader.allow` lists the sensors, and the app needs a
        provisioning profile made by hand. The framework ignores calls in
        Mac Catalyst, and in iPhone and iPad apps that run in visionOS.
        """,
      consequence: .missingUsageDescription,
      availability: [.iOS("14.0", from: .current)],
      localizable: true,
      apis: [requestOfSensors],
      approval: "Apple grants the entitlement to research studies that it has approved.",
      rules: [
        .should(
          .needs("entitlements:com.apple.developer.sensorkit.reader.allow", when: "To read sensors")
        ).from(.entitlement("com.apple.developer.sensorkit.reader.allow")),
        .present.when(.code("the app reads research sensors")).from(
          .framework("sensorkit/configuring-your-project-for-sensor-reading")),
      ],
      example: "Studies how daily light and movement affect sleep.",
      seeAlso: ["NSSensorKitUsageDetail", "NSSensorKitPrivacyPolicyURL"],
      sources: [
        .ownPage,
        .framework("sensorkit/configuring-your-project-for-sensor-reading"),
        .framework("uikit/requesting-access-to-protected-resources"),
        .framework("xcode/build-settings-reference"), .framework("sensorkit"),
        .entitlement("com.apple.developer.sensorkit.reader.allow"),
      ]),
    Key(
      "NSSensorKitPrivacyPolicyURL", .string,
      title: "Privacy - SensorKit Privacy Policy URL",
      summary: "Links to the privacy policy of the app's research study.",
      discussion: """
        The system shows the link in the sheet that asks for sensors, below
        [`NSSensorKitUsageDescription`](key:NSSensorKitUsageDescription). Write the address of a page
        on the web.
        """,
      availability: [.iOS("14.0", from: .current)],
      apis: [requestOfSensors],
      rules: [
        .should(.present.when(.present("entitlements:com.apple.developer.sensorkit.reader.allow")))
          .from(.framework("sensorkit/configuring-your-project-for-sensor-reading")),
        .present.when(.code("the app reads research sensors")).from(
          .framework("sensorkit/configuring-your-project-for-sensor-reading")),
        .should(.format(.url)).from(.ownPage),
      ],
      example: "https://study.example.com/privacy",
      seeAlso: ["NSSensorKitUsageDescription"],
      sources: [
        .ownPage,
        .framework("sensorkit/configuring-your-project-for-sensor-reading"),
        .framework("xcode/build-settings-reference"),
      ]),
    Key(
      "NSSensorKitUsageDetail", .dictionary,
      summary: "Explains, for each research sensor, what the study does with its data.",
      discussion: """
        Add a dictionary for every sensor that the app reads. People allow or refuse each one by
        itself, and can change it later in Settings, *Privacy*, *Research Sensor & Usage Data*. One
        key can serve several sensors: `SRSensorUsageMotion` is for acceleration and rotation.

        The names here are not those of the entitlement `com.apple.developer.sensorkit.reader.allow`,
        which lists the same sensors as `motion-accelerometer`, `ambient-light-sensor` and so on.
        """,
      availability: [.iOS("14.0", from: .current)],
      apis: [requestOfSensors],
      rules: [
        .should(.present.when(.present("entitlements:com.apple.developer.sensorkit.reader.allow")))
          .from(.framework("sensorkit/configuring-your-project-for-sensor-reading")),
        .present.when(.code("the app reads research sensors")).from(
          .framework("sensorkit/configuring-your-project-for-sensor-reading")),
      ],
      example: [
        "SRSensorUsageMotion": [
          "Description": "Shows how you move during the day.", "Required": true,
        ],
        "SRSensorUsagePedometer": ["Description": "Counts your steps, to see how active you are."],
      ],
      seeAlso: ["NSSensorKitUsageDescription"],
      sources: [.ownPage, .framework("sensorkit/configuring-your-project-for-sensor-reading")]),
  ]
}

private var requestOfSensors: API {
  API("SRSensorReader.requestAuthorization(sensors:completion:)", of: "SensorKit")
}
