/// Maps the rows of a `DocumentList` to documents, folders and scenes.
///
/// Rows are computed, not stored. A lookup is a binary search over the folders.
struct DocumentGroups {
  /// A folder with the numbers of its documents that match the filter.
  struct Group: Equatable {
    let folder: Int
    /// Whether the group has a heading. The documents at the top level have none.
    let hasHeading: Bool
    var documents: [Int]
    var isFolded = false
    /// The group of the folder around this one, which comes before it; `nil` if there is none.
    var parent: Int?
    /// The number of groups around this one.
    var level = 0
  }

  /// The contents of a row.
  enum Item: Equatable {
    case heading(group: Int)
    /// A document by its number, and the group that contains it.
    case document(Int, group: Int)
    /// A scene of the open document, by its index.
    case scene(Int)
  }

  private(set) var groups: [Group] = []
  /// Whether each group is inside of a folded one.
  private var isHidden: [Bool] = []
  /// The row in which each group begins, and the row after the last one.
  private var firstRows = [0]
  /// The number of documents before each group.
  private var firstRanks: [Int] = []
  /// The group of each document, by the document's number; -1 for documents that the filter excludes.
  private var groupOf: [Int] = []
  /// The document whose scenes are visible, its group, its index among the group's documents, and the number of its
  /// scenes. `nil` if no scenes are visible.
  private var openDocument: (document: Int, group: Int, place: Int, scenes: Int)?

  init() {}

  /// - Parameters:
  ///   - groups: in the order of their rows.
  ///   - documentCount: the number of all documents, including those that the filter excludes.
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

  /// Shows the given number of scenes below a document, and hides the scenes of all other documents.
  mutating func setOpen(_ document: Int?, scenes: Int) {
    openDocument = document.flatMap { document in
      place(of: document).map { (document, $0.group, $0.place, scenes) }
    }
    countRows()
  }

  mutating func setGroup(_ group: Int, isFolded: Bool) {
    groups[group].isFolded = isFolded
    countRows()
  }

  var rowCount: Int { firstRows[groups.count] }

  private mutating func countRows() {
    isHidden = []
    isHidden.reserveCapacity(groups.count)
    for group in groups {
      let isInside = group.parent.map { groups[$0].isFolded || isHidden[$0] } ?? false
      isHidden.append(isInside)
    }
    firstRows = [0]
    firstRows.reserveCapacity(groups.count + 1)
    for index in groups.indices { firstRows.append(firstRows[index] + rowCount(of: index)) }
  }

  private func rowCount(of group: Int) -> Int {
    guard !isHidden[group] else { return 0 }
    let heading = groups[group].hasHeading ? 1 : 0
    guard !groups[group].isFolded else { return heading }
    return heading + groups[group].documents.count
      + (openDocument?.group == group ? openDocument?.scenes ?? 0 : 0)
  }

  /// The group of a document and its index in that group; `nil` if the filter excludes it.
  private func place(of document: Int) -> (group: Int, place: Int)? {
    guard groupOf.indices.contains(document), groups.indices.contains(groupOf[document]) else { return nil }
    let group = groupOf[document]
    return groups[group].documents.firstIndex(of: document).map { (group, $0) }
  }

  /// The contents of a row.
  ///
  /// - Parameter row: from 0 to `rowCount - 1`.
  func item(at row: Int) -> Item {
    let group = self.group(at: row)
    var offset = row - firstRows[group]
    if groups[group].hasHeading {
      if offset == 0 { return .heading(group: group) }
      offset -= 1
    }
    if let openDocument, openDocument.group == group, offset > openDocument.place {
      let scene = offset - openDocument.place - 1
      if scene < openDocument.scenes { return .scene(scene) }
      offset -= openDocument.scenes
    }
    return .document(groups[group].documents[offset], group: group)
  }

  private func group(at row: Int) -> Int {
    max(firstRows.prefix(groups.count).partitioningIndex { $0 > row } - 1, 0)
  }

  /// The row of a folder's heading, or of the folded heading that hides it; `nil` if the folder has none.
  func row(ofFolder folder: Int) -> Int? {
    groups.firstIndex { $0.folder == folder && $0.hasHeading }.map { firstRows[hiding($0) ?? $0] }
  }

  /// The outermost folded group around a group; `nil` if the group is not hidden.
  private func hiding(_ group: Int) -> Int? {
    sequence(first: group) { groups[$0].parent }.dropFirst().filter { groups[$0].isFolded }.last
  }

  /// The numbers of the documents in a group and in all groups inside it.
  func documents(inside group: Int) -> [Int] {
    let inner = groups[(group + 1)...].prefix { $0.level > groups[group].level }
    return groups[group].documents + inner.flatMap(\.documents)
  }

  /// The row of a document, or of the folded heading that hides it; `nil` if the filter excludes the document.
  func row(of document: Int) -> Int? {
    guard let (group, place) = place(of: document) else { return nil }
    if let outer = hiding(group) { return firstRows[outer] }
    if groups[group].isFolded { return firstRows[group] }
    let scenes = openDocument.map { $0.group == group && $0.place < place ? $0.scenes : 0 } ?? 0
    return firstRows[group] + (groups[group].hasHeading ? 1 : 0) + place + scenes
  }

  /// The position of a document, from 0, among the documents that match the filter, including those in folded folders.
  func rank(of document: Int) -> Int? { place(of: document).map { firstRanks[$0.group] + $0.place } }

  /// The row of a scene of the open document; `nil` if it is not visible.
  func row(ofScene scene: Int) -> Int? {
    guard let openDocument, scene < openDocument.scenes, !groups[openDocument.group].isFolded,
      !isHidden[openDocument.group]
    else { return nil }
    return row(of: openDocument.document).map { $0 + 1 + scene }
  }

  /// The row of the heading of the group that contains a row, or of the group around it if the row is a heading; `nil` if
  /// there is none.
  func heading(above row: Int) -> Int? {
    let group = self.group(at: row)
    guard groups[group].hasHeading else { return nil }
    return firstRows[group] < row ? firstRows[group] : groups[group].parent.map { firstRows[$0] }
  }

  /// The level of the documents in the group that contains a row.
  func documentLevel(at row: Int) -> Int {
    let group = groups[self.group(at: row)]
    return group.hasHeading ? group.level + 1 : 0
  }
}
