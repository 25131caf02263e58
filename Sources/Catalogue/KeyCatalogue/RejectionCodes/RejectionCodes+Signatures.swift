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
      Sign with a certificate *Apple Distribution* and a profile for the App Store.

      - Xcode: archive, and choose *Distribute App › App Store Connect* in the Organizer. In
        export options, and in Tauri as `--export-method`, the method is `app-store-connect`.
      - Other tools, such as Adobe AIR: make a new certificate of the kind *Apple Distribution*
        below *Certificates* in the developer account, and then, below *Profiles*, a new profile
        of the kind *App Store Connect* that contains it. Sign with both.

      `codesign -dvv Lamp.app` has to list *Apple Distribution* and Apple's authorities; after
      zsign it listed `Authority=(unavailable)`.
      """,
    keys: ["entitlements:get-task-allow"],
    refusedBy: [.appStore],
    sources: [
      .gitHub("airsdk/Adobe-Runtime-Support/issues/866"),
      .gitHub("airsdk/Adobe-Runtime-Support/issues/2421"), .gitHub("zhlynn/zsign/issues/223"),
      .gitHub("fastlane/fastlane/issues/16565"),
      .gitHub("tauri-apps/tauri-docs/blob/v2/src/content/docs/distribute/Sign/ios.mdx"),
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
        copied or stripped files after the signing, or a tool signed again without the frameworks.
        Move the script above *Embed Frameworks* on the tab *Build Phases*. Sign from the
        innermost bundle outward; give zsign an archive that is signed already.
        `codesign --verify --deep --strict --verbose=4 Lamp.app` names each changed file.
      - *Code object is not signed at all*: mostly a script such as `.sh`, `.py` or `.js`, of a
        framework, a resource, `node_modules` or Flutter's `assets`. A file that begins with `#!`
        counts too, whatever its name is. Remove it from the target's membership or from `assets` in
        `pubspec.yaml`, delete it in a *Run Script* phase, or store it in base64.

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
      .gitHub("eclipsesource/tabris-js/issues/437"), .gitHub("flutter/flutter/issues/72233"),
      .gitHub("lollipopkit/flutter_server_box/pull/1408"),
    ]),
  RejectionCode(
    "ITMS-90237", "Package that another certificate signed",
    messages: [
      "The product archive package's signature is invalid. Ensure that it is signed with your '3rd Party Mac Developer Installer' certificate."
    ],
    summary: "The package of a Mac app isn't signed with a certificate for packages of the store.",
    discussion: """
      The app and its package have different certificates. `pkgutil --check-signature Lamp.pkg` must
      print *3rd Party Mac Developer Installer*. *Developer ID Installer* is for packages outside
      the store, and *Apple Distribution* or *3rd Party Mac Developer Application* for the app.

      - Make the certificate: *Certificates* › *+* › *Mac Installer Distribution* in the developer
        account. `security find-identity -v` lists it once it is in the keychain.
      - A script:
        `productbuild --component Lamp.app /Applications --sign "3rd Party Mac Developer Installer: NAME (TEAM)" Lamp.pkg`.
      - electron-builder: the target `mas` takes that certificate from the keychain, or from
        `CSC_INSTALLER_LINK`; the one in `mas.identity` signs the app.
      - Two certificates of the name: remove the expired one from the keychain.
      """,
    refusedBy: [.macAppStore],
    sources: [
      .gitHub("electron/electron/issues/24871"),
      .gitHub("electron-userland/electron-builder/issues/430"),
      .gitHub("ggand0/ggando-website/blob/main/content/blog/006_appstore.md"),
      .gitHub(
        "electron-userland/electron-builder/blob/master/packages/app-builder-lib/src/targets/mac/MacTargetHelper.ts"
      ),
    ]),
  RejectionCode(
    "ITMS-90238", "Signature of a Mac app that doesn't fit",
    messages: [
      "Invalid signature - The main app bundle, <my app> at the “<my app>.app” path, has the following signing error(s): [unsealed contents present in the root directory of an embedded framework. In subcomponent: <my app>.app/Contents/Frameworks/C2PAC.framework].",
      "Invalid Signature - The nested app bundle Electron Framework at path RoWrite.app/Contents/Frameworks/Electron Framework.framework has following signing error(s): a sealed resource is missing or invalid .",
    ],
    summary: "A signature inside a Mac app isn't valid, or isn't yours.",
    discussion: """
      The message quotes what `codesign` says of the part.

      - *Unsealed contents* and *bundle format is ambiguous*: a framework for the Mac has all
        files in `Versions/A` and symbolic links beside it. Copy it with `ditto` or `cp -R`, not
        with a tool that follows links; one of an SDK needs an update. `ITMS-90291` has commands
        that make the form.
      - *A sealed resource is missing or invalid*, and code that isn't yours: sign every program,
        library and framework yourself, from the innermost outward, and the app last. `--deep`
        leaves libraries that have a signature of somebody else, such as those of a Java runtime,
        as they are.

      ```shell
      codesign -f --timestamp -s "Apple Distribution" Lamp.app/Contents/Frameworks/NAME.dylib
      codesign -f --timestamp -s "Apple Distribution" --entitlements lamp.entitlements Lamp.app
      codesign --verify --deep --strict --verbose=4 Lamp.app
      ```
      """,
    keys: ["entitlements:com.apple.security.app-sandbox"],
    refusedBy: [.macAppStore],
    sources: [
      .gitHub("contentauth/c2pa-swift/issues/122"),
      .gitHub("openMF/kmp-project-template/pull/256"), .gitHub("electron/electron/issues/20177"),
      .gitHub("acterglobal/a3/issues/1212"), .gitHub("flutter/flutter/issues/126705"),
      .framework("bundleresources/placing-content-in-a-bundle"),
      .framework("xcode/creating-distribution-signed-code-for-the-mac"),
    ]),
  RejectionCode(
    "ITMS-90284", "Certificate that the profile lacks",
    messages: [
      "Invalid Code Signing. The executable 'com.martinbarker.digifyunique.pkg/Payload/RenderTune.app/Contents/Frameworks/Electron Framework.framework/Versions/A/Libraries/etc....dylib' must be signed with the certificate that is contained in the provisioning profile."
    ],
    summary: "A program in a Mac app is signed with another certificate than the profile contains.",
    discussion: """
      The profile was made for one certificate, *Apple Distribution* or *3rd Party Mac Developer
      Application*, and the tool signed with the other. `codesign -dvv FILE` prints the one that
      signed as `Authority`; *Profiles* in the developer account names that of the profile.

      - Make a new profile there with the certificate that signs, and build again.
      - Or leave only the profile's certificate in the keychain, or in `CSC_LINK`: with both,
        electron-builder takes *Apple Distribution*. A name in `mas.identity` also chooses the
        installer's certificate, which then isn't found.

      Sign all helpers and libraries with it.
      """,
    keys: ["entitlements:com.apple.application-identifier"],
    refusedBy: [.macAppStore],
    sources: [
      .gitHub("electron-userland/electron-builder/issues/8087"),
      .gitHub("electron-userland/electron-builder/issues/7040"),
      .gitHub("electron-userland/electron-builder/issues/4553"),
      .gitHub(
        "electron-userland/electron-builder/blob/master/packages/app-builder-lib/src/targets/mac/MacTargetHelper.ts"
      ),
      .gitHub(
        "electron-userland/electron-builder/blob/master/website/docs/mas.md"),
    ]),
  RejectionCode(
    "ITMS-90334", "Identifier in the signature",
    messages: [
      "Invalid Code Signature Identifier. The identifier \"com.sindresorhus.LaunchAtLoginHelper\" in your code signature for \"LaunchAtLoginHelper\" must match its Bundle Identifier \"io.frogg.my.app\""
    ],
    summary: "A bundle was signed under another identifier than its Info.plist has.",
    discussion: """
      - A framework whose identifier has no period: Xcode makes up another one for the signature.
        Write *Bundle Identifier* of its target (`PRODUCT_BUNDLE_IDENTIFIER`) in reverse-DNS form,
        or update the framework.
      - The two identifiers differ in `iphonesimulator` and `iphoneos`: the framework was probably
        joined from builds for both. Use its XCFramework.
      - Something changed [`CFBundleIdentifier`](key:CFBundleIdentifier) after signing: change it
        before. For LaunchAtLogin, move to LaunchAtLogin-Modern, which is for macOS 13 or later
        and has no helper.

      Some reports ended when old distribution certificates were removed from the keychain.
      """,
    keys: ["CFBundleIdentifier"],
    wrong: ["CFBundleIdentifier": "Lamp"], right: ["CFBundleIdentifier": "com.example.lamp"],
    refusedBy: [.appStore, .macAppStore],
    sources: [
      .gitHub("sindresorhus/LaunchAtLogin-Legacy/issues/47"),
      .gitHub("sindresorhus/LaunchAtLogin-Legacy/issues/102"), .gitHub("jpsim/Yams/issues/216"),
      .gitHub("kishikawakatsumi/KeychainAccess/issues/505"),
      .gitHub("weichsel/ZIPFoundation/issues/140"), .gitHub("sindresorhus/Settings/issues/55"),
      .gitHub("sindresorhus/LaunchAtLogin-Modern"),
    ]),
  RejectionCode(
    "ITMS-90885", "Program without a profile",
    messages: [
      "Cannot be used with TestFlight because the executable “${executable}” in bundle “${bundle}” is missing a provisioning profile but has an application identifier in its signature. Nested executables are expected to have provisioning profiles with application identifiers matching the identifier in the signature in order to be eligible for TestFlight."
    ],
    summary: "A program inside a Mac app has an application identifier and no profile.",
    discussion: """
      The identifier belongs in the signature of the app, whose profile is
      `Contents/embedded.provisionprofile`. A helper needs the two keys of the right piece below,
      and no others. An extension or a helper app that needs the identifier needs its own profile,
      in its own bundle.

      - Xcode: set *Code Signing Inject Base Entitlements* (`CODE_SIGN_INJECT_BASE_ENTITLEMENTS`)
        of the helper's target to *No*, and remove capabilities other than *App Sandbox* from it.
      - Tauri signs programs of `externalBin` with the app's entitlements. Sign such a helper
        again, and then the app:

      ```shell
      codesign -f -s "Apple Distribution" --entitlements helper.entitlements Lamp.app/Contents/MacOS/helper
      codesign -f -s "Apple Distribution" --entitlements lamp.entitlements Lamp.app
      ```

      In electron-builder, the helpers' file is `mas.entitlementsInherit`, from version 27
      `mas.sign.entitlementsInherit`.
      """,
    keys: [
      "entitlements:com.apple.application-identifier", "entitlements:com.apple.security.inherit",
    ],
    in: "entitlements",
    wrong: [
      "com.apple.application-identifier": "ABCDE12345.com.example.lamp",
      "com.apple.developer.team-identifier": "ABCDE12345", "com.apple.security.app-sandbox": true,
    ],
    right: ["com.apple.security.app-sandbox": true, "com.apple.security.inherit": true],
    outcome:
      "Mostly a warning: the build can go to the Mac App Store, but not to TestFlight. A report about Tauri is of an upload that failed.",
    sources: [
      .developerForums("730398"), .developerForums("733942"),
      .gitHub("tauri-apps/tauri/issues/13952"),
      .framework("xcode/embedding-a-helper-tool-in-a-sandboxed-app"),
      .gitHub(
        "electron-userland/electron-builder/blob/master/website/docs/mas.md"),
      .gitHub(
        "tauri-apps/tauri/blob/dev/crates/tauri-bundler/src/bundle/macos/sign.rs"),
      .framework("xcode/creating-distribution-signed-code-for-the-mac"),
    ]),
  RejectionCode(
    "ITMS-90889", "Mac app without a profile",
    messages: [
      "Cannot be used with TestFlight because the bundle at “Whalebird.app” is missing a provisioning profile. Main bundles are expected to have provisioning profiles in order to be eligible for TestFlight."
    ],
    summary: "A Mac app has no provisioning profile, which TestFlight needs.",
    discussion: """
      Make a profile of the kind *Mac App Store Connect* below *Profiles* in the developer
      account.

      - Xcode makes one itself: add a capability that needs it, such as *Keychain Sharing*, on the
        tab *Signing & Capabilities* with automatic signing. A Flutter project is
        `macos/Runner.xcworkspace`.
      - electron-builder: name it as `mas.provisioningProfile`, from version 27
        `mas.sign.provisioningProfile`.
      - Tauri: `"macOS": {"files": {"embedded.provisionprofile": "lamp.provisionprofile"}}` in
        `bundle` of `tauri.conf.json`.
      - Other tools: copy it, and sign the app after that:

      ```shell
      cp lamp.provisionprofile Lamp.app/Contents/embedded.provisionprofile
      codesign -f -s "Apple Distribution" --entitlements lamp.entitlements Lamp.app
      ```

      The entitlements need the profile's
      [`com.apple.application-identifier`](key:entitlements:com.apple.application-identifier), or
      `ITMS-90886` follows.
      """,
    keys: [
      "entitlements:com.apple.application-identifier", "entitlements:keychain-access-groups",
    ],
    outcome: "A warning: the build can go to the Mac App Store, but not to TestFlight.",
    sources: [
      .developerForums("733942"), .gitHub("h3poteto/whalebird-desktop/issues/2814"),
      .gitHub("yurvon-screamo/origa/pull/387"),
      .gitHub(
        "tauri-apps/tauri-docs/blob/v2/src/content/docs/distribute/app-store.mdx"),
      .gitHub(
        "electron-userland/electron-builder/blob/master/website/docs/mas.md"),
      .framework("xcode/creating-distribution-signed-code-for-the-mac"),
    ]),
]
