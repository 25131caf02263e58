package import KeyModel

// Terms of Info.plist that the catalogues of tests use. The engine has no such terms.

extension Platform {
  package static let iOS = Platform("iOS")
  package static let macOS = Platform("macOS")
  package static let tvOS = Platform("tvOS")
  package static let watchOS = Platform("watchOS")
}

extension AvailabilityStatement {
  package static func iOS(
    _ introduced: Moment = .unknown, deprecated: Moment? = nil, ignored: Moment? = nil,
    note: String? = nil, from source: SourceReference? = nil
  ) -> Self {
    Self(
      .iOS, introduced: introduced, deprecated: deprecated, ignored: ignored, note: note,
      from: source)
  }

  package static func macOS(
    _ introduced: Moment = .unknown, deprecated: Moment? = nil, ignored: Moment? = nil,
    note: String? = nil, from source: SourceReference? = nil
  ) -> Self {
    Self(
      .macOS, introduced: introduced, deprecated: deprecated, ignored: ignored, note: note,
      from: source)
  }
}

extension ExtensionPoint.Mechanism {
  package static let nsExtension = Self(
    "NSExtension", identifierKey: "NSExtension/NSExtensionPointIdentifier")
}

extension BundleKind {
  package static let app = Self("app", marks: [KeyMark("CFBundlePackageType", "APPL")])
  package static let appExtension = Self("app extension", marks: ["NSExtension"])
}

extension DocumentKind {
  /// An Info.plist as Xcode makes it, with fewer keys that show it was built.
  package static let infoPlist = DocumentKind(
    "Info.plist", id: "info-plist", format: .propertyList, titleLabel: "Name in Xcode",
    translations: "InfoPlist.strings", fileMatch: ["Info.plist", "*-Info.plist"],
    keySuffixes: KeySuffixes([.init("-", ["macos"]), .init("~", ["ipad", "iphone"])]),
    build: .init(marks: ["DTXcode", "DTSDKName"], expandsMacros: true),
    bundles: .init(
      endings: [".app", ".appex", ".framework"],
      files: ["Info.plist", "Contents/Info.plist", "Resources/Info.plist"],
      folders: ["PlugIns", "Extensions", "Watch", "Contents/PlugIns"]))
}
