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
      The message names the key.

      - [`CFBundlePrimaryIcon`](key:CFBundleIcons/CFBundlePrimaryIcon): an app for Apple Vision
        Pro or Apple TV was uploaded as one for iPhone. In its Info.plist the value is a
        string, in that of an iPhone app a dictionary. Upload the app as what it is, with `--type visionos` or
        `--type appletvos` of `altool`, or with a newer version of the build service's upload
        step.
      - A Boolean that is a text, as in `<string>NO</string>` for
        [`UIFileSharingEnabled`](key:UIFileSharingEnabled): write `<false/>`. In Xcode, choose
        *Boolean* as the type of the entry on the tab *Info*; in Expo, write `false` without
        quotes in `ios.infoPlist`.
      """,
    keys: ["CFBundleIcons/CFBundlePrimaryIcon", "UIFileSharingEnabled"],
    refusedBy: [.appStore],
    sources: [
      .gitHub(
        "bitrise-steplib/steps-deploy-to-itunesconnect-application-loader/pull/49"),
      .gitHub("bitrise-steplib/steps-deploy-to-itunesconnect-application-loader/issues/51"),
      .gitHub("myflashlab/facebook-ANE/issues/28"),
    ]),
  RejectionCode(
    "ITMS-90291", "Framework of the wrong form",
    messages: [
      "Malformed Framework - The framework bundle (YourApp.app/Contents/Frameworks/powersync-sqlite-core.framework) must contain a symbolic link 'powersync-sqlite-core' -> 'Versions/Current/powersync-sqlite-core'."
    ],
    summary: "A framework in a Mac app has the form of one for iOS.",
    discussion: """
      On the Mac, a framework has its files in `Versions/A`, a link `Versions/Current` to that
      folder, and nothing but `Versions` and links at the top.

      - A script built it as for iOS: update the package. Firebase, media-kit and PowerSync
        changed theirs, also for Mac Catalyst.
      - A tool copied what the links lead to: copy with `ditto` or `cp -R`, and zip with `zip -y`.

      In your own framework, make that form before you sign it. Move other files at the top,
      such as `Headers`, in the same way:

      ```shell
      cd NAME.framework
      mkdir -p Versions/A/Resources
      mv NAME Versions/A/
      mv Info.plist Versions/A/Resources/
      ln -s A Versions/Current
      ln -s Versions/Current/NAME NAME
      ln -s Versions/Current/Resources Resources
      ```

      It comes with `ITMS-90292`.
      """,
    keys: ["CFBundleExecutable"],
    refusedBy: [.macAppStore],
    sources: [
      .gitHub("powersync-ja/powersync.dart/issues/197"),
      .gitHub("firebase/firebase-ios-sdk/issues/12505"), .gitHub("media-kit/media-kit/issues/106"),
      .gitHub("microsoft/appcenter-sdk-dotnet/issues/1620"),
      .gitHub("partout-io/openssl-apple/issues/32"), .gitHub("mpvkit/MPVKit/issues/31"),
      .gitHub("ronaldoussoren/py2app/issues/99"),
      .gitHub("powersync-ja/powersync-sqlite-core/pull/41"),
      .framework("bundleresources/placing-content-in-a-bundle"),
      .gitHub("powersync-ja/powersync-sqlite-core/blob/main/tool/build_xcframework.sh"),
    ]),
  RejectionCode(
    "ITMS-90292", "Framework without a current version",
    messages: [
      "Malformed Framework - The framework bundle (YourApp.app/Contents/Frameworks/powersync-sqlite-core.framework) 'Versions' directory must contain a symbolic link 'Current' resolving to a specific version directory. Resolved link target: '${linkTarget}'."
    ],
    summary: "A framework in a Mac app has no link to its current version.",
    discussion: """
      `Versions/Current` must be a symbolic link to a folder beside it, usually `A`.

      - The framework has the form of one for iOS, with no `Versions`: update the package, or use
        the commands of `ITMS-90291`, which comes with it.
      - The link was lost, or became a folder, because a tool copied what it leads to: copy with
        `ditto` or `cp -R`, and zip with `zip -y` or `ditto -c -k --keepParent`.
      - `Versions` is there, and only the link is missing: run `ln -s A Versions/Current` in the
        framework before you sign it.
      """,
    refusedBy: [.macAppStore],
    sources: [
      .gitHub("powersync-ja/powersync.dart/issues/197"),
      .gitHub("firebase/firebase-ios-sdk/issues/12505"), .gitHub("acterglobal/a3/issues/1212"),
      .gitHub("partout-io/openssl-apple/issues/32"),
      .framework("bundleresources/placing-content-in-a-bundle"),
    ]),
  RejectionCode(
    "ITMS-90338", "Private interface",
    messages: [
      "Non-public API usage - The app references non-public selectors in Frameworks/WebRTC.framework/WebRTC: terminate. If method names in your source code match the private Apple APIs listed above, altering your method names will help prevent this app from being flagged in future submissions. In addition, note that one or more of the above APIs may be located in a static library that was included with your app. If so, they must be removed. For further information, visit the Technical Support Information at http://developer.apple.com/support/technical/",
      "Non-public API usage - The app contains or inherits from non-public classes in Molie App: MXSession .",
    ],
    summary: "A program in the app uses a name that belongs to a private interface of Apple.",
    discussion: """
      The message names the program and the method, class or symbol. `grep -rl NAME YourApp.app`
      finds the programs that contain it.

      - A library, mostly: update it.
      - A library for tests or debugging: leave it out of what ships. With CocoaPods, write
        `pod 'FLEX', :configurations => ['Debug']`; one for tests, such as Nimble, belongs to the
        target of the tests alone.
      - A long list of public names: the app was built with a beta of Xcode, or with another
        version than the libraries. Build all of it with the current release.
      - Your own method or class, or one of a library in source, that happens to have the name:
        rename it.
      """,
    refusedBy: [.appStore, .macAppStore],
    sources: [
      .gitHub("FLEXTool/FLEX/issues/730"), .gitHub("johnno1962/SwiftTrace/issues/45"),
      .gitHub("airsdk/Adobe-Runtime-Support/issues/1955"),
      .gitHub("pichillilorenzo/flutter_inappwebview/issues/1213"),
      .gitHub("aws/amazon-chime-sdk-ios/issues/574"), .gitHub("Quick/Nimble/issues/796"),
      .gitHub("stasel/WebRTC-iOS/issues/123"), .gitHub("SDWebImage/SDWebImageSwiftUI/issues/191"),
      .gitHub("matrix-org/matrix-ios-sdk/issues/1892"),
      .gitHub("iziz/libPhoneNumber-iOS/issues/318"),
      .gitHub("heremaps/here-android-sdk-examples/issues/295"),
      .gitHub("FLEXTool/FLEX/blob/master/README.md"),
    ]),
  RejectionCode(
    "ITMS-90382", "Too many uploads",
    messages: [
      "Upload limit reached - The upload limit for your application has been reached. Please wait 1 day and try again."
    ],
    summary: "The app has been uploaded too often on one day.",
    discussion: """
      Nothing is wrong with the build. Wait a day, and upload again. Then upload from fewer runs of
      the build machine: for tags or by hand, not for every commit. In Xcode Cloud, let only a
      workflow that starts at a tag have *TestFlight* as an action after the build; in fastlane,
      keep `upload_to_testflight` in a separate lane. To try a build on your own device, install
      it from Xcode.
      """,
    refusedBy: [.appStore, .macAppStore],
    sources: [
      .gitHub("openci-org/openci/issues/1632"), .gitHub("fastlane/fastlane/issues/16621"),
    ]),
  RejectionCode(
    "ITMS-90626", "Text for Siri that is missing or isn't allowed",
    messages: [
      "Invalid Siri Support. Localized title for custom intent: \"Configuration\" not found for locale: zh-hant",
      "Invalid Siri Support - Localized description for custom intent: 'Configuration' not found for locale: en",
      "Invalid Siri Support - No example phrase was provided for INSearchCallHistoryIntent in the 'en' language.",
      "Invalid Siri Support. App Intent description \"Opens vocaphone and starts recording. Audio is transcribed on this iPhone or on the gateway you configured.\" cannot contain \"iphone\"",
    ],
    summary:
      "An intent lacks a text in a language, or its description has a word that isn't allowed.",
    discussion: """
      The message names the intent or its description; one mail can have several messages.

      - Your own intent, mostly *Configuration*, which Xcode's template for widgets makes:
        select it in the `.intentdefinition` file, and fill in *Title* and *Description*. Then fill
        in both in its `.strings` file of each language that the app has: translation tools often
        leave empty ones.
      - One of SiriKit's in
        [`IntentsSupported`](key:NSExtension/NSExtensionAttributes/IntentsSupported): add example
        phrases in an `AppIntentVocabulary.plist` for each language.
      - App Intents: a description must not contain the word that the message quotes; reports are of
        *Apple*, *Siri* and *iPhone*. Reword the `IntentDescription` and its translations.
      """,
    keys: ["NSExtension/NSExtensionAttributes/IntentsSupported"],
    outcome:
      "A missing text is mostly a warning; a word that isn't allowed stops the build after the upload.",
    sources: [
      .gitHub("getsentry/sentry-cocoa/pull/6797"),
      .gitHub("rudrankriyam/Foundation-Models-Framework-Lab/pull/196"),
      .gitHub("VocaHQ/vocaphone/pull/107"), .gitHub("idoodler/LabImporter/pull/86"),
      .gitHub("mozilla-mobile/focus-ios/issues/3713"),
      .gitHub("TelegramMessenger/Telegram-iOS/issues/1075"),
      .gitHub("Life-USTC/Life-USTC/issues/26"), .gitHub("vknabel/puffery/issues/18"),
      .gitHub("asiliuk/BsuirScheduleApp/issues/95"), .gitHub("nsysu-code-club/NSYSU-AP/pull/107"),
      .gitHub("Lovely-Development-Team/St-Jude-Widget-App/issues/20"),
    ]),
  RejectionCode(
    "ITMS-90717", "Icon with transparency",
    messages: [
      "Invalid large app icon. The large app icon in the asset catalog in “Awful.app” can’t be transparent or contain an alpha channel.",
      "Invalid App Store Icon. The App Store Icon in the asset catalog in 'Runner.app' can't be transparent nor contain an alpha channel.",
    ],
    summary: "The large icon in the asset catalog has an alpha channel.",
    discussion: """
      The image of 1024 pixels has the channel, even if nothing in it is transparent. Export it
      without the channel: in Preview, turn *Alpha* off in the dialog of *Export*, or run ImageMagick:
      `convert icon.png -background white -alpha remove -alpha off icon.png`.

      - Flutter: set `remove_alpha_ios: true` for `flutter_launcher_icons`, and run
        `dart run flutter_launcher_icons`. `background_color_ios` chooses the color behind it.
      - Expo: do it with the image that `icon` or `ios.icon` names in `app.json`, and build again.
      - NativeScript, Codename One and other generators keep the channel of the image that they
        are given. In a report, `tauri icon --ios-color` left an opaque channel in each image: run
        the command above on those in `AppIcon.appiconset`.

      Only the light variant is meant; dark and tinted ones may be transparent. A set in which a
      tinted image took the place of the light one was refused.
      """,
    keys: ["CFBundleIconName"], refusedBy: [.appStore],
    sources: [
      .gitHub("bcgov/bc-wallet-mobile/issues/3682"), .gitHub("Awful/Awful.app/issues/1211"),
      .gitHub("Artificial-Pancreas/iAPS/issues/1044"), .gitHub("yattee/yattee/pull/755"),
      .gitHub("fluttercommunity/flutter_launcher_icons/issues/216"),
      .gitHub("expo/expo/issues/1086"), .gitHub("NativeScript/nativescript-cli/issues/4584"),
      .gitHub("thunderbird/thunderbolt/pull/713"),
      .gitHub("codenameone/CodenameOne/issues/3057"),
      .gitHub("expo/fyi/blob/main/remove-alpha-channel.md"),
      .gitHub("fluttercommunity/flutter_launcher_icons/blob/master/README.md"),
    ]),
  RejectionCode(
    "ITMS-90809", "Web view of the past",
    messages: [
      "Deprecated API Usage - New apps that use UIWebView are no longer accepted. Instead, use WKWebView for improved security and reliability.",
      "Deprecated API Usage - App updates that use UIWebView will no longer be accepted as of December 2020. Instead, use WKWebView for improved security and reliability.",
    ],
    summary: "A program in the app contains the name `UIWebView`.",
    discussion: """
      An old library usually contains the name, which is enough even if the app never calls it.
      `grep -r UIWebView .` in the project, with `Pods` and `node_modules`, finds it; in the
      unzipped `.ipa`, `grep -r UIWebView Payload`.

      - Update or replace that library. In Flutter and React Native it belongs to a plug-in.
      - Cordova: use `cordova-ios` 6 or later, which has no such view. Update the plug-ins.
      - In your own code, use `WKWebView`.
      """,
    refusedBy: [.appStore],
    outcome: "For new apps since April 2020. The mails about updates named December 2020.",
    sources: [
      .gitHub("HeroWqb/HWDownloadDemo/issues/15"),
      .gitHub("fluttercommunity/flutter_webview_plugin/issues/559"),
      .gitHub("Xtraball/Siberian/issues/742"),
      .gitHub("at-internet/atinternet-apple-sdk/issues/77"),
      .gitHub("apache/cordova-ios/issues/930"), .gitHub("nnhubbard/ZSSRichTextEditor/issues/271"),
      .gitHub("qiyukf/QIYU_iOS_SDK/issues/20"),
      .gitHub("apache/cordova-ios/blob/master/RELEASENOTES.md"),
    ]),
]
