import KeyModel

extension KeyGroup {
  /// Plug-ins of Core Foundation, and AppleScript.
  static var plugIns: KeyGroup {
    KeyGroup(
      "plug-ins", "Plug-ins and scripting",
      summary: "How code outside the app is found, and how scripts use it.",
      availability: [.macOS("10.0", from: .current)],
      keys: plugInKeys)
  }
}

/// Plug-ins of Core Foundation, and scripting.
private var plugInKeys: [Key] {
  [
    Key(
      "CFPlugInDynamicRegistration", .boolean,
      title: "Plug-in should be registered dynamically",
      summary: "Says whether a CFPlugIn registers itself in code.",
      discussion: """
        With `YES` the host calls the registration function, with `NO` it reads
        [`CFPlugInFactories`](key:CFPlugInFactories) and [`CFPlugInTypes`](key:CFPlugInTypes).
        """,
      availability: [
        .macOS("10.0", from: .current)
      ],
      example: false,
      seeAlso: ["CFPlugInDynamicRegisterFunction", "CFPlugInFactories"],
      sources: [.ownPage, .archive2018("CoreFoundationKeys.html, CFPlugInDynamicRegistration")],
      notes: [
        EditorNote(
          .type,
          [
            .init(.ownPage, "A Boolean."),
            .init(
              .archive2018("CoreFoundationKeys.html, CFPlugInDynamicRegistration"),
              "A string, YES or NO."),
          ],
          choice: "A Boolean; a string is accepted.",
          reason: "The newer page counts, and nearly all plug-ins have the string.")
      ],
      alsoAccepts: [.string]),
    Key(
      "CFPlugInDynamicRegisterFunction", .string,
      title: "Plug-in dynamic registration function name",
      summary: "Names the function that registers a CFPlugIn.",
      discussion: """
        Needed only for a function with another name than `CFPlugInDynamicRegister`.
        """,
      availability: [
        .macOS("10.0", from: .current)
      ],
      required: .optional,
      example: "ExampleRegister",
      seeAlso: ["CFPlugInDynamicRegistration"],
      sources: [
        .ownPage,
        .archive2018("CoreFoundationKeys.html, CFPlugInDynamicRegisterFunction"),
      ]),
    Key(
      "CFPlugInFactories", .dictionary,
      title: "Plug-in factory interfaces",
      summary: "Names the functions that make the objects of a CFPlugIn.",
      discussion: """
        Each key is the UUID of a factory, each value the name of its function.
        """,
      availability: [
        .macOS("10.0", from: .current)
      ],
      rules: [
        .should(.present.when(.has("CFPlugInDynamicRegistration", false, "NO"))).from(
          .archive2018("CoreFoundationKeys.html, CFPlugInDynamicRegistration"))
      ],
      example: ["68753A44-4D6F-1226-9C60-0050E4C00067": "ExampleFactory"],
      seeAlso: ["CFPlugInTypes"],
      sources: [.ownPage, .archive2018("CoreFoundationKeys.html, CFPlugInFactories")]),
    Key(
      "CFPlugInFactories/*", .string,
      placeholder: "UUID",
      summary: "Names the function that makes the objects of one factory.",
      example: "ExampleFactory",
      sources: [.ownPage, .archive2018("CoreFoundationKeys.html, CFPlugInFactories")]),
    Key(
      "CFPlugInTypes", .dictionary,
      title: "Plug-in types",
      summary: "Lists the factories for each type of a CFPlugIn.",
      discussion: """
        Each key is the UUID of a type, each value an array of UUIDs from
        [`CFPlugInFactories`](key:CFPlugInFactories).
        """,
      availability: [
        .macOS("10.0", from: .current)
      ],
      rules: [
        .should(.present.when(.has("CFPlugInDynamicRegistration", false, "NO"))).from(
          .archive2018("CoreFoundationKeys.html, CFPlugInDynamicRegistration"))
      ],
      example: ["D736950A-4D6E-1226-803A-0050E4C00067": ["68753A44-4D6F-1226-9C60-0050E4C00067"]],
      seeAlso: ["CFPlugInFactories"],
      sources: [.ownPage, .archive2018("CoreFoundationKeys.html, CFPlugInTypes")]),
    Key(
      "CFPlugInTypes/*", .array(of: .string),
      placeholder: "UUID",
      summary: "Lists the factories of one type.",
      example: ["68753A44-4D6F-1226-9C60-0050E4C00067"],
      sources: [
        .ownPage, .archive2018("CoreFoundationKeys.html, CFPlugInTypes"),
        .publicProjects("CFPlugInTypes"),
      ],
      notes: [
        EditorNote(
          .type,
          [
            .init(.archive2018("CoreFoundationKeys.html, CFPlugInTypes"), "An array of strings."),
            .init(
              .publicProjects("CFPlugInTypes"),
              "Two plug-ins of IOHIDFamily, which macOS contains, have a single string."),
          ],
          choice: "An array; a string is accepted.",
          reason: "The plug-ins of the system work.")
      ],
      alsoAccepts: [.string]),
    Key(
      "CFPlugInUnloadFunction", .string,
      title: "Plug-in unload function name",
      summary: "Names the function to call before a CFPlugIn is unloaded.",
      discussion: """
        The function frees what the plug-in has allocated.
        """,
      availability: [
        .macOS("10.0", from: .current)
      ],
      required: .optional,
      example: "ExampleUnload",
      sources: [.ownPage, .archive2018("CoreFoundationKeys.html, CFPlugInUnloadFunction")]),
    Key(
      "OSAScriptingDefinition", .string,
      title: "Scripting definition file name",
      summary: "Names the file with the commands and classes that AppleScript finds in the app.",
      discussion: """
        The file ends in `.sdef` and describes the commands and classes that AppleScript can use.
        [`NSAppleScriptEnabled`](key:NSAppleScriptEnabled) makes the app scriptable.
        """,
      availability: [
        .macOS("10.0", from: .current)
      ],
      example: "Example.sdef",
      seeAlso: ["NSAppleScriptEnabled"],
      sources: [.ownPage, .publicProjects("OSAScriptingDefinition")]),
    Key(
      "CSResourcesFileMapped", .boolean,
      title: "Resources should be file-mapped",
      summary: "Maps resource files into memory instead of reading them.",
      availability: [
        .macOS("10.0", from: .current)
      ],
      example: true),
  ]
}
