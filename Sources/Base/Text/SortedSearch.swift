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
