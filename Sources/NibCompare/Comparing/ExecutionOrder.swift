import NibCore

/// The entries of a list that both versions have, in the order of each version. Such entries are actions that a control
/// sends, or runtime attributes that are set, one after the other.
struct ExecutionOrder<Entry> {
  private(set) var old: [Entry] = []
  private(set) var new: [Entry] = []
  /// Whether the order of these entries is different.
  private(set) var isChanged = false

  /// - Parameter key: returns a key that is equal for the same entry in both versions. Entries with equal keys keep
  ///   their order.
  init(_ before: [Entry], _ after: [Entry], key: (Entry) -> ExactText) {
    var places = Dictionary(grouping: before.indices) { key(before[$0]) }.mapValues { ArraySlice($0) }
    var kept: [Int] = []
    for entry in after {
      guard let place = places[key(entry)]?.popFirst() else { continue }
      kept.append(place)
      new.append(entry)
    }
    old = kept.sorted().map { before[$0] }
    isChanged = zip(kept, kept.dropFirst()).contains { $0 > $1 }
  }
}
