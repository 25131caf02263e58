#if hasFeature(Embedded)
  // Each type that is sorted would have its own copy of the algorithm in a page's module. These have one for all, with
  // the names of the standard library's functions, and are stable too.

  extension Sequence {
    package func sorted(by comesBefore: (Element, Element) -> Bool) -> [Element] {
      let elements = Array(self)
      return sortedIndices(elements.count) { comesBefore(elements[$0], elements[$1]) }
        .map { elements[$0] }
    }
  }

  extension Sequence where Element: Comparable {
    package func sorted() -> [Element] { sorted { $0 < $1 } }
  }

  /// The numbers below a count in the order of what they stand for: a merge sort.
  @_optimize(none)
  func sortedIndices(_ count: Int, _ comesBefore: (Int, Int) -> Bool) -> [Int] {
    var order = Array(0..<count)
    var width = 1
    while width < count {
      var merged: [Int] = []
      merged.reserveCapacity(count)
      var start = 0
      while start < count {
        let (middle, end) = (min(start + width, count), min(start + 2 * width, count))
        var (left, right) = (start, middle)
        while left < middle || right < end {
          let takesRight =
            left == middle || right < end && comesBefore(order[right], order[left])
          merged.append(order[takesRight ? right : left])
          if takesRight { right += 1 } else { left += 1 }
        }
        start = end
      }
      order = merged
      width *= 2
    }
    return order
  }
#endif

extension Array {
  /// The index of the first element behind those at the beginning that fulfil a condition, which no later one fulfils.
  ///
  /// The time is proportional to the logarithm of the count.
  package func partitionIndex(where isBefore: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isBefore(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
