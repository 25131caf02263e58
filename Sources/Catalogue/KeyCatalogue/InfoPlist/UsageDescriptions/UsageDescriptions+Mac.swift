import KeyModel

extension Consequence {
  /// The prompt of macOS if the app has no text for a folder.
  fileprivate static var unexplainedFolderPrompt: Self {
    Self(
      "Without the text, macOS asks anyway, but the prompt gives no reason.",
      from: .gitHub("ReviewStage/luke/pull/551"))
  }

  /// The statement of Apple's pages on disks and file providers: the text is optional, the prompt isn't.
  fileprivate static var unexplainedVolumePrompt: Self {
    Self(
      "Without the text, macOS asks with a prompt that doesn't say why the app needs access.",
      from: .ownPage)
  }
}

/// Folders, volumes and other apps on a Mac.
var macDataKeys: [Key] {
  [
    Key(
      "NSDesktopFolderUsageDescription", .string,
      title: "Privacy - Desktop Folder Usage Description",
      summary: "Tells people why the app wants to open files on the desktop.",
      discussion: """
        The text is optional, but Apple recommends it for an app that opens files on the desktop
        without people choosing them. Files that they picked in a panel, dropped on the app or
        opened in Finder need no permission, nor do files that the app made itself. In a sandboxed
        app, the stricter rules of the sandbox may apply instead. macOS asks once; after a refusal,
        access fails with *Operation not permitted*.

        To see the prompt again, run `tccutil reset SystemPolicyDesktopFolder` with the bundle
        identifier.
        """,
      consequence: .unexplainedFolderPrompt,
      availability: [
        .macOS("10.15", from: .current)
      ],
      required: .optional,
      localizable: true,
      rules: [
        .should(
          .present.when(.code("the app opens files on the desktop that people didn't choose"))
        ).from(
          .ownPage)
      ],
      example: "Tidies the files on your desktop.",
      sources: [.ownPage, .gitHub("ReviewStage/luke/pull/551"), .gitHub("umputun/agterm/pull/470")]),
    Key(
      "NSDocumentsFolderUsageDescription", .string,
      title: "Privacy - Documents Folder Usage Description",
      summary: "Tells people why the app wants to open files in the Documents folder.",
      discussion: """
        The text is optional, but Apple recommends it for an app that opens files in the Documents
        folder without people choosing them. Files that they picked in a panel, dropped on the app
        or opened in Finder need no permission, nor do files that the app made itself. In a
        sandboxed app, the stricter rules of the sandbox may apply instead. macOS asks once; after a
        refusal, access fails with *Operation not permitted*.

        To see the prompt again, run `tccutil reset SystemPolicyDocumentsFolder` with the bundle
        identifier.
        """,
      consequence: .unexplainedFolderPrompt,
      availability: [
        .macOS("10.15", from: .current)
      ],
      required: .optional,
      localizable: true,
      rules: [
        .should(
          .present.when(
            .code("the app opens files in the Documents folder that people didn't choose"))
        ).from(.ownPage)
      ],
      example: "Backs up the files in your Documents folder every night.",
      sources: [.ownPage, .gitHub("ReviewStage/luke/pull/551"), .gitHub("umputun/agterm/pull/470")]),
    Key(
      "NSDownloadsFolderUsageDescription", .string,
      title: "Privacy - Downloads Folder Usage Description",
      summary: "Tells people why the app wants to open files in the Downloads folder.",
      discussion: """
        The text is optional, but Apple recommends it for an app that opens files in the Downloads
        folder without people choosing them. Files that they picked in a panel, dropped on the app
        or opened in Finder need no permission, nor do files that the app made itself. In a
        sandboxed app, the stricter rules of the sandbox may apply instead. macOS asks once; after a
        refusal, access fails with *Operation not permitted*.

        To see the prompt again, run `tccutil reset SystemPolicyDownloadsFolder` with the bundle
        identifier.
        """,
      consequence: .unexplainedFolderPrompt,
      availability: [
        .macOS("10.15", from: .current)
      ],
      required: .optional,
      localizable: true,
      rules: [
        .should(
          .present.when(
            .code("the app opens files in the Downloads folder that people didn't choose"))
        ).from(.ownPage)
      ],
      example: "Sorts the files that you download into folders.",
      sources: [.ownPage, .gitHub("ReviewStage/luke/pull/551"), .gitHub("umputun/agterm/pull/470")]),
    Key(
      "NSRemovableVolumesUsageDescription", .string,
      title: "Privacy - Removable Volumes Usage Description",
      summary: "Tells people why the app wants to open files on removable disks.",
      discussion: """
        The text is optional, but Apple recommends it for an app that opens files on USB sticks,
        memory cards and other removable disks without people choosing them. Files that they picked
        in a panel, dropped on the app or opened in Finder need no permission, nor do files that the
        app made itself. macOS asks once and keeps the answer.

        To see the prompt again, run `tccutil reset SystemPolicyRemovableVolumes` with the bundle
        identifier.
        """,
      consequence: .unexplainedVolumePrompt,
      availability: [
        .macOS("10.15", from: .current)
      ],
      required: .optional,
      localizable: true,
      rules: [
        .should(
          .present.when(.code("the app opens files on removable disks that people didn't choose"))
        )
        .from(.ownPage)
      ],
      example: "Imports pictures from memory cards.",
      sources: [.ownPage]),
    Key(
      "NSNetworkVolumesUsageDescription", .string,
      title: "Privacy - Network Volumes Usage Description",
      summary: "Tells people why the app wants to open files on network volumes.",
      discussion: """
        The text is optional, but Apple recommends it for an app that opens files on file servers
        without people choosing them. Files that they picked in a panel, dropped on the app or
        opened in Finder need no permission, nor do files that the app made itself. macOS asks once
        and keeps the answer.

        To see the prompt again, run `tccutil reset SystemPolicyNetworkVolumes` with the bundle
        identifier.
        """,
      consequence: .unexplainedVolumePrompt,
      availability: [
        .macOS("10.15", from: .current)
      ],
      required: .optional,
      localizable: true,
      rules: [
        .should(
          .present.when(.code("the app opens files on network volumes that people didn't choose"))
        )
        .from(.ownPage)
      ],
      example: "Backs up to your file server.",
      sources: [.ownPage]),
    Key(
      "NSFileProviderDomainUsageDescription", .string,
      title: "Privacy - Access to a File Provider Domain Usage Description",
      summary: "Tells people why the app wants to open files that a file provider manages.",
      discussion: """
        The text is optional, but Apple recommends it for an app that opens files that a file
        provider manages, such as those of a cloud service, without people choosing them. Files that
        they picked in a panel, dropped on the app or opened in Finder need no permission, nor do
        files that the app made itself. macOS asks once and keeps the answer.

        To see the prompt again, run `tccutil reset FileProviderDomain` with the bundle
        identifier.
        """,
      consequence: .unexplainedVolumePrompt,
      availability: [
        .macOS("10.15", from: .current)
      ],
      required: .optional,
      localizable: true,
      rules: [
        .should(
          .present.when(.code("the app opens files of a file provider that people didn't choose"))
        ).from(.ownPage)
      ],
      example: "Backs up the files that you keep in the cloud.",
      sources: [.ownPage]),
    Key(
      "NSAppDataUsageDescription", .string,
      title: "Privacy - Other Application Data Usage Description",
      summary: "Tells people why the app wants to open files of other apps.",
      discussion: """
        The text is optional. In macOS 14 to 26, the system asks when the app opens a file in the
        sandbox container of another app, as backup and migration tools do. macOS 27 denies access
        to containers of other teams until people allow it in System Settings. The same text appears
        for every other app, so name an app in it only if yours opens no other app's files.

        Apps of one team share files in a group container instead, with
        [`com.apple.security.application-groups`](key:entitlements:com.apple.security.application-groups).
        In macOS 15 and 26, the system also asks before an app opens a group container, but not for
        apps from the Mac App Store or groups that begin with the team identifier or are in the
        app's provisioning profile.
        """,
      consequence: Consequence(
        "Without the text, the system shows a default message, which doesn't say why the app wants the data.",
        from: .ownPage),
      availability: [.macOS("14.0", from: .current)],
      required: .optional,
      localizable: true,
      example: "Moves your notes from the old app to this one.",
      sources: [
        .ownPage, .gitHub("swiftlang/swift-build"),
        .framework("xcode/accessing-app-group-containers"),
        .framework("macos-release-notes/macos-27-release-notes"),
      ]),
    Key(
      "NSAppleEventsUsageDescription", .string,
      title: "Privacy - AppleEvents Sending Usage Description",
      summary: "Tells people why the app wants to control other apps.",
      discussion: """
        It is required in an app that sends Apple events to other apps, with `NSAppleScript`,
        Scripting Bridge or otherwise. macOS asks once for each app that yours controls, always with
        this text. An app with the hardened runtime also needs the entitlement
        [`com.apple.security.automation.apple-events`](key:entitlements:com.apple.security.automation.apple-events),
        unless it sends events only to apps of the same team. Without the entitlement, developers
        get error −1743 and no prompt. The entitlements of a sandboxed app list the apps that it
        controls.

        To be controlled by other apps, an app needs
        [`NSAppleScriptEnabled`](key:NSAppleScriptEnabled). `tccutil reset AppleEvents` makes
        macOS ask again.
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
            "https://developer.apple.com/documentation/coreservices/3025784-aedeterminepermissiontoautomatet",
          linked: "_AEDeterminePermissionToAutomateTarget"),
        API(
          "SBApplication", of: "Scripting Bridge",
          linked: "-applicationWithBundleIdentifier: _OBJC_CLASS_$_SBApplication",
          "-initWithBundleIdentifier: _OBJC_CLASS_$_SBApplication"),
      ],
      rules: [
        .present.when(
          .code(
            "the app sends Apple events",
            ["AEDeterminePermissionToAutomateTarget(_:_:_:_:)", "SBApplication"])
        ).from(.ownPage)
          .codes("ITMS-90683"),
        // Sandboxed apps may name their targets instead.
        .should(
          .needs(
            "entitlements:com.apple.security.automation.apple-events",
            when: "With the Hardened Runtime"
          ).when(
            .platform(.macOS) && .absent("entitlements:com.apple.security.scripting-targets")
              && .absent("entitlements:com.apple.security.temporary-exception.apple-events"))
        ).saying(
          "with the Hardened Runtime, macOS denies Apple events without the entitlement 'com.apple.security.automation.apple-events' (-1743)",
          "add the entitlement, unless the app sends events only to apps of the same team"
        ).from(.gitHub("openclaw/Peekaboo/issues/73")),
      ],
      example: "Controls Pages to fill in your letters.",
      seeAlso: ["NSAppleScriptEnabled"],
      sources: [
        .ownPage,
        .framework("bundleresources/entitlements/com.apple.security.automation.apple-events"),
        .gitHub("zerotier/DesktopUI/issues/65"),
        .framework("uikit/requesting-access-to-protected-resources"),
      ]),
    Key(
      "NSSystemAdministrationUsageDescription", .string,
      title: "Privacy - System Administration Usage Description",
      summary: "Tells people why the app wants to change the system configuration of a Mac.",
      discussion: """
        It is required for calls that change the configuration of the system, such as
        `ODRecordSetValue(_:_:_:_:)` of Open Directory; Apple's page names no other call. The system
        shows the text when the app first makes such a call, and remembers the answer.
        """,
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
      example: "Adds accounts for the students of your school to this Mac.",
      sources: [.ownPage, .framework("uikit/requesting-access-to-protected-resources")]),
  ]
}
