import DocgenCommands
import KeyCatalogue

@main
enum DocgenProgram {
  static func main() {
    Docgen.run(
      Program(
        name: "docgen", version: Docgen.version, startsCatalogues: true, examples: examples
      ) { referenceCatalogue })
  }

  private static var examples: [String: [String]] {
    [
      "search": [
        "camera permission", "right to left", "nsepi", "camera permission platform:macos",
        "--json com.apple.share-services", "--open NSExtensionActivationRule",
      ],
      "show": [
        "NSExtensionPointIdentifier", "'NSServices/[]/NSMenuItem/default'", "RightToLeft",
        "com.apple.share-services", "'Push Notifications'", "--tree NSServices",
        "--minimal com.apple.share-services > Info.plist",
      ],
      "schema": [
        "com.apple.share-services", "com.apple.share-services --draft 7",
        "--profile built --strict", "--platform ios --minimum-version 9.0",
        "--editor --draft 7 > .vscode/info-plist.schema.json",
        "--for xcodegen --strict --draft 7 > project.schema.json",
      ],
      "validate": [
        "Info.plist", "--platform ios --deployment-target 12.0 build/Example.app",
        "--fix Sources", "--explain misplaced-key",
      ],
      "explain": [
        "Info.plist", "--platform ios PrivacyInfo.xcprivacy", "--html Info.plist > explained.html",
      ],
    ]
  }
}
