import KeyModel

private let withoutEither = Consequence(
  "Without one of the folder's two entitlements, access fails with *Operation not permitted*.",
  from: .configuringAppSandbox)
private let withoutIt = Consequence(
  "Without it, access fails with *Operation not permitted*.", from: .configuringAppSandbox)

/// Entitlements that open folders beyond the container of a sandboxed app.
var sandboxFolderKeys: [Key] {
  [
    Key(
      "com.apple.security.files.downloads.read-only", .boolean,
      summary: "Lets a sandboxed app read the Downloads folder.",
      discussion: """
        Only for an app that looks into the folder by itself, for example to list what is there. Files
        that people choose in a panel need
        [`com.apple.security.files.user-selected.read-only`](key:com.apple.security.files.user-selected.read-only)
        instead. In Xcode choose *Read Only* for the Downloads folder under *File Access*.
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
        .ownPage, .configuringAppSandbox,
        .enablingAppSandbox, .entitlementsOfBuildSettings,
      ]),
    Key(
      "com.apple.security.files.downloads.read-write", .boolean,
      summary: "Lets a sandboxed app read and change the Downloads folder.",
      discussion: """
        Only for an app that puts files into the folder or changes some there by itself, without a
        panel. It covers what
        [`com.apple.security.files.downloads.read-only`](key:com.apple.security.files.downloads.read-only)
        allows, and Apple's archived reference says that the two exclude each other. In Xcode choose
        *Read/Write* for the Downloads folder under *File Access*.
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
        .ownPage, .configuringAppSandbox,
        .enablingAppSandbox, .entitlementsOfBuildSettings,
      ]),
    Key(
      "com.apple.security.assets.pictures.read-only", .boolean,
      summary: "Lets a sandboxed app read the Pictures folder.",
      discussion: """
        Only for an app that looks into the folder by itself, for example to list what is there. Files
        that people choose in a panel need
        [`com.apple.security.files.user-selected.read-only`](key:com.apple.security.files.user-selected.read-only)
        instead. In Xcode choose *Read Only* for the Pictures folder under *File Access*. The photo
        library is another matter: see
        [`com.apple.security.personal-information.photos-library`](key:com.apple.security.personal-information.photos-library).
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
        .ownPage, .configuringAppSandbox,
        .enablingAppSandbox, .entitlementsOfBuildSettings,
      ]),
    Key(
      "com.apple.security.assets.pictures.read-write", .boolean,
      summary: "Lets a sandboxed app read and change the Pictures folder.",
      discussion: """
        Only for an app that puts files into the folder or changes some there by itself, without a
        panel. It covers what
        [`com.apple.security.assets.pictures.read-only`](key:com.apple.security.assets.pictures.read-only)
        allows, and Apple's archived reference says that the two exclude each other. In Xcode choose
        *Read/Write* for the Pictures folder under *File Access*. The photo library is another matter:
        see
        [`com.apple.security.personal-information.photos-library`](key:com.apple.security.personal-information.photos-library).
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
        .ownPage, .configuringAppSandbox,
        .enablingAppSandbox, .entitlementsOfBuildSettings,
      ]),
    Key(
      "com.apple.security.assets.music.read-only", .boolean,
      summary: "Lets a sandboxed app read the Music folder.",
      discussion: """
        Only for an app that looks into the folder by itself, for example to list what is there. Files
        that people choose in a panel need
        [`com.apple.security.files.user-selected.read-only`](key:com.apple.security.files.user-selected.read-only)
        instead. In Xcode choose *Read Only* for the Music folder under *File Access*. A sandboxed app
        that uses the iTunesLibrary framework needs one of the two entitlements for this folder.
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
        .entitlementsOfBuildSettings,
      ]),
    Key(
      "com.apple.security.assets.music.read-write", .boolean,
      summary: "Lets a sandboxed app read and change the Music folder.",
      discussion: """
        Only for an app that puts files into the folder or changes some there by itself, without a
        panel. It covers what
        [`com.apple.security.assets.music.read-only`](key:com.apple.security.assets.music.read-only)
        allows, and Apple's archived reference says that the two exclude each other. In Xcode choose
        *Read/Write* for the Music folder under *File Access*. A sandboxed app that uses the
        iTunesLibrary framework needs one of the two entitlements for this folder.
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
        .entitlementsOfBuildSettings,
      ]),
    Key(
      "com.apple.security.assets.movies.read-only", .boolean,
      summary: "Lets a sandboxed app read the Movies folder.",
      discussion: """
        Only for an app that looks into the folder by itself, for example to list what is there. Files
        that people choose in a panel need
        [`com.apple.security.files.user-selected.read-only`](key:com.apple.security.files.user-selected.read-only)
        instead. In Xcode choose *Read Only* for the Movies folder under *File Access*.
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
        .ownPage, .configuringAppSandbox,
        .enablingAppSandbox, .entitlementsOfBuildSettings,
      ]),
    Key(
      "com.apple.security.assets.movies.read-write", .boolean,
      summary: "Lets a sandboxed app read and change the Movies folder.",
      discussion: """
        Only for an app that puts files into the folder or changes some there by itself, without a
        panel. It covers what
        [`com.apple.security.assets.movies.read-only`](key:com.apple.security.assets.movies.read-only)
        allows, and Apple's archived reference says that the two exclude each other. In Xcode choose
        *Read/Write* for the Movies folder under *File Access*.
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
        .ownPage, .configuringAppSandbox,
        .enablingAppSandbox, .entitlementsOfBuildSettings,
      ]),
    Key(
      "com.apple.security.files.user-selected.executable", .boolean,
      summary: "Lets a sandboxed app save programs that can run where people choose.",
      discussion: """
        For developer tools and apps that save scripts. The entitlements for chosen files let an app
        read and write there, but macOS runs programs of a sandboxed app only from its bundle, its
        container and the containers of its app groups. Add it by hand, as a Boolean, beside
        [`com.apple.security.files.user-selected.read-write`](key:com.apple.security.files.user-selected.read-write).
        """,
      consequence: Consequence(
        "Programs that the app writes to chosen folders don't run without it.",
        from: .framework("security/accessing-files-from-the-macos-app-sandbox", confidence: .high)),
      availability: [.macOS(.unknown, from: .current)],
      required: .optional,
      capability: "App Sandbox",
      rules: [needsSandbox],
      example: true,
      seeAlso: ["com.apple.security.files.user-selected.read-write"],
      sources: [
        .framework("security/accessing-files-from-the-macos-app-sandbox", confidence: .high)
      ]),
    Key(
      "com.apple.security.files.bookmarks.document-scope", .boolean,
      summary: "Lets a document of a sandboxed app keep its access to other files.",
      discussion: """
        For project documents that refer to files elsewhere, such as the media of a video project: the
        document stores bookmarks made relative to it, so that any app that opens the document reaches
        the files. Only Apple's archived reference asks for the entitlement; the current article on such
        bookmarks doesn't mention it.
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
        Remove it: Apple's page marks it as deprecated with OS X 10.11. No entitlement gives such access
        today. People grant it to an app as Full Disk Access in System Settings, and for single files
        and folders there is
        [`com.apple.security.files.user-selected.read-write`](key:com.apple.security.files.user-selected.read-write).
        """,
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
          ], choice: "No replacement is listed.", reason: "No source names one.")
      ]),
    Key(
      "com.apple.developer.security.privileged-file-operations", .boolean,
      title: "Privileged File Operations",
      summary: "Lets an app ask people for permission to change protected files.",
      discussion: """
        For Mac apps that install command-line tools or repair files: the app calls
        `NSWorkspace.requestAuthorization(to:completionHandler:)`, and if people agree, it gets an
        authorization to make a `FileManager` with. That one creates symbolic links, replaces files and
        sets attributes where the app itself may not. Apple gives it to apps that are in the Mac App Store or will be submitted to it.
        """,
      consequence: Consequence(
        "Without it an app can't ask for these permissions.",
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
