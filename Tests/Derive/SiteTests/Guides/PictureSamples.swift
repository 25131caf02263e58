import Text

/// The beginnings of pictures, made by the formats' specifications.
enum PictureSamples {
  static func big(_ number: Int, _ length: Int) -> [UInt8] {
    (0..<length).map { UInt8(truncatingIfNeeded: number >> (8 * (length - 1 - $0))) }
  }

  static func little(_ number: Int, _ length: Int) -> [UInt8] { big(number, length).reversed() }

  static func png(_ width: Int, _ height: Int) -> [UInt8] {
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A] + big(13, 4) + Array("IHDR".utf8)
      + big(width, 4) + big(height, 4) + [8, 6, 0, 0, 0]
  }

  static func gif(_ width: Int, _ height: Int) -> [UInt8] {
    Array("GIF89a".utf8) + little(width, 2) + little(height, 2) + [0, 0, 0]
  }

  /// - Parameter orientation: The value of the Exif tag.
  static func jpeg(_ width: Int, _ height: Int, orientation: Int? = nil) -> [UInt8] {
    var bytes: [UInt8] = [0xFF, 0xD8]
    if let orientation {
      let directory =
        Array("MM".utf8) + big(42, 2) + big(8, 4) + big(1, 2) + big(0x0112, 2) + big(3, 2)
        + big(1, 4) + big(orientation, 2) + [0, 0]
      let content = Array("Exif\0\0".utf8) + directory
      bytes += [0xFF, 0xE1] + big(content.count + 2, 2) + content
    }
    bytes += [0xFF, 0xE0] + big(4, 2) + [1, 2] + [0xFF, 0xC4] + big(4, 2) + [1, 2]
    return bytes + [0xFF, 0xC2] + big(11, 2) + [8] + big(height, 2) + big(width, 2) + [1, 1, 1, 1]
  }

  static func webp(_ kind: String, _ width: Int, _ height: Int) -> [UInt8] {
    let content: [UInt8] =
      switch kind {
      case "VP8X": [0, 0, 0, 0] + little(width - 1, 3) + little(height - 1, 3)
      case "VP8L": [0x2F] + little((width - 1) | (height - 1) << 14, 4)
      default: [0, 0, 0, 0x9D, 0x01, 0x2A] + little(width, 2) + little(height, 2)
      }
    return Array("RIFF".utf8) + little(content.count + 12, 4) + Array("WEBP".utf8)
      + Array(kind.utf8) + little(content.count, 4) + content
  }

  static func avif(_ sizes: [(Int, Int)], turned: Bool = false) -> [UInt8] {
    func box(_ name: String, _ content: [UInt8]) -> [UInt8] {
      big(content.count + 8, 4) + Array(name.utf8) + content
    }
    var properties = sizes.flatMap { box("ispe", big(0, 4) + big($0.0, 4) + big($0.1, 4)) }
    if turned { properties += box("irot", [1]) }
    return box("ftyp", Array("avif".utf8) + big(0, 4) + Array("mif1".utf8))
      + box(
        "meta", big(0, 4) + box("hdlr", big(0, 24)) + box("iprp", box("ipco", properties)))
  }

  static func svg(
    _ inside: String = "<circle r=\"5\"/>", _ attributes: String = "viewBox=\"0 0 20 10\""
  )
    -> String
  {
    "<svg xmlns=\"http://www.w3.org/2000/svg\" \(attributes)>\n\(inside)\n</svg>\n"
  }
}
