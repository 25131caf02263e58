import KeyModel

/// Colors, rendering, and the systems' modes for old apps.
var stylingKeys: [Key] {
  [
    Key(
      "NSAccentColorName", .string,
      summary: "Sets the tint color of the app's controls.",
      discussion: """
        The color is the tint color on iOS and watchOS, and the accent color on macOS. In a widget
        extension, it tints the screen on which people edit the widget.
        """,
      avoid:
        "Don't write it manually: name a color set from the asset catalog in the build setting `ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME` (*Global Accent Color Name*), and Xcode adds the key.",
      consequence: Consequence(
        "Without the key, the app doesn't use the accent color in its asset catalog, even if the color set is named `AccentColor`.",
        from: .gitHub("tuist/XcodeProj/issues/919")),
      availability: [
        .iOS("14.0", from: .current),
        .macOS("11.0", from: .current),
        .tvOS("14.0", from: .current),
        .visionOS("1.0", from: .current),
        .watchOS("7.0", from: .current),
      ],
      required: .optional,
      example: "AccentColor",
      seeAlso: ["NSWidgetBackgroundColorName"],
      sources: [.ownPage, .framework("xcode/build-settings-reference")]),
    Key(
      "NSWidgetBackgroundColorName", .string,
      summary: "Sets the background color of the screen on which people edit a widget.",
      discussion: """
        The key doesn't color the widget itself: set the widget's background in code, with
        `containerBackground(_:for:)`.
        """,
      avoid:
        "Don't write it manually: name a color set from the widget extension's asset catalog in the build setting `ASSETCATALOG_COMPILER_WIDGET_BACKGROUND_COLOR_NAME` (*Widget Background Color Name*), and Xcode adds the key.",
      availability: [.iOS("14.0", from: .current), .macOS("11.0", from: .current)],
      required: .optional,
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
        Write `YES` until the app supports Dark Mode. In an app that will never support it, set
        `NSApplication.appearance` in code instead. An app linked with an SDK before macOS 10.14
        stays light without the key. With `NO`, that app follows the system too, so write `NO` only
        if the app looks good in Dark Mode. An iOS app uses
        [`UIUserInterfaceStyle`](key:UIUserInterfaceStyle).
        """,
      consequence: Consequence(
        "Without the key, an app linked with the macOS 10.14 SDK or later turns dark with the system, ready or not.",
        from: .framework("appkit/choosing-a-specific-appearance-for-your-macos-app")),
      availability: [.macOS("10.14", from: .current)],
      defaultSource: .framework(
        "appkit/choosing-a-specific-appearance-for-your-macos-app"),
      defaultDescription:
        "`NO` for apps linked with the macOS 10.14 SDK or later, `YES` for others",
      required: .optional,
      apis: [API("NSApplication.appearance", of: "AppKit")],
      example: true,
      seeAlso: ["UIUserInterfaceStyle"],
      sources: [.framework("appkit/choosing-a-specific-appearance-for-your-macos-app")]),
    Key(
      "NSPrefersDisplaySafeAreaCompatibilityMode", .boolean,
      summary: "Sets whether a Mac app stays below the camera housing of the display.",
      discussion: """
        On Macs whose display has a camera housing, compatibility mode makes the usable screen
        smaller while the app has a window behind the housing, so that nothing is covered. Test the
        app on such a Mac, also in full screen. Then write `NO`, or `YES` until you fix the
        problems. With either value, people can no longer choose. `NSScreen.auxiliaryTopLeftArea`
        and `auxiliaryTopRightArea` return the areas beside the housing.
        """,
      consequence: Consequence(
        "Without the key, people choose the mode for the app in Finder's Info window.",
        from: .ownPage),
      availability: [.macOS("12.0", from: .current)],
      defaultSource: .ownPage,
      defaultDescription: "what people choose in Finder's Info window",
      required: .optional,
      apis: [API("NSScreen.auxiliaryTopLeftArea", of: "AppKit", url: nil)],
      example: false),
    Key(
      "UIViewEdgeAntialiasing", .boolean,
      title: "Renders with edge antialiasing",
      summary: "Smooths the edges of layers that aren't aligned to pixels.",
      discussion: """
        Write `YES` if many of the app's views are rotated or not aligned to pixels, and their edges
        look jagged. The key sets only the initial value of every layer's `allowsEdgeAntialiasing`.
        `YES` can noticeably reduce performance. If only a few layers need it, set the property of
        those layers in code.
        """,
      consequence: Consequence(
        "Without `YES`, the edges of rotated layers look jagged, unless code sets `allowsEdgeAntialiasing`.",
        from: .gitHub("react/react-native/pull/1999")),
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
      summary: "Fades a translucent view and its subviews as a group.",
      discussion: """
        The key sets the initial value of every layer's `allowsGroupOpacity`: with `YES`, a
        semitransparent view with opaque subviews looks right, at some cost in performance. `NO` is
        for an old app that relies on the appearance or performance from before iOS 7. For
        individual layers, set the property in code.
        """,
      avoid: "Leave it out of new apps.",
      consequence: Consequence(
        "With `NO`, a translucent view with several opaque subviews can look wrong.",
        from: .framework("quartzcore/calayer/allowsgroupopacity")),
      availability: [
        .iOS("3.0", from: .current),
        .tvOS("9.0", from: .current),
        .watchOS("2.0", from: .current),
      ],
      defaultSource: .framework("quartzcore/calayer/allowsgroupopacity"),
      defaultDescription: "`YES` for apps linked with the iOS 7 SDK or later, `NO` for others",
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
      summary: "Sets how much a True Tone display may shift the app's colors.",
      discussion: """
        True Tone adapts the display's white point to the light in the room. Leave the key out
        unless colors matter: write `UIWhitePointAdaptivityStylePhoto` for an app that needs
        accurate colors, or `UIWhitePointAdaptivityStyleReading` for one in which people read for a
        long time. In Split View, the weaker of the two apps' styles applies to the whole screen.
        """,
      consequence: Consequence(
        "Without the key, the standard shift applies.",
        from: .ownPage),
      availability: [.iOS("9.3", from: .current)],
      values: .documented([
        AllowedValue(
          "UIWhitePointAdaptivityStyleStandard", "The standard shift, as without the key."),
        AllowedValue(
          "UIWhitePointAdaptivityStyleReading", "A stronger shift, for apps in which people read."),
        AllowedValue(
          "UIWhitePointAdaptivityStylePhoto", "A weaker shift, so that photos keep their colors."),
        AllowedValue(
          "UIWhitePointAdaptivityStyleVideo", "A weaker shift, for apps that show video."),
        AllowedValue("UIWhitePointAdaptivityStyleGame", "A weaker shift, for games."),
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
              "Calls the style for reading weaker than the one for photography."),
            .init(
              .archive2018("iPhoneOSKeys.html, UIWhitePointAdaptivityStyle"),
              "Calls the style for photography the weaker one, which applies."),
          ],
          choice: "The style for photography is weaker.",
          reason: "The current page's own list of values says so.")
      ]),
    Key(
      "UISupportsFullScreenInAssistiveAccess", .boolean,
      title: "Supports full screen in Assistive Access",
      summary: "Lets the app fill the screen down to the Back button in Assistive Access.",
      discussion: """
        Write `YES` if the layout adapts to any size and uses safe areas instead of fixed sizes.
        Settings, where a trusted supporter chooses apps, then lists the app as optimized for
        Assistive Access. Without the key, the app works in the smaller frame without changes. For
        an interface designed for Assistive Access, use
        [`UISupportsAssistiveAccess`](key:UISupportsAssistiveAccess).
        """,
      consequence: Consequence(
        "Without the key, Assistive Access shows the app in a reduced frame, the size of a smaller iPhone or iPad.",
        from: .framework("accessibility/optimizing-your-app-for-assistive-access")),
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
              "Without the key, the app appears in a smaller frame."),
          ],
          choice: "`NO`.",
          reason: "The article describes what happens; the page's `YES` is the value to write.")
      ]),
    Key(
      "UISupportsAssistiveAccess", .boolean,
      summary: "Declares that the app has an interface designed for Assistive Access.",
      discussion: """
        Write `YES` only if the app has an `AssistiveAccess` scene with fewer and larger controls,
        which replaces the standard interface in Assistive Access. Settings, where a trusted
        supporter chooses apps, then lists the app as optimized. To show the standard interface in
        full size instead, use
        [`UISupportsFullScreenInAssistiveAccess`](key:UISupportsFullScreenInAssistiveAccess).
        """,
      consequence: Consequence(
        "If the app has neither this key nor `UISupportsFullScreenInAssistiveAccess`, Assistive Access shows the standard interface in a reduced frame, the size of a smaller iPhone or iPad.",
        from: .framework("accessibility/optimizing-your-app-for-assistive-access")),
      availability: [.iOS("26.0", from: .current)],
      required: .optional,
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
              "The text says that adding the key with `YES` declares support for the mode."),
          ],
          choice: "No default.",
          reason: "If `YES` were the default, adding it would have no effect.")
      ]),
    Key(
      "UIObservationTrackingEnabled", .boolean,
      summary: "Lets UIKit on iOS 18 update views automatically when observable objects change.",
      discussion: """
        Write `YES` if the app supports iOS 18 and reads `@Observable` objects in methods such as
        `viewWillLayoutSubviews()`, `layoutSubviews()` or `draw(_:)`: UIKit tracks the properties
        that these methods read and runs the methods again when a property changes. The dedicated
        method, `updateProperties()`, needs iOS 26, where the key isn't necessary. A Mac app uses
        [`NSObservationTrackingEnabled`](key:NSObservationTrackingEnabled).
        """,
      consequence: Consequence(
        "Without `YES`, views on iOS 18 don't update automatically and show old data until code invalidates them.",
        from: .framework("uikit/updating-views-automatically-with-observation-tracking-in-uikit")),
      availability: [.iOS("18.0", from: .current)],
      defaultSource: .ownPage,
      defaultDescription: "`YES` on iOS 26 and later, `NO` on iOS 18",
      required: .optional,
      example: true,
      seeAlso: ["NSObservationTrackingEnabled"],
      sources: [
        .ownPage,
        .framework("uikit/automatic-observation-tracking"),
        .framework("uikit/updating-views-automatically-with-observation-tracking-in-uikit"),
        .framework("uikit/uiview/updateproperties()"),
      ]),
    Key(
      "NSObservationTrackingEnabled", .boolean,
      summary: "Lets AppKit on macOS 15 update views automatically when observable objects change.",
      discussion: """
        Write `YES` if the app supports macOS 15 and reads `@Observable` objects in methods such as
        `viewWillLayout()`, `layout()`, `updateConstraints()` or `draw(_:)`: AppKit tracks the
        properties that these methods read and runs the methods again when a property changes. On
        macOS 26 and later, the key isn't necessary. An iOS app uses
        [`UIObservationTrackingEnabled`](key:UIObservationTrackingEnabled).
        """,
      consequence: Consequence(
        "Without `YES`, views on macOS 15 don't update automatically and show old data until code invalidates them.",
        from: .framework(
          "appkit/updating-views-automatically-with-observation-tracking-in-appkit")),
      availability: [.macOS("15.0", from: .current)],
      defaultSource: .ownPage,
      defaultDescription: "`YES` on macOS 26 and later, `NO` on macOS 15",
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
            .init(.ownPage, "The text is only about macOS 15 and later."),
          ],
          choice: "macOS 15.0.",
          reason: "The list has the macOS version number next to another platform's name.")
      ]),
    Key(
      "NSAutoFillRequiresTextContentTypeForOneTimeCodeOnMac", .boolean,
      summary: "Offers one-time codes only in text fields that are marked for them.",
      discussion: """
        On macOS 26 and later, when a code arrives in Messages or Mail, the system offers it for
        three minutes at the insertion point of any text input. If that is distracting, as in an
        editor or a terminal, write `YES`, and give fields for codes the content type `oneTimeCode`.
        For compatibility, the system hides the offer in a few apps; `NO` shows it again.
        """,
      consequence: Consequence(
        "Without `YES`, the system can offer a code in any text input.",
        from: .ownPage),
      availability: [.macOS("26.0", from: .current)],
      default: false,
      defaultSource: .ownPage,
      required: .optional,
      apis: [API("NSTextContentType.oneTimeCode", of: "AppKit")],
      example: true),
  ]
}
