import KeyModel

/// The device's hardware: Bluetooth, camera, microphone, motion.
var deviceUsageKeys: [Key] {
  [
    Key(
      "NSBluetoothPeripheralUsageDescription", .string,
      title: "Privacy - Bluetooth Peripheral Usage Description",
      summary: "Tells people why the app wants to use Bluetooth, before iOS 13.",
      discussion: """
        Write it only if the app also runs on iOS 12 or earlier, beside
        [`NSBluetoothAlwaysUsageDescription`](key:NSBluetoothAlwaysUsageDescription), which newer
        systems read.
        """,
      consequence: Consequence(
        "Without the key, the app crashes when it uses Bluetooth in iOS 12 or earlier.",
        from: .framework("corebluetooth")),
      availability: [.iOS("6.0", deprecated: "13.0", from: .current)],
      localizable: true,
      apis: [
        API(
          "CBCentralManager", of: "Core Bluetooth",
          linked: "-initWithDelegate:queue: _OBJC_CLASS_$_CBCentralManager",
          "-initWithDelegate:queue:options: _OBJC_CLASS_$_CBCentralManager"),
        API(
          "CBPeripheralManager", of: "Core Bluetooth",
          linked: "-initWithDelegate:queue: _OBJC_CLASS_$_CBPeripheralManager",
          "-initWithDelegate:queue:options: _OBJC_CLASS_$_CBPeripheralManager"),
      ],
      replacedBy: ["NSBluetoothAlwaysUsageDescription"],
      rules: [
        .should(
          .present.when(
            .target(before: .iOS("13.0")) && .present("NSBluetoothAlwaysUsageDescription"))
        ).from(.framework("corebluetooth")),
        .present.when(
          .target(before: .iOS("13.0"))
            && .code(
              "the app uses Bluetooth peripherals", ["CBCentralManager", "CBPeripheralManager"])
        )
        .from(
          .ownPage
        ).codes("ITMS-90683"),
      ],
      example: "Connects to your heart rate monitor during a workout.",
      sources: [
        .cocoaKeys("NSBluetoothPeripheralUsageDescription"), .cocoaKeys("Table 1"),
        .ownPage, .framework("corebluetooth"),
      ]),
    Key(
      "NSCameraUsageDescription", .string,
      title: "Privacy - Camera Usage Description",
      summary: "Tells people why the app wants to use the device's camera.",
      discussion: """
        Every app that shows or records what a camera sees needs it, as do apps whose libraries
        contain such code: App Store Connect finds the APIs in the binary, whether or not the app
        calls them. The system shows the text once, when the app first uses a capture device or
        calls `requestAccess(for:completionHandler:)`; ask when people tap the camera button, not
        at launch. Picking existing pictures doesn't need it; see
        [`NSPhotoLibraryUsageDescription`](key:NSPhotoLibraryUsageDescription).

        A video with sound also needs
        [`NSMicrophoneUsageDescription`](key:NSMicrophoneUsageDescription). A sandboxed or hardened
        Mac app also needs the entitlement
        [`com.apple.security.device.camera`](key:entitlements:com.apple.security.device.camera);
        without it, the system terminates the app in spite of the text.
        """,
      consequence: Consequence(
        "Without the key, the system terminates the app when it asks for the camera or uses it.",
        from: .framework("avfoundation/requesting-authorization-to-capture-and-save-media")),
      availability: [
        .iOS("7.0", from: .current),
        .macOS("10.14", from: .current),
        .tvOS("17.0", from: .current), .visionOS("1.0", from: .current),
      ],
      localizable: true,
      apis: [
        API("AVCaptureDevice.requestAccess(for:completionHandler:)", of: "AVFoundation"),
        API(
          "AVMediaType.video", of: "AVFoundation",
          linked:
            "-requestAccessForMediaType:completionHandler: _OBJC_CLASS_$_AVCaptureDevice _AVMediaTypeVideo",
          written: "AVCaptureDevice requestAccess video"
        ),
        API(
          "AVCapturePhotoOutput", of: "AVFoundation",
          linked: "_OBJC_CLASS_$_AVCaptureDeviceInput _OBJC_CLASS_$_AVCapturePhotoOutput"),
        API(
          "AVCaptureMetadataOutput", of: "AVFoundation",
          linked: "_OBJC_CLASS_$_AVCaptureDeviceInput _OBJC_CLASS_$_AVCaptureMetadataOutput"),
        API(
          "VNDocumentCameraViewController", of: "VisionKit",
          linked: "_OBJC_CLASS_$_VNDocumentCameraViewController"),
        API(
          "ARSession.run(_:options:)", of: "ARKit",
          linked: "-runWithConfiguration: _OBJC_CLASS_$_ARWorldTrackingConfiguration",
          "-runWithConfiguration:options: _OBJC_CLASS_$_ARWorldTrackingConfiguration"),
      ],
      rules: [
        .present.when(
          .code(
            "the app uses the device's camera",
            [
              "AVMediaType.video", "AVCapturePhotoOutput",
              "AVCaptureMetadataOutput", "VNDocumentCameraViewController",
              "ARSession.run(_:options:)",
            ])
        ).from(
          .ownPage
        ).codes("ITMS-90683"),
        needsRuntimeEntitlement(
          "com.apple.security.device.camera", for: "the camera",
          from: runtimeEntitlements),
      ],
      example: "Scans the barcodes of your books.",
      seeAlso: ["NSMicrophoneUsageDescription", "NSPhotoLibraryUsageDescription"],
      sources: [
        .cocoaKeys("NSCameraUsageDescription"), .cocoaKeys("Table 1"), .ownPage,
        .framework("avfoundation/requesting-authorization-to-capture-and-save-media"),
        runtimeEntitlements,
        .framework("uikit/requesting-access-to-protected-resources"),
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
          choice: "The key's own section takes precedence.",
          reason: "The section on location says nothing about the camera.")
      ]),
    Key(
      "NSMicrophoneUsageDescription", .string,
      title: "Privacy - Microphone Usage Description",
      summary: "Tells people why the app wants to use the microphone.",
      discussion: """
        It is needed for recording, for calls, for speech recognition from live sound and for videos
        with sound, even if only a library records, because App Store Connect finds the APIs in the
        binary. The system shows the text once, when the app first uses the microphone or asks for
        permission. Playing sound needs no permission, and capturing what other Mac apps play needs
        [`NSAudioCaptureUsageDescription`](key:NSAudioCaptureUsageDescription).

        A sandboxed or hardened Mac app also needs the entitlement
        [`com.apple.security.device.audio-input`](key:entitlements:com.apple.security.device.audio-input);
        without it, the system terminates the app in spite of the text.
        """,
      consequence: Consequence(
        "Without the key, the system terminates the app when it asks for the microphone or uses it.",
        from: .framework("avfoundation/requesting-authorization-to-capture-and-save-media")),
      availability: [
        .iOS("7.0", from: .current),
        .macOS("10.14", from: .current),
        .tvOS("17.0", from: .current), .visionOS("1.0", from: .current),
        .watchOS("4.0", from: .current),
      ],
      localizable: true,
      apis: [
        API("AVCaptureDevice.requestAccess(for:completionHandler:)", of: "AVFoundation"),
        // The media type alone may stand for the sound track of a film.
        API(
          "AVMediaType.audio", of: "AVFoundation",
          linked:
            "-requestAccessForMediaType:completionHandler: _OBJC_CLASS_$_AVCaptureDevice _AVMediaTypeAudio _OBJC_CLASS_$_AVCaptureAudioDataOutput",
          written: "AVCaptureDevice requestAccess audio"
        ),
        API(
          "AVAudioSession.requestRecordPermission(_:)", of: "AVFAudio",
          linked: "-requestRecordPermission: _OBJC_CLASS_$_AVAudioSession"),
        API(
          "AVAudioApplication.requestRecordPermission(completionHandler:)", of: "AVFAudio",
          linked: "-requestRecordPermissionWithCompletionHandler: _OBJC_CLASS_$_AVAudioApplication"),
        API(
          "AVAudioRecorder", of: "AVFAudio",
          linked: "-initWithURL:settings:error: _OBJC_CLASS_$_AVAudioRecorder"),
      ],
      rules: [
        .present.when(
          .code(
            "the app uses the device's microphone",
            [
              "AVMediaType.audio",
              "AVAudioSession.requestRecordPermission(_:)",
              "AVAudioApplication.requestRecordPermission(completionHandler:)", "AVAudioRecorder",
            ])
        ).from(
          .ownPage
        ).codes("ITMS-90683"),
        // The older entitlement of the sandbox has such a rule itself.
        needsRuntimeEntitlement(
          "com.apple.security.device.audio-input", for: "the microphone",
          when: .absent("entitlements:com.apple.security.device.microphone"),
          from: .gitHub("openchamber/openchamber/issues/669")),
      ],
      example: "Records your voice memos and the sound of your videos.",
      seeAlso: ["NSCameraUsageDescription"],
      sources: [
        .cocoaKeys("NSMicrophoneUsageDescription"), .cocoaKeys("Table 1"), .ownPage,
        .framework("avfoundation/requesting-authorization-to-capture-and-save-media"),
        .gitHub("openchamber/openchamber/issues/669"),
        .framework("uikit/requesting-access-to-protected-resources"),
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
          choice: "The key's own section takes precedence.",
          reason: "The section on calendars says nothing about the microphone.")
      ]),
    Key(
      "NSMotionUsageDescription", .string,
      title: "Privacy - Motion Usage Description",
      summary: "Tells people why the app wants to read the device's motion data.",
      discussion: """
        It is required for steps, activities, altitude and recorded motion (`CMPedometer`,
        `CMMotionActivityManager`, `CMAltimeter`, `CMSensorRecorder`), and in iOS and macOS for the
        motion of headphones (`CMHeadphoneMotionManager`). `CMMovementDisorderManager`, which exists
        only on Apple Watch, also needs an entitlement from Apple,
        [on request](https://developer.apple.com/contact/request/movement-disorder-api-entitlement/).
        The system shows the text when the app first uses one of these classes. Apple's page of the
        key doesn't list watchOS; those of `CMPedometer` and others do, and require the key. Studies
        explain SensorKit's sensors in [`NSSensorKitUsageDetail`](key:NSSensorKitUsageDetail), and
        apps that read steps from Health need
        [`NSHealthShareUsageDescription`](key:NSHealthShareUsageDescription). App Store Connect
        requires the key even if only a library uses these classes.
        """,
      consequence: Consequence(
        "Without the key, the app crashes when it asks for motion data.", from: .ownPage),
      availability: [
        .iOS("7.0", from: .current),
        .macOS("10.15", from: .current),
        .visionOS("1.0", from: .current),
      ],
      localizable: true,
      apis: [
        API(
          "CMPedometer", of: "Core Motion",
          linked: "-startPedometerUpdatesFromDate:withHandler: _OBJC_CLASS_$_CMPedometer",
          "-queryPedometerDataFromDate:toDate:withHandler: _OBJC_CLASS_$_CMPedometer"),
        API(
          "CMMotionActivityManager", of: "Core Motion",
          linked: "-startActivityUpdatesToQueue:withHandler: _OBJC_CLASS_$_CMMotionActivityManager",
          "-queryActivityStartingFromDate:toDate:toQueue:withHandler: _OBJC_CLASS_$_CMMotionActivityManager"
        ),
        API(
          "CMSensorRecorder", of: "Core Motion",
          linked: "-recordAccelerometerForDuration: _OBJC_CLASS_$_CMSensorRecorder"),
        API(
          "CMMovementDisorderManager", of: "Core Motion",
          linked: "-monitorKinesiasForDuration: _OBJC_CLASS_$_CMMovementDisorderManager"),
      ],
      rules: [
        .present.when(
          .code(
            "the app reads the device's motion data",
            [
              "CMPedometer", "CMMotionActivityManager", "CMSensorRecorder",
              "CMMovementDisorderManager",
            ])
        ).from(
          .ownPage
        ).codes("ITMS-90683")
      ],
      example: "Counts your steps, to show how active you are each day.",
      sources: [
        .cocoaKeys("NSMotionUsageDescription"), .cocoaKeys("Table 1"), .ownPage,
        .framework("coremotion/cmmovementdisordermanager"), .framework("coremotion/cmpedometer"),
        .framework("coremotion/cmaltimeter"), .framework("coremotion/cmheadphonemotionmanager"),
        .framework("uikit/requesting-access-to-protected-resources"),
      ],
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
          reason: "The current page names the classes.")
      ]),
  ]
}
