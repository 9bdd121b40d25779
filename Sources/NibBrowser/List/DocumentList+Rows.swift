import NibCore
import NibTools

/// Makes the `DocumentRow` values that are drawn.
extension DocumentList {
  /// The rows of the list in a range. The range can extend beyond the list. The cost depends on the length of the
  /// range, not on the length of the list.
  func rows(in window: Range<Int>) -> [DocumentRow] {
    window.clamped(to: 0..<rowCount).map(row)
  }

  /// The position of the chosen document among those that match: `3/97`, or `0/97` if it is not in the list; `none`
  /// if the filter excludes all documents.
  var position: String {
    if matchCount == 0, !filterText.isEmpty { return "none" }
    let number = chosenDocument.flatMap { catalog.numbers[$0] }
    let scene = sceneMatches.isEmpty ? nil : chosenPicture.flatMap { self.place(ofPicture: $0) }
    let rank = scene.map { filter.matches.count + $0 } ?? number.flatMap(groups.rank(of:))
    let place = rank.map { min($0 + 1, matchCount) } ?? 0
    return "\(place)/\(matchCount)"
  }

  /// A row of the list: a folder, a document or a scene.
  private func row(_ row: Int) -> DocumentRow {
    switch groups.item(at: row) {
    case .heading(let group): heading(group, row)
    case .document(let number, _): document(number, level: groups.documentLevel(at: row), row: row)
    case .scene(let scene): self.scene(scene, row: row)
    }
  }

  /// The row of a folder. It has the marks of the documents that it hides.
  private func heading(_ index: Int, _ row: Int) -> DocumentRow {
    let group = groups.groups[index]
    let path = catalog.folders[group.folder]
    let outer = group.parent.map { catalog.folders[groups.groups[$0].folder].utf8.count + 1 } ?? 0
    // Highlight the folder according to the matches in its first document's path.
    let matched = group.documents.first.map(filter.positions(in:)) ?? []
    let name = ShownName(
      String(decoding: path.utf8.dropFirst(outer), as: UTF8.self), matched: Set(matched.map { $0 - outer }))
    let inside = groups.documents(inside: index)
    let hidden = group.isFolded ? inside.compactMap { marks[$0] } : []
    return DocumentRow(
      kind: .folder(documents: inside.count, isFolded: group.isFolded),
      path: path,
      title: name.text, level: group.level,
      matches: name.matches, mark: hidden.isEmpty ? nil : DocumentMark(combining: hidden),
      isChosen: row == chosenRow)
  }

  private func document(_ number: Int, level: Int, row: Int) -> DocumentRow {
    let path = documents[number]
    let title = Disk.name(of: path)
    let start = path.utf8.count - title.utf8.count
    let name = ShownName(title, matched: Set(filter.positions(in: number).map { $0 - start }))
    var scenes: DocumentRow.Scenes?
    if let listed, listed.document == path {
      scenes = listed.isFolded && sceneMatches.isEmpty ? .folded : .shown
    }
    return DocumentRow(
      kind: .document(scenes: scenes), path: path, title: name.text, level: level, matches: name.matches,
      mark: marks[number], change: changes[path],
      isChosen: row == chosenRow)
  }

  /// The row of a scene.
  private func scene(_ index: Int, row: Int) -> DocumentRow {
    let scene = scene(at: index)
    let matched = sceneMatches.isEmpty ? [] : sceneFilter.positions(in: shownScenes[index])
    let name = ShownName(scene?.name ?? "", matched: Set(matched))
    return DocumentRow(
      kind: .scene, path: listed?.document ?? "", title: name.text,
      level: groups.documentLevel(at: row) + 1 + (scene?.isInside == true ? 1 : 0),
      matches: name.matches, isChosen: row == chosenRow)
  }
}
