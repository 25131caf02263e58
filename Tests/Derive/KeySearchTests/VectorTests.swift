import Foundation
import JSON
import KeyModel
import Testing

@testable import KeySearch

/// Recorded answers over a small fixed catalogue: what search does changes only on purpose.
///
/// After an intended change, run with `DOCGEN_RECORD=1`, which records them again and fails, and
/// read the difference before committing it. The page's script must give the same answers.
struct VectorTests {
  static let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Vectors/vectors.json")

  @Test func answersAreTheRecordedOnes() throws {
    let actual = vectors(
      SmallCatalogue.index,
      queries: SmallCatalogue.queries + HostileQueries.all.map { String($0.prefix(300)) },
      texts: SmallCatalogue.texts, limit: 20
    ).serialized()
    if ProcessInfo.processInfo.environment["DOCGEN_RECORD"] != nil {
      try Data(actual.utf8).write(to: Self.file)
      Issue.record("recorded \(Self.file.lastPathComponent)")
      return
    }
    #expect(try String(contentsOf: Self.file, encoding: .utf8) == actual)
  }
}

/// A catalogue that shows every kind of match, and never changes with the reference.
enum SmallCatalogue {
  static func key(
    _ path: String, title: String = "", labels: [String] = [], values: [String] = [],
    _ summary: String,
    text: String = "", types: [String] = ["string"], platforms: [String] = ["iOS", "macOS"],
    isDeprecated: Bool = false, points: [String] = []
  ) -> SearchEntry {
    let path = PropertyPath(path)
    return SearchEntry(
      .key, path.components.last == .anyName ? "<domain>" : path.name, path: path.description,
      labels: labels, values: values, summary: summary, text: text, url: "keys/\(path).html",
      traits: SearchTraits(
        types: types, platforms: platforms, isDeprecated: isDeprecated, extensionPoints: points))
  }

  static let index = SearchIndex(
    [
      key(
        "NSAppTransportSecurity", title: "App Transport Security Settings",
        "Declares exceptions from the rules for secure connections.", types: ["dictionary"]),
      key(
        "NSAppTransportSecurity/NSExceptionDomains", "Holds the rules for single domains.",
        types: ["dictionary"]),
      key(
        "NSAppTransportSecurity/NSExceptionDomains/*", "Holds the rules for one domain.",
        types: ["dictionary"]),
      key(
        "NSAppTransportSecurity/NSExceptionDomains/*/NSExceptionAllowsInsecureHTTPLoads",
        "Allows plain connections to a domain.", types: ["boolean"]),
      key(
        "NSAppTransportSecurity/NSExceptionDomains/*/NSExceptionMinimumTLSVersion",
        values: ["TLSv1.0", "TLSv1.2"], "Sets the oldest version accepted."),
      key(
        "NSCameraUsageDescription", title: "Privacy - Camera Usage Description",
        "Tells people why the app wants the camera.", platforms: ["iOS"]),
      key(
        "NSLocationUsageDescription", title: "Privacy - Location Usage Description",
        "Tells people why the app wants their location.", platforms: ["macOS"], isDeprecated: true),
      key(
        "NSLocationWhenInUseUsageDescription",
        "Tells people why the app wants their location while it is in use."),
      key(
        "NSExtension", "Declares an app extension.", types: ["dictionary"],
        points: ["com.example.share", "com.example.keyboard-service"]),
      key(
        "NSExtension/NSExtensionPointIdentifier",
        values: ["com.example.share", "com.example.keyboard-service"], "Names the extension point.",
        points: ["com.example.share", "com.example.keyboard-service"]),
      key(
        "NSExtension/PrefersRightToLeft", "Marks a keyboard as written from right to left.",
        text: "Arabic and Hebrew need it. Layouts follow.", types: ["boolean"],
        points: ["com.example.keyboard-service"]),
      key("NSServices/[]/NSKeyEquivalent/default", "Sets the character of a service's shortcut."),
      key("NSServices/[]/NSMenuItem/default", "Sets the text of a service's menu item."),
      key(
        "EXAttributes/MTUTTypeArray", labels: ["kMEFormatReaderUTTypeArrayKey"],
        "Lists the types of media.", types: ["array"], platforms: ["Mac Catalyst"]),
      SearchEntry(
        .extensionPoint, "Share", values: ["com.example.share"],
        summary: "Shares things.", url: "extension-points/com.example.share.html",
        traits: SearchTraits(platforms: ["iOS"], extensionPoints: ["com.example.share"])),
      SearchEntry(
        .guide, "Ask before you look", summary: "Shows how to ask for the camera.",
        url: "guides/ask.html"),
      SearchEntry(
        .list, "Deprecated keys", summary: "Lists <what> is over.", url: "deprecated.html"),
    ],
    synonyms: [
      SearchSynonym("permission", means: "usage description"),
      SearchSynonym("plain http", means: "insecure http loads", "transport security"),
      SearchSynonym("oldest", means: "minimum"),
    ], language: .reference)

  static let texts = [
    "kMEFormatReaderUTTypeArrayKey", "NSExceptionAllowsInsecureHTTPLoads", "LSUIElement",
    "LSRequiresIPhoneOS", "UTTypeSize320IconFile", "TLSv1.2", "com.apple.keyboard-service",
    "Exported Type UTIs", "CFBundleURLTypes", "URLs and IDs", "SupportsiCloudOniPad", "macOS",
    "NSMinimumTLSVersion", "Privacy - Camera Usage Description", "IsASCIICapable", "x86_64",
    "MTUTTypeArray", "kName", "NFCReaderUsageDescription", "naïve café", "policies", "settings",
    "allowed allowing allows allow", "addresses", "classes", "required requires", "location",
    "__proto__", "a👍b", "NS", "k", "UI",
  ]

  static let queries = [
    "NSExtension", "nsextension", "extension", "NSExtensionPointIdentifier", "pointidentifier",
    "extension point identifier", "identifier point", "NSEPI", "nsepi", "nsexpoid",
    "NSExtensionPointIdentifer", "nsextensoinpointidentifier", "extension piont identifier",
    "camera usage descripton", "com.example.share", "example.share", "keyboard-service",
    "Privacy - Camera Usage Description", "camera permission", "camera permision", "plain http",
    "allow http", "allowing insecure load", "oldest tls version", "tlsv1.2", "right to left",
    "arabic", "layout", "default", "domain", "exception domains", "share", "ask", "deprecated",
    "location", "utype", "type:array", "type:arr", "platform:mac", "platform:macos",
    "in:NSExtension",
    "in:extension", "deprecated:yes location", "point:share", "point:keyboard", "value:TLSv1.0",
    "value:tls", "platform:windows", "kMEFormatReaderUTTypeArrayKey", "zzzz", "camera zzzz qqqq",
    "what is the", "types of media", "servic",
  ]
}
