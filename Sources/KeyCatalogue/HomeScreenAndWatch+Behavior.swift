import KeyModel

/// How a watch app starts, and its complications of ClockKit.
var watchBehaviorKeys: [Key] {
  [
    Key(
      "WKPrefersNetworkUponForeground", .boolean,
      summary: "Turns cellular data on as soon as a watch app comes to the front.",
      discussion: """
        In low-power mode a watch switches cellular data off, and on again when an app first asks for
        a connection, which may take seconds. Set `YES` for an app that is useless until it has
        loaded something.
        """,
      availability: [.watchOS("9.0", from: .current)],
      default: false,
      defaultSource: .ownPage,
      required: .optional,
      example: true),
    Key(
      "PUICAutoLaunchAudioOptOut", .boolean,
      title: "Opt out of Auto-launch Audio App (Watch)",
      summary: "Keeps a watch app closed when its iPhone app starts to play audio.",
      discussion: """
        Without the key the watch app opens in front and gets `handleRemoteNowPlayingActivity()`. Set
        `YES` if it is not a remote control for the audio of the iPhone app.
        """,
      availability: [.watchOS("5.0", from: .current)],
      required: .optional,
      apis: [API("WKApplicationDelegate.handleRemoteNowPlayingActivity()", of: "WatchKit")],
      example: true,
      sources: [
        .ownPage,
        .framework("watchkit/wkapplicationdelegate/handleremotenowplayingactivity()"),
      ]),
    Key(
      "CLKComplicationPrincipalClass", .string,
      title: "ClockKit Complication - Principal Class",
      summary: "Names the class that supplies a watch app's ClockKit complications.",
      discussion: """
        The class conforms to `CLKComplicationDataSource`; the system creates it with `init()`. Xcode
        writes the key when you choose the data source class. From watchOS 10 on complications come
        from WidgetKit instead.
        """,
      availability: [.watchOS("2.0", from: .current)],
      apis: [API("CLKComplicationDataSource", of: "ClockKit")],
      example: "$(PRODUCT_MODULE_NAME).ComplicationController",
      seeAlso: ["CLKComplicationSupportedFamilies"],
      sources: [
        .ownPage,
        .framework("clockkit/clkcomplicationdatasource"),
        .framework("technotes/tn3157-updating-your-watchos-project-for-swiftui-and-widgetkit"),
        .gitHub("Automattic/pocket-casts-ios"),
      ],
      notes: [
        EditorNote(
          .type,
          [
            .init(.ownPage, "An array of strings."),
            .init(
              .framework("clockkit/clkcomplicationdatasource"),
              "The name of one class, under a slightly different name of the key."),
            .init(.gitHub("Automattic/pocket-casts-ios"), "A string."),
          ],
          choice: "The value is a string.",
          reason: "There is one class, and Xcode writes a string.")
      ]),
    Key(
      "CLKComplicationSupportedFamilies", .array(of: .string),
      title: "ClockKit Complication - Supported Families",
      summary: "Listed the shapes in which a watch app has ClockKit complications.",
      discussion: """
        The families were chosen in the target's complication settings. For watchOS 10 and later
        make complications with WidgetKit instead.
        """,
      availability: [.watchOS("2.0", deprecated: "7.0", from: .current)],
      values: .documented([
        AllowedValue("CLKComplicationFamilyModularSmall", "A small square."),
        AllowedValue("CLKComplicationFamilyModularLarge", "A large rectangle."),
        AllowedValue("CLKComplicationFamilyUtilitarianSmall", "Small, for a corner."),
        AllowedValue("CLKComplicationFamilyUtilitarianSmallFlat", "Small and flat, for a corner."),
        AllowedValue("CLKComplicationFamilyUtilitarianLarge", "As wide as the face."),
        AllowedValue("CLKComplicationFamilyCircularSmall", "A small circle."),
        AllowedValue("CLKComplicationFamilyExtraLarge", "Fills the face."),
        AllowedValue("CLKComplicationFamilyGraphicCorner", "Curved, in a corner."),
        AllowedValue("CLKComplicationFamilyGraphicBezel", "A circle with text along the bezel."),
        AllowedValue("CLKComplicationFamilyGraphicCircular", "A circle with full color."),
        AllowedValue("CLKComplicationFamilyGraphicRectangular", "A large rectangle in full color."),
        AllowedValue("CLKComplicationFamilyGraphicExtraLarge", "Fills the face in full color."),
      ]),
      valuesSource: .ownPage,
      replacedBy: [],
      example: ["CLKComplicationFamilyModularSmall", "CLKComplicationFamilyGraphicCircular"],
      seeAlso: ["CLKComplicationPrincipalClass"]),
    Key(
      "UIApplicationShortcutWidget", .string,
      title: "Home Screen Widget",
      summary: "Chooses the widget that appears with an app's quick actions.",
      discussion: """
        Write the bundle identifier of one of the app's Today widgets. An app with a single widget
        needs no key.
        """,
      availability: [
        .iOS("10.0", from: .current),
        .tvOS("9.0", from: .current), .watchOS("2.0", from: .current),
      ],
      rules: [
        bundleIdentifierRule
      ],
      example: "com.example.app.widget",
      seeAlso: ["UIApplicationShortcutItems"],
      sources: [.ownPage, .bundleIdentifiers]),
    Key(
      "UINewsstandApp", .boolean,
      title: "Application presents content in Newsstand",
      summary: "Puts an app of a newspaper or magazine into Newsstand instead of the Home Screen.",
      discussion: """
        The framework NewsstandKit is no longer part of iOS. Remove the key, and the icon
        `UINewsstandIcon` with it.
        """,
      availability: [.iOS("5.0", from: .archive2018)],
      example: true,
      sources: [
        .archive2018("iPhoneOSKeys.html, UINewsstandApp"),
        .gitHub("xamarin/xamarin-macios/pull/18624"),
      ]),
  ]
}
