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
  var left = catalogue.codes.compactMap { code in
    CodeExample(code, in: catalogue).map { example in
      let rules = (rules[code.id] ?? []).map(\.rule)
      return (example, options: StatedOptions.all(for: code, with: rules, in: catalogue))
    }
  }
  guard !left.isEmpty else { return CodesFound() }
  var options: [RejectionCode.ID: StatedOptions] = [:]
  var findings: [RejectionCode.ID: [String]] = [:]
  // One index of the catalogue serves all options.
  let checking = FileChecking(
    catalogue, settings: FileSettings(CheckSettings(), isNearest: false),
    today: CheckingOptions.today)
  let most = left.flatMap(\.options).map(\.texts.count).max() ?? 0
  for count in 0...most {
    let tries = Dictionary(
      grouping: left.flatMap { example, options in
        options.filter { $0.texts.count == count }.map { ($0, example) }
      }, by: \.0)
    let codes = Dictionary(
      uniqueKeysWithValues: tries.map { options, tries in
        (options, Dictionary(firstOf: found(in: tries.map(\.1), with: options, checking)))
      })
    for (example, tried) in left {
      guard let first = tried.first(where: { codes[$0]?[example.code] != nil }) else { continue }
      options[example.code] = first
      findings[example.code] = codes[first]?[example.code]
    }
    left.removeAll { options[$0.0.code] != nil }
  }
  return CodesFound(options, findings: findings)
}

/// The examples in which the checker finds their code with some options, with the names of those findings.
private func found(
  in examples: [CodeExample], with options: StatedOptions, _ checking: FileChecking
) -> [(RejectionCode.ID, [String])] {
  var settings = CheckSettings()
  settings.stated = options
  var checking = checking
  checking.use(FileSettings(settings, isNearest: false))
  return examples.compactMap { example in
    let opened = checking.open(
      Array(example.text.utf8), at: FilePath(argument: example.fileName), isInProject: false)
    let findings = opened.map { $0.checkers.check([$0.file]) } ?? []
    let ids = findings.filter { $0.codes.contains(example.code) }.map(\.id).uniqued
    return ids.isEmpty ? nil : (example.code, ids)
  }
}
