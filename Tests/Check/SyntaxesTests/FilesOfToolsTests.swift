import Diagnostics
import KeyCatalogue
import KeyModel
import KeyValidation
import Syntaxes
import Testing

/// Files of tools as people write them, with the reference.
struct FilesOfToolsTests {
  private static let checkers = DocumentCheckers(referenceCatalogue, syntaxes: .all)

  private func findings(
    _ text: String, _ file: String, _ options: CheckOptions = CheckOptions()
  ) -> [Diagnostic] {
    let checkers = Self.checkers.with { _ in options }
    return checkers.check(checkers.embeddedLists(in: Array(text.utf8), file: file))
  }

  private func mistakes(_ text: String, _ file: String) -> [String] {
    findings(text, file).filter { $0.severity != .note }.map { finding in
      "\(finding.location?.line ?? 0): \(finding.severity) \(finding.id) \(finding.path ?? "")"
    }
  }

  static let sound = [
    (
      "app.json",
      """
      {
        "expo": {
          "name": "Trails", "slug": "trails",
          "ios": {
            "bundleIdentifier": "com.example.trails",
            "infoPlist": {
              "NSCameraUsageDescription": "Scans the code on a signpost.",
              "UIBackgroundModes": ["fetch"],
              "ITSAppUsesNonExemptEncryption": false
            },
            "entitlements": {
              "aps-environment": "production",
              "com.apple.developer.associated-domains": ["applinks:example.com"]
            },
            "privacyManifests": {
              "NSPrivacyAccessedAPITypes": [
                {
                  "NSPrivacyAccessedAPIType": "NSPrivacyAccessedAPICategoryUserDefaults",
                  "NSPrivacyAccessedAPITypeReasons": ["CA92.1"]
                }
              ]
            }
          },
          "android": {"package": "com.example.trails"}
        }
      }
      """
    ),
    (
      "project.yml",
      """
      name: Trails
      options:
        bundleIdPrefix: com.example
      targets:
        Trails:
          type: application
          platform: iOS
          info:
            path: Trails/Info.plist
            properties:
              CFBundleDisplayName: Trails
              CFBundleShortVersionString: "$(MARKETING_VERSION)"
              UILaunchScreen: {}
              NSCameraUsageDescription: Scans the code on a signpost.
          entitlements:
            path: Trails/Trails.entitlements
            properties:
              com.apple.security.application-groups: [group.com.example.trails]
        Map:
          type: application
          platform: macOS
          info:
            path: Map/Info.plist
            properties:
              LSApplicationCategoryType: public.app-category.travel
      """
    ),
    (
      "package.json",
      """
      {"name": "trails", "version": "1.0.0", "build": {"mac": {
        "entitlements": "build/entitlements.mac.plist",
        "extendInfo": {"NSCameraUsageDescription": "Scans the code on a signpost.", "LSUIElement": true}
      }}}
      """
    ),
    (
      "electron-builder.yml",
      """
      appId: com.example.trails
      mac:
        extendInfo:
          NSMicrophoneUsageDescription: Records a note about ${productName}.
          CFBundleURLTypes:
            - CFBundleURLName: Trails
              CFBundleURLSchemes: [trails]
      """
    ),
  ]

  @Test func aSoundFileGivesNothing() {
    for (file, text) in Self.sound {
      #expect(findings(text, file).map(\.message) == [], "\(file)")
      for distribution in referenceCatalogue.distributions {
        let found = findings(text, file, CheckOptions(distribution: distribution))
        #expect(found.map(\.message) == [], "\(file), \(distribution.id)")
      }
    }
  }

  @Test func mistakesInAppJSONAreFound() {
    let text = Self.sound[0].1
      .replacing(#"["fetch"]"#, with: #""fetch""#)
      .replacing("aps-environment", with: "aps-enviroment")
      .replacing("CA92.1", with: "CA92.7")
    #expect(
      mistakes(text, "app.json") == [
        "8: error wrong-type expo/ios/infoPlist/UIBackgroundModes",
        "12: warning misspelled-key expo/ios/entitlements/aps-enviroment",
        "19: error value-not-allowed expo/ios/privacyManifests/NSPrivacyAccessedAPITypes/0/NSPrivacyAccessedAPITypeReasons/0",
      ])
  }

  /// electron-builder deletes a key whose value is null.
  @Test func aKeyMayBeDeleted() {
    let text = "mac:\n  extendInfo:\n    NSBluetoothAlwaysUsageDescription: null\n"
    #expect(mistakes(text, "electron-builder.yml") == [])
  }

  @Test func anAppJSONMayLackExpo() {
    let text = #"{"name": "Trails", "ios": {"infoPlist": {"UIBackgroundModes": "fetch"}}}"#
    #expect(mistakes(text, "app.json") == ["1: error wrong-type ios/infoPlist/UIBackgroundModes"])
  }

  @Test func mistakesInTwoTargetsOfAProjectAreFound() {
    let text = Self.sound[1].1
      .replacing("UILaunchScreen: {}", with: "UILaunchScreen: Start")
      .replacing("LSApplicationCategoryType", with: "LSAplicationCategoryType")
    #expect(
      mistakes(text, "project.yml") == [
        "13: error wrong-type targets/Trails/info/properties/UILaunchScreen",
        "25: warning misspelled-key targets/Map/info/properties/LSAplicationCategoryType",
      ])
  }

  /// Templates of projects have this form, of which electron-builder makes the keys `0` and `1`.
  @Test func anArrayOfEntriesIsNoList() {
    let text =
      "mac:\n  extendInfo:\n    - NSCameraUsageDescription: Scans a code.\n    - LSUIElement: 1\n"
    #expect(mistakes(text, "electron-builder.yml") == ["3: error wrong-type mac/extendInfo"])
  }
}
