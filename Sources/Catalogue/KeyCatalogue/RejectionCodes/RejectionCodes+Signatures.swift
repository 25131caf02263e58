import KeyModel

/// The codes with which App Store Connect reports signatures, certificates and profiles.
let signatureCodes: [RejectionCode] = [
  RejectionCode(
    "ITMS-90034", "Signature of another certificate",
    messages: [
      "Missing or invalid signature. The bundle 'com.xxx.xxxxxxxxx-xxxx' at bundle path 'Payload/xxxxxx.app' is not signed using an Apple submission certificate."
    ],
    summary: "The app isn't signed with a certificate for distribution.",
    discussion: """
      Sign with a certificate *Apple Distribution* and a profile for the App Store. In Xcode,
      archive, and choose *Distribute App › App Store Connect* in the Organizer. In export
      options, and in Tauri as `--export-method`, the method is `app-store-connect`.

      With other signing tools, such as that of Adobe AIR, make a new certificate and a new
      profile that contains it. `codesign -dvv Lamp.app` has to list *Apple Distribution* and
      Apple's authorities; after zsign it listed `Authority=(unavailable)`.
      """,
    keys: ["entitlements:get-task-allow"],
    refusedBy: [.appStore],
    sources: [
      .gitHub("airsdk/Adobe-Runtime-Support/issues/866"),
      .gitHub("airsdk/Adobe-Runtime-Support/issues/2421"), .gitHub("zhlynn/zsign/issues/223"),
      .gitHub("fastlane/fastlane/issues/16565"), .gitHub("tauri-apps/tauri-docs"),
    ]),
  RejectionCode(
    "ITMS-90035", "Signature that doesn't fit",
    messages: [
      "Invalid Signature. The binary with bundle identifier com.alamofire.AFNetworking at path “AFNetworking.framework” contains an invalid signature. Make sure you have signed your application with a distribution certificate, not an ad hoc certificate or a development certificate.",
      "Invalid Signature. A sealed resource is missing or invalid. The file at path [{Project}.iOS.app/{Project}.iOS] is not properly signed. Make sure you have signed your application with a distribution certificate, not an ad hoc certificate or a development certificate.",
      "Invalid Signature. Code object is not signed at all. The file at path [My.app/Frameworks/AudioKit.framework/fix-framework.sh] is not properly signed.",
    ],
    summary: "A file in the upload was changed after it was signed, or was never signed.",
    discussion: """
      The message names the file.

      - *A sealed resource is missing or invalid*, *contains an invalid signature*: a script
        copied or stripped files after the signing, or a tool signed again without the
        frameworks. Let such scripts run before *Embed Frameworks*. Sign from the innermost
        bundle outward; for zsign, archive with a signature first. `codesign --verify --deep
        --strict --verbose=4 Lamp.app` names each changed file.
      - *Code object is not signed at all*: mostly a script, `.sh` or `.py`, of a framework, a
        resource or `node_modules`. Remove it from the target's membership, or delete it in a
        build phase before the signing.

      For a Mac app the code is `ITMS-90238`.
      """,
    refusedBy: [.appStore],
    sources: [
      .gitHub("microsoft/app-store-vsts-extension/issues/283"),
      .gitHub("Flash3001/Xamarin.Swift/issues/26"),
      .gitHub("airsdk/Adobe-Runtime-Support/issues/1276"),
      .gitHub("AudioKit/AudioKit/issues/1284"), .gitHub("ResearchKit/AppCore/issues/62"),
      .gitHub("omz/PythonistaAppTemplate/issues/20"), .gitHub("zhlynn/zsign/issues/409"),
      .gitHub("forcedotcom/ServiceSDK-iOS/issues/92"),
      .gitHub("eclipsesource/tabris-js/issues/437"),
    ]),
  RejectionCode(
    "ITMS-90238", "Signature of a Mac app that doesn't fit",
    messages: [
      "Invalid signature - The main app bundle, <my app> at the “<my app>.app” path, has the following signing error(s): [unsealed contents present in the root directory of an embedded framework. In subcomponent: <my app>.app/Contents/Frameworks/C2PAC.framework].",
      "Invalid Signature - The nested app bundle Electron Framework at path RoWrite.app/Contents/Frameworks/Electron Framework.framework has following signing error(s): a sealed resource is missing or invalid .",
    ],
    summary: "A signature inside a Mac app isn't valid, or isn't yours.",
    discussion: """
      The message quotes what `codesign` says of the part. Sign every program, library and
      framework yourself, from the innermost outward, and the app last with its entitlements:
      `codesign -f --timestamp -s "Apple Distribution"
      Lamp.app/Contents/Frameworks/NAME.dylib`. `--deep` leaves libraries that have a
      signature of somebody else, such as those of a Java runtime, as they are.

      *Unsealed contents* and *bundle format is ambiguous*: a framework for the Mac has all
      files in `Versions/A` and symbolic links beside it. Copy it with `ditto` or `cp -R`, not
      with a tool that follows links; one of an SDK needs an update.
      """,
    keys: ["entitlements:com.apple.security.app-sandbox"],
    refusedBy: [.macAppStore],
    sources: [
      .gitHub("contentauth/c2pa-swift/issues/122"),
      .gitHub("openMF/kmp-project-template/pull/256"), .gitHub("electron/electron/issues/20177"),
      .gitHub("acterglobal/a3/issues/1212"), .gitHub("flutter/flutter/issues/126705"),
    ]),
  RejectionCode(
    "ITMS-90284", "Certificate that the profile lacks",
    messages: [
      "Invalid Code Signing. The executable 'com.martinbarker.digifyunique.pkg/Payload/RenderTune.app/Contents/Frameworks/Electron Framework.framework/Versions/A/Libraries/etc....dylib' must be signed with the certificate that is contained in the provisioning profile."
    ],
    summary: "A program in a Mac app is signed with another certificate than the profile contains.",
    discussion: """
      The profile was made for one certificate, *Apple Distribution* or *3rd Party Mac Developer
      Application*, and the tool signed with the other. Make the profile with the certificate that
      signs, or name that certificate: in electron-builder as `identity` of `mas`. Sign all helpers
      and libraries with it.
      """,
    keys: ["entitlements:com.apple.application-identifier"],
    refusedBy: [.macAppStore],
    sources: [
      .gitHub("electron-userland/electron-builder/issues/8087"),
      .gitHub("electron-userland/electron-builder/issues/7040"),
      .gitHub("electron-userland/electron-builder/issues/4553"),
    ]),
  RejectionCode(
    "ITMS-90334", "Identifier in the signature",
    messages: [
      "Invalid Code Signature Identifier. The identifier \"com.sindresorhus.LaunchAtLoginHelper\" in your code signature for \"LaunchAtLoginHelper\" must match its Bundle Identifier \"io.frogg.my.app\""
    ],
    summary: "A bundle was signed under another identifier than its Info.plist has.",
    discussion: """
      Something changed [`CFBundleIdentifier`](key:CFBundleIdentifier) after signing, or it
      has no period, in which case Xcode makes up an identifier for the signature: give a
      framework one in reverse-DNS form, as *Bundle Identifier* of its target
      (`PRODUCT_BUNDLE_IDENTIFIER`).

      If the two identifiers differ in `iphonesimulator` and `iphoneos`, the framework was
      probably joined from builds for both: use its XCFramework. For LaunchAtLogin, move to
      its newer package, which has no helper. Some reports ended when old distribution
      certificates were removed from the keychain.
      """,
    keys: ["CFBundleIdentifier"],
    wrong: ["CFBundleIdentifier": "Lamp"], right: ["CFBundleIdentifier": "com.example.lamp"],
    refusedBy: [.appStore, .macAppStore],
    sources: [
      .gitHub("sindresorhus/LaunchAtLogin-Legacy/issues/47"),
      .gitHub("sindresorhus/LaunchAtLogin-Legacy/issues/102"), .gitHub("jpsim/Yams/issues/216"),
      .gitHub("kishikawakatsumi/KeychainAccess/issues/505"),
      .gitHub("weichsel/ZIPFoundation/issues/140"), .gitHub("sindresorhus/Settings/issues/55"),
    ]),
  RejectionCode(
    "ITMS-90885", "Program without a profile",
    messages: [
      "Cannot be used with TestFlight because the executable “${executable}” in bundle “${bundle}” is missing a provisioning profile but has an application identifier in its signature. Nested executables are expected to have provisioning profiles with application identifiers matching the identifier in the signature in order to be eligible for TestFlight."
    ],
    summary: "A program inside a Mac app has an application identifier and no profile.",
    discussion: """
      Sign helpers without
      [`com.apple.application-identifier`](key:entitlements:com.apple.application-identifier);
      they have
      [`com.apple.security.app-sandbox`](key:entitlements:com.apple.security.app-sandbox) and
      [`com.apple.security.inherit`](key:entitlements:com.apple.security.inherit) alone. Only
      the app has the identifier, and the profile in `Contents/embedded.provisionprofile`.

      Tauri signs programs of `externalBin` with the app's entitlements: sign such a helper
      again yourself with a file of the two keys, `codesign -f -s "Apple Distribution"
      --entitlements helper.entitlements HELPER`, then the app with its own. In
      electron-builder, `entitlementsInherit` of `mas` is the helpers' file.
      """,
    keys: [
      "entitlements:com.apple.application-identifier", "entitlements:com.apple.security.inherit",
    ],
    in: "entitlements",
    wrong: [
      "com.apple.application-identifier": "ABCDE12345.com.example.lamp",
      "com.apple.security.app-sandbox": true, "com.apple.security.inherit": true,
    ],
    right: ["com.apple.security.app-sandbox": true, "com.apple.security.inherit": true],
    outcome: "A warning: the build can go to the Mac App Store, but not to TestFlight.",
    sources: [
      .developerForums("730398"), .developerForums("733942"),
      .gitHub("tauri-apps/tauri/issues/13952"), .gitHub("electron-userland/electron-builder"),
    ]),
  RejectionCode(
    "ITMS-90889", "Mac app without a profile",
    messages: [
      "Cannot be used with TestFlight because the bundle at “Whalebird.app” is missing a provisioning profile. Main bundles are expected to have provisioning profiles in order to be eligible for TestFlight."
    ],
    summary: "A Mac app has no provisioning profile, which TestFlight needs.",
    discussion: """
      - Xcode: add a capability that needs a profile, such as Keychain Sharing
        ([`keychain-access-groups`](key:entitlements:keychain-access-groups)); automatic
        signing then makes and embeds one. A Flutter project has it in
        `macos/Runner.xcworkspace`.
      - electron-builder: the profile for the Mac App Store as `provisioningProfile` of `mas`.
      - Tauri: `"macOS": {"files": {"embedded.provisionprofile": "lamp.provisionprofile"}}` in
        `bundle` of `tauri.conf.json`.
      - Other tools: copy it to `Contents/embedded.provisionprofile` of the app before
        signing.

      The signature also needs the application identifier of the profile (`ITMS-90886`).
      """,
    keys: [
      "entitlements:com.apple.application-identifier", "entitlements:keychain-access-groups",
    ],
    outcome: "A warning: the build can go to the Mac App Store, but not to TestFlight.",
    sources: [
      .developerForums("733942"), .gitHub("h3poteto/whalebird-desktop/issues/2814"),
      .gitHub("yurvon-screamo/origa/pull/387"), .gitHub("tauri-apps/tauri-docs"),
    ]),
]
