import KeyModel

/// How a watch app starts, and its complications of ClockKit.
var watchBehaviorKeys: [Key] {
  [
    Key(
      "WKPrefersNetworkUponForeground", .boolean,
      summary: "Turns on cellular data as soon as a watch app moves to the foreground.",
      discussion: """
        Set `YES` only for an app that is useless until it has loaded something, because cellular
        data costs battery. A watch in low-power mode turns cellular data off. With this key, the
        watch doesn't wait until the app asks for a connection before it turns the data on again.
        """,
      consequence: Consequence(
        "Without `YES`, the first request in low-power mode may wait a few seconds for the connection.",
        from: .ownPage),
      availability: [.watchOS("9.0", from: .current)],
      default: false,
      defaultSource: .ownPage,
      required: .optional,
      example: true),
    Key(
      "PUICAutoLaunchAudioOptOut", .boolean,
      title: "Opt out of Auto-launch Audio App (Watch)",
      summary: "Prevents a watch app from opening when its iPhone app starts playing audio.",
      discussion: """
        Set `YES` in a watch app that isn't a remote control for the audio of the iPhone app, such
        as a workout app whose iPhone app plays sounds. If the watch app has a WatchKit extension,
        write the key in the extension's Info.plist. In a remote control, leave the key out and show
        the controls in `handleRemoteNowPlayingActivity()`.
        """,
      consequence: Consequence(
        "Without `YES`, the watch app opens when the iPhone app starts playing audio.",
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
      summary: "Names the class that provides a watch app's ClockKit complications.",
      discussion: """
        For watchOS 10 and later, create complications with WidgetKit; the key is for older systems
        and for migration. The class conforms to `CLKComplicationDataSource`, and the system creates
        it with `init()`. Xcode writes the key when you choose the data source class in the target's
        settings. In a single-target app, it belongs in the app's Info.plist; otherwise, it belongs
        in the WatchKit extension's Info.plist.
        """,
      avoid: "Don't write it in a new app.",
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
              "The name of one class, under a slightly different key name."),
            .init(.gitHub("Automattic/pocket-casts-ios"), "A string."),
          ],
          choice: "The value is a string.",
          reason: "The key names one class, and Xcode writes a string.")
      ]),
    Key(
      "CLKComplicationSupportedFamilies", .array(of: .string),
      title: "ClockKit Complication - Supported Families",
      summary: "Listed the shapes of ClockKit complications that a watch app offers.",
      discussion: """
        For older systems, choose the families in the target's complication settings in Xcode, which
        write the key. The class that draws the complications is in
        [`CLKComplicationPrincipalClass`](key:CLKComplicationPrincipalClass).
        """,
      avoid:
        "Don't write it in a new app: it has been deprecated since watchOS 7, and complications for watchOS 10 and later are made with WidgetKit, without the key.",
      availability: [.watchOS("2.0", deprecated: "7.0", from: .current)],
      values: .documented([
        AllowedValue("CLKComplicationFamilyModularSmall", "A small square."),
        AllowedValue("CLKComplicationFamilyModularLarge", "A large rectangle."),
        AllowedValue("CLKComplicationFamilyUtilitarianSmall", "A small square or rectangle."),
        AllowedValue("CLKComplicationFamilyUtilitarianSmallFlat", "A small rectangle."),
        AllowedValue(
          "CLKComplicationFamilyUtilitarianLarge", "A large rectangle, as wide as the screen."),
        AllowedValue("CLKComplicationFamilyCircularSmall", "A small circle."),
        AllowedValue("CLKComplicationFamilyExtraLarge", "A large square."),
        AllowedValue("CLKComplicationFamilyGraphicCorner", "Curved, in a corner."),
        AllowedValue("CLKComplicationFamilyGraphicBezel", "A circle with text along the bezel."),
        AllowedValue("CLKComplicationFamilyGraphicCircular", "A circle in full color."),
        AllowedValue("CLKComplicationFamilyGraphicRectangular", "A large rectangle in full color."),
        AllowedValue("CLKComplicationFamilyGraphicExtraLarge", "A large square in full color."),
      ]),
      valuesSource: .ownPage,
      replacedBy: [],
      example: ["CLKComplicationFamilyModularSmall", "CLKComplicationFamilyGraphicCircular"],
      seeAlso: ["CLKComplicationPrincipalClass"],
      sources: [
        .ownPage, .framework("clockkit/clkcomplicationfamily"),
        .framework("technotes/tn3157-updating-your-watchos-project-for-swiftui-and-widgetkit"),
      ]),
    Key(
      "UIApplicationShortcutWidget", .string,
      title: "Home Screen Widget",
      summary: "Chooses the Today widget that appears with an app's quick actions.",
      discussion: """
        If an old app has several widgets, write the bundle identifier of the one that should appear
        when people touch and hold the app's icon.
        """,
      avoid:
        "Don't write it in a new app: it chooses among Today widgets, the kind of widget before WidgetKit.",
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
      summary: "Placed a newspaper or magazine app in Newsstand on older systems.",
      discussion: """
        Remove the key along with the icon [`UINewsstandIcon`](key:CFBundleIcons/UINewsstandIcon).
        Newsstand was a shelf on iOS that showed the cover of the latest issue instead of an icon on
        the Home Screen. iOS no longer has its framework, NewsstandKit.
        """,
      avoid: "Don't write it in a new app.",
      availability: [.iOS("5.0", from: .archive2018)],
      example: true,
      sources: [
        .archive2018("iPhoneOSKeys.html, UINewsstandApp"),
        .gitHub("xamarin/xamarin-macios/pull/18624"),
      ]),
  ]
}
