import KeyModel

/// The messages with which a system denies a program what its signature doesn't entitle it to.
let privilegeCodes: [RejectionCode] = [
  RejectionCode(
    "0xe8008015", "No profile for the program",
    messages: ["A valid provisioning profile for this executable was not found."],
    summary:
      "A device refused to install an app because a profile doesn't cover one of its programs.",
    discussion: """
      Mostly the profile doesn't list the device, has expired or is for another identifier. In
      Xcode, choose the team and *Automatically manage signing* on the tab *Signing &
      Capabilities* of every target, and connect the device, which Xcode then adds to the
      profile.

      Otherwise, look at the profile in the bundle that the message names: `security cms -D -i
      Lamp.app/embedded.mobileprovision` shows `ExpirationDate`, `ProvisionedDevices` and the
      [`application-identifier`](key:entitlements:application-identifier), which fits that of
      `codesign -d --entitlements - Lamp.app`. An extension needs its own profile. A tool that
      signs again has to sign the frameworks too.
      """,
    keys: ["entitlements:application-identifier", "CFBundleIdentifier"],
    outcome: "A device refuses to install the app.",
    sources: [
      .gitHub("LigeiaRowena/Resign/issues/6"),
      .gitHub("TelegramMessenger/Telegram-iOS/issues/1831"),
      .gitHub("SideStore/SideStore/issues/661"), .gitHub("TKkk-iOSer/WeChatPlugin-iOS/issues/50"),
      .gitHub("xhzq233/ios-use/issues/3"), .gitHub("dotnet/macios/issues/23794"),
    ]),
  RejectionCode(
    "0xe8008016", "Entitlements that the profile doesn't have",
    messages: [
      "The executable was signed with invalid entitlements.",
      "The entitlements specified in your application’s Code Signing Entitlements file are invalid, not permitted, or do not match those specified in your provisioning profile. (0xE8008016).",
      "Provisioning profile \"XXXXXXXXXXX\" doesn't include the application-identifier entitlement.",
    ],
    summary:
      "A device refused to install an app whose signature claims more than its profile allows.",
    discussion: """
      Mostly the entitlements are those of another app or team: written out with somebody
      else's identifier, or of a capability that the profile lacks, as with a free account.

      In Xcode, add the capability on the tab *Signing & Capabilities*, which turns it on for
      the App ID too, and let Xcode make a new profile; or remove the entitlement. Write
      `$(AppIdentifierPrefix)$(CFBundleIdentifier)` instead of an identifier.

      With other tools, sign with the entitlements that the profile lists: `security cms -D -i
      embedded.mobileprovision` prints them. Since Xcode 16, profiles are in
      `~/Library/Developer/Xcode/UserData/Provisioning Profiles`. The App Store reports the
      same with `ITMS-90164`.
      """,
    keys: ["entitlements:application-identifier", "entitlements:get-task-allow"],
    outcome: "A device refuses to install the app.",
    sources: [
      .gitHub("ios-control/ios-deploy/issues/281"),
      .gitHub("DanTheMan827/ios-app-signer/issues/71"),
      .gitHub("faithfracture/update_provisioning_profile_specifier/issues/4"),
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
    summary: "A program used the keychain, and its signature names none of the groups.",
    discussion: """
      The number is -34018. In Xcode, choose a team, also for the simulator, and add *Keychain
      Sharing* on the tab *Signing & Capabilities*, which writes
      [`keychain-access-groups`](key:entitlements:keychain-access-groups). The group that code
      asks for is one of those in the signature. A Mac app signed *to Run Locally*, without a
      profile, is ended at its start if it claims the entitlement.

      In Flutter for macOS, both `DebugProfile.entitlements` and `Release.entitlements` need
      the key; without a sandbox, `MacOsOptions(usesDataProtectionKeychain: false)` of a
      current flutter_secure_storage does without it.
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
      .gitHub("flutter/flutter/issues/132997"),
    ]),
  RejectionCode(
    "errAEEventNotPermitted", "Apple events that are not allowed",
    messages: [
      "Prompting policy for hardened runtime; service: kTCCServiceAppleEvents requires entitlement com.apple.security.automation.apple-events but it is missing for",
      "The operation couldn’t be completed. (OSStatus error -1743.)",
      "Refusing TCCAccessRequestIndirect for service kTCCServiceAppleEvents and client cmux.app without NSAppleEventsUsageDescription key",
      "Not authorized to send Apple events to Finder. (-1743)",
    ],
    summary:
      "A Mac app with the hardened runtime may not control other apps, and the user isn't asked.",
    discussion: """
      Two things are missing, or one: the log of TCC, as below, says which. Sign the app with
      [`com.apple.security.automation.apple-events`](key:entitlements:com.apple.security.automation.apple-events),
      in Xcode *Apple Events* below *Hardened Runtime* on the tab *Signing & Capabilities*,
      and add [`NSAppleEventsUsageDescription`](key:NSAppleEventsUsageDescription). The app
      that started a tool is the one that needs both, such as a terminal.

      `log stream --predicate 'subsystem == "com.apple.TCC"' --level debug`

      If both are there, the user refused: *System Settings › Privacy & Security ›
      Automation*, or `tccutil reset AppleEvents com.example.lamp`, after which the system
      asks again.
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
    ]),
  RejectionCode(
    "com.apple.healthkit 4", "Health data without the entitlement",
    messages: [
      "Error Domain=com.apple.healthkit Code=4 \"Missing com.apple.developer.healthkit entitlement.\""
    ],
    summary: "An app asked for health data, and its signature has no entitlement for it.",
    discussion: """
      Add the capability HealthKit on the tab *Signing & Capabilities* of the app's target, in
      Flutter of `Runner` in `ios/Runner.xcworkspace`, which writes
      [`com.apple.developer.healthkit`](key:entitlements:com.apple.developer.healthkit), a
      Boolean; in Expo, `ios.entitlements` of `app.json`. The usage descriptions in the
      Info.plist alone are not enough.

      If the entitlements file has it, check the signature with `codesign -d --entitlements -
      Lamp.app`: the file may not be named in `CODE_SIGN_ENTITLEMENTS` of this configuration.
      A build for the simulator without a signature has no entitlements.
      """,
    keys: ["entitlements:com.apple.developer.healthkit"], in: "entitlements",
    wrong: ["aps-environment": "development"],
    right: ["aps-environment": "development", "com.apple.developer.healthkit": true],
    outcome: "The request for access fails.",
    sources: [
      .gitHub("carp-dk/carp-health-flutter/issues/352"), .gitHub("elizaOS/eliza/issues/20924"),
      .gitHub("carp-dk/flutter-plugins/issues/227"), .gitHub("dotnet/macios/issues/8430"),
      .gitHub("perezjuanj/OpenCircuit/issues/25"),
    ]),
  RejectionCode(
    "data from other apps", "Prompt for an app's own group",
    messages: ["would like to access data from other apps."],
    summary: "macOS asks the user before a program uses the container of an app group.",
    discussion: """
      Since macOS 15 the system asks at each start unless the group is clearly the program's
      own. Outside of the Mac App Store, write `$(TeamIdentifierPrefix)com.example.lamp`
      instead of `group.com.example.lamp` below *App Groups* on the tab *Signing &
      Capabilities* of the app and of each extension
      ([`com.apple.security.application-groups`](key:entitlements:com.apple.security.application-groups));
      tools other than Xcode need the team identifier written out. In code, ask
      `containerURL(forSecurityApplicationGroupIdentifier:)` for the same name, and move what
      is in the old folder.

      A program that doesn't own its group also loses settings on macOS 26, without a message.
      """,
    keys: ["entitlements:com.apple.security.application-groups"], in: "entitlements",
    wrong: ["com.apple.security.application-groups": ["group.com.example.lamp"]],
    right: [
      "com.apple.security.application-groups": ["$(TeamIdentifierPrefix)com.example.lamp"]
    ],
    outcome: "The system asks the user.",
    sources: [
      .gitHub("XueshiQiao/CCSwitcher/issues/14"), .gitHub("localsend/localsend/issues/1942"),
      .gitHub("jacklandrin/OnlySwitch/issues/149"), .gitHub("nextcloud/desktop/pull/8220"),
      .gitHub("Ji4n1ng/OpenInTerminal/pull/284"), .gitHub("partout-io/passepartout/pull/626"),
      .gitHub("TypeWhisper/typewhisper-mac/pull/73"), .gitHub("steipete/CodexBar/issues/318"),
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
        [`NEMachServiceName`](key:NetworkExtension/NEMachServiceName), is one of the
        extension's app groups, a period and a name. Look at the product: a tool other than
        Xcode may leave `$(TeamIdentifierPrefix)` out.
      - Check that the extension itself is signed with App Sandbox: that of a report about a
        DNS proxy has no such entitlement.
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
