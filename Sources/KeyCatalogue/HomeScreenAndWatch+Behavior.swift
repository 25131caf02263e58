import KeyModel

/// How a watch app starts, and its complications of ClockKit.
var watchBehaviorKeys: [Key] {
  [
    Key(
      "WKPrefersNetworkUponForeground", .boolean,
      summary: "Turns cellular data on as soon as a watch app comes to the front.",
      discussion: """
        Set `YES` only for an app that is useless until it has loaded something, because cellular
        data costs battery. A watch in low-power mode turns it off, and with this key on again
        without waiting for the app to ask for a connection.
        """,
      consequence: Consequence(
        "Otherwise the first request in low-power mode may wait a few seconds for the connection.",
        from: .ownPage),
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
        Set `YES` in a watch app that isn't a remote control for the audio of the iPhone app, such
        as a workout app whose iPhone app plays sounds. A remote control leaves the key out and
        shows its controls in `handleRemoteNowPlayingActivity()`.
        """,
      consequence: Consequence(
        "Without the key, the watch app opens in front whenever the iPhone app plays audio.",
        from: .ownPage),
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
        Don't write it in a new app. For watchOS 10 and later make complications with WidgetKit; the
        key is for older systems and for the migration. The class conforms to
        `CLKComplicationDataSource`; the system creates it with `init()`. Xcode writes the key when
        you choose the data source class in the target's settings. In a single-target app it is in
        the app's Info.plist, otherwise in that of the WatchKit extension.
        """,
      availability: [.watchOS("2.0", from: .current)],
      apis: [
        API("CLKComplicationDataSource", of: "ClockKit"),
        API("CLKComplicationWidgetMigrator", of: "ClockKit"),
      ],
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
        Don't write it in a new app: it is deprecated since watchOS 7, and from watchOS 10 on
        complications are made with WidgetKit. For older systems the families are chosen in the
        target's complication settings in Xcode, which write the key. The class that draws them is
        in [`CLKComplicationPrincipalClass`](key:CLKComplicationPrincipalClass).
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
      seeAlso: ["CLKComplicationPrincipalClass"],
      sources: [
        .ownPage,
        .framework("technotes/tn3157-updating-your-watchos-project-for-swiftui-and-widgetkit"),
      ]),
    Key(
      "UIApplicationShortcutWidget", .string,
      title: "Home Screen Widget",
      summary: "Chooses the Today widget that appears with an app's quick actions.",
      discussion: """
        Don't write it in a new app: it chooses among Today widgets, the kind before WidgetKit. If
        an old app has several, write the bundle identifier of the extension that should be shown
        when people touch and hold the app's icon. With a single widget, the system takes that one.
        """,
      availability: [
        .iOS("10.0", from: .current),
        .tvOS("9.0", from: .current), .watchOS("2.0", from: .current),
      ],
      required: .optional,
      rules: [
        bundleIdentifierRule
      ],
      example: "com.example.app.widget",
      seeAlso: ["UIApplicationShortcutItems"],
      sources: [.ownPage, .bundleIdentifiers]),
    Key(
      "UINewsstandApp", .boolean,
      title: "Application presents content in Newsstand",
      summary: "Put an app of a newspaper or magazine into Newsstand; remove it today.",
      discussion: """
        Don't write it in a new app. Newsstand was a shelf of iOS that showed the cover of the
        latest issue instead of an icon on the Home Screen. Its framework, NewsstandKit, is no
        longer part of iOS. Remove the key, and the icon
        [`UINewsstandIcon`](key:CFBundleIcons/UINewsstandIcon) with it.
        """,
      availability: [.iOS("5.0", from: .archive2018)],
      example: true,
      sources: [
        .archive2018("iPhoneOSKeys.html, UINewsstandApp"),
        .gitHub("xamarin/xamarin-macios/pull/18624"),
      ]),
  ]
}
