/// Which document, folder or scene is in which row of a list.
///
/// Rows are counted, not kept: to find one costs some halvings of the number of folders.
struct DocumentGroups {
  /// The documents of a folder that are to be seen, by number.
  struct Group: Equatable {
    /// The number of the folder.
    let folder: Int
    /// Documents at the list's own level stand under no heading.
    let hasHeading: Bool
    var documents: [Int]
    var isFolded = false
  }

  /// What a row is of.
  enum Item: Equatable {
    /// The heading of a group.
    case heading(group: Int)
    /// A document by number, and where it is.
    case document(Int, group: Int)
    /// A scene of the open document, by its place among its scenes.
    case scene(Int)
  }

  private(set) var groups: [Group] = []
  /// The row in which each group begins, and the row after the last one.
  private var firstRows = [0]
  /// How many documents there are in the groups before each.
  private var firstRanks: [Int] = []
  /// The group of each document, by the document's number; -1 for those that are not to be seen.
  private var groupOf: [Int] = []
  /// The document whose scenes are to be seen: where it is, and how many scenes there are.
  private var open: (document: Int, group: Int, place: Int, scenes: Int)?

  init() {}

  /// - Parameters:
  ///   - groups: in the order of their rows.
  ///   - documentCount: how many documents there are, seen or not.
  init(_ groups: [Group], documentCount: Int) {
    self.groups = groups
    groupOf = [Int](repeating: -1, count: documentCount)
    var rank = 0
    for (index, group) in groups.enumerated() {
      for document in group.documents { groupOf[document] = index }
      firstRanks.append(rank)
      rank += group.documents.count
    }
    countRows()
  }

  /// Shows scenes under a document, and under no other.
  mutating func setOpen(_ document: Int?, scenes: Int) {
    open = document.flatMap { document in
      place(of: document).map { (document, $0.group, $0.place, scenes) }
    }
    countRows()
  }

  mutating func setFolded(_ isFolded: Bool, group: Int) {
    groups[group].isFolded = isFolded
    countRows()
  }

  var rowCount: Int { firstRows[groups.count] }

  private mutating func countRows() {
    firstRows = [0]
    firstRows.reserveCapacity(groups.count + 1)
    for index in groups.indices { firstRows.append(firstRows[index] + rowCount(of: index)) }
  }

  private func rowCount(of group: Int) -> Int {
    let heading = groups[group].hasHeading ? 1 : 0
    guard !groups[group].isFolded else { return heading }
    return heading + groups[group].documents.count + (open?.group == group ? open?.scenes ?? 0 : 0)
  }

  private func place(of document: Int) -> (group: Int, place: Int)? {
    guard groupOf.indices.contains(document), groups.indices.contains(groupOf[document]) else { return nil }
    let group = groupOf[document]
    return groups[group].documents.firstIndex(of: document).map { (group, $0) }
  }

  /// What is in a row.
  ///
  /// - Parameter row: from 0 up to `rowCount`.
  func item(at row: Int) -> Item {
    let group = self.group(at: row)
    var offset = row - firstRows[group]
    if groups[group].hasHeading {
      if offset == 0 { return .heading(group: group) }
      offset -= 1
    }
    if let open, open.group == group, offset > open.place {
      let scene = offset - open.place - 1
      if scene < open.scenes { return .scene(scene) }
      offset -= open.scenes
    }
    return .document(groups[group].documents[offset], group: group)
  }

  /// The last group that begins in the row or before it.
  private func group(at row: Int) -> Int {
    var (low, high) = (0, groups.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if firstRows[middle] <= row { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// The row of a folder's heading; nil if it has none.
  func row(ofFolder folder: Int) -> Int? {
    groups.firstIndex { $0.folder == folder && $0.hasHeading }.map { firstRows[$0] }
  }

  /// The row of a document, or that of the heading of a folded folder that hides it; nil if it is not to be seen.
  func row(of document: Int) -> Int? {
    guard let (group, place) = place(of: document) else { return nil }
    if groups[group].isFolded { return firstRows[group] }
    let scenes = open.map { $0.group == group && $0.place < place ? $0.scenes : 0 } ?? 0
    return firstRows[group] + (groups[group].hasHeading ? 1 : 0) + place + scenes
  }

  /// Which of the documents that can be seen, folded folders unfolded, a document is, from 0.
  func rank(of document: Int) -> Int? { place(of: document).map { firstRanks[$0.group] + $0.place } }

  /// The row of a scene of the open document; nil if it is not to be seen.
  func row(ofScene scene: Int) -> Int? {
    guard let open, scene < open.scenes else { return nil }
    return row(of: open.document).map { $0 + 1 + scene }
  }

  /// The row of the heading above a row; nil if there is none.
  func heading(above row: Int) -> Int? {
    let group = self.group(at: row)
    return groups[group].hasHeading && firstRows[group] < row ? firstRows[group] : nil
  }
}
