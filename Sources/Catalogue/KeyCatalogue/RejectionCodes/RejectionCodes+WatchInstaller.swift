import KeyModel

/// The codes with which the installer refuses an app because of a Watch app in it.
let watchInstallerCodes: [RejectionCode] = [
  RejectionCode(
    "0xe80000c1", "WatchKit extension of another app",
    messages: [
      "The WatchKit app extension must have, in its Info.plist's NSExtension dictionary's NSExtensionAttributes dictionary, the key WKAppBundleIdentifier with a value equal to the associated WatchKit app's bundle identifier.",
      "WatchKit 2 app extension's NSExtension.NSExtensionAttributes.WKAppBundleIdentifier value does not match WatchKit app's bundle ID (found \"com.myownclone.qwatch.watchkitapp\"; expected \"qwatch.watchkitapp\").",
      "WatchKit Extension has no WKAppBundleIdentifier value in its Info.plist.",
      "WatchKit App doesn't contain any WatchKit Extensions whose WKAppBundleIdentifier matches \"com.user.TermiWatch.watchkitapp\". Verify that the value of WKAppBundleIdentifier in your WatchKit Extension's Info.plist matches the value of CFBundleIdentifier in your WatchKit App's Info.plist.",
    ],
    summary: "A WatchKit extension doesn't name the Watch app around it.",
    discussion: """
      Write the identifier of the Watch app as
      [`WKAppBundleIdentifier`](key:NSExtension/NSExtensionAttributes/WKAppBundleIdentifier) into
      the Info.plist of the WatchKit extension. Mostly the identifiers of a project were changed,
      and this one was forgotten: `grep -rn -A1 WKAppBundleIdentifier --include='*.plist' .` prints
      it. Xcode reports the same when it builds.

      A Watch app that is a single target has no such extension. *Editor* › *Validate Settings* in
      Xcode turns an old Watch app into one.
      """,
    keys: ["NSExtension/NSExtensionAttributes/WKAppBundleIdentifier"],
    wrong: ["NSExtension": ["NSExtensionPointIdentifier": "com.apple.watchkit"]],
    right: [
      "NSExtension": [
        "NSExtensionAttributes": ["WKAppBundleIdentifier": "com.example.lamp.watchkitapp"],
        "NSExtensionPointIdentifier": "com.apple.watchkit",
      ]
    ],
    sources: [
      .gitHub("Marxon13/iOS-Asset-Extractor/issues/14"),
      .gitHub("AFNetworking/AFNetworking/issues/3639"), .gitHub("MyOwnClone/quake_watch/issues/4"),
      .gitHub("kuglee/TermiWatch/issues/60"),
      .framework("technotes/tn3157-updating-your-watchos-project-for-swiftui-and-widgetkit"),
    ]),
  RejectionCode(
    "0xe80000d5", "Watch app without companion",
    messages: [
      "The Watch app contained within this app has an incorrect value, \"com.vibesdr.app\", for the WKCompanionAppBundleIdentifier key in the Watch app's Info.plist. Please set the WKCompanionAppBundleIdentifier key in the Watch app's Info.plist to the companion app's bundle identifier, \"com.vibesdr.app.NBRSNAXH37\".",
      "Invalid value of WKCompanionAppBundleIdentifier key in WatchKit 2.0 app's Info.plist: com.tencent.xin (expected com.longbourn.Monkey4)",
      "The WatchKit app's Info.plist must have a WKCompanionAppBundleIdentifier key set to the bundle identifier of the companion app.",
    ],
    summary: "A Watch app doesn't name the iOS app around it, or names another one.",
    discussion: """
      Mostly a tool changed the iOS app's identifier when it signed again, as AltStore and
      Sideloadly do, and this key kept the old one. Let the tool change it too, or delete the folder
      `Watch` from the app if you don't need it.

      In your own project, write the identifier of the iOS app as
      [`WKCompanionAppBundleIdentifier`](key:WKCompanionAppBundleIdentifier), on the tab *Info* of
      the Watch app's target, or, if its Info.plist is generated, as the build setting
      `INFOPLIST_KEY_WKCompanionAppBundleIdentifier`. A configuration whose app has another
      identifier needs its own value.

      Newer systems call it `InvalidCompanionAppBundleIdentifier`.
      """,
    keys: ["WKCompanionAppBundleIdentifier"],
    wrong: ["WKApplication": true],
    right: ["WKApplication": true, "WKCompanionAppBundleIdentifier": "com.example.lamp"],
    sources: [
      .gitHub("DanTheMan827/ios-app-signer/issues/292"),
      .gitHub("Marxon13/iOS-Asset-Extractor/issues/14"), .gitHub("Stuey3D/VibeSDR/issues/7"),
      .gitHub("altstoreio/AltStore/issues/557"), .gitHub("AloneMonkey/MonkeyDev/issues/356"),
      .gitHub("swaggyP36000/TrollStore-IPAs/issues/214"),
    ]),
  RejectionCode(
    "0xe80000d9", "Identifier outside of the companion",
    messages: [
      "WatchKit 2.0 app's bundle ID it.XXX.YYY.watchkitapp is not prefixed by the parent app's bundle ID followed by a '.'; expected prefix it.PARENT.",
      "This app contains a WatchKit app with an invalid bundle identifier. The bundle identifier of a WatchKit app must have a prefix consisting of the companion app's bundle identifier, followed by a '.'.",
    ],
    summary: "A Watch app's identifier doesn't begin with that of the iOS app around it.",
    discussion: """
      The identifier of the Watch app is the [`CFBundleIdentifier`](key:CFBundleIdentifier) of the
      iOS app, a period and a name, such as `com.example.lamp.watchkitapp`.

      - The reports are of tools that sign an app again with another identifier: change that of the
        Watch app too, and its
        [`WKCompanionAppBundleIdentifier`](key:WKCompanionAppBundleIdentifier), which `0xe80000d5`
        is about. Or delete the folder `Watch` from the app if you don't need it.
      - In your own project, write it as *Bundle Identifier* on the tab *General* of the Watch app's
        target.

      Newer systems call it `WatchKitAppBundleIDNotPrefixed`.
      """,
    keys: ["CFBundleIdentifier", "WKCompanionAppBundleIdentifier"],
    wrong: [
      "CFBundleIdentifier": "com.example.watch", "WKApplication": true,
      "WKCompanionAppBundleIdentifier": "com.example.lamp",
    ],
    right: [
      "CFBundleIdentifier": "com.example.lamp.watchkitapp", "WKApplication": true,
      "WKCompanionAppBundleIdentifier": "com.example.lamp",
    ],
    sources: [
      .gitHub("Marxon13/iOS-Asset-Extractor/issues/14"),
      .gitHub("kabiroberai/theos-jailed/issues/41"), .gitHub("Naituw/IPAPatch/issues/4"),
      .gitHub("DanTheMan827/ios-app-signer/issues/6"),
      .gitHub("DanTheMan827/ios-app-signer/issues/292"),
      .gitHub("yohunl/DingTalkNoJailTweak/issues/1"),
    ]),
  RejectionCode(
    "0xe80000da", "Watch app of another family",
    messages: [
      "WatchKit 2.0 app's UIDeviceFamily key does not specify that it's compatible with device family 4.",
      "This app contains a WatchKit app where the UIDeviceFamily key in its Info.plist does not specify the value 4 to indicate that it's compatible with the Apple Watch device type.",
    ],
    summary: "The device family of a Watch app lacks 4.",
    discussion: """
      `plutil -p Lamp.app/Watch/LampWatch.app/Info.plist | grep -A4 UIDeviceFamily` prints what was
      built.

      - Xcode makes [`UIDeviceFamily`](key:UIDeviceFamily) from the build setting
        `TARGETED_DEVICE_FAMILY`: write 4 for the Watch app's target. In a target for watchOS, Xcode
        leaves out the values of other platforms; so check that *Base SDK* of the target is watchOS.
      - In one report, the archive had 1 and 2 although the target said 4; a written Info.plist in
        place of the generated one ended it.

      Newer systems call it `WatchKitAppInvalidUIDeviceFamily`.
      """,
    keys: ["UIDeviceFamily"],
    wrong: ["UIDeviceFamily": [1], "WKApplication": true],
    right: ["UIDeviceFamily": [4], "WKApplication": true],
    sources: [
      .gitHub("Marxon13/iOS-Asset-Extractor/issues/14"),
      .gitHub("SAP/cloud-sdk-ios-fiori/pull/1617"), .gitHub("SAP/cloud-sdk-ios-fiori/pull/1629"),
      .gitHub("swiftlang/swift-build/blob/main/Sources/SWBCore/Apple/InterfaceBuilderShared.swift"),
    ]),
]
