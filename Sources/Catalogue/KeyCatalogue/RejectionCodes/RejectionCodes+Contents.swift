import KeyModel

/// The codes with which App Store Connect reports code, frameworks, Siri's texts and uploads as such.
let contentCodes: [RejectionCode] = [
  RejectionCode(
    "ITMS-90039", "Value of another type than expected",
    messages: [
      "Type Mismatch. The value for the Info.plist key CFBundleIcons.CFBundlePrimaryIcon is not of the required type for that key. See the Information Property List Key Reference at https://developer.apple.com/library/ios/documentation/general/Reference/InfoPlistKeyReference/Introduction/Introduction.html#//apple_ref/doc/uid/TP40009248-SW1"
    ],
    summary:
      "A value in the Info.plist doesn't have the type that the platform of the upload asks for.",
    discussion: """
      The message names the key. For
      [`CFBundlePrimaryIcon`](key:CFBundleIcons/CFBundlePrimaryIcon), an app for Apple Vision Pro or
      Apple TV has a string where an iPhone app has a dictionary: upload it as what it is, with
      `--type visionos` or `--type appletvos` of `altool`, or with a newer version of the build
      service's upload step.
      """,
    keys: ["CFBundleIcons/CFBundlePrimaryIcon"],
    refusedBy: [.appStore],
    sources: [
      .gitHub(
        "bitrise-steplib/steps-deploy-to-itunesconnect-application-loader/pull/49"),
      .gitHub("bitrise-steplib/steps-deploy-to-itunesconnect-application-loader/issues/51"),
    ]),
  RejectionCode(
    "ITMS-90291", "Framework of the wrong form",
    messages: [
      "Malformed Framework - The framework bundle (YourApp.app/Contents/Frameworks/powersync-sqlite-core.framework) must contain a symbolic link 'powersync-sqlite-core' -> 'Versions/Current/powersync-sqlite-core'."
    ],
    summary: "A framework in a Mac app has the form of one for iOS.",
    discussion: """
      On the Mac, the files of a framework are in `Versions/A`, `Versions/Current` leads there, and
      links at the top lead to the program and `Resources`. Copying through a tool that follows links
      or zipping without them (`zip` without `-y`) destroys that, and so do scripts that build an
      XCFramework as for iOS. Update the package: Firebase, media-kit and PowerSync changed theirs.
      It comes with `ITMS-90292`.
      """,
    keys: ["CFBundleExecutable"],
    refusedBy: [.macAppStore],
    sources: [
      .gitHub("powersync-ja/powersync.dart/issues/197"),
      .gitHub("firebase/firebase-ios-sdk/issues/12505"), .gitHub("media-kit/media-kit/issues/106"),
      .gitHub("microsoft/appcenter-sdk-dotnet/issues/1620"),
    ]),
  RejectionCode(
    "ITMS-90292", "Framework without a current version",
    messages: [
      "Malformed Framework - The framework bundle (YourApp.app/Contents/Frameworks/powersync-sqlite-core.framework) 'Versions' directory must contain a symbolic link 'Current' resolving to a specific version directory. Resolved link target: '${linkTarget}'."
    ],
    summary: "A framework in a Mac app has no link to its current version.",
    discussion: """
      It comes with `ITMS-90291`, has the same causes and ends with the same change:
      `Versions/Current` must be a symbolic link to a folder beside it, usually `A`.
      """,
    refusedBy: [.macAppStore],
    sources: [
      .gitHub("powersync-ja/powersync.dart/issues/197"),
      .gitHub("firebase/firebase-ios-sdk/issues/12505"), .gitHub("acterglobal/a3/issues/1212"),
    ]),
  RejectionCode(
    "ITMS-90338", "Private interface",
    messages: [
      "Non-public API usage - The app references non-public selectors in Frameworks/WebRTC.framework/WebRTC: terminate. If method names in your source code match the private Apple APIs listed above, altering your method names will help prevent this app from being flagged in future submissions. In addition, note that one or more of the above APIs may be located in a static library that was included with your app. If so, they must be removed. For further information, visit the Technical Support Information at http://developer.apple.com/support/technical/",
      "Non-public API usage - The app contains or inherits from non-public classes in Molie App: MXSession .",
    ],
    summary: "A program in the app uses a name that belongs to a private interface of Apple.",
    discussion: """
      The message names the program and the method, class or symbol.

      - Mostly the program is a library: update it. Leave one for tests or debugging, such as Nimble
        or FLEX, out of the target and the configuration that ships.
      - A long list of public names means that the app was built with a beta of Xcode, or with another
        version than the libraries: build all of it with the current release.
      - A method or class of your own that happens to have the name can be renamed.
      """,
    refusedBy: [.appStore, .macAppStore],
    sources: [
      .gitHub("FLEXTool/FLEX/issues/730"), .gitHub("johnno1962/SwiftTrace/issues/45"),
      .gitHub("airsdk/Adobe-Runtime-Support/issues/1955"),
      .gitHub("pichillilorenzo/flutter_inappwebview/issues/1213"),
      .gitHub("aws/amazon-chime-sdk-ios/issues/574"), .gitHub("Quick/Nimble/issues/796"),
      .gitHub("stasel/WebRTC-iOS/issues/123"), .gitHub("SDWebImage/SDWebImageSwiftUI/issues/191"),
      .gitHub("matrix-org/matrix-ios-sdk/issues/1892"),
    ]),
  RejectionCode(
    "ITMS-90382", "Too many uploads",
    messages: [
      "Upload limit reached - The upload limit for your application has been reached. Please wait 1 day and try again."
    ],
    summary: "The app has been uploaded too often on one day.",
    discussion: """
      Wait a day, and upload from fewer runs of the build machine, for example not for every commit.
      Nothing is wrong with the build.
      """,
    refusedBy: [.appStore, .macAppStore],
    sources: [.gitHub("openci-org/openci/issues/1632")]),
  RejectionCode(
    "ITMS-90626", "Text for Siri that is missing",
    messages: [
      "Invalid Siri Support - Localized description for custom intent: 'Configuration' not found for locale: en",
      "Invalid Siri Support - No example phrase was provided for INSearchCallHistoryIntent in the 'en' language.",
    ],
    summary: "An intent lacks a title, a description or an example phrase in one of the languages.",
    discussion: """
      The message names the intent and the language; one mail has many. For an intent of your own,
      fill in title and description in the `.intentdefinition` file, and in its strings of every
      language that the app has: translation tools often leave empty ones. For one of SiriKit's
      intents in [`IntentsSupported`](key:NSExtension/NSExtensionAttributes/IntentsSupported), add
      example phrases in an `AppIntentVocabulary.plist` for each language. App Intents were refused
      for a description with a reserved word, such as *Apple*.
      """,
    keys: ["NSExtension/NSExtensionAttributes/IntentsSupported"],
    outcome: "Mostly a warning: the upload succeeds.",
    sources: [
      .gitHub("getsentry/sentry-cocoa/pull/6797"),
      .gitHub("rudrankriyam/Foundation-Models-Framework-Lab/pull/196"),
      .gitHub("mozilla-mobile/focus-ios/issues/3713"),
      .gitHub("TelegramMessenger/Telegram-iOS/issues/1075"),
      .gitHub("Life-USTC/Life-USTC/issues/26"), .gitHub("vknabel/puffery/issues/18"),
      .gitHub("asiliuk/BsuirScheduleApp/issues/95"),
    ]),
  RejectionCode(
    "ITMS-90717", "Icon with transparency",
    messages: [
      "Invalid large app icon. The large app icon in the asset catalog in “Awful.app” can’t be transparent or contain an alpha channel.",
      "Invalid App Store Icon. The App Store Icon in the asset catalog in 'Runner.app' can't be transparent nor contain an alpha channel.",
    ],
    summary: "The large icon in the asset catalog has an alpha channel.",
    discussion: """
      Export the image of 1024 pixels without one, even if nothing in it is transparent: in Preview,
      turn *Alpha* off in the dialog of *Export*. Only the light variant is meant; dark and tinted
      ones may be transparent, but a set in which a tinted image took the place of the light one is
      refused. In Flutter, `flutter_launcher_icons` removes it with `remove_alpha_ios: true`. Expo
      takes the icon from `app.json`, and other generators keep the channel of the image that they are given.
      """,
    keys: ["CFBundleIconName"], refusedBy: [.appStore],
    sources: [
      .gitHub("bcgov/bc-wallet-mobile/issues/3682"), .gitHub("Awful/Awful.app/issues/1211"),
      .gitHub("Artificial-Pancreas/iAPS/issues/1044"), .gitHub("yattee/yattee/pull/755"),
      .gitHub("fluttercommunity/flutter_launcher_icons/issues/216"),
      .gitHub("expo/expo/issues/1086"),
    ]),
  RejectionCode(
    "ITMS-90809", "Web view of the past",
    messages: [
      "Deprecated API Usage - New apps that use UIWebView are no longer accepted. Instead, use WKWebView for improved security and reliability."
    ],
    summary: "A program in the app contains the name `UIWebView`.",
    discussion: """
      Replace the class by `WKWebView`, and update the libraries: an old one is the usual cause. The name
      alone is enough, so search the built programs for it: `grep -r UIWebView Payload`.
      """,
    refusedBy: [.appStore],
    sources: [
      .gitHub("HeroWqb/HWDownloadDemo/issues/15"),
      .gitHub("fluttercommunity/flutter_webview_plugin/issues/559"),
      .gitHub("Xtraball/Siberian/issues/742"),
    ]),
]
