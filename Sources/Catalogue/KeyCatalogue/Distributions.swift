import KeyModel

extension Distribution {
  /// The App Store of all platforms but the Mac, and TestFlight.
  static let appStore = Self(
    "app-store", name: "the App Store", for: [.iOS, .iPadOS, .tvOS, .watchOS, .visionOS],
    usualFor: [.iOS, .iPadOS, .tvOS, .watchOS, .visionOS])
  static let macAppStore = Self(
    "mac-app-store", name: "the Mac App Store", for: [.macOS, .macCatalyst],
    countedFor: [.macOS, .macCatalyst])
  /// A Mac app that is signed with Developer ID and notarized.
  static let developerID = Self(
    "developer-id", name: "Developer ID", for: [.macOS, .macCatalyst])
  /// An app of the Enterprise Program, for the people of one organization.
  static let enterprise = Self("enterprise", name: "the Enterprise Program")
  /// An app for devices that were registered before.
  static let adHoc = Self("ad-hoc", name: "registered devices")
}

/// Every way in which products reach people.
let appleDistributions: [Distribution] = [
  .appStore, .macAppStore, .developerID, .enterprise, .adHoc,
]

extension Condition {
  /// An upload to one of Apple's stores.
  static let inStores: Condition = .distribution(.appStore, .macAppStore)

  /// An app for iPhone or iPad as a build leaves it, which adds the name of the icon.
  static let mobileAppInStore: Condition =
    .distribution(.appStore) && .platform(.iOS, .iPadOS) && .bundle(.app) && .product

  static let macAppInStore: Condition = .distribution(.macAppStore) && .bundle(.app) && .product

  /// A watch app as a build leaves it, which adds the families.
  static let builtWatchApp: Condition =
    .product && (.has("WKApplication", true) || .has("WKWatchKitApp", true))
}

extension Rule {
  /// Refused when it is empty: a build system leaves such a key out.
  static func notEmptyInStores(from source: SourceReference) -> Rule {
    .noneOf([""], reason: "leave the key out").when(.inStores).from(source)
  }
}
