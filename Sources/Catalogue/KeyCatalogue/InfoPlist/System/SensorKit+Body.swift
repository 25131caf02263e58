import KeyModel

/// How people move and how they are.
var bodySensorKeys: [Key] {
  [
    Key(
      "NSSensorKitUsageDetail/SRSensorUsageECG", .dictionary,
      summary: "Explains why a study wants electrocardiogram readings.",
      discussion: """
        Add it if the app reads `SRSensor.electrocardiogram`; the entitlement
        [`com.apple.developer.sensorkit.reader.allow`](key:entitlements:com.apple.developer.sensorkit.reader.allow)
        must list the sensor as `ecg`. The samples are arrays of `SRElectrocardiogramSample`, and
        each belongs to a session. An app that reads electrocardiograms from Health with HealthKit
        needs [`NSHealthShareUsageDescription`](key:NSHealthShareUsageDescription) instead.
        """,
      availability: [.iOS("17.4", from: .current)],
      apis: [
        API(
          "SRSensor.electrocardiogram", of: "SensorKit",
          linked: "_OBJC_CLASS_$_SRSensorReader _SRSensorElectrocardiogram")
      ],
      rules: [
        .should(
          .present.when(.contains("entitlements:com.apple.developer.sensorkit.reader.allow", "ecg"))
        ).from(.framework("sensorkit/srsensor/electrocardiogram")),
        .present.when(
          .code("the app reads `SRSensor.electrocardiogram`", ["SRSensor.electrocardiogram"])
        ).from(
          .framework("sensorkit/srsensor/electrocardiogram")),
      ],
      example: ["Description": "Looks for changes in the rhythm of your heart."],
      sources: [
        .ownPage, .framework("sensorkit/srsensor/electrocardiogram"),
        .framework("sensorkit/configuring-your-project-for-sensor-reading"),
        .framework("sensorkit/srelectrocardiogramsession"),
      ],
      notes: [catalystOfSensor]),
    Key(
      "NSSensorKitUsageDetail/SRSensorUsageElevation", .dictionary,
      summary:
        "Explains why a study wants to measure air pressure and temperature around the device.",
      discussion: """
        Add it if the app reads `SRSensor.ambientPressure`. The names differ: the key speaks of
        elevation, the sensor of pressure, and the entitlement
        [`com.apple.developer.sensorkit.reader.allow`](key:entitlements:com.apple.developer.sensorkit.reader.allow)
        lists it as `ambient-pressure`. Samples are arrays of `CMRecordedPressureData`, with
        pressure and temperature, from which a study can work out changes in height. Apple
        documents no `Required` for this sensor, so write `Description` alone.
        """,
      availability: [.iOS("15.4", from: .current)],
      apis: [
        API(
          "SRSensor.ambientPressure", of: "SensorKit",
          linked: "_OBJC_CLASS_$_SRSensorReader _SRSensorAmbientPressure")
      ],
      rules: [
        .should(
          .present.when(
            .contains("entitlements:com.apple.developer.sensorkit.reader.allow", "ambient-pressure")
          )
        ).from(.framework("sensorkit/srsensor/ambientpressure")),
        .present.when(
          .code("the app reads `SRSensor.ambientPressure`", ["SRSensor.ambientPressure"])
        ).from(
          .framework("sensorkit/srsensor/ambientpressure")),
      ],
      example: ["Description": "Counts the floors that you climb."],
      sources: [
        .ownPage, .framework("sensorkit/srsensor/ambientpressure"),
        .framework("sensorkit/configuring-your-project-for-sensor-reading"),
        .framework("coremotion/cmrecordedpressuredata"),
        .entitlement("com.apple.developer.sensorkit.reader.allow"),
      ],
      notes: [catalystOfSensor]),
    Key(
      "NSSensorKitUsageDetail/SRSensorUsageFacialMetrics", .dictionary,
      summary: "Explains why a study wants to analyze facial expressions.",
      discussion: """
        Add it if the app reads `SRSensor.faceMetrics`. A sample (`SRFaceMetrics`) names the
        expressions that the system found in the whole face and in parts of it, and has a face
        anchor of ARKit. Apple's reference names no value for this sensor in the entitlement
        [`com.apple.developer.sensorkit.reader.allow`](key:entitlements:com.apple.developer.sensorkit.reader.allow).
        """,
      availability: [.iOS("17.0", from: .current)],
      apis: [
        API(
          "SRSensor.faceMetrics", of: "SensorKit",
          linked: "_OBJC_CLASS_$_SRSensorReader _SRSensorFaceMetrics")
      ],
      rules: [
        .present.when(.code("the app reads `SRSensor.faceMetrics`", ["SRSensor.faceMetrics"])).from(
          .framework("sensorkit/srsensor/facemetrics"))
      ],
      example: [
        "Description":
          "Compares your expressions with how you say you feel. No pictures of you are stored."
      ],
      sources: [
        .ownPage, .framework("sensorkit/srsensor/facemetrics"),
        .framework("sensorkit/configuring-your-project-for-sensor-reading"),
        .framework("sensorkit/srfacemetrics"),
      ]),
    Key(
      "NSSensorKitUsageDetail/SRSensorUsageHeartRate", .dictionary,
      summary: "Explains why a study wants the heart rate.",
      discussion: """
        Add it if the app reads `SRSensor.heartRate`, whose samples are
        `CMHighFrequencyHeartRateData` of Core Motion. An app that needs only the values in Health
        reads them with HealthKit and
        [`NSHealthShareUsageDescription`](key:NSHealthShareUsageDescription), and needs no
        approval as a study. Apple's reference names no value for this sensor in the entitlement
        [`com.apple.developer.sensorkit.reader.allow`](key:entitlements:com.apple.developer.sensorkit.reader.allow).
        """,
      availability: [.iOS("17.0", from: .current)],
      apis: [
        API(
          "SRSensor.heartRate", of: "SensorKit",
          linked: "_OBJC_CLASS_$_SRSensorReader _SRSensorHeartRate")
      ],
      rules: [
        .present.when(.code("the app reads `SRSensor.heartRate`", ["SRSensor.heartRate"])).from(
          .framework("sensorkit/srsensor/heartrate"))
      ],
      example: ["Description": "Shows how your heart reacts to effort."],
      sources: [
        .ownPage, .framework("sensorkit/srsensor/heartrate"),
        .framework("sensorkit/configuring-your-project-for-sensor-reading"),
      ]),
    Key(
      "NSSensorKitUsageDetail/SRSensorUsageMotion", .dictionary,
      summary: "Explains why a study wants to measure acceleration and rotation.",
      discussion: """
        One text covers two sensors, `SRSensor.accelerometer` and `SRSensor.rotationRate`. The
        entitlement
        [`com.apple.developer.sensorkit.reader.allow`](key:entitlements:com.apple.developer.sensorkit.reader.allow)
        lists them separately, as `motion-accelerometer` and `motion-rotation-rate`; the Info.plist
        has no separate keys for them. For steps there is
        [`SRSensorUsagePedometer`](key:NSSensorKitUsageDetail/SRSensorUsagePedometer), and apps that
        aren't part of a study use [`NSMotionUsageDescription`](key:NSMotionUsageDescription).
        """,
      availability: [.iOS("14.0", from: .current)],
      apis: [
        API(
          "SRSensor.accelerometer", of: "SensorKit",
          linked: "_OBJC_CLASS_$_SRSensorReader _SRSensorAccelerometer"),
        API(
          "SRSensor.rotationRate", of: "SensorKit",
          linked: "_OBJC_CLASS_$_SRSensorReader _SRSensorRotationRate"),
      ],
      rules: [
        .should(
          .present.when(
            .contains(
              "entitlements:com.apple.developer.sensorkit.reader.allow", "motion-accelerometer",
              "motion-rotation-rate"))
        ).from(.framework("sensorkit/configuring-your-project-for-sensor-reading")),
        .present.when(
          .code(
            "the app reads `SRSensor.accelerometer` or `SRSensor.rotationRate`",
            ["SRSensor.accelerometer", "SRSensor.rotationRate"])
        )
        .from(
          .framework("sensorkit/srsensor/accelerometer")),
      ],
      example: ["Description": "Looks for tremor in how you move your hand."],
      sources: [
        .ownPage, .framework("sensorkit/srsensor/accelerometer"),
        .framework("sensorkit/srsensor/rotationrate"),
        .framework("sensorkit/configuring-your-project-for-sensor-reading"),
      ]),
    Key(
      "NSSensorKitUsageDetail/SRSensorUsageOdometer", .dictionary,
      summary: "Explains why a study wants to measure speed and slope while people move.",
      discussion: """
        Add it if the app reads `SRSensor.odometer`, whose samples are `CMOdometerData` of Core
        Motion: speed, slope, and the change in distance and altitude since the last location, but
        not the location. Apple's reference names no value for this sensor in the entitlement
        [`com.apple.developer.sensorkit.reader.allow`](key:entitlements:com.apple.developer.sensorkit.reader.allow).
        """,
      availability: [.iOS("17.0", from: .current)],
      apis: [
        API(
          "SRSensor.odometer", of: "SensorKit",
          linked: "_OBJC_CLASS_$_SRSensorReader _SRSensorOdometer")
      ],
      rules: [
        .present.when(.code("the app reads `SRSensor.odometer`", ["SRSensor.odometer"])).from(
          .framework("sensorkit/srsensor/odometer"))
      ],
      example: ["Description": "Shows how fast you walk uphill."],
      sources: [
        .ownPage, .framework("sensorkit/srsensor/odometer"),
        .framework("sensorkit/configuring-your-project-for-sensor-reading"),
        .framework("coremotion/cmodometerdata"),
      ]),
    Key(
      "NSSensorKitUsageDetail/SRSensorUsagePedometer", .dictionary,
      summary: "Explains why a study wants to count steps.",
      discussion: """
        Add it if the app reads `SRSensor.pedometerData`; the entitlement
        [`com.apple.developer.sensorkit.reader.allow`](key:entitlements:com.apple.developer.sensorkit.reader.allow)
        lists that sensor as `pedometer`. The samples are `CMPedometerData`. An app that isn't
        part of an approved study gets the same class from `CMPedometer`, with
        [`NSMotionUsageDescription`](key:NSMotionUsageDescription).
        """,
      availability: [.iOS("14.0", from: .current)],
      apis: [
        API(
          "SRSensor.pedometerData", of: "SensorKit",
          linked: "_OBJC_CLASS_$_SRSensorReader _SRSensorPedometerData")
      ],
      rules: [
        .should(
          .present.when(
            .contains("entitlements:com.apple.developer.sensorkit.reader.allow", "pedometer"))
        ).from(.framework("sensorkit/configuring-your-project-for-sensor-reading")),
        .present.when(.code("the app reads `SRSensor.pedometerData`", ["SRSensor.pedometerData"]))
          .from(
            .framework("sensorkit/srsensor/pedometerdata")),
      ],
      example: ["Description": "Counts your steps, to see how active you are."],
      sources: [
        .ownPage, .framework("sensorkit/srsensor/pedometerdata"),
        .framework("sensorkit/configuring-your-project-for-sensor-reading"),
      ]),
    Key(
      "NSSensorKitUsageDetail/SRSensorUsagePPG", .dictionary,
      summary: "Explains why a study wants optical readings of the pulse.",
      discussion: """
        PPG is short for photoplethysmogram, a reading of blood flow with light. Add the key if
        the app reads `SRSensor.photoplethysmogram`; the entitlement
        [`com.apple.developer.sensorkit.reader.allow`](key:entitlements:com.apple.developer.sensorkit.reader.allow)
        must list the sensor as `ppg`. A sample (`SRPhotoplethysmogramSample`) also says what the
        reading was for, such as a blood oxygen measurement that someone started or one that the
        system made in the background.
        """,
      availability: [.iOS("17.4", from: .current)],
      apis: [
        API(
          "SRSensor.photoplethysmogram", of: "SensorKit",
          linked: "_OBJC_CLASS_$_SRSensorReader _SRSensorPhotoplethysmogram")
      ],
      rules: [
        .should(
          .present.when(.contains("entitlements:com.apple.developer.sensorkit.reader.allow", "ppg"))
        ).from(.framework("sensorkit/srsensor/photoplethysmogram")),
        .present.when(
          .code("the app reads `SRSensor.photoplethysmogram`", ["SRSensor.photoplethysmogram"])
        ).from(
          .framework("sensorkit/srsensor/photoplethysmogram")),
      ],
      example: ["Description": "Measures your pulse while you sleep."],
      sources: [
        .ownPage, .framework("sensorkit/srsensor/photoplethysmogram"),
        .framework("sensorkit/configuring-your-project-for-sensor-reading"),
        .framework("sensorkit/srphotoplethysmogramsample"),
      ],
      notes: [catalystOfSensor]),
    Key(
      "NSSensorKitUsageDetail/SRSensorUsageWristTemperature", .dictionary,
      summary: "Explains why a study wants the temperature of the wrist during sleep.",
      discussion: """
        Add it if the app reads `SRSensor.wristTemperature`, which measures while people sleep. A
        measurement (`SRWristTemperature`) has the value in degrees Celsius, and the conditions that
        affect its accuracy; an `SRWristTemperatureSession` has the measurements of a span of time.
        Apple's reference names no value for this sensor in the entitlement
        [`com.apple.developer.sensorkit.reader.allow`](key:entitlements:com.apple.developer.sensorkit.reader.allow).
        """,
      availability: [.iOS("17.0", from: .current)],
      apis: [
        API(
          "SRSensor.wristTemperature", of: "SensorKit",
          linked: "_OBJC_CLASS_$_SRSensorReader _SRSensorWristTemperature")
      ],
      rules: [
        .present.when(
          .code("the app reads `SRSensor.wristTemperature`", ["SRSensor.wristTemperature"])
        ).from(
          .framework("sensorkit/srsensor/wristtemperature"))
      ],
      example: [
        "Description": "Tracks the temperature of your wrist at night, to compare your nights."
      ],
      sources: [
        .ownPage, .framework("sensorkit/srsensor/wristtemperature"),
        .framework("sensorkit/configuring-your-project-for-sensor-reading"),
        .framework("sensorkit/srwristtemperature"),
        .framework("sensorkit/srwristtemperaturesession"),
      ]),
  ]
}

/// The pages of some sensors name Mac Catalyst; the page of the dictionary around them doesn't.
let catalystOfSensor = EditorNote(
  .availability,
  [
    .init(.ownPage, "iOS and iPadOS, and Mac Catalyst with the same number."),
    .init(.current("nssensorkitusagedetail"), "iOS and iPadOS 14.0."),
    .init(.framework("sensorkit"), "The framework ignores calls in Mac Catalyst."),
  ],
  choice: "Mac Catalyst isn't listed.",
  reason: "The key has no effect there, and the pages of the keys inside don't list it either.")
