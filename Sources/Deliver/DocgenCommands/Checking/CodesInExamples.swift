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
    let found = tries.map(\.1).filter { example in
      let opened = checking.open(
        Array(example.text.utf8), at: FilePath(argument: example.fileName), isInProject: false)
      guard let opened else { return false }
      return opened.checkers.check([opened.file]).contains { $0.codes.contains(example.code) }
    }
    return (options, codes: Set(found.map(\.code)))
  }
  let codes = Dictionary(uniqueKeysWithValues: found)
  return CodesFound(
    Dictionary(
      firstOf: examples.compactMap { example, options in
        options.first { codes[$0]?.contains(example.code) == true }
          .map { (example.code, $0) }
      }))
}
