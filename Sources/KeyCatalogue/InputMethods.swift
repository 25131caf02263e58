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
        Every input method needs it. When it creates its `IMKServer` from the bundle, in `main`, the
        server registers an `NSConnection` under this name, and the apps in which people type
        connect to it. Choose a name that no other input method has. An input method has no icon in
        the Dock: give it [`LSBackgroundOnly`](key:LSBackgroundOnly), or
        [`LSUIElement`](key:LSUIElement) if it has windows.

        If the input method doesn't appear in System Settings at all, look at its [bundle
        identifier](key:CFBundleIdentifier): developers found that it needs `inputmethod` between
        two periods, as in `com.example.inputmethod.Trail`.
        """,
      consequence: Consequence(
        "If the connection can't be registered, `IMKServer` logs `*Failed* to register NSConnection`.",
        from: .gitHub("azooKey/azooKey-Desktop/issues/29")),
      availability: [.macOS("10.5", from: .current)],
      apis: [serverInterface],
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
        Write `IMKInputController` or, usually, the name of your subclass of it, with
        `$(PRODUCT_MODULE_NAME).` before it if it is written in Swift. The server loads the class at
        once and creates an object of it for every input session. If you rename the class, change
        the key too.
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
      summary: "Lists the languages or scripts that an input method writes.",
      discussion: """
        Every input method needs it. The system uses it to group input methods for people, so they
        find yours under the right language. Apple's page asks for codes of ISO languages. Published
        input methods write the codes of scripts instead: `Jpan` for Japanese, `Hans` or `Hant` for
        Chinese, `Latn` for Latin letters. Look at the list in System Settings to see which works
        for yours.
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
      summary: "Sets the icon of an input method in System Settings.",
      discussion: """
        Write the name of an image file in the bundle's resources. People see it where they add and
        choose their input methods. It isn't the app icon, which
        [`CFBundleIconFile`](key:CFBundleIconFile) sets.
        """,
      availability: [.macOS("10.5", from: .current)],
      apis: [serverInterface],
      example: "ExampleInput.icns",
      seeAlso: ["tsInputMethodCharacterRepertoireKey"],
      sources: [server]),
  ]
}
