import KeyModel

extension KeyGroup {
  /// Apps and functions of the system that the app takes part in.
  static var systemFeatures: KeyGroup {
    KeyGroup(
      "system-features", "Maps, Messages and other apps of the system",
      summary: "How the app takes part in Maps, Messages, Journal, printing and translation.",
      availability: [.iOS("6.0", from: .current)],
      keys: systemFeatureKeys + healthAuthorityKeys)
  }
}

private let translating = SourceReference.framework(
  "translationuiprovider/preparing-your-app-to-be-the-default-translation-app")

private var systemFeatureKeys: [Key] {
  [
    Key(
      "MKDirectionsApplicationSupportedModes", .array(of: .string),
      title: "Maps routing app supported modes",
      summary: "Lists the means of transport for which the app offers routes in Maps.",
      discussion: """
        Turn on the capability Maps and select the modes. A routing app also declares a document
        type for directions requests, and sends App Store Connect a file with the region that it
        covers. Maps opens the app with a URL that `MKDirections.Request` decodes.
        """,
      availability: [.iOS("6.0", from: .current), .visionOS("1.0", from: .current)],
      values: .documented([
        AllowedValue("MKDirectionsModePlane", "Gives routes by plane."),
        AllowedValue("MKDirectionsModeBike", "Gives routes by bicycle."),
        AllowedValue("MKDirectionsModeBus", "Gives routes by bus."),
        AllowedValue("MKDirectionsModeCar", "Gives routes by car."),
        AllowedValue("MKDirectionsModeFerry", "Gives routes by ferry."),
        AllowedValue("MKDirectionsModePedestrian", "Gives routes on foot."),
        AllowedValue("MKDirectionsModeRideShare", "Gives routes with shared rides."),
        AllowedValue("MKDirectionsModeStreetCar", "Gives routes by tram."),
        AllowedValue("MKDirectionsModeSubway", "Gives routes by subway."),
        AllowedValue("MKDirectionsModeTaxi", "Gives routes by taxi."),
        AllowedValue("MKDirectionsModeTrain", "Gives routes by train."),
        AllowedValue("MKDirectionsModeOther", "Gives routes by any other means."),
      ]),
      valuesSource: .ownPage,
      apis: [API("MKDirections.Request", of: "MapKit")],
      capability: "Maps",
      rules: [
        .should(.needs("CFBundleDocumentTypes", when: "To receive directions requests")).from(
          .framework("xcode/configuring-maps-support")),
        .present.when(
          .contains(
            "CFBundleDocumentTypes/[]/LSItemContentTypes", "com.apple.maps.directionsrequest")
        ).from(
          .framework("xcode/configuring-maps-support")),
      ],
      example: ["MKDirectionsModeBike", "MKDirectionsModePedestrian"],
      sources: [
        .ownPage,
        .framework("xcode/configuring-maps-support"), .framework("mapkit/mkdirections/request"),
      ],
      notes: [
        EditorNote(
          .default,
          [
            .init(
              .ownPage,
              "Gives the single value MKDirectionsModePlane as the default of an array."),
            .init(
              .framework("xcode/configuring-maps-support"),
              "The system sends an app requests after the app has named its modes."),
          ],
          choice: "No default is given.",
          reason: "An app without the key offers no routes, not even by plane.")
      ]),
    Key(
      "NSStickerSharingLevel", .string,
      summary: "Says whether stickers are for Messages alone or for the whole system.",
      discussion: """
        It belongs in the Info.plist of the Messages extension.
        """,
      availability: [.iOS("17.0", from: .current)],
      values: .documented([
        AllowedValue("Messages", "Offers the stickers in Messages only."),
        AllowedValue("OS", "Offers the stickers throughout the system."),
      ]),
      valuesSource: .framework("messages/adding-your-sticker-packs-to-messages"),
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
              "Prints the value as {OS}, and doesn't say which stickers it hides."),
            .init(.gitHub("swiftlang/swift-build"), "Messages and OS."),
          ],
          choice: "`Messages` and `OS`, without braces.",
          reason:
            "The build setting that writes the key has these two values besides the empty one."
        )
      ]),
    Key(
      "JSNotificationURLFormat", .string,
      summary:
        "Lets people choose the app to open notifications about journaling suggestions.",
      discussion: """
        The system then lists the app in the setting *Open Notifications With*. A general reminder has
        no suggestion, and its identifier is empty.

        Write a universal link of the app, with `{journaling-suggestion-id}` where the suggestion's
        identifier goes, as a part of the path or as an argument. Choose a path that serves nothing
        else, so that the app knows what such a link is about.
        """,
      availability: [.iOS("26.0", from: .current)],
      required: .optional,
      apis: [API("JournalingSuggestion", of: "Journaling Suggestions")],
      rules: [
        .format(.url).from(.ownPage),
        .pattern("[{]journaling-suggestion-id[}]", "a link with `{journaling-suggestion-id}`").from(
          .ownPage), .should(.withPrefix(["https://"])).from(.ownPage),
      ],
      example: "https://example.com/journal/{journaling-suggestion-id}",
      sources: [
        .ownPage,
        .framework(
          "journalingsuggestions/receiving-journaling-suggestions-from-system-notifications",
          confidence: .high),
      ]),
    Key(
      "UIApplicationSupportsPrintCommand", .boolean, title: "Supports Print Command",
      summary: "Gives the app the Print command and its shortcut, Command-P.",
      discussion: """
        The command calls `printContent(_:)` on the first responder that has it; without such a
        responder nothing prints. On a Mac the File menu gains Print and Export as PDF. An app built
        with Mac Catalyst then needs the entitlements `com.apple.security.print` and
        [`com.apple.security.files.user-selected.read-write`](key:entitlements:com.apple.security.files.user-selected.read-write).
        """,
      availability: [
        .iOS("15.0", from: .current),
        .macCatalyst("15.0", from: .current), .visionOS("1.0", from: .current),
      ],
      required: .optional,
      apis: [API("UIResponderStandardEditActions.printContent(_:)", of: "UIKit")],
      rules: [
        .should(
          .needs("entitlements:com.apple.security.print", when: "To print on a Mac").when(
            .platform(.macCatalyst))
        ).from(.framework("uikit/adding-menus-and-shortcuts-to-the-menu-bar-and-user-interface"))
      ],
      example: true,
      sources: [
        .ownPage,
        .framework("uikit/adding-menus-and-shortcuts-to-the-menu-bar-and-user-interface"),
      ]),
    Key(
      "com.apple.developer.translation-ui-provider.network-access", .boolean,
      summary: "Lets the extension of a translation app reach the network.",
      discussion: """
        Although it looks like an entitlement, it belongs in the app's Info.plist. The app that
        people choose as default for translations also has the entitlement
        `com.apple.developer.translation-app`.
        """,
      availability: [.iOS("18.4", from: .current)],
      apis: [API("TranslationUIProviderExtension", of: "TranslationUIProvider")],
      rules: [
        .should(
          .needs(
            "entitlements:com.apple.developer.translation-app", when: "To translate for other apps")
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
      summary: "Names the region for which an exposure notification app works.",
      discussion: """
        Write the code of a country, such as `CA`, or of a part of one, such as `US-CA`. The key
        exists in iOS 12.5 as well.
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
      summary: "Chooses how the system calculates the risk of an exposure.",
      discussion: """
        iOS 13.7 brought a second way to calculate the risk: write `2` for it. The key exists in iOS
        12.5 as well.
        """,
      availability: [.iOS("13.7", from: .current)],
      values: .documented([
        AllowedValue(1, "Calculates a risk score, as the first systems did."),
        AllowedValue(2, "Calculates with the weights of `ENExposureConfiguration`."),
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
      summary: "Keeps the use of the app out of the data that SensorKit collects for studies.",
      discussion: """
        People who take part in a study may let a research app collect how they speak and use their
        device. With `NO`, what they do in your app isn't measured for it, such as their speech in
        calls, or their face while they use Siri.
        """,
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
