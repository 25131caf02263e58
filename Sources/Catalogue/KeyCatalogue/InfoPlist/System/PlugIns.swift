import KeyModel

extension KeyGroup {
  /// Plug-ins of Core Foundation, and AppleScript.
  static var plugIns: KeyGroup {
    KeyGroup(
      "plug-ins", "Plug-ins and scripting",
      summary: "How an app finds plug-ins, and how scripts control the app.",
      availability: [.macOS("10.0", from: .current)],
      keys: plugInKeys)
  }
}

/// The open source of Core Foundation, whose registration of plug-ins may differ from macOS.
private let coreFoundation = SourceReference.gitHub(
  "swiftlang/swift-corelibs-foundation/blob/main/Sources/CoreFoundation/CFPlugIn.c")

/// Plug-ins of Core Foundation, and scripting.
private var plugInKeys: [Key] {
  [
    Key(
      "CFPlugInDynamicRegistration", .boolean,
      title: "Plug-in should be registered dynamically",
      summary: "Says whether a CFPlugIn registers its types in code or in its Info.plist.",
      discussion: """
        Write `NO`, or leave it out, unless the types are known only at run time. With `NO`, the
        host reads [`CFPlugInFactories`](key:CFPlugInFactories) and
        [`CFPlugInTypes`](key:CFPlugInTypes), and loads the code when it needs an object. With
        `YES`, it loads the code at once and calls the registration function; write the string
        `YES`, because the open-source Core Foundation treats a Boolean as `NO`. Xcode's template
        for Quick Look generators contains the key, as the string `NO`.
        """,
      consequence: Consequence(
        "Without the key, Core Foundation registers the factories in `CFPlugInFactories`, as with `NO`.",
        from: coreFoundation),
      availability: [
        .macOS("10.0", from: .current)
      ],
      bundleKinds: [.bundle],
      example: false,
      seeAlso: ["CFPlugInDynamicRegisterFunction", "CFPlugInFactories"],
      sources: [
        .ownPage, .archive2018("CoreFoundationKeys.html, CFPlugInDynamicRegistration"),
        .archivedGuide("CoreFoundation/Conceptual/CFPlugIns/Concepts/registration.html"),
        .quickLookGuide("QLProjectConfig.html"), coreFoundation,
      ],
      notes: [
        EditorNote(
          .type,
          [
            .init(.ownPage, "A Boolean."),
            .init(
              .archive2018("CoreFoundationKeys.html, CFPlugInDynamicRegistration"),
              "A string, YES or NO."),
            .init(coreFoundation, "Only the string YES turns dynamic registration on."),
          ],
          choice: "A Boolean or a string; `YES` has to be a string.",
          reason:
            "Nearly all plug-ins have the string, and the open-source Core Foundation recognizes `YES` only as a string.",
          isEditorial: false)
      ],
      alsoAccepts: [.string]),
    Key(
      "CFPlugInDynamicRegisterFunction", .string,
      title: "Plug-in dynamic registration function name",
      summary: "Names the function that registers the types of a CFPlugIn in code.",
      discussion: """
        It is needed only with [`CFPlugInDynamicRegistration`](key:CFPlugInDynamicRegistration) set
        to the string `YES`, and only for a function with a name other than
        `CFPlugInDynamicRegister`. Write the name of the C function, which takes the `CFPlugIn` and
        calls `CFPlugInRegisterFactoryFunction(_:_:)` and `CFPlugInRegisterPlugInType(_:_:)`.
        Templates contain it with an empty value.
        """,
      availability: [
        .macOS("10.0", from: .current)
      ],
      required: .optional,
      apis: [API("CFPlugInDynamicRegisterFunction", of: "Core Foundation")],
      bundleKinds: [.bundle],
      example: "ExampleRegister",
      seeAlso: ["CFPlugInDynamicRegistration"],
      sources: [
        .ownPage,
        .archive2018("CoreFoundationKeys.html, CFPlugInDynamicRegisterFunction"),
        .framework("corefoundation/cfplugindynamicregisterfunction"),
        .framework("corefoundation/cfplugin"),
        .archivedGuide("CoreFoundation/Conceptual/CFPlugIns/Concepts/registration.html"),
        .quickLookGuide("QLProjectConfig.html"),
      ]),
    Key(
      "CFPlugInFactories", .dictionary,
      title: "Plug-in factory interfaces",
      summary: "Lists the functions that create the objects of a CFPlugIn.",
      discussion: """
        Write one entry for each factory. The key is a UUID that you generate for the factory with
        `uuidgen`. The value is the name of a C function that the plug-in exports; in C++, declare
        the function `extern "C"`. Delete the entry of a template, whose UUID consists of zeros and
        whose function is `MyFactoryFunction`: with it, none of the factories is registered.
        [`CFPlugInTypes`](key:CFPlugInTypes) says which types of object a factory can create. With
        both keys, the host loads the code only when it needs an object. The open-source Core
        Foundation registers the factories whenever the key is present, so
        [`CFPlugInDynamicRegistration`](key:CFPlugInDynamicRegistration) may be `NO` or absent.
        """,
      consequence: Consequence(
        "With neither the key nor dynamic registration, or with a template's `MyFactoryFunction`, Core Foundation doesn't treat the bundle as a plug-in.",
        from: coreFoundation),
      availability: [
        .macOS("10.0", from: .current)
      ],
      apis: [API("CFPlugInFactoryFunction", of: "Core Foundation")],
      bundleKinds: [.bundle],
      rules: [
        .should(.present.when(.has("CFPlugInDynamicRegistration", false, "NO"))).from(
          .archive2018("CoreFoundationKeys.html, CFPlugInDynamicRegistration"))
      ],
      example: ["68753A44-4D6F-1226-9C60-0050E4C00067": "ExampleFactory"],
      seeAlso: ["CFPlugInTypes"],
      sources: [
        .ownPage, .archive2018("CoreFoundationKeys.html, CFPlugInFactories"),
        .archivedGuide("CoreFoundation/Conceptual/CFPlugIns/Concepts/registration.html"),
        coreFoundation,
      ]),
    Key(
      "CFPlugInFactories/*", .string,
      placeholder: "UUID",
      summary: "Names the function that creates the objects of one factory.",
      discussion: """
        The key is the UUID of the factory, which must be unique: generate a new one with `uuidgen`
        instead of keeping the one from a template or sample. The value is the name of a C
        function that takes an allocator and the UUID of the requested type, and returns the object or
        `NULL`. Export it under exactly this name.
        """,
      consequence: Consequence(
        "If another plug-in in the process has already registered the same UUID, the host gets that plug-in's factory.",
        from: coreFoundation),
      example: "ExampleFactory",
      sources: [
        .ownPage, .archive2018("CoreFoundationKeys.html, CFPlugInFactories"),
        .framework("corefoundation/cfpluginfactoryfunction"), coreFoundation,
      ]),
    Key(
      "CFPlugInTypes", .dictionary,
      title: "Plug-in types",
      summary: "Says which factories of a CFPlugIn create objects of which types.",
      discussion: """
        Write one entry for each type of object that the plug-in creates. Each key is the UUID of a
        type, which the host defines, such as that of Quick Look generators; each value is an array
        of UUIDs from [`CFPlugInFactories`](key:CFPlugInFactories). Take the type's UUID from the
        host's documentation: a host looks only for its own types.
        """,
      consequence: Consequence(
        "A host that looks for its type with `CFPlugInFindFactoriesForPlugInType(_:)` finds only the factories that are registered for that type.",
        from: .framework("corefoundation/cfpluginfindfactoriesforplugintype(_:)")),
      availability: [
        .macOS("10.0", from: .current)
      ],
      bundleKinds: [.bundle],
      rules: [
        .should(.present.when(.has("CFPlugInDynamicRegistration", false, "NO"))).from(
          .archive2018("CoreFoundationKeys.html, CFPlugInDynamicRegistration"))
      ],
      example: ["D736950A-4D6E-1226-803A-0050E4C00067": ["68753A44-4D6F-1226-9C60-0050E4C00067"]],
      seeAlso: ["CFPlugInFactories"],
      sources: [
        .ownPage, .archive2018("CoreFoundationKeys.html, CFPlugInTypes"),
        .archivedGuide("CoreFoundation/Conceptual/CFPlugIns/Concepts/registration.html"),
      ]),
    Key(
      "CFPlugInTypes/*", .array(of: .string),
      placeholder: "UUID",
      summary: "Lists the factories that create objects of one type.",
      discussion: """
        The key is the UUID of the type as the host defines it. Write the UUIDs of one or more
        factories, exactly as they are in [`CFPlugInFactories`](key:CFPlugInFactories), in an array,
        even if there is only one. In the listing, the name of the entry, `D736950A-…`, is the type; the string in
        the array, `68753A44-…`, is the factory.
        """,
      consequence: Consequence(
        "A host that looks for its type with `CFPlugInFindFactoriesForPlugInType(_:)` finds only the factories that are registered for that type, so an entry with a wrong UUID isn't found.",
        from: .framework("corefoundation/cfpluginfindfactoriesforplugintype(_:)")),
      example: ["68753A44-4D6F-1226-9C60-0050E4C00067"],
      sources: [
        .ownPage, .archive2018("CoreFoundationKeys.html, CFPlugInTypes"),
        .gitHub("apple-oss-distributions/IOHIDFamily"),
        .framework("corefoundation/cfpluginfindfactoriesforplugintype(_:)"),
      ],
      notes: [
        EditorNote(
          .type,
          [
            .init(.archive2018("CoreFoundationKeys.html, CFPlugInTypes"), "An array of strings."),
            .init(
              .gitHub("apple-oss-distributions/IOHIDFamily"),
              "Seven of the nine plug-ins of IOHIDFamily, which macOS contains, have a single string."
            ),
          ],
          choice: "An array; a string is accepted.",
          reason: "The plug-ins in macOS that have a string work.")
      ],
      alsoAccepts: [.string]),
    Key(
      "CFPlugInUnloadFunction", .string,
      title: "Plug-in unload function name",
      summary: "Names the function to call before the code of a CFPlugIn is unloaded.",
      discussion: """
        Write the name of the C function, which takes the `CFPlugIn`; Core Foundation calls it just
        before it unloads the code. Templates contain the key with an empty value, which names
        no function.
        """,
      consequence: Consequence(
        "Without the key, no function is called before the code is unloaded.",
        from: .framework("corefoundation/cfpluginunloadfunction")),
      availability: [
        .macOS("10.0", from: .current)
      ],
      required: .optional,
      apis: [API("CFPlugInUnloadFunction", of: "Core Foundation")],
      bundleKinds: [.bundle],
      example: "ExampleUnload",
      sources: [
        .ownPage, .archive2018("CoreFoundationKeys.html, CFPlugInUnloadFunction"),
        .framework("corefoundation/cfpluginunloadfunction"),
        .quickLookGuide("QLProjectConfig.html"),
      ]),
    Key(
      "OSAScriptingDefinition", .string,
      title: "Scripting definition file name",
      summary: "Names the file with the commands and classes that AppleScript finds in the app.",
      discussion: """
        Write the name of a scripting definition in the bundle, with its extension, `.sdef`. The
        file describes the commands, classes and properties of the app in XML; Script Editor shows
        it as the app's dictionary. Set [`NSAppleScriptEnabled`](key:NSAppleScriptEnabled) to `YES`
        as well, which makes the app scriptable. A sandboxed app that scripts yours can be limited
        to the definition's access groups with
        [`com.apple.security.scripting-targets`](key:entitlements:com.apple.security.scripting-targets).
        """,
      availability: [
        .macOS("10.0", from: .current)
      ],
      example: "Example.sdef",
      seeAlso: ["NSAppleScriptEnabled"],
      sources: [
        .ownPage, .publicProjects("OSAScriptingDefinition"), .cocoaKeys("NSAppleScriptEnabled"),
      ]),
    Key(
      "CSResourcesFileMapped", .boolean,
      title: "Resources should be file-mapped",
      summary: "Maps resource files into memory instead of reading them.",
      discussion: """
        With `YES`, the app's resource files are mapped into memory, read-only; otherwise, the
        system reads them. Mapping can help an app that often reads a few resources. Tauri's bundler
        for cross-platform apps writes the key into every app.
        """,
      availability: [
        .macOS("10.0", from: .current)
      ],
      required: .optional,
      example: true,
      sources: [
        .ownPage, .archive2018("GeneralPurposeKeys.html, CSResourcesFileMapped"),
        .gitHub("tauri-apps/tauri"),
      ]),
  ]
}
