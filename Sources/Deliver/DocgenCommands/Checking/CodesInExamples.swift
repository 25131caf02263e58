import Checking
import FileSystem
import KeyModel
import Site
import Text

/// The codes that the checker reports for their own wrong pieces. Some depend on more than a piece of a file, and a link
/// to a check of these would lead to no finding.
func codesFound(in catalogue: Catalogue) -> Set<RejectionCode.ID> {
  let examples = Dictionary(grouping: CodeExample.all(of: catalogue), by: \.distribution)
  let found = mapInParallel(Array(examples), by: 1) { distribution, examples in
    var settings = CheckSettings()
    settings.stated.texts[.distribution] = distribution
    var checking = FileChecking(
      catalogue, settings: FileSettings(settings, isNearest: false), today: CheckingOptions.today)
    return examples.filter { example in
      let opened = checking.open(
        Array(example.text.utf8), at: FilePath(argument: example.fileName), isInProject: false)
      guard let opened else { return false }
      return opened.checkers.check([opened.file]).contains { $0.codes.contains(example.code) }
    }.map(\.code)
  }
  return Set(found.joined())
}
