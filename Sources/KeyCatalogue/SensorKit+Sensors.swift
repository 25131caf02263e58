import KeyModel

/// A dictionary for each sensor.
var sensorKeys: [Key] {
  [
    sensor(
      "DeviceUsage", "Explains why the study wants to know when and how the device is used.",
      """
      Reports count unlocks and how long they last, and the use of apps, notifications and websites
      by category.
      """,
      read: ["deviceUsageReport"], citing: [.framework("sensorkit/srdeviceusagereport")],
      example: "Relates the time at the screen to how well you sleep."),
    sensor(
      "KeyboardMetrics", "Explains why the study wants to know how people type.",
      read: ["keyboardMetrics"], example: "Looks for changes in how fast you type."),
    sensor(
      "WristDetection", "Explains why the study wants to know how people wear their watch.",
      read: ["onWristState"], example: "Tells apart days with and without the watch."),
    sensor(
      "MessageUsage", "Explains why the study wants to know how much people use Messages.",
      read: ["messagesUsageReport"], example: "Shows how often you are in touch with others."),
    sensor(
      "PhoneUsage", "Explains why the study wants to know how much people are on the phone.",
      """
      Reports count calls, their length and how many people were called, without saying who.
      """,
      read: ["phoneUsageReport"], citing: [.framework("sensorkit/srphoneusagereport")],
      example: "Shows how much you talk with others."),
    sensor(
      "ECG", "Explains why the study wants electrocardiograms.",
      """
      The entitlement `com.apple.developer.sensorkit.reader.allow` lists this sensor as `ecg`.
      """,
      since: "17.4", catalyst: true, read: ["electrocardiogram"],
      example: "Looks for changes in the rhythm of your heart."),
    sensor(
      "Elevation", "Explains why the study wants the air pressure around the device.",
      """
      Apple documents no `Required` for this sensor.
      """,
      since: "15.4", catalyst: true, read: ["ambientPressure"], shape: "optional-sensor-usage",
      example: "Counts the floors that you climb."),
    sensor(
      "FacialMetrics", "Explains why the study wants to see facial expressions.",
      since: "17.0", read: ["faceMetrics"], example: "Compares your expressions with your mood."),
    sensor(
      "HeartRate", "Explains why the study wants the heart rate.",
      since: "17.0", read: ["heartRate"], example: "Shows how your heart reacts to effort."),
    sensor(
      "MediaEvents", "Explains why the study wants to know which pictures people open in messages.",
      """
      It is about pictures and videos in messaging apps. Apple documents no `Required` for this
      sensor.
      """,
      since: "16.4", catalyst: true, read: ["mediaEvents"], shape: "optional-sensor-usage",
      example: "Shows how often you look at pictures that others send."),
    sensor(
      "Motion", "Explains why the study wants acceleration and rotation.",
      """
      One text serves the accelerometer and the gyroscope.
      """,
      read: ["accelerometer", "rotationRate"],
      citing: [.framework("sensorkit/configuring-your-project-for-sensor-reading")],
      example: "Looks for tremor in how you move."),
    sensor(
      "Odometer", "Explains why the study wants speed and distance on the move.",
      since: "17.0", read: ["odometer"], example: "Measures how far you walk in a day."),
    sensor(
      "Pedometer", "Explains why the study wants to count steps.",
      read: ["pedometerData"], example: "Counts your steps, to see how active you are."),
    sensor(
      "PPG", "Explains why the study wants optical measurements of the pulse.",
      """
      PPG is short for photoplethysmogram. The entitlement
      `com.apple.developer.sensorkit.reader.allow` lists the sensor as `ppg`.
      """,
      since: "17.4", catalyst: true, read: ["photoplethysmogram"],
      example: "Measures your pulse while you sleep."),
    sensor(
      "SpeechMetrics", "Explains why the study wants to analyze how people speak.",
      """
      Samples describe the voice and its timing; they contain neither sound nor words.
      """,
      since: "15.0", read: ["siriSpeechMetrics", "telephonySpeechMetrics"],
      example: "Looks for changes in how fast you speak."),
    sensor(
      "Visits", "Explains why the study wants to know which locations people visit often.",
      read: ["visits"], example: "Shows how much time you spend away from home."),
    sensor(
      "WristTemperature", "Explains why the study wants the temperature at the wrist during sleep.",
      since: "17.0", read: ["wristTemperature"], example: "Follows your temperature at night."),
    sensor(
      "AmbientLightSensor", "Explains why the study wants the light around the device.",
      read: ["ambientLightSensor"], example: "Measures how much daylight you get."),
  ]
}

/// One sensor's dictionary; the sensor's page in SensorKit names the key that it needs.
private func sensor(
  _ name: String, _ summary: String, _ discussion: String = "", since version: Moment = "14.0",
  catalyst: Bool = false, read properties: [String], shape: KeyShape.ID = "sensor-usage",
  citing others: [SourceReference] = [], example text: String, file: StaticString = #fileID,
  line: Int = #line
) -> Key {
  let page = "nssensorkitusagedetail/srsensorusage" + name.lowercased()
  return Key(
    PropertyPath("NSSensorKitUsageDetail/SRSensorUsage" + name), .dictionary,
    summary: summary,
    discussion: discussion,
    availability: [.iOS(version, from: .current), .iPadOS(version, from: .current)]
      + (catalyst ? [.macCatalyst(version, from: .current)] : []),
    apis: properties.map { property in
      API(
        "SRSensor.\(property)", of: "SensorKit",
        url: "https://developer.apple.com/documentation/sensorkit/srsensor/"
          + property.lowercased())
    },
    rules: [
      .requiredWhen(
        "the app reads " + properties.map { "`SRSensor.\($0)`" }.joined(separator: " or ")
      ).from(.framework("sensorkit/srsensor/" + properties[0].lowercased()))
    ],
    example: ["Description": .string(text)],
    shape: shape,
    sources: [.current(page)]
      + properties.map { .framework("sensorkit/srsensor/" + $0.lowercased()) } + others,
    notes: catalyst ? [catalystOfSensor(page)] : [],
    file: file, line: line)
}

/// Pages of some sensors name Mac Catalyst, that of the dictionary around them doesn't.
private func catalystOfSensor(_ page: String) -> EditorNote {
  EditorNote(
    .availability,
    [
      .init(.current(page), "iOS and iPadOS, and Mac Catalyst with the same number."),
      .init(.current("nssensorkitusagedetail"), "iOS and iPadOS 14.0."),
      .init(.framework("sensorkit"), "The framework ignores calls in Mac Catalyst."),
    ],
    choice: "What the key's own page lists.",
    reason: "It is the more specific one, although the key has no effect in Mac Catalyst.")
}
