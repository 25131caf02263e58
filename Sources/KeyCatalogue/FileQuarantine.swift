import KeyModel

/// Exceptions from the quarantine of files.
var quarantineKeys: [Key] {
  [
    Key(
      "LSFileQuarantineExcludedPathPatterns", .array(of: .string),
      summary: "Keeps files at certain paths out of the app's quarantine.",
      discussion: """
        Only for an app with [`LSFileQuarantineEnabled`](key:LSFileQuarantineEnabled). List the folders
        in which the app keeps files for itself, such as its caches. Each string is a pattern as in a
        shell: `*` and `?` stand for characters, `~` for the home folder of the person who uses the app.
        """,
      availability: [.macOS("10.5", from: .archive2018)],
      required: .optional,
      example: ["~/Library/Caches/com.example.app/*"],
      seeAlso: ["LSFileQuarantineEnabled"],
      sources: [.archive2018("LaunchServicesKeys.html, LSFileQuarantineExcludedPathPatterns")])
  ]
}
