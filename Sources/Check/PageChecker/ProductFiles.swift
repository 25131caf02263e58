import Diagnostics
import KeyModel
import KeyValidation
import Text

/// The files of a product that a page was given, apart from its lists: programs, granting files, and the paths of all others.
final class ProductFiles {
  private let kind: DocumentKind.Bundles.Program?
  /// The document that describes programs.
  private let document: DocumentKind?
  private let documents: [DocumentKind]
  /// Made when a program asks for it: most requests have none.
  private lazy var known = LinkedAPIs(catalogue.keys.flatMap { $0.apis })
  private let catalogue: Catalogue
  private let reader: PropertyListReader
  private var programs: [String: [UInt8]] = [:]
  private var grants: [String: [UInt8]] = [:]
  /// Empty if only some files of a bundle are at hand.
  private let paths: [[Substring]]
  /// Whether the other files of bundles are at hand.
  var isWhole: Bool { !paths.isEmpty }

  init(_ catalogue: Catalogue, paths: [String], reader: PropertyListReader) {
    documents = catalogue.documents
    document = documents.first { $0.bundles?.program != nil }
    kind = document?.bundles?.program
    self.catalogue = catalogue
    self.reader = reader
    self.paths = paths.map { $0.split(separator: "/") }
  }

  /// Takes a file that is a program or a granting file. Returns whether it is one.
  func take(_ path: String, _ bytes: [UInt8]) -> Bool {
    if MachOFile.isOne(bytes) {
      programs[path] = bytes
      return true
    }
    let name = path.split(separator: "/").last ?? ""
    guard path.utf8.contains(UInt8(ascii: "/")),
      documents.contains(where: { $0.bundles?.grant?.matches(fileName: name) == true })
    else { return false }
    grants[path] = bytes
    return true
  }

  /// The paths below a bundle that fit a pattern; nil if they are unknown.
  func files(of bundle: String, fitting pattern: String) -> [String]? {
    guard !paths.isEmpty else { return nil }
    let folder = bundle.split(separator: "/")
    let isAnywhere = pattern.hasPrefix("**/")
    let steps = (isAnywhere ? String(pattern.dropFirst(3)) : pattern).split(separator: "/")
    var found: [String] = []
    for path in paths where path.count > folder.count && path.starts(with: folder) {
      let rest = path[folder.count...]
      if isAnywhere {
        // A folder of a wanted name is known by what is in it.
        for (index, name) in rest.enumerated()
        where Text.name(name.utf8, fits: String(steps[0])) {
          let isInOther = rest.prefix(index).contains { isBundle($0) }
          let isKnown = index > 0 && isPlace(Self.path(rest.prefix(index)))
          if !isInOther, !isKnown { found.append(Self.path(rest.prefix(index + 1))) }
        }
      } else if rest.count >= steps.count,
        zip(rest, steps).allSatisfy({ Text.name($0.utf8, fits: String($1)) })
      {
        found.append(Self.path(rest.prefix(steps.count)))
      }
    }
    return found.uniqued
  }

  private static func path(_ names: ArraySlice<Substring>) -> String {
    names.map { String($0) }.joined(separator: "/")
  }

  private func isBundle(_ name: Substring) -> Bool {
    documents.contains { $0.bundles?.endings.contains { name.hasSuffix($0) } == true }
  }

  /// Whether bundles belong in a folder, where they are visited themselves.
  private func isPlace(_ folder: String) -> Bool {
    documents.contains { $0.bundles?.folders.contains(folder) == true }
  }

  /// The programs of a bundle.
  func programs(of bundle: String, _ lists: [ReadFile], _ checkers: DocumentCheckers)
    -> BundlePrograms
  {
    var found = BundlePrograms()
    guard let kind, let document, !programs.isEmpty else { return found }
    let stem = bundle.split(separator: "/").last?.split(separator: ".").first ?? ""
    let name = checkers.text(at: kind.name, from: document, in: lists) ?? String(stem)
    let main = kind.files.map { "\(bundle)/\($0.substituting("*", with: name))" }
      .first { programs[$0] != nil }
    found.main = main.flatMap { program(at: $0, in: bundle) }
    let own = programs.keys.sorted().filter { $0 != main && $0.hasPrefix(bundle + "/") }
    for path in own {
      let rest = String(path.dropFirst(bundle.count + 1))
      if kind.others.contains(where: { fits(rest, $0) }) {
        if let program = program(at: path, in: bundle) { found.others.append(program) }
      } else if kind.isProcess(bundle), kind.libraries.contains(where: { rest.hasPrefix($0 + "/") })
      {
        if let program = program(at: path, in: bundle) { found.libraries.append(program) }
      }
    }
    return found
  }

  private func fits(_ path: String, _ pattern: String) -> Bool {
    let (names, steps) = (path.split(separator: "/"), pattern.split(separator: "/"))
    return names.count == steps.count
      && zip(names, steps).allSatisfy { Text.name($0.utf8, fits: String($1)) }
  }

  private func program(at path: String, in bundle: String) -> BundleProgram? {
    guard let kind, let bytes = programs[path] else { return nil }
    let name = String(path.dropFirst(bundle.count + 1))
    return try? BundleProgram(
      path, named: name, length: bytes.count, atMost: reader.limits.bytes, kind, known
    ) { Array(bytes[$0]) }
  }

  /// The APIs that a bundle's code uses; nil if that does not concern its lists, or is unknown.
  func use(of programs: BundlePrograms, in bundle: String) -> CodeUse? {
    programs.main != nil && kind?.isProcess(bundle) == true ? programs.use(known) : nil
  }

  /// The lists in a program's signature.
  func signedLists(
    in program: BundleProgram, of bundle: String, _ checkers: DocumentCheckers
  ) -> [ReadFile] {
    guard case .propertyList(let bytes) = program.entitlements else { return [] }
    return checkers.documentsInSignatures(of: bundle).map {
      checkers.read(bytes, file: program.path, as: $0.id, isSigned: true, reader: reader)
    }
  }

  /// The grants of a bundle, each with the document that it is about.
  func grants(of bundle: String) -> [(DocumentKind, GrantFile)] {
    var found: [(DocumentKind, GrantFile)] = []
    for document in documents {
      guard let kind = document.bundles?.grant,
        let path = kind.files.map({ "\(bundle)/\($0)" }).first(where: { grants[$0] != nil }),
        let bytes = grants[path]
      else { continue }
      found.append((document, GrantFile(bytes, file: path, kind, reader: reader)))
    }
    return found
  }

  /// The lists in bundles of resources that declare what a bundle's program uses.
  func declarations(for bundle: String, among files: [ReadFile]) -> [ReadFile] {
    files.filter { file in
      guard file.path.hasPrefix(bundle + "/") else { return false }
      let rest = String(file.path.dropFirst(bundle.count + 1))
      return file.document.bundles?.declaration?.files.contains { fits(rest, $0) } == true
    }
  }
}
