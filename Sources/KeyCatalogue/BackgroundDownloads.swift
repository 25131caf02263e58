import KeyModel

extension KeyGroup {
  /// Assets that the system downloads for an app.
  static var backgroundDownloads: KeyGroup {
    KeyGroup(
      "background-downloads", "Background downloads",
      summary: "The assets that the system downloads for an app before its first launch and later.",
      availability: [
        .iOS("16.0", from: .current),
        .macCatalyst("16.0", from: .current), .macOS("13.0", from: .current),
        .tvOS("18.4", from: .current), .visionOS("2.4", from: .current),
      ],
      keys: assetPackKeys + unmanagedDownloadKeys)
  }
}

private var assetPackPlatforms: [AvailabilityStatement] {
  [
    .iOS("26.0", from: .current),
    .macCatalyst("16.0", from: .current), .macOS("26.0", from: .current),
    .tvOS("26.0", from: .current), .visionOS("26.0", from: .current),
  ]
}

private var essentialPlatforms: [AvailabilityStatement] {
  [
    .iOS("18.0", from: .current),
    .macCatalyst("18.0", from: .current), .macOS("15.0", from: .current),
    .tvOS("18.4", from: .current), .visionOS("2.4", from: .current),
  ]
}

private var downloadPlatforms: [AvailabilityStatement] {
  [
    .iOS("16.0", from: .current),
    .macCatalyst("16.0", from: .current), .macOS("13.0", from: .current),
    .tvOS("18.4", from: .current), .visionOS("2.4", from: .current),
  ]
}

private let project = "backgroundassets/configuring-an-unmanaged-background-assets-project"

private let hostedPacks = SourceReference.framework(
  "backgroundassets/downloading-apple-hosted-asset-packs", confidence: .high)

/// An app whose own extension schedules the downloads has each of these keys; any other one shows that it does.
private func demanded(_ key: PropertyPath) -> Rule {
  let others = unmanagedKeys.filter { $0 != key }
  return .should(.present.when(.any(others.map(Condition.present)))).from(.ownPage)
}

private let unmanagedKeys: [PropertyPath] = [
  "BAEssentialMaxInstallSize", "BAInitialDownloadRestrictions", "BAManifestURL", "BAMaxInstallSize",
]

/// What belongs in the dictionary of restrictions, wherever that is.
private var demandedInside: Rule { .should(.present).from(.ownPage) }

private let hostingNote = EditorNote(
  .requirement,
  [
    .init(.ownPage, "Required if the app uses Background Assets."),
    .init(hostedPacks, "Apps whose asset packs Apple hosts leave the key out."),
  ],
  choice: "Required of apps that schedule the downloads themselves.",
  reason: "The article is newer than the key, and knows asset packs.")

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
        With `YES` the app asks `AssetPackManager` for its packs, and the system does the rest in the
        background. The downloader extension adopts `StoreDownloaderExtension` of StoreKit if
        [`BAUsesAppleHosting`](key:BAUsesAppleHosting) is `YES`, and otherwise
        `ManagedDownloaderExtension` of Background Assets.

        Without the key the app is in charge: its extension schedules the downloads.
        [`BAInitialDownloadRestrictions`](key:BAInitialDownloadRestrictions) limits those before the
        app's first launch.
        """,
      availability: assetPackPlatforms,
      required: .optional,
      apis: [
        API("AssetPackManager", of: "BackgroundAssets"),
        API("ManagedDownloaderExtension", of: "BackgroundAssets"),
        API("StoreDownloaderExtension", of: "StoreKit"),
      ],
      bundleKinds: [.app],
      example: true,
      seeAlso: ["BAUsesAppleHosting", "BAAppGroupID"],
      sources: [
        .ownPage, .current("bainitialdownloadrestrictions"),
        .framework("backgroundassets/configuring-an-unmanaged-background-assets-project"),
      ]),
    Key(
      "BAUsesAppleHosting", .boolean,
      summary: "States whether Apple's servers host the app's asset packs.",
      discussion: """
        The key goes with [`BAHasManagedAssetPacks`](key:BAHasManagedAssetPacks). It decides which
        protocol the extension adopts: with `YES` `StoreDownloaderExtension` of StoreKit, and
        otherwise `ManagedDownloaderExtension` of Background Assets, whose packs come from a server of
        your own.
        """,
      availability: assetPackPlatforms,
      apis: [API("StoreDownloaderExtension", of: "StoreKit")],
      bundleKinds: [.app],
      rules: [
        .should(.present.when(.has("BAHasManagedAssetPacks", true))).from(.ownPage)
      ],
      example: true,
      seeAlso: ["BAHasManagedAssetPacks"]),
    Key(
      "BAAppGroupID", .string,
      summary:
        "Names the app group in which an app and its downloader extension share asset packs.",
      discussion: """
        Both targets have the App Groups capability with this group, so that the app finds what the
        extension downloads.
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
      seeAlso: [
        "BAHasManagedAssetPacks", "entitlements:com.apple.security.application-groups",
      ],
      sources: [.ownPage, hostedPacks]),
  ]
}

/// Downloads that an app's extension schedules itself.
private var unmanagedDownloadKeys: [Key] {
  [
    Key(
      "BAInitialDownloadRestrictions", .dictionary,
      summary: "Limits what is downloaded for an app right after its installation.",
      discussion: """
        People have not opened the app yet, so the system holds its first downloads to the sizes and
        servers that are declared here. Later downloads are free of them.
        """,
      availability: downloadPlatforms,
      apis: [downloaderExtension],
      bundleKinds: [.app],
      rules: [demanded("BAInitialDownloadRestrictions")],
      example: [
        "BADownloadAllowance": 52_428_800,
        "BADownloadDomainAllowList": ["assets.example.com"],
        "BAEssentialDownloadAllowance": 20_971_520,
      ],
      seeAlso: ["BAManifestURL", "BAMaxInstallSize", "BAEssentialMaxInstallSize"],
      sources: [.ownPage, .framework(project), hostedPacks],
      notes: [
        hostingNote, visionNote,
      ]),
    Key(
      "BAInitialDownloadRestrictions/BADownloadAllowance", .integer,
      summary: "Limits the bytes of the first downloads that the app can do without.",
      discussion: """
        Add up the files that are not essential, as they come over the network: for compressed files
        the compressed size. [`BAMaxInstallSize`](key:BAMaxInstallSize) has their size on disk.
        """,
      availability: [
        .iOS("16.0", from: .current),
        .macOS("13.0", from: .current), .tvOS("18.4", from: .current),
        .visionOS("2.4", from: .current),
      ],
      rules: [demandedInside],
      example: 52_428_800,
      seeAlso: ["BAInitialDownloadRestrictions/BAEssentialDownloadAllowance", "BAMaxInstallSize"],
      sources: [.ownPage, .framework(project), hostedPacks],
      notes: [hostingNote]),
    Key(
      "BAInitialDownloadRestrictions/BADownloadDomainAllowList", .array(of: .string),
      summary: "Lists the servers that the first downloads may come from.",
      discussion: """
        Write names of domains, without a scheme or a path. An asterisk in front covers subdomains:
        `*.example.com` stands for `assets.example.com` and `download.example.com`.
        """,
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
            "a domain name, perhaps with `*.` before it")
        ).from(.ownPage),
      ],
      example: ["assets.example.com", "*.cdn.example.com"],
      sources: [.ownPage, .framework(project), hostedPacks],
      notes: [hostingNote]),
    Key(
      "BAInitialDownloadRestrictions/BAEssentialDownloadAllowance", .integer,
      summary: "Limits the bytes that are downloaded before the app can be opened.",
      discussion: """
        Essential assets are part of the installation: the app starts only after they have arrived.
        Count the files as they come over the network, compressed if they are.
        [`BAEssentialMaxInstallSize`](key:BAEssentialMaxInstallSize) has their size on disk.
        """,
      availability: essentialPlatforms,
      rules: [demandedInside],
      example: 20_971_520,
      seeAlso: ["BAEssentialMaxInstallSize"],
      sources: [.ownPage, .framework(project), hostedPacks],
      notes: [hostingNote]),
    Key(
      "BAManifestURL", .string,
      summary: "Tells the system where the list of an app's assets is.",
      discussion: """
        The system downloads the file after the installation, before it starts the downloader
        extension, and gives it to the extension. What the file contains and how is your decision;
        the extension needs the names, addresses and sizes of the assets to schedule them.
        """,
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
      summary: "States the size on disk of the first downloads that the app can do without.",
      discussion: """
        The number of bytes on disk: for compressed assets the size after unpacking. The App Store
        shows it as part of the app's size, so don't round it up. The size of the download is in
        [`BADownloadAllowance`](key:BAInitialDownloadRestrictions/BADownloadAllowance).
        """,
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
            .init(.ownPage, "The page's edition of March 2025 counted the app's bundle as well."),
          ],
          choice: "The bundle isn't counted.", reason: "The newer edition leaves it out."),
      ]),
    Key(
      "BAEssentialMaxInstallSize", .integer,
      summary: "States the size on disk of the assets that an app needs before its first launch.",
      discussion: """
        The number of bytes on disk: for compressed assets the size after unpacking. The App Store
        shows it as part of the app's size on the product page, so be exact.
        """,
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
          choice: "The newer versions.", reason: "The newer edition counts."),
      ]),
  ]
}

private let visionNote = EditorNote(
  .availability,
  [
    .init(.ownPage, "visionOS 2.4."),
    .init(.ownPage, "The page's edition of 2024 said visionOS 1.0."),
  ],
  choice: "visionOS 2.4.", reason: "The newer edition counts.", isEditorial: true)
