package import KeyModel
import Text

/// The system and the kit that a program was built for.
package struct ProgramBuild: Hashable, Sendable {
  package var platform: Platform
  package var oldest: Version?
  package var sdk: Release?
  /// The kit as a list names it: `iphoneos26.0`.
  var kit: String?
}

/// A program of a bundle, as far as checks need it.
package final class BundleProgram: Sendable {
  /// Its path in findings.
  package let path: String
  /// Its path in the bundle.
  let name: String
  /// The names of the processors that it has code for.
  let processors: [String]
  /// The systems that it was built for, those of simulators too.
  let systems: [DocumentKind.Bundles.Program.System]
  /// The latest of the releases that its architectures need.
  let oldest: Version?
  let sdk: Version?
  /// The names of the libraries that it loads from somewhere in the product.
  let loaded: [String]
  /// Whether somebody signed it.
  let isSigned: Bool
  /// The APIs that it uses.
  let apis: Set<String>
  /// Whether other APIs are surely not used.
  let isComplete: Bool
  /// The entitlements in its signature.
  package let entitlements: CodeSignature.Contents

  /// Reads a file; nil if it isn't a program.
  ///
  /// - Parameter limit: The number of bytes that a list in a signature may have.
  package init?(
    _ path: String, named name: String, length: Int, atMost limit: Int,
    _ kind: DocumentKind.Bundles.Program,
    _ known: LinkedAPIs, read: @escaping (Range<Int>) -> [UInt8]?
  ) throws(MachOFile.Damage) {
    let file = try MachOFile(length: length, read: read)
    guard !file.slices.isEmpty else { return nil }
    let signature = CodeSignature(of: file, atMost: limit)
    (self.path, self.name) = (path, name)
    processors = file.slices.map { $0.processor }.uniqued
    let names = file.slices.compactMap { $0.platform }.uniqued
    systems = names.compactMap { name in kind.systems.first { $0.name == name } }
    oldest = file.slices.compactMap { $0.oldest.map { Version($0) } }.max()
    sdk = file.slices.compactMap { $0.sdk.map { Version($0) } }.max()
    loaded = file.slices.flatMap { $0.libraries }.uniqued
    isSigned = signature.isByPerson
    entitlements = signature.contents
    var apis: Set<String> = []
    var isComplete = true
    if !known.isEmpty {
      for slice in file.slices {
        let names = file.names(in: slice, where: known.isWanted, longest: known.longest)
        apis.formUnion(known.used(by: names.found))
        if !names.isComplete { isComplete = false }
      }
    }
    (self.apis, self.isComplete) = (apis, isComplete)
  }

  /// Its path in a bundle, which may be another one than that it was read for.
  func name(in bundle: String) -> String {
    path.hasPrefix(bundle + "/") ? String(path.dropFirst(bundle.count + 1)) : name
  }

  /// The system and the kit that it was built for, if that is one platform.
  package var build: ProgramBuild? {
    let platforms = Set(systems.map { $0.platform })
    guard platforms.count == 1, let platform = platforms.first else { return nil }
    let kit = systems.lazy.compactMap { $0.kit }.first
    return ProgramBuild(
      platform: platform, oldest: oldest, sdk: sdk.map { Release(platform, $0) },
      kit: kit.flatMap { kit in sdk.map { kit + $0.text } })
  }
}

/// The programs of a bundle.
package struct BundlePrograms: Sendable {
  /// The program that its list names.
  package var main: BundleProgram?
  package var others: [BundleProgram] = []
  /// The libraries in it that the program loads.
  package var libraries: [BundleProgram] = []

  package init() {}

  var own: [BundleProgram] { (main.map { [$0] } ?? []) + others }

  /// The APIs that the program and its libraries use; nil without a program, or if no API is known.
  package func use(_ known: LinkedAPIs) -> CodeUse? {
    guard main != nil, !known.isEmpty else { return nil }
    var use = CodeUse(known)
    let names = Set(libraries.map { String(fileName(of: $0.path)) })
    for program in own + libraries {
      use.add(program.apis, at: program.name)
      if !program.isComplete || !program.loaded.allSatisfy(names.contains) {
        use.isComplete = false
      }
    }
    return use
  }
}
