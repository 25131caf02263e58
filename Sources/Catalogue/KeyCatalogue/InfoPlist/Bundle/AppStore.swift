import KeyModel

extension KeyGroup {
  /// Keys that App Store Connect asks of a build.
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
  AllowedValue(
    "public.app-category.business",
    "Helps people run a business or work together: documents, invoices, collaboration, job search."),
  AllowedValue(
    "public.app-category.developer-tools",
    "Helps people write, test and distribute software: editors, debuggers, source control."),
  AllowedValue(
    "public.app-category.education",
    "Teaches a skill or a subject, such as a language, arithmetic or astronomy."),
  AllowedValue(
    "public.app-category.entertainment",
    "Entertains people with video, sound or other content: television, movies, tickets, fan clubs."),
  AllowedValue(
    "public.app-category.finance", "Handles money: banking, budgets, investment, taxes, insurance."),
  AllowedValue(
    "public.app-category.games",
    "Games of every kind; the values that end in `-games` are more specific."),
  AllowedValue(
    "public.app-category.graphics-design",
    "Creates art and graphics: drawing, vector graphics, image editing."),
  AllowedValue(
    "public.app-category.healthcare-fitness",
    "Supports healthy living: workouts, running, meditation, weight loss."),
  AllowedValue(
    "public.app-category.lifestyle",
    "Covers a general interest or service: hobbies, fashion, parenting, real estate."),
  AllowedValue(
    "public.app-category.medical",
    "Serves patients or professionals: anatomy, symptoms, medical records, medical devices."),
  AllowedValue("public.app-category.music", "Plays, records, makes or finds music, or teaches it."),
  AllowedValue("public.app-category.news", "Reports current events: news outlets, feed readers."),
  AllowedValue("public.app-category.photography", "Takes, edits, manages or shares photos."),
  AllowedValue(
    "public.app-category.productivity",
    "Organizes tasks: calendars, notes, mail, translation, cloud storage."),
  AllowedValue(
    "public.app-category.reference",
    "Looks things up: dictionaries, atlases, encyclopedias, laws, quotations."),
  AllowedValue(
    "public.app-category.social-networking",
    "Connects people: messaging, calls, dating, communities."),
  AllowedValue(
    "public.app-category.sports",
    "Follows sports: scores, teams, leagues, sports news, instruction."),
  AllowedValue(
    "public.app-category.travel",
    "Plans, books or tracks trips: flights, hotels, city guides, transit."),
  AllowedValue(
    "public.app-category.utilities",
    "Solves one small task: calculators, clocks, converters, browsers, remote controls."),
  AllowedValue("public.app-category.video", "Records, edits, manages or shares videos."),
  AllowedValue("public.app-category.weather", "Forecasts the weather and warns of storms."),
]

/// The kinds of games among them.
private let gameCategories: [AllowedValue] = [
  AllowedValue(
    "public.app-category.action-games", "Fast games of reflexes, such as fighting and shooting."),
  AllowedValue(
    "public.app-category.adventure-games", "Games that tell a story through exploration."),
  AllowedValue(
    "public.app-category.arcade-games", "Games with short rounds, like those on arcade machines."),
  AllowedValue("public.app-category.board-games", "Chess, checkers and other board games."),
  AllowedValue("public.app-category.card-games", "Solitaire, poker and other card games."),
  AllowedValue("public.app-category.casino-games", "Slots, roulette and other casino games."),
  AllowedValue("public.app-category.dice-games", "Games with dice."),
  AllowedValue("public.app-category.educational-games", "Games that teach something."),
  AllowedValue("public.app-category.family-games", "Games for adults and children together."),
  AllowedValue("public.app-category.kids-games", "Games for children."),
  AllowedValue("public.app-category.music-games", "Rhythm games and other games about music."),
  AllowedValue("public.app-category.puzzle-games", "Logic, matching and other puzzles."),
  AllowedValue("public.app-category.racing-games", "Races with cars or other vehicles."),
  AllowedValue("public.app-category.role-playing-games", "Games in which characters develop."),
  AllowedValue(
    "public.app-category.simulation-games", "Simulations of vehicles, cities, farms or lives."),
  AllowedValue("public.app-category.sports-games", "Soccer, golf and other sports as games."),
  AllowedValue(
    "public.app-category.strategy-games", "Games of planning, in turns or in real time."),
  AllowedValue("public.app-category.trivia-games", "Quizzes."),
  AllowedValue("public.app-category.word-games", "Crosswords and other word games."),
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
      summary: "Puts the app into a category of the Mac App Store.",
      discussion: """
        A Mac app for the App Store needs the key: write the one category that best fits the app's
        main purpose or, for a game, its genre. Xcode sets the key with *App Category* on the
        target's General page, and warns while archiving an app without one; electron-builder sets
        it from `mac.category`. The key is also useful outside the store: Finder can group apps by
        category, and Game Mode requires one of the game categories; see
        [`LSSupportsGameMode`](key:LSSupportsGameMode).
        """,
      consequence: Consequence(
        "App Store Connect refuses a Mac app without a valid category (ITMS-90242).",
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
          .from(.gitHub("godotengine/godot/issues/49590")).codes("ITMS-90242").saying(
            "the Mac App Store refuses an app whose Info.plist names no category",
            "add {key}, even if the category is set in App Store Connect")
      ],
      example: "public.app-category.productivity",
      seeAlso: ["LSSupportsGameMode"],
      sources: [
        .ownPage, .gitHub("godotengine/godot/issues/49590"), .appStore("categories/"),
        .gitHub("internetarchive/wayback-machine-webextension/issues/818"),
        .gitHub("sequelpro/sequelpro/issues/1133"), .gitHub("snes9xgit/snes9x/pull/808"),
        electronFields,
      ]),
    Key(
      "ITSAppUsesNonExemptEncryption", .boolean,
      title: "App Uses Non-Exempt Encryption",
      summary: "Answers App Store Connect's question about encryption in advance.",
      discussion: """
        Write `NO` if the app and the libraries it links use no encryption, or only kinds for which
        no export documents are needed, such as HTTPS through `URLSession`. Write `YES` only if
        Apple requires documents. You then usually also need
        [`ITSEncryptionExportComplianceCode`](key:ITSEncryptionExportComplianceCode), which Apple
        sends after it has reviewed them. Expo takes the value from
        `ios.config.usesNonExemptEncryption`.

        The reason for the question is the export law of the United States, where the App Store's
        servers are. Even an app with `NO` may need a yearly report to the U.S. government if it
        uses exempt encryption. Other countries may have import rules.
        """,
      consequence: Consequence(
        "Without the key, App Store Connect asks about encryption with every upload, and the build waits for the answer.",
        from: .gitHub("Syntraksoftware/Snowtrak/issues/61")),
      availability: [
        .macOS("10.0", from: .current),
        .iOS(
          .unknown, note: "Named without a version.",
          from: .framework("security/complying-with-encryption-export-regulations")),
      ],
      required: .optional,
      rules: [
        .should(.present.when(uploadedApp)).saying(
          "without {key}, App Store Connect asks about encryption with every upload",
          "add it, with 'NO' if the app uses no encryption or only exempt encryption"
        ).from(.ownPage)
      ],
      example: false,
      seeAlso: ["ITSEncryptionExportComplianceCode"],
      sources: [
        .ownPage, .framework("security/complying-with-encryption-export-regulations"),
        .gitHub("Syntraksoftware/Snowtrak/issues/61"), .gitHub("straff2002/OpenGlasses/pull/516"),
        expoFields("UsesNonExemptEncryption"),
      ],
      notes: [
        EditorNote(
          .availability,
          [
            .init(.ownPage, "The header names only macOS 10.0."),
            .init(
              .framework("security/complying-with-encryption-export-regulations"),
              "Speaks of every app that is submitted to TestFlight or the App Store."),
          ],
          choice: "macOS 10.0, and iOS and iPadOS without a version.",
          reason: "App Store Connect reads the key, and asks the same question for iOS apps.")
      ]),
    Key(
      "ITSEncryptionExportComplianceCode", .string,
      title: "App Encryption Export Compliance Code",
      summary: "Names the export documents that Apple has approved for the app.",
      discussion: """
        Write it only if [`ITSAppUsesNonExemptEncryption`](key:ITSAppUsesNonExemptEncryption) is
        `YES`. To get the code, upload the export documents in App Store Connect and wait for
        Apple's review; copy it unchanged. If App Store Connect answers that no documents are
        needed, you get no code; set `ITSAppUsesNonExemptEncryption` to `NO` instead.
        """,
      consequence: Consequence(
        "If `ITSAppUsesNonExemptEncryption` is `YES`, App Store Connect rejects an upload without the matching code (ITMS-90592).",
        from: .gitHub("expo/eas-cli/issues/1590")),
      availability: [
        .macOS("10.0", from: .current),
        .iOS(
          .unknown, note: "Named without a version.",
          from: .framework("security/complying-with-encryption-export-regulations")),
      ],
      rules: [
        .present.when(whenCodeWasSent).from(.ownPage),
        .should(.absent.when(!.has("ITSAppUsesNonExemptEncryption", true))).from(
          .gitHub("element-hq/element-ios/issues/1698")),
      ],
      example: "aaaaaaaa-bbbb-cccc-dddd-eeeeeeeeeeee",
      seeAlso: ["ITSAppUsesNonExemptEncryption"],
      sources: [
        .ownPage, .framework("security/complying-with-encryption-export-regulations"),
        .gitHub("expo/eas-cli/issues/1590"), .gitHub("straff2002/OpenGlasses/pull/516"),
        .gitHub("element-hq/element-ios/issues/1698"),
      ],
      notes: [
        EditorNote(
          .availability,
          [
            .init(.ownPage, "The header names only macOS 10.0."),
            .init(
              .framework("security/complying-with-encryption-export-regulations"),
              "Speaks of every app that is submitted to TestFlight or the App Store."),
          ],
          choice: "macOS 10.0, and iOS and iPadOS without a version.",
          reason: "App Store Connect sends a code for iOS apps too.")
      ]),
  ]
}
