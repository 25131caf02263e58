import KeyModel

extension KeyGroup {
  /// Who may change the bundle of an app.
  static var updatePolicy: KeyGroup {
    KeyGroup(
      "update-policy", "Updates by others",
      summary: "Which programs besides the developer's own may change an installed app.",
      availability: [.macOS("13.0", from: .current)],
      keys: updatePolicyKeys)
  }
}

/// The session that explains who may change the bundle of an app.
let whatIsNewInPrivacy = SourceReference.sessionVideos("wwdc2022/10096")

private let blockedUpdate = Consequence(
  "macOS blocks changes by another team's program that the app doesn't name, and tells people that it wanted to manage other apps.",
  from: whatIsNewInPrivacy)

private var updatePolicyKeys: [Key] {
  [
    Key(
      "NSUpdateSecurityPolicy", .dictionary,
      summary: "Names the programs and installers of other teams that may change the app's bundle.",
      discussion: """
        Leave it out if only your own team's programs update the app: in macOS 13 and later, these
        can change it without asking. Write it if another team's updater or installer does. List
        installer packages in [`AllowPackages`](key:NSUpdateSecurityPolicy/AllowPackages) and
        programs in [`AllowProcesses`](key:NSUpdateSecurityPolicy/AllowProcesses), or both.

        Apple doesn't say whether your own team's programs stay allowed beside the policy, so list
        your own updater too.
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
        You need it only if another team's installer package updates your app. Write that team's
        identifier; every package that the team signs may then change the app's bundle. An updater
        that is an app or a tool goes into
        [`AllowProcesses`](key:NSUpdateSecurityPolicy/AllowProcesses) instead.

        Apple doesn't say whether your own team stays allowed beside the policy, so name your own
        team too if you ship packages.
        """,
      consequence: blockedUpdate,
      availability: [.macOS("13.0", from: .current)],
      required: .optional,
      rules: [
        .should(.pattern("^[A-Z0-9]{10}$", "a team identifier of ten capital letters and digits"))
          .from(.current("nsupdatesecuritypolicy"))
      ],
      example: ["Z9P22VQP42"],
      sources: [.ownPage, .current("nsupdatesecuritypolicy"), whatIsNewInPrivacy]),
    Key(
      "NSUpdateSecurityPolicy/AllowProcesses", .dictionary,
      summary: "Lists, team by team, the programs that may change the app.",
      discussion: """
        You need it if another team's program updates the app, such as a partner's updater. The keys
        are team identifiers, and each value lists the signing identifiers of that team's programs.
        Unlike [`AllowPackages`](key:NSUpdateSecurityPolicy/AllowPackages), it names each program,
        so the team's other programs stay blocked. Apple doesn't say whether your own team's programs
        stay allowed beside the policy, so list your own updater too.
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
        The key is the team's identifier, ten letters and digits. Each element is the signing identifier
        of a program, which is usually its bundle identifier; `codesign -dv` prints it as `Identifier`,
        and the team as `TeamIdentifier`. Both must match: a program with this identifier that another
        team signed isn't allowed.
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
          reason: "The page of `AllowProcesses` says so too.")
      ]),
  ]
}
