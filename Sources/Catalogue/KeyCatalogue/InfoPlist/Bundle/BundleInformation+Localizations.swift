import KeyModel

/// The languages of a bundle.
var localizationKeys: [Key] {
  [
    Key(
      "CFBundleLocalizations", .array(of: .string),
      title: "Localizations",
      summary: "Lists languages that the app supports without a folder for each.",
      discussion: """
        Leave it out of an app that has `en.lproj` and other language folders, because the system
        finds those. Write it for a program that isn't in a bundle, or that translates its text
        without language folders. Write language identifiers, such as `en` and `pt-BR`.
        """,
      availability: [
        .iOS("2.0", from: .current),
        .macOS("10.0", from: .current),
        .tvOS("9.0", from: .current),
        .visionOS("1.0", from: .current),
        .watchOS("2.0", from: .current),
      ],
      defaultSource: .ownPage,
      defaultDescription: "`en`",
      required: .optional,
      rules: [.should(.format(.localization)).from(.ownPage)],
      example: ["en", "de", "pt-BR"],
      seeAlso: ["CFBundleDevelopmentRegion", "CFBundleAllowMixedLocalizations"],
      sources: [
        .ownPage, .archive2018("CoreFoundationKeys.html, CFBundleLocalizations"),
        .framework("corefoundation/cfbundlecopylocalizationsforurl(_:)"),
      ]),
    Key(
      "CFBundleAllowMixedLocalizations", .boolean,
      title: "Localized resources can be mixed",
      summary: "Lets frameworks use languages that the app itself doesn't have.",
      discussion: """
        Write `YES` for a program without translations, such as a command-line tool, whose
        frameworks have translations. The text of a framework then appears in the user's preferred
        language, although the program's own text doesn't.
        """,
      availability: [
        .iOS("2.0", from: .current),
        .macOS("10.0", from: .current),
        .tvOS("9.0", from: .current),
        .visionOS("1.0", from: .current),
        .watchOS("2.0", from: .current),
      ],
      required: .optional,
      example: true,
      seeAlso: ["CFBundleLocalizations"],
      sources: [
        .ownPage,
        .archive2018("CoreFoundationKeys.html, CFBundleAllowMixedLocalizations"),
      ]),
  ]
}
