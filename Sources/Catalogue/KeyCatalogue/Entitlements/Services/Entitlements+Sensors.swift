import KeyModel

private let noSubmersionData = Consequence(
  "Without it, the delegate of `CMWaterSubmersionManager` receives the error `CMErrorNotEntitled` and no data.",
  from: .framework("coremotion/accessing-submersion-data", confidence: .high))

/// Entitlements for depth, research sensors and exposure notifications.
var sensorKeys: [Key] {
  [
    Key(
      "com.apple.developer.submerged-shallow-depth-and-pressure",
      .boolean,
      summary: "Lets a watch app measure depth and pressure down to 6 meters.",
      discussion: """
        Add the capability Shallow Depth and Pressure to the watch app in Xcode. To measure [down to 40
        meters](key:com.apple.developer.submerged-depth-and-pressure), request another entitlement.
        The app also needs
        [`NSMotionUsageDescription`](key:info-plist:NSMotionUsageDescription), without which it
        crashes, and `underwater-depth` in [`WKBackgroundModes`](key:info-plist:WKBackgroundModes).

        Check `CMWaterSubmersionManager.waterSubmersionAvailable`: Apple's article says that it is true
        only on Apple Watch Ultra and never in Simulator, so test on a real watch.
        """,
      consequence: noSubmersionData,
      availability: [
        .watchOS(
          "9.0", from: .framework("coremotion/cmwatersubmersionmanager", confidence: .high))
      ],
      apis: [API("CMWaterSubmersionManager", of: "Core Motion")],
      capability: "Shallow Depth and Pressure",
      rules: [
        .should(.needs("info-plist:NSMotionUsageDescription", when: "With this entitlement")).from(
          .framework("coremotion/accessing-submersion-data", confidence: .high)),
        .should(.noneOf([true], reason: "the app needs the background mode 'underwater-depth'"))
          .when(!.contains("info-plist:WKBackgroundModes", "underwater-depth")).from(
            .framework("coremotion/accessing-submersion-data", confidence: .high)),
        .present.when(.code("the app measures depth down to 6 meters")).from(
          .framework("coremotion/accessing-submersion-data", confidence: .high)),
      ],
      example: true,
      seeAlso: [
        "com.apple.developer.submerged-depth-and-pressure", "info-plist:NSMotionUsageDescription",
        "info-plist:WKBackgroundModes",
      ],
      sources: [
        .framework("coremotion/accessing-submersion-data", confidence: .high), .capabilityNames,
        .framework("coremotion/cmwatersubmersionmanager", confidence: .high),
        .developerForums("735296"),
      ]),
    Key(
      "com.apple.developer.submerged-depth-and-pressure",
      .boolean,
      summary: "Lets a watch app measure depth and pressure down to 40 meters.",
      discussion: """
        For depths down to 6 meters, [another
        entitlement](key:com.apple.developer.submerged-shallow-depth-and-pressure) is enough. With
        this key but only the capability for 6 meters, a developer got `CMErrorDomain` error 110.
        Create a new provisioning profile after Apple's approval. The watch app also needs
        [`NSMotionUsageDescription`](key:info-plist:NSMotionUsageDescription), without which it
        crashes, and `underwater-depth` in [`WKBackgroundModes`](key:info-plist:WKBackgroundModes).

        The API provides data on Apple Watch Ultra, but never in Simulator. Apple's article calls
        this the full entitlement and doesn't name its key.
        """,
      consequence: noSubmersionData,
      availability: [
        .watchOS(
          "9.0", from: .framework("coremotion/cmwatersubmersionmanager", confidence: .high))
      ],
      apis: [API("CMWaterSubmersionManager", of: "Core Motion")],
      approval:
        "Apple grants the entitlement [on request](https://developer.apple.com/contact/request/submerged-depth-pressure-api/).",
      rules: [
        .should(.needs("info-plist:NSMotionUsageDescription", when: "With this entitlement")).from(
          .framework("coremotion/accessing-submersion-data", confidence: .high)),
        .should(.noneOf([true], reason: "the app needs the background mode 'underwater-depth'"))
          .when(!.contains("info-plist:WKBackgroundModes", "underwater-depth")).from(
            .framework("coremotion/accessing-submersion-data", confidence: .high)),
        .present.when(.code("the app measures depth down to 40 meters")).from(
          .framework("coremotion/accessing-submersion-data", confidence: .high)),
      ],
      example: true,
      seeAlso: [
        "com.apple.developer.submerged-shallow-depth-and-pressure",
        "info-plist:NSMotionUsageDescription", "info-plist:WKBackgroundModes",
      ],
      sources: [
        .framework("coremotion/accessing-submersion-data", confidence: .high),
        .framework("coremotion/cmwatersubmersionmanager", confidence: .high),
        .developerForums("735296"),
      ]),
    Key(
      "com.apple.developer.sensorkit.reader.allow",
      .array(of: .string),
      summary: "Lists the sensors that a research study may read.",
      discussion: """
        Submit the study to Apple first; Apple grants the entitlement to the team that runs it. Then
        register an explicit App ID, enable the entitlement under Additional Capabilities and sign
        with a manually created provisioning profile. List every sensor that the app reads. Two more
        values, `ppg` and `ecg`, appear only on Apple's pages about these two sensors. The Info.plist
        explains the study with
        [`NSSensorKitUsageDescription`](key:info-plist:NSSensorKitUsageDescription),
        [`NSSensorKitUsageDetail`](key:info-plist:NSSensorKitUsageDetail) and
        [`NSSensorKitPrivacyPolicyURL`](key:info-plist:NSSensorKitPrivacyPolicyURL).
        """,
      consequence: Consequence(
        "Without it, the system terminates an app that reads sensors.", from: .ownPage),
      availability: [.iOS("14.0", from: .current), .visionOS("1.0", from: .current)],
      values: .documented([
        AllowedValue("ambient-light-sensor", "The light around the device."),
        AllowedValue("ambient-pressure", "Air pressure and temperature around the device."),
        AllowedValue("device-usage", "How people use the device."),
        AllowedValue("keyboard-metrics", "How people type."),
        AllowedValue("messages-usage", "How people use Messages."),
        AllowedValue("motion-accelerometer", "Acceleration of the device."),
        AllowedValue("motion-rotation-rate", "Rotation of the device."),
        AllowedValue("on-wrist", "How the watch sits on the wrist."),
        AllowedValue("pedometer", "Steps."),
        AllowedValue("phone-usage", "How long people are on the phone."),
        AllowedValue("speech-metrics-siri", "How people speak to Siri."),
        AllowedValue("speech-metrics-telephony", "How people speak on the phone."),
        AllowedValue("visits", "Which places people often visit."),
      ]),
      valuesSource: .ownPage,
      apis: [
        API("SRSensorReader", of: "SensorKit", url: nil, linked: "_OBJC_CLASS_$_SRSensorReader")
      ],
      approval:
        "Apple grants the entitlement to research studies that it has [approved](https://www.researchandcare.org/resources/accessing-sensorkit-data/).",
      rules: [
        .should(.needs("info-plist:NSSensorKitUsageDescription", when: "With this entitlement"))
          .from(
            .current("nssensorkitusagedescription")),
        .should(.needs("info-plist:NSSensorKitUsageDetail", when: "With this entitlement")).from(
          .current("nssensorkitusagedetail")),
        .should(.needs("info-plist:NSSensorKitPrivacyPolicyURL", when: "With this entitlement"))
          .from(.current("nssensorkitprivacypolicyurl")),
        .present.when(.code("the app reads sensors with SensorKit", ["SRSensorReader"])).from(
          .ownPage),
      ],
      example: ["ambient-light-sensor", "pedometer"],
      seeAlso: [
        "info-plist:NSSensorKitUsageDescription", "info-plist:NSSensorKitUsageDetail",
        "info-plist:NSSensorKitPrivacyPolicyURL",
      ],
      sources: [
        .ownPage, .current("nssensorkitusagedescription"),
        .framework("sensorkit/configuring-your-project-for-sensor-reading", confidence: .high),
        .framework("sensorkit/srsensor/photoplethysmogram", confidence: .high),
        .framework("sensorkit/srsensor/electrocardiogram", confidence: .high),
      ]),
    Key(
      "com.apple.developer.exposure-notification",
      .boolean,
      summary: "Lets a health authority's app warn people who were near someone infected.",
      discussion: """
        It was for COVID-19 apps that Apple approved. The Info.plist also needs
        [`ENDeveloperRegion`](key:info-plist:ENDeveloperRegion);
        [`ENAPIVersion`](key:info-plist:ENAPIVersion) chooses the API's version, which is 1 without
        that key. With the entitlement, a background task whose identifier ends in
        `exposure-notification` gets more time.
        """,
      consequence: Consequence(
        "Without it, calls to the Exposure Notification framework fail with `ENError.notEntitled`.",
        from: .framework("exposurenotification/enerror/notentitled", confidence: .high)),
      availability: [.iOS("13.5", from: .current)],
      apis: [
        API("ENManager", of: "Exposure Notification", url: nil, linked: "_OBJC_CLASS_$_ENManager")
      ],
      approval:
        "Apple grants the entitlement [on request](https://developer.apple.com/contact/request/exposure-notification-entitlement), with an addendum to the developer agreement.",
      rules: [
        .should(.needs("info-plist:ENAPIVersion", when: "For version 2 of the API")).from(
          .current("enapiversion")),
        .should(.needs("info-plist:ENDeveloperRegion", when: "With this entitlement")).from(
          .current("endeveloperregion")),
        .present.when(.code("the app uses Exposure Notification", ["ENManager"])).from(.ownPage),
      ],
      example: true,
      seeAlso: ["info-plist:ENAPIVersion", "info-plist:ENDeveloperRegion"],
      sources: [
        .ownPage,
        .framework(
          "exposurenotification/building-an-app-to-notify-users-of-covid-19-exposure",
          confidence: .high),
        .framework("exposurenotification/enerror/notentitled", confidence: .high),
      ]),
  ]
}
