import KeyModel

/// The device's hardware: Bluetooth, camera, microphone, motion.
var deviceUsageKeys: [Key] {
  [
    Key(
      "NSBluetoothPeripheralUsageDescription", .string,
      title: "Privacy - Bluetooth Peripheral Usage Description",
      summary: "Tells people why the app wants to use Bluetooth, in systems before iOS 13.",
      discussion: """
        The system shows the text in the alert that asks for permission.

        Since iOS 13.0, `NSBluetoothAlwaysUsageDescription` replaces it. An app that also runs in
        earlier systems has both keys: each system reads its own.
        """,
      consequence: Consequence(
        "The app crashes when it uses Bluetooth in iOS 12 or earlier.",
        from: .framework("corebluetooth")),
      availability: [.iOS("6.0", deprecated: "13.0", from: .current)],
      localizable: true,
      apis: [
        API("CBCentralManager", of: "Core Bluetooth"),
        API("CBPeripheralManager", of: "Core Bluetooth"),
      ],
      replacedBy: ["NSBluetoothAlwaysUsageDescription"],
      rules: [
        .should(
          .present.when(
            .target(before: .iOS("13.0")) && .present("NSBluetoothAlwaysUsageDescription"))
        ).from(.framework("corebluetooth")),
        .present.when(
          .target(before: .iOS("13.0")) && .code("the app reaches Bluetooth peripherals")
        )
        .from(
          .ownPage
        ).codes("ITMS-90683"),
      ],
      example: "Connects to your heart rate monitor.",
      sources: [
        .cocoaKeys("NSBluetoothPeripheralUsageDescription"), .cocoaKeys("Table 1"),
        .ownPage, .framework("corebluetooth"),
      ]),
    Key(
      "NSCameraUsageDescription", .string,
      title: "Privacy - Camera Usage Description",
      summary: "Tells people why the app wants to use the device's camera.",
      discussion: "The system shows the text in the alert that asks for access.",
      consequence: Consequence(
        "The system ends the app when it asks for the camera or uses it.",
        from: .framework("avfoundation/requesting-authorization-to-capture-and-save-media")),
      availability: [
        .iOS("7.0", from: .current),
        .macOS("10.14", from: .current),
        .tvOS("17.0", from: .current), .visionOS("1.0", from: .current),
      ],
      localizable: true,
      apis: [API("AVCaptureDevice.requestAccess(for:completionHandler:)", of: "AVFoundation")],
      rules: [
        .present.when(.code("the app uses the device's camera")).from(
          .ownPage
        ).codes("ITMS-90683")
      ],
      example: "Scans the barcodes of your books.",
      seeAlso: ["NSMicrophoneUsageDescription", "NSPhotoLibraryUsageDescription"],
      sources: [
        .cocoaKeys("NSCameraUsageDescription"), .cocoaKeys("Table 1"),
        .ownPage,
        .framework("avfoundation/requesting-authorization-to-capture-and-save-media"),
      ],
      notes: [
        EditorNote(
          .reference,
          [
            .init(
              .cocoaKeys("Table 1"), "Sends the reader to NSLocationAlwaysUsageDescription."),
            .init(
              .cocoaKeys("NSCameraUsageDescription"), "Describes the key in its own section."),
          ],
          choice: "The key's own section is the one that counts.",
          reason: "The section on location says nothing about the camera.")
      ]),
    Key(
      "NSMicrophoneUsageDescription", .string,
      title: "Privacy - Microphone Usage Description",
      summary: "Tells people why the app wants to use the device's microphone.",
      discussion: "The system shows the text in the alert that asks for access.",
      consequence: Consequence(
        "The system ends the app when it asks for the microphone or uses it.",
        from: .framework("avfoundation/requesting-authorization-to-capture-and-save-media")),
      availability: [
        .iOS("7.0", from: .current),
        .macOS("10.14", from: .current),
        .tvOS("17.0", from: .current), .visionOS("1.0", from: .current),
        .watchOS("4.0", from: .current),
      ],
      localizable: true,
      apis: [API("AVCaptureDevice.requestAccess(for:completionHandler:)", of: "AVFoundation")],
      rules: [
        .present.when(.code("the app uses the device's microphone")).from(
          .ownPage
        ).codes("ITMS-90683")
      ],
      example: "Records your voice memos.",
      seeAlso: ["NSCameraUsageDescription"],
      sources: [
        .cocoaKeys("NSMicrophoneUsageDescription"), .cocoaKeys("Table 1"),
        .ownPage,
        .framework("avfoundation/requesting-authorization-to-capture-and-save-media"),
      ],
      notes: [
        EditorNote(
          .reference,
          [
            .init(.cocoaKeys("Table 1"), "Sends the reader to NSCalendarsUsageDescription."),
            .init(
              .cocoaKeys("NSMicrophoneUsageDescription"),
              "Describes the key in its own section."),
          ],
          choice: "The key's own section is the one that counts.",
          reason: "The section on calendars says nothing about the microphone.")
      ]),
    Key(
      "NSMotionUsageDescription", .string,
      title: "Privacy - Motion Usage Description",
      summary: "Tells people why the app wants to read the device's motion data.",
      discussion: """
        The system shows the text in the alert that asks for access. Motion data comes from
        `CMPedometer`, `CMMotionActivityManager`, `CMSensorRecorder` and `CMMovementDisorderManager`,
        for example.
        """,
      consequence: Consequence("The app crashes when it asks for motion data.", from: .ownPage),
      availability: [
        .iOS("7.0", from: .current),
        .macOS("10.15", from: .current),
        .visionOS("1.0", from: .current),
      ],
      localizable: true,
      apis: [
        API("CMPedometer", of: "Core Motion"),
        API("CMMotionActivityManager", of: "Core Motion"),
        API("CMSensorRecorder", of: "Core Motion"),
        API("CMMovementDisorderManager", of: "Core Motion"),
      ],
      rules: [
        .present.when(.code("the app reads the device's motion data")).from(
          .ownPage
        ).codes("ITMS-90683")
      ],
      example: "Counts your steps.",
      sources: [.cocoaKeys("NSMotionUsageDescription"), .cocoaKeys("Table 1"), .ownPage],
      notes: [
        EditorNote(
          .text,
          [
            .init(.cocoaKeys("NSMotionUsageDescription"), "The accelerometer."),
            .init(
              .ownPage,
              "Motion data, such as that of the pedometer and of the user's activity."),
          ],
          choice: "The key is about motion data.",
          reason: "Today's page names the classes.")
      ]),
  ]
}
