import Diagnostics
import JSON
import KeyModel
import KeyValidation
import Text

/// The report that a page shows of files: their findings, texts and meaning.
struct CheckReport {
  private let files: [(file: ReadFile, findings: [Diagnostic])]
  private let checkers: DocumentCheckers
  private let verdict: String?
  private let pages: [PropertyPath: String]
  private let families: [FindingFamily]

  init(
    _ files: [ReadFile], of catalogue: Catalogue, _ checkers: DocumentCheckers,
    beside product: ProductFiles, _ pages: [PropertyPath: String], _ families: [FindingFamily]
  ) {
    let findings = FileGroups(files, of: catalogue, checkers, beside: product).findings
    self.files = files.indices.map { (file: files[$0], findings: findings[$0]) }
    self.checkers = checkers
    verdict = Verdict(on: findings.flatMap { $0 }, in: catalogue).text
    self.pages = pages
    self.families = families
  }

  /// `verdict`, null if nothing is wrong, `files`, each with `name`, `document`, `documentName`, `syntax`, `inferred`, `text`, `findings` and
  /// `summary`, and the `summary` of all of them.
  var json: JSONValue {
    [
      "error": .null,
      "verdict": JSONValue(verdict),
      "summary": .string(Self.summary(of: files.flatMap { $0.findings })),
      "files": .array(files.map { json(of: $0.file, $0.findings) }),
    ]
  }

  private func json(of file: ReadFile, _ findings: [Diagnostic]) -> JSONValue {
    // Without a list, only a name shows what kind of file it should be.
    let isKnown = !file.isUnrecognized && (file.list != nil || file.isDocumentStated)
    let document = isKnown ? file.document : nil
    return [
      "name": .string(file.path),
      "document": JSONValue(document?.id),
      "documentName": JSONValue(document?.name),
      "syntax": JSONValue(file.list.map { $0.format.title }),
      "inferred": JSONValue(checkers.inference(about: file)),
      "text": JSONValue(text(of: file)),
      "summary": .string(Self.summary(of: findings)),
      "findings": .array(json(of: findings, in: file)),
      "listHTML": .string(annotated(file, findings)),
    ]
  }

  /// The findings as `DiagnosticJSON` has them, each with the number of its repair and the addresses of pages in the
  /// site.
  private func json(of findings: [Diagnostic], in file: ReadFile) -> [JSONValue] {
    guard case .array(let all) = DiagnosticJSON.format(findings) else { return [] }
    // A repair is asked for with its file alone.
    let repairs = files.count > 1 ? checkers.repairs(of: file) : findings.compactMap { $0.fixIt }
    return zip(findings, all).map { finding, json in
      changed(json) {
        let index = finding.fixIt.flatMap { repairs.firstIndex(of: $0) }
        $0.append("fixIndex", index.map { .integer($0) } ?? .null)
        $0.append("kindUrl", JSONValue(families.address(ofFinding: finding.id)))
        let key = nearestKey(to: finding)
        $0.append("keyUrl", JSONValue(key?.page))
        $0.append("keyName", JSONValue(key?.name))
      }
    }
  }

  /// The key that a finding is about, or the nearest around it: an element and an entry of any name have no page.
  private func nearestKey(to finding: Diagnostic) -> (page: String, name: String)? {
    guard let document = finding.document else { return nil }
    for text in [finding.key, finding.path] {
      var components = text.map { PropertyPath($0).components } ?? []
      while let last = components.last {
        if case .name(let name) = last, let page = page(of: PropertyPath(components), in: document)
        {
          return (page, name)
        }
        components.removeLast()
      }
    }
    return nil
  }

  private func page(of path: PropertyPath, in document: DocumentKind.ID) -> String? {
    pages[PropertyPath(path.components, in: document)] ?? pages[PropertyPath(path.components)]
  }

  private func text(of file: ReadFile) -> String? {
    guard file.list?.format != .binary, !file.bytes.starts(with: "bplist".utf8) else { return nil }
    let text = SourceText(file.bytes)
    return text.string(text.start..<text.bytes.count)
  }

  /// The list with what each key means, in HTML; empty for a file that has none.
  private func annotated(_ file: ReadFile, _ findings: [Diagnostic]) -> String {
    guard file.list != nil, !file.isUnrecognized else { return "" }
    let document = file.document.id
    let list = AnnotatedList(file, findings) {
      page(of: $0, in: $0.document ?? document).map(PageAddress.ownSite.page)
    }
    return list.html {
      families.address(ofFinding: $0).map(PageAddress.ownSite.page)
    }
  }

  private static func summary(of findings: [Diagnostic]) -> String {
    findings.countPhrase ?? "nothing to report"
  }
}
