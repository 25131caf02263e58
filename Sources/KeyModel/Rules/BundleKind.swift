/// A kind of bundle that some keys are for alone.
public enum BundleKind: String, Sendable, CaseIterable {
  case app = "app"
  case preferencePane = "preference pane"
  case cocoaJavaApp = "Cocoa Java app"
  case appExtension = "app extension"
}

extension BundleKind {
  /// The kind in the plural, for a sentence.
  public var plural: String { rawValue + "s" }
}
