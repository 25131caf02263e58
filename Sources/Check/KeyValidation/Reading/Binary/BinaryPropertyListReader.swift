/// Reads the binary form of a property list, version `bplist00`.
///
/// Source: the comment at the head of CFBinaryPList.c in Apple's CoreFoundation. After eight bytes
/// of magic come the objects, then the table of their offsets, then a trailer of 32 bytes: six
/// unused (the last is a sort version), the widths of an offset and of a reference, and the number
/// of objects, the root's number and the offset of the table in eight bytes each.
///
/// Objects may be shared, so a small file can describe a huge tree. The builder's limits count the expanded tree, in
/// values and in bytes of texts and data. Each scalar is decoded once, and all of them together cannot be longer than
/// the file unless objects overlap.
struct BinaryPropertyListReader {
  typealias Value = TreeBuilder.Value

  enum Object {
    case scalar(Value)
    /// The offset of the references, and the number of values.
    case array(references: Int, count: Int)
    case dictionary(references: Int, count: Int)
  }

  struct Trailer {
    var offsetWidth = 0
    var referenceWidth = 0
    var count = 0
    var root = 0
    var table = 0
  }

  private struct Frame {
    var object: Int
    var references: Int
    var count: Int
    var isDictionary: Bool
    var next = 0
  }

  let bytes: [UInt8]
  var builder: TreeBuilder
  var trailer = Trailer()
  var budget: Int
  private var decoded: [Int: Object] = [:]
  private var frames: [Frame] = []
  private var objectsInProgress: Set<Int> = []

  init(_ bytes: [UInt8], _ builder: TreeBuilder) {
    self.bytes = bytes
    self.builder = builder
    budget = bytes.count
  }

  mutating func read() -> TreeBuilder {
    guard readTrailer() else { return builder }
    visit(UInt64(trailer.root))
    while !builder.isStopped, var frame = frames.popLast() {
      guard frame.next < frame.count else {
        objectsInProgress.remove(frame.object)
        builder.close(at: nil)
        continue
      }
      let index = frame.next
      frame.next += 1
      frames.append(frame)
      if frame.isDictionary {
        guard readKey(at: frame.references, index) else { continue }
      }
      let position = frame.isDictionary ? frame.count + index : index
      guard let object = reference(frame.references, position) else { continue }
      visit(object)
    }
    return builder
  }

  mutating func error(_ id: String, _ message: String, remedy: String = "write the list again") {
    builder.findings.error(id, at: nil, "\(message), at \(builder.path)", remedy: remedy)
  }

  // MARK: Values

  private mutating func visit(_ number: UInt64) {
    guard let found = object(number) else {
      builder.dropValue()
      return
    }
    let object = Int(number)
    switch found {
    case .scalar(let value): builder.add(value, at: nil)
    case .array(let references, let count):
      open(.array, Frame(object: object, references: references, count: count, isDictionary: false))
    case .dictionary(let references, let count):
      open(
        .dictionary,
        Frame(object: object, references: references, count: count, isDictionary: true))
    }
  }

  private mutating func open(_ kind: TreeBuilder.ContainerKind, _ frame: Frame) {
    guard objectsInProgress.insert(frame.object).inserted else {
      builder.findings.stop(
        "binary-cycle", at: nil, "object \(frame.object) contains itself, at \(builder.path)",
        remedy: "write the list again: a property list is a tree")
      return
    }
    builder.open(kind, at: nil)
    frames.append(frame)
  }

  private mutating func readKey(at references: Int, _ index: Int) -> Bool {
    guard let number = reference(references, index) else { return false }
    guard case .scalar(.string(let name))? = object(number) else {
      error("invalid-key", "the key with number \(index) is not a string")
      return false
    }
    builder.key(name, at: nil)
    return true
  }

  private mutating func object(_ number: UInt64) -> Object? {
    guard number < UInt64(trailer.count) else {
      error("binary-reference", "object \(number) does not exist; there are \(trailer.count)")
      return nil
    }
    let entry = trailer.table + Int(number) * trailer.offsetWidth
    guard let offset = unsigned(at: entry, width: trailer.offsetWidth).flatMap(Int.init(exactly:)),
      offset >= 8, offset < trailer.table
    else {
      error("binary-offset", "object \(number) lies outside the objects of the file")
      return nil
    }
    if let known = decoded[offset] { return known }
    let object = decode(at: offset)
    if let object { decoded[offset] = object }
    return object
  }

  private func reference(_ references: Int, _ index: Int) -> UInt64? {
    unsigned(at: references + index * trailer.referenceWidth, width: trailer.referenceWidth)
  }

  // MARK: Trailer

  private mutating func readTrailer() -> Bool {
    guard bytes.starts(with: "bplist00".utf8) else {
      let version = String(decoding: bytes.dropFirst(6).prefix(2), as: UTF8.self)
      builder.findings.error(
        "unsupported-version", at: nil,
        "the binary list has version \(quoted(version)); only 00 is a property list",
        remedy: "convert it with plutil -convert xml1")
      return false
    }
    let start = bytes.count - 32
    guard start >= 9 else { return refuse("the file ends before its trailer") }
    trailer.offsetWidth = Int(bytes[start + 6])
    trailer.referenceWidth = Int(bytes[start + 7])
    // Beyond 32 bits, because a list is also read where `Int` has no more.
    let numbers = [8, 16, 24].map {
      unsigned(at: start + $0, width: 8).flatMap(Int64.init(exactly:))
    }
    guard let count = numbers[0], let root = numbers[1], let table = numbers[2],
      (1...8).contains(trailer.offsetWidth), (1...8).contains(trailer.referenceWidth)
    else { return refuse("a number in the trailer is out of range") }
    let (length, overflow) = count.multipliedReportingOverflow(by: Int64(trailer.offsetWidth))
    guard !overflow, table >= 9, table <= start, length <= Int64(start) - table else {
      return refuse("the table of offsets does not fit in the file")
    }
    guard root < count else { return refuse("the root is object \(root) of \(count)") }
    (trailer.count, trailer.root, trailer.table) = (Int(count), Int(root), Int(table))
    return true
  }

  private mutating func refuse(_ why: String) -> Bool {
    builder.findings.error(
      "binary-trailer", at: nil, "the file is not a complete binary property list: \(why)",
      remedy: "restore the file; it was cut off or damaged")
    return false
  }
}
