import KeyModel

/// The codes with which App Store Connect rejects the entitlements of an upload.
let entitlementCodes: [RejectionCode] = [
  RejectionCode(
    "ITMS-90045", "Entitlement that isn't supported",
    summary: "A signature has an entitlement that apps in the App Store can't have.",
    discussion: """
      The message quotes the key and the program. It is an entitlement of Apple's own programs, or one
      that the SDK of the build doesn't know yet. Remove it, or build with the current SDK.
      """,
    refusedBy: [.appStore, .macAppStore],
    sources: [
      .gitHub("EddyVerbruggen/nativescript-plugin-firebase/issues/435"),
      .gitHub("inspireui/support/issues/763"),
    ]),
  RejectionCode(
    "ITMS-90046", "Value of an entitlement that isn't supported",
    summary: "An entitlement in a signature has a value that the App Store doesn't take.",
    discussion: """
      The message quotes the value, the key and the program. Often a tool has signed the app with the
      entitlements of the provisioning profile, where `*` stands for any value, instead of those of the
      app. An app for the App Store is signed with a profile for distribution, in which
      [`aps-environment`](key:entitlements:aps-environment) is `production`. Frameworks are signed
      without entitlements.
      """,
    refusedBy: [.appStore, .macAppStore],
    sources: [
      .gitHub("fastlane/fastlane/issues/336"), .gitHub("fastlane/fastlane/issues/768"),
      .gitHub("bazelbuild/rules_apple/issues/181"),
    ]),
  RejectionCode(
    "ITMS-90164", "Entitlements that differ from the profile",
    summary:
      "The signature has an entitlement or a value that the provisioning profile doesn't allow.",
    discussion: """
      The message quotes both. Turn on the capability for the App ID and make a new profile, or remove
      the entitlement. With [`get-task-allow`](key:entitlements:get-task-allow), the app was built for
      development: export it for distribution. A device refuses to install such an app, with
      `0xe8008016`. An entitlement whose array is empty is refused too: remove the key.
      """,
    refusedBy: [.appStore],
    sources: [
      .gitHub("airsdk/Adobe-Runtime-Support/issues/137"), .gitHub("fastlane/fastlane/issues/1322"),
      .gitHub("tripflex/WifiWizard2/issues/116"),
      .gitHub("ios-control/ios-deploy/issues/281"),
    ]),
  RejectionCode(
    "ITMS-90286", "Entitlement that macOS doesn't support",
    summary:
      "An entitlement in the signature of a Mac app has a value that the Mac App Store doesn't take.",
    discussion: """
      The message quotes the value, the key and the program. For
      [`com.apple.security.application-groups`](key:entitlements:com.apple.security.application-groups)
      it asks for a string or an array of strings that begin with the team identifier and a period;
      groups that begin with `group.` are registered in the developer account.
      """,
    refusedBy: [.macAppStore], sources: [.gitHub("electron/electron/pull/5584")]),
  RejectionCode(
    "ITMS-90287", "Entitlement that the profile of a Mac app lacks",
    summary: "The signature of a Mac app has a key that its provisioning profile doesn't contain.",
    discussion: """
      The message quotes the key. Sign with the profile for the Mac App Store, which is embedded as
      `embedded.provisionprofile`, or remove the entitlement.
      """,
    refusedBy: [.macAppStore], sources: [.gitHub("electron-userland/electron-builder/issues/1023")]),
  RejectionCode(
    "ITMS-90296", "App sandbox not enabled",
    summary: "A program in a Mac app isn't sandboxed.",
    discussion: """
      The message lists the programs, which may be helper tools and apps within a framework. Each of
      them is signed with [`com.apple.security.app-sandbox`](key:entitlements:com.apple.security.app-sandbox);
      a tool that the app starts has
      [`com.apple.security.inherit`](key:entitlements:com.apple.security.inherit) as well.
      """,
    refusedBy: [.macAppStore],
    sources: [.gitHub("electron/osx-sign/issues/121"), .gitHub("DevMate/DevMateKit/issues/42")]),
  RejectionCode(
    "ITMS-90778", "Formats for NFC that don't fit",
    summary: "The formats for NFC in the signature don't fit the least system of the app.",
    discussion: """
      The message quotes the SDK, the least system and the reason. For an app that needs iOS 13 or
      later, [`com.apple.developer.nfc.readersession.formats`](key:entitlements:com.apple.developer.nfc.readersession.formats)
      has `TAG` and not `NDEF`; reading messages goes on working. For an app that also runs in iOS 12, it
      has `NDEF`.
      """,
    refusedBy: [.appStore],
    sources: [
      .gitHub("Yubico/yubikit-ios/issues/116"),
      .gitHub("BenGWeeks/lightning-piggy-mobile/pull/398"),
      .gitHub("revtel/react-native-nfc-manager/issues/684"),
    ]),
  RejectionCode(
    "ITMS-90786", "Entitlement of a newer SDK",
    summary: "An app has an entitlement that the SDK of its build doesn't know.",
    discussion: "The message quotes the entitlement and the SDK with which to build the app.",
    refusedBy: [.appStore],
    sources: [.gitHub("inspireui/support/issues/763")]),
]
