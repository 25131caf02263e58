import KeyModel

/// A bundle in an upload, as an app or inside one. A build fills in the versions. The reports are about apps and about
/// what is inside apps for iOS: Mac apps in the store have frameworks without a version.
private let versionedInStores: Condition =
  .inStores && .product && (.bundle(.app) || !.platform(.macOS))

/// A version that a build has left empty counts as missing.
private func notEmpty(_ code: RejectionCode.ID) -> Rule {
  .pattern("\\S", "a text that is not empty").when(.product).codes(code).from(
    .gitHub("facebookincubator/SocketRocket/issues/500"))
}

/// Versions, kind and executable of a bundle.
var bundleIdentityKeys: [Key] {
  [
    Key(
      "CFBundleVersion", .string,
      title: "Bundle version",
      summary: "Numbers the build of the bundle.",
      discussion: """
        Write one to three integers with periods between them, such as `42` or `1.4.2`; the system
        reads a missing one as zero and ignores a fourth. People see
        [`CFBundleShortVersionString`](key:CFBundleShortVersionString) instead, so that the build
        number can be raised with every upload while the release keeps its version.

        In an Xcode project the value is usually `$(CURRENT_PROJECT_VERSION)`. A build setting that is
        empty leaves the key empty, which the App Store reports as missing. Embedded frameworks and
        extensions need the key as well.

        Raise the number before you distribute another build of a Mac app.
        """,
      consequence: Consequence(
        "App Store Connect refuses a build in which a bundle lacks the key or leaves it empty.",
        from: .gitHub("facebookincubator/SocketRocket/issues/500")),
      availability: [
        .iOS("2.0", from: .current),
        .macOS("10.0", from: .current),
        .tvOS("9.0", from: .current),
        .visionOS("1.0", from: .current),
        .watchOS("2.0", from: .current),
      ],
      apis: [API("MXMetaData.applicationBuildVersion", of: "MetricKit")],
      rules: [
        .present.when(versionedInStores).from(.ownPage).codes("ITMS-90056"),
        notEmpty("ITMS-90056"),
        .should(.format(.buildVersion)).from(.ownPage).codes("ITMS-90058", "ITMS-90257"),
        .format(.versionNumber).when(.macAppInStore)
          .codes("ITMS-90257").from(.gitHub("electron-userland/electron-builder/issues/4572")),
      ],
      example: "42",
      seeAlso: ["CFBundleShortVersionString"],
      sources: [
        .ownPage, .archive2018("CoreFoundationKeys.html, CFBundleVersion"),
        .gitHub("facebookincubator/SocketRocket/issues/500"),
        .gitHub("euc-releases/iOS-WorkspaceONE-SDK/issues/11"),
        .gitHub("electron-userland/electron-builder/issues/4572"),
        .gitHub("swiftlang/swift-corelibs-foundation"),
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
            "The newer page has neither limits of length nor suffixes; drivers carry such suffixes, and shipped Mac apps other forms."
        ),
        EditorNote(
          .type,
          [
            .init(.ownPage, "A string."),
            .init(
              .gitHub("swiftlang/swift-corelibs-foundation"),
              "The code that reads bundles takes a number as well as a string."),
          ],
          choice: "A string; an integer is not an error.",
          reason: "The reader of bundles understands both."),
      ],
      alsoAccepts: [.integer]),
    Key(
      "CFBundleShortVersionString", .string,
      title: "Bundle versions string, short",
      summary: "Sets the version of the release that people see.",
      discussion: """
        Write up to three integers with periods between them: major, minor and maintenance release,
        such as `2.1.0`. A suffix like `-beta` belongs in a release's name, not here.
        [`CFBundleVersion`](key:CFBundleVersion) tells builds of the same release apart.

        In an Xcode project the value is usually `$(MARKETING_VERSION)`. Frameworks and extensions
        inside an app need the key as well.
        """,
      consequence: Consequence(
        "App Store Connect refuses a build if the key is missing, has a suffix or has more than three numbers.",
        from: .gitHub("ReactiveX/RxSwift/issues/923")),
      availability: [
        .iOS("2.0", from: .current),
        .macOS("10.0", from: .current),
        .tvOS("9.0", from: .current),
        .visionOS("1.0", from: .current),
        .watchOS("2.0", from: .current),
      ],
      localizable: true,
      apis: [API("MXDiagnostic.applicationVersion", of: "MetricKit")],
      rules: [
        .present.when(versionedInStores).from(
          .gitHub("lukaskubanek/OrderedDictionary/issues/62")
        ).codes("ITMS-90057"),
        notEmpty("ITMS-90057"),
        .should(.format(.versionNumber)).from(.ownPage).codes(
          "ITMS-90060"),
      ],
      example: "2.1.0",
      seeAlso: ["CFBundleVersion"],
      sources: [
        .ownPage,
        .archive2018("CoreFoundationKeys.html, CFBundleShortVersionString"),
        .gitHub("lukaskubanek/OrderedDictionary/issues/62"),
        .gitHub("ReactiveX/RxSwift/issues/923"),
      ],
      notes: [
        EditorNote(
          .values,
          [
            .init(.ownPage, "The required format is three integers."),
            .init(.gitHub("ReactiveX/RxSwift/issues/923"), "A list of at most three integers."),
          ],
          choice: "One to three integers.",
          reason: "The service that checks the value accepts fewer, and most apps start with `1.0`."
        )
      ]),
    Key(
      "CFBundlePackageType", .string,
      title: "Bundle OS Type code",
      summary: "States the kind of bundle as a code of four characters.",
      discussion: """
        Xcode fills in `$(PRODUCT_BUNDLE_PACKAGE_TYPE)` for each kind of target. A loadable bundle may
        have its own, more specific code. Without the key, the system derives the code from the
        bundle's filename extension.
        """,
      availability: [
        .iOS("2.0", from: .current),
        .macOS("10.0", from: .current),
        .tvOS("9.0", from: .current),
        .visionOS("1.0", from: .current),
        .watchOS("2.0", from: .current),
      ],
      values: .open([
        AllowedValue("APPL", "An app."),
        AllowedValue("FMWK", "A framework."),
        AllowedValue("BNDL", "A loadable bundle."),
        AllowedValue("XPC!", "An XPC service or an app extension."),
        AllowedValue("KEXT", "A kernel extension."),
        AllowedValue("SYSX", "A system extension."),
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
              "The same three, and codes of your own for loadable bundles."),
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
            .init(.ownPage, "Names what applies without it."),
          ],
          choice: "Optional.",
          reason: "Both say how the system finds the code without the key."),
      ]),
    Key(
      "CFBundleInfoDictionaryVersion", .string,
      title: "InfoDictionary version",
      summary: "States the version of the format of Info.plist.",
      discussion: """
        Xcode adds the key when it builds a bundle. Leave it as it is: there is only version 6.0.
        """,
      availability: [
        .iOS("2.0", from: .current),
        .macOS("10.0", from: .current),
        .tvOS("9.0", from: .current),
        .visionOS("1.0", from: .current),
        .watchOS("2.0", from: .current),
      ],
      values: .documented([AllowedValue("6.0", "The only version there is.")]),
      valuesSource: .ownPage,
      default: "6.0",
      defaultSource: .ownPage,
      example: "6.0",
      sources: [.ownPage, .archive2018("CoreFoundationKeys.html, CFBundleInfoDictionaryVersion")]),
    Key(
      "CFBundleDevelopmentRegion", .string,
      title: "Localization native development region",
      summary: "Sets the language in which the bundle was written.",
      discussion: """
        The system uses this language for a resource that it doesn't find in any of the languages that
        a person prefers. Write a language identifier: `en`, `en-GB` for a region, `az-Arab` for a
        script, `zh-Hant-TW` for both. Xcode projects usually have `$(DEVELOPMENT_LANGUAGE)`.

        Names such as `English`, which old templates contain, still occur in practice. Xcode 10.2 and
        later warn about them in projects.
        """,
      availability: [
        .iOS("2.0", from: .current),
        .macOS("10.0", from: .current),
        .tvOS("9.0", from: .current),
        .visionOS("1.0", from: .current),
        .watchOS("2.0", from: .current),
      ],
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
      ]),
    Key(
      "CFBundleExecutable", .string,
      title: "Executable file",
      summary: "Names the bundle's executable file.",
      discussion: """
        For an app this is the program, for a loadable bundle or a framework the binary that is
        loaded. A framework's executable has the framework's name without `.framework`. Xcode projects
        have `$(EXECUTABLE_NAME)`.

        On macOS the key lets the system find the executable after someone renames the app. Leave it
        out of a bundle that contains resources only.
        """,
      consequence: Consequence(
        "App Store Connect refuses a bundle that names an executable and contains none.",
        from: .gitHub("mobfarm/FastPdfKit/issues/66")),
      availability: [
        .iOS("2.0", from: .current),
        .macOS("10.0", from: .current),
        .tvOS("9.0", from: .current),
        .visionOS("1.0", from: .current),
        .watchOS("2.0", from: .current),
      ],
      rules: [
        .should(.withoutSuffix([".framework"])).from(.ownPage),
        .stated("Must name a file that is in the bundle.", on: .files).from(
          .gitHub("mobfarm/FastPdfKit/issues/66")
        ).codes("ITMS-90535"),
      ],
      example: "Example",
      seeAlso: ["CFBundleName"],
      sources: [
        .ownPage, .archive2018("CoreFoundationKeys.html, CFBundleExecutable"),
        .gitHub("mobfarm/FastPdfKit/issues/66"),
      ]),
    Key(
      "CFBundleSignature", .string,
      title: "Bundle creator OS Type code",
      summary: "Holds the creator code, which is no longer used.",
      discussion: """
        Four characters that tied documents to the app that made them, before uniform types. Templates
        write `????`, which means that the bundle has no code; the key can be left out.
        """,
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
              .publicProjects("CFBundleSignature"), "Nine of ten lists with the key have `????`."),
          ],
          choice: "Optional, and without effect today.",
          reason: "Apps without the key work.")
      ]),
    Key(
      "CFBundleSpokenName", .string,
      title: "Accessibility Bundle Name",
      summary: "Spells the app's name for speech.",
      discussion: """
        The system speaks this text instead of the app's name. Write it if the name would be
        mispronounced, such as `My app one two three` for `MyApp123`.
        """,
      availability: [
        .iOS("2.0", from: .current),
        .macOS("10.0", from: .current),
        .tvOS("9.0", from: .current),
        .visionOS("1.0", from: .current),
        .watchOS("2.0", from: .current),
      ],
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
          choice: "As on the current page.",
          reason: "The newer source counts; expect an effect from iOS 8 and macOS 10.10 on.")
      ]),
  ]
}

/// The languages of a bundle.
var localizationKeys: [Key] {
  [
    Key(
      "CFBundleLocalizations", .array(of: .string),
      title: "Localizations",
      summary: "Lists languages that the app handles without localized folders.",
      discussion: """
        For a program that isn't in a bundle, or that translates its texts by other means than a
        bundle's folders for languages. Write language identifiers.
        """,
      availability: [
        .iOS("2.0", from: .current),
        .macOS("10.0", from: .current),
        .tvOS("9.0", from: .current),
        .visionOS("1.0", from: .current),
        .watchOS("2.0", from: .current),
      ],
      default: ["en"],
      defaultSource: .ownPage,
      required: .optional,
      rules: [.should(.format(.localization)).from(.ownPage)],
      example: ["en", "de", "pt-BR"],
      seeAlso: ["CFBundleDevelopmentRegion", "CFBundleAllowMixedLocalizations"],
      sources: [.ownPage, .archive2018("CoreFoundationKeys.html, CFBundleLocalizations")]),
    Key(
      "CFBundleAllowMixedLocalizations", .boolean,
      title: "Localized resources can be mixed",
      summary: "Lets frameworks use languages that the app itself lacks.",
      discussion: """
        With `YES` the bundle can take localized texts from the frameworks that it links to. Tools
        without translations need this most.
        """,
      availability: [
        .iOS("2.0", from: .current),
        .macOS("10.0", from: .current),
        .tvOS("9.0", from: .current),
        .visionOS("1.0", from: .current),
        .watchOS("2.0", from: .current),
      ],
      required: .optional,
      example: true,
      seeAlso: ["CFBundleLocalizations"],
      sources: [
        .ownPage,
        .archive2018("CoreFoundationKeys.html, CFBundleAllowMixedLocalizations"),
      ]),
  ]
}
