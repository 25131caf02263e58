import KeyModel

private let withSDK27: Condition = .sdk(
  from: Release(.iOS, "27.0"), Release(.macOS, "27.0"), Release(.tvOS, "27.0"))

/// Appearance, fonts, input and graphics.
var appearanceKeys: [Key] {
  [
    Key(
      "UIUserInterfaceStyle", .string,
      title: "User Interface Style",
      summary: "Forces the app to use the light or the dark appearance.",
      discussion: """
        Leave the key out if the app looks right in both appearances, so that it follows the system.
        Write `Light` while support for Dark Mode isn't ready; Apple wants that to be temporary. For
        an app that is dark by design, write `Dark`. A view, view controller or window can override
        its style in code with `overrideUserInterfaceStyle`. A Mac app uses
        [`NSRequiresAquaSystemAppearance`](key:NSRequiresAquaSystemAppearance) instead.
        """,
      consequence: Consequence(
        "Without the key, the app changes its appearance with the system.", from: .ownPage),
      availability: [.iOS("13.0", from: .current), .tvOS("10.0", from: .current)],
      values: .documented([
        AllowedValue("Automatic", "Follows the system setting, as without the key."),
        AllowedValue("Light", "Always light: for an app that isn't ready for Dark Mode."),
        AllowedValue(
          "Dark", "Always dark: for an app with a dark design, such as a photo editor."),
      ]),
      valuesSource: .ownPage,
      default: "Automatic",
      defaultSource: .ownPage,
      required: .optional,
      example: "Light",
      sources: [
        .ownPage,
        .framework("uikit/choosing-a-specific-interface-style-for-your-ios-app"),
        .framework("appkit/choosing-a-specific-appearance-for-your-macos-app"),
      ]),
    Key(
      "UIAppFonts", .array(of: .string),
      title: "Fonts provided by application",
      summary: "Lists the bundled font files that the app uses.",
      discussion: """
        Write each file's name with its extension, and add the file to the target so that Xcode
        copies it into the bundle. For a file in a folder of the bundle, write the path, such as
        `Fonts/Example.ttf`. Use `.ttf` or `.otf`, and convert web fonts such as `.woff2`. In code,
        use the full name of the font (in SwiftUI, its PostScript name), which seldom matches the
        file name: print `UIFont.fontNames(forFamilyName:)` for each of `UIFont.familyNames` to find
        it. A Mac app names a folder in [`ATSApplicationFontsPath`](key:ATSApplicationFontsPath).
        The App Store validates every font in an upload, and a font that looks right can still fail:
        check it with Font Book, which uses the same tool, `FontValidator`.
        """,
      consequence: Consequence(
        "The app can't use a font whose file isn't listed, and `UIFont(name:size:)` returns `nil` for it.",
        from: .framework("uikit/adding-a-custom-font-to-your-app")),
      availability: [
        .iOS("3.2", from: .current),
        .tvOS("9.0", from: .current),
        .visionOS("1.0", from: .current),
        .watchOS("2.0", from: .current),
      ],
      required: .optional,
      apis: [API("UIFont.init(name:size:)", of: "UIKit")],
      rules: [
        .should(.pattern("[.][A-Za-z0-9]+$", "a file's name with its extension")).from(.ownPage),
        .should(.absent(use: "ATSApplicationFontsPath").when(.platform(.macOS))).from(
          .current("atsapplicationfontspath")),
      ],
      example: ["Example-Regular.ttf", "Example-Bold.otf"],
      seeAlso: ["ATSApplicationFontsPath"],
      sources: [
        .ownPage,
        .framework("uikit/adding-a-custom-font-to-your-app"),
        .framework("swiftui/applying-custom-fonts-to-text"),
        .framework("technotes/tn3214-validating-the-fonts-you-ship-in-your-app"),
      ]),
    Key(
      "ATSApplicationFontsPath", .string,
      title: "Application fonts resource path",
      summary: "Names the folder or file that contains a Mac app's fonts.",
      discussion: """
        Write a path relative to the bundle's Resources folder, and copy the fonts there: `Fonts/`
        for `Contents/Resources/Fonts`. If the fonts are in Resources itself, `./` works. The value
        is a single string, so several fonts have to be in one folder. An iOS app lists its font
        files in [`UIAppFonts`](key:UIAppFonts). The key has nothing to do with App Transport
        Security.
        """,
      consequence: Consequence(
        "Without the key, an app that doesn't register its bundled fonts in code finds them only on Macs where they are installed.",
        from: .gitHub("anegostudios/VintageStory-Issues/issues/7324")),
      availability: [
        .macOS("10.0", from: .current)
      ],
      required: .optional,
      example: "Fonts/",
      seeAlso: ["UIAppFonts"],
      sources: [
        .ownPage,
        .gitHub("skiptools/skip/issues/349"),
      ]),
    Key(
      "UIApplicationSupportsIndirectInputEvents", .boolean,
      summary: "Distinguishes clicks and trackpad gestures from touches with fingers.",
      discussion: """
        Leave the key out in an app for iOS 17 and later, and write `YES` if the app also runs on
        earlier systems. With `YES`, a click is a touch of the type `indirectPointer`, and pinching
        on a trackpad triggers gesture recognizers without any touches: `numberOfTouches` is 0, and
        `location(ofTouch:in:)` raises an exception. Apple intends the key only for the transition:
        support indirect input on all systems.
        """,
      consequence: Consequence(
        "With `NO`, and before iOS 17 also without the key, UIKit simulates two fingers for a gesture on a trackpad, which can accidentally trigger other gesture recognizers.",
        from: .ownPage),
      availability: [
        .iOS("13.4", from: .current),
        .visionOS(
          "1.0", note: "The system always supports indirect input and ignores the key.",
          from: .current),
      ],
      defaultSource: .ownPage,
      defaultDescription: "`YES` since iOS 17, `NO` before",
      required: .optional,
      apis: [
        API(
          "UITouch.TouchType.indirectPointer", of: "UIKit",
          url:
            "https://developer.apple.com/documentation/uikit/uitouch/touchtype-swift.enum/indirectpointer"
        ),
        API("UIEvent.EventType.transform", of: "UIKit"),
      ],
      example: true),
    Key(
      "CADisableMinimumFrameDurationOnPhone", .boolean,
      summary: "Allows an iPhone app to use frame rates above 60 hertz on ProMotion displays.",
      discussion: """
        Write `YES` if the app draws animations with `CADisplayLink` or `CAAnimation` and asks for
        higher rates in `preferredFrameRateRange`, such as 120 for a game. iPad Pro doesn't need the
        key. A rate is only a hint: the system lowers it in Low Power Mode or when the device gets
        hot. High rates use more energy, so request them only where motion is fast.
        """,
      consequence: Consequence(
        "Without `YES`, Core Animation gives the app at most 60 frames a second on iPhone.",
        from: .framework("quartzcore/optimizing-iphone-and-ipad-apps-to-support-promotion-displays")
      ),
      availability: [.iOS("15.0", from: .current)],
      default: false,
      defaultSource: .ownPage,
      required: .optional,
      apis: [API("CADisplayLink", of: "Core Animation")],
      example: true,
      sources: [
        .ownPage,
        .framework("quartzcore/optimizing-iphone-and-ipad-apps-to-support-promotion-displays"),
      ]),
    Key(
      "UIDesignRequiresCompatibility", .boolean,
      summary: "Gives an app the appearance that it has with SDKs earlier than iOS 26.",
      discussion: """
        With `YES`, controls look as they do in an app built with an SDK earlier than iOS 26. The
        key was intended only for the time in which you revise the interface. That time is over: the
        system ignores the key in apps built for iOS 27, macOS 27 or tvOS 27. Remove it when you
        move to Xcode 27, because iOS 26 still reads it.
        """,
      avoid: "Don't add it anymore.",
      consequence: Consequence(
        "According to a developer, an app with the key that is built with the iOS 27.2 SDK crashes at launch on iOS 26.6.",
        from: .developerForums("858194")),
      availability: [
        .iOS("26.0", ignored: "27.0", from: .current),
        .macOS("26.0", ignored: "27.0", from: .current),
        .tvOS("26.0", ignored: "27.0", from: .current),
      ],
      default: false,
      defaultSource: .ownPage,
      required: .optional,
      replacedBy: [],
      rules: [
        .should(.absent.when(withSDK27)).from(.ownPage)
      ],
      example: true,
      sources: [
        .ownPage,
        .framework("technologyoverviews/adopting-liquid-glass"),
        .developerForums("858194"),
      ]),
    Key(
      "NSHighResolutionCapable", .boolean,
      title: "High Resolution Capable",
      summary: "Declares that a Mac app can draw at the full resolution of a Retina display.",
      discussion: """
        Write `YES` in a Mac app that another tool packages, such as a Java, Go or Python app: its
        text may look blurry without the key. An app built with Xcode may be sharp anyway. If
        nothing changes after you add the key, `touch` or move the bundle, so that the system reads
        the Info.plist again. Apple documents only the type, not a default.
        """,
      consequence: Consequence(
        "Without the key, macOS can run the app in low resolution, so that text and images look blurry on a Retina display.",
        from: .gitHub("alexflint/gallium/pull/52")),
      availability: [
        .iOS("2.0", from: .current),
        .macOS("10.0", from: .current),
        .tvOS("9.0", from: .current),
        .visionOS("1.0", from: .current),
        .watchOS("2.0", from: .current),
      ],
      required: .optional,
      example: true,
      sources: [
        .ownPage,
        .gitHub("openjdk/jdk"),
        .gitHub("alexflint/gallium/pull/52"),
        .gitHub("rsms/fb-mac-messenger/pull/95"),
        .gitHub("nesbox/TIC-80/issues/348"),
      ],
      notes: [
        EditorNote(
          .type,
          [
            .init(.ownPage, "A Boolean."),
            .init(
              .gitHub("openjdk/jdk"),
              "`jpackage` writes the string `true` in the Info.plist of every app that it creates."),
          ],
          choice: "A Boolean; a string is not an error.",
          reason: "Many shipped apps contain the string.")
      ],
      alsoAccepts: [.string]),
    Key(
      "NSSupportsAutomaticGraphicsSwitching", .boolean,
      title: "Supports Automatic Graphics Switching",
      summary: "Lets an OpenGL app run on the integrated GPU of a Mac that has two GPUs.",
      discussion: """
        Write `YES` if the app uses OpenGL, directly or through a framework, and doesn't need the
        faster GPU: this saves battery power on a MacBook Pro with two GPUs. The app has to support
        several GPUs and check at runtime which features are available, because the integrated GPU
        offers fewer; otherwise, the system may continue to use the discrete one.
        """,
      consequence: Consequence(
        "Without `YES`, the Mac switches to the discrete GPU when the app creates an OpenGL context, and uses it until the app quits.",
        from: .technicalNotes("QA1734")),
      availability: [
        .macOS("10.7", from: .current)
      ],
      required: .optional,
      example: true,
      sources: [
        .ownPage,
        .technicalNotes("QA1734"),
      ]),
  ]
}
