import KeyModel

extension KeyGroup {
  /// The keys of input methods, the programs that turn what is typed into other text.
  static var inputMethods: KeyGroup {
    KeyGroup(
      "input-methods", "Input methods",
      summary: "What an input method of macOS tells the system about itself.",
      availability: [.macOS("10.5", from: .current)],
      keys: inputMethodKeys)
  }
}

private let server = SourceReference.framework(
  "inputmethodkit/imkserver/init(name:bundleidentifier:)", confidence: .high)

private let serverInterface = API("IMKServer.init(name:bundleIdentifier:)", of: "InputMethodKit")

private var inputMethodKeys: [Key] {
  [
    Key(
      "InputMethodConnectionName", .string,
      summary: "Names the connection by which apps reach an input method.",
      discussion: """
        When the input method makes its `IMKServer` from the bundle, the server registers an
        `NSConnection` under this name, and the apps in which people type connect to it. An input
        method has no icon in the Dock: give it [`LSBackgroundOnly`](key:LSBackgroundOnly), or
        [`LSUIElement`](key:LSUIElement) if it has windows.
        """,
      availability: [.macOS("10.5", from: .current)],
      apis: [serverInterface],
      example: "ExampleInput_1_Connection",
      seeAlso: ["InputMethodServerControllerClass", "LSBackgroundOnly"],
      sources: [server]),
    Key(
      "InputMethodServerControllerClass", .string,
      summary: "Names the class that handles typing in each text field.",
      discussion: """
        `IMKInputController` or a subclass of it. The server loads the class at once and makes an object of
        it for every session of typing. Write `$(PRODUCT_MODULE_NAME).` before the name of a class
        written in Swift.
        """,
      availability: [.macOS("10.5", from: .current)],
      apis: [serverInterface, API("IMKInputController", of: "InputMethodKit")],
      example: "$(PRODUCT_MODULE_NAME).InputController",
      seeAlso: ["InputMethodConnectionName"],
      sources: [
        server, .framework("inputmethodkit/imkserver"),
        .framework("inputmethodkit/imkinputcontroller"),
      ]),
    Key(
      "InputMethodServerPreferencesWindowControllerClass", .string,
      summary: "Names the window controller that shows an input method's settings.",
      discussion: """
        Optional: without it, InputMethodKit makes a plain `NSWindowController`. It counts only if the
        bundle has a nib file `preferences.nib` and the input method's menu an item with the action
        `showPreferences:`, whose default implementation loads the nib with this class. Write
        `$(PRODUCT_MODULE_NAME).` before the name of a class written in Swift.
        """,
      availability: [.macOS(.unknown, from: .current)],
      required: .optional,
      apis: [API("IMKStateSetting.showPreferences(_:)", of: "InputMethodKit")],
      example: "$(PRODUCT_MODULE_NAME).PreferencesWindowController",
      seeAlso: ["InputMethodServerControllerClass"],
      sources: [
        .framework("inputmethodkit/imkstatesetting/showpreferences(_:)", confidence: .high)
      ]),
    Key(
      "tsInputMethodCharacterRepertoireKey", .array(of: .string),
      summary: "Lists the languages that an input method writes.",
      discussion: """
        Apple's page wants codes of ISO languages. Published input methods write the codes of scripts
        instead: `Jpan` for Japanese, `Hans` or `Hant` for Chinese, `Latn` for Latin letters.
        """,
      availability: [.macOS("10.5", from: .current)],
      apis: [serverInterface],
      example: ["Jpan"],
      seeAlso: ["tsInputMethodIconFileKey"],
      sources: [server, .publicProjects("tsInputMethodCharacterRepertoireKey")],
      notes: [
        EditorNote(
          .values,
          [
            .init(server, "An array of codes of ISO languages."),
            .init(
              .publicProjects("tsInputMethodCharacterRepertoireKey"),
              "Arrays of codes of ISO scripts, such as Latn."),
          ],
          choice: "An array of strings, without a rule about their form.",
          reason: "Input methods in use write scripts, and a rule would call them wrong.")
      ]),
    Key(
      "tsInputMethodIconFileKey", .string,
      summary: "Names the icon of an input method in the settings.",
      discussion: """
        A file in the bundle. People see it where they choose their input methods.
        """,
      availability: [.macOS("10.5", from: .current)],
      apis: [serverInterface],
      example: "ExampleInput.icns",
      seeAlso: ["tsInputMethodCharacterRepertoireKey"],
      sources: [server]),
  ]
}
