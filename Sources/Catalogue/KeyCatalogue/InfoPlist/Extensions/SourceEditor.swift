import KeyModel

extension KeyGroup {
  /// The keys of extensions of Xcode's editor.
  static var sourceEditor: KeyGroup {
    KeyGroup(
      "source-editor", "Commands in Xcode's editor",
      summary: "The commands that an extension puts into the Editor menu of Xcode.",
      availability: [.macOS("10.12", from: .current)],
      keys: sourceEditorKeys)
  }
}

private let sourceEditor: ExtensionPointScope = .only([
  "com.apple.dt.Xcode.extension.source-editor"
])
private let attributes = "NSExtension/NSExtensionAttributes/"
private let definitions = attributes + "XCSourceEditorCommandDefinitions"
private let definitionKeys = SourceReference.framework(
  "xcodekit/xcsourceeditorcommanddefinitionkey", confidence: .high)
private let commandProtocol = SourceReference.framework(
  "xcodekit/xcsourceeditorcommand", confidence: .high)
private let definedInCode = SourceReference.framework(
  "xcodekit/xcsourceeditorextension/commanddefinitions", confidence: .high)

private func definitionKey(_ name: String) -> API {
  API("XCSourceEditorCommandDefinitionKey.\(name)", of: "XcodeKit")
}

private let commandInterface = API("XCSourceEditorCommand", of: "XcodeKit")

private var sourceEditorKeys: [Key] {
  [
    Key(
      PropertyPath(definitions), .array(of: .dictionary),
      summary: "Lists the commands that an extension adds to Xcode's Editor menu.",
      discussion: """
        Write one dictionary for each command, with its class, its identifier and its name. For
        commands that become known only when the extension runs, implement the property
        `commandDefinitions` of the extension's main class, which overrides this list.

        If the commands are missing in Xcode, check two other things: the extension must embed
        `XcodeKit.framework`, and people must turn the extension on under Xcode Source Editor in
        System Settings.
        """,
      consequence: Consequence(
        "Without the key, the extension has only the commands that `commandDefinitions` returns.",
        from: definitionKeys),
      availability: [.macOS("10.12", from: .current)],
      required: .optional,
      apis: [API("XCSourceEditorExtension.commandDefinitions", of: "XcodeKit")],
      bundleKinds: [.appExtension],
      extensionPoints: sourceEditor,
      example: [
        [
          "XCSourceEditorCommandClassName": "$(PRODUCT_MODULE_NAME).SortLinesCommand",
          "XCSourceEditorCommandIdentifier": "$(PRODUCT_BUNDLE_IDENTIFIER).sort-lines",
          "XCSourceEditorCommandName": "Sort Lines",
        ]
      ],
      seeAlso: [PropertyPath(attributes + "XCSourceEditorExtensionPrincipalClass")],
      sources: [
        definitionKeys, definedInCode,
        .framework("xcode-release-notes/xcode-12-release-notes", confidence: .high),
        .gitHub("Bouke/SwiftInitializerGenerator/issues/7"),
      ]),
    Key(
      PropertyPath(definitions + "/[]/XCSourceEditorCommandClassName"), .string,
      summary: "Names the class that runs a command of Xcode's Editor menu.",
      discussion: """
        Write the name of a class that conforms to `XCSourceEditorCommand`. Prefix a Swift class
        with its module: `$(PRODUCT_MODULE_NAME).`. Several commands may name the same class, which
        then distinguishes the commands by the invocation's `commandIdentifier`.
        """,
      availability: [.macOS("10.12", from: .current)],
      apis: [commandInterface, definitionKey("classNameKey")],
      bundleKinds: [.appExtension],
      extensionPoints: sourceEditor,
      example: "$(PRODUCT_MODULE_NAME).SortLinesCommand",
      seeAlso: [PropertyPath(definitions + "/[]/XCSourceEditorCommandIdentifier")],
      sources: [
        definitionKeys, commandProtocol, .publicProjects("XCSourceEditorCommandClassName"),
      ]),
    Key(
      PropertyPath(definitions + "/[]/XCSourceEditorCommandIdentifier"), .string,
      summary: "Identifies a command of Xcode's Editor menu in the extension's code.",
      discussion: """
        Give each command of the extension a different identifier. It can begin with the extension's
        bundle identifier, as in the example. A class that runs several commands distinguishes them
        by this text, which it finds in the invocation's `commandIdentifier`.
        """,
      availability: [.macOS("10.12", from: .current)],
      apis: [commandInterface, definitionKey("identifierKey")],
      bundleKinds: [.appExtension],
      extensionPoints: sourceEditor,
      example: "$(PRODUCT_BUNDLE_IDENTIFIER).sort-lines",
      seeAlso: [PropertyPath(definitions + "/[]/XCSourceEditorCommandClassName")],
      sources: [
        definitionKeys, commandProtocol, .publicProjects("XCSourceEditorCommandIdentifier"),
      ]),
    Key(
      PropertyPath(definitions + "/[]/XCSourceEditorCommandName"), .string,
      summary: "Sets the title of a command in Xcode's Editor menu.",
      discussion: """
        Say what the command does, such as `Sort Lines`, capitalized like other menu items. People
        read it in Xcode's Editor menu. For a title that changes, supply the commands in code, with
        `commandDefinitions`.
        """,
      availability: [.macOS("10.12", from: .current)],
      apis: [definitionKey("nameKey")],
      bundleKinds: [.appExtension],
      extensionPoints: sourceEditor,
      example: "Sort Lines",
      seeAlso: [PropertyPath(definitions + "/[]/XCSourceEditorCommandIdentifier")],
      sources: [definitionKeys, .publicProjects("XCSourceEditorCommandName")]),
    Key(
      PropertyPath(attributes + "XCSourceEditorExtensionPrincipalClass"), .string,
      summary: "Names the main class of a source editor extension of Xcode.",
      discussion: """
        Write the name of a class that conforms to `XCSourceEditorExtension`. Projects made from
        Xcode's template name the class here, with `$(PRODUCT_MODULE_NAME).` before it, and leave
        [`NSExtensionPrincipalClass`](key:NSExtension/NSExtensionPrincipalClass) out. The class may
        be nearly empty: what it does at launch and the commands that it defines in code are
        optional. If you rename the class, change the value too.
        """,
      availability: [.macOS("10.12", from: .current)],
      apis: [API("XCSourceEditorExtension", of: "XcodeKit")],
      bundleKinds: [.appExtension],
      extensionPoints: sourceEditor,
      example: "$(PRODUCT_MODULE_NAME).SourceEditorExtension",
      seeAlso: [PropertyPath(definitions)],
      sources: [
        .publicProjects("XCSourceEditorExtensionPrincipalClass"),
        .framework("xcodekit/xcsourceeditorextension"),
      ]),
  ]
}
