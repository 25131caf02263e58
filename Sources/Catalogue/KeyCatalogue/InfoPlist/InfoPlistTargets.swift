import KeyModel

/// The marks of an Info.plist for each platform.
///
/// Sources: Information Property List Key Reference, `LSRequiresIPhoneOS`, `LSMinimumSystemVersion`,
/// `UIDeviceFamily`; Apple's documentation of `MinimumOSVersion`, `CFBundleSupportedPlatforms`, `WKApplication` and
/// `WKWatchKitApp`; Xcode build settings reference, `SDKROOT`, `SUPPORTED_PLATFORMS` and the deployment targets.
let infoPlistTargets: [DocumentKind.Target] = [
  target(
    .iOS, including: [.iPadOS], sdks: ["iPhoneOS", "iPhoneSimulator"], families: [1, 2],
    marks: [.init("LSRequiresIPhoneOS", true)], oldest: "MinimumOSVersion",
    setting: "IPHONEOS_DEPLOYMENT_TARGET"),
  target(
    .macOS, sdks: ["MacOSX"], marks: ["LSMinimumSystemVersion"], oldest: "LSMinimumSystemVersion",
    setting: "MACOSX_DEPLOYMENT_TARGET"),
  // A product for Mac Catalyst has the keys of two platforms, so nothing is certain.
  target(.macCatalyst, sdks: [], families: [6]),
  target(
    .tvOS, sdks: ["AppleTVOS", "AppleTVSimulator"], families: [3],
    oldest: "MinimumOSVersion", setting: "TVOS_DEPLOYMENT_TARGET"),
  target(
    .watchOS, sdks: ["WatchOS", "WatchSimulator"], families: [4],
    marks: [.init("WKApplication", true), .init("WKWatchKitApp", true)], oldest: "MinimumOSVersion",
    setting: "WATCHOS_DEPLOYMENT_TARGET"),
  target(
    .visionOS, sdks: ["XROS", "XRSimulator"], families: [7], oldest: "MinimumOSVersion",
    setting: "XROS_DEPLOYMENT_TARGET"),
]

/// - Parameters:
///   - sdks: As `CFBundleSupportedPlatforms` has them; elsewhere they are in lower case.
///   - families: The numbers in `UIDeviceFamily`.
private func target(
  _ platform: Platform, including: [Platform] = [], sdks: [String], families: [Int64] = [],
  marks: [KeyMark] = [], oldest: PropertyPath? = nil, setting: String? = nil
) -> DocumentKind.Target {
  let names = sdks.map { $0.lowercased() }
  return DocumentKind.Target(
    platform, including: including,
    marks: marks + families.map { KeyMark("UIDeviceFamily", .integer($0)) }
      + sdks.map { KeyMark("CFBundleSupportedPlatforms", .string($0)) }
      + names.map { KeyMark("DTPlatformName", .string($0)) },
    oldestRelease: oldest, sdk: "DTSDKName",
    settings: [.init("SUPPORTED_PLATFORMS", names), .init("SDKROOT", names)],
    oldestReleaseSetting: setting)
}
