import KeyModel

/// The kinds of bundles, special ones before general ones, as the first that fits is meant.
///
/// Sources: Bundle Programming Guide, "Bundle Structures"; Apple's documentation of `CFBundlePackageType`,
/// `WKApplication`, `WKWatchKitApp` and `NSAppClip`; App Extension Keys, `NSExtensionPointIdentifier`.
let bundleKinds: [BundleKind] = [
  .widgetExtension, .intentsExtension, .appExtension, .watchApp, .appClip, .app, .framework,
  .systemExtension, .driver, .xpcService, .bundle, .preferencePane, .cocoaJavaApp,
]

private let point: PropertyPath = "NSExtension/NSExtensionPointIdentifier"
private let packageType: PropertyPath = "CFBundlePackageType"

extension BundleKind {
  static let appExtension = Self(
    "app extension", marks: ["NSExtension", "EXAppExtensionAttributes"], endings: [".appex"])
  static let widgetExtension = Self(
    "widget extension", of: .appExtension, marks: [.init(point, "com.apple.widgetkit-extension")])
  static let intentsExtension = Self(
    "Intents extension", of: .appExtension, marks: [.init(point, "com.apple.intents-service")])

  static let app = Self("app", marks: [.init(packageType, "APPL")], endings: [".app"])
  static let watchApp = Self(
    "Watch app", of: .app, marks: [.init("WKApplication", true), .init("WKWatchKitApp", true)])
  static let appClip = Self("App Clip", of: .app, marks: ["NSAppClip"])
  static let cocoaJavaApp = Self("Cocoa Java app", of: .app)

  static let framework = Self(
    "framework", marks: [.init(packageType, "FMWK")], endings: [".framework"])
  static let systemExtension = Self(
    "system extension", marks: [.init(packageType, "SYSX")], endings: [".systemextension"])
  static let driver = Self("driver", marks: [.init(packageType, "DEXT")], endings: [".dext"])
  static let xpcService = Self("XPC service", marks: ["XPCService"], endings: [".xpc"])

  /// Code or resources that a program loads: plug-ins of all sorts have this type.
  static let bundle = Self(
    "loadable bundle", marks: [.init(packageType, "BNDL")], endings: [".bundle"])
  static let preferencePane = Self("preference pane", of: .bundle, endings: [".prefPane"])
}
