extension MachOFile {
  /// The symbols of other libraries, and the methods, that a slice uses.
  package struct UsedNames {
    /// The wanted names: a symbol as the table has it, a method behind a `-`.
    package fileprivate(set) var found: Set<String> = []
    /// Whether all of the slice's names could be read, so that others are not used.
    package fileprivate(set) var isComplete = true
  }

  /// More bytes of names than the largest programs have.
  private static let mostNameBytes = 256 << 20

  /// Looks for names among those that a slice uses.
  ///
  /// - Parameter longest: The number of bytes of the longest wanted name.
  package func names(in slice: Slice, where isWanted: (String) -> Bool, longest: Int) -> UsedNames {
    var names = UsedNames()
    names.isComplete = !slice.isDamaged
    do throws(Damage) {
      if let table = slice.symbols {
        try addSymbols(of: table, in: slice, to: &names, isWanted, longest)
      }
      if let imports = slice.imports {
        try addImports(imports, in: slice, to: &names, isWanted, longest)
      }
      if slice.isEncrypted, !slice.methodNames.isEmpty { names.isComplete = false }
      for range in slice.methodNames where !slice.isEncrypted {
        guard range.count <= Self.mostNameBytes else { throw Damage("it has too many names") }
        let bytes = try bytes(range, of: slice.range)
        var start = 0
        while let end = bytes[start...].firstIndex(of: 0) {
          if end - start < longest {
            let name = "-" + String(decoding: bytes[start..<end], as: UTF8.self)
            if isWanted(name) { names.found.insert(name) }
          }
          start = end + 1
        }
      }
    } catch {
      names.isComplete = false
    }
    return names
  }

  private func addSymbols(
    of table: SymbolTable, in slice: Slice, to names: inout UsedNames,
    _ isWanted: (String) -> Bool, _ longest: Int
  ) throws(Damage) {
    let size = slice.is64 ? 16 : 12
    let range = (table.undefined ?? 0..<table.count).clamped(to: 0..<table.count)
    let start = table.offset + range.lowerBound * size
    var entries = try fields(start..<start + range.count * size, of: slice.range)
    entries.isLittleEndian = slice.isLittleEndian
    var offsets: [Int] = []
    for entry in stride(from: 0, to: entries.bytes.count, by: size) {
      // An undefined external symbol that isn't for a debugger.
      let kind = entries.bytes[entry + 4]
      guard kind & 0xE0 == 0, kind & 0x0E == 0, kind & 1 == 1 else { continue }
      offsets.append(entries.number32(at: entry))
    }
    try add(offsets, of: table.names, in: slice, to: &names, isWanted, longest)
  }

  /// Adds the symbols that a newer linker lists with the places where the loader writes their addresses.
  ///
  /// Source: `mach-o/fixup-chains.h` of dyld.
  private func addImports(
    _ imports: Range<Int>, in slice: Slice, to names: inout UsedNames,
    _ isWanted: (String) -> Bool, _ longest: Int
  ) throws(Damage) {
    var header = try fields(
      imports.lowerBound..<imports.lowerBound + min(28, imports.count), of: slice.range)
    guard header.bytes.count == 28 else { return names.isComplete = false }
    header.isLittleEndian = slice.isLittleEndian
    let (start, symbols, count) = (
      header.number32(at: 8), header.number32(at: 12), header.number32(at: 16)
    )
    let size = [1: 4, 2: 8, 3: 16][header.number32(at: 20)]
    // The names may be compressed, but no linker does that.
    guard let size, header.magic(at: 24) == 0, start <= imports.count, symbols <= imports.count,
      count <= (imports.count - start) / size
    else { return names.isComplete = false }
    let first = imports.lowerBound + start
    var entries = try fields(first..<first + count * size, of: slice.range)
    entries.isLittleEndian = slice.isLittleEndian
    let offsets = (0..<count).compactMap { index in
      size == 16
        ? entries.number64(at: index * size).map { $0 >> 32 }
        : Int(entries.magic(at: index * size) >> 9)
    }
    try add(
      offsets, of: imports.lowerBound + symbols..<imports.upperBound, in: slice, to: &names,
      isWanted, longest)
  }

  /// Adds the wanted ones of the names that begin at some offsets in a part of a slice.
  private func add(
    _ offsets: [Int], of part: Range<Int>, in slice: Slice, to names: inout UsedNames,
    _ isWanted: (String) -> Bool, _ longest: Int
  ) throws(Damage) {
    let inside = offsets.filter { $0 < part.count }
    if inside.count < offsets.count { names.isComplete = false }
    guard let first = inside.min(), let last = inside.max() else { return }
    let end = min(last + longest + 1, part.count)
    guard end - first <= Self.mostNameBytes else { throw Damage("it has too many names") }
    let texts = try bytes(part.lowerBound + first..<part.lowerBound + end, of: slice.range)
    for offset in inside {
      let rest = texts[(offset - first)...].prefix(longest + 1)
      guard let length = rest.firstIndex(of: 0).map({ $0 - rest.startIndex }) else { continue }
      let name = String(decoding: rest.prefix(length), as: UTF8.self)
      if isWanted(name) { names.found.insert(name) }
    }
  }
}
