package import Diagnostics
import JSON
import KeyModel
package import KeyValidation
import Text

/// Answers what a page asks of the checker, with the same results as `docgen validate --no-config`.
package struct PageChecker {
  private let catalogue: Catalogue
  private let pages: [PropertyPath: String]
  /// The readers of files that are neither property lists nor JSON.
  private let syntaxes: SyntaxReaders
  /// The findings in single files, which a site explains.
  private let families: [FindingFamily]
  /// Files are read in the memory of a page.
  private let reader = PropertyListReader(limits: .init(bytes: 16 << 20))
  /// The checkers of the last request, which mostly has the options of the one before.
  private var last: (options: Options, checkers: DocumentCheckers)?

  private struct Options: Hashable {
    var stated: StatedOptions
    var document: String?
    var baseURL: String?
  }

  /// - Parameters:
  ///   - bytes: The catalogue in the form of `catalogue.json`; nil is returned where it cannot be read.
  ///   - syntaxes: The readers of files that are neither property lists nor JSON.
  ///   - families: The findings of these readers.
  package init?(
    catalogue bytes: [UInt8], syntaxes: SyntaxReaders = SyntaxReaders(),
    _ families: [FindingFamily] = []
  ) {
    let (catalogue, pages) = CatalogueReader.readWithPages(bytes, file: "catalogue.json")
    guard let catalogue else { return nil }
    self.syntaxes = syntaxes
    self.families = PropertyListChecker.families + PropertyListReader.families + families
    self.catalogue = catalogue
    self.pages = pages
  }

  /// The answer to a request, as `CheckRequest` describes them: UTF-8, or for a repair the bytes of the file.
  package mutating func answer(_ bytes: [UInt8]) -> [UInt8] {
    guard let request = CheckRequest(bytes) else {
      return refused("The request is damaged.")
    }
    do throws(Refusal) {
      let checkers = try checkers(for: request)
      let product = ProductFiles(catalogue, paths: request.paths, reader: reader)
      var files: [ReadFile] = []
      for file in request.files where !product.take(file.name, file.bytes) {
        // A page finds files by their names' endings in folders, where other files have the same.
        let isFound =
          request.action != .findings && file.name.utf8.contains(UInt8(ascii: "/"))
          && !checkers.documentsByKind.isEmpty
        files.append(
          checkers.read(file.bytes, file: file.name, isNamed: !isFound, reader: reader))
      }
      guard !files.isEmpty else { throw Refusal("None of these files can be checked as a list.") }
      switch request.action {
      case .findings:
        let findings = FileGroups(files, of: catalogue, checkers, beside: product).findings
          .flatMap { $0 }
        return Array((DiagnosticJSON.format(findings).serialized().withCommandsEscaped).utf8)
      case .report:
        return CheckReport(files, of: catalogue, checkers, beside: product, pages, families).json
          .serializedBytes()
      case .repair:
        return repaired(files[0], by: checkers, request.chosenRepairs)
      }
    } catch {
      return refused(error.text)
    }
  }

  private func refused(_ message: String) -> [UInt8] {
    let answer: JSONValue = ["error": .string(message)]
    return answer.serializedBytes()
  }

  private func repaired(
    _ file: ReadFile, by checkers: DocumentCheckers, _ chosen: Set<Int>?
  ) -> [UInt8] {
    guard let chosen else { return checkers.fix(file, reader: reader).bytes }
    let fixIts = checkers.repairs(of: file)
    let wanted = fixIts.indices.filter { chosen.contains($0) }.map { fixIts[$0] }
    return FixApplier.apply(wanted, to: file.bytes).bytes
  }

  private mutating func checkers(for request: CheckRequest) throws(Refusal) -> DocumentCheckers {
    let wanted = Options(
      stated: request.options, document: request.document, baseURL: request.baseURL)
    if let last, last.options == wanted { return last.checkers }
    var only: DocumentKind?
    if let id = request.document { only = try catalogue.chosenDocument(id) }
    let options = try request.options.options(
      for: catalogue, knowing: families.flatMap { $0.kinds }.map { $0.id })
    let base = request.baseURL.flatMap { PageAddress(folder: $0) }
    if let address = request.baseURL, base == nil {
      throw Refusal("'\(address)' is not a web address; \(PageAddress.remedy)")
    }
    let (catalogue, pages) = (catalogue, pages)
    let checkers = DocumentCheckers(catalogue, only: only, syntaxes: syntaxes) { document in
      changed(options) {
        if let base {
          $0.page = { path in pages[catalogue.path(path, from: document.id)].map { base.page($0) } }
        }
      }
    }
    last = (wanted, checkers)
    return checkers
  }
}

extension DocumentCheckers {
  /// The repairs of a file that is checked alone, which a request names by their numbers.
  func repairs(of file: ReadFile) -> [FixIt] {
    check([file]).compactMap { $0.fixIt }
  }
}
