import NibAnalysis
import NibCore
import NibTools

/// The search in all documents. The session stays in memory after the panel is closed, so that the next search begins
/// with the last query and documents need not be read again.
final class FindSession: SessionObserver {
  private let session: BrowserSession
  private let documents: DocumentsPane
  private let canvas: CanvasPane
  /// Finds the objects; `nil` until the search is first opened.
  private var opened: (finder: ObjectFinder, preview: FindPreviewer)?
  /// The place that is searched, as the end of the panel's title.
  private(set) var place = ""
  /// The query and the chosen result when the panel was last closed.
  var text = ""
  var chosen: FoundObject?

  init(_ session: BrowserSession, documents: DocumentsPane, canvas: CanvasPane) {
    (self.session, self.documents, self.canvas) = (session, documents, canvas)
  }

  static let commands: [Command<FindSession>] = [
    Command(
      "find objects in all documents", keys: "F C-f", in: [.everywhere, .map], shortTitle: "find",
      synonyms: "search project grep everywhere"
    ) { $0.find() }
  ]

  /// Opens the panel.
  ///
  /// - Parameter text: the query; `nil` for the last one.
  func find(_ text: String? = nil) {
    session.message = nil
    let finder = openedFinder()
    documentListDidChange()
    finder.begin()
    let panel = FindPanel(self, text: text, settings: FindPreviewer.Settings(canvas))
    session.panel = panel
    panel.begin()
  }

  /// The finder, which is made when the search is first opened.
  private func openedFinder() -> ObjectFinder {
    if let opened { return opened.finder }
    let isSynchronous = session.setup.findsSynchronously
    let root = session.setup.folder ?? ""
    let finder = ObjectFinder(root: root, edited: session.edited, isSynchronous: isSynchronous) {
      [weak session] results in
      guard let session, let panel = session.panel as? FindPanel else { return }
      session.perform(panel.show(results))
      session.loop?.setNeedsDisplay()
    }
    let preview = FindPreviewer(root: root, edited: session.edited, isSynchronous: isSynchronous) {
      [weak session] preview in
      guard let session, let panel = session.panel as? FindPanel else { return }
      panel.show(preview)
      session.loop?.setNeedsDisplay()
    }
    let name = session.setup.folder == nil ? session.open.map { VisibleText.line($0.name) } : nil
    place = name ?? "all documents"
    opened = (finder, preview)
    return finder
  }

  /// Searches for a query; ends the search for `nil`.
  func search(for query: FoundQuery?) {
    if let query { opened?.finder.search(for: query) } else { opened?.finder.end() }
  }

  /// Draws a preview, which the panel shows later.
  func request(_ preview: FindPreview.Request) { opened?.preview.request(preview) }

  /// Passes the list of documents to the search, if it was opened.
  func documentListDidChange() {
    guard let finder = opened?.finder else { return }
    let open = session.open?.path
    guard let list = documents.list, let folder = session.setup.folder else {
      return finder.setDocuments([open].compactMap { $0 }, open: open)
    }
    let path = list.documents.first { Disk.path(of: $0, in: folder) == open }
    finder.setDocuments(list.documents, open: path)
  }

  /// Opens the document of a result, and selects the object.
  func open(_ found: FoundObject) {
    session.cover = nil
    if let folder = session.setup.folder {
      documents.list?.reveal(document: found.path)
      let path = Disk.path(of: found.path, in: folder)
      if path != session.open?.path { session.openDocument(path) }
    }
    session.endPage()
    canvas.sheet = nil
    session.focus(on: .outline)
    guard session.open?.element(id: found.id) != nil else {
      return session.showMessage(
        "\(found.name) is no longer in \(Disk.name(of: found.path)).", isProblem: true)
    }
    session.select(found.id)
  }

  /// The row of the palette that searches all documents: for the text after `find`, or for the whole text if no other
  /// row of the palette matches.
  func paletteRow(for text: String, isOnlyRow: Bool) -> SearchPanel.Row? {
    let words = text.split(separator: " ", maxSplits: 1)
    let isFind = words.count == 2 && words[0] == "find"
    let isOnlyMatch = isOnlyRow && !words.isEmpty
    guard isFind || isOnlyMatch else { return nil }
    let query = isFind ? String(words[1]) : text
    return SearchPanel.Row(title: "find \"\(VisibleText.line(query))\" in all documents") { [unowned self] in
      find(query)
    }
  }
}
