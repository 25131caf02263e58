import Markup
import Text

/// A host whose own files a site can have.
enum Host: String, CaseIterable, Sendable {
  case githubPages = "github-pages"
  case gitlabPages = "gitlab-pages"
  case netlify
  case cloudflarePages = "cloudflare-pages"
  case s3
  case nginx

  static var names: [String] { allCases.map(\.rawValue) }

  /// Whether it sends the compressed file beside a file to readers who can read it.
  ///
  /// Source: GitLab, "GitLab Pages settings", "Serve compressed assets"; nginx, "Module ngx_http_gzip_static_module".
  var servesCompressedFiles: Bool { self == .gitlabPages || self == .nginx }
}

extension SiteSettings {
  /// The hosts that a site can be for, in a row.
  package static let hosts = Host.names.joined(separator: ", ")

  /// The host that the site is for; nil if none is named.
  var knownHost: Host? { host.flatMap(Host.init) }

  var problemWithHost: (message: String, remedy: String)? {
    guard let host, knownHost == nil else { return nil }
    return (
      "Unknown host '\(host)'\(suggestion(for: host, among: Host.names))",
      "name one of \(Self.hosts), or none: any host can serve the site"
    )
  }
}
