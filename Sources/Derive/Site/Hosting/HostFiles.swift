import Archive
import Diagnostics
import Text

/// The files that a host reads: headers, redirects, or instructions for its own configuration.
///
/// A file of the same path among those that are copied replaces one of these.
struct HostFiles {
  let host: Host?
  let folder: HostedFolder

  /// The files that hosts read only at the root of what is published.
  static let paths = [
    ".nojekyll", "_headers", "_redirects", NginxConfiguration.path, S3Script.path,
  ]

  var all: [OutputFile] {
    switch host {
    case nil, .gitlabPages: []
    case .githubPages: [OutputFile(".nojekyll", bytes: [])]
    case .netlify, .cloudflarePages: [headers] + redirects
    case .s3: [S3Script(folder: folder).file]
    case .nginx: [NginxConfiguration(folder: folder).file]
    }
  }

  /// A warning where the host does not read all the rules.
  ///
  /// - Parameter location: The location of the setting that names the host.
  func findings(at location: SourceLocation) -> [Diagnostic] {
    let lost = rules.count - limit
    guard lost > 0 else { return [] }
    return [
      .warning(
        "too-many-redirects", at: location,
        "The host reads only \(limit) rules for redirects, so '_redirects' leaves out \(lost) of \(rules.count)",
        remedy: "leave it: the small pages at these addresses lead on; or forget old addresses")
    ]
  }

  /// The headers of every file.
  ///
  /// Names of files stay the same from one edition to the next, so browsers ask whether theirs is still current, and
  /// never mix two editions. Other sites may load the files, for the elements that they can embed.
  static func headers(checksFiles: Bool) -> [(name: String, value: String)] {
    [
      ("Content-Security-Policy", policy(checksFiles: checksFiles)),
      ("X-Content-Type-Options", "nosniff"),
      ("Referrer-Policy", "strict-origin-when-cross-origin"),
      ("Access-Control-Allow-Origin", "*"), ("Cache-Control", caching),
    ]
  }

  static let caching = "public, max-age=0, must-revalidate"

  /// The strictest policy that the theme's pages work under. The page that checks files runs WebAssembly.
  private static func policy(checksFiles: Bool) -> String {
    [
      "default-src 'self'", "base-uri 'self'", "form-action 'self'", "frame-ancestors 'self'",
      "script-src 'self'" + (checksFiles ? " 'wasm-unsafe-eval'" : ""),
      "require-trusted-types-for 'script'",
      "trusted-types docgen-page docgen-search docgen-offline docgen-worker docgen-checker docgen-check docgen-editions",
    ].joined(separator: "; ")
  }

  /// Source: Netlify, "Custom headers"; Cloudflare Pages, "Headers".
  private var headers: OutputFile {
    let lines = Self.headers(checksFiles: folder.checksFiles).map {
      "  \($0.name): \($0.value)\n"
    }
    return OutputFile("_headers", text: "\(folder.path)*\n" + lines.joined())
  }

  /// The former addresses, with and without the ending that these hosts leave out.
  ///
  /// Source: Netlify, "Redirects and rewrites", where only a rule with an exclamation mark goes before a file; Cloudflare
  /// Pages, "Redirects", with its limit of rules.
  private var rules: [String] {
    guard host == .netlify || host == .cloudflarePages else { return [] }
    let status = host == .netlify ? "301!" : "301"
    return folder.moved.flatMap { move in
      [move.file, move.address].map {
        "\(ruleAddress(of: $0)) \(folder.target(of: move)) \(status)\n"
      }
    }
  }

  private var limit: Int { host == .cloudflarePages ? 2000 : .max }

  private var redirects: [OutputFile] {
    let rules = rules
    return rules.isEmpty ? [] : [OutputFile("_redirects", text: rules.prefix(limit).joined())]
  }

  /// An address in which nothing stands for anything else.
  private func ruleAddress(of file: String) -> String {
    folder.address(of: file).replacing("*", with: "%2A").replacing(":", with: "%3A")
  }
}

/// The compressed files beside those of a site, for a host that sends them.
struct CompressedFiles: Sendable {
  static let suffix = ".gz"
  private static let endings = [
    ".html", ".md", ".json", ".js", ".css", ".svg", ".xml", ".txt", ".webmanifest", ".wasm",
  ]
  /// The paths of files that have none, because an author's file is there.
  let except: Set<String>

  /// The compressed file; nil if none is shorter.
  func twin(of file: OutputFile) -> OutputFile? {
    let path = file.path + Self.suffix
    guard Self.endings.contains(where: file.path.hasSuffix), !except.contains(path) else {
      return nil
    }
    let bytes = Compressor().gzipped(file.bytes)
    return bytes.count < file.bytes.count ? OutputFile(path, bytes: bytes) : nil
  }

  /// A receiver that gets the compressed files as well.
  func taking(_ take: @escaping TakeFile) -> TakeFile {
    { file in
      take(file)
      twin(of: file).map(take)
    }
  }
}

extension Site {
  /// The files for the site's host, without those that an author replaces. Those of an edition are beside its folder.
  var hostFiles: [PlannedFiles] {
    guard context.settings.editionName == nil else { return [] }
    let replaced = Set(copiedFiles.map(\.path))
    let files = HostFiles(host: context.settings.knownHost, folder: HostedFolder(context))
    return files.all.filter { !replaced.contains($0.path) }.map { file in
      PlannedFiles(file.path) { file.bytes }
    }
  }

  /// A receiver that gets the compressed files as well, if the site's host sends them.
  func takingCompressed(_ take: @escaping TakeFile) -> TakeFile {
    guard context.settings.knownHost?.servesCompressedFiles == true else { return take }
    return CompressedFiles(except: Set(copiedFiles.map(\.path))).taking(take)
  }
}
