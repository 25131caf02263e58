import KeyModel

/// The codes with which App Store Connect rejects the entitlements of a Mac app.
let macEntitlementCodes: [RejectionCode] = [
  RejectionCode(
    "ITMS-90286", "Entitlement that macOS doesn't support",
    messages: [
      "Invalid Code Signing Entitlements - Your application bundle's signature contains code signing entitlements that are not supported on macOS. Specifically, value 'NPA3XMW8F9.' for key 'com.apple.application-identifier' in 'Fluids.app/Contents/PlugIns/Function.dylib' is not supported. This value should be a string starting with your TEAMID, followed by a dot '.', followed by the bundle identifier .",
      "Invalid Code Signing Entitlements. Your application bundle's signature contains code signing entitlements that are not supported on Mac OS X. Specifically, value '[com.example]' for key 'com.apple.security.application-groups' in 'com.example.pkg/Payload/Example.app/Contents/MacOS/Example' is not supported. This value should be a string or an array of strings, each starting with your TEAMID followed by a dot '.' .",
    ],
    summary:
      "An entitlement in the signature of a Mac app has a value that the Mac App Store doesn't take.",
    discussion: """
      The message quotes the value, the key and the program.

      - [`com.apple.application-identifier`](key:entitlements:com.apple.application-identifier) in a
        `.dylib`: it was signed with the app's entitlements. Sign libraries first and without any,
        `codesign --force --sign "IDENTITY" NAME.dylib`, and the app last. Realm for Flutter and
        VideoKit for Unity had it: update the package. `ITMS-90288` comes with it.
      - [`com.apple.security.application-groups`](key:entitlements:com.apple.security.application-groups):
        begin each group with the team identifier and a period. A group that begins with `group.`
        has to be registered in the developer account instead.
      """,
    keys: [
      "entitlements:com.apple.security.application-groups",
      "entitlements:com.apple.application-identifier",
    ],
    in: "entitlements",
    wrong: ["com.apple.security.application-groups": ["com.example.lamp"]],
    right: ["com.apple.security.application-groups": ["ABCDE12345.com.example.lamp"]],
    refusedBy: [.macAppStore],
    sources: [
      .gitHub("electron/electron/pull/5584"), .gitHub("realm/realm-dart/issues/1151"),
      .gitHub("videokit-ai/videokit/issues/148"),
    ]),
  RejectionCode(
    "ITMS-90287", "Entitlement that the profile of a Mac app lacks",
    messages: [
      "Invalid Code Signing Entitlements. The entitlements in your app bundle signature do not match the ones that are contained in the provisioning profile. The bundle contains a key that is not included in the provisioning profile: 'com.apple.developer.team-identifier' in 'com.xyz.xxxyyyzzz.pkg/Payload/xxxyyyzzz.app/Contents/MacOS/xxxyyyzzz'."
    ],
    summary: "The signature of a Mac app has a key that its provisioning profile doesn't contain.",
    discussion: """
      The message quotes the key and the program.

      - The app contains no profile, or one that isn't for the Mac App Store. Make one of the kind
        *Mac App Store Connect* below *Profiles* in the developer account, and have it copied to
        `Contents/embedded.provisionprofile` before signing: in electron-builder with
        `mas.provisioningProfile`, from version 27 below `mas.sign`, or in Tauri with
        `"files": {"embedded.provisionprofile": "lamp.provisionprofile"}` in `bundle.macOS`.
      - The profile doesn't have the entitlement: turn on the capability below *Identifiers* in the
        account and make a new profile, or remove the entitlement from the file.

      `docgen validate` names what the profile lacks; it doesn't find the identifiers that every
      profile for the store adds, nor an app without a profile. `security cms -D -i
      embedded.provisionprofile` prints what the profile contains, and `codesign -d --entitlements - YourApp.app` what is signed.
      """,
    keys: [
      "entitlements:com.apple.developer.team-identifier",
      "entitlements:com.apple.application-identifier",
    ],
    refusedBy: [.macAppStore],
    sources: [
      .gitHub("electron-userland/electron-builder/issues/1023"),
      .gitHub("electron/osx-sign/issues/114"), .gitHub("yurvon-screamo/origa/pull/387"),
      .gitHub("electron/osx-sign/issues/192"), storePagesOfTauri,
      .gitHub(
        "electron-userland/electron-builder/blob/master/packages/app-builder-lib/src/options/macOptions.ts"
      ),
    ]),
  RejectionCode(
    "ITMS-90296", "App sandbox not enabled",
    messages: [
      "App sandbox not enabled. The following executables must include the \"com.apple.security.app-sandbox\" entitlement with a Boolean value of true in the entitlements property list"
    ],
    summary: "A program in a Mac app isn't sandboxed.",
    discussion: """
      The message lists the programs, which may be helper tools and apps within a framework. Each is
      signed with
      [`com.apple.security.app-sandbox`](key:entitlements:com.apple.security.app-sandbox); a tool
      that the app starts has
      [`com.apple.security.inherit`](key:entitlements:com.apple.security.inherit) too.

      - Xcode: add *App Sandbox* with *+ Capability* to each target.
      - electron-builder: the target `mas`, and `mas.entitlementsInherit` for the helpers; other
        programs in `mas.binaries`. From version 27, both are below `mas.sign`.
      - Flutter: `macos/Runner/Release.entitlements`. Tauri: the file that
        `bundle.macOS.entitlements` names.
      - Other tools: `codesign --force --sign "IDENTITY" --entitlements child.plist PROGRAM` for
        inner programs first.

      `codesign -d --entitlements - PROGRAM` prints what is signed.
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
      .gitHub("electron/osx-sign/issues/192"), .gitHub("ronaldoussoren/py2app/issues/86"),
      .gitHub("airsdk/Adobe-Runtime-Support/issues/2310"), storePagesOfTauri,
      .gitHub(
        "electron-userland/electron-builder/blob/master/packages/app-builder-lib/src/options/macOptions.ts"
      ),
    ]),
]
