import KeyModel

/// What may follow a key in Info.plist to make it hold for one platform or device alone:
/// `NSMainNibFile-macos`, `UILaunchStoryboardName~ipad`.
///
/// Sources: Information Property List Key Reference, "Platform-Specific Keys"; Core Foundation,
/// `CFBundle_InfoPlist.c`, `_isOverrideKey`: a platform after `-`, then a product after `~`, and only
/// in the list's own dictionary. Platforms and products that came later are named after their SDKs.
let infoPlistKeySuffixes = KeySuffixes([
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
