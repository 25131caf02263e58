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
      summary: "Gives the folder that an app's additional files are installed from.",
      discussion: """
        Don't write it in a new app. It belongs to [`APFiles`](key:APFiles), a way of the first
        versions of macOS to bring along files. The value has the form `file://localhost/path/`, and
        everything that `APFiles` lists is inside that folder; the paths in
        [`APFileSourcePath`](key:APFiles/[]/APFileSourcePath) are relative to it.
        """,
      availability: [.macOS("10.0", from: .current)],
      required: .optional,
      rules: [.should(.withPrefix(["file://"])).from(.ownPage)],
      example: "file://localhost/Volumes/Example/Files/",
      seeAlso: ["APFiles"],
      sources: [.ownPage, .archive2018("GeneralPurposeKeys.html, APInstallerURL")]),
    Key(
      "APFiles", .array(of: .dictionary), .dictionary,
      title: "Installation files",
      summary: "Lists the files and folders that an app installed in addition to itself.",
      discussion: """
        The key is from the first versions of macOS, and new apps leave it out: they create what
        they need when they run, or come as an installer package. Each dictionary describes one file
        or folder: where it comes from, below [`APInstallerURL`](key:APInstallerURL), where it goes,
        and what the Info window says about it. A folder may list its contents in an `APFiles`
        inside its dictionary.
        """,
      availability: [.macOS("10.0", from: .current)],
      required: .optional,
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
      summary: "Shows an installed item with a folder's icon in the Info window.",
      discussion: """
        New apps don't need it, as they have no [`APFiles`](key:APFiles). With `YES` the Info window
        shows a folder in front of the item's [description](key:APFiles/[]/APFileDescriptionKey),
        otherwise a document. It changes the picture alone, not what is installed.
        """,
      required: .optional,
      example: true,
      sources: [.ownPage, table]),
    Key(
      "APFiles/[]/APFileDescriptionKey", .string,
      title: "Install file description text",
      summary: "Describes an installed item to people in the Info window.",
      discussion: """
        New apps don't need it, as they have no [`APFiles`](key:APFiles). In an old list it is a
        short text that says what the item is for, such as “Examples for beginners”, rather than its
        file name, which is in [`APFileName`](key:APFiles/[]/APFileName).
        """,
      example: "Examples for beginners",
      sources: [.ownPage, table]),
    Key(
      "APFiles/[]/APFileDestinationPath", .string,
      title: "File destination path",
      summary: "Sets where an additional item is installed, relative to the app's bundle.",
      discussion: """
        New apps don't need it, as they have no [`APFiles`](key:APFiles): dragging an app to the
        Applications folder copies the app alone. In an old list the path is the counterpart of
        [`APFileSourcePath`](key:APFiles/[]/APFileSourcePath), which is where the item comes from.
        """,
      example: "Examples",
      seeAlso: ["APFiles/[]/APFileSourcePath"],
      sources: [.ownPage, table]),
    Key(
      "APFiles/[]/APFileName", .string,
      title: "Install file name",
      summary: "Names the file or folder that is installed.",
      discussion: """
        New apps don't need it, as they have no [`APFiles`](key:APFiles). In an old list it is the
        name alone; the folders are in [`APFileSourcePath`](key:APFiles/[]/APFileSourcePath) and
        [`APFileDestinationPath`](key:APFiles/[]/APFileDestinationPath).
        """,
      example: "Examples",
      sources: [.ownPage, table]),
    Key(
      "APFiles/[]/APFileSourcePath", .string,
      title: "Install file source path",
      summary: "Says where an additional item is in the folder that it is installed from.",
      discussion: """
        New apps don't need it, as they have no [`APFiles`](key:APFiles). In an old list the path is
        relative to [`APInstallerURL`](key:APInstallerURL), the folder with everything to install;
        where the item goes is in [`APFileDestinationPath`](key:APFiles/[]/APFileDestinationPath).
        """,
      example: "Examples",
      seeAlso: ["APFiles/[]/APFileDestinationPath", "APInstallerURL"],
      sources: [.ownPage, table]),
    Key(
      "APFiles/[]/APInstallAction", .string,
      title: "File install action",
      summary: "Chooses between copying an item and opening it.",
      discussion: """
        New apps don't need it, as they have no [`APFiles`](key:APFiles). In an old list `Copy` is
        for files that belong somewhere else, where
        [`APFileDestinationPath`](key:APFiles/[]/APFileDestinationPath) says, and `Open` for an item
        that is opened instead.
        """,
      values: .documented([
        AllowedValue("Copy", "Copies the item to `APFileDestinationPath`."),
        AllowedValue("Open", "Opens the item where it is."),
      ]), valuesSource: .ownPage,
      example: "Copy",
      sources: [.ownPage, table]),
  ]
}
