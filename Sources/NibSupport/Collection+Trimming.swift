extension BidirectionalCollection {
  /// The part without the elements at both ends that satisfy a condition. Cost: O(length).
  package func trimming(while isTrimmed: (Element) -> Bool) -> SubSequence {
    let rest = drop(while: isTrimmed)
    return rest.lastIndex { !isTrimmed($0) }.map { rest[...$0] } ?? rest
  }
}
