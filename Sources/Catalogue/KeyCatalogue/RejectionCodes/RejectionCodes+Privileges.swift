import KeyModel

/// The messages with which a system denies a program what its signature doesn't entitle it to.
let privilegeCodes: [RejectionCode] = [
  RejectionCode(
    "0xe8008015", "No profile for the program",
    messages: ["A valid provisioning profile for this executable was not found."],
    summary:
      "A device refused to install an app because a profile doesn't cover one of its programs.",
    discussion: """
      `security cms -D -i Lamp.app/embedded.mobileprovision` prints the profile. `docgen validate
      --notes Lamp.app` names what it doesn't allow and whether it has expired, without this code.

      - `ProvisionedDevices` lacks the device, or is missing, as in a profile for the App Store:
        export for *Development* or *Ad Hoc*. In Xcode, choose the team and *Automatically manage
        signing* on the tab *Signing & Capabilities* of every target, and connect the device,
        which adds it. In Expo, run `eas device:create` and build again.
      - `ExpirationDate` is past: make a new profile.
      - [`application-identifier`](key:entitlements:application-identifier) is another than that of
        `codesign -d --entitlements - Lamp.app`, or an extension lacks its own profile.
      - A tool that signed again left out the frameworks: sign those first, with the same
        certificate.
      """,
    keys: ["entitlements:application-identifier", "CFBundleIdentifier"],
    outcome: "A device refuses to install the app.",
    sources: [
      .gitHub("LigeiaRowena/Resign/issues/6"),
      .gitHub("TelegramMessenger/Telegram-iOS/issues/1831"),
      .gitHub("SideStore/SideStore/issues/661"), .gitHub("TKkk-iOSer/WeChatPlugin-iOS/issues/50"),
      .gitHub("xhzq233/ios-use/issues/3"), .gitHub("dotnet/macios/issues/23794"),
      .framework("technotes/tn3125-inside-code-signing-provisioning-profiles"),
      .gitHub("expo/eas-cli/blob/main/packages/eas-cli/README.md"),
    ]),
  RejectionCode(
    "0xe8008016", "Entitlements that the profile doesn't have",
    messages: [
      "The executable was signed with invalid entitlements.",
      "The entitlements specified in your application’s Code Signing Entitlements file are invalid, not permitted, or do not match those specified in your provisioning profile. (0xE8008016).",
    ],
    summary:
      "A device refused to install an app whose signature claims more than its profile allows.",
    discussion: """
      Compare `codesign -d --entitlements - Lamp.app` with `security cms -D -i
      Lamp.app/embedded.mobileprovision`, also for each extension.

      - A capability that the profile lacks: add it with *+ Capability* on the tab *Signing &
        Capabilities*, which turns it on for the App ID too, and let Xcode make a new profile. A
        free account doesn't have all: remove the entitlement.
      - Another app's or team's identifier, written out: write
        `$(AppIdentifierPrefix)$(CFBundleIdentifier)`.
      - A tool signed again with the old entitlements: sign with those that the profile lists.
        Since Xcode 16, profiles are in
        `~/Library/Developer/Xcode/UserData/Provisioning Profiles`.

      `docgen validate Lamp.app` names the entitlements that the profile lacks, without this code.
      The App Store reports the same with `ITMS-90164`.
      """,
    keys: ["entitlements:application-identifier", "entitlements:get-task-allow"],
    outcome: "A device refuses to install the app.",
    sources: [
      .gitHub("ios-control/ios-deploy/issues/281"),
      .gitHub("DanTheMan827/ios-app-signer/issues/71"),
      .gitHub("openedx/edx-app-ios/issues/827"), .gitHub("SpikeApp/Spike/issues/253"),
      .gitHub("microsoft/Mobile-Chest-X-Ray-Analysis/issues/1"),
    ]),
  RejectionCode(
    "errSecMissingEntitlement", "Keychain without an entitlement",
    messages: [
      "PlatformException(Unexpected security result code, Code: -34018, Message: A required entitlement isn't present., -34018, null)",
      "OSStatus: -34018, message: A required entitlement isn't present.",
      "Internal error when a required entitlement isn't present, client has neither application-identifier nor keychain-access-groups entitlements.",
    ],
    summary: "A program used the keychain without a keychain access group in its signature.",
    discussion: """
      The number is -34018.

      - A Mac app uses the data protection keychain and has no profile: choose a team on the tab
        *Signing & Capabilities*, and add *Keychain Sharing*, which writes
        [`keychain-access-groups`](key:entitlements:keychain-access-groups). The key needs a
        profile: an app that is signed *to Run Locally* is terminated at launch, and one of a free
        account can't be given to other Macs.
      - An app for the simulator is signed without a team: choose one there.
      - `kSecAttrAccessGroup` isn't one of the groups in the signature: write it with the team's
        prefix, as `codesign -d --entitlements -` prints it.

      In Flutter for macOS, `DebugProfile.entitlements` and `Release.entitlements` both need the
      key. Outside of the sandbox, flutter_secure_storage 10 does without it with
      `MacOsOptions(usesDataProtectionKeychain: false)`.

      The pieces below are of a Mac app that uses the data protection keychain.
      """,
    keys: [
      "entitlements:keychain-access-groups", "entitlements:application-identifier",
      "entitlements:com.apple.application-identifier",
    ],
    in: "entitlements",
    wrong: ["com.apple.security.app-sandbox": true],
    right: [
      "com.apple.security.app-sandbox": true,
      "keychain-access-groups": ["$(AppIdentifierPrefix)com.example.lamp"],
    ],
    outcome: "The call to the keychain fails.",
    sources: [
      .gitHub("WalletConnect/WalletConnectSwiftV2/issues/1358"),
      .gitHub("kishikawakatsumi/KeychainAccess/issues/466"),
      .gitHub("theoden8/webspace_app/pull/55"),
      .gitHub("juliansteenbakker/flutter_secure_storage/issues/1104"),
      .gitHub("juliansteenbakker/flutter_secure_storage/issues/804"),
      .gitHub("juliansteenbakker/flutter_secure_storage/issues/1176"),
      .framework("security/errsecmissingentitlement"),
      .framework("technotes/tn3137-on-mac-keychains"),
      .gitHub("flutter/flutter/issues/132997"),
    ]),
  RejectionCode(
    "errAEEventNotPermitted", "Apple events that are not allowed",
    messages: [
      "Not authorized to send Apple events to Finder. (-1743)",
      "The operation couldn’t be completed. (OSStatus error -1743.)",
      "Prompting policy for hardened runtime; service: kTCCServiceAppleEvents requires entitlement com.apple.security.automation.apple-events but it is missing for",
      "Refusing TCCAccessRequestIndirect for service kTCCServiceAppleEvents and client cmux.app without NSAppleEventsUsageDescription key",
    ],
    summary:
      "A Mac app with the hardened runtime may not control other apps, and the user isn't asked.",
    discussion: """
      The entitlement or the usage description is missing, or both. `log stream --predicate
      'subsystem == "com.apple.TCC"' --level debug` says which. For a tool, the app that started it,
      such as a terminal, needs both.

      - [`com.apple.security.automation.apple-events`](key:entitlements:com.apple.security.automation.apple-events):
        in Xcode, tick *Apple Events* below *Hardened Runtime* on the tab *Signing & Capabilities*.
      - [`NSAppleEventsUsageDescription`](key:NSAppleEventsUsageDescription): add it on the tab
        *Info*.

      In electron-builder, they belong in the files of `mac.entitlements` and
      `mac.entitlementsInherit`, from version 27 below `mac.sign`, and in `mac.extendInfo`.

      If both are there, the user refused: *System Settings › Privacy & Security › Automation*,
      or `tccutil reset AppleEvents com.example.lamp`, after which the system asks again.
      """,
    keys: [
      "entitlements:com.apple.security.automation.apple-events", "NSAppleEventsUsageDescription",
    ],
    in: "entitlements",
    wrong: ["com.apple.security.network.client": true],
    right: [
      "com.apple.security.automation.apple-events": true, "com.apple.security.network.client": true,
    ],
    outcome: "The event fails, and the system doesn't ask the user.",
    sources: [
      .gitHub("zerotier/DesktopUI/issues/65"), .gitHub("raphamorim/rio/issues/1856"),
      .gitHub("UsefulSoftwareCo/executor/pull/1876"), .gitHub("get-bb/bb/issues/2368"),
      .gitHub("manaflow-ai/cmux/issues/3449"), .gitHub("Tunnelblick/Tunnelblick/issues/711"),
      .gitHub("ttscoff/bunch/issues/282"), .gitHub("pingdotgg/t3code/pull/12039"),
      .framework("bundleresources/entitlements/com.apple.security.automation.apple-events"),
      .gitHub(
        "electron-userland/electron-builder/blob/master/packages/app-builder-lib/src/options/macOptions.ts"
      ),
    ]),
  RejectionCode(
    "com.apple.healthkit 4", "Health data without the entitlement",
    messages: [
      "Error Domain=com.apple.healthkit Code=4 \"Missing com.apple.developer.healthkit entitlement.\""
    ],
    summary: "An app asked for health data, and its signature has no entitlement for it.",
    discussion: """
      - The capability is missing: add *HealthKit* on the tab *Signing & Capabilities* of the
        target that asks, in Flutter of `Runner` in `ios/Runner.xcworkspace`, which writes
        [`com.apple.developer.healthkit`](key:entitlements:com.apple.developer.healthkit), a
        Boolean. In Expo, it is `ios.entitlements` of `app.json`. A Watch app needs its own. The
        usage descriptions alone are not enough.
      - The file has it and the signature doesn't, as `codesign -d --entitlements - Lamp.app`
        shows: name the file in `CODE_SIGN_ENTITLEMENTS` of this configuration, and sign with a
        profile that has HealthKit. An unsigned build for the simulator has no entitlements.
      - `enableBackgroundDelivery` fails with the same number: tick *HealthKit Background Delivery*
        below *HealthKit*, which writes
        [another entitlement](key:entitlements:com.apple.developer.healthkit.background-delivery).
      """,
    keys: [
      "entitlements:com.apple.developer.healthkit",
      "entitlements:com.apple.developer.healthkit.background-delivery",
    ],
    in: "entitlements",
    wrong: ["aps-environment": "development"],
    right: ["aps-environment": "development", "com.apple.developer.healthkit": true],
    outcome: "The request for access fails.",
    sources: [
      .gitHub("carp-dk/carp-health-flutter/issues/352"), .gitHub("elizaOS/eliza/issues/20924"),
      .gitHub("carp-dk/flutter-plugins/issues/227"), .gitHub("dotnet/macios/issues/8430"),
      .gitHub("perezjuanj/OpenCircuit/issues/25"), .framework("healthkit/setting-up-healthkit"),
      .framework(
        "healthkit/hkhealthstore/enablebackgrounddelivery(for:frequency:withcompletion:)"),
    ]),
  RejectionCode(
    "data from other apps", "Prompt for an app's own group",
    messages: ["would like to access data from other apps."],
    summary: "macOS asks the user before a program opens a container that it doesn't own.",
    discussion: """
      - Mostly [its app group](key:entitlements:com.apple.security.application-groups) begins with
        `group.` and the app isn't from the Mac App Store: since macOS 15, the system asks at each
        start. Write `$(TeamIdentifierPrefix)com.example.lamp` below *App Groups* on the tab *Signing
        & Capabilities* of the app and each extension, and move what is in the old folder; other
        tools need the team written out. Or keep the group and sign with profiles that have it: with
        automatic signing, set `REGISTER_APP_GROUPS` to `YES`.
      - The code builds the folder's path itself: ask
        `containerURL(forSecurityApplicationGroupIdentifier:)`.
      - The signature is ad hoc and has no team: sign with a certificate of your team.
      - The program reads what other apps store: say why in
        [`NSAppDataUsageDescription`](key:NSAppDataUsageDescription).
      """,
    keys: [
      "entitlements:com.apple.security.application-groups", "NSAppDataUsageDescription",
    ],
    in: "entitlements",
    wrong: ["com.apple.security.application-groups": ["group.com.example.lamp"]],
    right: [
      "com.apple.security.application-groups": ["$(TeamIdentifierPrefix)com.example.lamp"]
    ],
    outcome:
      "The system asks the user; macOS 27 denies access to containers of other teams instead.",
    sources: [
      .gitHub("XueshiQiao/CCSwitcher/issues/14"), .gitHub("localsend/localsend/issues/1942"),
      .gitHub("jacklandrin/OnlySwitch/issues/149"), .gitHub("nextcloud/desktop/pull/8220"),
      .gitHub("Ji4n1ng/OpenInTerminal/pull/284"), .gitHub("partout-io/passepartout/pull/626"),
      .gitHub("TypeWhisper/typewhisper-mac/pull/73"), .gitHub("steipete/CodexBar/issues/318"),
      .framework("xcode/accessing-app-group-containers"),
      .framework("macos-release-notes/macos-15-release-notes"),
      .framework("macos-release-notes/macos-27-release-notes"),
    ]),
  RejectionCode(
    "OSSystemExtensionErrorDomain 9", "System extension that isn't valid",
    messages: [
      "Error Domain=OSSystemExtensionErrorDomain Code=9 \"validation failed\" UserInfo={NSLocalizedDescriptionName=validation failed, NSLocalizedFailureReason=extension category returned error}",
      "The operation couldn’t be completed. (OSSystemExtensionErrorDomain error 9.)",
    ],
    summary:
      "The system found a mistake in the Info.plist of a system extension, or in its signature.",
    discussion: """
      The log says more: `log show --last 5m --predicate 'process == "sysextd" OR process ==
      "kernelmanagerd"'`.

      - A camera or a network extension: the Mach service,
        [`CMIOExtensionMachServiceName`](key:CMIOExtension/CMIOExtensionMachServiceName) or
        [`NEMachServiceName`](key:NetworkExtension/NEMachServiceName), has to be one of
        the extension's app groups, a period and a name. Look at the built Info.plist: a tool other
        than Xcode may leave `$(TeamIdentifierPrefix)` out.
      - Check that the extension itself is signed with App Sandbox; in a report, a DNS proxy
        wasn't.
      - A driver needs its entitlements from Apple, and its
        [`CFBundleVersion`](key:CFBundleVersion) is at most `65535.99.99`: a build number such
        as `500001` is refused.
      """,
    keys: [
      "CMIOExtension/CMIOExtensionMachServiceName", "NetworkExtension/NEMachServiceName",
      "CFBundleVersion",
      "entitlements:com.apple.security.application-groups",
      "entitlements:com.apple.security.app-sandbox",
    ],
    wrong: ["CMIOExtension": ["CMIOExtensionMachServiceName": "com.example.lamp.camera"]],
    right: [
      "CMIOExtension": [
        "CMIOExtensionMachServiceName": "$(TeamIdentifierPrefix)com.example.lamp.camera"
      ]
    ],
    outcome: "The system doesn't activate the extension.",
    sources: [
      .gitHub("daily-co/daily-virtual-camera/issues/9"), .developerForums("708017"),
      .gitHub("pqrs-org/Karabiner-DriverKit-VirtualHIDDevice/issues/8"),
      .developerForums("812857"), .gitHub("xsyetopz/OpenJoystickDriver/pull/26"),
      .gitHub("trsdn/OpenLens"),
    ]),
]
