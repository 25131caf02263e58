import KeyModel

/// Exceptions from the quarantine of files.
var quarantineKeys: [Key] {
  [
    Key(
      "LSFileQuarantineExcludedPathPatterns", .array(of: .string),
      summary: "Excludes files that the app creates at certain paths from quarantine.",
      discussion: """
        Add it only to an app with [`LSFileQuarantineEnabled`](key:LSFileQuarantineEnabled). List
        the folders in which the app stores files for itself, such as its caches. Each string is a
        shell pattern: `*` and `?` match characters, and `~` is the home folder of the person who
        uses the app.
        """,
      consequence: Consequence(
        "Files at paths that match no pattern are quarantined.",
        from: .archive2018("LaunchServicesKeys.html, LSFileQuarantineExcludedPathPatterns")),
      availability: [.macOS("10.5", from: .archive2018)],
      required: .optional,
      example: ["~/Library/Caches/com.example.app/*"],
      seeAlso: ["LSFileQuarantineEnabled"],
      sources: [.archive2018("LaunchServicesKeys.html, LSFileQuarantineExcludedPathPatterns")])
  ]
}
