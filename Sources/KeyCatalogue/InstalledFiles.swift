import KeyModel

extension KeyGroup {
  /// Files outside the bundle that an app brings along.
  static var installedFiles: KeyGroup {
    KeyGroup(
      "installed-files", "Installed files",
      summary: "The files that an app installs outside its bundle.",
      availability: [.macOS("10.0", from: .current)],
      keys: installedFileKeys)
  }
}

private let table = SourceReference.archive2018("GeneralPurposeKeys.html, APFiles")

private var installedFileKeys: [Key] {
  [
    Key(
      "APInstallerURL", .string,
      title: "Installation directory base file URL",
      summary: "Gives the folder from which an app's additional files are installed.",
      discussion: """
        Write it as `file://localhost/path/`. Everything that [`APFiles`](key:APFiles) lists is
        inside that folder.
        """,
      availability: [.macOS("10.0", from: .current)],
      rules: [.should(.withPrefix(["file://"])).from(.ownPage)],
      example: "file://localhost/Volumes/Example/Files/",
      seeAlso: ["APFiles"],
      sources: [.ownPage, .archive2018("GeneralPurposeKeys.html, APInstallerURL")]),
    Key(
      "APFiles", .array(of: .dictionary), .dictionary,
      title: "Installation files",
      summary: "Lists the files and folders that an app installs in addition to itself.",
      discussion: """
        Each dictionary describes one file or folder: where it comes from, below
        [`APInstallerURL`](key:APInstallerURL), and where it goes. A folder may list its contents in
        its own `APFiles`. The keys are from the early days
        of macOS. Apps of today install what they need when they run, or come as an installer
        package.
        """,
      availability: [.macOS("10.0", from: .current)],
      example: [
        [
          "APFileDescriptionKey": "Examples for beginners",
          "APFileDestinationPath": "Examples", "APFileName": "Examples",
          "APFileSourcePath": "Examples", "APInstallAction": "Copy",
        ]
      ],
      seeAlso: ["APInstallerURL"],
      sources: [.ownPage, table],
      notes: [
        EditorNote(
          .type,
          [
            .init(.ownPage, "A dictionary."),
            .init(
              table,
              "A dictionary too; its table speaks of one file or folder, which may hold further ones in its own `APFiles`."
            ),
          ],
          choice: "An array of dictionaries; a dictionary is accepted.",
          reason: "A dictionary could describe one file only, and both pages speak of several.")
      ]),
    Key(
      "APFiles/[]/APDisplayedAsContainer", .boolean,
      title: "Display with folder icon",
      summary: "Shows the item with a folder's icon in the Info window.",
      discussion: "Otherwise it has the icon of a document.",
      required: .optional,
      example: true,
      sources: [.ownPage, table]),
    Key(
      "APFiles/[]/APFileDescriptionKey", .string,
      title: "Install file description text",
      summary: "Describes the item in the Info window.",
      example: "Examples for beginners",
      sources: [.ownPage, table]),
    Key(
      "APFiles/[]/APFileDestinationPath", .string,
      title: "File destination path",
      summary: "Sets where the item is installed, relative to the app's bundle.",
      example: "Examples",
      seeAlso: ["APFiles/[]/APFileSourcePath"],
      sources: [.ownPage, table]),
    Key(
      "APFiles/[]/APFileName", .string,
      title: "Install file name",
      summary: "Names the file or folder that is installed.",
      example: "Examples",
      sources: [.ownPage, table]),
    Key(
      "APFiles/[]/APFileSourcePath", .string,
      title: "Install file source path",
      summary: "Finds the item below the folder of the app's additional files.",
      discussion: "The path is relative to [`APInstallerURL`](key:APInstallerURL).",
      example: "Examples",
      seeAlso: ["APFiles/[]/APFileDestinationPath", "APInstallerURL"],
      sources: [.ownPage, table]),
    Key(
      "APFiles/[]/APInstallAction", .string,
      title: "File install action",
      summary: "Chooses what happens to the item.",
      values: .documented([
        AllowedValue("Copy", "The item is copied to its destination."),
        AllowedValue("Open", "The item is opened."),
      ]), valuesSource: .ownPage,
      example: "Copy",
      sources: [.ownPage, table]),
  ]
}
