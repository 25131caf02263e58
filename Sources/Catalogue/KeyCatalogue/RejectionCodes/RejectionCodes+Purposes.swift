import KeyModel

/// The codes with which App Store Connect reports purposes that are missing or say nothing.
var privacyCodes: [RejectionCode] {
  [
    RejectionCode(
      "ITMS-90683", "Missing purpose string",
      messages: [
        "Missing purpose string in Info.plist - Your app’s code references one or more APIs that access sensitive user data, or the app has one or more entitlements that permit such access. The Info.plist file for the “Runner.app” bundle should contain a NSLocationAlwaysAndWhenInUseUsageDescription key with a user-facing purpose string explaining clearly and completely why your app needs the data. If you’re using external libraries or SDKs, they may reference APIs that require a purpose string. While your app might not use these APIs, a purpose string is still required. For details, visit: https://developer.apple.com/documentation/uikit/protecting_the_user_s_privacy/requesting_access_to_protected_resources.",
        "Missing Purpose String in Info.plist - Your app's code references one or more APIs that access sensitive user data. The app's Info.plist file should contain a NSPhotoLibraryUsageDescription key with a user-facing purpose string explaining clearly and completely why your app needs the data.",
      ],
      summary: "The code refers to protected data, and the Info.plist doesn't say why.",
      discussion: """
        The message names the key. Add it on the tab *Info* of the app's target, in Flutter to
        `ios/Runner/Info.plist`, in Expo to `ios.infoPlist` of `app.json`, with a text that says
        what the app does with the data. A text only in `InfoPlist.strings` isn't enough. Raise the
        build number before the next upload.

        Mostly a library refers to the data, even if the app never calls that function. Add the text
        anyway, or build the library without it. For `permission_handler` of Flutter:

        - With CocoaPods, it is built with the permissions that `GCC_PREPROCESSOR_DEFINITIONS` in the
          Podfile sets to 1. Remove those that the app doesn't need. For the location in use alone,
          write `'PERMISSION_LOCATION_WHENINUSE=1'` instead of `'PERMISSION_LOCATION=1'`.
        - As a Swift package, it refers to the location at all times even if the Info.plist has only
          the text for the location in use. Add
          [`NSLocationAlwaysAndWhenInUseUsageDescription`](key:NSLocationAlwaysAndWhenInUseUsageDescription),
          or run `rm -rf ~/Library/Developer/Xcode/DerivedData; export PERMISSION_LOCATION=0` before
          the build.
        """,
      wrong: ["CFBundleDisplayName": "Lamp"],
      right: [
        "CFBundleDisplayName": "Lamp",
        "NSCameraUsageDescription": "Scans the code on a lamp to add it.",
      ],
      refusedBy: [.appStore, .macAppStore],
      outcome:
        "For the keys of location, reports of 2020 and 2025 say that the upload succeeded and the mail only warned.",
      sources: [
        .framework("uikit/requesting-access-to-protected-resources"),
        .gitHub("digitalfabrik/entitlementcard/issues/1219"),
        .gitHub("baloise/this-or-that/issues/133"), .gitHub("lyskouski/app-finance/issues/639"),
        .gitHub("OneSignal/OneSignal-Xamarin-SDK/issues/244"),
        .gitHub("digitalfabrik/lunes-app/issues/1112"),
        .gitHub("analogcode/Swift-Radio-Pro/issues/138"),
        .gitHub("TelegramMessenger/Telegram-iOS/issues/1061"),
        .gitHub("digitalfabrik/integreat-app/issues/2607"),
        .gitHub("Baseflow/flutter-permission-handler/issues/1558"),
        .gitHub("Baseflow/flutter-permission-handler/issues/199"),
        .gitHub(
          "Baseflow/flutter-permission-handler/blob/main/permission_handler_apple/ios/permission_handler_apple/Package.swift"
        ),
        .gitHub("Baseflow/flutter-permission-handler/blob/main/permission_handler/README.md"),
      ])
  ]
}
