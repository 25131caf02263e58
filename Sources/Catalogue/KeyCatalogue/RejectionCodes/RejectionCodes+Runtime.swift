import KeyModel

/// The messages with which a running system reports that a key is missing or wrong, under the name or the number that
/// they contain.
let runtimeCodes: [RejectionCode] = [
  RejectionCode(
    "TCC", "Crash for a missing purpose string",
    messages: [
      "This app has crashed because it attempted to access privacy-sensitive data without a usage description.  The app's Info.plist must contain an NSCameraUsageDescription key with a string value explaining to the user how the app uses this data.",
      "Termination Reason: Namespace TCC",
    ],
    summary: "The system ended an app that asked for protected data without saying why.",
    discussion: """
      The message names the key, in a crash report below *Termination Reason*.

      - The key is missing or its text blank: add it on the tab *Info* of the app's target, where
        Xcode's labels begin with *Privacy*, or as `INFOPLIST_KEY_NSCameraUsageDescription`; in
        Flutter, in `ios/Runner/Info.plist`; in Expo, in `ios.infoPlist` of `app.json`, with a new
        build.
      - The built app lacks it, as `plutil -p Lamp.app/Info.plist` shows: check `INFOPLIST_FILE` of
        this configuration.
      - On a Mac, a tool counts as part of the app that started it, such as a terminal or an editor,
        whose Info.plist needs the key: start the tool from one that has it.

      The App Store reports the same with `ITMS-90683`.
      """,
    keys: [
      "NSCameraUsageDescription", "NSMicrophoneUsageDescription", "NSPhotoLibraryUsageDescription",
      "NSBluetoothAlwaysUsageDescription", "NSContactsUsageDescription",
      "NSSpeechRecognitionUsageDescription", "NSUserTrackingUsageDescription",
    ],
    wrong: ["CFBundleDisplayName": "Lamp"],
    right: [
      "CFBundleDisplayName": "Lamp",
      "NSCameraUsageDescription": "Scans the code on a lamp to add it.",
    ], outcome: "The system terminates the app.",
    sources: [
      .gitHub("BradLarson/GPUImage/pull/2600"), .gitHub("expo/expo/issues/13059"),
      .gitHub("element-hq/element-ios/issues/605"), .gitHub("nek023/QBImagePicker/issues/182"),
      .framework("uikit/requesting-access-to-protected-resources"),
      .gitHub("sveinbjornt/hear/issues/9"), .gitHub("alacritty/alacritty/issues/1733"),
      .gitHub("alacritty/alacritty/blob/master/extra/osx/Alacritty.app/Contents/Info.plist"),
    ]),
  RejectionCode(
    "NSCocoaErrorDomain 3000", "Notifications without the entitlement",
    messages: [
      "Error Domain=NSCocoaErrorDomain Code=3000 \"no valid “aps-environment” entitlement string found for application\"",
      "no valid 'aps-environment' entitlement string found for application",
    ],
    summary: "An app registered for notifications, and its signature has no environment for them.",
    discussion: """
      - The capability is missing: add *Push Notifications* on the tab *Signing & Capabilities*,
        which writes [`aps-environment`](key:entitlements:aps-environment), on a Mac
        [`com.apple.developer.aps-environment`](key:entitlements:com.apple.developer.aps-environment).
      - The profile is older than the capability, or of a free account, which has none: turn it on
        below *Identifiers* in the developer account, and make a new profile.
      - Since SDK 51, Expo writes the entitlement only with `expo-notifications`: add that to
        `plugins` of `app.json`, or `"ios": {"entitlements": {"aps-environment": "production"}}`,
        and build again.
      - Debug and release configurations may have different entitlements files
        (`CODE_SIGN_ENTITLEMENTS`): both need it.
      - A tool that signs the app again may have dropped it: `codesign -d --entitlements -
        Lamp.app` prints those of the built app.
      """,
    keys: ["entitlements:aps-environment", "entitlements:com.apple.developer.aps-environment"],
    in: "entitlements",
    wrong: ["com.apple.developer.applesignin": ["Default"]],
    right: [
      "com.apple.developer.applesignin": ["Default"], "aps-environment": "development",
    ],
    outcome: "The registration for notifications fails; the app goes on.",
    sources: [
      .gitHub("CrossGeeks/FirebasePushNotificationPlugin/issues/181"),
      .gitHub("awslabs/aws-sdk-ios-samples/issues/161"),
      .gitHub("OneSignal/OneSignal-iOS-SDK/issues/195"), .gitHub("expo/expo/issues/37101"),
      .gitHub("expo/expo/pull/36569"), .gitHub("expo/fyi/pull/165"),
      .gitHub("expo/fyi/blob/main/apns-entitlement-sdk-51.md"),
      .gitHub("CrossGeeks/FirebasePushNotificationPlugin/issues/470"),
    ]),
  RejectionCode(
    "didReceiveRemoteNotification", "Background mode that a method needs",
    messages: [
      "You've implemented -[<UIApplicationDelegate> application:didReceiveRemoteNotification:fetchCompletionHandler:], but you still need to add \"remote-notification\" to the list of your supported UIBackgroundModes in your Info.plist.",
      "You've implemented -[<UIApplicationDelegate> application:performFetchWithCompletionHandler:], but you still need to add \"fetch\" to the list of your supported UIBackgroundModes in your Info.plist.",
    ],
    summary: "An app has the method for background work and doesn't declare the mode.",
    discussion: """
      Tick *Remote notifications*, or *Background fetch* for the other message, under
      *Background Modes* on the tab *Signing & Capabilities*, which writes
      [`UIBackgroundModes`](key:UIBackgroundModes); in Expo, `ios.infoPlist.UIBackgroundModes`
      of `app.json`. If only a library has the method, such as Flutter's app delegate, and the
      app gets no silent notifications, ignore the message.
      """,
    keys: ["UIBackgroundModes"],
    wrong: ["UIBackgroundModes": ["audio"]],
    right: ["UIBackgroundModes": ["audio", "remote-notification"]],
    outcome: "A message in the console; the app goes on.",
    sources: [
      .gitHub("flutter/flutter/issues/30839"),
      .gitHub("Pushwoosh/pushwoosh-phonegap-plugin/issues/78"),
    ]),
  RejectionCode(
    "BGTaskScheduler", "Background task that isn't listed",
    messages: [
      "Registration rejected; IN_APP_ALERTS is not advertised in the application's Info.plist",
      "Error Domain=BGTaskSchedulerErrorDomain Code=3 \"(null)\"",
    ],
    summary: "An app registers a background task whose identifier its Info.plist doesn't list.",
    discussion: """
      - The identifier is missing: add it, exactly as code registers it, to
        [`BGTaskSchedulerPermittedIdentifiers`](key:BGTaskSchedulerPermittedIdentifiers), on the
        tab *Info* called *Permitted background task scheduler identifiers*; in Flutter in
        `ios/Runner/Info.plist`, in Expo in `ios.infoPlist` of `app.json`. For a plug-in, it is
        `com.transistorsoft.fetch`, or in workmanager the task's `uniqueName`.
      - With number 3, the mode can be missing instead: `fetch` for a refresh, `processing` for
        longer work, in [`UIBackgroundModes`](key:UIBackgroundModes), below *Background Modes* on
        the tab *Signing & Capabilities*.
      - In one report, a tool had written a dictionary in place of the array.

      Number 1 means that the user turned background refresh off, or that the app is in a simulator.
      """,
    keys: ["BGTaskSchedulerPermittedIdentifiers", "UIBackgroundModes"],
    wrong: ["BGTaskSchedulerPermittedIdentifiers": ["com.example.lamp.refresh"]],
    right: [
      "BGTaskSchedulerPermittedIdentifiers": [
        "com.example.lamp.refresh", "com.example.lamp.cleanup",
      ]
    ],
    outcome: "The system rejects the task's registration, or its request with number 3.",
    sources: [
      .gitHub("kprakash2/multiplatform-work-manager/issues/8"),
      .gitHub("fluttercommunity/flutter_workmanager/issues/105"),
      .gitHub("transistorsoft/flutter_background_fetch/issues/389"),
      .framework("backgroundtasks/bgtaskscheduler/error/code/notpermitted"),
      .framework("backgroundtasks/bgtaskscheduler/error/code/unavailable"),
      .gitHub("fluttercommunity/flutter_workmanager/blob/main/docs/quickstart.mdx"),
    ]),
  RejectionCode(
    "canOpenURL", "Scheme that isn't listed",
    messages: [
      "This app is not allowed to query for scheme com.getcapacitor.myapp",
      "-canOpenURL: failed for URL: \"sip://\" - error: \"This app has exceeded the number of allowed scheme queries\"",
    ],
    summary: "An app asks whether a URL can be opened, and its Info.plist doesn't list the scheme.",
    discussion: """
      Opening needs no entry. `canOpenURL(_:)` is deprecated in iOS 27: call
      `open(_:options:completionHandler:)` without asking, and handle its `false`.

      - The scheme is missing: add the part before the colon to
        [`LSApplicationQueriesSchemes`](key:LSApplicationQueriesSchemes), on the tab *Info* called
        *Queried URL Schemes*; in Flutter in `ios/Runner/Info.plist`, in Expo in `ios.infoPlist` of
        `app.json`.
      - Too many are listed: 50 count for apps linked on iOS 15 or later, and in iOS 27 only the
        first 25 for an app built with Xcode 27, as
        [WeChat reports](https://developers.weixin.qq.com/doc/oplatform/Mobile_App/announcement/xcode_27.html).
      - *Exceeded the number*: an app linked before iOS 9 may call `canOpenURL(_:)` 50 times. Build
        with a current SDK, list the schemes, and ask for fewer.

      With -10814, the scheme is listed, and no installed app has it.
      """,
    keys: ["LSApplicationQueriesSchemes"],
    wrong: ["LSApplicationQueriesSchemes": ["lamp-partner"]],
    right: ["LSApplicationQueriesSchemes": ["lamp-partner", "sip"]],
    outcome: "`canOpenURL(_:)` returns `false`.",
    sources: [
      .gitHub("ionic-team/capacitor/issues/583"), .gitHub("Appboy/appboy-ios-sdk/issues/27"),
      .gitHub("vtourraine/ThirdPartyMailer/issues/9"),
      .framework("uikit/uiapplication/canopenurl(_:)"),
      .gitHub("SwiftOldDriver/iOS-Weekly/issues/3023"),
    ]),
  RejectionCode(
    "NSURLErrorDomain -1022", "Connection that isn't secure",
    messages: [
      "The resource could not be loaded because the App Transport Security policy requires the use of a secure connection.",
      "App Transport Security has blocked a cleartext HTTP (http://) resource load since it is insecure. Temporary exceptions can be configured via your app's Info.plist file.",
    ],
    summary: "App Transport Security blocked a connection without encryption.",
    discussion: """
      Look at the address in the error: the server may have redirected to another host.

      - Use `https`.
      - If the server doesn't support it, add its domain to
        [`NSExceptionDomains`](key:NSAppTransportSecurity/NSExceptionDomains), below
        [`NSAppTransportSecurity`](key:NSAppTransportSecurity) on the tab *Info* of the target, in
        Flutter in `ios/Runner/Info.plist`, in Expo in `ios.infoPlist` of `app.json`: the name
        without scheme, port and path, and `NSIncludesSubdomains` for those below it.
      - For names with `.local`, and for addresses such as `192.168.1.5`, which iOS 17 and macOS 14
        block by default, there is
        [`NSAllowsLocalNetworking`](key:NSAppTransportSecurity/NSAllowsLocalNetworking). Other
        addresses, such as Tailscale's, go in `NSExceptionDomains`: one, or a range as
        `100.64.0.0/10`.
      - React Native's development server on `localhost` needs an exception too once the project
        has others.
      """,
    keys: ["NSAppTransportSecurity", "NSAppTransportSecurity/NSExceptionDomains"],
    wrong: ["NSAppTransportSecurity": ["NSAllowsLocalNetworking": true]],
    right: [
      "NSAppTransportSecurity": [
        "NSAllowsLocalNetworking": true,
        "NSExceptionDomains": ["example.com": ["NSExceptionAllowsInsecureHTTPLoads": true]],
      ]
    ],
    outcome: "The connection fails.",
    sources: [
      .gitHub("printdotio/printio-ios-sdk/issues/477"),
      .gitHub("paulhammond/webkit2png/issues/99"), .gitHub("ko2ic/image_downloader/issues/68"),
      .gitHub("react/react-native/issues/20207"), .gitHub("react/react-native/issues/11477"),
      .gitHub("ruddarr/app/issues/557"), .gitHub("ivpn/ios-app/issues/366"),
      .gitHub("Untrivial-ai/agent-orchestrator/issues/3852"),
      .current("nsapptransportsecurity/nsallowslocalnetworking"),
    ]),
  RejectionCode(
    "NSNetServicesMissingRequiredConfigurationError", "Local network without a declaration",
    messages: [
      "NSNetServiceBrowser did not search with error dict [{ NSNetServicesErrorCode = \"-72008\"; NSNetServicesErrorDomain = 10; }].",
      "Missing required configuration for local network access.",
      "[listener] Error: -65555: NoAuth",
    ],
    summary:
      "An app looks for Bonjour services, or offers one, and its Info.plist doesn't list their type.",
    discussion: """
      The number is -72008; code that uses Network or `dns_sd` gets -65555. Add the type, such
      as `_lamp._tcp`, to [`NSBonjourServices`](key:NSBonjourServices) and a text as
      [`NSLocalNetworkUsageDescription`](key:NSLocalNetworkUsageDescription): on the tab
      *Info* of the target, in Flutter in `ios/Runner/Info.plist`, in Expo in `ios.infoPlist`
      of `app.json`. Multipeer Connectivity uses the type `_name._tcp` for a service called
      `name`. For an extension, both keys belong in the app's Info.plist.

      Browsing for all types, or for any that people enter, also needs
      [`com.apple.developer.networking.multicast`](key:entitlements:com.apple.developer.networking.multicast).
      With -65570, the user refused: *Settings › Privacy & Security › Local Network*.

      It happens on devices with iOS 14 or later in an app built with Xcode 12 or later, not
      in the simulator.
      """,
    keys: [
      "NSBonjourServices", "NSLocalNetworkUsageDescription",
      "entitlements:com.apple.developer.networking.multicast",
    ],
    wrong: ["NSLocalNetworkUsageDescription": "Finds the lamps in your home."],
    right: [
      "NSBonjourServices": ["_lamp._tcp"],
      "NSLocalNetworkUsageDescription": "Finds the lamps in your home.",
    ],
    outcome: "The search for services, or the service, doesn't start.",
    sources: [
      .gitHub("fitomad/NearbyInteraction-Guide/issues/2"), .gitHub("yagiz/Bagel/issues/63"),
      .gitHub("Skyost/Bonsoir/issues/40"), .gitHub("dobster/P2PShareKit/issues/2"),
      .gitHub("tolo/HHServices/issues/23"), .gitHub("swisspol/GCDWebServer/issues/525"),
      .framework("technotes/tn3179-understanding-local-network-privacy"),
    ]),
  RejectionCode(
    "SceneConfiguration", "Scenes without a configuration",
    messages: [
      "[SceneConfiguration] Info.plist contained no UIScene configuration dictionary (looking for configuration named \"(no name)\")",
      "Application failed to launch: UIScene life cycle is required for apps built with this SDK.",
    ],
    summary: "An app's Info.plist has no configuration for the scene that starts.",
    discussion: """
      The message appears in the console since iOS 16.2, and quotes the name that the code asks
      for. A UIKit app that is built with the SDK of iOS 27 and has no scenes is terminated at
      launch, with *UIScene life cycle is required for apps built with this SDK*.

      - UIKit: add a configuration with the app's scene delegate to
        [`UISceneConfigurations`](key:UIApplicationSceneManifest/UISceneConfigurations), on the tab
        *Info* of the target; an empty dictionary isn't enough. Or return one from
        `application(_:configurationForConnecting:options:)`. Without a storyboard, leave out
        `UISceneStoryboardFile`, and make the window in the delegate.
      - Flutter: the delegate is `FlutterSceneDelegate`, in `ios/Runner/Info.plist`.
      - React Native, Capacitor: write a scene delegate. It takes over the window, and gets the URLs
        that the app delegate got before.
      - SwiftUI makes the scenes: there the dictionary is empty, in XcodeGen
        `UISceneConfigurations: {}`.
      - A name is quoted: write it as `UISceneConfigurationName`, or correct it in code.
      """,
    keys: ["UIApplicationSceneManifest", "UIApplicationSceneManifest/UISceneConfigurations"],
    wrong: ["UIApplicationSceneManifest": ["UIApplicationSupportsMultipleScenes": false]],
    right: [
      "UIApplicationSceneManifest": [
        "UIApplicationSupportsMultipleScenes": false,
        "UISceneConfigurations": [
          "UIWindowSceneSessionRoleApplication": [
            [
              "UISceneConfigurationName": "Default Configuration",
              "UISceneDelegateClassName": "$(PRODUCT_MODULE_NAME).SceneDelegate",
              "UISceneStoryboardFile": "Main",
            ]
          ]
        ],
      ]
    ],
    outcome: "The first is a message in the console; with the second, the app ends at launch.",
    sources: [
      .gitHub("flutter/flutter/issues/125921"), .gitHub("yonaskolb/XcodeGen/issues/1305"),
      .gitHub("partout-io/passepartout/pull/341"), .gitHub("axmolengine/axmol/pull/3297"),
      .gitHub("vdhamer/Photo-Club-Hub/issues/74"),
      .framework("uikit/transitioning-to-the-uikit-scene-based-life-cycle"),
      .gitHub("DefinedNet/mobile_nebula/pull/405"), .gitHub("tauri-apps/tauri/issues/15719"),
      .gitHub("DuarteSantos8/openGym/pull/117"), .gitHub("StoDevX/AAO-React-Native/pull/7743"),
    ]),
]
