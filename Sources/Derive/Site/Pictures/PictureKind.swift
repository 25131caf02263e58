/// A kind of picture that browsers show: how its files begin, and where they state the size.
struct PictureKind: Sendable, Equatable {
  let name: String
  private let isBeginning: @Sendable (PictureBytes) -> Bool
  private let read: @Sendable (PictureBytes) -> PictureSize?

  static func == (one: PictureKind, other: PictureKind) -> Bool { one.name == other.name }

  func isKind(of bytes: [UInt8]) -> Bool { isBeginning(PictureBytes(bytes)) }

  /// The size; nil for a file that is cut off, or of no size.
  func size(of bytes: [UInt8]) -> PictureSize? {
    guard let size = read(PictureBytes(bytes)) else { return nil }
    let known = [size.width, size.height].compactMap(\.self)
    return known.allSatisfy { (1...100_000).contains($0) } ? size : nil
  }

  static let all = [png, jpeg, gif, webp, avif, svg]

  /// Source: Portable Network Graphics (PNG) Specification, sections 5.2 and 11.2.2.
  static let png = PictureKind(
    name: "PNG", isBeginning: { $0.has([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], at: 0) },
    read: { bytes in
      guard bytes.has("IHDR", at: 12) else { return nil }
      return bytes.size(bytes.big(16, 4), bytes.big(20, 4))
    })

  /// Source: CompuServe, Graphics Interchange Format, version 89a, section 18.
  static let gif = PictureKind(
    name: "GIF", isBeginning: { $0.has("GIF87a", at: 0) || $0.has("GIF89a", at: 0) },
    read: { $0.size($0.little(6, 2), $0.little(8, 2)) })

  /// Source: ITU-T T.81, annex B; Exif 2.3, section 4.6.4.
  static let jpeg = PictureKind(
    name: "JPEG", isBeginning: { $0.has([0xFF, 0xD8, 0xFF], at: 0) },
    read: { bytes in
      var isTurned = false
      var offset = 2
      while let marker = bytes.big(offset, 2), marker >> 8 == 0xFF {
        // Markers may have any number of bytes 0xFF before them.
        if marker == 0xFFFF {
          offset += 1
          continue
        }
        guard let length = bytes.big(offset + 2, 2), length >= 2 else { return nil }
        if marker == 0xFFE1, bytes.has("Exif\0\0", at: offset + 4) {
          isTurned = bytes.isTurned(exifAt: offset + 10)
        }
        // The starts of frames, without the tables between them.
        if (0xFFC0...0xFFCF).contains(marker), ![0xFFC4, 0xFFC8, 0xFFCC].contains(marker) {
          let size = bytes.size(bytes.big(offset + 7, 2), bytes.big(offset + 5, 2))
          return isTurned ? size?.turned : size
        }
        offset += 2 + length
      }
      return nil
    })

  /// Source: RFC 9649, sections 2.4 to 2.7; RFC 6386, section 9.1.
  static let webp = PictureKind(
    name: "WebP", isBeginning: { $0.has("RIFF", at: 0) && $0.has("WEBP", at: 8) },
    read: { bytes in
      if bytes.has("VP8X", at: 12) {
        return bytes.size(
          bytes.little(24, 3).map { $0 + 1 }, bytes.little(27, 3).map { $0 + 1 })
      }
      if bytes.has("VP8L", at: 12), bytes.has([0x2F], at: 20) {
        guard let packed = bytes.little(21, 4) else { return nil }
        return bytes.size((packed & 0x3FFF) + 1, (packed >> 14 & 0x3FFF) + 1)
      }
      guard bytes.has("VP8 ", at: 12), bytes.has([0x9D, 0x01, 0x2A], at: 23) else { return nil }
      return bytes.size(
        bytes.little(26, 2).map { $0 & 0x3FFF }, bytes.little(28, 2).map { $0 & 0x3FFF })
    })

  /// The size is that of the largest of the pictures inside: others are its tiles, and its transparency.
  ///
  /// Source: AOM, AV1 Image File Format, section 2; ISO/IEC 23008-12, sections 6.5.3 and 6.5.10.
  static let avif = PictureKind(
    name: "AVIF",
    isBeginning: { bytes in
      bytes.has("ftyp", at: 4)
        && ["avif", "avis"].contains { brand in
          stride(from: 8, to: min(bytes.big(0, 4) ?? 0, 256), by: 4).contains {
            bytes.has(brand, at: $0)
          }
        }
    },
    read: { bytes in
      guard let meta = bytes.box("meta", in: 0..<bytes.count),
        // This box has a version before what is in it.
        let properties = bytes.box(
          "iprp", in: (meta.lowerBound + 4)..<max(meta.lowerBound + 4, meta.upperBound)),
        let container = bytes.box("ipco", in: properties)
      else { return nil }
      var largest: PictureSize?
      var isTurned = false
      for (name, content) in bytes.boxes(in: container) {
        if name == "irot", let angle = bytes.big(content.lowerBound, 1) {
          isTurned = isTurned || angle & 1 == 1
        }
        guard name == "ispe",
          let size = bytes.size(
            bytes.big(content.lowerBound + 4, 4), bytes.big(content.lowerBound + 8, 4))
        else { continue }
        if size.area > largest?.area ?? 0 { largest = size }
      }
      return isTurned ? largest?.turned : largest
    })

  /// Source: Scalable Vector Graphics (SVG) 2, sections 8.2 and 8.6.
  static let svg = PictureKind(
    name: "SVG",
    isBeginning: { bytes in
      // After a mark of the order of bytes, a declaration and comments.
      bytes.beginning(1024).contains("<svg") || bytes.beginning(1024).contains(":svg")
    },
    read: { SVGReview($0.all).size })
}

extension PictureSize {
  fileprivate var area: Int {
    (width ?? 0).multipliedReportingOverflow(by: height ?? 0).partialValue
  }
  fileprivate var turned: PictureSize { PictureSize(width: height, height: width) }
}

/// A picture's bytes, of which any may be missing.
struct PictureBytes: Sendable {
  let all: [UInt8]

  init(_ bytes: [UInt8]) { all = bytes }

  var count: Int { all.count }

  func has(_ wanted: [UInt8], at offset: Int) -> Bool {
    offset >= 0 && offset <= all.count && all[offset...].starts(with: wanted)
  }

  func has(_ wanted: String, at offset: Int) -> Bool { has(Array(wanted.utf8), at: offset) }

  /// A number whose first byte is the highest; nil behind the end.
  func big(_ offset: Int, _ length: Int) -> Int? {
    guard offset >= 0, offset <= all.count - length else { return nil }
    return all[offset..<(offset + length)].reduce(0) { $0 << 8 | Int($1) }
  }

  /// A number whose first byte is the lowest; nil behind the end.
  func little(_ offset: Int, _ length: Int) -> Int? {
    guard offset >= 0, offset <= all.count - length else { return nil }
    return all[offset..<(offset + length)].reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  func size(_ width: Int?, _ height: Int?) -> PictureSize? {
    guard let width, let height else { return nil }
    return PictureSize(width: width, height: height)
  }

  /// The first bytes as text, whatever they are.
  func beginning(_ length: Int) -> String { String(decoding: all.prefix(length), as: UTF8.self) }

  /// Whether Exif says that a camera was held upright: then browsers exchange width and height.
  ///
  /// - Parameter start: The offset of its header.
  func isTurned(exifAt start: Int) -> Bool {
    let isLittle = has("II", at: start)
    func number(_ offset: Int, _ length: Int) -> Int? {
      isLittle ? little(start + offset, length) : big(start + offset, length)
    }
    guard isLittle || has("MM", at: start), let directory = number(4, 4),
      let entries = number(directory, 2)
    else { return false }
    for entry in 0..<entries {
      let offset = directory + 2 + entry * 12
      guard let tag = number(offset, 2) else { return false }
      if tag == 0x0112 { return (5...8).contains(number(offset + 8, 2) ?? 1) }
    }
    return false
  }

  /// The boxes of a media file in a range, each with the range of its content.
  func boxes(in range: Range<Int>) -> [(name: String, content: Range<Int>)] {
    var found: [(name: String, content: Range<Int>)] = []
    var offset = range.lowerBound
    // A file with more boxes than these is no picture.
    while found.count < 1000, offset + 8 <= range.upperBound, let length = big(offset, 4) {
      let name = String(decoding: all[(offset + 4)..<(offset + 8)], as: UTF8.self)
      // A box of the length 0 goes on to the end; longer ones than 4 GB don't occur.
      let end = length == 0 ? range.upperBound : offset + length
      guard end >= offset + 8, end <= range.upperBound else { break }
      found.append((name, (offset + 8)..<end))
      offset = end
    }
    return found
  }

  func box(_ name: String, in range: Range<Int>) -> Range<Int>? {
    boxes(in: range).first { $0.name == name }?.content
  }
}
