import KeyModel

extension KeyGroup {
  /// Who may change the bundle of an app.
  static var updatePolicy: KeyGroup {
    KeyGroup(
      "update-policy", "Updates by other programs",
      summary: "Which programs besides the developer's own may change an installed app.",
      availability: [.macOS("13.0", from: .current)],
      keys: updatePolicyKeys)
  }
}

/// The session that explains who may change the bundle of an app.
let whatIsNewInPrivacy = SourceReference.sessionVideos("wwdc2022/10096")

private let blockedUpdate = Consequence(
  "macOS keeps another team's program from changing the app unless the app lists it, and notifies people that the program wanted to manage other apps.",
  from: whatIsNewInPrivacy)

private var updatePolicyKeys: [Key] {
  [
    Key(
      "NSUpdateSecurityPolicy", .dictionary,
      summary: "Names the programs and installers that may change the app's bundle.",
      discussion: """
        Without the key, programs of your own team can change the app in macOS 13 and later;
        programs of other teams can do so only if people allow it. Write the key to allow another
        team's updater or installer, or to restrict updates to your own updater, which you then
        list. List installer packages in [`AllowPackages`](key:NSUpdateSecurityPolicy/AllowPackages)
        and programs in [`AllowProcesses`](key:NSUpdateSecurityPolicy/AllowProcesses).
        """,
      consequence: blockedUpdate,
      availability: [.macCatalyst("16.0", from: .current), .macOS("13.0", from: .current)],
      required: .optional,
      example: [
        "AllowPackages": ["Z9P22VQP42"],
        "AllowProcesses": ["Z9P22VQP42": ["com.example.app.updater"]],
      ],
      seeAlso: ["NSAppBundlesUsageDescription"],
      sources: [.ownPage, whatIsNewInPrivacy]),
    Key(
      "NSUpdateSecurityPolicy/AllowPackages", .array(of: .string),
      summary: "Lists the teams whose installer packages may change the app.",
      discussion: """
        Write the identifier of each team whose installer packages may update the app. Every package
        that the team signs may then change the app's bundle. An updater that is an app or a tool
        goes into [`AllowProcesses`](key:NSUpdateSecurityPolicy/AllowProcesses) instead.
        """,
      consequence: blockedUpdate,
      availability: [.macOS("13.0", from: .current)],
      required: .optional,
      rules: [
        .should(.pattern("^[A-Z0-9]{10}$", "a team identifier, such as `Z9P22VQP42`"))
          .from(.current("nsupdatesecuritypolicy"))
      ],
      example: ["Z9P22VQP42"],
      sources: [.ownPage, .current("nsupdatesecuritypolicy"), whatIsNewInPrivacy]),
    Key(
      "NSUpdateSecurityPolicy/AllowProcesses", .dictionary,
      summary: "Lists, team by team, the programs that may change the app.",
      discussion: """
        The keys are team identifiers. Each value lists the signing identifiers of that team's
        programs that may write into the app's bundle, such as an updater. Installer packages go
        into [`AllowPackages`](key:NSUpdateSecurityPolicy/AllowPackages), which names teams alone.
        """,
      consequence: blockedUpdate,
      availability: [.macOS("13.0", from: .current)],
      required: .optional,
      example: ["Z9P22VQP42": ["com.example.app.updater"]],
      sources: [.ownPage, .current("nsupdatesecuritypolicy"), whatIsNewInPrivacy]),
    Key(
      "NSUpdateSecurityPolicy/AllowProcesses/*", .array(of: .string),
      placeholder: "team identifier",
      summary: "Lists the programs of one team that may change the app.",
      discussion: """
        The key is the team's identifier, such as `Z9P22VQP42`. Each element is the signing
        identifier of a program, which is usually its bundle identifier; `codesign -dv` prints it as
        `Identifier`, and the team as `TeamIdentifier`. Both must match: a program with this
        identifier that another team signed isn't allowed.
        """,
      consequence: blockedUpdate,
      required: .optional,
      example: ["com.example.app.updater"],
      sources: [.ownPage, .current("nsupdatesecuritypolicy"), whatIsNewInPrivacy],
      notes: [
        EditorNote(
          .type,
          [
            .init(.current("nsupdatesecuritypolicy"), "The listing: an array for each team."),
            .init(
              .current("nsupdatesecuritypolicy"),
              "The steps: a dictionary for each team, with an array in it."),
          ],
          choice: "An array for each team.",
          reason: "The page of `AllowProcesses` also maps each team to an array.")
      ]),
  ]
}
