import KeyModel

/// The messages of the installer, as a tool that installs apps has them.
private let messagesOfInstaller = SourceReference.gitHub(
  "ios-control/ios-deploy/blob/master/src/ios-deploy/errors.h")

/// The codes with which the installer refuses an app because of the kind of its extensions.
let extensionInstallerCodes: [RejectionCode] = [
  RejectionCode(
    "0xe80000b2", "Two file providers",
    messages: [
      "This app contains multiple app extensions that are file providers. Apps are only allowed to contain at most a single file provider app extension."
    ],
    summary: "An app contains more than one file provider.",
    discussion: """
      Keep one extension for `com.apple.fileprovider-nonui`; it may have several domains, such
      as one for each account. Remove the other extension from the phase *Embed Foundation
      Extensions* on the tab *Build Phases* of the app's target.
      """,
    keys: ["NSExtension/NSExtensionPointIdentifier"],
    sources: [messagesOfInstaller]),
  RejectionCode(
    "0xe80000dc", "Intents extension without intents",
    messages: [
      "This app or an app that it contains has a Siri Intents app extension that is missing the IntentsSupported array in the NSExtensionAttributes dictionary in the NSExtension dictionary in its Info.plist."
    ],
    summary: "An Intents extension doesn't list the intents that it handles.",
    discussion: """
      In Xcode, add the intents below *Supported Intents* on the tab *General* of the extension's
      target, which writes
      [`IntentsSupported`](key:NSExtension/NSExtensionAttributes/IntentsSupported). In a file that
      you or a tool writes, the array belongs in `NSExtensionAttributes`, not directly in
      `NSExtension`. The extension may also be in the Watch app, which the app contains.
      """,
    keys: ["NSExtension/NSExtensionAttributes/IntentsSupported"],
    wrong: [
      "NSExtension": [
        "NSExtensionPointIdentifier": "com.apple.intents-service",
        "NSExtensionPrincipalClass": "$(PRODUCT_MODULE_NAME).IntentHandler",
      ]
    ],
    right: [
      "NSExtension": [
        "NSExtensionAttributes": ["IntentsSupported": ["INSendMessageIntent"]],
        "NSExtensionPointIdentifier": "com.apple.intents-service",
        "NSExtensionPrincipalClass": "$(PRODUCT_MODULE_NAME).IntentHandler",
      ]
    ],
    sources: [messagesOfInstaller]),
  RejectionCode(
    "0xe80000df", "Intents of two extensions",
    messages: [
      "This app or an app that it contains declares multiple Siri Intents app extensions that declare one or more of the same values in the IntentsSupported array in the NSExtensionAttributes dictionary in the NSExtension dictionary in their Info.plist."
    ],
    summary: "Two Intents extensions of an app list the same intent.",
    discussion: """
      List each intent in [`IntentsSupported`](key:NSExtension/NSExtensionAttributes/IntentsSupported)
      of one extension only: in Xcode, below *Supported Intents* on the tab *General* of each
      extension's target. If nothing is left for an extension, remove it from the
      phase *Embed Foundation Extensions* on the tab *Build Phases* of the app's target.
      """,
    keys: ["NSExtension/NSExtensionAttributes/IntentsSupported"],
    sources: [messagesOfInstaller]),
  RejectionCode(
    "0xe80000e4", "Two iMessage extensions",
    messages: [
      "Multiple iMessage app extensions were found in this app. Only one is allowed."
    ],
    summary: "An app contains more than one iMessage extension.",
    discussion: """
      Keep one extension for `com.apple.message-payload-provider`. Remove the other one from
      the phase *Embed Foundation Extensions* on the tab *Build Phases* of the app's target.
      """,
    keys: ["NSExtension/NSExtensionPointIdentifier"],
    sources: [messagesOfInstaller]),
]
