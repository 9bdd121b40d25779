/// For each parameter that was ever moved the variables that follow it, with how far they go for each unit: packed, and
/// good as long as the tableau stays as it was.
struct Followers: ~Copyable {
  /// For each symbol the number of its list; -1 if it has none, shorter than the symbols are many.
  private var slots: Buffer<Int32>
  private var lists: ListPool<Simplex.Term>
  /// For each list the version of the tableau that it was made of.
  private var versions: Buffer<Int>

  init(in slab: inout Slab) {
    slots = Buffer(capacity: 16, in: &slab)
    lists = ListPool(capacity: 4, blank: Simplex.Term(Simplex.one, 0), in: &slab)
    versions = Buffer(capacity: 4, in: &slab)
  }

  /// The list of a parameter if it is of that version.
  func list(
    of parameter: Simplex.Symbol, version: Int
  ) -> UnsafeMutableBufferPointer<Simplex.Term>? {
    guard Int(parameter) < slots.count, case let slot = slots[parameter], slot >= 0,
      versions[slot] == version
    else { return nil }
    return lists[slot]
  }

  /// Empties the list of a parameter, to be filled for a version; its number.
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
