import KeyModel

/// The program of a bundle, and what is beside it.
///
/// Sources: Bundle Programming Guide, "Bundle Structures"; `mach-o/loader.h` of XNU (the systems).
let infoPlistProgram = DocumentKind.Bundles.Program(
  named: "CFBundleExecutable", at: ["*", "Contents/MacOS/*", "Versions/A/*"],
  others: ["Contents/MacOS/*", "Contents/Helpers/*", "Contents/Library/LaunchServices/*"],
  // On a Mac, no store demands texts for what a library could do, and those of Electron could do nearly everything.
  libraries: ["Frameworks"], processes: [".app", ".appex"],
  systems: [
    .init("macos", .macOS, kit: "macosx"), .init("maccatalyst", .macCatalyst),
    .init("ios", .iOS, kit: "iphoneos"), .init("ios-simulator", .iOS, isSimulator: true),
    .init("tvos", .tvOS, kit: "appletvos"), .init("tvos-simulator", .tvOS, isSimulator: true),
    .init("watchos", .watchOS, kit: "watchos"),
    .init("watchos-simulator", .watchOS, isSimulator: true),
    .init("visionos", .visionOS, kit: "xros"),
    .init("visionos-simulator", .visionOS, isSimulator: true),
  ],
  sources: .init(
    ["*.swift", "*.m", "*.mm", "*.c", "*.cc", "*.cpp"],
    skipped: ["*Tests", "*UITests", "Tests", "tests", "test", "*Test", "Examples", "Example"],
    packages: packagesOfCode), rest: "code")

/// The agreement of a program's header and signature with the Info.plist.
///
/// Sources: the codes; for a Mac, the notary service, which asks for a signature of every program ("Resolving common
/// notarization issues").
let programAgreements: [DocumentKind.Bundles.Agreement] = [
  .init("MinimumOSVersion", .programSince, on: installedPlatforms, codes: ["ITMS-90208"]),
  .init("LSMinimumSystemVersion", .programSince, on: [.macOS]),
  .init(
    "CFBundleExecutable", .programWithout, ["i386", "x86_64"], on: installedPlatforms,
    codes: ["ITMS-90087"]),
  .init("CFBundleExecutable", .programForDevices, on: installedPlatforms, codes: ["ITMS-90087"]),
  .init("CFBundleExecutable", .programsSigned),
]

/// The files that keys name.
///
/// Sources: the pages of the keys, for the folders that the system searches.
let fileAgreements: [DocumentKind.Bundles.Agreement] = [
  .init(
    "CFBundleIconFile", .namesFile, at: ["Contents/Resources/*", "Contents/Resources/*.icns"],
    for: [.app], on: [.macOS]),
  .init(
    "NSMainNibFile", .namesFile, at: interfaceFiles("Contents/Resources/", ["nib"]), for: [.app],
    on: [.macOS]),
  .init(
    "NSMainStoryboardFile", .namesFile, at: interfaceFiles("Contents/Resources/", ["storyboardc"]),
    for: [.app], on: [.macOS]),
  .init(
    "UILaunchStoryboardName", .namesFile, at: interfaceFiles("", ["storyboardc", "nib"]),
    for: [.app], on: [.iOS], codes: ["ITMS-90476"]),
  .init(
    "UIMainStoryboardFile", .namesFile, at: interfaceFiles("", ["storyboardc"]), for: [.app],
    on: [.iOS, .tvOS]),
  .init("UIAppFonts", .namesFile, at: ["*"], for: [.app, .appExtension], on: installedPlatforms),
]

/// The paths of a compiled file of the interface, which may be a folder and translated.
private func interfaceFiles(_ folder: String, _ endings: [String]) -> [String] {
  endings.flatMap { ending in
    // People write the ending too.
    ["\(folder)*.\(ending)", "\(folder)*.lproj/*.\(ending)", "\(folder)*", "\(folder)*.lproj/*"]
  }
}

/// Libraries outside of frameworks and object files, which the App Store refuses. Swift's own libraries are loose.
///
/// Source: the code.
let looseCode: [DocumentKind.Bundles.Excluded] = [
  .init(
    ["**/*.a", "**/*.o", "*.dylib", "Frameworks/*.dylib"],
    unless: ["libswift*.dylib"], "is code outside of a framework or a program",
    remedy:
      "leave it out of the files that are copied, or put a library into a framework",
    on: installedPlatforms, codes: ["ITMS-90171"])
]
