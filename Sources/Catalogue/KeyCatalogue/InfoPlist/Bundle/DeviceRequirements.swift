import KeyModel

extension KeyGroup {
  /// Requirements for a device to run an app.
  static var deviceRequirements: KeyGroup {
    KeyGroup(
      "device-requirements", "Devices and systems",
      summary: "The devices, features and system versions that an app needs.",
      availability: [.iOS("3.0", from: .current), .macOS("10.0", from: .current)],
      keys: deviceKeys + networkNeedKeys + architectureKeys)
  }
}

private let deviceSupport = SourceReference.technicalNotes(
  "QA1623, Why am I getting device support errors when uploading my app?")
private let requiredFeatures = SourceReference.appleSupport("required-device-capabilities")

/// iOS 11 and later run 64-bit code only. Builds for a simulator have the code of the machine that made them.
private let with64BitCodeAlone: Condition =
  .distribution(.appStore) && .target(from: Release(.iOS, "11.0")) && .product
  && .contains("CFBundleSupportedPlatforms", "iPhoneOS")

private let frameworkInStore: Condition =
  .has("CFBundlePackageType", "FMWK")
  && .platform(.iOS, .iPadOS, .tvOS, .watchOS, .visionOS) && .distribution(.appStore) && .product

/// An app for iPhone, iPad or both as a build leaves it for devices, with an SDK that the App Store takes.
private let uploadedApp: Condition =
  .distribution(.appStore) && .bundle(.app) && .product
  && .contains("CFBundleSupportedPlatforms", "iPhoneOS") && .sdk(from: Release(.iOS, "26.0"))

/// The oldest macOS for which App Store Connect takes an iOS app, by the app's own oldest system.
private let macOSForIOS: [Rule] = [
  ("15.0", "^(1[2-9]|[2-9][0-9])([.]|$)", "12.0"), ("16.0", "^(1[3-9]|[2-9][0-9])([.]|$)", "13.0"),
  ("17.0", "^(1[4-9]|[2-9][0-9])([.]|$)", "14.0"), ("18.0", "^(1[5-9]|[2-9][0-9])([.]|$)", "15.0"),
].map { oldest, pattern, least in
  .should(
    .pattern(pattern, "a version of \(least) or later").when(
      .distribution(.appStore) && .target(from: Release(.iOS, Version(oldest))))
  ).codes("ITMS-90899").saying(
    "the app needs a newer system than the one of {key}, macOS {value}",
    "write '12.0' for an app that needs iOS 15, '13.0' for iOS 16, '14.0' for iOS 17, '15.0' for iOS 18"
  ).from(.gitHub("breez/misty-breez/pull/236"))
}

/// Features, families and versions.
private var deviceKeys: [Key] {
  [
    Key(
      "UIRequiredDeviceCapabilities", .array(of: .string), .dictionary,
      title: "Required device capabilities",
      summary: "Lists the features that a device must have to run the app.",
      discussion: """
        The App Store requires the key, and offers the app only to devices that have every listed
        feature, except `peer-peer`. Apps with 64-bit code list `arm64`; add only what the app can't
        do without. If the app can work without a camera, leave the camera out.

        Usually the value is an array. In a dictionary, `YES` after a name requires the feature, and
        `NO` requires its absence.

        An update may drop a requirement. It may add a requirement only if all devices without the feature are also too old for the minimum
        iOS version. You may always raise the minimum version itself. Apple's page asks for `arm64` in embedded frameworks and extensions
        too, but App Store Connect has refused frameworks with the key (ITMS-90689).
        """,
      consequence: Consequence(
        "If the list names a feature that the app doesn't need, devices without that feature can't get the app from the App Store.",
        from: .ownPage),
      availability: [
        .iOS("3.0", from: .current),
        .tvOS("9.0", from: .current),
        .visionOS("1.0", from: .current),
        .watchOS("2.0", from: .current),
      ],
      values: .documented(deviceCapabilities),
      valuesSource: .ownPage,
      rules: [
        .should(.present.when(.mobileAppInStore)).saying(
          "the app does not say which features of a device it needs",
          "add {key}, for example with 'arm64' alone"
        ).from(requiredFeatures),
        .should(.stated("Should list only what the app can't do without.", on: .intent)).from(
          .ownPage),
        .stated(
          "An update must not add a requirement that keeps the app off devices on which it ran before.",
          on: .review
        ).from(
          .ownPage
        ).codes("ITMS-90109").saying(
          "an update must not require more than the version before",
          "remove from {key} what that did not require"),
        .should(.containing("arm64").when(with64BitCodeAlone)).from(
          .gitHub("dotnet/macios/issues/3581")
        ).codes("ITMS-90502").saying(
          "{key} lacks 'arm64', but all code for iOS 11 and later is 64-bit code",
          "add 'arm64', in place of 'armv7' if that is listed"),
      ],
      example: ["arm64", "metal"],
      seeAlso: ["UIRequiredDeviceCapabilities/*", "LSRequiresIPhoneOS"],
      sources: [
        .ownPage,
        .archive2018("iPhoneOSKeys.html, UIRequiredDeviceCapabilities"),
        requiredFeatures, deviceSupport,
        .gitHub("keymanapp/keyman/issues/10495"), .gitHub("dotnet/macios/issues/3581"),
        .gitHub("hackiftekhar/IQKeyboardManager/issues/706"),
      ],
      notes: [
        EditorNote(
          .values,
          [
            .init(.ownPage, "`arm64` since iOS 8.0."),
            .init(.archive2018("iPhoneOSKeys.html, Table 6"), "`arm64` since iOS 9.0."),
          ],
          choice: "`arm64` has been known since iOS 8.0.",
          reason: "The current page takes precedence.")
      ]),
    Key(
      "UIRequiredDeviceCapabilities/*", .boolean,
      placeholder: "feature",
      summary: "Requires one feature, or rules out devices that have it.",
      discussion: """
        Write the name of a feature, such as `telephony`, as the key. `YES` means that the device
        must have the feature, and `NO` that it must not: `NO` for `telephony` offers the app only to
        devices without the Phone app. A feature that isn't in the dictionary makes no difference.
        Most apps use the array, in which listing a name means the same as `YES` here.
        """,
      consequence: Consequence(
        "With `YES`, devices without the feature can't get the app from the App Store; with `NO`, devices with the feature can't.",
        from: .ownPage),
      required: .optional,
      example: true,
      sources: [.ownPage, .archive2018("iPhoneOSKeys.html, UIRequiredDeviceCapabilities")]),
    Key(
      "LSRequiresIPhoneOS", .boolean,
      title: "Application requires iPhone environment",
      summary: "Marks an app that runs only on iOS.",
      discussion: """
        Xcode's templates for iOS apps contain it with `YES`; leave it unchanged. Apple Watch apps
        must not have it. With `YES`, the app launches only on iOS. To set the oldest release of iOS, use
        [`MinimumOSVersion`](key:MinimumOSVersion). To keep the app off Macs with Apple silicon,
        change its availability in App Store Connect.
        """,
      consequence: Consequence(
        "App Store Connect rejects a watch app that has the key (ITMS-90363).",
        from: .gitHub("flutter/flutter/issues/167892")),
      availability: [.iOS("2.0", from: .current)],
      required: .optional,
      rules: [
        .absent.when(.bundle(.watchApp)).from(.gitHub("flutter/flutter/issues/167892"))
          .codes("ITMS-90363").saying(
            "a watch app must not have {key}", "remove it from the Info.plist of the watch app")
      ],
      example: true,
      seeAlso: ["MinimumOSVersion"],
      sources: [
        .ownPage, .publicProjects("LSRequiresIPhoneOS"), .gitHub("flutter/flutter/issues/167892"),
        .archive2018("LaunchServicesKeys.html, LSRequiresIPhoneOS"),
      ],
      notes: [
        EditorNote(
          .availability,
          [
            .init(.ownPage, "iOS 2.0."),
            .init(.ownPage, "The page's edition of 2020 said iOS 12.0."),
          ],
          choice: "iOS 2.0.",
          reason:
            "The page's newer edition takes precedence, and apps for the first iPhones have the key."
        )
      ]),
    Key(
      "LSMinimumSystemVersion", .string,
      title: "Minimum system version",
      summary: "Sets the oldest version of macOS that runs the app.",
      discussion: """
        The Mac App Store requires the key, shows the version, and offers the app only to Macs that can run it. Write
        `$(MACOSX_DEPLOYMENT_TARGET)` in an Xcode project, so that the key matches the version for which the code was compiled. For
        electron-builder, set `mac.minimumSystemVersion`. The version must not be newer than the current release of macOS.

        An app for iPhone or iPad that also runs on Macs with Apple silicon may have the key in addition to
        [`MinimumOSVersion`](key:MinimumOSVersion), which macOS ignores in Mac apps. Since macOS 11.4, the smallest valid values are `10`
        for Mac apps, `10.15` for Mac Catalyst and `11` for iOS apps on a Mac. App Store Connect warns of an iOS app whose value is older
        than the macOS that belongs to its `MinimumOSVersion`, such as macOS 13 for iOS 16 (`ITMS-90899`).
        """,
      consequence: Consequence(
        "Without the key, the Mac App Store rejects the upload, and older systems launch the app, which may then crash.",
        from: .gitHub("godotengine/godot/issues/123287")),
      availability: [.macOS("10.0", from: .current), .macCatalyst("13.0", from: .current)],
      default: "10.0.0",
      defaultSource: .ownPage,
      rules: [
        .present.when(
          .bundle(.app) && .platform(.macOS) && .inStores && .product
        ).codes("ITMS-90983").saying(
          "the Mac App Store refuses an app that does not say which macOS it needs",
          "add {key}, usually with '$(MACOSX_DEPLOYMENT_TARGET)'"
        ).from(.gitHub("godotengine/godot/issues/123287")),
        .should(.format(.versionNumber)).from(
          .archive2018("LaunchServicesKeys.html, LSMinimumSystemVersion")),
        .notAfter("DTPlatformVersion").when(.macAppInStore).codes("ITMS-90265").saying(
          "the Mac App Store doesn't know macOS {value} yet: the app was built with an older SDK",
          "lower the deployment target, or build with a newer Xcode"
        ).from(.gitHub("sensuikan1973/pedax/pull/682")),
      ] + macOSForIOS,
      example: "15.0",
      seeAlso: ["MinimumOSVersion", "LSMinimumSystemVersionByArchitecture"],
      sources: [
        .ownPage,
        .archive2018("LaunchServicesKeys.html, LSMinimumSystemVersion"),
        .framework("xcode-release-notes/xcode-12_5-release-notes"),
        .publicProjects("LSMinimumSystemVersion"), .gitHub("godotengine/godot/issues/123287"),
        .gitHub("nextcloud/desktop/issues/4722"), .gitHub("sensuikan1973/pedax/pull/682"),
        .gitHub("breez/misty-breez/pull/236"), .gitHub("expo/expo/pull/32492"), electronFields,
      ]),
    Key(
      "LSMinimumSystemVersionByArchitecture", .dictionary,
      title: "Minimum system versions, per-architecture",
      summary: "Sets the oldest version of macOS for each processor architecture.",
      discussion: """
        Use it for a universal app whose code for one architecture needs a newer version of macOS than the code for another. The
        dictionary's keys are `i386`, `ppc`, `ppc64` and `x86_64`; Apple's page doesn't name `arm64`, which some projects use. Keep
        [`LSMinimumSystemVersion`](key:LSMinimumSystemVersion) too, with the oldest of the versions. An app only for Apple silicon doesn't
        need the key.
        """,
      consequence: Consequence(
        "The Mac App Store rejects an app that has this key but no `LSMinimumSystemVersion`.",
        from: .gitHub("godotengine/godot/issues/123287")),
      availability: [.macOS("10.0", from: .current)],
      required: .optional,
      rules: [minimumBesideArchitectures],
      example: ["arm64": "26.0", "x86_64": "15.0"],
      seeAlso: ["LSMinimumSystemVersion"],
      sources: [
        .ownPage, .gitHub("godotengine/godot/issues/123287"),
        .publicProjects("LSMinimumSystemVersionByArchitecture"),
      ]),
    Key(
      "LSMinimumSystemVersionByArchitecture/*", .string,
      placeholder: "architecture",
      summary: "Sets the oldest version of macOS for another architecture, such as `arm64`.",
      discussion: """
        Write `arm64` in a universal app whose Apple silicon code needs a newer version of macOS
        than its Intel code. The value is that code's deployment target: macOS 11 or later. Apple's
        reference names only the four older architectures, which have their own pages here, and
        gives a default only for those; shipped apps have `arm64` too. Keep
        [`LSMinimumSystemVersion`](key:LSMinimumSystemVersion) in addition to the dictionary, with
        the oldest of the versions.
        """,
      consequence: withoutMinimum, availability: [.macOS(.unknown, from: .publicProjects)],
      required: .optional,
      rules: [
        .should(.format(.versionNumber)).from(
          .archive2018("LaunchServicesKeys.html, LSMinimumSystemVersion"))
      ],
      example: "26.0",
      seeAlso: ["LSMinimumSystemVersion", "LSMinimumSystemVersionByArchitecture/x86_64"],
      sources: [
        .ownPage, .archive2018("LaunchServicesKeys.html, LSMinimumSystemVersion"),
        .gitHub("godotengine/godot/issues/123287"),
        .publicProjects("LSMinimumSystemVersionByArchitecture"),
      ]),
    Key(
      "MinimumOSVersion", .string,
      summary: "Sets the oldest version of iOS, tvOS, watchOS or visionOS that runs the app.",
      discussion: """
        A framework that is built without Xcode needs the key, with the version that its binary was compiled for. Mac apps use
        [`LSMinimumSystemVersion`](key:LSMinimumSystemVersion).

        From spring 2027 on, App Store Connect takes only iOS apps that need iOS 15.0 or later.
        """,
      avoid:
        "Don't write it in an Xcode project: Xcode fills it in from the target's deployment target, and the App Store shows it.",
      consequence: Consequence(
        "App Store Connect rejects a framework without the key, or with a version other than the one its binary was compiled for.",
        from: .gitHub("clostra/newnode/issues/105")),
      availability: [
        .iOS("3.0", from: .current),
        .tvOS("9.0", from: .current),
        .visionOS("1.0", from: .current),
        .watchOS("1.0", from: .current),
      ],
      rules: [
        .should(.format(.versionNumber)).from(.ownPage),
        .present.when(frameworkInStore).from(
          .gitHub("google/GoogleAppMeasurement/issues/62")
        ).codes("ITMS-90360", "ITMS-90208").saying(
          "the App Store refuses a framework that does not say which system it needs",
          "add {key} with the deployment target for which it was compiled"),
        .should(
          .pattern("^(1[5-9]|[2-9][0-9])([.]|$)", "a version of 15.0 or later").when(uploadedApp)
        ).refused(from: "2027-04", warnedFrom: "2026-08").codes("ITMS-90068").saying(
          "the app runs on systems before iOS 15, from {value} on",
          "raise the deployment target to 15.0 or later"
        ).from(.gitHub("thunderbird/thunderbird-ios/issues/466")),
        .should(
          .pattern("^([89]|[1-9][0-9])", "a version of 8.0 or later").when(
            .has("CFBundlePackageType", "FMWK") && .platform(.iOS, .iPadOS))
        ).from(.gitHub("0xced/XCDYouTubeKit/issues/223")).codes("ITMS-90362").saying(
          "the App Store refuses frameworks for systems before iOS 8, and this one is for {value}",
          "build it with a deployment target of 8.0 or later"),
      ],
      example: "16.0",
      seeAlso: ["LSMinimumSystemVersion"],
      sources: [
        .ownPage, .gitHub("clostra/newnode/issues/105"),
        .gitHub("google/GoogleAppMeasurement/issues/62"),
        .gitHub("thunderbird/thunderbird-ios/issues/466"),
        .gitHub("0xced/XCDYouTubeKit/issues/223"),
        .framework("xcode-release-notes/xcode-12_5-release-notes"),
      ],
      notes: [
        EditorNote(
          .availability,
          [
            .init(.ownPage, "watchOS 1.0."),
            .init(.ownPage, "The page's edition of 2024 said watchOS 2.0."),
          ],
          choice: "watchOS 1.0.",
          reason: "The page's newer edition takes precedence.")
      ]),
    Key(
      "UIDeviceFamily", .array(of: .integer), .integer,
      title: "Targeted device family",
      summary: "Lists the kinds of devices that the app is for.",
      discussion: """
        Set it with the build setting `TARGETED_DEVICE_FAMILY`, from which Xcode writes the key, or with
        `ios.supportsTablet` of Expo. Don't write it into a project's Info.plist, where it would be
        overwritten; an app that is built without Xcode does need it. With 1 and 2, the app fills the
        screen of an iPad too, and must support all [orientations](key:UISupportedInterfaceOrientations)
        on iPad, unless [`UIRequiresFullScreen`](key:UIRequiresFullScreen) is `YES`. A watch app without
        4 isn't installed.

        Decide early: an update can't drop a kind of device that the version in the App Store
        supports. To do that, you need a new app with a different bundle identifier.

        An app that is built for the Mac with Mac Catalyst has 2, 6 or both, but not 1. An app for Apple Vision Pro has 7. Xcode builds both
        as separate apps, and writes their Info.plist files from the same setting.
        """,
      consequence: Consequence(
        "Without `2` in the array, the app runs on iPad at iPhone size.",
        from: .gitHub("diasurgical/DevilutionX/pull/3877")),
      availability: [.iOS("3.2", from: .archive2018)],
      values: .documented([
        AllowedValue(1, "iPhone and iPod touch; on iPad, the app runs at iPhone size."),
        AllowedValue(2, "iPad, using the full screen."),
        AllowedValue(3, "Apple TV."),
        AllowedValue(4, "Apple Watch."),
        AllowedValue(6, "Mac, with Mac Catalyst."),
        AllowedValue(7, "Apple Vision."),
      ]),
      valuesSource: .publicProjects("UIDeviceFamily"),
      default: 1,
      defaultSource: .archive2018("iPhoneOSKeys.html, Table 4"),
      required: .optional,
      rules: [
        .containing(4).when(.builtWatchApp)
          .saying("a watch app does not list the watch in {key}", "add 4").from(
            .gitHub("SAP/cloud-sdk-ios-fiori/pull/1617")),
        .noneOf([1], reason: "Mac Catalyst takes 2 and 6").when(
          .distribution(.macAppStore) && .bundle(.app)
            && .contains("CFBundleSupportedPlatforms", "MacOSX")
        ).from(.gitHub("dotnet/maui/issues/13910")).codes("ITMS-90756").saying(
          "a Mac Catalyst app in the Mac App Store must not list {value}, the iPhone, in {key}",
          "remove it, and keep 2 for the iPad's interface or 6 for the Mac's"),
        .should(
          .containing(7).when(
            .product && .bundle(.app) && .contains("CFBundleSupportedPlatforms", "XROS"))
        ).saying("an app for Apple Vision does not list it in {key}", "add 7").from(
          .gitHub("bazelbuild/rules_apple/pull/2653")),
      ],
      example: [1, 2],
      seeAlso: ["LSRequiresIPhoneOS"],
      sources: [
        .archive2018("iPhoneOSKeys.html, Table 4"), .publicProjects("UIDeviceFamily"),
        .gitHub("SAP/cloud-sdk-ios-fiori/pull/1617"), .appStoreConnect("ITMS-90474"),
        .gitHub("diasurgical/DevilutionX/pull/3877"), deviceSupport,
        .gitHub("dotnet/maui/issues/13910"), .gitHub("bazelbuild/rules_apple/pull/2653"),
        expoFields("DeviceFamily"), infoPlistProcessor,
      ],
      notes: [
        EditorNote(
          .values,
          [
            .init(.archive2018("iPhoneOSKeys.html, Table 4"), "1 and 2."),
            .init(
              .publicProjects("UIDeviceFamily"), "3, 4, 6 and 7 in products for newer platforms."),
          ],
          choice: "All six are listed.",
          reason: "The archived edition ends before the newer platforms.")
      ]),
    Key(
      "CFBundleSupportedPlatforms", .array(of: .string),
      summary: "Names the platform that a bundle was built for.",
      discussion: """
        A bundle has exactly one platform. A resource bundle that was copied from a build for a simulator still names the simulator; change
        the value to the device's platform, or remove the key.
        """,
      avoid: "Don't write it into a project's Info.plist: Xcode adds it when it builds.",
      consequence: Consequence(
        "App Store Connect rejects an app that contains a bundle for a simulator (ITMS-90542).",
        from: .gitHub("PingPlusPlus/pingpp-ios/issues/84")),
      availability: [
        .iOS(.unknown, from: .publicProjects),
        .macOS(.unknown, from: .publicProjects),
        .tvOS(.unknown, from: .publicProjects),
        .watchOS(.unknown, from: .publicProjects),
        .visionOS(.unknown, from: .publicProjects),
      ],
      values: .documented([
        AllowedValue("MacOSX", "Mac, including Mac Catalyst."),
        AllowedValue("iPhoneOS", "iPhone and iPad."),
        AllowedValue("iPhoneSimulator", "The iPhone and iPad simulator; not for the App Store."),
        AllowedValue("AppleTVOS", "Apple TV."),
        AllowedValue("AppleTVSimulator", "The Apple TV simulator; not for the App Store."),
        AllowedValue("WatchOS", "Apple Watch."),
        AllowedValue("WatchSimulator", "The Apple Watch simulator; not for the App Store."),
        AllowedValue("XROS", "Apple Vision."),
        AllowedValue("XRSimulator", "The Apple Vision simulator; not for the App Store."),
        AllowedValue("DriverKit", "A DriverKit driver, which runs in user space."),
      ]),
      valuesSource: .publicProjects("CFBundleSupportedPlatforms"),
      rules: [
        .should(.count(exactly: 1)).from(.gitHub("defold/extender/issues/332")).codes("ITMS-90562")
          .saying(
            "{key} does not name exactly one platform",
            "name only the one for which the bundle was built"),
        // Frameworks for simulators are beside those for devices, of which a build takes one.
        .noneOf(
          ["iPhoneSimulator", "AppleTVSimulator", "WatchSimulator", "XRSimulator"],
          reason: "the App Store accepts only what was built for devices"
        ).when(.distribution(.appStore) && .bundle(.bundle)).codes("ITMS-90542").saying(
          "the App Store refuses a bundle that was built for a simulator, as {value} says",
          "take the bundle that was built for devices, or remove {key} from a bundle of resources"
        )
        .from(.gitHub("PingPlusPlus/pingpp-ios/issues/84")),
      ],
      example: ["iPhoneOS"],
      seeAlso: ["UIDeviceFamily"],
      sources: [
        .publicProjects("CFBundleSupportedPlatforms"), .gitHub("defold/extender/issues/332"),
        .gitHub("PingPlusPlus/pingpp-ios/issues/84"),
      ]),
    Key(
      "LSArchitecturePriority", .array(of: .string),
      title: "Architecture priority",
      summary: "Chooses which architecture of a universal app a Mac prefers.",
      discussion: """
        The Mac runs the first architecture in the list that it supports. Most apps don't need the key, because
        the executable says what it contains and Apple silicon prefers `arm64`. Write `arm64` first in an app
        whose executable is a script. Otherwise, macOS assumes that the app contains Intel code, and asks people
        without Rosetta to install it. With `x86_64` first, an app runs translated by Rosetta on Apple silicon,
        for example to load Intel plug-ins. This works up to macOS 27; the next version runs Intel code only in
        old games. Apple's page gives `i386` as the default, although macOS hasn't run such code since version
        10.15.
        """,
      consequence: Consequence(
        "Without the key, a script-only app runs under Rosetta on Apple silicon.",
        from: .framework("apple-silicon/building-a-universal-macos-binary")),
      availability: [.macOS("10.1", from: .current)],
      values: .documented([
        AllowedValue("arm64", "Apple silicon, natively."),
        AllowedValue("arm64e", "Apple silicon, with code that authenticates its pointers."),
        AllowedValue("x86_64", "Intel; on Apple silicon, translated by Rosetta."),
        AllowedValue("i386", "32-bit Intel, which macOS supported through version 10.14."),
      ]),
      valuesSource: .ownPage,
      required: .optional,
      example: ["arm64", "x86_64"],
      seeAlso: ["LSMinimumSystemVersionByArchitecture"],
      sources: [
        .ownPage, .framework("apple-silicon/building-a-universal-macos-binary"),
        .gitHub("HarbourMasters/Shipwright/pull/3727"),
        .framework("macos-release-notes/macos-27-release-notes"),
      ]),
  ]
}
