import NibCore
import NibTools

/// A list that is searched by typing: the palette or the help.
///
/// While nothing is typed, the rows are grouped under headings. Otherwise, the best matches come first.
final class SearchPanel: Panel {
  struct Row {
    var title: String
    /// Words that find the row, in addition to its title.
    var synonyms = ""
    /// Text before the title, such as the keys in the help.
    var lead = ""
    /// Dim text at the right, such as a state and a key.
    var detail = ""
    /// Whether the beginning of a title that does not fit is left out, because its end distinguishes the row.
    var showsEnd = false
    /// The order among matches that are equally good: rows with a higher rank come first.
    var rank = 0
    /// `nil` for a row that only informs.
    var action: (() -> Void)?
  }

  struct Section {
    var heading: String
    var rows: [Row]
    /// Whether the rows are listed while nothing is typed.
    var isListed = true
  }

  /// Rows that are made only when they match, because there can be thousands of them.
  struct Source {
    var texts: [(title: String, synonyms: String)] = []
    /// The maximum number of rows to make for a text.
    var limit = 0
    /// Makes a row by its index in `texts`.
    var row: (Int) -> Row = { _ in Row(title: "") }
  }

  private let title: String
  /// A dim text in place of the typed text, while it is empty.
  private let hint: String
  /// Whether the panel is the help: a slash begins the search, and a question mark closes the panel.
  private let isHelp: Bool
  private var rows: SearchRows
  private let rowForText: (_ text: String, _ isOnlyRow: Bool) -> Row?
  private var entry = TextEntry()
  /// Whether the text has changed since the rows were last searched. They are searched only when they are needed, so
  /// that several keys between two drawings cause only one search.
  private var isStale = true
  private var lines: [SearchRows.Line] = []
  private var scroll = ListScroll()
  private let leadColumns: Int
  private var frame = PanelFrame(content: .zero, on: .zero)
  /// The area of the screen with the lines.
  private var area = CellRect.zero

  /// - Parameters:
  ///   - sources: returns further rows for a search. Called once, when something is typed.
  ///   - rowForText: returns a row for the typed text, which is listed first; `nil` if there is none. The second
  ///     argument says whether no other row matches.
  init(
    _ title: String, hint: String, isHelp: Bool = false, _ sections: [Section],
    sources: @escaping () -> [Source] = { [] },
    rowForText: @escaping (_ text: String, _ isOnlyRow: Bool) -> Row? = { _, _ in nil }
  ) {
    self.title = title
    self.hint = hint
    self.isHelp = isHelp
    self.rowForText = rowForText
    rows = SearchRows(sections, sources: sources)
    leadColumns = sections.flatMap(\.rows).map { CellText.columns(of: $0.lead) }.max() ?? 0
  }

  // MARK: Events

  func handle(_ key: KeyPress) -> PanelAnswer {
    switch (key.key, key.typedCharacter) {
    case (.escape, _): return .close
    case (_, "?") where isHelp && entry.text.isEmpty: return .close
    case (_, "/") where isHelp && entry.text.isEmpty: return .stay
    case (.function(1), _) where isHelp: return .close
    case (.character, _?):
      type(key)
      return .stay
    case (.enter, _):
      search()
      return choose(scroll.chosen)
    default: break
    }
    search()
    let before = scroll.chosen
    if scroll.move(key, count: lines.count, page: area.size.rows) {
      skipUnchoosable(backward: scroll.chosen < before)
    } else {
      type(key)
    }
    return .stay
  }

  private func type(_ key: KeyPress) {
    let text = entry.text
    if entry.type(key), entry.text != text { isStale = true }
  }

  func paste(_ text: String) -> PanelAnswer {
    entry.insert(text)
    isStale = true
    return .stay
  }

  func handle(_ mouse: MouseEvent) -> PanelAnswer {
    search()
    switch mouse.action {
    case .press: return area.contains(mouse.point) ? choose(scroll.top + mouse.row - area.minRow) : .close
    case .wheelUp, .wheelDown:
      scroll.scroll(by: mouse.action == .wheelUp ? -3 : 3, count: lines.count, page: area.size.rows)
      skipUnchoosable(backward: mouse.action == .wheelUp)
    default: break
    }
    return .stay
  }

  private func choose(_ index: Int) -> PanelAnswer {
    guard lines.indices.contains(index), let action = lines[index].row?.action else { return .stay }
    return .perform(action)
  }

  /// Moves the choice from a heading to the nearest row with an action in the given direction. If there is none,
  /// searches in the opposite direction.
  private func skipUnchoosable(backward: Bool) {
    let isChoosable = { [lines] (index: Int) in lines[index].row?.action != nil }
    guard lines.indices.contains(scroll.chosen), !isChoosable(scroll.chosen) else { return }
    let before = lines.indices.prefix(upTo: scroll.chosen).last(where: isChoosable)
    let after = lines.indices.suffix(from: scroll.chosen).first(where: isChoosable)
    scroll.chosen = (backward ? before ?? after : after ?? before) ?? scroll.chosen
  }

  /// Searches the rows if the text has changed.
  private func search() {
    guard isStale else { return }
    isStale = false
    scroll = ListScroll()
    lines = entry.text.allSatisfy(\.isWhitespace) ? rows.all : rows.matching(entry.text)
    if let row = rowForText(entry.text, lines.isEmpty) { lines.insert(.row(row, []), at: 0) }
    skipUnchoosable(backward: false)
  }

  // MARK: Drawing

  func update(on screen: CellSize, theme: Theme) {
    search()
    let wanted = CellSize(
      columns: min(max(74, leadColumns + 56), screen.columns - 4),
      rows: max(4, min(32, screen.rows - 4)))
    frame = PanelFrame(content: wanted, on: screen, atTop: true)
    let inside = frame.inside
    area = CellRect(
      column: inside.minColumn, row: inside.minRow + 1, columns: inside.size.columns,
      rows: max(0, inside.size.rows - 1))
    scroll.reveal(count: lines.count, page: area.size.rows)
    // Show the heading of the first rows, too.
    if scroll.top > 0, lines.prefix(scroll.top).allSatisfy({ $0.row == nil }) {
      scroll.scroll(by: -scroll.top, count: lines.count, page: area.size.rows)
    }
  }

  func draw(on canvas: CellCanvas, theme: Theme) {
    frame.draw(title, on: canvas, theme: theme)
    let inside = frame.inside
    canvas.withClip(inside) {
      for row in 0..<max(0, min(area.size.rows, lines.count - scroll.top)) { draw(row, on: canvas, theme) }
      if lines.isEmpty { canvas.put("nothing matches", at: area.origin, style: theme.quiet) }
      if entry.text.isEmpty {
        canvas.put(hint, at: inside.origin + CellPoint(column: 2, row: 0), style: theme.quiet)
      }
      entry.draw("› ", on: canvas, at: inside.origin, columns: inside.size.columns)
    }
    drawPosition(in: frame.box, on: canvas, theme)
  }

  private func draw(_ row: Int, on canvas: CellCanvas, _ theme: Theme) {
    let point = area.origin + CellPoint(column: 0, row: row)
    switch lines[scroll.top + row] {
    case .heading(let text):
      canvas.put(text, at: point, style: CellStyle(attributes: [.bold, .underline]))
    case .row(let row, let matched): draw(row, matched, at: point, on: canvas, theme)
    }
    guard scroll.top + row == scroll.chosen, lines[scroll.top + row].row?.action != nil else { return }
    Theme.markChosen(
      CellRect(origin: point, size: CellSize(columns: area.size.columns, rows: 1)), on: canvas)
  }

  private func draw(
    _ row: Row, _ matched: Set<Int>, at point: CellPoint, on canvas: CellCanvas, _ theme: Theme
  ) {
    let lead = leadColumns == 0 ? 0 : min(leadColumns + 2, area.size.columns / 2)
    canvas.put(row.lead, at: point, style: CellStyle(attributes: .bold), maxColumns: max(0, lead - 1))
    let name = ShownName(row.title, matched: matched)
    let free = area.size.columns - lead - CellText.columns(of: name.text) - 2
    let detail = min(CellText.columns(of: row.detail), max(area.size.columns / 2, free))
    let width = max(0, area.size.columns - lead - (detail > 0 ? detail + 2 : 0))
    MatchedText(name.text, matches: name.matches, truncation: row.showsEnd ? .head : .tail).draw(
      on: canvas, at: point + CellPoint(column: lead, row: 0), columns: width, style: .plain,
      match: theme.match)
    canvas.put(
      CellText.truncated(VisibleText.line(row.detail), columns: detail),
      at: point + CellPoint(column: area.size.columns - detail, row: 0), style: theme.quiet)
  }

  /// If the list is longer than the panel, draws the scroll position in percent.
  private func drawPosition(in box: CellRect, on canvas: CellCanvas, _ theme: Theme) {
    guard lines.count > area.size.rows, area.size.rows > 0 else { return }
    let text = " \(min(100, (scroll.top + area.size.rows) * 100 / lines.count))% "
    canvas.put(
      text, at: CellPoint(column: box.maxColumn - 2 - CellText.columns(of: text), row: box.maxRow - 1),
      style: theme.quiet)
  }
}
