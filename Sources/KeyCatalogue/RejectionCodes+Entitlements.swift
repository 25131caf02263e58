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
      `0xe8008016`.
      """,
    sources: [
      .gitHub("airsdk/Adobe-Runtime-Support/issues/137"), .gitHub("fastlane/fastlane/issues/1322"),
      .gitHub("ios-control/ios-deploy/issues/281"),
    ]),
  RejectionCode(
    "ITMS-90296", "App sandbox not enabled",
    summary: "A program in a Mac app isn't sandboxed.",
    discussion: """
      The message lists the programs, which may be helper tools and apps within a framework. Each of
      them is signed with [`com.apple.security.app-sandbox`](key:entitlements:com.apple.security.app-sandbox);
      a tool that the app starts has
      [`com.apple.security.inherit`](key:entitlements:com.apple.security.inherit) as well.
      """,
    sources: [.gitHub("electron/osx-sign/issues/121"), .gitHub("DevMate/DevMateKit/issues/42")]),
  RejectionCode(
    "ITMS-90786", "Entitlement of a newer SDK",
    summary: "An app has an entitlement that the SDK of its build doesn't know.",
    discussion: "The message quotes the entitlement and the SDK with which to build the app.",
    sources: [.gitHub("inspireui/support/issues/763")]),
]
