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
        what the app does with the data. A text only in `InfoPlist.strings` isn't enough.

        Mostly a library refers to the data, even if the app never calls that function. Add the text
        anyway, or build the library without it: in Flutter, `permission_handler` has
        `'PERMISSION_LOCATION=0'` and others in the Podfile. In 2026, it refers as a Swift package
        to the location at all times, so add
        [`NSLocationAlwaysAndWhenInUseUsageDescription`](key:NSLocationAlwaysAndWhenInUseUsageDescription).

        Raise the build number before the next upload.
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
      ])
  ]
}
