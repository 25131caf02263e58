import Diagnostics
import Text

/// A picture's size, or the reason why a page cannot show it.
typealias PictureReading = Result<PictureSize, PictureProblem>

/// A size in pixels of the style sheet; a drawing may have none.
struct PictureSize: Equatable, Sendable {
  var width: Int?
  var height: Int?
}

struct PictureProblem: Error, Equatable {
  /// Nil where the picture is shown.
  var location: SourceLocation?
  var message: String
  var remedy: String
}

extension PictureReading {
  /// Kinds by the endings of their files.
  private static var endings: [String: PictureKind] {
    [
      "png": .png, "jpg": .jpeg, "jpeg": .jpeg, "gif": .gif, "webp": .webp, "avif": .avif,
      "svg": .svg,
    ]
  }

  private static func kind(of path: String) -> PictureKind? {
    let name = path.split(separator: "/").last ?? ""
    return name.lastIndex(of: ".").flatMap { endings[name[name.index(after: $0)...].lowercased()] }
  }

  /// Whether a file has the name of a picture.
  static func isPicture(_ path: String) -> Bool { kind(of: path) != nil }

  /// Reads a picture's size.
  ///
  /// - Parameters:
  ///   - path: The path by which guides name it.
  ///   - file: The file's name in findings about lines of it.
  init(of bytes: [UInt8], named path: String, file: String? = nil) {
    let found = PictureKind.all.first { $0.isKind(of: bytes) }
    guard let found else {
      self = .failure(
        PictureProblem(
          message: "'\(path)' is no picture of a known kind",
          remedy: "save it as PNG, JPEG, GIF, WebP, AVIF or SVG"))
      return
    }
    guard found == Self.kind(of: path) else {
      self = .failure(
        PictureProblem(
          message: "'\(path)' is a picture of the kind \(found.name)",
          remedy: "name it so: browsers go by the ending"))
      return
    }
    if found == .svg {
      if let problem = SVGReview(bytes).problem {
        self = .failure(
          PictureProblem(
            location: SourceLocation(file: file ?? path, line: problem.line),
            message: "The drawing \(problem.message)", remedy: problem.remedy))
        return
      }
    }
    guard let size = found.size(of: bytes) else {
      self = .failure(
        PictureProblem(
          message: "The size of '\(path)' cannot be read", remedy: "save the picture again"))
      return
    }
    self = .success(size)
  }
}
