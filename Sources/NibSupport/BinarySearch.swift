extension RandomAccessCollection {
  /// The first index whose element fulfills the condition, found by binary search; `endIndex` if there is none.
  ///
  /// Requires that the condition holds for every element after one that fulfills it. O(log count).
  @inlinable
  package func partitioningIndex(where condition: (Element) throws -> Bool) rethrows -> Index {
    var low = startIndex
    var count = count
    while count > 0 {
      let half = count / 2
      let middle = index(low, offsetBy: half)
      if try condition(self[middle]) {
        count = half
      } else {
        low = index(after: middle)
        count -= half + 1
      }
    }
    return low
  }

  /// The index of the element that has the given key, found by binary search; `nil` if there is none.
  ///
  /// Requires that the keys ascend. O(log count).
  @inlinable
  package func sortedIndex<Key: Comparable>(of key: Key, by elementKey: (Element) -> Key) -> Index? {
    let index = partitioningIndex { elementKey($0) >= key }
    return index < endIndex && elementKey(self[index]) == key ? index : nil
  }
}
