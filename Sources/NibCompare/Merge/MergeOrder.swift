/// Merges the orders that both versions have for the children of one element.
enum MergeOrder {
  /// Merges two orders of elements, which can have different elements.
  ///
  /// Elements that one version added or moved are put after the element that they follow there. If several are put in
  /// the same place, those of ours come first. Cost: O(n log n).
  ///
  /// - Returns: the merged order, and whether both versions moved the same element to different places.
  static func merged(base: [Int], ours: [Int], theirs: [Int]) -> (order: [Int], isDisputed: Bool) {
    if ours == theirs { return (ours, false) }
    let (inOurs, inTheirs) = (Set(ours), Set(theirs))
    let common = (ours.filter(inTheirs.contains), theirs.filter(inOurs.contains))
    var moved: Set<Int> = []
    var isDisputed = false
    if common.0 != common.1 {
      // Only elements of all versions can have moved. The result keeps the order of ours, and puts those that theirs
      // moved where theirs has them. If both versions moved the same element, none of theirs is moved.
      let inAll = base.filter { inOurs.contains($0) && inTheirs.contains($0) }
      let movedInOurs = Self.moved(inAll, common.0)
      moved = Self.moved(inAll, common.1)
      isDisputed = !movedInOurs.isDisjoint(with: moved)
      if isDisputed { moved = [] }
    }
    // An element that only theirs has, or that theirs moved, is placed after the element that it follows in theirs.
    var following: [Int: [Int]] = [:]
    var first: [Int] = []
    var previous: Int?
    for key in theirs {
      if !inOurs.contains(key) || moved.contains(key) {
        if let previous { following[previous, default: []].append(key) } else { first.append(key) }
      }
      previous = key
    }
    let order = inserted(
      into: ours.filter { !moved.contains($0) }, atStart: first, after: following, inTheirs: inTheirs)
    return (order, isDisputed)
  }

  /// Inserts the elements that only theirs has, or that theirs moved, into the order of ours. An element is inserted
  /// behind the elements that only ours has after the same element.
  ///
  /// - Parameters:
  ///   - first: the elements before all others.
  ///   - following: the elements to insert, by the element that they follow. They can follow each other.
  ///   - inTheirs: the elements of theirs.
  private static func inserted(
    into ours: [Int], atStart first: [Int], after following: [Int: [Int]], inTheirs: Set<Int>
  ) -> [Int] {
    var result: [Int] = []
    var waiting = first
    /// Adds elements, each with those that follow it.
    func add(_ keys: [Int]) {
      var stack = Array(keys.reversed())
      while let key = stack.popLast() {
        result.append(key)
        stack += (following[key] ?? []).reversed()
      }
    }
    for key in ours {
      // The elements before this one that only ours has are now in the result, so those that wait are next.
      if inTheirs.contains(key) {
        add(waiting)
        waiting = []
      }
      result.append(key)
      waiting += following[key] ?? []
    }
    add(waiting)
    return result
  }

  /// The elements of a list that have moved in relation to another list: all except the longest series of elements that
  /// are in the same order in both lists.
  private static func moved(_ base: [Int], _ list: [Int]) -> Set<Int> {
    guard base != list else { return [] }
    let places = Dictionary(uniqueKeysWithValues: base.enumerated().map { ($1, $0) })
    let keys = list.filter { places[$0] != nil }
    let kept = ListAlignment.longestRise(keys.compactMap { places[$0] }).map { keys[$0] }
    return Set(base).subtracting(kept)
  }
}
