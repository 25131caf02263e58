import KeyModel

/// How people move and how they are.
var bodySensorKeys: [Key] {
  [
    Key(
      "NSSensorKitUsageDetail/SRSensorUsageECG", .dictionary,
      summary: "Explains why the study wants electrocardiograms.",
      discussion: """
        The entitlement `com.apple.developer.sensorkit.reader.allow` lists this sensor as `ecg`.
        """,
      availability: [.iOS("17.4", from: .current)],
      apis: [API("SRSensor.electrocardiogram", of: "SensorKit")],
      rules: [
        .should(
          .present.when(.contains("entitlements:com.apple.developer.sensorkit.reader.allow", "ecg"))
        ).from(.framework("sensorkit/configuring-your-project-for-sensor-reading")),
        .present.when(.code("the app reads `SRSensor.electrocardiogram`")).from(
          .framework("sensorkit/srsensor/electrocardiogram")),
      ],
      example: ["Description": "Looks for changes in the rhythm of your heart."],
      shape: "sensor-usage",
      sources: [.ownPage, .framework("sensorkit/srsensor/electrocardiogram")],
      notes: [catalystOfSensor]),
    Key(
      "NSSensorKitUsageDetail/SRSensorUsageElevation", .dictionary,
      summary: "Explains why the study wants the air pressure and temperature around the device.",
      discussion: """
        Apple documents no `Required` for this sensor.
        """,
      availability: [.iOS("15.4", from: .current)],
      apis: [API("SRSensor.ambientPressure", of: "SensorKit")],
      rules: [
        .should(
          .present.when(
            .contains("entitlements:com.apple.developer.sensorkit.reader.allow", "ambient-pressure")
          )
        ).from(.framework("sensorkit/configuring-your-project-for-sensor-reading")),
        .present.when(.code("the app reads `SRSensor.ambientPressure`")).from(
          .framework("sensorkit/srsensor/ambientpressure")),
      ],
      example: ["Description": "Counts the floors that you climb."],
      shape: "optional-sensor-usage",
      sources: [.ownPage, .framework("sensorkit/srsensor/ambientpressure")],
      notes: [catalystOfSensor]),
    Key(
      "NSSensorKitUsageDetail/SRSensorUsageFacialMetrics", .dictionary,
      summary: "Explains why the study wants to see facial expressions.",
      availability: [.iOS("17.0", from: .current)],
      apis: [API("SRSensor.faceMetrics", of: "SensorKit")],
      rules: [
        .present.when(.code("the app reads `SRSensor.faceMetrics`")).from(
          .framework("sensorkit/srsensor/facemetrics"))
      ],
      example: ["Description": "Compares your expressions with your mood."],
      shape: "sensor-usage",
      sources: [.ownPage, .framework("sensorkit/srsensor/facemetrics")]),
    Key(
      "NSSensorKitUsageDetail/SRSensorUsageHeartRate", .dictionary,
      summary: "Explains why the study wants the heart rate.",
      availability: [.iOS("17.0", from: .current)],
      apis: [API("SRSensor.heartRate", of: "SensorKit")],
      rules: [
        .present.when(.code("the app reads `SRSensor.heartRate`")).from(
          .framework("sensorkit/srsensor/heartrate"))
      ],
      example: ["Description": "Shows how your heart reacts to effort."],
      shape: "sensor-usage",
      sources: [.ownPage, .framework("sensorkit/srsensor/heartrate")]),
    Key(
      "NSSensorKitUsageDetail/SRSensorUsageMotion", .dictionary,
      summary: "Explains why the study wants acceleration and rotation.",
      discussion: """
        One text serves the accelerometer and the gyroscope.
        """,
      availability: [.iOS("14.0", from: .current)],
      apis: [
        API("SRSensor.accelerometer", of: "SensorKit"),
        API("SRSensor.rotationRate", of: "SensorKit"),
      ],
      rules: [
        .should(
          .present.when(
            .contains(
              "entitlements:com.apple.developer.sensorkit.reader.allow", "motion-accelerometer",
              "motion-rotation-rate"))
        ).from(.framework("sensorkit/configuring-your-project-for-sensor-reading")),
        .present.when(.code("the app reads `SRSensor.accelerometer` or `SRSensor.rotationRate`"))
          .from(
            .framework("sensorkit/srsensor/accelerometer")),
      ],
      example: ["Description": "Looks for tremor in how you move."],
      shape: "sensor-usage",
      sources: [
        .ownPage,
        .framework("sensorkit/srsensor/accelerometer"),
        .framework("sensorkit/srsensor/rotationrate"),
        .framework("sensorkit/configuring-your-project-for-sensor-reading"),
      ]),
    Key(
      "NSSensorKitUsageDetail/SRSensorUsageOdometer", .dictionary,
      summary: "Explains why the study wants speed and slope on the move.",
      availability: [.iOS("17.0", from: .current)],
      apis: [API("SRSensor.odometer", of: "SensorKit")],
      rules: [
        .present.when(.code("the app reads `SRSensor.odometer`")).from(
          .framework("sensorkit/srsensor/odometer"))
      ],
      example: ["Description": "Shows how fast you walk uphill."],
      shape: "sensor-usage",
      sources: [.ownPage, .framework("sensorkit/srsensor/odometer")]),
    Key(
      "NSSensorKitUsageDetail/SRSensorUsagePedometer", .dictionary,
      summary: "Explains why the study wants to count steps.",
      availability: [.iOS("14.0", from: .current)],
      apis: [API("SRSensor.pedometerData", of: "SensorKit")],
      rules: [
        .should(
          .present.when(
            .contains("entitlements:com.apple.developer.sensorkit.reader.allow", "pedometer"))
        ).from(.framework("sensorkit/configuring-your-project-for-sensor-reading")),
        .present.when(.code("the app reads `SRSensor.pedometerData`")).from(
          .framework("sensorkit/srsensor/pedometerdata")),
      ],
      example: ["Description": "Counts your steps, to see how active you are."],
      shape: "sensor-usage",
      sources: [.ownPage, .framework("sensorkit/srsensor/pedometerdata")]),
    Key(
      "NSSensorKitUsageDetail/SRSensorUsagePPG", .dictionary,
      summary: "Explains why the study wants optical measurements of the pulse.",
      discussion: """
        PPG is short for photoplethysmogram. The entitlement
        `com.apple.developer.sensorkit.reader.allow` lists the sensor as `ppg`.
        """,
      availability: [.iOS("17.4", from: .current)],
      apis: [API("SRSensor.photoplethysmogram", of: "SensorKit")],
      rules: [
        .should(
          .present.when(.contains("entitlements:com.apple.developer.sensorkit.reader.allow", "ppg"))
        ).from(.framework("sensorkit/configuring-your-project-for-sensor-reading")),
        .present.when(.code("the app reads `SRSensor.photoplethysmogram`")).from(
          .framework("sensorkit/srsensor/photoplethysmogram")),
      ],
      example: ["Description": "Measures your pulse while you sleep."],
      shape: "sensor-usage",
      sources: [.ownPage, .framework("sensorkit/srsensor/photoplethysmogram")],
      notes: [catalystOfSensor]),
    Key(
      "NSSensorKitUsageDetail/SRSensorUsageWristTemperature", .dictionary,
      summary: "Explains why the study wants the temperature at the wrist during sleep.",
      availability: [.iOS("17.0", from: .current)],
      apis: [API("SRSensor.wristTemperature", of: "SensorKit")],
      rules: [
        .present.when(.code("the app reads `SRSensor.wristTemperature`")).from(
          .framework("sensorkit/srsensor/wristtemperature"))
      ],
      example: ["Description": "Follows your temperature at night."],
      shape: "sensor-usage",
      sources: [.ownPage, .framework("sensorkit/srsensor/wristtemperature")]),
  ]
}

/// Pages of some sensors name Mac Catalyst, that of the dictionary around them doesn't.
let catalystOfSensor = EditorNote(
  .availability,
  [
    .init(.ownPage, "iOS and iPadOS, and Mac Catalyst with the same number."),
    .init(.current("nssensorkitusagedetail"), "iOS and iPadOS 14.0."),
    .init(.framework("sensorkit"), "The framework ignores calls in Mac Catalyst."),
  ],
  choice: "Mac Catalyst isn't listed.",
  reason: "The key has no effect there, and the pages of what it contains don't list it either.")
