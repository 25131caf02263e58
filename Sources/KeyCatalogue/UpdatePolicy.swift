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

private var updatePolicyKeys: [Key] {
  [
    Key(
      "NSUpdateSecurityPolicy", .dictionary,
      summary: "Names the programs and installers that may change the app's bundle.",
      discussion: """
        Since macOS 13 only programs of the same team can write into a signed app. Programs of other
        teams make the system ask people; those that are named here don't. List installer packages in
        [`AllowPackages`](key:NSUpdateSecurityPolicy/AllowPackages) and programs in
        [`AllowProcesses`](key:NSUpdateSecurityPolicy/AllowProcesses), or both.

        The key changes that default, and Apple doesn't say that programs of your team stay allowed
        beside it. Name your own updater too.
        """,
      availability: [.macCatalyst("16.0", from: .current), .macOS("13.0", from: .current)],
      example: [
        "AllowPackages": ["Z9P22VQP42"],
        "AllowProcesses": ["Z9P22VQP42": ["com.example.app.updater"]],
      ],
      seeAlso: ["NSAppBundlesUsageDescription"]),
    Key(
      "NSUpdateSecurityPolicy/AllowPackages", .array(of: .string),
      summary: "Lists the teams whose installer packages may change the app.",
      discussion: """
        Each element is a team identifier of ten letters and digits. A package that such a team signed
        can write into the bundle.
        """,
      availability: [.macOS("13.0", from: .current)],
      required: .optional,
      rules: [
        .should(.pattern("^[A-Z0-9]{10}$", "a team identifier of ten capital letters and digits"))
          .from(.current("nsupdatesecuritypolicy"))
      ],
      example: ["Z9P22VQP42"],
      sources: [.ownPage, .current("nsupdatesecuritypolicy")]),
    Key(
      "NSUpdateSecurityPolicy/AllowProcesses", .dictionary,
      summary: "Lists, by team, the programs that may change the app.",
      discussion: """
        The keys are team identifiers, each with the signing identifiers of programs that the team
        signed.
        """,
      availability: [.macOS("13.0", from: .current)],
      required: .optional,
      example: ["Z9P22VQP42": ["com.example.app.updater"]],
      sources: [.ownPage, .current("nsupdatesecuritypolicy")]),
    Key(
      "NSUpdateSecurityPolicy/AllowProcesses/*", .array(of: .string),
      placeholder: "team identifier",
      summary: "Lists the programs of one team that may change the app.",
      discussion: """
        A program's signing identifier is usually its bundle identifier; `codesign -dv` prints it.
        """,
      example: ["com.example.app.updater"],
      sources: [.ownPage, .current("nsupdatesecuritypolicy")],
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
