import KeyModel

extension KeyGroup {
  /// Assets that the system downloads for an app.
  static var backgroundDownloads: KeyGroup {
    KeyGroup(
      "background-downloads", "Background downloads",
      summary: "The assets that the system downloads for an app before its first launch and later.",
      availability: downloadPlatforms,
      keys: assetPackKeys + unmanagedDownloadKeys)
  }
}

private let assetPackPlatforms: [AvailabilityStatement] = [
  .iOS("26.0", from: .current),
  .macCatalyst("16.0", from: .current), .macOS("26.0", from: .current),
  .tvOS("26.0", from: .current), .visionOS("26.0", from: .current),
]

private let assetPackNote = EditorNote(
  .availability,
  [
    .init(.ownPage, "Mac Catalyst 16.0, but iOS, iPadOS and macOS 26.0."),
    .init(.framework("backgroundassets/baassetpackmanager"), "Mac Catalyst 26.0, like iOS."),
  ],
  choice: "Mac Catalyst 16.0 is listed, as on the key's own page.",
  reason: "Code needs Mac Catalyst 26.0 to get the packs.")

private let essentialPlatforms: [AvailabilityStatement] = [
  .iOS("18.0", from: .current),
  .macCatalyst("18.0", from: .current), .macOS("15.0", from: .current),
  .tvOS("18.4", from: .current), .visionOS("2.4", from: .current),
]

private let downloadPlatforms: [AvailabilityStatement] = [
  .iOS("16.0", from: .current),
  .macCatalyst("16.0", from: .current), .macOS("13.0", from: .current),
  .tvOS("18.4", from: .current), .visionOS("2.4", from: .current),
]

private let project = "backgroundassets/configuring-an-unmanaged-background-assets-project"

private let hostedPacks = SourceReference.framework(
  "backgroundassets/downloading-apple-hosted-asset-packs", confidence: .high)

/// An app whose own extension schedules the downloads has each of these keys; any other one shows that it does.
private func demanded(_ key: PropertyPath) -> Rule {
  let others = unmanagedKeys.filter { $0 != key }
  return .should(.present.when(.any(others.map(Condition.present)))).saying(
    "an app whose extension schedules its downloads needs {key} too", "add it"
  ).from(.ownPage)
}

private let unmanagedKeys: [PropertyPath] = [
  "BAEssentialMaxInstallSize", "BAInitialDownloadRestrictions", "BAManifestURL", "BAMaxInstallSize",
]

/// The rule for keys in a dictionary of restrictions, wherever that is.
private var demandedInside: Rule { .should(.present).from(.ownPage) }

private let hostingNote = EditorNote(
  .requirement,
  [
    .init(.ownPage, "Required if the app uses Background Assets."),
    .init(hostedPacks, "Apps whose asset packs Apple hosts leave the key out."),
  ],
  choice: "Required in apps that schedule the downloads themselves.",
  reason: "The article is newer than the key, and covers asset packs.")

private var downloaderExtension: API {
  API(
    "BADownloaderExtension", of: "BackgroundAssets",
    url: "https://developer.apple.com/documentation/backgroundassets/badownloaderextension-qwaw")
}

/// Asset packs, which the system manages.
private var assetPackKeys: [Key] {
  [
    Key(
      "BAHasManagedAssetPacks", .boolean,
      summary: "Lets the system download an app's asset packs and keep them up to date.",
      discussion: """
        Write `YES` if the app's assets come in asset packs, from Apple's servers or your own. The
        app then asks `AssetPackManager` for its packs, and the system downloads and updates them in
        the background. The downloader extension adopts StoreKit's `StoreDownloaderExtension` if
        [`BAUsesAppleHosting`](key:BAUsesAppleHosting) is `YES`, and otherwise
        `ManagedDownloaderExtension` of Background Assets. Xcode's Background Download template sets
        up a downloader extension.
        """,
      consequence: Consequence(
        "Without `YES`, the system doesn't download the app's asset packs or keep them up to date.",
        from: .ownPage),
      availability: assetPackPlatforms,
      required: .optional,
      apis: [
        API("AssetPackManager", of: "BackgroundAssets"),
        API("ManagedDownloaderExtension", of: "BackgroundAssets"),
        API("StoreDownloaderExtension", of: "StoreKit"),
      ],
      bundleKinds: [.app],
      rules: [.should(.present.when(.has("BAUsesAppleHosting", true))).from(hostedPacks)],
      example: true,
      seeAlso: ["BAUsesAppleHosting", "BAAppGroupID"],
      sources: [
        .ownPage, .current("bainitialdownloadrestrictions"), .framework(project), hostedPacks,
      ],
      notes: [assetPackNote]),
    Key(
      "BAUsesAppleHosting", .boolean,
      summary: "Declares that the app's asset packs come from Apple's servers.",
      discussion: """
        Write `YES` for packs that you upload to App Store Connect, together with
        [`BAHasManagedAssetPacks`](key:BAHasManagedAssetPacks) and
        [`BAAppGroupID`](key:BAAppGroupID); leave out all other keys of Background Assets. Apple
        hosts up to 200 GB of compressed assets for apps in TestFlight and the App Store. With `NO`,
        the packs come from your own server, and the extension adopts `ManagedDownloaderExtension`
        rather than `StoreDownloaderExtension`.
        """,
      consequence: Consequence(
        "Without `YES`, the system doesn't look for packs on Apple's servers.",
        from: hostedPacks),
      availability: assetPackPlatforms,
      apis: [API("StoreDownloaderExtension", of: "StoreKit")],
      bundleKinds: [.app],
      rules: [.should(.present.when(.has("BAHasManagedAssetPacks", true))).from(.ownPage)],
      example: true,
      seeAlso: ["BAHasManagedAssetPacks"],
      sources: [.ownPage, hostedPacks],
      notes: [assetPackNote]),
    Key(
      "BAAppGroupID", .string,
      summary:
        "Names the app group that an app and its downloader extension share for asset packs.",
      discussion: """
        Write the identifier of an app group that both targets have in their App Groups capability;
        Background Assets coordinates the app and the extension through it. Write it in the app's
        Info.plist. Apps with packs that Apple hosts need the key, together with
        [`BAHasManagedAssetPacks`](key:BAHasManagedAssetPacks) and
        [`BAUsesAppleHosting`](key:BAUsesAppleHosting), and no other key of the framework.
        """,
      availability: assetPackPlatforms,
      capability: "App Groups",
      bundleKinds: [.app],
      rules: [
        .should(.present.when(.has("BAUsesAppleHosting", true))).from(hostedPacks),
        .needs(
          "entitlements:com.apple.security.application-groups", when: "To share the asset packs"
        ).from(.ownPage),
        .agrees(with: "entitlements:com.apple.security.application-groups").from(.ownPage),
      ],
      example: "group.com.example.app",
      seeAlso: ["BAHasManagedAssetPacks", "entitlements:com.apple.security.application-groups"],
      sources: [.ownPage, hostedPacks],
      notes: [assetPackNote]),
  ]
}

/// Downloads that an app's extension schedules itself.
private var unmanagedDownloadKeys: [Key] {
  [
    Key(
      "BAInitialDownloadRestrictions", .dictionary,
      summary:
        "Limits what is downloaded for an app between its installation and its first launch.",
      discussion: """
        Apps whose own extension schedules the downloads need the key; apps with asset packs on
        Apple's servers leave it out. Before people first open the app, the system limits its
        downloads to the sizes and servers that are declared here. Write the exact sizes as
        transferred over the network. These limits don't apply to later downloads.
        """,
      consequence: Consequence(
        "Before the first launch, a download from a server that isn't listed, or beyond the declared sizes, fails with an error such as `sessionDownloadAllowanceExceeded`.",
        from: .sdkHeaders("BackgroundAssets, BAError.h")),
      availability: downloadPlatforms,
      apis: [downloaderExtension],
      bundleKinds: [.app], rules: [demanded("BAInitialDownloadRestrictions")],
      example: [
        "BADownloadAllowance": 52_428_800,
        "BADownloadDomainAllowList": ["assets.example.com"],
        "BAEssentialDownloadAllowance": 20_971_520,
      ],
      seeAlso: ["BAManifestURL", "BAMaxInstallSize", "BAEssentialMaxInstallSize"],
      sources: [
        .ownPage, .framework(project), hostedPacks, .sdkHeaders("BackgroundAssets, BAError.h"),
      ],
      notes: [
        hostingNote, visionNote,
      ]),
    Key(
      "BAInitialDownloadRestrictions/BADownloadAllowance", .integer,
      summary:
        "Limits the size of the nonessential downloads before the first launch.",
      discussion: """
        An app that schedules its own downloads needs the key; leave it out if Apple hosts the asset
        packs. Add up the sizes of the nonessential files as transferred over the network, and count
        compressed files at their compressed size. [`BAMaxInstallSize`](key:BAMaxInstallSize) has
        their size on disk.
        """,
      consequence: Consequence(
        "A download that would exceed what is left of the allowance isn't scheduled, or fails; the error code is `downloadWouldExceedAllowance` or `sessionDownloadAllowanceExceeded`.",
        from: .sdkHeaders("BackgroundAssets, BAError.h")),
      availability: [
        .iOS("16.0", from: .current),
        .macOS("13.0", from: .current), .tvOS("18.4", from: .current),
        .visionOS("2.4", from: .current),
      ],
      rules: [demandedInside],
      example: 52_428_800,
      seeAlso: ["BAInitialDownloadRestrictions/BAEssentialDownloadAllowance", "BAMaxInstallSize"],
      sources: [
        .ownPage, .framework(project), hostedPacks, .sdkHeaders("BackgroundAssets, BAError.h"),
      ],
      notes: [hostingNote]),
    Key(
      "BAInitialDownloadRestrictions/BADownloadDomainAllowList", .array(of: .string),
      summary: "Lists the servers that the downloads before the first launch may come from.",
      discussion: """
        An app that schedules its own downloads needs the key; leave it out if Apple hosts the asset
        packs. Write the names of the hosts in the addresses that the extension schedules, without a
        scheme or a path. An asterisk in front covers subdomains: `*.example.com` stands for
        `assets.example.com` and `download.example.com`.
        """,
      consequence: Consequence(
        "Until people first launch the app, a download from a server that isn't listed fails with `sessionDownloadDisallowedByDomain`.",
        from: .sdkHeaders("BackgroundAssets, BAError.h")),
      availability: [
        .iOS("16.0", from: .current),
        .macOS("13.0", from: .current), .tvOS("18.4", from: .current),
        .visionOS("2.4", from: .current),
      ],
      rules: [
        demandedInside,
        .should(
          .pattern(
            "^(?:[*]\\.)?[A-Za-z0-9-]+(?:\\.[A-Za-z0-9-]+)*$",
            "a domain name, optionally with `*.` before it")
        ).from(.framework(project)),
      ],
      example: ["assets.example.com", "*.cdn.example.com"],
      sources: [
        .ownPage, .framework(project), hostedPacks, .sdkHeaders("BackgroundAssets, BAError.h"),
      ],
      notes: [hostingNote]),
    Key(
      "BAInitialDownloadRestrictions/BAEssentialDownloadAllowance", .integer,
      summary: "Limits the size of the downloads that must finish before people can open the app.",
      discussion: """
        Essential assets are part of the installation: people see the progress, and can open the app
        when the assets have arrived. Add up the sizes of the files that the extension marks as
        `essential`, as transferred over the network; count compressed files at their compressed
        size. Without essential files, people don't have to wait.
        [`BAEssentialMaxInstallSize`](key:BAEssentialMaxInstallSize) has their size on disk.
        """,
      consequence: Consequence(
        "Before the first launch, downloads beyond the declared sizes fail with an error such as `sessionDownloadAllowanceExceeded`.",
        from: .sdkHeaders("BackgroundAssets, BAError.h")),
      availability: essentialPlatforms,
      rules: [demandedInside],
      example: 20_971_520,
      seeAlso: ["BAEssentialMaxInstallSize"],
      sources: [
        .ownPage, .framework(project), hostedPacks, .sdkHeaders("BackgroundAssets, BAError.h"),
      ],
      notes: [hostingNote]),
    Key(
      "BAManifestURL", .string,
      summary: "Gives the address of the file that lists the assets to download.",
      discussion: """
        Apps whose own extension schedules the downloads need the key: write the full address of a
        file on your server that lists the assets. The system downloads the file after the
        installation, before it starts the extension, and passes it to
        `downloads(for:manifestURL:extensionInfo:)`. You decide on the file's content and format;
        the extension needs the names, addresses and sizes of the assets. The app and the extension
        also have to be in the same
        [app group](key:entitlements:com.apple.security.application-groups) and, on macOS, in the
        [sandbox](key:entitlements:com.apple.security.app-sandbox). Leave the key out if Apple hosts
        the asset packs.
        """,
      consequence: Consequence(
        "Without the key, the system has no manifest to download and hand to the extension.",
        from: .ownPage),
      availability: [
        .iOS("16.1", from: .current),
        .macCatalyst("16.1", from: .current), .macOS("13.0", from: .current),
        .tvOS("18.4", from: .current), .visionOS("2.4", from: .current),
      ],
      apis: [
        API(
          "BADownloaderExtension.downloads(for:manifestURL:extensionInfo:)",
          of: "BackgroundAssets",
          url:
            "https://developer.apple.com/documentation/backgroundassets/badownloaderextension-qwaw")
      ],
      bundleKinds: [.app],
      rules: [
        demanded("BAManifestURL"), .should(.format(.url)).from(.ownPage),
      ],
      example: "https://assets.example.com/manifest.json",
      seeAlso: ["BAInitialDownloadRestrictions"],
      sources: [.ownPage, .framework(project), hostedPacks],
      notes: [hostingNote, visionNote]),
    Key(
      "BAMaxInstallSize", .integer,
      summary:
        "States the disk space of the nonessential assets that download right after installation.",
      discussion: """
        An app that hosts its assets and schedules the downloads itself needs the key, together with
        [`BAEssentialMaxInstallSize`](key:BAEssentialMaxInstallSize),
        [`BAManifestURL`](key:BAManifestURL) and
        [`BAInitialDownloadRestrictions`](key:BAInitialDownloadRestrictions). Leave all four keys
        out if Apple hosts the asset packs. Add up the sizes on disk, in bytes, of the nonessential
        files, and count compressed assets at their size after unpacking. Write the exact sum rather
        than rounding up. The size of the download belongs in
        [`BADownloadAllowance`](key:BAInitialDownloadRestrictions/BADownloadAllowance).
        """,
      consequence: Consequence(
        "With a wrong number, the App Store shows the wrong size for the app.",
        from: .ownPage),
      availability: downloadPlatforms,
      bundleKinds: [.app],
      rules: [demanded("BAMaxInstallSize")],
      example: 157_286_400,
      seeAlso: ["BAEssentialMaxInstallSize", "BAInitialDownloadRestrictions/BADownloadAllowance"],
      sources: [.ownPage, .framework(project), hostedPacks],
      notes: [
        hostingNote,
        visionNote,
        EditorNote(
          .text,
          [
            .init(.ownPage, "Counts the assets that are not essential."),
            .init(.ownPage, "The page's edition of March 2025 counted the app's bundle too."),
          ],
          choice: "The bundle isn't counted.", reason: "The newer edition leaves it out."),
      ]),
    Key(
      "BAEssentialMaxInstallSize", .integer,
      summary: "States the size on disk of the assets that the app needs before its first launch.",
      discussion: """
        An app that hosts its assets and schedules the downloads itself needs the key; leave it out
        if Apple hosts the asset packs. Add up the sizes on disk, in bytes, of the files that the
        extension marks as essential, and count compressed assets at their size after unpacking.
        Write the exact sum rather than rounding up. The size of the download belongs in
        [`BAEssentialDownloadAllowance`](key:BAInitialDownloadRestrictions/BAEssentialDownloadAllowance).
        """,
      consequence: Consequence(
        "With a wrong number, the App Store shows the wrong size for the app.",
        from: .ownPage),
      availability: essentialPlatforms,
      bundleKinds: [.app],
      rules: [demanded("BAEssentialMaxInstallSize")],
      example: 62_914_560,
      seeAlso: [
        "BAMaxInstallSize", "BAInitialDownloadRestrictions/BAEssentialDownloadAllowance",
      ],
      sources: [.ownPage, .framework(project), hostedPacks],
      notes: [
        hostingNote,
        EditorNote(
          .availability,
          [
            .init(.ownPage, "iOS, iPadOS and Mac Catalyst 18.0, macOS 15.0."),
            .init(
              .ownPage,
              "The page's edition of June 2025 had iOS, iPadOS and Mac Catalyst 16.4 and macOS 13.3."
            ),
          ],
          choice: "The newer versions.", reason: "The newer edition applies."),
      ]),
  ]
}

private let visionNote = EditorNote(
  .availability,
  [
    .init(.ownPage, "visionOS 2.4."),
    .init(.ownPage, "The page's edition of 2024 said visionOS 1.0."),
  ],
  choice: "visionOS 2.4.", reason: "The newer edition applies.", isEditorial: true)
