import KeyModel

/// Folders, volumes and other apps on a Mac.
var macDataKeys: [Key] {
  [
    Key(
      "NSDesktopFolderUsageDescription", .string,
      title: "Privacy - Desktop Folder Usage Description",
      summary: "Tells people why the app wants to reach files on the desktop.",
      discussion: """
        The system asks when the app opens such a file that no one chose in a panel, dropped on the
        app or opened in Finder; those need no permission. The sandbox has stricter rules and comes
        first.

        `tccutil reset SystemPolicyDesktopFolder` with the bundle identifier makes macOS ask again.
        """,
      availability: [
        .macOS("10.15", from: .current)
      ],
      required: .optional,
      localizable: true,
      rules: [
        .should(.present.when(.code("the app opens files on the desktop by itself"))).from(
          .ownPage)
      ],
      example: "Tidies the files on your desktop."),
    Key(
      "NSDocumentsFolderUsageDescription", .string,
      title: "Privacy - Documents Folder Usage Description",
      summary: "Tells people why the app wants to reach files in the Documents folder.",
      discussion: """
        The system asks when the app opens such a file that no one chose in a panel, dropped on the
        app or opened in Finder; those need no permission. The sandbox has stricter rules and comes
        first.

        `tccutil reset SystemPolicyDocumentsFolder` with the bundle identifier makes macOS ask again.
        """,
      availability: [
        .macOS("10.15", from: .current)
      ],
      required: .optional,
      localizable: true,
      rules: [
        .should(
          .present.when(.code("the app opens files in the Documents folder by itself"))
        ).from(.ownPage)
      ],
      example: "Backs up your documents."),
    Key(
      "NSDownloadsFolderUsageDescription", .string,
      title: "Privacy - Downloads Folder Usage Description",
      summary: "Tells people why the app wants to reach files in the Downloads folder.",
      discussion: """
        The system asks when the app opens such a file that no one chose in a panel, dropped on the
        app or opened in Finder; those need no permission. The sandbox has stricter rules and comes
        first.

        `tccutil reset SystemPolicyDownloadsFolder` with the bundle identifier makes macOS ask again.
        """,
      availability: [
        .macOS("10.15", from: .current)
      ],
      required: .optional,
      localizable: true,
      rules: [
        .should(
          .present.when(.code("the app opens files in the Downloads folder by itself"))
        ).from(.ownPage)
      ],
      example: "Sorts what you download."),
    Key(
      "NSRemovableVolumesUsageDescription", .string,
      title: "Privacy - Removable Volumes Usage Description",
      summary: "Tells people why the app wants to reach files on removable disks.",
      discussion: """
        The system asks when the app opens such a file that no one chose in a panel, dropped on the
        app or opened in Finder; those need no permission.

        `tccutil reset SystemPolicyRemovableVolumes` with the bundle identifier makes macOS ask again.
        """,
      availability: [
        .macOS("10.15", from: .current)
      ],
      required: .optional,
      localizable: true,
      rules: [
        .should(.present.when(.code("the app opens files on removable disks by itself")))
          .from(.ownPage)
      ],
      example: "Imports pictures from memory cards."),
    Key(
      "NSNetworkVolumesUsageDescription", .string,
      title: "Privacy - Network Volumes Usage Description",
      summary: "Tells people why the app wants to reach files on network volumes.",
      discussion: """
        The system asks when the app opens such a file that no one chose in a panel, dropped on the
        app or opened in Finder; those need no permission.

        `tccutil reset SystemPolicyNetworkVolumes` with the bundle identifier makes macOS ask again.
        """,
      availability: [
        .macOS("10.15", from: .current)
      ],
      required: .optional,
      localizable: true,
      rules: [
        .should(.present.when(.code("the app opens files on network volumes by itself")))
          .from(.ownPage)
      ],
      example: "Backs up to your file server."),
    Key(
      "NSFileProviderDomainUsageDescription", .string,
      title: "Privacy - Access to a File Provider Domain Usage Description",
      summary: "Tells people why the app wants to reach files that a file provider manages.",
      discussion: """
        The system asks when the app opens such a file that no one chose in a panel, dropped on the
        app or opened in Finder; those need no permission.

        `tccutil reset FileProviderDomain` with the bundle identifier makes macOS ask again.
        """,
      availability: [
        .macOS("10.15", from: .current)
      ],
      required: .optional,
      localizable: true,
      rules: [
        .should(
          .present.when(.code("the app opens files that a file provider manages by itself"))
        ).from(.ownPage)
      ],
      example: "Backs up your files in the cloud."),
    Key(
      "NSAppDataUsageDescription", .string,
      title: "Privacy - Other Application Data Usage Description",
      summary: "Tells people why the app wants to reach the data of other apps.",
      discussion: """
        The system asks when the app opens a file in the container of another app. The text is the
        same for all apps.
        """,
      consequence: Consequence("The system shows a text of a general kind.", from: .ownPage),
      availability: [
        .macOS("14.0", from: .current)
      ],
      required: .optional,
      localizable: true,
      example: "Moves your notes from the old app to this one.",
      sources: [.ownPage, .gitHub("swiftlang/swift-build")]),
    Key(
      "NSAppleEventsUsageDescription", .string,
      title: "Privacy - AppleEvents Sending Usage Description",
      summary: "Tells people why the app wants to control other apps.",
      discussion: """
        Apple events let one app use another, and so reach its data; macOS asks for each pair of apps.
        An app with the hardened runtime also needs the entitlement
        `com.apple.security.automation.apple-events`, unless it sends events only to apps of the same
        team.
        """,
      consequence: .missingUsageDescription,
      availability: [
        .macOS("10.14", from: .current)
      ],
      localizable: true,
      apis: [
        API("NSAppleScript", of: "Foundation"),
        API(
          "AEDeterminePermissionToAutomateTarget(_:_:_:_:)", of: "Core Services",
          url:
            "https://developer.apple.com/documentation/coreservices/3025784-aedeterminepermissiontoautomatet"
        ),
      ],
      rules: [
        .present.when(.code("the app sends Apple events")).from(.ownPage)
          .codes("ITMS-90683")
      ],
      example: "Fills in your letters in Pages.",
      sources: [
        .ownPage,
        .framework("bundleresources/entitlements/com.apple.security.automation.apple-events"),
        .framework("uikit/requesting-access-to-protected-resources"),
      ]),
    Key(
      "NSSystemAdministrationUsageDescription", .string,
      title: "Privacy - System Administration Usage Description",
      summary: "Tells people why the app wants to change the configuration of the Mac.",
      consequence: .missingUsageDescription,
      availability: [
        .macOS("10.14", from: .current)
      ],
      localizable: true,
      apis: [API("ODRecordSetValue(_:_:_:_:)", of: "Open Directory")],
      rules: [
        .present.when(.code("the app changes the system configuration")).from(
          .ownPage
        ).codes("ITMS-90683")
      ],
      example: "Adds the users of your school to this Mac.",
      sources: [.ownPage, .framework("uikit/requesting-access-to-protected-resources")]),
  ]
}
