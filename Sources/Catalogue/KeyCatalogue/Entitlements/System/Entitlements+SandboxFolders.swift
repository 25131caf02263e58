import KeyModel

private let withoutEither = Consequence(
  "Without this entitlement or the read-write entitlement for the same folder, reading the folder fails with *Operation not permitted*.",
  from: .configuringAppSandbox)
private let withoutIt = Consequence(
  "Without it, changes to the folder fail with *Operation not permitted*.",
  from: .configuringAppSandbox)

/// Entitlements that open folders beyond the container of a sandboxed app.
var sandboxFolderKeys: [Key] {
  [
    Key(
      "com.apple.security.files.downloads.read-only", .boolean,
      summary: "Lets a sandboxed app read the Downloads folder.",
      discussion: """
        Add it only to an app that reads the folder on its own, for example to list its contents.
        For files that people choose in a panel, use
        [`com.apple.security.files.user-selected.read-only`](key:com.apple.security.files.user-selected.read-only)
        instead. In Xcode, choose *Read Only* for the Downloads folder under *File Access*; the
        value of the build setting is `readonly`.
        """,
      consequence: withoutEither,
      availability: [.macOS("10.7", from: .current)],
      default: false,
      defaultSource: .enablingAppSandbox,
      required: .optional,
      buildSetting: "ENABLE_FILE_ACCESS_DOWNLOADS_FOLDER",
      capability: "App Sandbox",
      rules: [needsSandbox],
      example: true,
      seeAlso: [
        "com.apple.security.files.downloads.read-write",
        "com.apple.security.files.user-selected.read-write",
      ],
      sources: [
        .ownPage, .configuringAppSandbox, .enablingAppSandbox, .entitlementsOfBuildSettings,
      ]),
    Key(
      "com.apple.security.files.downloads.read-write", .boolean,
      summary: "Lets a sandboxed app read and change the Downloads folder.",
      discussion: """
        Add it only to an app that adds files to the folder or changes files there on its own,
        without a panel. It covers what
        [`com.apple.security.files.downloads.read-only`](key:com.apple.security.files.downloads.read-only)
        allows, and Apple's archived reference says to use only one of the two. In Xcode, choose
        *Read/Write* for the Downloads folder under *File Access*; the value of the build setting is
        `readwrite`.
        """,
      consequence: withoutIt,
      availability: [.macOS("10.7", from: .current)],
      default: false,
      defaultSource: .enablingAppSandbox,
      required: .optional,
      buildSetting: "ENABLE_FILE_ACCESS_DOWNLOADS_FOLDER",
      capability: "App Sandbox",
      rules: [
        needsSandbox,
        .should(.excludes(["com.apple.security.files.downloads.read-only"])).from(
          .enablingAppSandbox),
      ],
      example: true,
      seeAlso: ["com.apple.security.files.downloads.read-only"],
      sources: [
        .ownPage, .configuringAppSandbox, .enablingAppSandbox, .entitlementsOfBuildSettings,
      ]),
    Key(
      "com.apple.security.assets.pictures.read-only", .boolean,
      summary: "Lets a sandboxed app read the Pictures folder.",
      discussion: """
        Add it only to an app that reads the folder on its own, for example to list its contents.
        For files that people choose in a panel, use
        [`com.apple.security.files.user-selected.read-only`](key:com.apple.security.files.user-selected.read-only)
        instead. In Xcode, choose *Read Only* for the Pictures folder under *File Access*; the value
        of the build setting is `readonly`. For access to the photo library, see
        [`com.apple.security.personal-information.photos-library`](key:com.apple.security.personal-information.photos-library)
        instead.
        """,
      consequence: withoutEither,
      availability: [.macOS("10.7", from: .current)],
      default: false,
      defaultSource: .enablingAppSandbox,
      required: .optional,
      buildSetting: "ENABLE_FILE_ACCESS_PICTURE_FOLDER",
      capability: "App Sandbox",
      rules: [needsSandbox],
      example: true,
      seeAlso: [
        "com.apple.security.assets.pictures.read-write",
        "com.apple.security.files.user-selected.read-write",
      ],
      sources: [
        .ownPage, .configuringAppSandbox, .enablingAppSandbox, .entitlementsOfBuildSettings,
      ]),
    Key(
      "com.apple.security.assets.pictures.read-write", .boolean,
      summary: "Lets a sandboxed app read and change the Pictures folder.",
      discussion: """
        Add it only to an app that adds files to the folder or changes files there on its own,
        without a panel. It covers what
        [`com.apple.security.assets.pictures.read-only`](key:com.apple.security.assets.pictures.read-only)
        allows, and Apple's archived reference says to use only one of the two. In Xcode, choose
        *Read/Write* for the Pictures folder under *File Access*; the value of the build setting is
        `readwrite`. For access to the photo library, see
        [`com.apple.security.personal-information.photos-library`](key:com.apple.security.personal-information.photos-library)
        instead.
        """,
      consequence: withoutIt,
      availability: [.macOS("10.7", from: .current)],
      default: false,
      defaultSource: .enablingAppSandbox,
      required: .optional,
      buildSetting: "ENABLE_FILE_ACCESS_PICTURE_FOLDER",
      capability: "App Sandbox",
      rules: [
        needsSandbox,
        .should(.excludes(["com.apple.security.assets.pictures.read-only"])).from(
          .enablingAppSandbox),
      ],
      example: true,
      seeAlso: ["com.apple.security.assets.pictures.read-only"],
      sources: [
        .ownPage, .configuringAppSandbox, .enablingAppSandbox, .entitlementsOfBuildSettings,
      ]),
    Key(
      "com.apple.security.assets.music.read-only", .boolean,
      summary: "Lets a sandboxed app read the Music folder.",
      discussion: """
        Add it only to an app that reads the folder on its own, for example to list its contents.
        For files that people choose in a panel, use
        [`com.apple.security.files.user-selected.read-only`](key:com.apple.security.files.user-selected.read-only)
        instead. In Xcode, choose *Read Only* for the Music folder under *File Access*; the value of
        the build setting is `readonly`. A sandboxed app that uses the iTunesLibrary framework needs
        one of the two entitlements for this folder, and
        [`NSAppleMusicUsageDescription`](key:info-plist:NSAppleMusicUsageDescription).
        """,
      consequence: withoutEither,
      availability: [.macOS("10.7", from: .current)],
      default: false,
      defaultSource: .enablingAppSandbox,
      required: .optional,
      buildSetting: "ENABLE_FILE_ACCESS_MUSIC_FOLDER",
      apis: [API("ITLibrary", of: "iTunesLibrary")],
      capability: "App Sandbox",
      rules: [needsSandbox],
      example: true,
      seeAlso: [
        "com.apple.security.assets.music.read-write",
        "com.apple.security.files.user-selected.read-write",
      ],
      sources: [
        .ownPage, .configuringAppSandbox,
        .enablingAppSandbox, .framework("ituneslibrary/itlibmediaitem/location", confidence: .high),
        .framework("ituneslibrary/itlibrary"), .entitlementsOfBuildSettings,
      ]),
    Key(
      "com.apple.security.assets.music.read-write", .boolean,
      summary: "Lets a sandboxed app read and change the Music folder.",
      discussion: """
        Add it only to an app that adds files to the folder or changes files there on its own,
        without a panel. It covers what
        [`com.apple.security.assets.music.read-only`](key:com.apple.security.assets.music.read-only)
        allows, and Apple's archived reference says to use only one of the two. In Xcode, choose
        *Read/Write* for the Music folder under *File Access*; the value of the build setting is
        `readwrite`. A sandboxed app that uses the iTunesLibrary framework needs one of the two
        entitlements for this folder, and
        [`NSAppleMusicUsageDescription`](key:info-plist:NSAppleMusicUsageDescription).
        """,
      consequence: withoutIt,
      availability: [.macOS("10.7", from: .current)],
      default: false,
      defaultSource: .enablingAppSandbox,
      required: .optional,
      buildSetting: "ENABLE_FILE_ACCESS_MUSIC_FOLDER",
      apis: [API("ITLibrary", of: "iTunesLibrary")],
      capability: "App Sandbox",
      rules: [
        needsSandbox,
        .should(.excludes(["com.apple.security.assets.music.read-only"])).from(.enablingAppSandbox),
      ],
      example: true,
      seeAlso: ["com.apple.security.assets.music.read-only"],
      sources: [
        .ownPage, .configuringAppSandbox,
        .enablingAppSandbox, .framework("ituneslibrary/itlibmediaitem/location", confidence: .high),
        .framework("ituneslibrary/itlibrary"), .entitlementsOfBuildSettings,
      ]),
    Key(
      "com.apple.security.assets.movies.read-only", .boolean,
      summary: "Lets a sandboxed app read the Movies folder.",
      discussion: """
        Add it only to an app that reads the folder on its own, for example to list its contents.
        For files that people choose in a panel, use
        [`com.apple.security.files.user-selected.read-only`](key:com.apple.security.files.user-selected.read-only)
        instead. In Xcode, choose *Read Only* for the Movies folder under *File Access*; the value
        of the build setting is `readonly`.
        """,
      consequence: withoutEither,
      availability: [.macOS("10.7", from: .current)],
      default: false,
      defaultSource: .enablingAppSandbox,
      required: .optional,
      buildSetting: "ENABLE_FILE_ACCESS_MOVIES_FOLDER",
      capability: "App Sandbox",
      rules: [needsSandbox],
      example: true,
      seeAlso: [
        "com.apple.security.assets.movies.read-write",
        "com.apple.security.files.user-selected.read-write",
      ],
      sources: [
        .ownPage, .configuringAppSandbox, .enablingAppSandbox, .entitlementsOfBuildSettings,
      ]),
    Key(
      "com.apple.security.assets.movies.read-write", .boolean,
      summary: "Lets a sandboxed app read and change the Movies folder.",
      discussion: """
        Add it only to an app that adds files to the folder or changes files there on its own,
        without a panel. It covers what
        [`com.apple.security.assets.movies.read-only`](key:com.apple.security.assets.movies.read-only)
        allows, and Apple's archived reference says to use only one of the two. In Xcode, choose
        *Read/Write* for the Movies folder under *File Access*; the value of the build setting is
        `readwrite`.
        """,
      consequence: withoutIt,
      availability: [.macOS("10.7", from: .current)],
      default: false,
      defaultSource: .enablingAppSandbox,
      required: .optional,
      buildSetting: "ENABLE_FILE_ACCESS_MOVIES_FOLDER",
      capability: "App Sandbox",
      rules: [
        needsSandbox,
        .should(.excludes(["com.apple.security.assets.movies.read-only"])).from(
          .enablingAppSandbox),
      ],
      example: true,
      seeAlso: ["com.apple.security.assets.movies.read-only"],
      sources: [
        .ownPage, .configuringAppSandbox, .enablingAppSandbox, .entitlementsOfBuildSettings,
      ]),
    Key(
      "com.apple.security.files.user-selected.executable", .boolean,
      summary: "Lets a sandboxed app save executable programs in folders people choose.",
      discussion: """
        Add it to a developer tool or an app that saves scripts. With only the entitlements for
        user-selected files, an app can't run programs outside its bundle, its container and the
        containers of its app groups. Add it manually along with
        [`com.apple.security.files.user-selected.read-write`](key:com.apple.security.files.user-selected.read-write).
        """,
      consequence: Consequence(
        "Without it, programs that the app writes to folders people choose don't run.",
        from: .framework("security/accessing-files-from-the-macos-app-sandbox", confidence: .high)),
      availability: [.macOS(.unknown, from: .current)],
      required: .optional,
      rules: [needsSandbox],
      example: true,
      seeAlso: ["com.apple.security.files.user-selected.read-write"],
      sources: [
        .framework("security/accessing-files-from-the-macos-app-sandbox", confidence: .high)
      ]),
    Key(
      "com.apple.security.files.bookmarks.document-scope", .boolean,
      summary: "Lets documents of a sandboxed app keep access to other files.",
      discussion: """
        It is for project documents that refer to files elsewhere, such as the media in a video
        project. The document stores bookmarks relative to itself, so that any app that opens the
        document can access the files. Only Apple's archived reference asks for the entitlement; the
        current article on such bookmarks doesn't mention it.
        """,
      availability: [.macOS(.unknown, from: .entitlementKeys)],
      default: false,
      defaultSource: .enablingAppSandbox,
      required: .optional,
      rules: [needsSandbox],
      example: true,
      seeAlso: ["com.apple.security.files.bookmarks.app-scope"],
      sources: [
        .enablingAppSandbox,
        .framework("security/accessing-files-from-the-macos-app-sandbox", confidence: .high),
      ]),
    Key(
      "com.apple.security.files.all", .boolean,
      title: "All Files Entitlement",
      summary: "Once gave a sandboxed app access to all files.",
      discussion: """
        No entitlement now gives such access. People can give an app Full Disk Access in System
        Settings. For individual files and folders, use
        [`com.apple.security.files.user-selected.read-write`](key:com.apple.security.files.user-selected.read-write).
        """,
      avoid: "Remove it: Apple's page marks it as deprecated in OS X 10.11.",
      availability: [.macOS("10.7", deprecated: "10.11", from: .current)],
      required: .optional,
      example: true,
      seeAlso: ["com.apple.security.files.user-selected.read-write"],
      sources: [
        .ownPage,
        .framework("security/accessing-files-from-the-macos-app-sandbox", confidence: .high),
      ],
      notes: [
        EditorNote(
          .availability,
          [
            .init(.ownPage, "Deprecated in OS X 10.11, without a successor."),
            .init(
              .framework("security/accessing-files-from-the-macos-app-sandbox", confidence: .high),
              "No entitlement gives an app access to the whole disk."),
          ], choice: "The page lists no replacement.", reason: "No source names one.")
      ]),
    Key(
      "com.apple.developer.security.privileged-file-operations", .boolean,
      title: "Privileged File Operations",
      summary: "Lets an app ask people for permission to change protected files.",
      discussion: """
        The app calls `NSWorkspace.requestAuthorization(to:completionHandler:)` and, if people
        agree, creates a `FileManager` with the authorization it receives. That file manager creates
        symbolic links, replaces files and sets attributes where the app itself may not. Request the
        entitlement at developer.apple.com/go/?id=workspace-authorization for an app in the Mac App
        Store, or one that you plan to submit.
        """,
      consequence: Consequence(
        "Without it, an app can't ask people for permission to change protected files.",
        from: .framework("appkit/nsworkspace/authorization", confidence: .high)),
      availability: [.macOS("10.15", from: .current)],
      required: .optional,
      apis: [
        API("NSWorkspace.requestAuthorization(to:completionHandler:)", of: "AppKit", url: nil),
        API("FileManager.init(authorization:)", of: "Foundation", url: nil),
      ],
      approval: "Apple grants the entitlement on request.",
      example: true,
      seeAlso: ["com.apple.security.app-sandbox"],
      sources: [.ownPage, .framework("appkit/nsworkspace/authorization", confidence: .high)]),
  ]
}
