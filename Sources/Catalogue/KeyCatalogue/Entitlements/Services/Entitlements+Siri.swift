import KeyModel

extension KeyGroup {
  /// Entitlements for Siri, shared activities, contacts and families.
  static var personalEntitlements: KeyGroup {
    KeyGroup(
      "people-entitlements", "Siri, people and their data",
      summary: "Which personal services and data an app may ask to use.",
      keys: siriKeys + familyKeys)
  }
}

private var siriKeys: [Key] {
  [
    Key(
      "com.apple.developer.siri", .boolean,
      title: "Siri Entitlement",
      summary: "Lets an app answer requests that people make through Siri.",
      discussion: """
        An app needs this entitlement if its [Intents extension](point:com.apple.intents-service)
        or, on iOS 14 and later, its app delegate handles intents other than shortcuts. The App
        Store requires the entitlement in such apps. An app that handles only shortcuts doesn't need
        it, unless it uses `INPreferences`. In a watch app with a WatchKit extension, add it to the
        extension. Ask for permission with `INPreferences.requestSiriAuthorization(_:)`, which shows
        the text of [`NSSiriUsageDescription`](key:info-plist:NSSiriUsageDescription).
        """,
      consequence: Consequence(
        "An app that uses `INPreferences` without it crashes, and the log says *requires the entitlement com.apple.developer.siri*.",
        from: .gitHub("TelegramMessenger/Telegram-iOS/issues/1086")),
      availability: [
        .iOS("10.0", from: .current), .watchOS("3.2", from: .current),
        .visionOS("1.0", from: .current),
      ],
      apis: [API("INPreferences.requestSiriAuthorization(_:)", of: "SiriKit", url: nil)],
      capability: "Siri",
      rules: [
        // An extension leaves the question to its app.
        .needs("info-plist:NSSiriUsageDescription", when: "In an app").when(
          .absent("info-plist:NSExtension") && .absent("info-plist:EXAppExtensionAttributes")
        ).codes("ITMS-90683").saying(
          "the app may ask to use Siri, but does not say why",
          "add 'NSSiriUsageDescription' to the Info.plist, or remove {key} if the app handles only shortcuts"
        ).from(.gitHub("Gustash/react-native-siri-shortcut/issues/140")),
        .present.when(.code("an Intents extension handles more than shortcuts")).from(.ownPage),
      ],
      example: true,
      seeAlso: ["info-plist:NSSiriUsageDescription"],
      sources: [
        .ownPage,
        .framework("xcode/configuring-siri-support", confidence: .high),
        .current("nssiriusagedescription"), .gitHub("TelegramMessenger/Telegram-iOS/issues/1086"),
        .gitHub("Gustash/react-native-siri-shortcut/issues/140"),
      ]),
    Key(
      "com.apple.developer.side-button-access.allow",
      .boolean,
      title: "Side Button Access",
      summary: "Lets people in Japan start a conversation in the app with iPhone's side button.",
      discussion: """
        Add the capability Side Button Access, create an app intent with the schema
        `.assistant.activate`, and start an audio session in its `perform()`, so that people can
        speak right away. The button works only on iPhone in Japan, with an Apple Account set to
        Japan. To test elsewhere, install your provisioning profile on an iPhone.
        """,
      consequence: Consequence(
        "Without it, people can't choose the app for the side button.", from: .ownPage),
      availability: [.iOS("26.2", from: .current)],
      default: false,
      defaultSource: .ownPage,
      required: .optional,
      capability: "Side Button Access",
      example: true,
      seeAlso: ["com.apple.developer.siri"],
      sources: [
        .ownPage,
        .framework(
          "appintents/launching-your-voice-based-conversational-app-from-the-side-button-of-iphone",
          confidence: .high),
      ]),
    Key(
      "com.apple.developer.group-session", .boolean,
      summary: "Lets an app offer activities that people share through SharePlay.",
      discussion: """
        Turn on Group Activities in Xcode, for the app's target only: widgets, extensions and App
        Clips can't offer shared activities. Then define a type that conforms to `GroupActivity`.
        """,
      consequence: Consequence(
        "Without it, an app can't support SharePlay activities.",
        from: .framework(
          "groupactivities/defining-your-apps-shareplay-activities", confidence: .high)),
      availability: [
        .iOS("15.0", from: .current), .macOS("12.0", from: .current), .tvOS("15.0", from: .current),
        .visionOS("1.0", from: .current),
      ],
      apis: [
        API(
          "GroupSession", of: "Group Activities", url: nil,
          linked: "_$s15GroupActivities0A7SessionC4joinyyF"),
        API(
          "GroupActivity", of: "Group Activities", url: nil,
          linked: "_$s15GroupActivities0A8ActivityPAAE8activateSbyYaKFTu",
          "_$s15GroupActivities0A8ActivityPAAE20prepareForActivationAA0acF6ResultOyYaFTu"),
      ],
      capability: "Group Activities",
      bundleKinds: [.app],
      rules: [
        .onlyIn(.app).from(.ownPage),
        .present.when(
          .code("the app offers SharePlay activities", ["GroupSession", "GroupActivity"])
        ).from(
          .framework("groupactivities/defining-your-apps-shareplay-activities", confidence: .high)),
      ],
      example: true,
      sources: [
        .ownPage, .framework("xcode/configuring-group-activities", confidence: .high),
        .framework("groupactivities/defining-your-apps-shareplay-activities", confidence: .high),
      ]),
    Key(
      "com.apple.developer.contacts.notes", .boolean,
      summary: "Lets an app read and write the notes in contacts.",
      discussion: """
        Only the field `CNContactNoteKey` requires the entitlement; for all other fields,
        [`NSContactsUsageDescription`](key:info-plist:NSContactsUsageDescription) is enough. Before
        you submit to the App Store, request permission at
        developer.apple.com/contact/request/contact-note-field.
        """,
      consequence: Consequence(
        "Without it, a request for contacts with their notes fails with `unauthorizedKeys` on iOS 13, macOS 13 and later.",
        from: .ownPage),
      availability: [
        .iOS("13.0", from: .current), .macOS("13.0", from: .current),
        .visionOS("1.0", from: .current),
      ],
      apis: [API("CNContactNoteKey", of: "Contacts")],
      approval: "An app in the App Store needs Apple's permission.",
      rules: [
        .should(.needs("info-plist:NSContactsUsageDescription", when: "With this entitlement"))
          .from(.current("nscontactsusagedescription")),
        .present.when(.code("the app reads or writes the notes of contacts")).from(.ownPage),
      ],
      example: true,
      seeAlso: ["info-plist:NSContactsUsageDescription"],
      sources: [.ownPage, .current("nscontactsusagedescription")]),
    Key(
      "com.apple.developer.journal.allow",
      .array(of: .string),
      summary: "Lets an app show the journaling suggestions picker.",
      discussion: """
        An app that shows `JournalingSuggestionsPicker` needs this entitlement. Turn on Journaling
        Suggestions in Xcode, which writes the array with its one value. The app sees only what
        people select in the picker. On iPad, the framework has been available since iPadOS 26.
        """,
      consequence: Consequence("Without it, the picker doesn't appear.", from: .ownPage),
      availability: [.iOS("17.2", from: .current)],
      values: .documented([
        AllowedValue("suggestions", "Permits the picker; Apple doesn't document other values.")
      ]),
      valuesSource: .ownPage,
      apis: [API("JournalingSuggestionsPicker", of: "Journaling Suggestions", url: nil)],
      capability: "Journaling Suggestions",
      rules: [
        .present.when(.code("the app shows the picker for journaling suggestions")).from(.ownPage)
      ],
      example: ["suggestions"],
      sources: [
        .ownPage, .capabilityNames, .framework("journalingsuggestions"),
        .framework(
          "journalingsuggestions/presenting-the-suggestions-picker-and-processing-a-selection",
          confidence: .high),
      ]),
    Key(
      "com.apple.developer.shared-with-you", .boolean,
      summary: "Lets an app show the links that people received in Messages.",
      discussion: """
        Support [universal links](key:com.apple.developer.associated-domains) first, because the
        system doesn't offer other links, and turn on Shared with You in Xcode. `SWHighlightCenter`
        provides the links for a shelf in the app, and `SWAttributionView` shows who sent each link.
        An empty shelf doesn't prove that the entitlement is missing: perhaps people denied permission.
        To let people collaborate, use
        [`com.apple.developer.shared-with-you.collaboration`](key:com.apple.developer.shared-with-you.collaboration).
        """,
      availability: [
        .iOS("16.0", from: .current), .macCatalyst("16.0", from: .current),
        .macOS("13.0", from: .current), .tvOS("16.0", from: .current),
        .visionOS("1.0", from: .current),
      ],
      apis: [
        API(
          "SWHighlightCenter", of: "Shared with You", url: nil,
          linked: "_OBJC_CLASS_$_SWHighlightCenter")
      ],
      capability: "Shared with You",
      rules: [
        .present.when(.code("the app shows links with `SWHighlightCenter`", ["SWHighlightCenter"]))
          .from(
            .framework("sharedwithyou/making-your-app-content-shareable", confidence: .high))
      ],
      example: true,
      seeAlso: ["com.apple.developer.shared-with-you.collaboration"],
      sources: [
        .framework("sharedwithyou", confidence: .high), .capabilityNames,
        .framework("sharedwithyou/swhighlightcenter", confidence: .high),
        .sdkHeaders("SharedWithYou, SWHighlightCenter.h"),
        .framework("sharedwithyou/making-your-app-content-shareable", confidence: .high),
      ]),
    Key(
      "com.apple.developer.shared-with-you.collaboration",
      .boolean,
      summary: "Lets people invite others in Messages to collaborate on the app's content.",
      discussion: """
        Turn on the capability Messages Collaboration in Xcode, which writes the entitlement. Apple
        documents neither the key nor which apps need it: the articles on collaboration describe two
        approaches without naming an entitlement. An app with its own server describes the content
        with `SWCollaborationMetadata`, which is available on iOS 16, macOS 13, visionOS 1 and
        later, and must support [universal links](key:com.apple.developer.associated-domains). An
        app that stores its content in iCloud shares a `CKShare` or a file in iCloud Drive.

        To show the content that people received, the app needs
        [`com.apple.developer.shared-with-you`](key:com.apple.developer.shared-with-you) instead.
        """,
      availability: [],
      required: .optional,
      apis: [API("SWCollaborationMetadata", of: "Shared With You Core")],
      capability: "Messages Collaboration",
      example: true,
      seeAlso: ["com.apple.developer.shared-with-you"],
      sources: [
        .framework("sharedwithyoucore", confidence: .high), .capabilityNames,
        .framework("sharedwithyou/adding-custom-collaboration-to-your-app", confidence: .high),
        .framework(
          "sharedwithyou/adding-shared-content-collaboration-to-your-app", confidence: .high),
        .framework("sharedwithyoucore/swcollaborationmetadata", confidence: .high),
      ]),
    Key(
      "com.apple.developer.suggested-actions", .boolean,
      title: "Suggested Actions",
      summary: "Lets a messaging app suggest actions based on a message.",
      discussion: """
        Add it to the app's target and place a `SuggestedActionsView` below a message. The system
        analyzes the text on the device. The view appears only if the text suggests an action, such
        as an event for Calendar, an item for Reminders or a place in Maps. Apple's page of the
        entitlement lists only iOS and iPadOS, although the framework is available on macOS and
        visionOS too.
        """,
      consequence: Consequence(
        "Without it, the app doesn't show suggested actions.", from: .ownPage),
      availability: [.iOS("27.0", from: .current)],
      default: false,
      defaultSource: .ownPage,
      rules: [
        .present.when(.code("the app uses the framework Suggested Actions")).from(
          .framework("suggestedactions", confidence: .high))
      ],
      example: true,
      sources: [.ownPage, .framework("suggestedactions", confidence: .high)]),
    Key(
      "com.apple.developer.sensitivecontentanalysis.client",
      .array(of: .string),
      summary: "Lets an app detect nudity in images and videos.",
      discussion: """
        An app that uses `SCSensitivityAnalyzer` needs this entitlement. Turn on Sensitive Content
        Analysis in Xcode. The analyzer detects sensitive content only while its `analysisPolicy`
        isn't `.disabled`. Apple's page of the entitlement lists only iOS and iPadOS, although the
        class is available on macOS and visionOS too.
        """,
      consequence: Consequence(
        "Without it, the SensitiveContentAnalysis framework never reports that an image or video is sensitive.",
        from: .ownPage),
      availability: [.iOS("17.0", from: .current)],
      values: .documented([
        AllowedValue(
          "analysis",
          "Permits the analysis of images and videos; Apple doesn't document other values.")
      ]),
      valuesSource: .ownPage,
      apis: [
        API(
          "SCSensitivityAnalyzer", of: "SensitiveContentAnalysis",
          linked: "_OBJC_CLASS_$_SCSensitivityAnalyzer")
      ],
      capability: "Sensitive Content Analysis",
      rules: [
        .present.when(.code("the app detects nudity", ["SCSensitivityAnalyzer"])).from(.ownPage)
      ],
      example: ["analysis"],
      sources: [
        .ownPage, .capabilityNames, .framework("sensitivecontentanalysis/scsensitivityanalyzer"),
      ]),
  ]
}

private var familyKeys: [Key] {
  [
    Key(
      "com.apple.developer.family-controls", .boolean,
      title: "Family Controls",
      summary: "Lets an app ask for authorization to provide parental controls.",
      discussion: """
        An app that calls `AuthorizationCenter` needs this entitlement, and so do its extensions,
        such as those for [activity](point:com.apple.deviceactivity.monitor-extension) and
        [shields](point:com.apple.ManagedSettings.shield-action-service). Xcode's capability is
        enough for development. Before you submit to the App Store, request approval for the app and
        each extension at developer.apple.com/contact/request/family-controls-distribution. In an
        iPhone or iPad app on Apple Vision Pro, authorization always fails. Apple's page of the
        entitlement also lists Mac Catalyst and visionOS, although the class is available only on
        iOS and iPadOS.
        """,
      consequence: Consequence(
        "Without it, `AuthorizationCenter` can't authorize an app.",
        from: .framework("familycontrols/authorizationcenter", confidence: .high)),
      availability: [
        .iOS("15.0", from: .current), .macCatalyst("15.0", from: .current),
        .visionOS("1.0", from: .current),
      ],
      apis: [
        API(
          "AuthorizationCenter", of: "Family Controls", url: nil,
          linked:
            "_$s14FamilyControls19AuthorizationCenterC07requestC03foryAA0aB6MemberO_tYaKFTjTu",
          "_$s14FamilyControls19AuthorizationCenterC07requestC017completionHandleryys6ResultOyyts5Error_pGc_tFTj"
        )
      ],
      capability: "Family Controls",
      approval:
        "Development needs no approval; for distribution, Apple grants the entitlement on request.",
      rules: [
        .present.when(
          .code(
            "the app asks for authorization with `AuthorizationCenter`", ["AuthorizationCenter"])
        ).from(
          .framework("familycontrols/authorizationcenter", confidence: .high))
      ],
      example: true,
      seeAlso: ["com.apple.developer.family-controls.app-and-website-usage"],
      sources: [
        .ownPage, .framework("xcode/configuring-family-controls", confidence: .high),
        .framework("familycontrols/requesting-the-family-controls-entitlement", confidence: .high),
        .framework("familycontrols/authorizationcenter", confidence: .high),
      ]),
    Key(
      "com.apple.developer.family-controls.app-and-website-usage",
      .boolean,
      title: "Family Controls App and Website Usage",
      summary: "Lets an app get the names of the apps and websites used on the device.",
      discussion: """
        With this entitlement, and if people agree, the app gets the status
        `approvedWithDataAccess`, and `FamilyActivityData` contains the bundle identifiers of apps,
        the domains of websites and the names of categories. Only one app at a time can have this
        status. Turn on Family Controls App and Website Usage in Xcode.
        """,
      consequence: Consequence(
        "Without it, the app can't obtain the authorization status `approvedWithDataAccess`.",
        from: .ownPage),
      availability: [.iOS("26.4", from: .current)],
      capability: "Family Controls App and Website Usage",
      rules: [
        .present.when(.code("the app reads which apps and websites are used")).from(.ownPage)
      ],
      example: true,
      seeAlso: ["com.apple.developer.family-controls"],
      sources: [.ownPage, .framework("familycontrols/authorizationstatus/approvedwithdataaccess")]),
    Key(
      "com.apple.developer.declared-age-range",
      .boolean,
      summary: "Lets an app ask for the age range that a person declares.",
      discussion: """
        Turn on Declared Age Range in Xcode, then ask with `AgeRangeService`. People can decline,
        except in some regulated regions: check `isEligibleForAgeFeatures`. In a family group, a
        parent, a guardian or the organizer chooses whether the app always gets a child's age range,
        never gets it, or has to ask each time.
        """,
      consequence: Consequence(
        "Without it, an app can't ask for a person's age range.", from: .ownPage),
      availability: [.iOS("26.0", from: .current), .macOS("26.0", from: .current)],
      apis: [API("AgeRangeService", of: "Declared Age Range", url: nil)],
      capability: "Declared Age Range",
      rules: [.present.when(.code("the app asks for an age range")).from(.ownPage)],
      example: true,
      sources: [
        .ownPage, .framework("declaredagerange", confidence: .high),
        .framework("declaredagerange/requesting-people-share-their-age-range-with-your-app"),
      ]),
    Key(
      "com.apple.developer.device-information.user-assigned-device-name",
      .boolean,
      summary: "Lets an app read the name that a person gave the device.",
      discussion: """
        Request it, with screenshots, at developer.apple.com/contact/request/user-assigned-device-name.
        The name must be for a feature that involves several devices of one person and is available
        to most people who use the app. The app must show the name to people. It may not use the name
        for tracking, or share it with anyone except a cloud host. Without the entitlement,
        `GKSavedGame.deviceName` is generic too.
        """,
      consequence: Consequence(
        "Without it, `UIDevice.name` returns a generic name such as *iPhone* on iOS 16 and later.",
        from: .ownPage),
      availability: [
        .iOS("16.0", from: .current), .macCatalyst("16.0", from: .current),
        .tvOS("16.0", from: .current), .watchOS("9.0", from: .current),
        .visionOS("1.0", from: .current),
      ],
      required: .optional,
      apis: [
        API("UIDevice.name", of: "UIKit", url: nil),
        API("GKSavedGame.deviceName", of: "GameKit", url: nil),
      ],
      approval: "Apple grants the entitlement on request.",
      example: true,
      sources: [.ownPage, .framework("gamekit/gksavedgame/devicename", confidence: .high)]),
    Key(
      "com.apple.developer.trustinsights.base",
      .string,
      summary:
        "Chooses the set of insights that the app uses to check a transaction for signs of coercion.",
      discussion: """
        An app needs this entitlement to check, before an action such as a payment, whether someone
        may be coaching the person. Turn on Trust Insights in Xcode, which adds the key; no source
        names its values. Before the first evaluation, ask people for authorization with
        `InsightEvaluator`.
        """,
      consequence: Consequence(
        "Without it, an app can't use the Trust Insights framework.",
        from: .framework("trustinsights", confidence: .high)),
      availability: [.iOS("27.0", from: .current)],
      apis: [API("InsightEvaluator", of: "TrustInsights", url: nil)],
      capability: "Trust Insights",
      rules: [
        .present.when(.code("the app uses the framework Trust Insights")).from(
          .framework("trustinsights", confidence: .high))
      ],
      sources: [.ownPage, .framework("trustinsights", confidence: .high)]),
  ]
}
