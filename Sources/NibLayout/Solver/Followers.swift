/// The variables that follow each moved parameter, with their change per unit of the parameter. The lists are
/// packed, and valid as long as the tableau does not change.
struct Followers: ~Copyable {
  /// The index of each symbol's list; -1 if it has none. May be shorter than the number of symbols.
  private var slots: Buffer<Int32>
  private var lists: ListPool<Simplex.Term>
  /// The version of the tableau from which each list was made.
  private var versions: Buffer<Int>

  init(in slab: inout Slab) {
    slots = Buffer(capacity: 16, in: &slab)
    lists = ListPool(capacity: 4, blank: Simplex.Term(Simplex.one, 0), in: &slab)
    versions = Buffer(capacity: 4, in: &slab)
  }

  /// The list of a parameter if it was made for the given version.
  func list(
    of parameter: Simplex.Symbol, version: Int
  ) -> UnsafeMutableBufferPointer<Simplex.Term>? {
    guard Int(parameter) < slots.count, case let slot = slots[parameter], slot >= 0,
      versions[slot] == version
    else { return nil }
    return lists[slot]
  }

  /// Empties the list of a parameter, so that it can be filled for a version, and returns the index of the
  /// list.
  mutating func restart(_ parameter: Simplex.Symbol, version: Int) -> Int32 {
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

  mutating func append(_ term: Simplex.Term, to slot: Int32) { lists.append(term, to: slot) }
}
