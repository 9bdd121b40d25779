import NibCore
import NibTools

/// The list of documents that a pane shows: grouped by folder, filtered, and with one chosen row.
///
/// - Fill it with the documents that a `NibFinder` finds (`append`), the changes that a `FolderWatcher`
///   reports (`apply`), the scenes of the document on the screen (`setScenes`) and the marks of
///   `DocumentMarks` (`setMarks`).
/// - Keys and the mouse move the choice (`moveRows`, `expand`, `choose(row:)`, …). After any change, show
///   `chosenDocument` and `chosenPicture` if they differ from before.
/// - To draw, call `reveal(height:)` when the choice may have moved, then `rows(in: top..<(top + height))`.
///
/// The cost of moving the choice does not depend on the number of documents. A change of the filter takes a few
/// milliseconds for ten thousand documents. Paths are relative to the searched folder; `Disk.path(of:in:)` makes full
/// paths.
struct DocumentList {
  struct Scene: Equatable {
    /// The index of its picture among those of the document.
    let picture: Int
    let name: String
    /// Whether the row is for a view beside the controller's view. It is indented below the row of its scene.
    var isInside = false
  }

  /// The chosen folder, document or scene.
  enum Choice: Equatable {
    case folder(String)
    case document(String)
    /// A scene of the open document.
    case scene(picture: Int)
  }

  private(set) var catalog = DocumentCatalog()
  private(set) var filter = FuzzyFilter()
  private(set) var groups = DocumentGroups()
  /// The paths of the folded folders, separately for the filtered list (`true`) and the unfiltered one (`false`).
  private var folded: [Bool: Set<String>] = [:]
  /// The document on the screen with its scenes, and whether they are folded. `nil` if it is not a storyboard.
  private(set) var open: OpenScenes?
  /// The document that was on the screen when the filter was set. The filter also applies to its scenes, even while
  /// another document that matches is on the screen.
  private var filteredScenes: OpenScenes?
  /// The filter of the scenes of `filteredScenes`.
  private(set) var sceneFilter = FuzzyFilter()
  /// The indices of the scenes that have rows, among those of `listed`.
  private(set) var shownScenes: [Int] = []
  /// The mark of each document, by the document's number; `nil` for a document that has not been checked.
  private(set) var marks: [DocumentMark?] = []
  /// The changes of documents of which two versions are compared, by path.
  private(set) var changes: [String: DocumentChangeMark] = [:]

  struct OpenScenes {
    let document: String
    var scenes: [Scene]
    var isFolded: Bool
  }

  /// The current choice; `nil` while the list is empty.
  private(set) var choice: Choice?
  /// The row of the current choice.
  private(set) var chosenRow = 0
  /// The document that was last chosen. It stays the same when a folder is chosen or the filter excludes all
  /// documents.
  private(set) var chosenDocument: String?
  /// The first row in view.
  var top = 0

  var rowCount: Int { groups.rowCount }

  /// All documents, in the order of `FolderSearch`.
  var documents: [String] { catalog.documents }

  /// The index of the chosen scene's picture; `nil` while a folder or a whole document is chosen.
  var chosenPicture: Int? {
    if case .scene(let picture) = choice { picture } else { nil }
  }

  // MARK: Contents

  /// Adds documents after the existing ones. The choice stays the same. If nothing is chosen, chooses the
  /// first document.
  mutating func append(_ paths: [String]) {
    let new = paths.filter { catalog.numbers[$0] == nil }
    guard !new.isEmpty else { return }
    for path in new { catalog.append(path) }
    marks += new.map { _ in nil }
    filter.append(new)
    regroup()
    keepChoice()
  }

  /// Adds documents at their places in the order, and removes others. If the chosen document is removed, chooses the
  /// row that now has the same index, or the best match if there is a filter.
  mutating func apply(_ changes: FolderWatch.Changes) {
    let before = catalog
    catalog = before.applying(changes)
    marks = catalog.documents.map { path in before.numbers[path].flatMap { marks[$0] } }
    let text = filter.text
    filter = FuzzyFilter()
    filter.append(catalog.documents)
    filter.setText(text)
    if let document = chosenDocument, catalog.numbers[document] == nil { chosenDocument = nil }
    regroup()
    keepChoice()
  }

  /// Sets the marks of the given documents. Other documents keep their marks.
  mutating func setMarks(_ marks: [String: DocumentMark]) {
    for (path, mark) in marks {
      if let number = catalog.numbers[path] { self.marks[number] = mark }
    }
  }

  /// Sets the changes of the given documents. Other documents keep theirs.
  mutating func setChanges(_ changes: [String: DocumentChangeMark]) {
    self.changes.merge(changes) { _, new in new }
  }

  /// Sets the scenes to show below the document on the screen, and removes the scenes of other documents.
  ///
  /// - Parameter scenes: the scenes; empty for a document that is not a storyboard.
  mutating func setScenes(_ scenes: [Scene], of document: String) {
    let isFolded = open?.document == document && open?.isFolded == true
    open = scenes.isEmpty ? nil : OpenScenes(document: document, scenes: scenes, isFolded: isFolded)
    if filter.isActive, filteredScenes?.document == document { filterScenes() }
    regroup()
    keepChoice()
  }

  // MARK: The filter

  /// The filter text (`FuzzyQuery`); empty if all documents are shown.
  var filterText: String { filter.text }

  var matchCount: Int { filter.matches.count + sceneMatches.count }

  /// The matching scenes of `filteredScenes`, the best first; empty without a filter.
  var sceneMatches: [FuzzyIndex.Match] { filter.isActive ? sceneFilter.matches : [] }

  /// The document whose scenes have rows: the document of the scenes that match the filter, or otherwise the document
  /// on the screen.
  var listed: OpenScenes? { sceneMatches.isEmpty ? open : filteredScenes }

  /// Applies the filter to the scenes of the document on the screen.
  private mutating func filterScenes() {
    filteredScenes = open
    let text = filter.text
    sceneFilter = FuzzyFilter()
    sceneFilter.append(open?.scenes.map(\.name) ?? [])
    sceneFilter.setText(text)
  }

  /// The behavior of the choice when the filter changes.
  enum FilterChoice {
    /// Choose the best match. Used while the user types.
    case best
    /// Keep the choice if it still matches; otherwise choose the best match.
    case kept
  }

  /// Changes the filter of documents and of the scenes in the list. While there is a filter, folders with better
  /// matches come first. A new filter unfolds all folders. When the filter is removed, the document that was last
  /// chosen is chosen again.
  mutating func setFilter(_ text: String, choosing: FilterChoice = .best) {
    let wasActive = filter.isActive
    filter.setText(text)
    if !wasActive {
      folded[true] = nil
      filterScenes()
    }
    sceneFilter.setText(text)
    regroup()
    if filter.isActive, choosing == .best {
      chooseBestMatch()
    } else {
      if let document = chosenDocument, wasActive, !filter.isActive, chosenPicture == nil {
        choice = .document(document)
      }
      keepChoice()
    }
  }

  // MARK: Groups

  /// Groups the matching documents by folder, in order of each folder's first appearance.
  private mutating func regroup() {
    var places = [Int](repeating: -1, count: catalog.folders.count)
    var found: [DocumentGroups.Group] = []
    for match in filter.matches {
      let folder = catalog.folderOf[match.number]
      if places[folder] < 0 {
        places[folder] = found.count
        found.append(group(folder))
      }
      found[places[folder]].documents.append(match.number)
    }
    addDocumentOfScenes(to: &found)
    // The folders of a search are in the order of their matches.
    if !filter.isActive { found = FolderTree(found, catalog, around: group).groups }
    groups = DocumentGroups(found, documentCount: catalog.documents.count)
    showScenes()
  }

  /// Adds the document whose scenes match, if it does not match itself.
  private func addDocumentOfScenes(to groups: inout [DocumentGroups.Group]) {
    guard !sceneMatches.isEmpty, let number = filteredScenes.flatMap({ catalog.numbers[$0.document] }),
      !groups.contains(where: { $0.documents.contains(number) })
    else { return }
    let folder = catalog.folderOf[number]
    if let place = groups.firstIndex(where: { $0.folder == folder }) {
      groups[place].documents.append(number)
    } else {
      var ownGroup = group(folder)
      ownGroup.documents = [number]
      groups.append(ownGroup)
    }
  }

  private func group(_ folder: Int) -> DocumentGroups.Group {
    let name = catalog.folders[folder]
    let isFolded = folded[filter.isActive]?.contains(name) == true
    return DocumentGroups.Group(folder: folder, hasHeading: !name.isEmpty, documents: [], isFolded: isFolded)
  }

  /// Folds or unfolds the documents of a folder. Searches remember other folders than the whole list.
  mutating func setGroup(_ group: Int, isFolded: Bool) {
    let folder = catalog.folders[groups.groups[group].folder]
    if isFolded {
      folded[filter.isActive, default: []].insert(folder)
    } else {
      folded[filter.isActive]?.remove(folder)
    }
    groups.setGroup(group, isFolded: isFolded)
    keepChoice()
  }

  mutating func setScenes(isFolded: Bool) {
    open?.isFolded = isFolded
    showScenes()
    keepChoice()
  }

  private mutating func showScenes() {
    let matches = sceneMatches.map(\.number).sorted()
    let shown = listed.flatMap { $0.isFolded && matches.isEmpty ? nil : $0 }
    shownScenes = matches.isEmpty ? shown.map { Array($0.scenes.indices) } ?? [] : matches
    groups.setOpen(shown.flatMap { catalog.numbers[$0.document] }, scenes: shownScenes.count)
  }

  /// The scene in a row, given its place among the rows of scenes.
  func scene(at place: Int) -> Scene? {
    guard let listed, shownScenes.indices.contains(place) else { return nil }
    return listed.scenes[shownScenes[place]]
  }

  /// The place of a scene among the rows of scenes; `nil` if it has no row.
  func place(ofPicture picture: Int) -> Int? {
    shownScenes.indices.first { scene(at: $0)?.picture == picture }
  }

  // MARK: The choice

  /// Chooses a row. Does nothing if the row does not exist.
  mutating func choose(row: Int) {
    guard (0..<rowCount).contains(row) else { return }
    chosenRow = row
    switch groups.item(at: row) {
    case .heading(let group): choice = .folder(catalog.folders[groups.groups[group].folder])
    case .document(let number, _):
      choice = .document(catalog.documents[number])
      chosenDocument = catalog.documents[number]
    case .scene(let scene):
      choice = self.scene(at: scene).map { .scene(picture: $0.picture) }
      chosenDocument = listed?.document
    }
  }

  /// Chooses a folder, document or scene again that was chosen before, if it still has a row.
  mutating func restore(_ choice: Choice) {
    guard row(of: choice) != nil else { return }
    self.choice = choice
    keepChoice()
  }

  /// Updates the row of the choice after rows were added or removed.
  private mutating func keepChoice() {
    if let row = choice.flatMap(row(of:)) {
      // The row may be the heading of a folder that has been folded.
      choose(row: row)
    } else if choice == nil || rowCount == 0 || filter.isActive {
      chooseFirstDocument()
    } else {
      choose(row: min(chosenRow, rowCount - 1))
      if chosenDocument == nil, !moveToDocument(1) { moveToDocument(-1) }
    }
  }

  /// Chooses the best match: the first document, unless only a scene contains the text of the filter as it is.
  private mutating func chooseBestMatch() {
    let text = filter.text.lowercased()
    func contains(_ name: String) -> Bool { name.lowercased().contains(text) }
    let document = filter.matches.first.map { documents[$0.number] }
    if let document, contains(document) { return chooseFirstDocument() }
    let scenes = sceneMatches.compactMap { match in filteredScenes.map { $0.scenes[match.number] } }
    if let scene = scenes.first(where: { contains($0.name) }) ?? (document == nil ? scenes.first : nil) {
      choose(picture: scene.picture)
    } else {
      chooseFirstDocument()
    }
  }

  private mutating func chooseFirstDocument() {
    choice = nil
    chosenRow = 0
    // Folders can be in folders.
    if let first = (0..<min(32, rowCount)).first(where: isDocument) ?? (rowCount > 0 ? 0 : nil) {
      choose(row: first)
    }
  }

  func isDocument(_ row: Int) -> Bool {
    if case .document = groups.item(at: row) { true } else { false }
  }

  /// The row of a choice; `nil` if the list does not show it.
  private func row(of choice: Choice) -> Int? {
    switch choice {
    case .folder(let folder): return catalog.folders.firstIndex(of: folder).flatMap(groups.row(ofFolder:))
    case .document(let path): return catalog.numbers[path].flatMap(groups.row(of:))
    case .scene(let picture):
      return place(ofPicture: picture).flatMap(groups.row(ofScene:))
        ?? chosenDocument.flatMap { catalog.numbers[$0] }.flatMap(groups.row(of:))
    }
  }
}
