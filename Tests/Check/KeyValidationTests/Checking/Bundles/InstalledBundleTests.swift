import Diagnostics
import KeyCatalogue
import KeyModel
import KeyValidation
import Testing

/// Demands on the bundles in an app: products that an installer or a store refuses are reported, and right
/// products are not.
struct InstalledBundleTests {
  private static let checkers = DocumentCheckers(referenceCatalogue)

  /// A bundle by its path with the keys of its Info.plist, as XML; those that every bundle has are added.
  private struct Product {
    var path: String
    var keys: [String: String]

    init(
      _ path: String, id: String, type: String = "APPL", on sdk: String = "iPhoneOS",
      _ keys: [String: String] = [:]
    ) {
      self.path = path
      self.keys = [
        "CFBundleIdentifier": "<string>\(id)</string>", "CFBundleVersion": "<string>7</string>",
        "CFBundlePackageType": "<string>\(type)</string>", "CFBundleName": "<string>Lamp</string>",
        "CFBundleShortVersionString": "<string>1.2</string>",
        "CFBundleSupportedPlatforms": "<array><string>\(sdk)</string></array>",
      ].merging(keys) { $1 }
    }

    var bundle: DocumentCheckers.Bundle {
      let list = keys.sorted { $0.key < $1.key }.map { entry($0.key, $0.value) }.joined()
      var file = checkers.read(
        Array(MarkedList(list).text.utf8), file: path + "/Info.plist", as: "info-plist")
      file.bundlePath = path
      return DocumentCheckers.Bundle(path: path, files: [file])
    }
  }

  private static func appex(
    _ name: String, _ point: String, id: String = "com.example.lamp.x", _ inside: String = ""
  ) -> Product {
    Product(
      "Lamp.app/PlugIns/\(name).appex", id: id, type: "XPC!",
      [
        "NSExtension":
          "<dict>\(entry("NSExtensionPointIdentifier", "<string>\(point)</string>"))\(inside)</dict>"
      ])
  }

  private static func watch(_ keys: [String: String], family: Int = 4) -> Product {
    Product(
      "Lamp.app/Watch/W.app", id: "com.example.lamp.watch", on: "WatchOS",
      [
        "WKApplication": "<true/>",
        "UIDeviceFamily": "<array><integer>\(family)</integer></array>",
      ].merging(keys) { $1 })
  }

  private static let app = Product("Lamp.app", id: "com.example.lamp")
  private static let service = "com.apple.usernotifications.service"
  private static let companion = [
    "WKCompanionAppBundleIdentifier": "<string>com.example.lamp</string>"
  ]

  /// The findings about the last of some bundles in an app.
  private func findings(_ inner: [Product], in outer: Product = app) -> [Diagnostic] {
    Self.checkers.mismatches(
      of: inner[inner.count - 1].bundle, in: outer.bundle,
      beside: .init(inner.dropLast().map(\.bundle)),
      BundleContents(programs: BundlePrograms()) { _ in [] })
  }

  @Test(arguments: [
    ([Product("Lamp.app/PlugIns/X.appex", id: "com.example.lamp.x", type: "XPC!")], "NSExtension"),
    ([appex("X", service, id: "com.example.lamp.a.b")], "another period"),
    ([appex("X", service), appex("Y", service)], "X.appex"),
    (
      [
        appex("X", "com.apple.message-payload-provider"),
        appex("Y", "com.apple.message-payload-provider", id: "com.example.lamp.y"),
      ], "only one is allowed"
    ),
    ([watch([:])], "WKCompanionAppBundleIdentifier"),
    (
      [watch(["WKCompanionAppBundleIdentifier": "<string>com.example.other</string>"])],
      "'com.example.lamp'"
    ),
  ])
  private func whatTheInstallerRefusesIsAnError(products: [Product], text: String) {
    let found = findings(products)
    #expect(found.map(\.severity) == [.error], "\(found)")
    #expect(found.allSatisfy { $0.message.contains(text) && $0.remedy != nil }, "\(found)")
  }

  /// A key that the list itself lacks is reported once, with the installer's code.
  @Test func aMissingDictionaryHasTheCodeOfWhatBelongsInIt() {
    let product = Self.appex(
      "X", "com.apple.intents-service", entry("NSExtensionPrincipalClass", "<string>A</string>"))
    #expect(findings([product]) == [])
    let found = Self.checkers.check(product.bundle.files)
    #expect(found.map(\.id) == ["missing-required-key"], "\(found)")
    #expect(found.map(\.codes) == [["0xe80000dc"]])
  }

  @Test func anEmptyVersionHasItsCodes() {
    let app = Product(
      "Lamp.app", id: "com.example.lamp",
      ["CFBundleVersion": "<string/>", "DTSDKName": "<string>iphoneos18.0</string>"])
    let found = Self.checkers.check(app.bundle.files).filter { $0.id == "empty-value" }
    #expect(found.map(\.codes) == [["ITMS-90056"]], "\(found)")
  }

  @Test func aWatchAppOfAnotherFamilyIsReported() {
    #expect(
      findings([Self.watch(Self.companion, family: 1)]).map(\.id) == ["incomplete-bundle"])
  }

  @Test func whatTheStoreRefusesHasItsCode() {
    let framework = Product(
      "Lamp.app/Frameworks/L.framework", id: "com.example.lamp", type: "FMWK",
      ["CFBundleExecutable": "<string>L</string>"])
    #expect(findings([framework]).map(\.codes) == [["ITMS-90685"]])
    var inner = framework
    inner.keys["CFBundleIdentifier"] = "<string>com.example.light</string>"
    #expect(
      findings([inner], in: Self.appex("X", Self.service)).map(\.codes)
        == [["ITMS-90205", "ITMS-90206"]])
    let resources = Product(
      "Lamp.app/R.bundle", id: "com.example.lamp.r", type: "BNDL",
      ["CFBundleExecutable": "<string>R</string>"])
    #expect(findings([resources]).map(\.codes) == [["ITMS-90535"]])
    let sdk = Product(
      "Lamp.app/Frameworks/Alamofire.framework", id: "org.alamofire.Alamofire", type: "FMWK")
    #expect(findings([sdk]).map(\.codes) == [["ITMS-91061"]])
  }

  @Test(arguments: [
    [appex("X", service), appex("Y", service, id: "com.example.lamp.y")],
    [
      Product(
        "Lamp.app/Extensions/E.appex", id: "com.example.lamp.e", type: "XPC!",
        ["EXAppExtensionAttributes": "<dict/>"])
    ],
    [watch(companion)], [watch(["WKWatchOnly": "<true/>"])],
    [Product("Lamp.app/R.bundle", id: "com.example.lamp", type: "BNDL")],
    [Product("Lamp.app/Clip.app", id: "com.example.lamp.Clip", ["NSAppClip": "<dict/>"])],
    [Product("Lamp.app/Frameworks/L.framework", id: "com.example.light", type: "FMWK")],
  ])
  private func rightProductsAreSilent(products: [Product]) {
    #expect(findings(products) == [])
  }

  /// Its installer is another one, and it need not be in the store.
  @Test func anAppOfTheMacHasFewerRules() {
    let outer = Product("Lamp.app", id: "com.example.lamp", on: "MacOSX")
    let inner = Product(
      "Lamp.app/Contents/PlugIns/X.appex", id: "com.example.lamp.a.b", type: "XPC!", on: "MacOSX",
      ["NSExtension": "<dict/>"])
    #expect(findings([inner], in: outer) == [])
    let sdk = Product(
      "Lamp.app/Contents/Frameworks/Alamofire.framework", id: "org.alamofire.Alamofire",
      type: "FMWK", on: "MacOSX")
    #expect(findings([sdk], in: outer) == [])
  }
}
