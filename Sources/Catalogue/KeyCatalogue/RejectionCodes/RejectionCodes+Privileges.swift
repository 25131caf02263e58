import KeyModel

/// The messages with which a system denies a program what its signature doesn't entitle it to.
let privilegeCodes: [RejectionCode] = [
  RejectionCode(
    "0xe8008015", "No profile for the program",
    messages: ["A valid provisioning profile for this executable was not found."],
    summary:
      "A device refused to install an app because a profile doesn't cover one of its programs.",
    discussion: """
      In Xcode, choose the team and *Automatically manage signing* on the tab *Signing & Capabilities*
      of every target, and connect the device, so that the profile lists it. Otherwise, look at the
      profile in the bundle that the message names: whether it is there, lists the device and is for
      this app. An extension needs its own. Compare
      [`application-identifier`](key:entitlements:application-identifier) of the signature with it.
      """,
    keys: ["entitlements:application-identifier", "CFBundleIdentifier"],
    outcome: "A device refuses to install the app.",
    sources: [
      .gitHub("LigeiaRowena/Resign/issues/6"),
      .gitHub("TelegramMessenger/Telegram-iOS/issues/1831"),
      .gitHub("SideStore/SideStore/issues/661"),
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
      In Xcode, add the capability on the tab *Signing & Capabilities*, which turns it on for the App
      ID too, and let Xcode make a new profile; or remove the entitlement. With other tools, sign with
      the entitlements that the profile lists: `security cms -D -i embedded.mobileprovision` prints
      them. The App Store reports the same with `ITMS-90164`.
      """,
    keys: ["entitlements:application-identifier", "entitlements:get-task-allow"],
    outcome: "A device refuses to install the app.",
    sources: [
      .gitHub("ios-control/ios-deploy/issues/281"),
      .gitHub("DanTheMan827/ios-app-signer/issues/71"),
      .gitHub("faithfracture/update_provisioning_profile_specifier/issues/4"),
    ]),
  RejectionCode(
    "errSecMissingEntitlement", "Keychain without an entitlement",
    messages: [
      "OSStatus: -34018, message: A required entitlement isn't present.",
      "Internal error when a required entitlement isn't present, client has neither application-identifier nor keychain-access-groups entitlements.",
    ],
    summary: "A program used the keychain, and its signature names none of the groups.",
    discussion: """
      The number is -34018. Turn on Keychain Sharing, which writes
      [`keychain-access-groups`](key:entitlements:keychain-access-groups), and sign the program with a
      profile, also in the simulator. The group that code asks for is one of those in the signature.
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
    ]),
  RejectionCode(
    "errAEEventNotPermitted", "Apple events that are not allowed",
    messages: [
      "Prompting policy for hardened runtime; service: kTCCServiceAppleEvents requires entitlement com.apple.security.automation.apple-events but it is missing for",
      "The operation couldn’t be completed. (OSStatus error -1743.)",
    ],
    summary:
      "A Mac app with the hardened runtime may not control other apps, and the user isn't asked.",
    discussion: """
      Sign the app with
      [`com.apple.security.automation.apple-events`](key:entitlements:com.apple.security.automation.apple-events)
      and add [`NSAppleEventsUsageDescription`](key:NSAppleEventsUsageDescription). The app that started a
      tool is the one that needs both.
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
    ]),
  RejectionCode(
    "com.apple.healthkit 4", "Health data without the entitlement",
    messages: [
      "Error Domain=com.apple.healthkit Code=4 \"Missing com.apple.developer.healthkit entitlement.\""
    ],
    summary: "An app asked for health data, and its signature has no entitlement for it.",
    discussion: """
      Add the capability HealthKit on the tab *Signing & Capabilities*, which writes
      [`com.apple.developer.healthkit`](key:entitlements:com.apple.developer.healthkit), a Boolean. A
      build for the simulator without a signature has no entitlements.
      """,
    keys: ["entitlements:com.apple.developer.healthkit"], in: "entitlements",
    wrong: ["aps-environment": "development"],
    right: ["aps-environment": "development", "com.apple.developer.healthkit": true],
    outcome: "The request for access fails.",
    sources: [
      .gitHub("carp-dk/carp-health-flutter/issues/352"), .gitHub("elizaOS/eliza/issues/20924"),
    ]),
  RejectionCode(
    "data from other apps", "Prompt for an app's own group",
    messages: ["would like to access data from other apps."],
    summary: "macOS asks the user before a program uses the container of an app group.",
    discussion: """
      Since macOS 15 the system asks at each start unless the group is clearly the program's own.
      Outside of the Mac App Store, the group in
      [`com.apple.security.application-groups`](key:entitlements:com.apple.security.application-groups)
      begins with the team identifier and a period, and the program is signed with it. In code, ask
      for the same name.
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
      The log says more:
      `log show --last 5m --predicate 'process == "sysextd" OR process == "kernelmanagerd"'`.

      - A camera or a network extension: the Mach service,
        [`CMIOExtensionMachServiceName`](key:CMIOExtension/CMIOExtensionMachServiceName) or
        [`NEMachServiceName`](key:NetworkExtension/NEMachServiceName), begins with one of the
        extension's app groups and a period. Look at the product: a tool other than Xcode may leave
        `$(TeamIdentifierPrefix)` out.
      - A driver needs its entitlements from Apple, and its [`CFBundleVersion`](key:CFBundleVersion)
        is at most `65535.99.99`: a build number such as `500001` is refused.
      """,
    keys: [
      "CMIOExtension/CMIOExtensionMachServiceName", "NetworkExtension/NEMachServiceName",
      "CFBundleVersion",
      "entitlements:com.apple.security.application-groups",
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
