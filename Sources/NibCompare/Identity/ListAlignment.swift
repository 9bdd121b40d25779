/// Pairs the elements of a list with those of an earlier version of the list, if the elements have no ids.
///
/// Elements with equal contents are the same, in the longest common subsequence of both versions. Between two of them,
/// the others are paired in their order: an element that takes the place of another is its new value. Elements that
/// only changed their places can be found, too.
struct ListAlignment {
  /// For each element of the new version, the index of its counterpart in the old one; `nil` if it was added.
  private(set) var counterparts: [Int?]
  /// For each element of the new version, the number of elements of the old one before it.
  private(set) var places: [Int]

  /// The indices of an element in the old and the new version.
  private typealias Pair = (old: Int, new: Int)

  /// The maximum size of the table for the longest common subsequence. Longer lists are paired by their order.
  private static let maximumTable = 4_000_000

  /// Aligns two versions of a list, given as the contents of their elements.
  ///
  /// - Parameter findsMoved: whether elements with equal contents are the same in another order, too.
  init<Content: Equatable>(_ old: [Content], _ new: [Content], findsMoved: Bool = false) {
    counterparts = Array(repeating: nil, count: new.count)
    places = Array(repeating: 0, count: new.count)
    var start = 0
    while start < min(old.count, new.count), old[start] == new[start] {
      counterparts[start] = start
      start += 1
    }
    var (oldEnd, newEnd) = (old.count, new.count)
    while oldEnd > start, newEnd > start, old[oldEnd - 1] == new[newEnd - 1] {
      (oldEnd, newEnd) = (oldEnd - 1, newEnd - 1)
      counterparts[newEnd] = oldEnd
    }
    // Between the equal beginnings and ends of both versions, the pairs of the common subsequence are anchors.
    let anchors: [Pair] = ListAlignment.common(Array(old[start..<oldEnd]), Array(new[start..<newEnd])).map {
      ($0.old + start, $0.new + start)
    }
    for anchor in anchors { counterparts[anchor.new] = anchor.old }
    let moved =
      findsMoved
      ? pairMoved(from: old, in: start..<oldEnd, to: new, in: start..<newEnd, except: anchors.map(\.old)) : []
    // Between two anchors, the remaining elements are paired in their order.
    var (oldNext, newNext) = (start, start)
    for anchor in anchors + [(oldEnd, newEnd)] {
      let removed = (oldNext..<anchor.old).filter { !moved.contains($0) }
      let added = (newNext..<anchor.new).filter { counterparts[$0] == nil }
      for (index, counterpart) in zip(added, removed) { counterparts[index] = counterpart }
      (oldNext, newNext) = (anchor.old + 1, anchor.new + 1)
    }
    var place = 0
    for index in new.indices {
      if let counterpart = counterparts[index] { place = counterpart + 1 }
      places[index] = place
    }
  }

  /// Pairs the elements with equal contents that are not in the common subsequence.
  ///
  /// - Returns: the indices of the paired elements of the old version.
  private mutating func pairMoved<Content: Equatable>(
    from old: [Content], in oldRange: Range<Int>, to new: [Content], in newRange: Range<Int>,
    except common: [Int]
  ) -> Set<Int> {
    guard oldRange.count * newRange.count <= ListAlignment.maximumTable else { return [] }
    let common = Set(common)
    var unpaired = oldRange.filter { !common.contains($0) }
    var moved: Set<Int> = []
    for index in newRange where counterparts[index] == nil {
      guard let position = unpaired.firstIndex(where: { old[$0] == new[index] }) else { continue }
      let counterpart = unpaired.remove(at: position)
      counterparts[index] = counterpart
      moved.insert(counterpart)
    }
    return moved
  }

  /// The longest common subsequence, as pairs of indices.
  private static func common<Content: Equatable>(_ a: [Content], _ b: [Content]) -> [Pair] {
    guard !a.isEmpty, !b.isEmpty, a.count * b.count <= maximumTable else { return [] }
    let width = b.count + 1
    // The length of the longest common subsequence of the rests of both lists, from each pair of indices on.
    var lengths = [Int32](repeating: 0, count: (a.count + 1) * width)
    for i in a.indices.reversed() {
      for j in b.indices.reversed() {
        lengths[i * width + j] =
          a[i] == b[j]
          ? lengths[(i + 1) * width + j + 1] + 1
          : max(lengths[(i + 1) * width + j], lengths[i * width + j + 1])
      }
    }
    var pairs: [Pair] = []
    // Follows the table from the start: a step to the longer rest leaves an element out.
    var (i, j) = (0, 0)
    while i < a.count, j < b.count {
      if a[i] == b[j] {
        pairs.append((i, j))
        (i, j) = (i + 1, j + 1)
      } else if lengths[(i + 1) * width + j] >= lengths[i * width + j + 1] {
        i += 1
      } else {
        j += 1
      }
    }
    return pairs
  }

  /// The indices of a longest series of rising numbers. Cost: O(n log n).
  static func longestRise(_ numbers: [Int]) -> Set<Int> {
    // For each length, the index of the smallest number that ends a series of this length.
    var ends: [Int] = []
    var previous: [Int] = []
    for (index, number) in numbers.enumerated() {
      let length = ends.partitioningIndex { numbers[$0] >= number }
      previous.append(length > 0 ? ends[length - 1] : -1)
      if length == ends.count { ends.append(index) } else { ends[length] = index }
    }
    var result: Set<Int> = []
    var index = ends.last ?? -1
    while index >= 0 {
      result.insert(index)
      index = previous[index]
    }
    return result
  }
}
