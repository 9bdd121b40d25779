import NibAnalysis
import NibCore
import NibTools

extension Command {
  static let find = Command(
    "find objects in all documents", keys: "F C-f", in: [.everywhere, .map], word: "find",
    synonyms: "search project grep everywhere"
  ) { $0.find() }
}

/// The search in all documents, which stays in memory after its panel is closed.
final class FindSession {
  let finder: ObjectFinder
  let preview: FindPreviewer
  /// The place that is searched, as the end of the panel's title.
  let place: String
  /// The query and the chosen result when the panel was last closed.
  var text = ""
  var chosen: FoundObject?

  fileprivate init(finder: ObjectFinder, preview: FindPreviewer, place: String) {
    self.finder = finder
    self.preview = preview
    self.place = place
  }
}

extension FindPanel {
  /// The row of the palette that searches all documents: for the text after `find`, or for the whole text if no other
  /// row of the palette matches.
  static func paletteRow(for text: String, isOnlyRow: Bool) -> SearchPanel.Row? {
    let words = text.split(separator: " ", maxSplits: 1)
    let isFind = words.count == 2 && words[0] == "find"
    guard isFind || isOnlyRow && !words.isEmpty else { return nil }
    let query = isFind ? String(words[1]) : text
    return SearchPanel.Row(title: "find \"\(VisibleText.line(query))\" in all documents") { $0.find(query) }
  }
}

/// Opens the panel that finds objects in all documents, and shows the chosen result.
extension Browser {
  /// - Parameter text: the query; nil for the last one.
  fileprivate func find(_ text: String? = nil) {
    state.message = nil
    let session = work.find ?? makeFindSession()
    work.find = session
    updateFoundDocuments()
    session.finder.begin()
    let panel = FindPanel(session, text: text, settings: FindPreviewer.Settings(state, panes.canvas))
    self.panel = panel
    panel.begin()
  }

  private func makeFindSession() -> FindSession {
    let isSynchronous = setup.findsSynchronously
    let root = setup.folder ?? ""
    let finder = ObjectFinder(root: root, isSynchronous: isSynchronous) { [weak self] results in
      guard let self, let panel = self.panel as? FindPanel else { return }
      perform(panel.show(results), of: panel)
      loop?.setNeedsDisplay()
    }
    let preview = FindPreviewer(root: root, isSynchronous: isSynchronous) { [weak self] preview in
      guard let self, let panel = self.panel as? FindPanel else { return }
      panel.show(preview)
      loop?.setNeedsDisplay()
    }
    let place = setup.folder == nil ? state.open.map { VisibleText.line($0.name) } : nil
    return FindSession(finder: finder, preview: preview, place: place ?? "all documents")
  }

  /// Passes the list of documents to the search in all documents, if it was opened.
  func updateFoundDocuments() {
    guard let finder = work.find?.finder else { return }
    let open = state.open?.path
    guard let list = panes.documents.list, let folder = setup.folder else {
      return finder.setDocuments([open].compactMap { $0 }, open: open)
    }
    let path = list.documents.first { Disk.path(of: $0, in: folder) == open }
    finder.setDocuments(list.documents, open: path)
  }

  /// Opens the document of a result, and selects the object.
  func show(_ found: FoundObject) {
    map = nil
    if let folder = setup.folder {
      panes.documents.list?.reveal(document: found.path)
      let path = Disk.path(of: found.path, in: folder)
      if path != state.open?.path { openDocument(path) }
    }
    panes.canvas.endProgram()
    panes.canvas.sheet = nil
    focus(on: .outline)
    guard state.open?.element(id: found.id) != nil else {
      return showMessage(
        "\(found.name) is no longer in \(Disk.name(of: found.path)).", isProblem: true)
    }
    select(found.id)
  }
}
