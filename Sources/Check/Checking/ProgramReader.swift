import FileSystem
import KeyModel
import KeyValidation

/// Reads the programs of bundles, each once: a library belongs to the bundle that loads it and to its own.
struct ProgramReader {
  private let kind: DocumentKind.Bundles.Program?
  /// The document that describes programs.
  private let document: DocumentKind?
  private let known: LinkedAPIs
  private let limit: Int
  private var programs: [FilePath: BundleProgram?] = [:]

  /// - Parameter limit: The number of bytes that a list in a signature may have.
  init(_ catalogue: Catalogue, atMost limit: Int) {
    document = catalogue.documents.first { $0.bundles?.program != nil }
    kind = document?.bundles?.program
    known = LinkedAPIs(kind == nil ? [] : catalogue.keys.flatMap(\.apis))
    self.limit = limit
  }

  /// The programs of a bundle.
  ///
  /// - Parameter failed: Takes the path and the problem of a program that cannot be read.
  mutating func programs(
    of bundle: Bundle, _ files: [ReadFile], _ checkers: DocumentCheckers,
    failed: (FilePath, String) -> Void
  ) -> BundlePrograms {
    var found = BundlePrograms()
    guard let kind, let document else { return found }
    // Bundles inside others share some programs with them.
    if bundle.depth == 0 { programs = [:] }
    let name = checkers.text(at: kind.name, from: document, in: files)
    let main = bundle.pathOfProgram(kind, named: name)
    found.main = main.flatMap { read($0, of: bundle, kind, failed) }
    for pattern in kind.others {
      for path in bundle.files(fitting: pattern).map({ FilePath($0) }) where path != main {
        if let program = read(path, of: bundle, kind, failed) { found.others.append(program) }
      }
    }
    if kind.isProcess(bundle.name.text) {
      for folder in kind.libraries {
        for path in bundle.pathsOfLibraries(in: folder, kind) {
          // Its own bundle reports it.
          if let program = read(path, of: bundle, kind, { _, _ in }) {
            found.libraries.append(program)
          }
        }
      }
    }
    return found
  }

  /// The APIs that a bundle's code uses; nil if that does not concern its lists, or is unknown.
  func use(of programs: BundlePrograms, in bundle: Bundle) -> CodeUse? {
    kind?.isProcess(bundle.name.text) == true ? programs.use(known) : nil
  }

  private mutating func read(
    _ path: FilePath, of bundle: Bundle, _ kind: DocumentKind.Bundles.Program,
    _ failed: (FilePath, String) -> Void
  ) -> BundleProgram? {
    let shown = bundle.folder.path / path
    if let program = programs[shown] { return program }
    do throws(FileError) {
      guard let file = try bundle.readableFile(path) else { return nil }
      do throws(MachOFile.Damage) {
        let program = try BundleProgram(
          shown.text, named: path.text, length: file.length, atMost: limit, kind, known,
          read: file.read)
        programs[shown] = program
        return program
      } catch {
        failed(shown, "the program cannot be read: \(error.text)")
      }
    } catch {
      failed(error.path, error.description)
    }
    return nil
  }
}
