/// A key as a property list writes it: a name, and for which device or platform it holds.
///
/// `UILaunchStoryboardName~ipad` is `UILaunchStoryboardName` on the iPad, `NSMainNibFile-macos`
/// the same for macOS.
///
/// Source: Apple, Information Property List Key Reference, "Platform-Specific Keys".
struct KeyName {
  var base: Substring
  /// The ending with its mark, empty for a key that holds everywhere.
  var suffix: Substring

  private static let devices: Set<Substring> = [
    "iphone", "ipod", "ipad", "appletv", "applewatch", "watch", "mac", "vision", "realitydevice",
  ]
  private static let platforms: Set<Substring> = [
    "iphoneos", "iphonesimulator", "macos", "macosx", "appletvos", "appletvsimulator", "watchos",
    "watchsimulator", "xros", "xrsimulator", "maccatalyst",
  ]

  init(_ written: String) {
    let whole = Substring(written)
    base = whole
    if let tilde = whole.lastIndex(of: "~"), Self.devices.contains(whole[tilde...].dropFirst()) {
      base = whole[..<tilde]
    }
    if let hyphen = base.lastIndex(of: "-"), Self.platforms.contains(base[hyphen...].dropFirst()) {
      base = base[..<hyphen]
    }
    suffix = whole[base.endIndex...]
    // A key that is only a suffix is a name of its own.
    if base.isEmpty { (base, suffix) = (whole, "") }
  }
}
