import Diagnostics
import JSON
import Markup
import Text

/// The file that makes a site installable as an app. Its addresses are relative, so it works in any folder.
///
/// Source: W3C, Web Application Manifest.
struct WebManifest {
  var title: String
  /// One sentence on the site.
  var summary: String
  var assets: [SourceFile]
  /// Colours before a page is drawn: the theme's options `background-color` and `theme-color`, where
  /// it has them.
  var backgroundColor: String?
  var themeColor: String?
  /// The bytes that a reader stores who keeps the site, which a button says.
  var size: Int

  static let path = "manifest.webmanifest"

  /// Pictures that a theme may bring, with their width. Systems cut a maskable one to their own shape.
  private static let icons: [(name: String, side: Int, purpose: String)] = [
    ("icon-192.png", 192, "any"), ("icon-512.png", 512, "any"),
    ("icon-maskable-512.png", 512, "maskable"),
  ]

  var file: OutputFile {
    let icons = Self.icons.filter { icon in assets.contains { $0.path == icon.name } }
    var manifest: JSONValue = [
      "name": .string(title),
      "short_name": .string(title.firstWords(upTo: 12)),
      "description": .string(summary),
      "lang": "en",
      "start_url": .string(PageFormat.html.file(PageKind.home.path)),
      "scope": "./",
      "display": "standalone",
      "icons": .array(
        icons.map { icon in
          [
            "src": .string(relativePath(from: "", to: "assets/" + icon.name)),
            "sizes": .string("\(icon.side)x\(icon.side)"),
            "type": "image/png",
            "purpose": .string(icon.purpose),
          ]
        }),
    ]
    if let backgroundColor { manifest.append("background_color", .string(backgroundColor)) }
    if let themeColor { manifest.append("theme_color", .string(themeColor)) }
    manifest.append("offline_size", .string("\(max(1, (size + 500_000) / 1_000_000)) MB"))
    return OutputFile(Self.path, text: manifest.serialized())
  }
}
