import KeyModel

/// How people use devices and apps, and what is around them.
var activitySensorKeys: [Key] {
  [
    Key(
      "NSSensorKitUsageDetail/SRSensorUsageDeviceUsage", .dictionary,
      summary: "Explains why the study wants to know when and how the device is used.",
      discussion: """
        Reports count unlocks and how long they last, and the use of apps, notifications and websites
        by category.
        """,
      availability: [.iOS("14.0", from: .current)],
      apis: [API("SRSensor.deviceUsageReport", of: "SensorKit")],
      rules: [
        .should(
          .present.when(
            .contains("entitlements:com.apple.developer.sensorkit.reader.allow", "device-usage"))
        ).from(.framework("sensorkit/configuring-your-project-for-sensor-reading")),
        .present.when(.code("the app reads `SRSensor.deviceUsageReport`")).from(
          .framework("sensorkit/srsensor/deviceusagereport")),
      ],
      example: ["Description": "Relates the time at the screen to how well you sleep."],
      shape: "sensor-usage",
      sources: [
        .ownPage,
        .framework("sensorkit/srsensor/deviceusagereport"),
        .framework("sensorkit/srdeviceusagereport"),
      ]),
    Key(
      "NSSensorKitUsageDetail/SRSensorUsageKeyboardMetrics", .dictionary,
      summary: "Explains why the study wants to know how people type.",
      availability: [.iOS("14.0", from: .current)],
      apis: [API("SRSensor.keyboardMetrics", of: "SensorKit")],
      rules: [
        .should(
          .present.when(
            .contains("entitlements:com.apple.developer.sensorkit.reader.allow", "keyboard-metrics")
          )
        ).from(.framework("sensorkit/configuring-your-project-for-sensor-reading")),
        .present.when(.code("the app reads `SRSensor.keyboardMetrics`")).from(
          .framework("sensorkit/srsensor/keyboardmetrics")),
      ],
      example: ["Description": "Looks for changes in how fast you type."],
      shape: "sensor-usage",
      sources: [.ownPage, .framework("sensorkit/srsensor/keyboardmetrics")]),
    Key(
      "NSSensorKitUsageDetail/SRSensorUsageWristDetection", .dictionary,
      summary: "Explains why the study wants to know how people wear their watch.",
      availability: [.iOS("14.0", from: .current)],
      apis: [API("SRSensor.onWristState", of: "SensorKit")],
      rules: [
        .should(
          .present.when(
            .contains("entitlements:com.apple.developer.sensorkit.reader.allow", "on-wrist"))
        ).from(.framework("sensorkit/configuring-your-project-for-sensor-reading")),
        .present.when(.code("the app reads `SRSensor.onWristState`")).from(
          .framework("sensorkit/srsensor/onwriststate")),
      ],
      example: ["Description": "Tells apart days with and without the watch."],
      shape: "sensor-usage",
      sources: [.ownPage, .framework("sensorkit/srsensor/onwriststate")]),
    Key(
      "NSSensorKitUsageDetail/SRSensorUsageMessageUsage", .dictionary,
      summary: "Explains why the study wants to know how much people use Messages.",
      availability: [.iOS("14.0", from: .current)],
      apis: [API("SRSensor.messagesUsageReport", of: "SensorKit")],
      rules: [
        .should(
          .present.when(
            .contains("entitlements:com.apple.developer.sensorkit.reader.allow", "messages-usage"))
        ).from(.framework("sensorkit/configuring-your-project-for-sensor-reading")),
        .present.when(.code("the app reads `SRSensor.messagesUsageReport`")).from(
          .framework("sensorkit/srsensor/messagesusagereport")),
      ],
      example: ["Description": "Shows how often you are in touch with others."],
      shape: "sensor-usage",
      sources: [.ownPage, .framework("sensorkit/srsensor/messagesusagereport")]),
    Key(
      "NSSensorKitUsageDetail/SRSensorUsagePhoneUsage", .dictionary,
      summary: "Explains why the study wants to know how much people are on the phone.",
      discussion: """
        Reports count calls, their length and how many people were called, without saying who.
        """,
      availability: [.iOS("14.0", from: .current)],
      apis: [API("SRSensor.phoneUsageReport", of: "SensorKit")],
      rules: [
        .should(
          .present.when(
            .contains("entitlements:com.apple.developer.sensorkit.reader.allow", "phone-usage"))
        ).from(.framework("sensorkit/configuring-your-project-for-sensor-reading")),
        .present.when(.code("the app reads `SRSensor.phoneUsageReport`")).from(
          .framework("sensorkit/srsensor/phoneusagereport")),
      ],
      example: ["Description": "Shows how much you talk with others."],
      shape: "sensor-usage",
      sources: [
        .ownPage,
        .framework("sensorkit/srsensor/phoneusagereport"),
        .framework("sensorkit/srphoneusagereport"),
      ]),
    Key(
      "NSSensorKitUsageDetail/SRSensorUsageMediaEvents", .dictionary,
      summary: "Explains why the study wants to know which pictures people open in messages.",
      discussion: """
        It is about pictures and videos in messaging apps. Apple documents no `Required` for this
        sensor.
        """,
      availability: [.iOS("16.4", from: .current)],
      apis: [API("SRSensor.mediaEvents", of: "SensorKit")],
      rules: [
        .present.when(.code("the app reads `SRSensor.mediaEvents`")).from(
          .framework("sensorkit/srsensor/mediaevents"))
      ],
      example: ["Description": "Shows how often you look at pictures that others send."],
      shape: "optional-sensor-usage",
      sources: [.ownPage, .framework("sensorkit/srsensor/mediaevents")],
      notes: [catalystOfSensor]),
    Key(
      "NSSensorKitUsageDetail/SRSensorUsageSpeechMetrics", .dictionary,
      summary: "Explains why the study wants to analyze how people speak.",
      discussion: """
        Samples describe the voice and its timing, without sound; those of Siri are without words too.
        """,
      availability: [.iOS("15.0", from: .current)],
      apis: [
        API("SRSensor.siriSpeechMetrics", of: "SensorKit"),
        API("SRSensor.telephonySpeechMetrics", of: "SensorKit"),
      ],
      rules: [
        .should(
          .present.when(
            .contains(
              "entitlements:com.apple.developer.sensorkit.reader.allow", "speech-metrics-siri",
              "speech-metrics-telephony"))
        ).from(.framework("sensorkit/configuring-your-project-for-sensor-reading")),
        .present.when(
          .code("the app reads `SRSensor.siriSpeechMetrics` or `SRSensor.telephonySpeechMetrics`")
        ).from(.framework("sensorkit/srsensor/sirispeechmetrics")),
      ],
      example: ["Description": "Looks for changes in how fast you speak."],
      shape: "sensor-usage",
      sources: [
        .ownPage,
        .framework("sensorkit/srsensor/sirispeechmetrics"),
        .framework("sensorkit/srsensor/telephonyspeechmetrics"),
      ]),
    Key(
      "NSSensorKitUsageDetail/SRSensorUsageVisits", .dictionary,
      summary: "Explains why the study wants to know which locations people visit often.",
      availability: [.iOS("14.0", from: .current)],
      apis: [API("SRSensor.visits", of: "SensorKit")],
      rules: [
        .should(
          .present.when(
            .contains("entitlements:com.apple.developer.sensorkit.reader.allow", "visits"))
        ).from(.framework("sensorkit/configuring-your-project-for-sensor-reading")),
        .present.when(.code("the app reads `SRSensor.visits`")).from(
          .framework("sensorkit/srsensor/visits")),
      ],
      example: ["Description": "Shows how much time you spend away from home."],
      shape: "sensor-usage",
      sources: [.ownPage, .framework("sensorkit/srsensor/visits")]),
    Key(
      "NSSensorKitUsageDetail/SRSensorUsageAmbientLightSensor", .dictionary,
      summary: "Explains why the study wants the light around the device.",
      availability: [.iOS("14.0", from: .current)],
      apis: [API("SRSensor.ambientLightSensor", of: "SensorKit")],
      rules: [
        .should(
          .present.when(
            .contains(
              "entitlements:com.apple.developer.sensorkit.reader.allow", "ambient-light-sensor"))
        ).from(.framework("sensorkit/configuring-your-project-for-sensor-reading")),
        .present.when(.code("the app reads `SRSensor.ambientLightSensor`")).from(
          .framework("sensorkit/srsensor/ambientlightsensor")),
      ],
      example: ["Description": "Measures how much daylight you get."],
      shape: "sensor-usage",
      sources: [.ownPage, .framework("sensorkit/srsensor/ambientlightsensor")]),
  ]
}
