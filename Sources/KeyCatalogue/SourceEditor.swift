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
        One dictionary for each command. The property `commandDefinitions` of the extension's main
        object replaces the whole list, for commands that are known only when the extension runs.
        """,
      availability: [.macOS("10.12", from: .current)],
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
      sources: [definitionKeys, definedInCode]),
    Key(
      PropertyPath(definitions + "/[]/XCSourceEditorCommandClassName"), .string,
      summary: "Names the class that runs a command of Xcode's Editor menu.",
      discussion: """
        The class conforms to `XCSourceEditorCommand`. Several commands may name the same class, which
        tells them apart by the invocation's `commandIdentifier`. Write `$(PRODUCT_MODULE_NAME).`
        before a class written in Swift.
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
      summary: "Tells the commands of a source editor extension apart in its code.",
      discussion: """
        The invocation that Xcode hands to the command's class carries it as `commandIdentifier`.
        Begin it with the bundle's identifier, as Xcode's template does.
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
        People read it in the submenu of the extension, so say what the command does: `Sort Lines`.
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
        The class conforms to `XCSourceEditorExtension`. Projects made from Xcode's template name it
        here and leave [`NSExtensionPrincipalClass`](key:NSExtension/NSExtensionPrincipalClass) out.
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
