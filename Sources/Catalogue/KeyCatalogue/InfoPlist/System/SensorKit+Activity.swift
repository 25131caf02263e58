import KeyModel

/// How people use devices and apps, and what is around them.
var activitySensorKeys: [Key] {
  [
    Key(
      "NSSensorKitUsageDetail/SRSensorUsageDeviceUsage", .dictionary,
      summary: "Explains why a study wants to know when and how people use their device.",
      discussion: """
        Add it if the app reads `SRSensor.deviceUsageReport`; the entitlement
        [`com.apple.developer.sensorkit.reader.allow`](key:entitlements:com.apple.developer.sensorkit.reader.allow)
        lists that sensor as `device-usage`. Each report covers a span of time. It counts how often
        the screen woke and the device was unlocked. By category, it says how long people used apps
        and websites, and how they handled notifications.
        """,
      availability: [.iOS("14.0", from: .current)],
      apis: [
        API(
          "SRSensor.deviceUsageReport", of: "SensorKit",
          linked: "_OBJC_CLASS_$_SRSensorReader _SRSensorDeviceUsageReport")
      ],
      rules: [
        .should(
          .present.when(
            .contains("entitlements:com.apple.developer.sensorkit.reader.allow", "device-usage"))
        ).from(.framework("sensorkit/configuring-your-project-for-sensor-reading")),
        .present.when(
          .code("the app reads `SRSensor.deviceUsageReport`", ["SRSensor.deviceUsageReport"])
        ).from(
          .framework("sensorkit/srsensor/deviceusagereport")),
      ],
      example: [
        "Description":
          "Compares your screen time with how well you sleep. The study sees counts and durations only."
      ],
      sources: [
        .ownPage, .framework("sensorkit/srsensor/deviceusagereport"),
        .framework("sensorkit/srdeviceusagereport"),
        .framework("sensorkit/configuring-your-project-for-sensor-reading"),
      ]),
    Key(
      "NSSensorKitUsageDetail/SRSensorUsageKeyboardMetrics", .dictionary,
      summary: "Explains why a study wants to know how people type.",
      discussion: """
        Add it if the app reads `SRSensor.keyboardMetrics`; the entitlement
        [`com.apple.developer.sensorkit.reader.allow`](key:entitlements:com.apple.developer.sensorkit.reader.allow)
        lists that sensor as `keyboard-metrics`. Samples (`SRKeyboardMetrics`) contain numbers, not
        text: words, deletions and corrections, pauses, the speed of typing, and counts of words and
        emoji by the mood that they express.
        """,
      availability: [.iOS("14.0", from: .current)],
      apis: [
        API(
          "SRSensor.keyboardMetrics", of: "SensorKit",
          linked: "_OBJC_CLASS_$_SRSensorReader _SRSensorKeyboardMetrics")
      ],
      rules: [
        .should(
          .present.when(
            .contains("entitlements:com.apple.developer.sensorkit.reader.allow", "keyboard-metrics")
          )
        ).from(.framework("sensorkit/configuring-your-project-for-sensor-reading")),
        .present.when(
          .code("the app reads `SRSensor.keyboardMetrics`", ["SRSensor.keyboardMetrics"])
        ).from(
          .framework("sensorkit/srsensor/keyboardmetrics")),
      ],
      example: [
        "Description":
          "Compares your typing speed and rhythm with your medication plan. The study doesn't see what you write."
      ],
      sources: [
        .ownPage, .framework("sensorkit/srsensor/keyboardmetrics"),
        .framework("sensorkit/configuring-your-project-for-sensor-reading"),
        .framework("sensorkit/srkeyboardmetrics"),
      ]),
    Key(
      "NSSensorKitUsageDetail/SRSensorUsageWristDetection", .dictionary,
      summary: "Explains why a study wants to know when and how people wear their watch.",
      discussion: """
        Add it if the app reads `SRSensor.onWristState`; the entitlement
        [`com.apple.developer.sensorkit.reader.allow`](key:entitlements:com.apple.developer.sensorkit.reader.allow)
        lists that sensor as `on-wrist`. A sample says whether the watch is on the wrist, since
        when, on which wrist, and which way the Digital Crown faces.
        """,
      availability: [.iOS("14.0", from: .current)],
      apis: [
        API(
          "SRSensor.onWristState", of: "SensorKit",
          linked: "_OBJC_CLASS_$_SRSensorReader _SRSensorOnWristState")
      ],
      rules: [
        .should(
          .present.when(
            .contains("entitlements:com.apple.developer.sensorkit.reader.allow", "on-wrist"))
        ).from(.framework("sensorkit/configuring-your-project-for-sensor-reading")),
        .present.when(.code("the app reads `SRSensor.onWristState`", ["SRSensor.onWristState"]))
          .from(
            .framework("sensorkit/srsensor/onwriststate")),
      ],
      example: [
        "Description":
          "Tells days with the watch from days without it, so that gaps in your data aren't counted."
      ],
      sources: [
        .ownPage, .framework("sensorkit/srsensor/onwriststate"),
        .framework("sensorkit/configuring-your-project-for-sensor-reading"),
        .framework("sensorkit/srwristdetection"),
      ]),
    Key(
      "NSSensorKitUsageDetail/SRSensorUsageMessageUsage", .dictionary,
      summary: "Explains why a study wants to know how much people use Messages.",
      discussion: """
        Add it if the app reads `SRSensor.messagesUsageReport`; the entitlement
        [`com.apple.developer.sensorkit.reader.allow`](key:entitlements:com.apple.developer.sensorkit.reader.allow)
        lists that sensor as `messages-usage`, unlike the key, which has no *s* after *Message*. A
        report counts incoming and outgoing messages and the contacts involved over a span of
        time, without text or names.
        """,
      availability: [.iOS("14.0", from: .current)],
      apis: [
        API(
          "SRSensor.messagesUsageReport", of: "SensorKit",
          linked: "_OBJC_CLASS_$_SRSensorReader _SRSensorMessagesUsageReport")
      ],
      rules: [
        .should(
          .present.when(
            .contains("entitlements:com.apple.developer.sensorkit.reader.allow", "messages-usage"))
        ).from(.framework("sensorkit/configuring-your-project-for-sensor-reading")),
        .present.when(
          .code("the app reads `SRSensor.messagesUsageReport`", ["SRSensor.messagesUsageReport"])
        ).from(
          .framework("sensorkit/srsensor/messagesusagereport")),
      ],
      example: [
        "Description":
          "Shows how often you are in touch with others. The study sees counts, never messages or names."
      ],
      sources: [
        .ownPage, .framework("sensorkit/srsensor/messagesusagereport"),
        .framework("sensorkit/configuring-your-project-for-sensor-reading"),
        .framework("sensorkit/srmessagesusagereport"),
      ]),
    Key(
      "NSSensorKitUsageDetail/SRSensorUsagePhoneUsage", .dictionary,
      summary: "Explains why a study wants to know how much people use the phone.",
      discussion: """
        Add it if the app reads `SRSensor.phoneUsageReport`; the entitlement
        [`com.apple.developer.sensorkit.reader.allow`](key:entitlements:com.apple.developer.sensorkit.reader.allow)
        lists that sensor as `phone-usage`. A report counts incoming and outgoing calls, their
        total length and the number of different contacts over a span of time, without saying who
        they were. For how people sound during calls, see
        [`SRSensorUsageSpeechMetrics`](key:NSSensorKitUsageDetail/SRSensorUsageSpeechMetrics).
        """,
      availability: [.iOS("14.0", from: .current)],
      apis: [
        API(
          "SRSensor.phoneUsageReport", of: "SensorKit",
          linked: "_OBJC_CLASS_$_SRSensorReader _SRSensorPhoneUsageReport")
      ],
      rules: [
        .should(
          .present.when(
            .contains("entitlements:com.apple.developer.sensorkit.reader.allow", "phone-usage"))
        ).from(.framework("sensorkit/configuring-your-project-for-sensor-reading")),
        .present.when(
          .code("the app reads `SRSensor.phoneUsageReport`", ["SRSensor.phoneUsageReport"])
        ).from(
          .framework("sensorkit/srsensor/phoneusagereport")),
      ],
      example: [
        "Description":
          "Shows how much you talk with others. The study sees counts and durations, never numbers."
      ],
      sources: [
        .ownPage, .framework("sensorkit/srsensor/phoneusagereport"),
        .framework("sensorkit/srphoneusagereport"),
        .framework("sensorkit/configuring-your-project-for-sensor-reading"),
      ]),
    Key(
      "NSSensorKitUsageDetail/SRSensorUsageMediaEvents", .dictionary,
      summary: "Explains why a study wants to know which media people look at in messages.",
      discussion: """
        Add it if the app reads `SRSensor.mediaEvents`, which reports what people do with pictures
        and videos in messaging apps. A sample (`SRMediaEvent`) has the kind of event and an
        identifier of the picture or video. Apple documents no `Required` for this sensor, so write
        `Description` alone, and names no value for it in the entitlement.
        """,
      availability: [.iOS("16.4", from: .current)],
      apis: [
        API(
          "SRSensor.mediaEvents", of: "SensorKit",
          linked: "_OBJC_CLASS_$_SRSensorReader _SRSensorMediaEvents")
      ],
      rules: [
        .present.when(.code("the app reads `SRSensor.mediaEvents`", ["SRSensor.mediaEvents"])).from(
          .framework("sensorkit/srsensor/mediaevents"))
      ],
      example: ["Description": "Shows how often you look at pictures and videos that others send."],
      sources: [
        .ownPage, .framework("sensorkit/srsensor/mediaevents"),
        .framework("sensorkit/configuring-your-project-for-sensor-reading"),
        .framework("sensorkit/srmediaevent"),
      ],
      notes: [catalystOfSensor]),
    Key(
      "NSSensorKitUsageDetail/SRSensorUsageSpeechMetrics", .dictionary,
      summary: "Explains why a study wants to analyze how people speak.",
      discussion: """
        One text covers two sensors: `SRSensor.siriSpeechMetrics`, for requests to Siri, and
        `SRSensor.telephonySpeechMetrics`, for phone calls. The entitlement
        [`com.apple.developer.sensorkit.reader.allow`](key:entitlements:com.apple.developer.sensorkit.reader.allow)
        lists them separately, as `speech-metrics-siri` and `speech-metrics-telephony`. Samples
        (`SRSpeechMetrics`) describe the voice and its timing, and estimate mood and confidence.
        They contain no sound. Those of requests to Siri contain no words either.
        """,
      availability: [.iOS("15.0", from: .current)],
      apis: [
        API(
          "SRSensor.siriSpeechMetrics", of: "SensorKit",
          linked: "_OBJC_CLASS_$_SRSensorReader _SRSensorSiriSpeechMetrics"),
        API(
          "SRSensor.telephonySpeechMetrics", of: "SensorKit",
          linked: "_OBJC_CLASS_$_SRSensorReader _SRSensorTelephonySpeechMetrics"),
      ],
      rules: [
        .should(
          .present.when(
            .contains(
              "entitlements:com.apple.developer.sensorkit.reader.allow", "speech-metrics-siri",
              "speech-metrics-telephony"))
        ).from(.framework("sensorkit/srsensor/sirispeechmetrics")),
        .present.when(
          .code(
            "the app reads `SRSensor.siriSpeechMetrics` or `SRSensor.telephonySpeechMetrics`",
            ["SRSensor.siriSpeechMetrics", "SRSensor.telephonySpeechMetrics"])
        ).from(.framework("sensorkit/srsensor/sirispeechmetrics")),
      ],
      example: [
        "Description":
          "Looks for changes in the speed and pitch of your voice during calls. No recordings leave your phone."
      ],
      sources: [
        .ownPage, .framework("sensorkit/srsensor/sirispeechmetrics"),
        .framework("sensorkit/srsensor/telephonyspeechmetrics"),
        .framework("sensorkit/configuring-your-project-for-sensor-reading"),
        .framework("sensorkit/srspeechmetrics"), .framework("sensorkit/srspeechexpression"),
        .entitlement("com.apple.developer.sensorkit.reader.allow"),
      ]),
    Key(
      "NSSensorKitUsageDetail/SRSensorUsageVisits", .dictionary,
      summary: "Explains why a study wants to know which places people go to regularly.",
      discussion: """
        Add it if the app reads `SRSensor.visits`; the entitlement
        [`com.apple.developer.sensorkit.reader.allow`](key:entitlements:com.apple.developer.sensorkit.reader.allow)
        lists that sensor as `visits`. A sample (`SRVisit`) has an identifier that stands for the
        place, spans of time for arrival and departure, the kind of place and its distance from
        home. It has neither coordinates nor an address. To read the location itself, an app needs
        other keys, such as
        [`NSLocationWhenInUseUsageDescription`](key:NSLocationWhenInUseUsageDescription).
        """,
      availability: [.iOS("14.0", from: .current)],
      apis: [
        API(
          "SRSensor.visits", of: "SensorKit", linked: "_OBJC_CLASS_$_SRSensorReader _SRSensorVisits"
        )
      ],
      rules: [
        .should(
          .present.when(
            .contains("entitlements:com.apple.developer.sensorkit.reader.allow", "visits"))
        ).from(.framework("sensorkit/configuring-your-project-for-sensor-reading")),
        .present.when(.code("the app reads `SRSensor.visits`", ["SRSensor.visits"])).from(
          .framework("sensorkit/srsensor/visits")),
      ],
      example: [
        "Description":
          "Shows how much time you spend away from home. The study never learns where you are."
      ],
      sources: [
        .ownPage, .framework("sensorkit/srsensor/visits"),
        .framework("sensorkit/configuring-your-project-for-sensor-reading"),
        .framework("sensorkit/srvisit"),
      ]),
    Key(
      "NSSensorKitUsageDetail/SRSensorUsageAmbientLightSensor", .dictionary,
      summary: "Explains why a study wants to measure the light around people.",
      discussion: """
        Add it if the app reads `SRSensor.ambientLightSensor`; the entitlement
        [`com.apple.developer.sensorkit.reader.allow`](key:entitlements:com.apple.developer.sensorkit.reader.allow)
        lists that sensor as `ambient-light-sensor`. A sample (`SRAmbientLightSample`) has the
        brightness in lux, the color of the light and the direction it comes from.
        """,
      availability: [.iOS("14.0", from: .current)],
      apis: [
        API(
          "SRSensor.ambientLightSensor", of: "SensorKit",
          linked: "_OBJC_CLASS_$_SRSensorReader _SRSensorAmbientLightSensor")
      ],
      rules: [
        .should(
          .present.when(
            .contains(
              "entitlements:com.apple.developer.sensorkit.reader.allow", "ambient-light-sensor"))
        ).from(.framework("sensorkit/configuring-your-project-for-sensor-reading")),
        .present.when(
          .code("the app reads `SRSensor.ambientLightSensor`", ["SRSensor.ambientLightSensor"])
        ).from(
          .framework("sensorkit/srsensor/ambientlightsensor")),
      ],
      example: [
        "Description": "Measures how much daylight you get, to compare it with your sleep."
      ],
      sources: [
        .ownPage, .framework("sensorkit/srsensor/ambientlightsensor"),
        .framework("sensorkit/configuring-your-project-for-sensor-reading"),
        .framework("sensorkit/srambientlightsample"),
      ]),
  ]
}
