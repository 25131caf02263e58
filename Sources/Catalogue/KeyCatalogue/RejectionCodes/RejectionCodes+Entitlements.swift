import KeyModel

/// The codes with which App Store Connect rejects the entitlements of an upload.
var entitlementCodes: [RejectionCode] { storeEntitlementCodes + macEntitlementCodes }

private let storeEntitlementCodes: [RejectionCode] = [
  RejectionCode(
    "ITMS-90045", "Entitlement that isn't supported",
    messages: [
      "Invalid Code Signing Entitlements. Your application bundle's signature contains code signing entitlements that are not supported on iOS. Specifically, key 'com.apple.keystore.device' in 'Payload/mobileapp.app/mobileapp' is not supported."
    ],
    summary: "A signature has an entitlement that apps in the App Store can't have.",
    discussion: """
      The message quotes the key and the program.

      - The key belongs to Apple's own programs, or doesn't exist; a guide, a tool or an assistant
        put it into the entitlements file. Delete it. *+ Capability* on the tab *Signing &
        Capabilities* offers the keys that you can have. In Expo, look in `ios.entitlements` of
        `app.json` and in plug-ins.
      - The key is newer than the SDK of the build: build with the current Xcode. Expo's tools once
        signed with `com.apple.developer.user-fonts` before the SDK of iOS 13.

      `codesign -d --entitlements - Lamp.app` prints what is signed; run it for the program that the
      message names.
      """,
    in: "entitlements",
    wrong: ["com.apple.keystore.device": true, "aps-environment": "production"],
    right: ["aps-environment": "production"],
    refusedBy: [.appStore],
    sources: [
      .gitHub("EddyVerbruggen/nativescript-plugin-firebase/issues/435"),
      .gitHub("inspireui/support/issues/763"), .developerForums("799000"),
    ]),
  RejectionCode(
    "ITMS-90046", "Value of an entitlement that isn't supported",
    messages: [
      "Invalid Code Signing Entitlements. Your application bundle's signature contains code signing entitlements that are not supported on iOS. Specifically, value 'development' for key 'aps-environment' in 'Payload/EMQ.app/EMQ' is not supported.",
      "Invalid Code Signing Entitlements. Your application bundle's signature contains code signing entitlements that are not supported on iOS. Specifically, value '*' for key 'com.apple.developer.associated-domains' in 'Payload/....app/...' is not supported.",
    ],
    summary: "An entitlement in a signature has a value that the App Store doesn't take.",
    discussion: """
      The message quotes the value, the key and the program.

      - `development` for [`aps-environment`](key:entitlements:aps-environment): export the archive
        for App Store Connect, for which Xcode writes `production`. Tools that re-sign, and Visual
        Studio on Windows, keep the file's value: write `production` there, in small letters.
      - `*`: a tool signed with the entitlements of the profile, where it stands for any value. Sign
        with those of the app, which `codesign -d --entitlements app.plist --xml Lamp.app` takes out
        of the build before the tool signs it.
      - `application-identifier` in a framework: sign frameworks without entitlements.
      - A domain such as `app links:*example.com`: write `applinks:*.example.com`.
      """,
    keys: ["entitlements:aps-environment", "entitlements:com.apple.developer.associated-domains"],
    in: "entitlements",
    wrong: ["aps-environment": "development"],
    right: ["aps-environment": "production"],
    refusedBy: [.appStore],
    sources: [
      .gitHub("fastlane/fastlane/issues/336"), .gitHub("fastlane/fastlane/issues/768"),
      .gitHub("bazelbuild/rules_apple/issues/181"), .gitHub("RichardBronosky/ota-tools/issues/20"),
      .gitHub("fastlane/fastlane/issues/477"), .gitHub("MicrosoftDocs/xamarin-docs/issues/1989"),
      .gitHub("microsoft/app-store-vsts-extension/issues/270"),
      .gitHub("nordnet/cordova-universal-links-plugin/issues/137"),
    ]),
  RejectionCode(
    "ITMS-90078", "Missing Push Notification Entitlement",
    messages: [
      "Missing potentially required entitlement - Your app, or a library that’s included in your app, uses Apple Push Notification service (APNs) registration APIs, but the APS Environment Entitlement isn’t included in the app signature’s entitlements. If your app uses APNs, make sure the App ID is enabled for push notifications in Certificates, Identifiers & Profiles, sign the app with a distribution provisioning profile that includes the APS Environment Entitlement, and upload a new build to ensure that push notifications function as intended.",
      "Missing Push Notification Entitlement - Your app appears to register with the Apple Push Notification service, but the app signature's entitlements do not include the 'aps-environment' entitlement. If your app uses the Apple Push Notification service, make sure your App ID is enabled for Push Notification in the Provisioning Portal, and resubmit after signing your app with a Distribution provisioning profile that includes the 'aps-environment' entitlement. Xcode does not automatically copy the aps-environment entitlement from provisioning profiles at build time. This behavior is intentional. To use this entitlement, either enable Push Notifications in the project editor's Capabilities pane, or manually add the entitlement to your entitlements file. For more information, see https://developer.apple.com/library/content/documentation/NetworkingInternet/Conceptual/RemoteNotificationsPG/HandlingRemoteNotifications.html#//apple_ref/doc/uid/TP40008194-CH6-SW1.",
    ],
    summary: "The app calls the push service, and its signature has no entitlement for it.",
    discussion: """
      An app without notifications can leave everything as it is: Flutter's engine, .NET, plug-ins
      of React Native and Expo's core refer to the calls even if the app never makes them.

      In an app with notifications, Xcode doesn't copy the entitlement from the profile:

      - Xcode, Flutter, React Native: add *Push Notifications* with *+ Capability* on the tab
        *Signing & Capabilities* of the app's target.
      - Expo: run `npx expo install expo-notifications` and list it in `plugins` of `app.json`.
      - Adobe AIR, .NET: write [`aps-environment`](key:entitlements:aps-environment) into the
        entitlements.

      With manual signing, turn the capability on below *Identifiers* in the developer account, make
      a new profile below *Profiles*, and sign with that.
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
      .gitHub("dotnet/macios/issues/22673"), .gitHub("Path-Check/safeplaces-dct-app/issues/182"),
      .gitHub("airsdk/Adobe-Runtime-Support/issues/2985"),
      .gitHub("expo/expo/blob/main/packages/expo-notifications/plugin/src/withNotificationsIOS.ts"),
      .gitHub("expo/fyi/blob/main/apns-entitlement-sdk-51.md"),
    ]),
  RejectionCode(
    "ITMS-90161", "Profile that isn't for the store",
    messages: [
      "Invalid Provisioning Profile - The provisioning profile included in the bundle com.ghostsoft.acceso [Payload/**Proyect**] is invalid. [Missing code-signing certificate]. A Distribution Provisioning profile should be used when submitting apps to the App Store. For more information, visit the iOS Developer Portal.",
      "Invalid Provisioning Profile. The provisioning profile included in the bundle com.stylight.Stylight [Payload/MyApp.app] is invalid. [Missing code-signing certificate]. A Distribution Provisioning profile should be used when submitting apps to the App Store. For more information, visit the iOS Developer Portal.",
      "[Expired profile.]",
    ],
    summary:
      "A profile in the upload is for development or for registered devices, or it has expired.",
    discussion: """
      `security cms -D -i Lamp.app/embedded.mobileprovision` prints the profile, in the app or the
      extension that the message names.

      - *Missing code-signing certificate*: it is for development or ad hoc; both list
        `ProvisionedDevices`. Export the archive again: choose *App Store Connect* after *Distribute
        App* in the Organizer; for `xcodebuild -exportArchive`, write `app-store-connect` as
        `method` of the export options. In fastlane: `build_app(export_method: "app-store")` with
        `match(type: "appstore")`, extensions too. In Flutter:
        `flutter build ipa --export-method app-store`.
      - *Expired profile*: its `ExpirationDate` has passed. With manual signing, choose the profile
        below *Profiles* in the developer account, *Edit*, *Generate*, and sign with the new one;
        with fastlane, `match(type: "appstore", force: true)`.
      """,
    refusedBy: [.appStore],
    sources: [
      .gitHub("fastlane/fastlane/issues/1286"), .gitHub("fastlane-old/pilot/issues/133"),
      .gitHub("simonnilsson/ios-uploader/issues/18"),
      .gitHub("microsoft/app-store-vsts-extension/issues/115"),
      .gitHub("rubymotion-community/motion-provisioning/issues/16"),
      .gitHub("fastlane-old/gym/issues/21"),
      .gitHub("flutter/flutter/blob/master/packages/flutter_tools/lib/src/commands/build_ios.dart"),
      .gitHub("fastlane/fastlane/issues/18129"),
      .framework("technotes/tn3125-inside-code-signing-provisioning-profiles"),
      .gitHub("fastlane/docs/blob/master/docs/codesigning/troubleshooting.md"),
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
      The message quotes the value and the key. Compare `codesign -d --entitlements - Lamp.app` with
      `security cms -D -i Lamp.app/embedded.mobileprovision`, also for each extension.

      - `get-task-allow` with `true`: the app was built for development. Export it for App Store
        Connect, as for `ITMS-90161`; in Adobe AIR, write the key with `<false/>` into the
        entitlements.
      - `application-identifier` or `keychain-access-groups`: the value begins with the team
        identifier. Write `$(AppIdentifierPrefix)com.example.lamp`, and remove groups that the app
        doesn't use.
      - Another key: add it with *+ Capability* on the tab *Signing & Capabilities*; with manual
        signing, turn it on below *Identifiers* in the developer account and make a new profile. Or
        remove the entitlement. An empty array is refused too: remove the key.

      A device refuses such an app with `0xe8008016`.
      """,
    keys: ["entitlements:get-task-allow", "entitlements:application-identifier"],
    in: "entitlements",
    wrong: ["get-task-allow": true],
    right: ["get-task-allow": false],
    refusedBy: [.appStore],
    sources: [
      .gitHub("airsdk/Adobe-Runtime-Support/issues/137"), .gitHub("fastlane/fastlane/issues/1322"),
      .gitHub("tripflex/WifiWizard2/issues/116"),
      .gitHub("ios-control/ios-deploy/issues/281"), .gitHub("xamarin/Essentials/issues/398"),
      .gitHub("airsdk/Adobe-Runtime-Support/issues/389"), .gitHub("expo/expo/issues/11631"),
      .framework("technotes/tn3125-inside-code-signing-provisioning-profiles"),
    ]),
  RejectionCode(
    "ITMS-90778", "Formats for NFC that don't fit",
    messages: [
      "Invalid entitlement for core nfc framework. The sdk version '18.5' and min OS version '18.5' are not compatible for the entitlement 'com.apple.developer.nfc.readersession.formats' because 'NDEF is disallowed'.",
      "Invalid entitlement for core nfc framework. The sdk version '17.0' and min OS version '12.4' are not compatible for the entitlement 'com.apple.developer.nfc.readersession.formats' because 'NDEF is missing in the entitlement'.",
    ],
    summary: "The formats for NFC in the signature don't fit the minimum system of the app.",
    discussion: """
      The message quotes the minimum system and the reason.

      - *NDEF is disallowed*: the app needs iOS 13 or later.
        [`com.apple.developer.nfc.readersession.formats`](key:entitlements:com.apple.developer.nfc.readersession.formats)
        then has `TAG` alone, with which an app reads messages too. Delete the line `NDEF` of the
        entitlements file. In Expo, write
        `["react-native-nfc-manager", {"includeNdefEntitlement": false}]` in `plugins` of
        `app.json`, remove the key from `ios.entitlements`, and run `npx expo prebuild --clean`.
      - *NDEF is missing*: the app also runs in iOS 12. Add `NDEF`, or raise *Minimum Deployments*
        on the tab *General* to 13.0.
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
      .gitHub("revtel/react-native-nfc-manager/pull/600"),
      .gitHub("revtel/react-native-nfc-manager/issues/805"),
      .gitHub("franckbour/Plugin.NFC/issues/151"),
      .gitHub("revtel/react-native-nfc-manager/blob/main/app.plugin.js"),
    ]),
  RejectionCode(
    "ITMS-90786", "Entitlement of a newer SDK",
    messages: [
      "Invalid Entitlement. Apps that contain the 'com.apple.developer.coremedia.hls.low-latency' entitlement must be built with the iOS 13.0 SDK or later."
    ],
    summary: "An app has an entitlement that the SDK of its build doesn't know.",
    discussion: """
      The message quotes the entitlement and the SDK. Build with the current Xcode, or remove the
      entitlement if the app doesn't need it. [`DTXcode`](key:DTXcode) in the built app's Info.plist
      is the version of Xcode that built it.
      Both reports are of apps that Expo's tools built in 2019, before the SDK of iOS 13 was usual:
      there, a new build with updated tools is the fix.
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
      Xcode adds [`application-identifier`](key:entitlements:application-identifier) when it signs
      with a profile; `codesign` alone adds nothing. The reports are of tools that sign on their
      own: .NET, Adobe AIR, and fastlane with a Watch extension. A device refuses such an app too.

      - Add the entitlement to the file that the extension is signed with. Its value is the team
        identifier, a period and the bundle identifier:
        `/usr/libexec/PlistBuddy -c 'Add application-identifier string ABCDE12345.com.example.lamp.share' Share.entitlements`.
        In .NET, that file is in the folder that `AdditionalAppExtensions` names. Remove it for
        builds in Debug, which fail with it.
      - Give each extension its own profile, which is made below *Profiles* in the developer
        account.
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
      .gitHub("dotnet/macios/blob/main/msbuild/Xamarin.Shared/Xamarin.Shared.targets"),
    ]),
]
