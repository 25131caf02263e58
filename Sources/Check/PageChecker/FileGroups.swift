import Diagnostics
import KeyModel
import KeyValidation
import Text

/// Files that were dropped together, each alone or as files of a bundle.
///
/// Where the other files of a bundle are unknown, nothing is reported as missing from it.
struct FileGroups {
  private let files: [ReadFile]
  private let checkers: DocumentCheckers
  private let endings: [String]
  private let product: ProductFiles

  init(
    _ files: [ReadFile], of catalogue: Catalogue, _ checkers: DocumentCheckers,
    beside product: ProductFiles
  ) {
    self.files = files
    self.product = product
    self.checkers = checkers
    endings = catalogue.documents.compactMap { $0.bundles }.flatMap { $0.endings }
  }

  /// The findings about each file, in the order of the files.
  var findings: [[Diagnostic]] {
    var all = [[Diagnostic]](repeating: [], count: files.count)
    var bundles: [String: [Int]] = [:]
    for index in files.indices {
      // The command would be given the only file of a bundle, not the bundle.
      if files.count > 1 || product.isWhole, let bundle = bundle(of: files[index].path) {
        bundles[bundle, default: []].append(index)
      } else {
        all[index] = checkers.check([files[index]])
      }
    }
    var outer = OpenBundles()
    // A bundle comes before those inside it.
    for (path, indices) in bundles.sorted(by: { $0.key + "/" < $1.key + "/" }) {
      outer.leave(for: path)
      let found = indices.map { files[$0] }
      let programs = product.programs(of: path, found, checkers)
      func signed(_ programs: [BundleProgram]) -> [ReadFile] {
        programs.flatMap { product.signedLists(in: $0, of: path, checkers) }
      }
      let grants = product.grants(of: path)
      let shown = checkers.shownWay(by: grants.map { $0.1 })
      let distribution = shown.map { $0.way?.id } ?? outer.distribution
      let lists = checkers.completed(
        found + signed(programs.main.map { [$0] } ?? []), of: path, programs,
        product.use(of: programs, in: path), grants.map { $0.1 }, distribution: distribution)
      let contents = BundleContents(
        programs: programs, declarations: product.declarations(for: path, among: files)
      ) { product.files(of: path, fitting: $0) }
      let (ofFiles, ofBundle) = outer.enter(
        DocumentCheckers.Bundle(path: path, files: lists), checkers, distribution: distribution,
        contents)
      let claims = checkers.claims(
        of: lists, signed(programs.others), over: grants, lacksOthers: product.isWhole)
      for finding in ofFiles + claims + ofBundle {
        // A finding about no list is shown at the bundle's first.
        let index =
          indices.first { files[$0].path == finding.location?.file } ?? indices.first
        if let index { all[index].append(finding) }
      }
    }
    return all
  }

  /// The nearest enclosing folder with a bundle's name, if any.
  private func bundle(of path: String) -> String? {
    var folder = path[...]
    while let slash = folder.utf8.lastIndex(of: UInt8(ascii: "/")) {
      folder = folder[..<slash]
      if endings.contains(where: { folder.hasSuffix($0) }) { return String(folder) }
    }
    return nil
  }
}
