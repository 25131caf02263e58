import KeyModel

private let withSDK27: Condition = .sdk(
  from: Release(.iOS, "27.0"), Release(.macOS, "27.0"), Release(.tvOS, "27.0"))

/// Appearance, fonts, input and graphics.
var appearanceKeys: [Key] {
  [
    Key(
      "UIUserInterfaceStyle", .string,
      title: "User Interface Style",
      summary: "Fixes the app to the light or the dark appearance.",
      discussion: """
        Without the key the app follows the system and changes with it. Use it for the time until the
        app supports both appearances; a single window or view controller can also override its style
        in code.
        """,
      availability: [.iOS("13.0", from: .current), .tvOS("10.0", from: .current)],
      values: .documented([
        AllowedValue("Automatic", "The appearance of the system, with its changes."),
        AllowedValue("Light", "Always light."),
        AllowedValue("Dark", "Always dark."),
      ]),
      valuesSource: .ownPage,
      default: "Automatic",
      defaultSource: .ownPage,
      required: .optional,
      example: "Light"),
    Key(
      "UIAppFonts", .array(of: .string),
      title: "Fonts provided by application",
      summary: "Lists font files in the bundle that the app uses.",
      discussion: """
        Write each file's name with its extension, and make the file a member of the target so that it
        is copied into the bundle. In code and storyboards, use the name of the font, which seldom
        matches that of the file. A Mac app names a folder in
        [`ATSApplicationFontsPath`](key:ATSApplicationFontsPath).
        """,
      consequence: Consequence(
        "A font whose file isn't listed cannot be used.",
        from: .framework("uikit/adding-a-custom-font-to-your-app")),
      availability: [
        .iOS("3.2", from: .current),
        .tvOS("9.0", from: .current),
        .visionOS("1.0", from: .current),
        .watchOS("2.0", from: .current),
      ],
      apis: [API("UIFont.init(name:size:)", of: "UIKit")],
      rules: [
        .should(.pattern("[.][A-Za-z0-9]+$", "a file's name with its extension")).from(.ownPage),
        .should(.absent(use: "ATSApplicationFontsPath").when(.platform(.macOS))).from(
          .current("atsapplicationfontspath")),
      ],
      example: ["Example-Regular.ttf", "Example-Bold.otf"],
      seeAlso: ["ATSApplicationFontsPath"],
      sources: [.ownPage, .framework("uikit/adding-a-custom-font-to-your-app")]),
    Key(
      "ATSApplicationFontsPath", .string,
      title: "Application fonts resource path",
      summary: "Names the folder or file of fonts that a Mac app uses.",
      discussion: """
        The path starts at the bundle's Resources folder: `Fonts/` for `Contents/Resources/Fonts`. The
        key has nothing to do with App Transport Security.
        """,
      availability: [
        .macOS("10.0", from: .current)
      ],
      example: "Fonts/",
      seeAlso: ["UIAppFonts"]),
    Key(
      "UIApplicationSupportsIndirectInputEvents", .boolean,
      summary: "Distinguishes clicks and trackpad gestures from touches by fingers.",
      discussion: """
        With `YES` a click is a touch of the type `indirectPointer`, and pinching on a trackpad drives
        gesture recognizers without any touches: `numberOfTouches` is 0, and `location(ofTouch:in:)`
        raises an exception. With `NO` UIKit imitates fingers.

        Templates of Xcode contain `YES`. Apple calls the key a help for the transition: support
        indirect input on all systems.
        """,
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
      summary: "Allows the highest frame rates of ProMotion displays.",
      discussion: """
        With `YES` animations and display links can ask for any rate that the display has, such as 120
        frames a second on iPhone. With `NO` they get at most the usual rate.
        """,
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
      summary: "Keeps the look of apps built with earlier SDKs.",
      discussion: """
        With `YES` controls look as they do in an app that was built with the SDK before that of iOS
        26. It was meant for the time in which you revised the interface, and that time is over: the
        system ignores the key in apps built for iOS 27, macOS 27 or tvOS 27.

        Take it out when you move to Xcode 27. iOS 26 still reads it, and a developer reports that an
        app built with the SDK of iOS 27.2 then crashes at launch on iOS 26.6.
        """,
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
      summary: "Says whether a Cocoa app supports high-resolution displays.",
      availability: [
        .iOS("2.0", from: .current),
        .macOS("10.0", from: .current),
        .tvOS("9.0", from: .current),
        .visionOS("1.0", from: .current),
        .watchOS("2.0", from: .current),
      ],
      example: true,
      sources: [.ownPage, .gitHub("openjdk/jdk")],
      notes: [
        EditorNote(
          .type,
          [
            .init(.ownPage, "A Boolean."),
            .init(
              .gitHub("openjdk/jdk"),
              "The list that `jpackage` gives every app it makes has the string `true`."),
          ],
          choice: "A Boolean; a string is not an error.",
          reason: "Many shipped apps have the string.")
      ],
      alsoAccepts: [.string]),
    Key(
      "NSSupportsAutomaticGraphicsSwitching", .boolean,
      title: "Supports Automatic Graphics Switching",
      summary: "Lets an OpenGL app run on the integrated graphics processor.",
      discussion: """
        It concerns Macs with two graphics processors.
        """,
      availability: [
        .macOS("10.7", from: .current)
      ],
      example: true),
  ]
}
