/// The media type of a file by the ending of its name, with the encoding where it is text.
///
/// Source: the media types that IANA registers; `.tgz` is gzip's.
func mediaType(of path: String) -> String {
  let ending = path.lastIndex(of: ".").map { path[path.index(after: $0)...].lowercased() }
  return switch ending {
  case "html": "text/html; charset=utf-8"
  case "css": "text/css; charset=utf-8"
  case "js", "mjs": "text/javascript; charset=utf-8"
  case "md": "text/markdown; charset=utf-8"
  case "txt": "text/plain; charset=utf-8"
  case "xml": "application/xml; charset=utf-8"
  case "json", "map": "application/json"
  case "webmanifest": "application/manifest+json"
  case "svg": "image/svg+xml; charset=utf-8"
  case "png": "image/png"
  case "jpg", "jpeg": "image/jpeg"
  case "gif": "image/gif"
  case "webp": "image/webp"
  case "avif": "image/avif"
  case "ico": "image/vnd.microsoft.icon"
  case "woff": "font/woff"
  case "woff2": "font/woff2"
  case "ttf": "font/ttf"
  case "otf": "font/otf"
  case "mp4": "video/mp4"
  case "webm": "video/webm"
  case "pdf": "application/pdf"
  case "zip": "application/zip"
  case "gz", "tgz": "application/gzip"
  default: "application/octet-stream"
  }
}
