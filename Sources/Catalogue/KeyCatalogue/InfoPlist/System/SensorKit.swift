import KeyModel

extension Consequence {
  /// The report is about an app that had none of the keys at first.
  fileprivate static var missingStudy: Self {
    Self(
      "Without the key, the request for sensors can fail; a developer reports error messages about missing keys.",
      from: .developerForums("655882"))
  }
}

extension KeyGroup {
  /// A research study's statements about the sensors that it reads.
  static var sensorKit: KeyGroup {
    KeyGroup(
      "research-sensors", "Research sensors",
      summary: "What an app for a research study tells people about the sensors that it reads.",
      availability: [.iOS("14.0", from: .current)],
      keys: studyKeys.map(\.asPurposeText)
        + (activitySensorKeys + bodySensorKeys).flatMap(\.withUsage))
  }
}

/// The sensors that a study can always do without: Apple documents no `Required` for them.
private let optionalSensors: Set<PropertyPath> = [
  "NSSensorKitUsageDetail/SRSensorUsageElevation",
  "NSSensorKitUsageDetail/SRSensorUsageMediaEvents",
]

extension Key {
  /// A sensor and what is inside it: what a study does with it, and whether it can do without the sensor.
  fileprivate var withUsage: [Key] {
    var sensor = self
    // A study has only the sensors that it reads.
    sensor.required = .optional
    sensor.discussion += "\n\n" + alsoForStudy
    return [sensor, sensorDescription(of: self)]
      + (optionalSensors.contains(path) ? [] : [sensorRequirement(of: self)])
  }
}

private let alsoForStudy = """
  The app also needs [`NSSensorKitUsageDescription`](key:NSSensorKitUsageDescription) and \
  [`NSSensorKitPrivacyPolicyURL`](key:NSSensorKitPrivacyPolicyURL), for the sheet in which people \
  allow or refuse the sensor.
  """

/// The text in the example of a sensor.
private func exampleText(of sensor: Key) -> PropertyListValue? {
  guard case .dictionary(let entries) = sensor.example else { return nil }
  return entries.first { $0.key == "Description" }?.value
}

private func sensorDescription(of sensor: Key) -> Key {
  Key(
    PropertyPath("\(sensor.path)/Description"), .string,
    summary: "Tells people what the study does with the data of this sensor.",
    discussion: """
      Write it for each sensor that the app asks for. The sheet in which people allow or refuse the
      sensor shows the text below the heading *How the study will use this data*. The app also needs
      [`NSSensorKitUsageDescription`](key:NSSensorKitUsageDescription),
      [`NSSensorKitPrivacyPolicyURL`](key:NSSensorKitPrivacyPolicyURL) and the entitlement
      [`com.apple.developer.sensorkit.reader.allow`](key:entitlements:com.apple.developer.sensorkit.reader.allow).
      """,
    rules: [
      .should(.present).from(
        .framework("sensorkit/configuring-your-project-for-sensor-reading"))
    ],
    example: exampleText(of: sensor),
    seeAlso: ["NSSensorKitUsageDetail"],
    sources: [
      .ownPage, .framework("sensorkit/configuring-your-project-for-sensor-reading"),
      .sdkHeaders("SensorKit, SRSensorReader.h"),
    ],
    notes: [
      EditorNote(
        .text,
        [
          .init(
            .sdkHeaders("SensorKit, SRSensorReader.h"),
            "The system looks in `InfoPlist.strings` for the description key that the app provides."
          ),
          .init(.ownPage, "Says nothing of translation."),
        ],
        choice: "The text can be translated, but it isn't known under which key.",
        reason: "Every sensor has a `Description`, so a strings file can't use that name alone.",
        isEditorial: false)
    ])
}

private func sensorRequirement(of sensor: Key) -> Key {
  Key(
    PropertyPath("\(sensor.path)/Required"), .boolean,
    summary: "Makes the sensor a condition for taking part in the study.",
    discussion: """
      Write `YES` beside `Description` if the study relies on the sensor. The system then warns
      people who refuse the sensor that the study requires it. They can change their choice or not
      enroll. If the study can do without the sensor, leave the key out. The app gets no data from a
      sensor that people refuse; `authorizationStatus` of the sensor's `SRSensorReader` has their
      answer.
      """,
    consequence: Consequence(
      "Without the key, people who refuse the sensor can still take part in the study.",
      from: .framework("sensorkit/configuring-your-project-for-sensor-reading")),
    default: false,
    defaultSource: .ownPage,
    required: .optional,
    apis: [API("SRSensorReader.authorizationStatus", of: "SensorKit")],
    example: true,
    sources: [
      .ownPage,
      .framework("sensorkit/configuring-your-project-for-sensor-reading"),
    ],
    notes: [
      EditorNote(
        .text,
        [
          .init(
            .ownPage,
            "With `true`, a refusal keeps the system from installing the app."),
          .init(
            .framework("sensorkit/configuring-your-project-for-sensor-reading"),
            "With `true`, a refusal leads to a warning, in which people reconsider or don't enroll."
          ),
        ],
        choice: "This page follows the article on configuring a project.",
        reason: "The app that asks for the sensor is already installed.",
        isEditorial: false)
    ])
}

/// The study as a whole.
private var studyKeys: [Key] {
  [
    Key(
      "NSSensorKitUsageDescription", .string,
      title: "Privacy - SensorKit Usage Description",
      summary: "Introduces the research study in the sheet that asks for sensor data.",
      discussion: """
        The first time the app asks for a sensor, the system shows a sheet. This text says what the
        study is about, [`NSSensorKitPrivacyPolicyURL`](key:NSSensorKitPrivacyPolicyURL) is the link
        below it, and [`NSSensorKitUsageDetail`](key:NSSensorKitUsageDetail) explains each sensor.
        The sheet needs all three keys.

        SensorKit is open only to studies that Apple has approved. The entitlement
        [`com.apple.developer.sensorkit.reader.allow`](key:entitlements:com.apple.developer.sensorkit.reader.allow)
        lists the sensors, and you sign the app with a manual provisioning profile. The framework
        ignores calls from Mac Catalyst apps and from iPhone and iPad apps on visionOS.
        """,
      consequence: .missingStudy,
      availability: [.iOS("14.0", from: .current)],
      localizable: true,
      apis: [requestOfSensors],
      approval:
        "Apple grants `com.apple.developer.sensorkit.reader.allow` to research studies that it has [approved](https://www.researchandcare.org/resources/accessing-sensorkit-data/).",
      rules: [
        .should(
          .needs("entitlements:com.apple.developer.sensorkit.reader.allow", when: "To read sensors")
        ).from(.entitlement("com.apple.developer.sensorkit.reader.allow")),
        .present.when(.code("the app reads research sensors", [requestOfSensors.symbol])).from(
          .framework("sensorkit/configuring-your-project-for-sensor-reading")),
      ],
      example: "Studies how daily life affects health and sleep.",
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
        Write the full address of a web page. The system shows it as a link in the sheet that asks
        for sensors, below the text of
        [`NSSensorKitUsageDescription`](key:NSSensorKitUsageDescription).
        """,
      consequence: .missingStudy,
      availability: [.iOS("14.0", from: .current)],
      apis: [requestOfSensors],
      rules: [
        .should(.present.when(.present("entitlements:com.apple.developer.sensorkit.reader.allow")))
          .from(.framework("sensorkit/configuring-your-project-for-sensor-reading")),
        .present.when(.code("the app reads research sensors", [requestOfSensors.symbol])).from(
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
      summary: "Explains, sensor by sensor, what the study does with the data.",
      discussion: """
        Add one dictionary for every sensor that the app asks for, with
        `requestAuthorization(sensors:completion:)` or, in iOS 27 and later,
        `SRAuthorizationStatus.requestAuthorization(for:)`. Each has a `Description`, which the
        sheet shows when the app first asks, and most can have `Required`. People allow or refuse
        every sensor separately, and can change their mind in Settings, *Privacy*, *Research Sensor
        & Usage Data*.

        The names differ from the values of the entitlement
        [`com.apple.developer.sensorkit.reader.allow`](key:entitlements:com.apple.developer.sensorkit.reader.allow),
        such as `motion-accelerometer` and `ambient-light-sensor`. One key can serve several
        sensors: `SRSensorUsageMotion` is for acceleration and rotation. SensorKit reports
        `invalidEntitlement` if the entitlement is missing and `noAuthorization` for a sensor that
        people refused. An app can fetch new data only after 24 hours.
        """,
      consequence: Consequence(
        "Without the key, the request for sensors can fail; a developer reports error 8197 of `SRErrorDomain`, which names `NSSensorKitUsageDetail`.",
        from: .developerForums("655882")),
      availability: [.iOS("14.0", from: .current)],
      apis: [requestOfSensors],
      rules: [
        .should(.present.when(.present("entitlements:com.apple.developer.sensorkit.reader.allow")))
          .from(.framework("sensorkit/configuring-your-project-for-sensor-reading")),
        .present.when(.code("the app reads research sensors", [requestOfSensors.symbol])).from(
          .framework("sensorkit/configuring-your-project-for-sensor-reading")),
        .should(.needs("NSSensorKitUsageDescription", when: "To ask for sensors")).from(
          .framework("sensorkit/configuring-your-project-for-sensor-reading")),
        .should(.needs("NSSensorKitPrivacyPolicyURL", when: "To ask for sensors")).from(
          .framework("sensorkit/configuring-your-project-for-sensor-reading")),
      ],
      example: [
        "SRSensorUsageMotion": [
          "Description": "Shows how you move during the day.", "Required": true,
        ],
        "SRSensorUsagePedometer": ["Description": "Counts your steps, to see how active you are."],
      ],
      seeAlso: ["NSSensorKitUsageDescription"],
      sources: [
        .ownPage, .framework("sensorkit/configuring-your-project-for-sensor-reading"),
        .framework("sensorkit/srerror/code/invalidentitlement"),
        .framework("sensorkit/srerror/code/noauthorization"),
        .framework("sensorkit/srfetchrequest"),
        .framework("sensorkit/srauthorizationstatus/requestauthorization(for:)"),
      ]),
  ]
}

private var requestOfSensors: API {
  API(
    "SRSensorReader.requestAuthorization(sensors:completion:)", of: "SensorKit",
    linked: "-requestAuthorizationForSensors:completion: _OBJC_CLASS_$_SRSensorReader")
}
