/// A part of a configuration of nginx, to include in a server.
///
/// Source: nginx, "Module ngx_http_core_module", "Module ngx_http_headers_module", "Module ngx_http_gzip_static_module".
struct NginxConfiguration {
  let context: SiteContext

  static let path = "nginx.conf"

  var file: OutputFile {
    let base = Self.quoted(context.pathAtHost)
    let headers = HostFiles.headers(checksFiles: context.offersChecker).map {
      "  add_header \($0.name) \(Self.quoted($0.value)) always;"
    }
    let moved = MovedPage.all(in: context).map { page in
      // An address is compared with what a request names, and a target is sent as it is.
      let target = context.address(atHost: PageFormat.html.file(page.page.path))
        .replacing("$", with: "%24")
      return
        "  location = \(Self.quoted(context.pathAtHost + page.file)) { return 301 \(Self.quoted(target)); }"
    }
    let lines =
      [
        "# Written by docgen. In the server that the site is served by:",
        "#   root FOLDER;   # such that FOLDER\(context.pathAtHost) is this folder",
        "#   include THIS-FILE;",
        "location ^~ \(base) {", "  index index.html;", "  absolute_redirect off;",
        "  error_page 404 \(Self.quoted(context.pathAtHost + "404.html"));", "  gzip_static on;",
        "  gzip_vary on;", "  charset utf-8;",
        "  charset_types text/plain text/css text/xml text/markdown application/javascript text/javascript application/json;",
      ] + headers + [
        "  location ~ \\.md$ { types { } default_type text/markdown; }",
        "  location ~ \\.webmanifest$ { types { } default_type application/manifest+json; }",
        "  location ~ /\\.(?!well-known/) { return 404; }",
        "  location = \(Self.quoted(context.pathAtHost + Self.path)) { return 404; }",
        "  location = \(Self.quoted(context.pathAtHost + Self.path + CompressedFiles.suffix)) { return 404; }",
      ] + moved + ["}", ""]
    return OutputFile(Self.path, text: lines.joined(separator: "\n"))
  }

  private static func quoted(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}
