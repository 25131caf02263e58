extension Sequence {
  /// The elements with the highest counts first; those with equal counts keep their order.
  func mostUsedFirst(_ count: (Element) -> Int) -> [Element] {
    enumerated().map { (count: count($1), place: $0, element: $1) }
      .sorted { ($1.count, $0.place) < ($0.count, $1.place) }.map { $0.element }
  }
}
