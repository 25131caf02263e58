import KeyModel

extension ExtensionPoint.Use {
  /// The dictionary in which every kind of extension but those built on ExtensionKit declares itself.
  static let nsExtension = Self("NSExtension", .required)

  /// The dictionary in which extensions built on ExtensionKit declare themselves. Their code is the
  /// type with the attribute `@main`.
  static let exAttributes = Self("EXAppExtensionAttributes", .required)

  /// The class that the system makes an object of, by its name in Swift; the extension needs it.
  static func principalClass(_ name: String) -> Self {
    Self(
      "NSExtension/NSExtensionPrincipalClass", .required,
      sample: .string("$(PRODUCT_MODULE_NAME)." + name))
  }

  /// The class of the first screen, by its name in Swift; a storyboard may name it instead.
  static func viewController(_ name: String) -> Self {
    Self("NSExtension/NSExtensionPrincipalClass", sample: .string("$(PRODUCT_MODULE_NAME)." + name))
  }

  /// A key of `NSExtensionAttributes`.
  static func attribute(
    _ name: String, _ required: Requirement = .unstated, sample: PropertyListValue? = nil
  ) -> Self {
    Self(PropertyPath("NSExtension/NSExtensionAttributes/" + name), required, sample: sample)
  }
}

extension SourceReference {
  /// The lists of extensions that a generator of projects writes, after Xcode's templates.
  static let extensionTemplates = gitHub(
    "EvanBacon/expo-apple-targets/blob/main/packages/apple-targets/src/target.ts")

  /// The identifiers that iOS 26 itself names, as the difference of two of its builds shows them.
  static let systemStrings = gitHub("blacktop/ipsw-diffs")
}
