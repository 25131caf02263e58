import KeyModel

extension KeyGroup {
  /// System apps and features that the app takes part in.
  static var systemFeatures: KeyGroup {
    KeyGroup(
      "system-features", "Maps, Messages and other apps of the system",
      summary: "How the app takes part in Maps, Messages, Journal, printing and translation.",
      availability: [.iOS("6.0", from: .current)],
      keys: systemFeatureKeys + healthAuthorityKeys + lookupKeys)
  }
}

private let mapsSupport = SourceReference.framework("xcode/configuring-maps-support")
private let translating = SourceReference.framework(
  "translationuiprovider/preparing-your-app-to-be-the-default-translation-app")

private var systemFeatureKeys: [Key] {
  [
    Key(
      "MKDirectionsApplicationSupportedModes", .array(of: .string),
      title: "Maps routing app supported modes",
      summary: "Lists the means of transport for which the app gives directions in Maps.",
      discussion: """
        The key is for routing apps on iOS. Turn on the Maps capability and select the modes; Xcode
        writes the array. The region that the app covers belongs in a routing app coverage file,
        which you add to the app's version in App Store Connect. The app also declares a document
        type with `com.apple.maps.directionsrequest` in
        [`LSItemContentTypes`](key:CFBundleDocumentTypes/[]/LSItemContentTypes). Maps then opens the
        app with a URL that `MKDirections.Request` decodes. An app that only shows maps needs none
        of this.
        """,
      consequence: Consequence(
        "Without the key, the system sends the app no requests for directions.", from: mapsSupport),
      availability: [.iOS("6.0", from: .current), .visionOS("1.0", from: .current)],
      values: .documented([
        AllowedValue("MKDirectionsModePlane", "For apps that cover flights."),
        AllowedValue("MKDirectionsModeBike", "For apps that cover bicycle routes."),
        AllowedValue("MKDirectionsModeBus", "For apps that cover bus lines."),
        AllowedValue("MKDirectionsModeCar", "For apps that cover routes by car."),
        AllowedValue("MKDirectionsModeFerry", "For apps that cover ferries."),
        AllowedValue("MKDirectionsModePedestrian", "For apps that cover walking or hiking routes."),
        AllowedValue("MKDirectionsModeRideShare", "For apps that cover shared rides."),
        AllowedValue("MKDirectionsModeStreetCar", "For apps that cover trams."),
        AllowedValue("MKDirectionsModeSubway", "For apps that cover subway lines."),
        AllowedValue("MKDirectionsModeTaxi", "For apps that cover taxi rides."),
        AllowedValue("MKDirectionsModeTrain", "For apps that cover trains."),
        AllowedValue(
          "MKDirectionsModeOther",
          "For apps that cover a means of transport that isn't in this list."),
      ]),
      valuesSource: .ownPage,
      required: .optional,
      apis: [API("MKDirections.Request", of: "MapKit")],
      capability: "Maps",
      rules: [
        // The example of a document type would be of another type.
        .should(
          .needs("CFBundleDocumentTypes", when: "To receive directions requests")
            .when(.bundle(.app))
        ).from(mapsSupport),
        .present.when(
          .contains(
            "CFBundleDocumentTypes/[]/LSItemContentTypes", "com.apple.maps.directionsrequest")
        ).from(mapsSupport),
      ],
      example: ["MKDirectionsModeBike", "MKDirectionsModePedestrian"],
      sources: [
        .ownPage, mapsSupport, .framework("mapkit/mkdirections/request"),
        .framework("appstoreconnectapi/get-v1-appstoreversions-_id_-routingappcoverage"),
      ],
      notes: [
        EditorNote(
          .default,
          [
            .init(
              .ownPage,
              "Gives the single value MKDirectionsModePlane as the default of an array."),
            .init(
              mapsSupport, "The system sends an app requests after the app has named its modes."),
          ],
          choice: "No default is given.",
          reason: "An app without the key offers no routes, not even by plane."),
        EditorNote(
          .availability,
          [
            .init(
              .framework("mapkit/mkdirections/request"),
              "Routing apps need keys of Info.plist prior to iOS 14."),
            .init(.ownPage, "iOS 6.0 and later, without an end."),
          ],
          choice: "No end is given.",
          reason: "No page says what replaces the key in iOS 14 and later."),
      ]),
    Key(
      "NSStickerSharingLevel", .string,
      summary: "Decides whether a sticker pack is for Messages alone or for the whole system.",
      discussion: """
        Write the key in the Info.plist of the Messages extension: `OS` for stickers throughout the
        system, `Messages` for Messages alone. Xcode's build setting
        `INFOPLIST_KEY_NSStickerSharingLevel` writes the key too. Apple's article says that the key
        chooses between the two, but names one value, `{OS}`, and says that a pack with the key
        isn't listed outside Messages. So check in another app whether the pack appears.
        """,
      availability: [.iOS("17.0", from: .current)],
      values: .documented([
        AllowedValue("Messages", "For stickers in Messages alone."),
        AllowedValue("OS", "For stickers throughout the system."),
      ]),
      valuesSource: .gitHub("swiftlang/swift-build"),
      required: .optional,
      bundleKinds: [.appExtension],
      example: "OS",
      sources: [
        .ownPage,
        .framework("messages/adding-your-sticker-packs-to-messages"),
        .gitHub("swiftlang/swift-build"),
      ],
      notes: [
        EditorNote(
          .values,
          [
            .init(
              .framework("messages/adding-your-sticker-packs-to-messages"),
              "Prints the value as {OS}; with the key, a pack isn't listed outside Messages."),
            .init(.gitHub("swiftlang/swift-build"), "Messages and OS."),
          ],
          choice: "`Messages` and `OS`, without braces.",
          reason:
            "The build setting that writes the key has these two values besides the empty one."
        )
      ]),
    Key(
      "JSNotificationURLFormat", .string,
      summary: "Lets people choose the app to open notifications about journaling.",
      discussion: """
        Write a universal link of the app, with `{journaling-suggestion-id}` where the suggestion's
        identifier goes, as part of the path or as an argument; Apple's article misspells it as
        `{journaling-suggesion-id}`. The app makes a `JournalingSuggestionPresentationToken` from
        the identifier and shows the suggestions picker with it, for which it needs the entitlement
        [`com.apple.developer.journal.allow`](key:entitlements:com.apple.developer.journal.allow).
        A general reminder has no suggestion: its identifier is empty. Choose a path that serves
        nothing else, so that the app recognizes the link. For universal links, the app needs an
        `applinks` entry in
        [`com.apple.developer.associated-domains`](key:entitlements:com.apple.developer.associated-domains).
        Once the app has run, people can choose it in the setting Open Notifications With.
        """,
      consequence: Consequence(
        "Without the key, the app doesn't receive notifications about journaling.",
        from: .framework(
          "journalingsuggestions/journalingsuggestionsconfiguration/notificationschedule-swift.enum/off"
        )),
      availability: [.iOS("26.0", from: .current)],
      required: .optional,
      apis: [API("JournalingSuggestionPresentationToken", of: "Journaling Suggestions")],
      rules: [
        .format(.url).from(.ownPage),
        .pattern("[{]journaling-suggestion-id[}]", "a link with `{journaling-suggestion-id}`").from(
          .ownPage), .should(.withPrefix(["https://", "http://"])).from(.ownPage),
      ],
      example: "https://example.com/journal/{journaling-suggestion-id}",
      sources: [
        .ownPage,
        .framework(
          "journalingsuggestions/receiving-journaling-suggestions-from-system-notifications",
          confidence: .high), .framework("xcode/supporting-associated-domains"),
      ]),
    Key(
      "UIApplicationSupportsPrintCommand", .boolean,
      title: "Supports Print Command",
      summary: "Gives the app the Print command and its shortcut, Command-P.",
      discussion: """
        Write `YES` if the app prints, and implement `printContent(_:)` in a view controller or
        view: the command calls it on the first responder that implements it. On a Mac, the File
        menu gains Print and a command that exports a PDF file. With the key, an app built with Mac
        Catalyst also needs the entitlement
        [`com.apple.security.print`](key:entitlements:com.apple.security.print) and, to save PDF
        files,
        [`com.apple.security.files.user-selected.read-write`](key:entitlements:com.apple.security.files.user-selected.read-write).
        To disable the command when there is nothing to print, override
        `canPerformAction(_:withSender:)`. Since iOS 26, code can also set the `printingPreference`
        of `UIMainMenuSystem.Configuration` to include the commands for printing in the menu.
        """,
      consequence: Consequence(
        "Without `YES`, the system doesn't automatically add the shortcut Command-P and the menu commands for printing and exporting.",
        from: .ownPage),
      availability: [
        .iOS("15.0", from: .current),
        .macCatalyst("15.0", from: .current), .visionOS("1.0", from: .current),
      ],
      required: .optional,
      apis: [API("UIResponderStandardEditActions.printContent(_:)", of: "UIKit")],
      rules: [
        .should(
          .needs("entitlements:com.apple.security.print", when: "To print").when(
            .platform(.macCatalyst))
        ).from(.ownPage)
      ],
      example: true,
      sources: [
        .ownPage,
        .framework("uikit/adding-menus-and-shortcuts-to-the-menu-bar-and-user-interface"),
        .framework("uikit/uimainmenusystem/configuration"),
      ]),
    Key(
      "com.apple.developer.translation-ui-provider.network-access", .boolean,
      summary: "Lets the extension of a translation app use the network.",
      discussion: """
        Write `YES` if the translations come from a server. Although the name looks like an
        entitlement, the key belongs in the app's Info.plist, beside the entitlement
        [`com.apple.developer.translation-app`](key:entitlements:com.apple.developer.translation-app)
        that makes the app eligible as the default translation app. An app that translates on the
        device leaves it out.
        """,
      consequence: Consequence(
        "Without the key, the extension can't use the network for its translations.",
        from: translating),
      availability: [.iOS("18.4", from: .current)],
      required: .optional,
      apis: [API("TranslationUIProviderExtension", of: "TranslationUIProvider")],
      rules: [
        .should(
          .needs(
            "entitlements:com.apple.developer.translation-app",
            when: "To become the default translation app")
        ).from(translating),
        .present.when(.code("the translations come from the network")).from(translating),
      ],
      example: true,
      sources: [translating]),
  ]
}

/// Exposure notifications and research.
private var healthAuthorityKeys: [Key] {
  [
    Key(
      "ENDeveloperRegion", .string,
      summary: "States the region for which an exposure notification app works.",
      discussion: """
        Every app that uses the Exposure Notification framework needs the code of a country, such as
        `CA`, or of part of one, such as `US-CA`. Apps get the framework with the entitlement
        [`com.apple.developer.exposure-notification`](key:entitlements:com.apple.developer.exposure-notification).
        The key is also available in iOS 12.5.
        """,
      availability: [.iOS("13.7", from: .current)],
      apis: [API("ENManager", of: "Exposure Notification")],
      rules: [
        .present.when(.present("entitlements:com.apple.developer.exposure-notification")).from(
          .ownPage),
        .should(
          .pattern("^[A-Z]{2}(?:-[A-Z0-9]{1,3})?$", "a code of ISO 3166, such as `CA` or `US-CA`")
        ).from(.ownPage),
      ],
      example: "US-CA",
      seeAlso: ["ENAPIVersion"]),
    Key(
      "ENAPIVersion", .number,
      summary: "Chooses the method by which the risk of an exposure is calculated.",
      discussion: """
        Write `2` if your code sets up `ENExposureConfiguration` for the method that came with iOS
        13.7, and leave the key out for the original one. The key is also available in iOS 12.5.
        """,
      consequence: Consequence(
        "Without the key, the system uses version 1, with the original method.", from: .ownPage),
      availability: [.iOS("13.7", from: .current)],
      values: .documented([
        AllowedValue(1, "For apps that use the original method."),
        AllowedValue(2, "For apps that use the method that came with iOS 13.7."),
      ]),
      valuesSource: .ownPage,
      default: 1,
      defaultSource: .ownPage,
      required: .optional,
      apis: [API("ENExposureConfiguration", of: "Exposure Notification")],
      example: 2,
      seeAlso: ["ENDeveloperRegion"]),
    Key(
      "SRResearchDataGeneration", .boolean,
      summary: "Decides whether the use of your app adds data to SensorKit studies.",
      discussion: """
        Write `NO` if what people do in your app shouldn't be measured for a study. With people's
        permission, a research app that uses SensorKit may collect face metrics while they use an app
        with SiriKit, and speech metrics while they use an app with CallKit.
        """,
      consequence: Consequence(
        "Without `NO`, a research app may collect face metrics, with people's permission, while they use your SiriKit app.",
        from: .framework("sirikit")),
      availability: [.iOS("17.0", from: .current)],
      default: true,
      defaultSource: .ownPage,
      required: .optional,
      example: false,
      sources: [
        .ownPage, .framework("callkit"), .framework("sirikit"),
        .framework("updates/sensorkit"),
      ]),
  ]
}
