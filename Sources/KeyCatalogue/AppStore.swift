import KeyModel

extension KeyGroup {
  /// What App Store Connect asks of a build.
  static var appStore: KeyGroup {
    KeyGroup(
      "app-store", "App Store",
      summary: "What App Store Connect reads from a build: its category and its encryption.",
      availability: [.macOS("10.0", from: .current)],
      keys: appStoreKeys + attributionReportKeys)
  }
}

/// The categories of the Mac App Store.
private let appCategories: [AllowedValue] = [
  AllowedValue("public.app-category.business", "Business."),
  AllowedValue("public.app-category.developer-tools", "Developer tools."),
  AllowedValue("public.app-category.education", "Education."),
  AllowedValue("public.app-category.entertainment", "Entertainment."),
  AllowedValue("public.app-category.finance", "Finance."),
  AllowedValue("public.app-category.games", "Games."),
  AllowedValue("public.app-category.graphics-design", "Graphics and design."),
  AllowedValue("public.app-category.healthcare-fitness", "Health care and fitness."),
  AllowedValue("public.app-category.lifestyle", "Lifestyle."),
  AllowedValue("public.app-category.medical", "Medicine."),
  AllowedValue("public.app-category.music", "Music."),
  AllowedValue("public.app-category.news", "News."),
  AllowedValue("public.app-category.photography", "Photography."),
  AllowedValue("public.app-category.productivity", "Productivity."),
  AllowedValue("public.app-category.reference", "Reference."),
  AllowedValue("public.app-category.social-networking", "Social networking."),
  AllowedValue("public.app-category.sports", "Sports."),
  AllowedValue("public.app-category.travel", "Travel."),
  AllowedValue("public.app-category.utilities", "Utilities."),
  AllowedValue("public.app-category.video", "Video."),
  AllowedValue("public.app-category.weather", "Weather."),
]

/// The kinds of games among them.
private let gameCategories: [AllowedValue] = [
  AllowedValue("public.app-category.action-games", "Games: action."),
  AllowedValue("public.app-category.adventure-games", "Games: adventure."),
  AllowedValue("public.app-category.arcade-games", "Games: arcade."),
  AllowedValue("public.app-category.board-games", "Games: board."),
  AllowedValue("public.app-category.card-games", "Games: card."),
  AllowedValue("public.app-category.casino-games", "Games: casino."),
  AllowedValue("public.app-category.dice-games", "Games: dice."),
  AllowedValue("public.app-category.educational-games", "Games: educational."),
  AllowedValue("public.app-category.family-games", "Games: family."),
  AllowedValue("public.app-category.kids-games", "Games: kids."),
  AllowedValue("public.app-category.music-games", "Games: music."),
  AllowedValue("public.app-category.puzzle-games", "Games: puzzle."),
  AllowedValue("public.app-category.racing-games", "Games: racing."),
  AllowedValue("public.app-category.role-playing-games", "Games: role playing."),
  AllowedValue("public.app-category.simulation-games", "Games: simulation."),
  AllowedValue("public.app-category.sports-games", "Games: sports."),
  AllowedValue("public.app-category.strategy-games", "Games: strategy."),
  AllowedValue("public.app-category.trivia-games", "Games: trivia."),
  AllowedValue("public.app-category.word-games", "Games: word."),
]

/// The app that is uploaded, not one inside it. To a list in a project, a build setting may add the answer.
private let uploadedApp: Condition =
  .inStores && .bundle(.app) && .product
  && !.bundle(.watchApp, .appClip)

private let whenCodeWasSent: Condition =
  .has("ITSAppUsesNonExemptEncryption", true) && .review("Apple has sent a code")

/// Answers to questions of App Store Connect.
private var appStoreKeys: [Key] {
  [
    Key(
      "LSApplicationCategoryType", .string,
      title: "Application Category",
      summary: "Puts a Mac app into a category of the App Store.",
      discussion: """
        The value is the uniform type identifier of the category.
        """,
      consequence: Consequence(
        "App Store Connect refuses a Mac app without a valid category.",
        from: .gitHub("godotengine/godot/issues/49590")),
      availability: [
        .macOS("10.0", from: .current)
      ],
      values: .documented(appCategories + gameCategories, codes: ["ITMS-90242"]),
      valuesSource: .ownPage,
      bundleKinds: [.app],
      rules: [
        // A build setting may add it to a list in a project.
        .present.when(.macAppInStore)
          .from(.gitHub("godotengine/godot/issues/49590")).codes("ITMS-90242")
      ],
      example: "public.app-category.productivity",
      sources: [.ownPage, .gitHub("godotengine/godot/issues/49590")]),
    Key(
      "ITSAppUsesNonExemptEncryption", .boolean,
      title: "App Uses Non-Exempt Encryption",
      summary: "Answers in advance whether export rules for encryption apply.",
      discussion: """
        Write `NO` if the app and the libraries it links use no encryption, or only kinds that are
        exempt, such as HTTPS through `URLSession`. Write `YES` if they contain other encryption; then
        [`ITSEncryptionExportComplianceCode`](key:ITSEncryptionExportComplianceCode) usually follows,
        which Apple sends after it has reviewed your documents.

        Even an app with `NO` may have to be reported to the government of the United States once a
        year, if it uses exempt encryption. The question comes from export law of the United States, where the servers of the App Store
        are. Other countries may have import rules.
        """,
      consequence: Consequence(
        "Without the key App Store Connect asks about encryption at every upload.",
        from: .ownPage),
      availability: [
        .macOS("10.0", from: .current),
        .iOS(.unknown, note: "Named without a version.", from: .current),
      ],
      required: .optional,
      rules: [
        .should(.present.when(uploadedApp)).from(.ownPage)
      ],
      example: false,
      seeAlso: ["ITSEncryptionExportComplianceCode"],
      sources: [.ownPage, .framework("security/complying-with-encryption-export-regulations")],
      notes: [
        EditorNote(
          .availability,
          [
            .init(.ownPage, "The header names macOS 10.0 alone."),
            .init(
              .framework("security/complying-with-encryption-export-regulations"),
              "Speaks of every app that is submitted to TestFlight or the App Store."),
          ],
          choice: "macOS 10.0, and iOS and iPadOS without a version.",
          reason: "The key is read by App Store Connect, which asks the same of apps for iOS.")
      ]),
    Key(
      "ITSEncryptionExportComplianceCode", .string,
      title: "App Encryption Export Compliance Code",
      summary: "Holds the code for the app's approved export documents.",
      discussion: """
        Apple sends the code after it has reviewed the documents that you uploaded in App Store
        Connect. It is of use only with
        [`ITSAppUsesNonExemptEncryption`](key:ITSAppUsesNonExemptEncryption) set to `YES`.
        """,
      availability: [
        .macOS("10.0", from: .current),
        .iOS(.unknown, note: "Named without a version.", from: .current),
      ],
      rules: [
        .present.when(whenCodeWasSent).from(.ownPage),
        .should(.absent.when(!.has("ITSAppUsesNonExemptEncryption", true))).from(.ownPage),
      ],
      example: "aaaaaaaa-bbbb-cccc-dddd-eeeeeeeeeeee",
      seeAlso: ["ITSAppUsesNonExemptEncryption"],
      sources: [.ownPage, .framework("security/complying-with-encryption-export-regulations")]),
  ]
}
