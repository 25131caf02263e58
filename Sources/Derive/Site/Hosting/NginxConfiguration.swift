/// A part of a configuration of nginx, to include in a server.
///
/// Source: nginx, "Module ngx_http_core_module", "Module ngx_http_headers_module", "Module ngx_http_gzip_static_module".
struct NginxConfiguration {
  let folder: HostedFolder

  static let path = "nginx.conf"

  var file: OutputFile {
    // Requests are compared after decoding.
    let path = folder.decodedPath
    let headers = HostFiles.headers(checksFiles: folder.checksFiles).map {
      "  add_header \($0.name) \(Self.quoted($0.value)) always;"
    }
    let moved = folder.moved.map { move in
      // A target is sent as it is.
      let target = folder.target(of: move).replacing("$", with: "%24")
      return
        "  location = \(Self.quoted(path + move.file)) { return 301 \(Self.quoted(target)); }"
    }
    let lines =
      [
        "# Written by docgen. In the server that the site is served by:",
        "#   root FOLDER;   # such that FOLDER\(path) is this folder",
        "#   include THIS-FILE;",
        "location ^~ \(Self.quoted(path)) {", "  index index.html;", "  absolute_redirect off;",
        "  error_page 404 \(Self.quoted(path + "404.html"));", "  gzip_static on;",
        "  gzip_vary on;", "  charset utf-8;",
        "  charset_types text/plain text/css text/xml text/markdown application/javascript text/javascript application/json;",
      ] + headers + [
        "  location ~ \\.md$ { types { } default_type text/markdown; }",
        "  location ~ \\.webmanifest$ { types { } default_type application/manifest+json; }",
        "  location ~ /\\.(?!well-known/) { return 404; }",
        "  location = \(Self.quoted(path + Self.path)) { return 404; }",
        "  location = \(Self.quoted(path + Self.path + CompressedFiles.suffix)) { return 404; }",
      ] + moved + ["}", ""]
    return OutputFile(Self.path, text: lines.joined(separator: "\n"))
  }

  private static func quoted(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}
