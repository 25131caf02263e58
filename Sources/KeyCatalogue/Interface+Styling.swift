import KeyModel

/// Colors, rendering, and the systems' modes for old apps.
var stylingKeys: [Key] {
  [
    Key(
      "NSAccentColorName", .string,
      summary: "Names the color in which controls of the app are tinted.",
      discussion: """
        The name of a color set in the asset catalog. It is the tint color on iOS and watchOS and the
        accent color on macOS, where people can choose another in System Settings; in a widget
        extension it tints the screen on which people edit the widget.

        Don't write it by hand: name the color in the build setting
        `ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME` (*Global Accent Color Name*), and Xcode adds
        the key.
        """,
      availability: [
        .iOS("14.0", from: .current),
        .macOS("11.0", from: .current),
        .tvOS("14.0", from: .current),
        .visionOS("1.0", from: .current),
        .watchOS("7.0", from: .current),
      ],
      example: "AccentColor",
      seeAlso: ["NSWidgetBackgroundColorName"],
      sources: [.ownPage, .framework("xcode/build-settings-reference")]),
    Key(
      "NSWidgetBackgroundColorName", .string,
      summary: "Names the background color of the screen on which people edit a widget.",
      discussion: """
        The name of a color set in the asset catalog of the widget extension. Xcode adds the key from the
        build setting `ASSETCATALOG_COMPILER_WIDGET_BACKGROUND_COLOR_NAME` (*Widget Background Color
        Name*). The background of the widget itself is set in code.
        """,
      availability: [.iOS("14.0", from: .current), .macOS("11.0", from: .current)],
      bundleKinds: [.appExtension],
      example: "WidgetBackground",
      seeAlso: ["NSAccentColorName"],
      sources: [
        .ownPage, .framework("xcode/build-settings-reference"),
        .framework("widgetkit/displaying-the-right-widget-background"),
      ]),
    Key(
      "NSRequiresAquaSystemAppearance", .boolean,
      summary: "Keeps a Mac app light while the system is dark.",
      discussion: """
        Apps that are linked with the SDK of macOS 10.14 or later follow the system. `YES` keeps the
        light appearance, for the time until the app supports Dark Mode; an app that never will sets
        `NSApplication.appearance` in code instead.

        An app that is linked with an earlier SDK is always light. With `NO` it follows the system too,
        which is right only if it looks good in the dark.
        """,
      availability: [.macOS("10.14", from: .current)],
      defaultSource: .framework(
        "appkit/choosing-a-specific-appearance-for-your-macos-app"),
      defaultDescription:
        "`NO` for apps linked with the SDK of macOS 10.14 or later, `YES` for others",
      required: .optional,
      apis: [API("NSApplication.appearance", of: "AppKit")],

      example: true,
      seeAlso: ["UIUserInterfaceStyle"],
      sources: [.framework("appkit/choosing-a-specific-appearance-for-your-macos-app")]),
    Key(
      "NSPrefersDisplaySafeAreaCompatibilityMode", .boolean,
      summary: "Says whether a Mac app stays below the camera housing of the display.",
      discussion: """
        On Macs whose display has a notch, compatibility mode makes the usable screen smaller while the
        app has a window there, so that nothing is covered. Without the key, people switch it for each
        app with a checkbox in Finder's Get Info window. `YES` always uses it, `NO` never, and both
        remove the checkbox.

        Check the app on such a Mac, also in full screen; then set `NO`, or `YES` until what you found
        is corrected. `NSScreen.auxiliaryTopLeftArea` and `auxiliaryTopRightArea` tell what is beside
        the housing.
        """,
      availability: [.macOS("12.0", from: .current)],
      defaultSource: .ownPage,
      defaultDescription: "what people choose in Finder's Get Info window",
      required: .optional,
      apis: [API("NSScreen.auxiliaryTopLeftArea", of: "AppKit", url: nil)],
      example: false),
    Key(
      "UIViewEdgeAntialiasing", .boolean,
      title: "Renders with edge antialiasing",
      summary: "Smooths the edges of layers that don't end at whole pixels.",
      discussion: """
        It is the initial value of every layer's `allowsEdgeAntialiasing`, such as for rotated views. It
        can cost noticeable time; turn it on for single layers in code if only those need it.
        """,
      availability: [
        .iOS("3.0", from: .current),
        .tvOS("9.0", from: .current),
        .watchOS("2.0", from: .current),
      ],
      default: false,
      defaultSource: .framework("quartzcore/calayer/allowsedgeantialiasing"),
      required: .optional,
      apis: [API("CALayer.allowsEdgeAntialiasing", of: "Core Animation")],
      example: true,
      sources: [
        .ownPage,
        .framework("quartzcore/calayer/allowsedgeantialiasing"),
        .archive2018("iPhoneOSKeys.html, UIViewEdgeAntialiasing"),
      ]),
    Key(
      "UIViewGroupOpacity", .boolean,
      title: "Renders with group opacity",
      summary: "Draws a translucent view and its subviews as one picture.",
      discussion: """
        It is the initial value of every layer's `allowsGroupOpacity`. With `YES` a half transparent
        view with opaque subviews looks right; with `NO` each subview is translucent by itself and those
        behind shine through, which is faster.
        """,
      availability: [
        .iOS("3.0", from: .current),
        .tvOS("9.0", from: .current),
        .watchOS("2.0", from: .current),
      ],
      defaultSource: .framework("quartzcore/calayer/allowsgroupopacity"),
      defaultDescription: "`YES` for apps linked with the SDK of iOS 7 or later, `NO` for others",
      required: .optional,
      apis: [API("CALayer.allowsGroupOpacity", of: "Core Animation")],
      example: false,
      sources: [
        .ownPage, .framework("quartzcore/calayer/allowsgroupopacity"),
        .archive2018("iPhoneOSKeys.html, UIViewGroupOpacity"),
      ]),
    Key(
      "UIWhitePointAdaptivityStyle", .string,
      title: "White Point Adaptivity Style",
      summary: "Says how much a True Tone display may shift the app's colors.",
      discussion: """
        True Tone fits the display's white to the light in the room. An app in which colors must be true
        asks for less of it, one for reading for more. If two apps share the screen, the weaker style
        holds for all of it.
        """,
      availability: [.iOS("9.3", from: .current)],
      values: .documented([
        AllowedValue("UIWhitePointAdaptivityStyleStandard", "The usual strength."),
        AllowedValue("UIWhitePointAdaptivityStyleReading", "Stronger, for apps to read in."),
        AllowedValue("UIWhitePointAdaptivityStylePhoto", "Weaker, for photography."),
        AllowedValue("UIWhitePointAdaptivityStyleVideo", "Weaker, for video."),
        AllowedValue("UIWhitePointAdaptivityStyleGame", "Weaker, for games."),
      ]),
      valuesSource: .ownPage,
      default: "UIWhitePointAdaptivityStyleStandard",
      defaultSource: .ownPage,
      required: .optional,
      example: "UIWhitePointAdaptivityStylePhoto",
      sources: [.ownPage, .archive2018("iPhoneOSKeys.html, UIWhitePointAdaptivityStyle")],
      notes: [
        EditorNote(
          .text,
          [
            .init(
              .ownPage,
              "Calls the style for reading the weaker one, beside that for photography."),
            .init(
              .archive2018("iPhoneOSKeys.html, UIWhitePointAdaptivityStyle"),
              "Of the two, the style for photography is the weaker one and holds."),
          ],
          choice: "The style for photography is weaker.",
          reason: "The current page's own list of values says so.")
      ]),
    Key(
      "UISupportsFullScreenInAssistiveAccess", .boolean,
      title: "Supports full screen in Assistive Access",
      summary: "Lets the app fill the screen down to the Back button in Assistive Access.",
      discussion: """
        Without the key the app runs in a smaller frame, of the size of another iPhone or iPad, and
        needs no changes. With `YES` it is also listed in Settings as optimized for Assistive Access. Lay
        it out with safe areas, not fixed sizes.

        For an interface made for Assistive Access, use
        [`UISupportsAssistiveAccess`](key:UISupportsAssistiveAccess).
        """,
      availability: [.iOS("17.0", from: .current)],
      default: false,
      defaultSource: .framework("accessibility/optimizing-your-app-for-assistive-access"),
      required: .optional,
      example: true,
      seeAlso: ["UISupportsAssistiveAccess"],
      sources: [.ownPage, .framework("accessibility/optimizing-your-app-for-assistive-access")],
      notes: [
        EditorNote(
          .default,
          [
            .init(.ownPage, "`YES`."),
            .init(
              .framework("accessibility/optimizing-your-app-for-assistive-access"),
              "Without the key the app is drawn in a smaller frame."),
          ],
          choice: "`NO`.",
          reason: "The article describes what happens; the page's `YES` is the value to write.")
      ]),
    Key(
      "UISupportsAssistiveAccess", .boolean,
      summary: "Says that the app has an interface made for Assistive Access.",
      discussion: """
        With `YES` the app shows its `AssistiveAccess` scene, with large controls in the style of the
        mode, and is listed in Settings as optimized. To show the usual interface in full size, use
        [`UISupportsFullScreenInAssistiveAccess`](key:UISupportsFullScreenInAssistiveAccess).
        """,
      availability: [.iOS("26.0", from: .current)],
      apis: [API("AssistiveAccess", of: "SwiftUI")],
      example: true,
      seeAlso: ["UISupportsFullScreenInAssistiveAccess"],
      sources: [
        .ownPage,
        .framework("accessibility/optimizing-your-app-for-assistive-access"),
        .framework("swiftui/assistiveaccess"),
      ],
      notes: [
        EditorNote(
          .default,
          [
            .init(.ownPage, "Lists `YES`."),
            .init(
              .ownPage,
              "The text: adding the key with `YES` says that the app supports the mode."),
          ],
          choice: "No default.",
          reason: "If `YES` were assumed, adding it would do nothing.")
      ]),
    Key(
      "UIObservationTrackingEnabled", .boolean,
      summary: "Lets UIKit update views by itself when observable objects change, in iOS 18.",
      discussion: """
        With `YES` UIKit notes which `@Observable` objects a view reads while it lays itself out or
        draws, and runs that code again when they change. iOS 26 and later always do. A Mac app has
        [`NSObservationTrackingEnabled`](key:NSObservationTrackingEnabled).
        """,
      availability: [.iOS("18.0", from: .current)],
      defaultSource: .ownPage,
      defaultDescription: "`YES` since iOS 26, `NO` in iOS 18",
      required: .optional,
      example: true,
      seeAlso: ["NSObservationTrackingEnabled"],
      sources: [.ownPage, .framework("uikit/automatic-observation-tracking")]),
    Key(
      "NSObservationTrackingEnabled", .boolean,
      summary: "Lets AppKit update views by itself when observable objects change, in macOS 15.",
      discussion: """
        With `YES` AppKit notes which `@Observable` objects a view reads while it lays itself out or
        draws, and runs that code again when they change. macOS 26 and later always do. An iOS app has
        [`UIObservationTrackingEnabled`](key:UIObservationTrackingEnabled).
        """,
      availability: [.macOS("15.0", from: .current)],
      defaultSource: .ownPage,
      defaultDescription: "`YES` since macOS 26, `NO` in macOS 15",
      required: .optional,
      example: true,
      seeAlso: ["UIObservationTrackingEnabled"],
      sources: [
        .ownPage,
        .framework("appkit/updating-views-automatically-with-observation-tracking-in-appkit"),
      ],
      notes: [
        EditorNote(
          .availability,
          [
            .init(.ownPage, "Lists iOS and iPadOS 15.0."),
            .init(.ownPage, "The text is about macOS 15 and later alone."),
          ],
          choice: "macOS 15.0.",
          reason: "The list has the number of macOS beside the name of another platform.")
      ]),
    Key(
      "NSAutoFillRequiresTextContentTypeForOneTimeCodeOnMac", .boolean,
      summary: "Offers codes from messages only in text fields that are marked for them.",
      discussion: """
        Since macOS 26, when a code arrives in Messages or Mail, the system offers it at the insertion
        point of whatever takes text, for three minutes. In an editor or a terminal that is in the way:
        with `YES` the menu appears only in fields whose content type is `oneTimeCode`.

        For a few apps the system leaves the menu out by itself; `NO` brings it back.
        """,
      availability: [.macOS("26.0", from: .current)],
      default: false,
      defaultSource: .ownPage,
      required: .optional,
      apis: [API("NSTextContentType.oneTimeCode", of: "AppKit")],
      example: true),
  ]
}
