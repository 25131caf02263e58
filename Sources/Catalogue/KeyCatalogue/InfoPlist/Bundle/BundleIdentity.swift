import KeyModel

/// A bundle in an upload, as an app or inside one. A build fills in the versions. The reports are about apps and about
/// what is inside apps for iOS: Mac apps in the store have frameworks without a version.
private let versionedInStores: Condition =
  .inStores && .product && (.bundle(.app) || !.platform(.macOS))

/// A version that a build has left empty counts as missing.
private func notEmpty(_ code: RejectionCode.ID, setting: String) -> Rule {
  .pattern("\\S", "a text that is not empty").when(.product).codes(code)
    .saying(
      "{key} is blank",
      "write a text, or give the build setting '\(setting)' a value for this target"
    ).from(
      .gitHub("facebookincubator/SocketRocket/issues/500"))
}

/// Versions, kind and executable of a bundle.
var bundleIdentityKeys: [Key] {
  [
    Key(
      "CFBundleVersion", .string,
      title: "Bundle version",
      summary: "Sets the build number, which distinguishes builds of the same release.",
      discussion: """
        Write one to three integers with periods between them, such as `42` or `1.4.2`; the system
        treats missing integers as zero and ignores a fourth. People see
        [`CFBundleShortVersionString`](key:CFBundleShortVersionString) instead, so increase the
        build number with every upload even if the release version stays the same. For a Mac app,
        increase it before you distribute another build.

        In an Xcode project the value is usually `$(CURRENT_PROJECT_VERSION)`. If the build setting is empty,
        Xcode leaves the key out. Simulators and devices don't install a bundle without it. On platforms other
        than macOS, frameworks and extensions inside an app need it too. Expo takes the value from
        `ios.buildNumber`, electron-builder from `buildVersion`.
        """,
      consequence: Consequence(
        "App Store Connect refuses a build in which a bundle lacks the key or leaves it empty (ITMS-90056).",
        from: .gitHub("facebookincubator/SocketRocket/issues/500")),
      availability: everySystem,
      apis: [API("MXMetaData.applicationBuildVersion", of: "MetricKit")],
      rules: [
        .present.when(versionedInStores).from(.ownPage).codes("ITMS-90056").saying(
          "App Store Connect refuses a bundle without a build number",
          "add {key}, usually with '$(CURRENT_PROJECT_VERSION)'"),
        notEmpty("ITMS-90056", setting: "CURRENT_PROJECT_VERSION"),
        .should(.format(.buildVersion)).from(.ownPage).codes("ITMS-90058", "ITMS-90257").saying(
          "{value} is not a build number",
          "write integers with periods between them, such as '42' or '1.4.2'"),
        .format(.versionNumber).when(.macAppInStore)
          .codes("ITMS-90257").saying(
            "the Mac App Store takes build numbers of one to three integers, not {value}",
            "write at most three integers with periods between them"
          ).from(.gitHub("electron-userland/electron-builder/issues/4572")),
      ],
      example: "42",
      seeAlso: ["CFBundleShortVersionString"],
      sources: [
        .ownPage, .archive2018("CoreFoundationKeys.html, CFBundleVersion"),
        .gitHub("facebookincubator/SocketRocket/issues/500"),
        .gitHub("euc-releases/iOS-WorkspaceONE-SDK/issues/11"),
        .gitHub("electron-userland/electron-builder/issues/4572"),
        .gitHub("swiftlang/swift-corelibs-foundation"),
        .framework("xcode-release-notes/xcode-11-release-notes"), infoPlistProcessor,
        expoFields("Version"), electronFields,
      ],
      notes: [
        EditorNote(
          .values,
          [
            .init(
              .ownPage,
              "One to three integers; the system ignores further ones, and missing ones are zero."),
            .init(
              .archive2018("CoreFoundationKeys.html, CFBundleVersion"),
              "Three integers of at most four, two and two digits, the first above zero, and in development a suffix such as `a1`."
            ),
          ],
          choice:
            "Integers, perhaps with the suffix of a development stage; anything else is advised against.",
          reason:
            "The newer page mentions neither length limits nor suffixes; drivers have such suffixes, and shipped Mac apps have other forms."
        ),
        EditorNote(
          .type,
          [
            .init(.ownPage, "A string."),
            .init(
              .gitHub("swiftlang/swift-corelibs-foundation"),
              "The code that reads bundles accepts a number as well as a string."),
          ],
          choice: "A string; an integer is not an error.",
          reason: "The code that reads bundles understands both."),
      ],
      alsoAccepts: [.integer]),
    Key(
      "CFBundleShortVersionString", .string,
      title: "Bundle versions string, short",
      summary: "Sets the version that people see, such as 2.1.0.",
      discussion: """
        Write up to three integers with periods between them, for the major, minor and maintenance
        release, such as `2.1.0`. App Store Connect refuses a suffix like `-beta` and a fourth integer
        (ITMS-90060). [`CFBundleVersion`](key:CFBundleVersion) distinguishes builds of the same
        release.

        In an Xcode project the value is usually `$(MARKETING_VERSION)`. Expo takes it from `version`,
        electron-builder from the `version` in `package.json`. On platforms other than macOS, frameworks and
        extensions inside an app need the key too. A watch app needs the same version as its iPhone app.
        """,
      consequence: Consequence(
        "App Store Connect refuses an app in which a bundle lacks the key (ITMS-90057).",
        from: .gitHub("lukaskubanek/OrderedDictionary/issues/62")),
      availability: everySystem,
      localizable: true,
      apis: [API("MXDiagnostic.applicationVersion", of: "MetricKit")],
      rules: [
        .present.when(versionedInStores).from(
          .gitHub("lukaskubanek/OrderedDictionary/issues/62")
        ).codes("ITMS-90057").saying(
          "App Store Connect refuses a bundle without a version",
          "add {key}, usually with '$(MARKETING_VERSION)'"),
        notEmpty("ITMS-90057", setting: "MARKETING_VERSION"),
        .should(.format(.versionNumber)).from(.ownPage).codes(
          "ITMS-90060"
        ).saying(
          "{value} is not a version of one to three integers",
          "write integers with periods between them, such as '1.4.2', without a suffix such as '-beta'"
        ),
      ],
      example: "2.1.0",
      seeAlso: ["CFBundleVersion"],
      sources: [
        .ownPage,
        .archive2018("CoreFoundationKeys.html, CFBundleShortVersionString"),
        .gitHub("lukaskubanek/OrderedDictionary/issues/62"),
        .gitHub("ReactiveX/RxSwift/issues/923"),
        .framework("xcode-release-notes/xcode-13_3-release-notes"), expoFields("Version"),
        electronFields,
      ],
      notes: [
        EditorNote(
          .values,
          [
            .init(.ownPage, "The required format is three integers."),
            .init(.gitHub("ReactiveX/RxSwift/issues/923"), "A list of at most three integers."),
          ],
          choice: "One to three integers.",
          reason: "App Store Connect accepts fewer than three, and most apps start with `1.0`."
        )
      ]),
    Key(
      "CFBundlePackageType", .string,
      title: "Bundle OS Type code",
      summary: "States the kind of bundle, such as app or framework, as a four-character code.",
      discussion: """
        Leave it to Xcode, which fills in `$(PRODUCT_BUNDLE_PACKAGE_TYPE)` for each kind of target.
        Write it yourself only for a bundle that other tools build: `APPL` for an app, `FMWK` for a
        framework, `BNDL` for any loadable bundle. A loadable bundle may also have a custom code.
        Without the key, the system derives the code from the bundle's filename extension.
        """,
      consequence: Consequence(
        "Without the key, a bundle whose filename extension tells nothing about its kind is treated as `BNDL`.",
        from: .ownPage),
      availability: everySystem,
      values: .open([
        AllowedValue("APPL", "For apps, on every platform."),
        AllowedValue("FMWK", "For frameworks."),
        AllowedValue("BNDL", "For plug-ins and resource bundles."),
        AllowedValue("XPC!", "For XPC services and app extensions."),
        AllowedValue("KEXT", "For kernel extensions."),
        AllowedValue("SYSX", "For system extensions."),
      ]),
      valuesSource: .ownPage,
      defaultSource: .ownPage,
      defaultDescription: "derived from the bundle's filename extension, otherwise `BNDL`",
      required: .optional,
      rules: [.should(.format(.fourCharacterCode)).from(.ownPage)],
      example: "APPL",
      seeAlso: ["CFBundleSignature"],
      sources: [
        .ownPage,
        .archive2018("CoreFoundationKeys.html, CFBundlePackageType"),
        .publicProjects("CFBundlePackageType"),
      ],
      notes: [
        EditorNote(
          .values,
          [
            .init(.ownPage, "APPL, FMWK and BNDL."),
            .init(
              .archive2018("CoreFoundationKeys.html, CFBundlePackageType"),
              "The same three, and custom codes for loadable bundles."),
            .init(
              .publicProjects("CFBundlePackageType"),
              "Extensions and services have XPC!, kernel extensions KEXT, system extensions SYSX."),
          ],
          choice: "All six are listed, and others are possible.",
          reason: "Xcode writes the codes that the pages leave out."),
        EditorNote(
          .requirement,
          [
            .init(
              .archive2018("CoreFoundationKeys.html, CFBundlePackageType"),
              "All bundles should have the key."),
            .init(.ownPage, "Says what applies without it."),
          ],
          choice: "Optional.",
          reason: "Both say how the system finds the code without the key."),
      ]),
    Key(
      "CFBundleInfoDictionaryVersion", .string,
      title: "InfoDictionary version",
      summary: "States the version of this Info.plist's format.",
      discussion: """
        Xcode adds the key when it builds a bundle. Don't change the value.
        """,
      consequence: Consequence("Without the key, version 6.0 applies.", from: .ownPage),
      availability: everySystem,
      values: .documented([AllowedValue("6.0", "For every bundle.")]),
      valuesSource: .ownPage,
      default: "6.0",
      defaultSource: .ownPage,
      required: .optional,
      example: "6.0",
      sources: [.ownPage, .archive2018("CoreFoundationKeys.html, CFBundleInfoDictionaryVersion")]),
    Key(
      "CFBundleDevelopmentRegion", .string,
      title: "Localization native development region",
      summary: "Sets the language that people see if the bundle supports none of their languages.",
      discussion: """
        Write the language in which the bundle's text was originally written: `en`, `en-GB` for a
        region, `az-Arab` for a script, `zh-Hant-TW` for both. Xcode projects have
        `$(DEVELOPMENT_LANGUAGE)`. The folder for that language, such as `en.lproj`, must have
        exactly this name, and contain all localized strings and files.

        Names such as `English`, from old templates, still occur. Xcode 10.2 and later warn about
        them in projects.
        """,
      consequence: Consequence(
        "If the folder for the language in this key is missing or incomplete, the system may not find a string or file.",
        from: .framework("corefoundation/kcfbundledevelopmentregionkey")),
      availability: everySystem,
      default: "en-US",
      defaultSource: .ownPage,
      required: .optional,
      rules: [
        .should(.format(.localization)).from(.ownPage)
      ],
      example: "en",
      seeAlso: ["CFBundleLocalizations"],
      sources: [
        .ownPage,
        .archive2018("CoreFoundationKeys.html, CFBundleDevelopmentRegion"),
        .gitHub("CocoaPods/Xcodeproj/pull/669"),
        .framework("corefoundation/kcfbundledevelopmentregionkey"),
      ]),
    Key(
      "CFBundleExecutable", .string,
      title: "Executable file",
      summary: "Names the file in the bundle that is run or loaded.",
      discussion: """
        Keep `$(EXECUTABLE_NAME)` from Xcode's templates, or the value that Expo or electron-builder writes. For
        an app, the file is the program; for a loadable bundle or a framework, it is the binary that is loaded.
        A framework's executable has the framework's name without `.framework`.

        On macOS the key lets the system find the executable after someone renames the app. Leave it
        out of a bundle that contains only resources.

        CMake and qmake leave the value empty if the project doesn't set the variable for it, such as
        `MACOSX_BUNDLE_EXECUTABLE_NAME`; the app then doesn't start from Finder.
        """,
      consequence: Consequence(
        "App Store Connect refuses a bundle that names an executable and contains none (ITMS-90535).",
        from: .gitHub("mobfarm/FastPdfKit/issues/66")),
      availability: everySystem,
      rules: [
        .should(.withoutSuffix([".framework"])).from(.ownPage),
        .stated("Must name a file that is in the bundle.", on: .files).from(
          .gitHub("mobfarm/FastPdfKit/issues/66")
        ).codes("ITMS-90535").saying(
          "the bundle has no file named {value}",
          "correct the name, or remove {key} from a bundle that contains only resources"),
        nameWithoutSpace,
        .should(
          .noneOf([""], reason: "a build system left the name of the program out").when(
            .product && .bundle(.app, .framework, .appExtension, .xpcService))
        ).from(.gitHub("scp-fs2open/fs2open.github.com/issues/1228")),
      ],
      example: "Example",
      seeAlso: ["CFBundleName"],
      sources: [
        .ownPage, .archive2018("CoreFoundationKeys.html, CFBundleExecutable"),
        .gitHub("mobfarm/FastPdfKit/issues/66"),
        .gitHub("scp-fs2open/fs2open.github.com/issues/1228"), electronFields,
      ]),
    Key(
      "CFBundleSignature", .string,
      title: "Bundle creator OS Type code",
      summary: "Contains a creator code from the time before uniform types, no longer used.",
      discussion: """
        Before uniform types, the four characters linked documents to the app that created them. Old
        templates contain `????`, which means that the bundle has no code; it is harmless.
        """,
      avoid: "Leave it out of new bundles.",
      availability: [
        .macOS(.unknown, from: .publicProjects)
      ],
      required: .optional,
      example: "????",
      seeAlso: ["CFBundlePackageType"],
      sources: [.publicProjects("CFBundleSignature"), .archive2018("CoreFoundationKeys.html")],
      notes: [
        EditorNote(
          .requirement,
          [
            .init(
              .archive2018("CoreFoundationKeys.html"),
              "Earlier editions list the key; the last one and the current pages do not."),
            .init(
              .publicProjects("CFBundleSignature"),
              "Nine out of ten property lists with the key have `????`."),
          ],
          choice: "Optional, and no longer has any effect.",
          reason: "Apps without the key work.")
      ]),
    Key(
      "CFBundleSpokenName", .string,
      title: "Accessibility Bundle Name",
      summary: "Spells out the app's name the way the system should say it.",
      discussion: """
        Write it only if the system mispronounces the name: for example, `My app one two three` for `MyApp123`.
        The visible name is [`CFBundleDisplayName`](key:CFBundleDisplayName). Translate it in
        `InfoPlist.strings`, because other languages pronounce the same letters differently.
        """,
      consequence: Consequence("Without the key, speech uses the app's name.", from: .ownPage),
      availability: everySystem,
      required: .optional,
      localizable: true,
      example: "My app one two three",
      seeAlso: ["CFBundleDisplayName"],
      sources: [.ownPage, .archive2018("CoreFoundationKeys.html, CFBundleSpokenName")],
      notes: [
        EditorNote(
          .availability,
          [
            .init(.ownPage, "iOS 2.0 and macOS 10.0."),
            .init(
              .archive2018("CoreFoundationKeys.html, CFBundleSpokenName"), "iOS 8 and macOS 10.10."),
          ],
          choice: "iOS 2.0 and macOS 10.0.",
          reason:
            "The newer source takes precedence; expect an effect only in iOS 8, macOS 10.10 and later."
        )
      ]),
  ]
}
