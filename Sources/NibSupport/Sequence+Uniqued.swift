extension Sequence {
  /// The elements in their order, without those whose key is the key of an earlier element.
  ///
  /// - Parameter key: the part of an element by which it is compared with the others.
  /// - Complexity: O(n).
  package func uniqued<Key: Hashable>(by key: (Element) -> Key) -> [Element] {
    var keys: Set<Key> = []
    return filter { keys.insert(key($0)).inserted }
  }
}

extension Sequence where Element: Hashable {
  /// The elements in their order, without those that equal an earlier element.
  ///
  /// - Complexity: O(n).
  package func uniqued() -> [Element] { uniqued { $0 } }
}
