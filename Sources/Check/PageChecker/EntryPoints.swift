#if hasFeature(Embedded)
  #if canImport(Syntaxes)
    import Diagnostics
    import KeyModel
    import KeyValidation
    import Syntaxes
  #endif
  import Text

  // Functions that a page calls. One thread runs all of it.
  nonisolated(unsafe) private var checker: PageChecker?
  nonisolated(unsafe) private var input: [UInt8] = []
  nonisolated(unsafe) private var output: [UInt8] = []

  /// Room for some bytes of input, which the next call reads.
  @_cdecl("docgen_allocate")
  public func allocate(_ count: Int32) -> UnsafeMutableRawPointer? {
    input = [UInt8](repeating: 0, count: Int(count))
    return input.withUnsafeMutableBytes { $0.baseAddress }
  }

  /// Takes the input as the catalogue. Returns 0, or 1 where it cannot be read.
  @_cdecl("docgen_load")
  public func load() -> Int32 {
    checker = PageChecker(catalogue: input)
    input = []
    return checker == nil ? 1 : 0
  }

  #if canImport(Syntaxes)
    /// The same for files in every syntax: `docgen_load` of the larger module.
    @_cdecl("docgen_load_all")
    public func loadAll() -> Int32 {
      checker = PageChecker(
        catalogue: input, syntaxes: .all, SyntaxReaders.families.map { $0.family })
      input = []
      return checker == nil ? 1 : 0
    }
  #endif

  /// Takes the input as a request, and returns the address of the answer.
  @_cdecl("docgen_run")
  public func run() -> UnsafeRawPointer? {
    let request = input
    input = []
    output = checker?.answer(request) ?? []
    return output.withUnsafeBytes { $0.baseAddress }
  }

  /// The number of the answer's bytes.
  @_cdecl("docgen_result_count")
  public func resultCount() -> Int32 { Int32(output.count) }
#endif
