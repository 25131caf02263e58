import KeyModel

/// Names the keys that Xcode's template no longer contains.
private let appKitOfBigSur = SourceReference.framework(
  "macos-release-notes/appkit-release-notes-for-macos-11", confidence: .high)

extension KeyGroup {
  /// How an app starts, ends, and works with parts of the system.
  static var appBehavior: KeyGroup {
    KeyGroup(
      "app-behavior", "App behavior",
      summary:
        "How an app starts and ends, and how it works with scripts, games, and notifications.",
      availability: [.macOS("10.0", from: .current)],
      keys: launchKeys + terminationKeys + systemServiceKeys)
  }
}

private var launchKeys: [Key] {
  [
    Key(
      "NSMainNibFile", .string,
      title: "Main nib file base name",
      summary: "Names the nib file that the system loads when the app starts.",
      discussion: """
        A nib file contains a user interface that was created in Interface Builder. Write its name
        without `.nib`, for example `MainMenu` in a Mac app that starts from a nib. An app has
        either a main nib file or a main storyboard, which
        [`UIMainStoryboardFile`](key:UIMainStoryboardFile) or
        [`NSMainStoryboardFile`](key:NSMainStoryboardFile) names. An app with scenes names its
        storyboard in the scene manifest, and a SwiftUI app needs none of these keys. If code
        replaces the nib, delete the key together with the file.

        On a Mac, developers report that `NSApplicationMain` uses the first nib file in the bundle
        if the key is missing. A preference pane without the key loads the nib file `Main`.
        """,
      consequence: Consequence(
        "If the file isn't in the bundle, a Mac app exits at launch with *Unable to load nib file*.",
        from: .gitHub("marcuswestin/WebViewJavascriptBridge/issues/49")),
      availability: [
        .iOS("2.0", from: .current), .macOS("10.0", from: .current), .tvOS("9.0", from: .current),
        .visionOS("1.0", from: .current), .watchOS("2.0", from: .current),
      ],
      required: .optional,
      apis: [
        API(
          "UIApplicationMain(_:_:_:_:)", of: "UIKit",
          url: "https://developer.apple.com/documentation/uikit/uiapplicationmain(_:_:_:_:)-1yub7"),
        API("NSApplicationMain(_:_:)", of: "AppKit"),
        API("NSPreferencePane.mainNibName", of: "Preference Panes"),
      ],
      rules: [
        .should(.withoutSuffix([".nib"])).from(.cocoaKeys("NSMainNibFile")),
        .should(.excludes(["UIMainStoryboardFile"])).from(.cocoaKeys("NSMainNibFile")),
      ],
      example: "MainMenu",
      seeAlso: ["UIMainStoryboardFile", "NSMainStoryboardFile", "NSPrincipalClass"],
      sources: [
        .cocoaKeys("NSMainNibFile"), .cocoaKeys("Table 1"), .ownPage,
        .framework("preferencepanes/nspreferencepane/mainnibname"),
        .gitHub("marcuswestin/WebViewJavascriptBridge/issues/49"),
        .gitHub("ronaldoussoren/py2app/issues/404"), .gitHub("ghostty-org/ghostty/pull/239"),
        .framework("appkit/nsapplicationmain(_:_:)", confidence: .high),
      ],
      notes: [
        EditorNote(
          .reference,
          [
            .init(
              .cocoaKeys("NSMainNibFile"),
              "For iOS and macOS, and asks for this key or UIMainStoryboardFile."),
            .init(
              .current("uimainstoryboardfile"), "Names iOS, iPadOS and tvOS, and not macOS."),
            .init(
              .current("nsmainstoryboardfile"),
              "A macOS app names its storyboard in NSMainStoryboardFile."),
          ],
          choice: "The rule names only `UIMainStoryboardFile`.",
          reason: "The archived edition doesn't list the key for macOS.")
      ]),
    Key(
      "NSPrincipalClass", .string, title: "Principal class",
      summary: "Names the bundle's principal class, the entry point of its code.",
      discussion: """
        Code that is loaded at run time, such as a plug-in, starts at this class: the host app asks
        the bundle for its `principalClass`. Write the name that the class has at run time. For a
        Swift class, the name includes the module, as in `$(PRODUCT_MODULE_NAME).Renderer`.

        Xcode writes `NSApplication` into a macOS app and `UIApplication` into an iOS or tvOS app.
        An Electron app keeps `AtomApplication`, or it isn't notified of URLs to open. Other kinds of
        bundles must name their class themselves. An app extension names it in
        [`NSExtensionPrincipalClass`](key:NSExtension/NSExtensionPrincipalClass) instead.
        """,
      consequence: Consequence(
        "A Mac app without the key may exit at launch, with *no NSPrincipalClass in the Info.plist file, exiting* in the log.",
        from: .gitHub("rlxone/Equinox/issues/9")),
      availability: [.macOS("10.0", from: .current)],
      defaultSource: .framework("foundation/bundle/principalclass"),
      defaultDescription: "The first class of a loadable bundle; none in an app or a framework",
      apis: [API("Bundle.principalClass", of: "Foundation")],
      example: "NSApplication", seeAlso: ["NSMainNibFile"],
      sources: [
        .cocoaKeys("NSPrincipalClass"), .cocoaKeys("Table 1"), .ownPage,
        .framework("foundation/bundle/principalclass"), .gitHub("rlxone/Equinox/issues/9"),
        .gitHub("electron/electron/pull/8046"),
      ],
      notes: [
        EditorNote(
          .default,
          [
            .init(.cocoaKeys("NSPrincipalClass"), "NSApplication is the default of a Cocoa app."),
            .init(
              .ownPage,
              "Xcode sets NSApplication for macOS apps, and UIApplication for iOS and tvOS apps."),
            .init(
              .framework("foundation/bundle/principalclass"),
              "Without the key, the first class loaded, and none in an app or a framework."),
          ],
          choice: "The default is the one that `Bundle` documents.",
          reason: "What Xcode writes is not what the system assumes without the key.")
      ]),
    Key(
      "NSDockTilePlugIn", .string,
      title: "Dock Tile plugin path",
      summary: "Names the plug-in that draws the app's Dock tile.",
      discussion: """
        Write it if the Dock tile should show something while the app isn't running, such as a count
        or a different icon; while the app runs, `NSDockTile` in the app is enough. The plug-in is a
        bundle with the filename extension `.docktileplugin` in the app's `Contents/PlugIns`
        directory, and its principal class implements the protocol `NSDockTilePlugIn`. A system
        process, not the app, loads it at login or when the app is added to the Dock. Developers
        report that since macOS 10.15 only a signed plug-in loads.
        """,
      consequence: Consequence(
        "If the Dock can't load the plug-in, the tile stays unchanged; the log says *Could not load Dock Extra class*.",
        from: .gitHub("munki/munki/issues/947")),
      availability: [.macOS("10.0", from: .current)],
      required: .optional,
      apis: [API("NSDockTilePlugIn", of: "AppKit")],
      rules: [
        .should(.withSuffix([".docktileplugin", ".plugin"])).from(
          .publicProjects("NSDockTilePlugIn")),
        .stated("The bundle must be in the app's `Contents/PlugIns` directory.", on: .files).from(
          .ownPage),
      ],
      example: "Example.docktileplugin",
      sources: [
        .cocoaKeys("NSDockTilePlugIn"), .cocoaKeys("Table 1"), .ownPage,
        .framework("appkit/nsdocktileplugin"), .publicProjects("NSDockTilePlugIn"),
        .gitHub("munki/munki/issues/947"),
      ],
      notes: [
        EditorNote(
          .values,
          [
            .init(.ownPage, "A bundle that ends in `.docktileplugin`."),
            .init(.publicProjects("NSDockTilePlugIn"), "Also bundles that end in `.plugin`."),
          ],
          choice: "Both filename extensions are accepted.",
          reason: "Shipped apps have both."),
        EditorNote(
          .title,
          [
            .init(.cocoaKeys("Table 1"), "Dock Tile Plugin path."),
            .init(.ownPage, "Dock Tile plugin path."),
          ],
          choice: "Dock Tile plugin path.",
          reason: "Xcode now shows this spelling."),
        EditorNote(
          .values,
          [
            .init(.cocoaKeys("Table 1"), "The Xcode name says that the value is a path."),
            .init(.cocoaKeys("NSDockTilePlugIn"), "The value is the name of a bundle."),
          ],
          choice: "The value is a name, with its extension.",
          reason: "The section also says in which directory the bundle is."),
      ]),
    Key(
      "AppleDockMenu", .string,
      summary: "Names the nib file that contains the menu of the app's icon in the Dock.",
      discussion: """
        Write the name without its extension. In the nib, connect the `dockMenu` outlet of the
        file's owner, an `NSApplication`, to the menu. The system loads the nib when people first
        open the menu, so it doesn't slow down launch. A menu that the app delegate returns from
        `applicationDockMenu(_:)` takes precedence over the nib's; use that method for items that
        change.
        """,
      availability: [.macOS(.unknown, from: .current)],
      required: .optional,
      apis: [API("NSApplicationDelegate.applicationDockMenu(_:)", of: "AppKit")],
      bundleKinds: [.app],
      example: "DockMenu",
      seeAlso: ["NSDockTilePlugIn", "NSMainNibFile"],
      sources: [
        .framework("appkit/nsapplicationdelegate/applicationdockmenu(_:)", confidence: .high)
      ]),
    Key(
      "NSAppleScriptEnabled", .boolean, .string,
      title: "Scriptable",
      summary: "Makes the app controllable by AppleScript and other scripting languages.",
      discussion: """
        Write `YES` in a Mac app that has a scripting interface, as a Boolean or as the string
        `YES`. Also write [`OSAScriptingDefinition`](key:OSAScriptingDefinition), which names the
        `.sdef` file with the commands and classes. To run scripts that control other apps, an app
        needs [`NSAppleEventsUsageDescription`](key:NSAppleEventsUsageDescription) instead of this
        key.
        """,
      availability: [.macOS("10.0", from: .current)],
      values: .documented([
        AllowedValue(true, "For an app whose `.sdef` file describes commands and classes."),
        AllowedValue(false, "For an app without a scripting interface."),
        AllowedValue("YES", "The older form of the Boolean, as a string."),
      ]),
      valuesSource: .cocoaKeys("NSAppleScriptEnabled"),
      required: .optional,
      example: true,
      seeAlso: ["OSAScriptingDefinition", "NSAppleEventsUsageDescription"],
      sources: [
        .cocoaKeys("NSAppleScriptEnabled"), .cocoaKeys("Table 1"), .ownPage,
        .gitHub("livecode/livecode/pull/5743"),
      ],
      notes: [
        EditorNote(
          .type,
          [
            .init(.cocoaKeys("NSAppleScriptEnabled"), "A Boolean or a string."),
            .init(.ownPage, "A Boolean."),
          ],
          choice: "The value is a Boolean, or the string `YES`.",
          reason: "No source says that the string stopped working.")
      ]),
    Key(
      "CFBundleDocumentTypes/[]/NSPersistentStoreTypeKey", .string,
      title: "Core Data persistent store type",
      summary: "Names the kind of Core Data store that a document of this type is saved in.",
      discussion: """
        Only a document-based Mac app whose documents are `NSPersistentDocument` needs the key:
        `persistentStoreType(forFileType:)` looks the type up here. Choose `SQLite` for documents
        that can grow, because Core Data reads and writes entire binary and XML stores at once.
        Other values are the names of stores that the app registers itself. Leave the key out if the
        app uses another document class or a single database for everything.
        """,
      consequence: Consequence(
        "Without the key, a new document is saved in the default type of `NSPersistentDocument`, XML.",
        from: .framework("appkit/nspersistentdocument")),
      availability: [.macOS("10.4", from: .archive2018)],
      values: .open([
        AllowedValue(
          "SQLite",
          "An SQLite database, which Core Data can update in part; for documents that can grow."),
        AllowedValue(
          "XML", "An XML file that other tools can read, rewritten with each save."),
        AllowedValue("Binary", "A binary file, rewritten with each save."),
        AllowedValue("InMemory", "Memory only: nothing is saved."),
      ]),
      valuesSource: .archive2018("CocoaKeys.html"),
      required: .optional,
      apis: [API("NSPersistentDocument.persistentStoreType(forFileType:)", of: "AppKit")],
      example: "SQLite",
      seeAlso: ["CFBundleDocumentTypes"],
      sources: [
        .archive2018("CocoaKeys.html"), .cocoaKeys("NSPersistentStoreTypeKey"),
        .cocoaKeys("Table 1"), .framework("appkit/nspersistentdocument"),
        .framework("appkit/nspersistentdocument/persistentstoretype(forfiletype:)"),
        .framework("coredata/nspersistentstore/storetype/xml"),
        .framework("coredata/nspersistentstore/storetype/binary"),
      ],
      notes: [
        EditorNote(
          .placement,
          [
            .init(
              .cocoaKeys("Table 1"), "Lists the key among those at the root of the property list."),
            .init(
              .cocoaKeys("NSPersistentStoreTypeKey"),
              "Applies the key to one document type and refers to CFBundleDocumentTypes."),
            .init(.archive2018("CocoaKeys.html"), "Inside each document type."),
          ],
          choice: "The key belongs in an element of `CFBundleDocumentTypes`.",
          reason: "It describes one document type, and its own section refers there."),
        EditorNote(
          .values,
          [
            .init(.cocoaKeys("NSPersistentStoreTypeKey"), "Names no values."),
            .init(.archive2018("CocoaKeys.html"), "SQLite, XML, Binary and InMemory."),
          ],
          choice: "These four are known; others are possible.",
          reason: "An app can register its own kinds of stores with Core Data."),
      ]),
  ]
}

private var terminationKeys: [Key] {
  [
    Key(
      "NSSupportsAutomaticTermination", .boolean,
      summary: "Lets the system quit the app while it is idle, to free memory.",
      discussion: """
        Write `YES` only in an app that restores its windows and state so well that people don't
        notice; older projects have the key from Xcode's template, which no longer contains it. The
        system may then terminate the app while it is hidden or has no visible window. A menu bar
        app has no window and could quit under memory pressure: leave the key out.

        During important work, prevent termination with `disableAutomaticTermination(_:)` of
        `ProcessInfo`, and allow it again with `enableAutomaticTermination(_:)`. Code can opt in
        too, with `automaticTerminationSupportEnabled`.
        """,
      consequence: Consequence(
        "Without the key or `automaticTerminationSupportEnabled`, `disableAutomaticTermination(_:)` and `enableAutomaticTermination(_:)` have no effect.",
        from: .framework("foundation/processinfo/automaticterminationsupportenabled")),
      availability: [.macOS("10.7", from: .cocoaKeys)],
      required: .optional,
      apis: [
        API("ProcessInfo.automaticTerminationSupportEnabled", of: "Foundation"),
        API("ProcessInfo.disableAutomaticTermination(_:)", of: "Foundation"),
        API("ProcessInfo.enableAutomaticTermination(_:)", of: "Foundation"),
      ],
      example: true,
      seeAlso: ["NSSupportsSuddenTermination"],
      sources: [
        .cocoaKeys("NSSupportsAutomaticTermination"), .cocoaKeys("Table 1"),
        .archive2018("CocoaKeys.html"), appKitOfBigSur,
        .framework("foundation/processinfo/automaticterminationsupportenabled"),
        .gitHub("firezone/firezone/pull/12849"),
      ]),
    Key(
      "NSSupportsSuddenTermination", .boolean,
      title: "Application can be killed immediately after launch",
      summary: "Lets the system kill the app at logout and shutdown without asking it to quit.",
      discussion: """
        Write `YES` in a Mac app that keeps no unsaved data in memory. Logging out is then faster.
        The key has the effect of calling `enableSuddenTermination()` at launch. Around work that
        must not be interrupted, such as writing a file, call `disableSuddenTermination()` and
        `enableSuddenTermination()` of `ProcessInfo` in pairs; `NSDocument` and `UserDefaults` do so
        themselves.

        Leave the key out if the app relies on `applicationWillTerminate(_:)`: sudden termination
        doesn't call it, and one developer reports that Quit didn't either. Xcode's template for Mac
        apps contained the key until about macOS 10.15, so look for it in older projects.
        """,
      consequence: Consequence(
        "Without `YES` or `enableSuddenTermination()`, the system notifies the app before ending it.",
        from: .framework("foundation/processinfo")),
      availability: [.macOS("10.0", from: .current)],
      default: false,
      defaultSource: .cocoaKeys("NSSupportsSuddenTermination"),
      required: .optional,
      apis: [
        API("ProcessInfo.disableSuddenTermination()", of: "Foundation"),
        API("ProcessInfo.enableSuddenTermination()", of: "Foundation"),
      ],
      example: true,
      seeAlso: ["NSSupportsAutomaticTermination"],
      sources: [
        .cocoaKeys("NSSupportsSuddenTermination"), .cocoaKeys("Table 1"), .ownPage,
        .framework("foundation/processinfo"), appKitOfBigSur,
        .framework("appkit/nsapplicationdelegate/applicationwillterminate(_:)"),
        .gitHub("karelia/iMedia/issues/71"), .gitHub("onmyway133/blog/issues/601"),
      ],
      notes: [
        EditorNote(
          .availability,
          [
            .init(.ownPage, "macOS 10.0."),
            .init(
              .framework("foundation/processinfo"), "The mechanism has existed since macOS 10.6."),
          ],
          choice: "macOS 10.0 is listed; before 10.6 the key has no effect.",
          reason:
            "The key's own page has 10.0; the page of the class says since when the mechanism exists.",
          isEditorial: false),
        EditorNote(
          .title,
          [
            .init(.cocoaKeys("Table 1"), "Gives the key no Xcode name."),
            .init(.ownPage, "Application can be killed immediately after launch."),
          ],
          choice: "Application can be killed immediately after launch.",
          reason: "Xcode gave the key a name after the archived edition."),
      ]),
  ]
}
