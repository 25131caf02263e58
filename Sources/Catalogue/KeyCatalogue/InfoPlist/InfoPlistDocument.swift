import KeyModel

/// The Info.plist, as people write it and as Xcode builds it.
let infoPlistDocument = DocumentKind(
  "Info.plist", id: "info-plist", format: .propertyList, titleLabel: "Name in Xcode",
  translations: "InfoPlist.strings", fileMatch: ["Info.plist", "*-Info.plist"],
  keySuffixes: keySuffixes,
  // Sources: what Xcode adds to the Info.plist of a product; Xcode Help, `INFOPLIST_PREPROCESS`.
  build: .init(
    marks: [
      "BuildMachineOSBuild", "DTCompiler", "DTPlatformBuild", "DTPlatformName",
      "DTPlatformVersion", "DTSDKBuild", "DTSDKName", "DTXcode", "DTXcodeBuild",
    ], expandsMacros: true, settings: infoPlistBuildSettings),
  targets: infoPlistTargets,
  // Source: Bundle Programming Guide, "Bundle Structures".
  bundles: .init(
    endings: [
      ".app", ".appex", ".bundle", ".framework", ".xpc", ".prefPane", ".plugin", ".systemextension",
    ],
    files: ["Info.plist", "Contents/Info.plist", "Resources/Info.plist"],
    folders: [
      "PlugIns", "Extensions", "Watch", "AppClips", "Frameworks", ".", "Contents/PlugIns",
      "Contents/Extensions",
      "Contents/Library/SystemExtensions", "Contents/XPCServices",
    ], program: infoPlistProgram, agreements: infoPlistAgreements,
    // Sources: the forms that Xcode archives and exports, as its own tools and others read them
    // (fastlane/fastlane, `gym/lib/gym/xcodebuild_fixes` and `fastlane_core/lib/fastlane_core/ipa_file_analyser.rb`).
    containers: [
      .init(".ipa", at: ["Payload"]),
      .init(".xcarchive", at: ["Products/Applications", "Products/Library/Frameworks"]),
    ],
    unread: [
      .init(
        "images",
        at: ["Assets.car", "*.png", "Contents/Resources/Assets.car", "Contents/Resources/*.icns"]),
      .init(
        "storyboards and nibs",
        at: [
          "*.nib", "*.storyboardc/Info.plist", "*.lproj/*.storyboardc/Info.plist",
          "*.lproj/*.nib", "Contents/Resources/*.nib",
          "Contents/Resources/*.lproj/*.nib",
          "Contents/Resources/*.lproj/*.storyboardc/Info.plist",
        ]),
      .init("translations", at: ["*.lproj/*.strings", "Contents/Resources/*.lproj/*.strings"]),
    ],
    needed: .init(
      endings: [".app", ".appex", ".framework"], on: installedPlatforms, codes: ["ITMS-90036"]),
    excluded: looseCode),
  // Folders that package managers and builds fill: CocoaPods, Carthage, npm, Xcode, Swift Package Manager and others.
  skippedFolders: [
    "Pods", "Carthage", "node_modules", "DerivedData", "build", "SourcePackages", "vendor",
  ],
  // Source: XcodeGen, `Docs/ProjectSpec.md`, "Target", "Target Template" and "Plist"; `InfoPlistGenerator.swift`.
  // Expo, "app.json / app.config.js", `ios.infoPlist`; expo/expo, `packages/@expo/config/src/Config.ts`
  // (`reduceExpoObject`), for a file without `expo`.
  // electron-builder, "Common Configuration" (`package.json`, `electron-builder.yml`) and "MacConfiguration", `extendInfo`;
  // `mas` has the options of `mac`. An array there makes keys `0`, `1`, and a file's name is not read: its issues 8971, 5494. `electronMac.ts` writes names and versions.
  embeddings: generatedLists,
  // Source: Apple's page of protected resources lists all purpose strings. Other names may come from older systems.
  reservedNames: [.init(["NS*UsageDescription", "NS*Description"], .must)])

/// The files of other tools with keys of an Info.plist.
private let generatedLists: [DocumentKind.Embedding] = {
  // The names come from the settings of a target; the versions and the shown name from those of an app.
  let ofTarget = [
    "CFBundleIdentifier", "CFBundleExecutable", "CFBundlePackageType",
    "CFBundleInfoDictionaryVersion",
  ]
  let ofApp =
    ofTarget + [
      "CFBundleName", "CFBundleDisplayName", "CFBundleVersion", "CFBundleShortVersionString",
    ]
  let xcodeGen = ["targets/*/info/properties", "targetTemplates/*/info/properties"]
  let expo = ["expo/ios/infoPlist", "ios/infoPlist"]
  let electronBuilder = [
    ("electron-builder.yml", "mac/extendInfo"), ("electron-builder.yml", "mas/extendInfo"),
    ("package.json", "build/mac/extendInfo"), ("package.json", "build/mas/extendInfo"),
  ]
  return xcodeGen.map {
    .init(
      "XcodeGen", "project.yml", at: PropertyPath($0), without: ofTarget,
      beside: ["path": "Name/Info.plist"])
  }
    + expo.map {
      .init("Expo", "app.json", at: PropertyPath($0), on: .iOS, of: "app", without: ofApp)
    }
    + electronBuilder.map { file, path in
      .init(
        "electron-builder", file, at: PropertyPath(path), on: .macOS, of: "app",
        without: ofApp + ["CFBundleIconFile", "NSPrincipalClass"], expandsMacros: false)
    }
}()

/// Every group of Info.plist, in the order of the site.
let infoPlistGroups: [KeyGroup] = [
  .appExtensions, .actionAndShareExtensions, .customKeyboards, .documentPickers, .photoEditing,
  .notificationContent, .previewsAndSearch, .siriIntents, .safariExtensions, .credentialProviders,
  .messagesAndMail, .mediaExtensions, .fileSystemModules, .finalCutPro, .appTransportSecurity,
  .usageDescriptions, .sensorKit, .updatePolicy, .services, .typeDeclarations,
  .documentTypes, .urlTypes, .iCloud, .backgroundDownloads, .appBehavior, .launchScreens, .scenes,
  .interface, .graphics, .quickLookGenerators, .appIcons, .mediaStreaming, .backgroundExecution,
  .deviceRequirements, .bundleInformation, .appStore,
  .homeScreenAndWatch, .purchasesAndAds, .games, .siriAndSearch, .accessories,
  .camerasAndPlayback, .audioUnits, .webAndSignIn, .systemFeatures, .helpers, .plugIns,
  .inputMethods, .sourceEditor, .help,
  .installedFiles, .drivers, .preferencePanes, .cocoaJava, .buildInformation,
]

/// Suffixes that make a key of Info.plist hold for one platform or device alone:
/// `NSMainNibFile-macos`, `UILaunchStoryboardName~ipad`.
///
/// Sources: Information Property List Key Reference, "Platform-Specific Keys"; Core Foundation,
/// `CFBundle_InfoPlist.c`, `_isOverrideKey`: a platform after `-`, then a product after `~`, and only
/// in the list's own dictionary. Platforms and products that came later are named after their SDKs.
private let keySuffixes = KeySuffixes([
  .init(
    "-",
    [
      "appletvos", "appletvsimulator", "iphoneos", "iphonesimulator", "maccatalyst", "macos",
      "macosx", "watchos", "watchsimulator", "xros", "xrsimulator",
    ]),
  .init(
    "~",
    [
      "appletv", "applewatch", "ipad", "iphone", "ipod", "mac", "realitydevice", "vision", "watch",
    ]),
])

/// How extensions say what they extend.
///
/// Sources: the installer of iOS, 0xe80000a2 (altstoreio/AltStore, issue 799), for the class and the storyboard; Apple's "ExtensionKit", "Defining an extension
/// point", for those of apps.
extension ExtensionPoint.Mechanism {
  static let nsExtension = Self(
    "NSExtension", identifierKey: "NSExtension/NSExtensionPointIdentifier",
    // Seen in lists that work: former, undocumented, or of system extensions.
    otherIdentifiers: [
      "com.apple.Safari.sharedlinks-service", "com.apple.networkextension.filter-packet",
      "com.apple.screensaver",
    ],
    entryKeys: ["NSExtension/NSExtensionPrincipalClass", "NSExtension/NSExtensionMainStoryboard"],
    entry: .one, rejectedOn: [.iOS, .tvOS, .watchOS, .visionOS],
    codes: .init(
      unknown: ["ITMS-90349", "0xe80000b1"], noEntry: ["0xe80000a2"]))
  static let exAppExtensionAttributes = Self(
    "EXAppExtensionAttributes",
    identifierKey: "EXAppExtensionAttributes/EXExtensionPointIdentifier",
    systemPrefix: "com.apple.", otherIdentifiers: ["com.apple.wallpaper"],
    codes: .init(unknown: ["ITMS-90349"], foreign: ["ITMS-91179"]))
}

/// Prefixes of the identifiers of types that the system declares.
let prefixesOfSystemTypes = ["public.", "com.apple.", "dyn."]

/// Prefixes of the identifiers of other vendors' types that the system declares for them.
///
/// Source: Uniform Type Identifiers Reference, "System-Declared Uniform Type Identifiers".
let vendorsOfSystemTypes = ["com.adobe.", "com.microsoft.", "com.sun.", "com.real.", "org.gnu."]

/// The words of Apple's names.
let infoPlistSearchWords = SearchWords(
  whole: [
    "iOS", "iPadOS", "macOS", "tvOS", "watchOS", "visionOS", "iCloud", "iPad", "iPhone", "iPod",
    "iTunes", "iMessage", "IPad", "IPhone", "MacOS", "WiFi", "ASCII", "UTI", "UTIs", "TLSv1",
    "API", "APIs",
  ],
  prefixes: [
    "AP", "AS", "ATS", "AV", "BA", "BE", "BG", "CA", "CF", "CK", "CLK", "CMIO", "CP", "CS", "DT",
    "EN", "EX", "FS", "GC", "GK", "HK", "ID", "IL", "IN", "IO", "ITS", "JS", "LS", "MDE", "ME",
    "MK",
    "MS", "MT", "NE", "NFC", "NS", "OS", "OSA", "PH", "PUIC", "QL", "RP", "SF", "SK", "SM", "SPK",
    "SR", "TI", "UI", "UN", "UT", "WK", "XC", "XPC",
  ],
  ignored: [
    "info", "plist",
    // Small words of other languages.
    "para", "la", "el", "los", "las", "del", "le", "les", "des", "aux", "au", "du", "der", "die",
    "das", "ein", "eine", "zu", "da", "do", "um", "uma", "il", "de",
  ],
  kinds: [
    .init("extension", filter: "kind", value: "extension point"),
    .init("entitlement", filter: "document", value: "entitlements"),
    .init("capability", filter: "kind", value: "capability"),
    .init("privacy manifest", filter: "document", value: "privacy-manifest"),
    .init("Info.plist key", filter: "document", value: "info-plist"),
    .init("Info.plist", filter: "document", value: "info-plist"),
  ])
