import NibCore

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
    let place = number.flatMap(groups.rank(of:)).map { $0 + 1 } ?? 0
    return "\(place)/\(matchCount)"
  }

  private func row(_ row: Int) -> DocumentRow {
    switch groups.item(at: row) {
    case .heading(let group): heading(groups.groups[group], row)
    case .document(let number, let group):
      document(number, level: groups.groups[group].hasHeading ? 1 : 0, row)
    case .scene(let scene): self.scene(scene, row)
    }
  }

  private func heading(_ group: DocumentGroups.Group, _ row: Int) -> DocumentRow {
    // Highlight the folder according to the matches in its first document's path.
    let matched = group.documents.first.map(filter.positions(in:)) ?? []
    let name = ShownName(catalog.folders[group.folder], matched: Set(matched))
    let hidden = group.isFolded ? group.documents.compactMap { marks[$0] } : []
    return DocumentRow(
      kind: .folder(documents: group.documents.count, isFolded: group.isFolded),
      path: catalog.folders[group.folder],
      title: name.text, level: 0,
      matches: name.matches, mark: hidden.isEmpty ? nil : DocumentMark(hidden), isChosen: row == chosenRow)
  }

  private func document(_ number: Int, level: Int, _ row: Int) -> DocumentRow {
    let path = documents[number]
    let title = Disk.name(of: path)
    let start = path.utf8.count - title.utf8.count
    let name = ShownName(title, matched: Set(filter.positions(in: number).map { $0 - start }))
    var scenes: DocumentRow.Scenes?
    if let open, open.document == path { scenes = open.isFolded ? .folded : .shown }
    return DocumentRow(
      kind: .document(scenes: scenes), path: path, title: name.text, level: level, matches: name.matches,
      mark: marks[number], change: changes[path],
      isChosen: row == chosenRow)
  }

  private func scene(_ index: Int, _ row: Int) -> DocumentRow {
    let scene = open.map { $0.scenes[index] }
    let isUnderHeading = groups.heading(above: row) != nil
    return DocumentRow(
      kind: .scene(id: scene?.id ?? ""), path: open?.document ?? "", title: ShownName(scene?.name ?? "").text,
      level: isUnderHeading ? 2 : 1,
      isChosen: row == chosenRow)
  }
}
