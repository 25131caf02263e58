import KeyModel

/// The oldest macOS on one processor architecture, by its name.
var architectureKeys: [Key] {
  [
    architecture("i386", "Sets the oldest macOS for 32-bit code on Intel processors.", "10.6"),
    architecture("ppc", "Sets the oldest macOS for 32-bit code on PowerPC processors.", "10.4"),
    architecture("ppc64", "Sets the oldest macOS for 64-bit code on PowerPC processors.", "10.5"),
    architecture("x86_64", "Sets the oldest macOS for 64-bit code on Intel processors.", "10.9"),
  ]
}

private func architecture(_ name: String, _ summary: String, _ example: String) -> Key {
  Key(
    PropertyPath("LSMinimumSystemVersionByArchitecture/" + name), .string,
    summary: summary,
    default: "10.0.0",
    defaultSource: .current("lsminimumsystemversionbyarchitecture"),
    required: .optional,
    rules: [
      .should(.format(.versionNumber)).from(
        .archive2018("LaunchServicesKeys.html, LSMinimumSystemVersion"))
    ],
    example: .string(example),
    seeAlso: ["LSMinimumSystemVersion"],
    sources: [
      .current("lsminimumsystemversionbyarchitecture"),
      .archive2018("LaunchServicesKeys.html, LSMinimumSystemVersion"),
    ])
}
