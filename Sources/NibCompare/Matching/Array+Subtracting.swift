extension Array {
  /// The elements that another array does not have, each as often as this one has more of them, in their order.
  /// Elements with equal keys are equal.
  func subtracting<Key: Hashable>(_ others: [Element], by key: (Element) -> Key) -> [Element] {
    var counts = Dictionary(others.map { (key($0), 1) }, uniquingKeysWith: +)
    return filter { element in
      let key = key(element)
      guard let count = counts[key], count > 0 else { return true }
      counts[key] = count - 1
      return false
    }
  }
}
