extension String {
  /// The Levenshtein distance: the smallest number of characters to insert, delete or replace in order to turn this
  /// string into another. O(n · m).
  package func editDistance(to other: String) -> Int {
    let target = Array(other)
    var row = Array(0...target.count)
    for (index, letter) in enumerated() {
      var diagonal = row[0]
      row[0] = index + 1
      for column in target.indices {
        let change = diagonal + (letter == target[column] ? 0 : 1)
        diagonal = row[column + 1]
        row[column + 1] = Swift.min(change, diagonal + 1, row[column] + 1)
      }
    }
    return row[target.count]
  }
}

extension Sequence<String> {
  /// The name in the sequence that a misspelled name probably means: the nearest one, regardless of case; `nil` if none
  /// is near. At most a third of the characters of the shorter name may differ, or two may be exchanged, or the last
  /// three may be missing.
  package func nearest(to name: String) -> String? {
    let wanted = name.lowercased()
    let candidates = map { (name: $0, distance: wanted.editDistance(to: $0.lowercased())) }
    let nearNames = candidates.filter { candidate in
      let name = candidate.name.lowercased()
      // Two letters in the wrong order are two changes.
      if candidate.distance == 2, name.sorted() == wanted.sorted() { return true }
      if candidate.distance < 4, wanted.count > 3, name.hasPrefix(wanted) { return true }
      return candidate.distance <= Swift.max(1, Swift.min(wanted.count, name.count) / 3)
    }
    return nearNames.min { ($0.distance, $0.name) < ($1.distance, $1.name) }?.name
  }
}
