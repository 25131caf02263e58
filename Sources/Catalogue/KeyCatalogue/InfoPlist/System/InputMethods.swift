import KeyModel

extension KeyGroup {
  /// The keys of input methods, the programs that turn what is typed into other text.
  static var inputMethods: KeyGroup {
    KeyGroup(
      "input-methods", "Input methods",
      summary: "What an input method on macOS tells the system about itself.",
      availability: [.macOS("10.5", from: .current)],
      keys: inputMethodKeys)
  }
}

private let server = SourceReference.framework(
  "inputmethodkit/imkserver/init(name:bundleidentifier:)", confidence: .high)

private let serverInterface = API("IMKServer.init(name:bundleIdentifier:)", of: "InputMethodKit")

private let neededByServer = Rule.present.when(
  .code("the app creates its `IMKServer` from the bundle")
).from(server)

private var inputMethodKeys: [Key] {
  [
    Key(
      "InputMethodConnectionName", .string,
      summary: "Names the connection through which apps communicate with an input method.",
      discussion: """
        When the input method creates its `IMKServer` from the bundle, in `main`, the server
        registers an `NSConnection` under this name, and the apps in which people type connect to
        it. Choose a unique name. If `IMKServer` can't register the connection, it logs `*Failed* to
        register NSConnection`. To keep the input method out of the Dock, add
        [`LSBackgroundOnly`](key:LSBackgroundOnly), or [`LSUIElement`](key:LSUIElement) if it has
        windows.

        If the input method doesn't appear in System Settings at all, check its [bundle
        identifier](key:CFBundleIdentifier). Developers found that it has to contain `inputmethod`
        between two periods, as in `com.example.inputmethod.Trail`.
        """,
      availability: [.macOS("10.5", from: .current)],
      apis: [serverInterface],
      rules: [
        neededByServer,
        .should(.needs("InputMethodServerControllerClass", when: "To handle typing")).from(server),
      ],
      example: "ExampleInput_1_Connection",
      seeAlso: ["InputMethodServerControllerClass", "LSBackgroundOnly"],
      sources: [
        server, .gitHub("azooKey/azooKey-Desktop/issues/29"),
        .gitHub("teddychan/yahoo-keykey-2/pull/29"),
      ]),
    Key(
      "InputMethodServerControllerClass", .string,
      summary: "Names the class that handles typing for an input method.",
      discussion: """
        Write the name of your subclass of `IMKInputController`, with `$(PRODUCT_MODULE_NAME).`
        before the name of a Swift class, or `IMKInputController` itself if a delegate handles
        typing. The server loads the class immediately and creates an instance of it for every input
        session. If you rename the class, change the key too.
        """,
      availability: [.macOS("10.5", from: .current)],
      apis: [serverInterface, API("IMKInputController", of: "InputMethodKit")],
      rules: [
        neededByServer,
        .should(
          .needs("InputMethodConnectionName", when: "For apps to connect to the input method")
        ).from(server),
      ],
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
        The key matters only if the bundle contains a nib file `preferences.nib` and the input
        method's menu has an item with the action `showPreferences:`. The default implementation of
        the action loads the nib with this class. Write `$(PRODUCT_MODULE_NAME).` before the name of
        a Swift class.
        """,
      consequence: Consequence(
        "Without the key, InputMethodKit loads `preferences.nib` with a window controller that isn't yours.",
        from: .framework("inputmethodkit/imkstatesetting/showpreferences(_:)", confidence: .high)),
      availability: [
        .macOS("10.5", from: .framework("inputmethodkit/imkstatesetting/showpreferences(_:)"))
      ],
      required: .optional,
      apis: [API("IMKStateSetting.showPreferences(_:)", of: "InputMethodKit")],
      example: "$(PRODUCT_MODULE_NAME).PreferencesWindowController",
      seeAlso: ["InputMethodServerControllerClass"],
      sources: [
        .framework("inputmethodkit/imkstatesetting/showpreferences(_:)", confidence: .high)
      ]),
    Key(
      "tsInputMethodCharacterRepertoireKey", .array(of: .string),
      summary: "Lists the languages or scripts that an input method writes.",
      discussion: """
        The codes help to group input methods for people. Apple's page asks for ISO language codes.
        Published input methods write script codes instead: `Jpan` for Japanese, `Hans` or `Hant`
        for Chinese, and `Latn` for Latin letters. No source says which codes the system prefers.
        """,
      availability: [.macOS("10.5", from: .current)],
      required: .optional,
      apis: [serverInterface],
      example: ["Jpan"],
      seeAlso: ["tsInputMethodIconFileKey"],
      sources: [server, .publicProjects("tsInputMethodCharacterRepertoireKey")],
      notes: [
        EditorNote(
          .values,
          [
            .init(server, "An array of ISO language codes."),
            .init(
              .publicProjects("tsInputMethodCharacterRepertoireKey"),
              "Arrays of ISO script codes, such as Latn."),
          ],
          choice: "An array of strings, without a rule about their format.",
          reason: "Published input methods write scripts, and a rule would reject them.")
      ]),
    Key(
      "tsInputMethodIconFileKey", .string,
      summary: "Sets the icon of an input method in System Settings.",
      discussion: """
        Name an image file in the bundle's resources. It isn't the app icon, which
        [`CFBundleIconFile`](key:CFBundleIconFile) sets.
        """,
      availability: [.macOS("10.5", from: .current)],
      apis: [serverInterface],
      example: "ExampleInput.icns",
      seeAlso: ["tsInputMethodCharacterRepertoireKey"],
      sources: [server]),
  ]
}
