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
      summary: "Sets the folder that contains an app's additional files to install.",
      discussion: """
        It belongs to [`APFiles`](key:APFiles), with which an app lists additional files to install.
        The value has the form `file://localhost/path/`, and everything that `APFiles` lists is
        inside that folder; the paths in [`APFileSourcePath`](key:APFiles/[]/APFileSourcePath) are
        relative to it.
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
        Each dictionary describes one file or folder: its source, relative to
        [`APInstallerURL`](key:APInstallerURL), its destination, and its description in the Info
        window. A folder can list its contents in an `APFiles` key in its dictionary.
        """,
      avoid: "Leave it out of new apps: it dates from macOS 10.0.",
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
              "A dictionary too; its table describes one file or folder, which can contain others in its own `APFiles`."
            ),
          ],
          choice: "An array of dictionaries; a dictionary is accepted.",
          reason: "A dictionary can describe only one file, and both pages mention several.")
      ]),
    Key(
      "APFiles/[]/APDisplayedAsContainer", .boolean,
      title: "Display with folder icon",
      summary: "Shows an installed item with a folder's icon in the Info window.",
      discussion: """
        With `YES`, the Info window shows a folder icon before the item's
        [description](key:APFiles/[]/APFileDescriptionKey); otherwise, a document icon. The key
        changes only the icon, not what is installed.
        """,
      avoid: "Leave it out of new apps, which don't use [`APFiles`](key:APFiles).",
      required: .optional,
      example: true,
      sources: [.ownPage, table]),
    Key(
      "APFiles/[]/APFileDescriptionKey", .string,
      title: "Install file description text",
      summary: "Describes an installed item to people in the Info window.",
      discussion: """
        In an old Info.plist, the value is a short text that says what the item is for, such as
        “Examples for beginners”. The file name is in [`APFileName`](key:APFiles/[]/APFileName).
        """,
      avoid: "Leave it out of new apps, which don't use [`APFiles`](key:APFiles).",
      example: "Examples for beginners",
      sources: [.ownPage, table]),
    Key(
      "APFiles/[]/APFileDestinationPath", .string,
      title: "File destination path",
      summary: "Sets where an additional item is installed, relative to the app's bundle.",
      discussion: """
        In an old Info.plist, the key says where the item goes;
        [`APFileSourcePath`](key:APFiles/[]/APFileSourcePath) says where it comes from.
        """,
      avoid: "Leave it out of new apps, which don't use [`APFiles`](key:APFiles).",
      example: "Examples",
      seeAlso: ["APFiles/[]/APFileSourcePath"],
      sources: [.ownPage, table]),
    Key(
      "APFiles/[]/APFileName", .string,
      title: "Install file name",
      summary: "Names the file or folder to install.",
      discussion: """
        In an old Info.plist, the value is only the name; the folders are in
        [`APFileSourcePath`](key:APFiles/[]/APFileSourcePath) and
        [`APFileDestinationPath`](key:APFiles/[]/APFileDestinationPath).
        """,
      avoid: "Leave it out of new apps, which don't use [`APFiles`](key:APFiles).",
      example: "Examples",
      sources: [.ownPage, table]),
    Key(
      "APFiles/[]/APFileSourcePath", .string,
      title: "Install file source path",
      summary: "Sets the path of an additional item in the folder that it is installed from.",
      discussion: """
        In an old Info.plist, the path is relative to [`APInstallerURL`](key:APInstallerURL), the
        folder with everything to install. The destination of the item is in
        [`APFileDestinationPath`](key:APFiles/[]/APFileDestinationPath).
        """,
      avoid: "Leave it out of new apps, which don't use [`APFiles`](key:APFiles).",
      example: "Examples",
      seeAlso: ["APFiles/[]/APFileDestinationPath", "APInstallerURL"],
      sources: [.ownPage, table]),
    Key(
      "APFiles/[]/APInstallAction", .string,
      title: "File install action",
      summary: "Chooses between copying an item and opening it.",
      discussion: """
        In an old Info.plist, `Copy` is for files that belong at
        [`APFileDestinationPath`](key:APFiles/[]/APFileDestinationPath), and `Open` is for an item
        to open instead.
        """,
      avoid: "Leave it out of new apps, which don't use [`APFiles`](key:APFiles).",
      values: .documented([
        AllowedValue("Copy", "Copies the item to `APFileDestinationPath`."),
        AllowedValue("Open", "Opens the item."),
      ]), valuesSource: .ownPage,
      example: "Copy",
      sources: [.ownPage, table]),
  ]
}
