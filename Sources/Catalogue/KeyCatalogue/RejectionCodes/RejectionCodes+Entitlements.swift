import KeyModel

/// The codes with which App Store Connect rejects the entitlements of an upload.
let entitlementCodes: [RejectionCode] = [
  RejectionCode(
    "ITMS-90045", "Entitlement that isn't supported",
    messages: [
      "Invalid Code Signing Entitlements. Your application bundle's signature contains code signing entitlements that are not supported on iOS. Specifically, key 'com.apple.keystore.device' in 'Payload/mobileapp.app/mobileapp' is not supported."
    ],
    summary: "A signature has an entitlement that apps in the App Store can't have.",
    discussion: """
      The message quotes the key and the program. It is an entitlement of Apple's own programs, or one
      that the SDK of the build doesn't know yet. Remove it, or build with the current SDK.
      """,
    in: "entitlements",
    wrong: ["com.apple.keystore.device": true, "aps-environment": "production"],
    right: ["aps-environment": "production"],
    refusedBy: [.appStore, .macAppStore],
    sources: [
      .gitHub("EddyVerbruggen/nativescript-plugin-firebase/issues/435"),
      .gitHub("inspireui/support/issues/763"),
    ]),
  RejectionCode(
    "ITMS-90046", "Value of an entitlement that isn't supported",
    messages: [
      "Invalid Code Signing Entitlements. Your application bundle's signature contains code signing entitlements that are not supported on iOS. Specifically, value 'development' for key 'aps-environment' in 'Payload/EMQ.app/EMQ' is not supported."
    ],
    summary: "An entitlement in a signature has a value that the App Store doesn't take.",
    discussion: """
      The message quotes the value, the key and the program. Often a tool has signed the app with the
      entitlements of the provisioning profile, where `*` stands for any value, instead of those of the
      app. An app for the App Store is signed with a profile for distribution, in which
      [`aps-environment`](key:entitlements:aps-environment) is `production`. Frameworks are signed
      without entitlements.
      """,
    keys: ["entitlements:aps-environment", "entitlements:com.apple.developer.associated-domains"],
    in: "entitlements",
    wrong: ["aps-environment": "development", "com.apple.developer.associated-domains": "*"],
    right: [
      "aps-environment": "production",
      "com.apple.developer.associated-domains": ["applinks:example.com"],
    ],
    refusedBy: [.appStore, .macAppStore],
    sources: [
      .gitHub("fastlane/fastlane/issues/336"), .gitHub("fastlane/fastlane/issues/768"),
      .gitHub("bazelbuild/rules_apple/issues/181"), .gitHub("RichardBronosky/ota-tools/issues/20"),
    ]),
  RejectionCode(
    "ITMS-90078", "Missing Push Notification Entitlement",
    messages: [
      "Missing Push Notification Entitlement - Your app appears to register with the Apple Push Notification service, but the app signature's entitlements do not include the 'aps-environment' entitlement. If your app uses the Apple Push Notification service, make sure your App ID is enabled for Push Notification in the Provisioning Portal, and resubmit after signing your app with a Distribution provisioning profile that includes the 'aps-environment' entitlement. Xcode does not automatically copy the aps-environment entitlement from provisioning profiles at build time. This behavior is intentional. To use this entitlement, either enable Push Notifications in the project editor's Capabilities pane, or manually add the entitlement to your entitlements file. For more information, see https://developer.apple.com/library/content/documentation/NetworkingInternet/Conceptual/RemoteNotificationsPG/HandlingRemoteNotifications.html#//apple_ref/doc/uid/TP40008194-CH6-SW1.",
      "Missing potentially required entitlement - Your app, or a library that’s included in your app, uses Apple Push Notification service (APNs) registration APIs, but the APS Environment Entitlement isn’t included in the app signature’s entitlements.",
    ],
    summary: "The app calls the push service, and its signature has no entitlement for it.",
    discussion: """
      In an app with notifications, turn on the capability Push Notifications, or write the
      entitlement into the entitlements file: Xcode doesn't take it from the provisioning profile. An
      app without them can leave everything as it is: Flutter's engine, plug-ins of React Native and
      Expo's notifications refer to the calls even if the app never makes them.
      """,
    keys: ["entitlements:aps-environment"],
    in: "entitlements",
    wrong: ["com.apple.developer.applesignin": ["Default"]],
    right: ["com.apple.developer.applesignin": ["Default"], "aps-environment": "production"],
    outcome: "A warning: the upload succeeds.",
    sources: [
      .gitHub("zenobase/zenobase-durations/issues/9"),
      .gitHub("digitalfabrik/entitlementcard/issues/1218"), .gitHub("Odevio/Odevio-CLI/issues/52"),
      .gitHub("openfoodfacts/smooth-app/issues/1166"), .gitHub("NWACus/avy/issues/779"),
      .gitHub("socialincome-san/public/pull/882"), .gitHub("qaul/qaul.net/issues/612"),
    ]),
  RejectionCode(
    "ITMS-90161", "Profile that isn't for the store",
    messages: [
      "Invalid Provisioning Profile. The provisioning profile included in the bundle com.stylight.Stylight [Payload/MyApp.app] is invalid. [Missing code-signing certificate]. A Distribution Provisioning profile should be used when submitting apps to the App Store. For more information, visit the iOS Developer Portal."
    ],
    summary: "The upload was signed with a profile for development or for registered devices.",
    discussion: """
      Export the archive for the App Store: *App Store Connect* in the dialog *Distribute App* of the
      Organizer, or `app-store-connect` as `method` of the export options (`app-store` in older
      versions of Xcode). Reports are of build machines that export for development. With a profile
      for distribution, [`get-task-allow`](key:entitlements:get-task-allow) is not `YES`.
      """,
    keys: ["entitlements:get-task-allow"], in: "entitlements",
    wrong: ["aps-environment": "development", "get-task-allow": true],
    right: ["aps-environment": "production"], refusedBy: [.appStore],
    sources: [
      .gitHub("fastlane/fastlane/issues/1286"), .gitHub("fastlane-old/pilot/issues/133"),
      .gitHub("simonnilsson/ios-uploader/issues/18"),
      .gitHub("microsoft/app-store-vsts-extension/issues/115"),
    ]),
  RejectionCode(
    "ITMS-90164", "Entitlements that differ from the profile",
    messages: [
      "Invalid Code Signing Entitlements. The entitlements in your app bundle signature do not match the ones that are contained in the provisioning profile. According to the provisioning profile, the bundle contains a key value that is not allowed: 'MYTEAMID.com.appr.internal1' for the key 'application-identifier'",
      "According to the provisioning profile, the bundle contains a key value that is not allowed: 'true' for the key 'get-task-allow'",
    ],
    summary:
      "The signature has an entitlement or a value that the provisioning profile doesn't allow.",
    discussion: """
      The message quotes both. Turn on the capability for the App ID and make a new profile, or remove
      the entitlement. With [`get-task-allow`](key:entitlements:get-task-allow), the app was built for
      development: export it for distribution. A device refuses to install such an app, with
      `0xe8008016`. An entitlement whose array is empty is refused too: remove the key.
      """,
    keys: ["entitlements:get-task-allow", "entitlements:application-identifier"],
    in: "entitlements",
    wrong: ["get-task-allow": true, "com.apple.developer.networking.networkextension": []],
    right: [
      "get-task-allow": false,
      "com.apple.developer.networking.networkextension": ["packet-tunnel-provider"],
    ],
    refusedBy: [.appStore],
    sources: [
      .gitHub("airsdk/Adobe-Runtime-Support/issues/137"), .gitHub("fastlane/fastlane/issues/1322"),
      .gitHub("tripflex/WifiWizard2/issues/116"),
      .gitHub("ios-control/ios-deploy/issues/281"),
    ]),
  RejectionCode(
    "ITMS-90286", "Entitlement that macOS doesn't support",
    messages: [
      "Invalid Code Signing Entitlements. Your application bundle's signature contains code signing entitlements that are not supported on Mac OS X. Specifically, value '[com.example]' for key 'com.apple.security.application-groups' in 'com.example.pkg/Payload/Example.app/Contents/MacOS/Example' is not supported. This value should be a string or an array of strings, each starting with your TEAMID followed by a dot '.' ."
    ],
    summary:
      "An entitlement in the signature of a Mac app has a value that the Mac App Store doesn't take.",
    discussion: """
      The message quotes the value, the key and the program. For
      [`com.apple.security.application-groups`](key:entitlements:com.apple.security.application-groups)
      it asks for a string or an array of strings that begin with the team identifier and a period;
      groups that begin with `group.` are registered in the developer account.
      """,
    keys: ["entitlements:com.apple.security.application-groups"],
    in: "entitlements",
    wrong: ["com.apple.security.application-groups": ["com.example.lamp"]],
    right: ["com.apple.security.application-groups": ["ABCDE12345.com.example.lamp"]],
    refusedBy: [.macAppStore], sources: [.gitHub("electron/electron/pull/5584")]),
  RejectionCode(
    "ITMS-90287", "Entitlement that the profile of a Mac app lacks",
    messages: [
      "Invalid Code Signing Entitlements. The entitlements in your app bundle signature do not match the ones that are contained in the provisioning profile. The bundle contains a key that is not included in the provisioning profile: 'com.apple.developer.team-identifier' in 'com.xyz.xxxyyyzzz.pkg/Payload/xxxyyyzzz.app/Contents/MacOS/xxxyyyzzz'."
    ],
    summary: "The signature of a Mac app has a key that its provisioning profile doesn't contain.",
    discussion: """
      The message quotes the key and the program. Sign with the entitlements of the profile for the
      Mac App Store, which is embedded as `Contents/embedded.provisionprofile`. If the app doesn't
      need the entitlement, remove it from the entitlements file.
      """,
    keys: [
      "entitlements:com.apple.developer.team-identifier",
      "entitlements:com.apple.application-identifier",
    ],
    refusedBy: [.macAppStore],
    sources: [
      .gitHub("electron-userland/electron-builder/issues/1023"),
      .gitHub("electron/osx-sign/issues/114"),
    ]),
  RejectionCode(
    "ITMS-90296", "App sandbox not enabled",
    messages: [
      "App sandbox not enabled. The following executables must include the \"com.apple.security.app-sandbox\" entitlement with a Boolean value of true in the entitlements property list"
    ],
    summary: "A program in a Mac app isn't sandboxed.",
    discussion: """
      The message lists the programs, which may be helper tools and apps within a framework. Each of
      them is signed with
      [`com.apple.security.app-sandbox`](key:entitlements:com.apple.security.app-sandbox); a tool
      that the app starts has
      [`com.apple.security.inherit`](key:entitlements:com.apple.security.inherit) too.
      """,
    keys: [
      "entitlements:com.apple.security.app-sandbox", "entitlements:com.apple.security.inherit",
    ],
    in: "entitlements",
    wrong: ["com.apple.security.network.client": true],
    right: ["com.apple.security.app-sandbox": true, "com.apple.security.network.client": true],
    refusedBy: [.macAppStore],
    sources: [
      .gitHub("electron/osx-sign/issues/121"), .gitHub("DevMate/DevMateKit/issues/42"),
      .gitHub("electron/electron/issues/8363"), .gitHub("TetsuOtter/TRViS/issues/55"),
    ]),
  RejectionCode(
    "ITMS-90778", "Formats for NFC that don't fit",
    messages: [
      "Invalid entitlement for core nfc framework. The sdk version '17.2' and min OS version '14.0' are not compatible for the entitlement 'com.apple.developer.nfc.readersession.formats' because 'NDEF is disallowed'.",
      "Invalid entitlement for core nfc framework. The sdk version '17.0' and min OS version '12.4' are not compatible for the entitlement 'com.apple.developer.nfc.readersession.formats' because 'NDEF is missing in the entitlement'.",
    ],
    summary: "The formats for NFC in the signature don't fit the minimum system of the app.",
    discussion: """
      The message quotes the SDK, the minimum system and the reason. For an app that needs iOS 13 or
      later,
      [`com.apple.developer.nfc.readersession.formats`](key:entitlements:com.apple.developer.nfc.readersession.formats)
      has `TAG` and not `NDEF`; reading messages still works. For an app that also runs in iOS 12,
      it has `NDEF`.
      """,
    keys: ["entitlements:com.apple.developer.nfc.readersession.formats"],
    in: "entitlements",
    wrong: ["com.apple.developer.nfc.readersession.formats": ["NDEF"]],
    right: ["com.apple.developer.nfc.readersession.formats": ["TAG"]],
    refusedBy: [.appStore],
    sources: [
      .gitHub("Yubico/yubikit-ios/issues/116"),
      .gitHub("BenGWeeks/lightning-piggy-mobile/pull/398"),
      .gitHub("revtel/react-native-nfc-manager/issues/684"), .gitHub("pagopa/io-app/pull/5883"),
    ]),
  RejectionCode(
    "ITMS-90786", "Entitlement of a newer SDK",
    messages: [
      "Invalid Entitlement. Apps that contain the 'com.apple.developer.coremedia.hls.low-latency' entitlement must be built with the iOS 13.0 SDK or later."
    ],
    summary: "An app has an entitlement that the SDK of its build doesn't know.",
    discussion: """
      The message quotes the entitlement and the SDK. Build with the current Xcode. Both reports are
      of apps that Expo's tools built in 2019, before the SDK of iOS 13 was usual.
      """,
    keys: ["entitlements:com.apple.developer.coremedia.hls.low-latency"],
    refusedBy: [.appStore],
    sources: [.gitHub("inspireui/support/issues/763"), .gitHub("expo/expo-cli/issues/1064")]),
  RejectionCode(
    "ITMS-90075", "Missing application identifier",
    messages: [
      "This bundle is invalid. The application-identifier entitlement is missing; it should contain your 10-character Apple Developer ID, followed by a dot, followed by your bundle identifier."
    ],
    summary: "A program in the upload is signed without an application identifier.",
    discussion: """
      Xcode adds [`application-identifier`](key:entitlements:application-identifier) when it signs an
      app or an extension with a profile. The reports are of tools that sign on their own: extensions
      that were built apart and added to a .NET app (`AdditionalAppExtensions`), native extensions of
      Adobe AIR, and an app with a Watch extension that fastlane exported. Sign each extension with
      its own profile and the entitlements of that profile, or write the entitlement into its
      entitlements file: the team identifier, a period and the bundle identifier. A device refuses
      such an app too.
      """,
    keys: ["entitlements:application-identifier"], in: "entitlements",
    wrong: ["com.apple.security.application-groups": ["group.com.example.lamp"]],
    right: [
      "application-identifier": "ABCDE12345.com.example.lamp.share",
      "com.apple.security.application-groups": ["group.com.example.lamp"],
    ],
    refusedBy: [.appStore],
    sources: [
      .gitHub("dotnet/macios/issues/19243"), .gitHub("tuarua/Swift-IOS-ANE/issues/21"),
      .gitHub("fastlane/fastlane/issues/276"), .gitHub("airsdk/Adobe-Runtime-Support/issues/2989"),
    ]),
]
