import KeyModel

extension Distribution {
  /// The App Store of all platforms but the Mac, and TestFlight.
  static let appStore = Self("app-store", name: "the App Store")
  static let macAppStore = Self("mac-app-store", name: "the Mac App Store")
  /// A Mac app that is signed with Developer ID and notarized.
  static let developerID = Self("developer-id", name: "Developer ID")
  /// An app of the Enterprise Program, for the people of one organization.
  static let enterprise = Self("enterprise", name: "the Enterprise Program")
  /// An app for devices that were registered before.
  static let adHoc = Self("ad-hoc", name: "registered devices")
}

/// Every way in which products reach people.
let appleDistributions: [Distribution] = [
  .appStore, .macAppStore, .developerID, .enterprise, .adHoc,
]
