import KeyValidation
import Text

extension ListInEditor {
  /// The foldable ranges: dictionaries, arrays, data and comments of several lines, including tags or brackets.
  package func folds() -> [Range<Int>] {
    let values = list.items.compactMap { item in
      item.kind.isContainer || item.kind == .data ? item.value?.range : nil
    }
    return (values + list.comments).filter { list.bytes[$0].contains(where: \.endsLine) }
      .sorted { $0.lowerBound < $1.lowerBound }
  }
}
