import Checking
import FileSystem
import KeyModel
import KeyValidation
import Site
import Text

/// The codes that the checker reports for their own wrong pieces. Some depend on more than a piece of a file, and a link to a
/// check of these would lead to no finding.
func codesFound(in catalogue: Catalogue) -> CodesFound {
  let rules = catalogue.rulesByCode
  let examples = catalogue.codes.compactMap { code in
    CodeExample(code, in: catalogue).map { example in
      (example, options: StatedOptions.all(for: code, with: rules[code.id] ?? [], in: catalogue))
    }
  }
  let tries = Dictionary(
    grouping: examples.flatMap { example, options in options.map { ($0, example) } }, by: \.0)
  let found = mapInParallel(Array(tries), by: 1) { options, tries in
    var settings = CheckSettings()
    settings.stated = options
    var checking = FileChecking(
      catalogue, settings: FileSettings(settings, isNearest: false), today: CheckingOptions.today)
    let found = tries.map(\.1).compactMap { example -> (RejectionCode.ID, [String])? in
      let opened = checking.open(
        Array(example.text.utf8), at: FilePath(argument: example.fileName), isInProject: false)
      guard let opened else { return nil }
      let findings = opened.checkers.check([opened.file]).filter {
        $0.codes.contains(example.code)
      }
      return findings.isEmpty ? nil : (example.code, findings.map(\.id).uniqued)
    }
    return (options, codes: Dictionary(firstOf: found))
  }
  let codes = Dictionary(uniqueKeysWithValues: found)
  let fewest: [(code: RejectionCode.ID, options: StatedOptions, findings: [String])] =
    examples.compactMap { example, options in
      options.lazy.compactMap { tried in
        codes[tried]?[example.code].map { (example.code, tried, $0) }
      }.first
    }
  return CodesFound(
    Dictionary(firstOf: fewest.map { ($0.code, $0.options) }),
    findings: Dictionary(firstOf: fewest.map { ($0.code, $0.findings) }))
}
