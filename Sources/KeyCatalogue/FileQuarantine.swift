import KeyModel

/// Exceptions from the quarantine of files.
var quarantineKeys: [Key] {
  [
    Key(
      "LSFileQuarantineExcludedPathPatterns", .array(of: .string),
      summary: "Exempts files at some paths from the app's quarantine.",
      discussion: """
        Each string is a pattern as in a shell: `*` and `?` stand for characters, `~` for the home
        folder of the person who uses the app. Use it for files that the app writes for itself, such
        as its caches, in an app that quarantines its files with
        [`LSFileQuarantineEnabled`](key:LSFileQuarantineEnabled).
        """,
      availability: [.macOS("10.5", from: .archive2018)],
      required: .optional,
      example: ["~/Library/Caches/com.example.app/*"],
      seeAlso: ["LSFileQuarantineEnabled"],
      sources: [.archive2018("LaunchServicesKeys.html, LSFileQuarantineExcludedPathPatterns")])
  ]
}
