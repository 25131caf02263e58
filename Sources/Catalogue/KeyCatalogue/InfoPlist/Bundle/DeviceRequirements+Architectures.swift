import KeyModel

/// The consequence for an app that states its oldest systems by architecture alone.
let withoutMinimum = Consequence(
  "The Mac App Store rejects an app that has the dictionary but no `LSMinimumSystemVersion`.",
  from: .gitHub("godotengine/godot/issues/123287"))

/// The key that the store asks for beside the dictionary.
let minimumBesideArchitectures: Rule = .should(
  .needs("LSMinimumSystemVersion", when: "For the Mac App Store")
).from(.gitHub("godotengine/godot/issues/123287"))

/// The oldest macOS on one processor architecture, by its name.
var architectureKeys: [Key] {
  [
    architecture(
      "i386", "Sets the oldest macOS for 32-bit code on Intel processors.",
      "An old app with code for several architectures can set an oldest system for each.",
      avoid: "Don't write it in a new app: macOS has not run 32-bit code since 10.15.", "10.6"),
    architecture(
      "ppc", "Sets the oldest macOS for 32-bit code on PowerPC processors.",
      """
      In a universal app for old and new Macs, the key lets PowerPC code run on an older system than
      the app's other code.
      """, avoid: "Don't write it in a new app: current Macs don't run such code.", "10.4"),
    architecture(
      "ppc64", "Sets the oldest macOS for 64-bit code on PowerPC processors.",
      """
      If the same app also contains 32-bit code for PowerPC, its oldest system is in
      [`ppc`](key:LSMinimumSystemVersionByArchitecture/ppc).
      """, avoid: "Don't write it in a new app: current Macs don't run such code.", "10.5"),
    architecture(
      "x86_64", "Sets the oldest macOS for 64-bit code on Intel processors.",
      """
      Use it for a universal app whose Intel code runs on older systems than its Apple silicon code,
      which needs macOS 11. Write the deployment target of the Intel code, and the same or an older
      version in [`LSMinimumSystemVersion`](key:LSMinimumSystemVersion), which the Mac App Store
      requires in any case.
      """, "15.0"),
  ]
}

private func architecture(
  _ name: String, _ summary: String, _ discussion: String, avoid: String? = nil, _ example: String
) -> Key {
  Key(
    PropertyPath("LSMinimumSystemVersionByArchitecture/" + name), .string,
    summary: summary,
    discussion: discussion,
    avoid: avoid,
    consequence: Consequence(
      "Without the key, macOS 10.0.0 is the oldest system for code of this architecture.",
      from: .current("lsminimumsystemversionbyarchitecture")),
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
      .gitHub("godotengine/godot/issues/123287"),
    ])
}
