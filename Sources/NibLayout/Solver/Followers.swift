/// A cache of the variables that depend on a parameter: for each parameter that was moved, a list of these
/// variables with their change per unit of the parameter. A list is valid until the tableau changes.
struct Followers: ~Copyable {
  /// The index of each symbol's list; -1 if it has none. There may be fewer elements than symbols.
  private var slots: Buffer<Int32>
  private var lists: ListPool<Linear.Term>
  /// The version of the tableau from which each list was made.
  private var versions: Buffer<Int>

  init(in slab: inout Slab) {
    slots = Buffer(capacity: 16, in: &slab)
    lists = ListPool(capacity: 4, blank: Linear.Term(Linear.one, 0), in: &slab)
    versions = Buffer(capacity: 4, in: &slab)
  }

  /// The followers of a parameter; `nil` if they must be collected again.
  func list(
    of parameter: Linear.Symbol, version: Int
  ) -> UnsafeMutableBufferPointer<Linear.Term>? {
    guard Int(parameter) < slots.count, case let slot = slots[parameter], slot >= 0,
      versions[slot] == version
    else { return nil }
    return lists[slot]
  }

  /// Empties the list of a parameter, so that it can be filled for a version, and returns the index of the
  /// list.
  mutating func restart(_ parameter: Linear.Symbol, version: Int) -> Int32 {
    let missing = Int(parameter) + 1 - slots.count
    if missing > 0 { slots.append(repeating: -1, count: missing) }
    if slots[parameter] < 0 {
      slots[parameter] = Int32(lists.count)
      lists.addList()
      versions.append(version)
    }
    let slot = slots[parameter]
    lists.setCount(0, of: slot)
    versions[slot] = version
    return slot
  }

  mutating func append(_ term: Linear.Term, to slot: Int32) { lists.append(term, to: slot) }
}
