import NibCore
import NibTools

/// The panel that finds objects in all documents as the user types, with a preview of the chosen result.
///
/// Other threads search and draw the previews, so keys are never delayed.
final class FindPanel: Panel {
  let session: FindSession
  private let settings: FindPreviewer.Settings
  var entry: TextEntry
  /// Whether the text is that of the last search. The next character replaces it, as if it were selected.
  private(set) var isTextSelected: Bool
  private(set) var results: FoundResults?
  var scroll = ListScroll()
  /// Whether Enter was pressed before the first result of the query arrived.
  private var opensFirst = false
  /// The result to choose when the results of the last search arrive again.
  private var awaitedResult: FoundObject?
  private(set) var preview: FindPreview?
  /// The last result for which a preview was requested, and the size of that preview.
  private var lastRequest: (object: FoundObject, size: CellSize)?
  /// The areas of the screen where the results and the preview were last drawn.
  var rows = CellRect.zero
  var previewArea = CellRect.zero
  /// The place of the panel.
  var frame = PanelFrame(content: .zero, on: .zero)

  /// - Parameter text: the query; `nil` for the query of the last search.
  init(_ session: FindSession, text: String?, settings: FindPreviewer.Settings) {
    self.session = session
    self.settings = settings
    entry = TextEntry(text ?? session.text)
    isTextSelected = text == nil && !session.text.isEmpty
    awaitedResult = text == nil ? session.chosen : nil
  }

  /// Searches for the first query.
  func begin() { session.search(for: query) }

  private var query: FoundQuery { FoundQuery(entry.text) }

  /// Whether the results are those of the typed text.
  var isCurrent: Bool { results?.query.text == entry.text }

  /// The chosen result; `nil` if there is none.
  var chosen: FoundObject? {
    guard let objects = results?.objects, objects.indices.contains(scroll.chosen) else { return nil }
    return objects[scroll.chosen]
  }

  // MARK: Results

  /// Shows the results of a search. Returns what the browser should do.
  func show(_ newResults: FoundResults) -> PanelAnswer {
    guard newResults.query.text == entry.text else { return .stay }
    // When more documents have been read, the chosen result stays chosen.
    let object = isCurrent && scroll.chosen > 0 ? chosen : awaitedResult
    results = newResults
    if let index = object.flatMap({ newResults.objects.firstIndex(of: $0) }) {
      scroll.chosen = index
      awaitedResult = nil
    } else {
      scroll = ListScroll()
    }
    guard opensFirst, let chosen else { return .stay }
    return open(chosen)
  }

  func show(_ newPreview: FindPreview) { preview = newPreview }

  private func open(_ found: FoundObject) -> PanelAnswer {
    close()
    return .perform { [session] in session.open(found) }
  }

  private func close() {
    session.text = entry.text
    session.chosen = chosen
    session.search(for: nil)
  }

  /// Requests the preview of the chosen result, unless it was requested last.
  func requestPreview(in size: CellSize, theme: Theme) {
    guard let chosen, lastRequest.map({ $0 != (chosen, size) }) ?? true else { return }
    lastRequest = (chosen, size)
    session.request(
      FindPreview.Request(object: chosen, size: size, settings: settings, colors: theme.overlay))
  }

  // MARK: Events

  func handle(_ key: KeyPress) -> PanelAnswer {
    switch key.key {
    case .escape:
      close()
      return .close
    case .enter:
      if isCurrent, let chosen { return open(chosen) }
      opensFirst = true
      return .stay
    default: break
    }
    opensFirst = false
    if key.isCharacter || !scroll.move(key, count: results?.objects.count ?? 0, page: rows.size.rows) {
      type(key)
    }
    return .stay
  }

  private func type(_ key: KeyPress) {
    let before = entry.text
    if isTextSelected, key.isCharacter { entry = TextEntry() }
    isTextSelected = false
    if entry.type(key), entry.text != before { textDidChange() }
  }

  private func textDidChange() {
    awaitedResult = nil
    session.search(for: query)
  }

  func paste(_ text: String) -> PanelAnswer {
    if isTextSelected { entry = TextEntry() }
    isTextSelected = false
    entry.insert(text)
    textDidChange()
    return .stay
  }

  func handle(_ mouse: MouseEvent) -> PanelAnswer {
    let count = results?.objects.count ?? 0
    switch mouse.action {
    case .press:
      if rows.contains(mouse.point) {
        let row = scroll.top + mouse.point.row - rows.minRow
        guard row < count else { return .stay }
        // The first click shows the preview, and another one opens the document.
        if row == scroll.chosen, let chosen { return open(chosen) }
        scroll.chosen = row
      } else if previewArea.contains(mouse.point), let chosen {
        return open(chosen)
      } else if !frame.box.contains(mouse.point) {
        close()
        return .close
      }
    case .wheelUp: scroll.scroll(by: -3, count: count, page: rows.size.rows)
    case .wheelDown: scroll.scroll(by: 3, count: count, page: rows.size.rows)
    default: break
    }
    return .stay
  }
}
