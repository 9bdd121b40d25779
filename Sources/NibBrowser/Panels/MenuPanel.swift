import NibCore
import NibTools

/// A menu that can be filtered by typing, for example of devices or problems. `SearchPanel` is the larger menu of the
/// palette and the help.
final class MenuPanel: Panel {
  struct Item {
    var title: String
    /// Dim text at the right, for example a key or a line number.
    var detail = ""
    var style = CellStyle.plain
    /// A mark before the title, such as that of a severity.
    var mark = ""
    /// Sentences that follow the title while the item is chosen, in a menu that shows whole titles.
    var notes: [String] = []
    /// The key that performs the item's action immediately, in menus without a filter.
    var key: Character?
    var action: () -> Void
  }

  private let title: String
  private let items: [Item]
  private let isFiltered: Bool
  private let filtersByWords: Bool
  /// Whether the whole title of the chosen item is shown below the list, with its notes, if a title does not fit in a
  /// row.
  private let showsWhole: Bool
  /// The title of the item that a text means, although other titles match it as well; `nil` for none.
  private let titleMeant: (_ text: String) -> String?
  private var entry = TextEntry()
  private var search = FuzzyFilter()
  /// Whether the text has changed since the items were last filtered. They are filtered only when they are needed, so
  /// that several keys between two drawings cause only one search.
  private var isStale = false
  /// The items that match the filter, with the indices of the matching characters.
  private var matchingItems: [(item: Item, matches: [Int])]
  private var scroll = ListScroll()
  private var frame = PanelFrame(content: .zero, on: .zero)
  /// The area of the screen with the items.
  private var rows = CellRect.zero
  /// The number of rows below the items for the whole title of the chosen item.
  private var rowsForWhole = 0

  /// - Parameters:
  ///   - isFiltered: whether typing filters the items. If false, a letter performs the action of the item with that
  ///     key.
  ///   - filtersByWords: whether an item matches only if it contains each typed word. If false, the letters of a word
  ///     can be apart. This finds names easily, but in a menu of sentences, most items would match.
  ///   - showsWhole: whether the whole title of the chosen item is shown below the list, with its notes.
  ///   - chosen: the index of the item that is chosen first.
  ///   - titleMeant: the title of the item that a typed text means, which is listed first; `nil` for none.
  init(
    _ title: String, _ items: [Item], isFiltered: Bool = true, filtersByWords: Bool = false,
    showsWhole: Bool = false, chosen: Int = 0,
    titleMeant: @escaping (_ text: String) -> String? = { _ in nil }
  ) {
    self.title = title
    self.items = items
    self.isFiltered = isFiltered
    self.filtersByWords = filtersByWords
    self.showsWhole = showsWhole
    self.titleMeant = titleMeant
    matchingItems = items.map { ($0, []) }
    search.append(items.map(\.title))
    scroll.chosen = chosen
  }

  /// The titles and details of all items.
  var texts: [[String]] { items.map { [$0.title, $0.detail] } }

  /// The index of the chosen item among those that match the filter.
  var chosen: Int { scroll.chosen }

  // MARK: Events

  /// Typing filters the items, or performs the action of the item with the key, in a menu without a filter.
  func handle(_ key: KeyPress) -> PanelAnswer {
    switch key.key {
    case .escape: return .close
    case .enter:
      filter()
      return choose(scroll.chosen)
    case .character where isFiltered && key.isCharacter:
      type(key)
      return .stay
    default: break
    }
    if !isFiltered, let character = key.typedCharacter {
      if let index = items.firstIndex(where: { $0.key == character }) { return choose(index) }
      switch character {
      case "j": return move(KeyPress(.down))
      case "k": return move(KeyPress(.up))
      default: return move(key)
      }
    }
    filter()
    if !scroll.move(key, count: matchingItems.count, page: rows.size.rows), isFiltered { type(key) }
    return .stay
  }

  private func type(_ key: KeyPress) {
    if entry.type(key) { isStale = true }
  }

  private func move(_ key: KeyPress) -> PanelAnswer {
    if key == KeyPress(.character("q")) { return .close }
    _ = scroll.move(key, count: matchingItems.count, page: rows.size.rows)
    return .stay
  }

  func paste(_ text: String) -> PanelAnswer {
    if isFiltered {
      entry.insert(text)
      isStale = true
    }
    return .stay
  }

  /// A click performs the action of an item, or closes the menu if it is outside the items.
  func handle(_ mouse: MouseEvent) -> PanelAnswer {
    let point = mouse.point
    filter()
    switch mouse.action {
    case .press: return rows.contains(point) ? choose(scroll.top + point.row - rows.minRow) : .close
    case .wheelUp: scroll.scroll(by: -3, count: matchingItems.count, page: rows.size.rows)
    case .wheelDown: scroll.scroll(by: 3, count: matchingItems.count, page: rows.size.rows)
    default: break
    }
    return .stay
  }

  private func choose(_ index: Int) -> PanelAnswer {
    matchingItems.indices.contains(index) ? .perform(matchingItems[index].item.action) : .stay
  }

  /// Finds the items that match the text, if it has changed.
  private func filter() {
    guard isStale else { return }
    isStale = false
    scroll = ListScroll()
    if filtersByWords {
      matchingItems = items.compactMap { item in
        WordMatches(of: entry.text, in: item.title).map { (item, $0.characters) }
      }
      return
    }
    search.setText(entry.text)
    matchingItems = search.matches.map { match in
      let name = ShownName(items[match.number].title, matched: Set(search.positions(in: match.number)))
      return (items[match.number], name.matches)
    }
    if let title = titleMeant(entry.text),
      let index = matchingItems.firstIndex(where: { $0.item.title == title })
    {
      matchingItems.insert(matchingItems.remove(at: index), at: 0)
    }
  }

  // MARK: Drawing

  /// Calculates the size and the place of the menu, which is at the top of the screen if it has a filter.
  func update(on screen: CellSize, theme: Theme) {
    filter()
    let marks = markColumns
    let widest =
      items.map { CellText.columns(of: $0.title) + CellText.columns(of: $0.detail) + marks + 2 }.max() ?? 0
    let headerRows = isFiltered ? 1 : 0
    let columns = min(max(widest, 36), screen.columns - 6)
    rowsForWhole = min(wholeRows(columns: columns), screen.rows / 3)
    let wanted = CellSize(
      columns: columns, rows: min(items.count + headerRows + rowsForWhole, max(3, screen.rows - 6)))
    frame = PanelFrame(content: wanted, on: screen, atTop: isFiltered)
    let inside = frame.inside
    rows = CellRect(
      column: inside.minColumn, row: inside.minRow + headerRows, columns: inside.size.columns,
      rows: max(0, inside.size.rows - headerRows - rowsForWhole))
    scroll.reveal(count: matchingItems.count, page: rows.size.rows)
  }

  func draw(on canvas: CellCanvas, theme: Theme) {
    frame.draw(title, on: canvas, theme: theme)
    let inside = frame.inside
    canvas.withClip(inside) {
      for row in 0..<max(0, min(rows.size.rows, matchingItems.count - scroll.top)) {
        draw(row, on: canvas, theme)
      }
      if matchingItems.isEmpty { canvas.put("nothing matches", at: rows.origin, style: theme.quiet) }
      if isFiltered { entry.draw("› ", on: canvas, at: inside.origin, columns: inside.size.columns) }
      drawWhole(
        in: CellRect(
          column: inside.minColumn, row: rows.maxRow, columns: inside.size.columns, rows: rowsForWhole),
        on: canvas, theme)
    }
  }

  /// The number of rows below the list that the longest item needs, with the line above them; 0 if all items fit in a
  /// row.
  private func wholeRows(columns: Int) -> Int {
    guard showsWhole else { return 0 }
    let needed = items.map { item in
      let room = columns - markColumns - CellText.columns(of: item.detail) - 1
      let isWhole = item.notes.isEmpty && CellText.columns(of: item.title) <= room
      return isWhole ? 0 : wholeLines(of: item, columns: columns).count + 1
    }
    return needed.max() ?? 0
  }

  private func wholeLines(of item: Item, columns: Int) -> [String] {
    SoftBreaks.lines(of: item.title, columns: columns)
      + item.notes.flatMap { note in
        SoftBreaks.lines(of: note, columns: max(1, columns - 2)).map { "  " + $0 }
      }
  }

  /// Draws the whole title of the chosen item and its notes, below a line.
  private func drawWhole(in area: CellRect, on canvas: CellCanvas, _ theme: Theme) {
    guard area.size.rows > 1, matchingItems.indices.contains(scroll.chosen) else { return }
    canvas.horizontalLine(at: area.origin, columns: area.size.columns, style: theme.line)
    let lines = wholeLines(of: matchingItems[scroll.chosen].item, columns: area.size.columns)
    let isCut = lines.count > area.size.rows - 1
    for (row, line) in lines.prefix(area.size.rows - 1).enumerated() {
      let isLast = isCut && row == area.size.rows - 2
      canvas.put(
        isLast ? CellText.truncated(line + " …", columns: area.size.columns) : line,
        at: area.origin + CellPoint(column: 0, row: row + 1), style: .plain)
    }
  }

  /// The number of columns before the titles.
  private var markColumns: Int {
    let widest = items.map { CellText.columns(of: $0.mark) }.max() ?? 0
    return widest > 0 ? widest + 1 : 0
  }

  /// Draws the mark, title and detail of an item.
  private func draw(_ row: Int, on canvas: CellCanvas, _ theme: Theme) {
    let (item, matches) = matchingItems[scroll.top + row]
    let point = rows.origin + CellPoint(column: 0, row: row)
    let isChosen = scroll.top + row == scroll.chosen
    let detail = CellText.columns(of: item.detail)
    let start = markColumns
    let width = max(0, rows.size.columns - start - detail - (detail > 0 ? 1 : 0))
    canvas.put(item.mark, at: point, style: item.style)
    MatchedText(item.title, matches: matches).draw(
      on: canvas, at: point + CellPoint(column: start, row: 0), columns: width, style: item.style,
      match: theme.match)
    canvas.put(
      item.detail, at: point + CellPoint(column: rows.size.columns - detail, row: 0), style: theme.quiet)
    if isChosen {
      Theme.markChosen(
        CellRect(origin: point, size: CellSize(columns: rows.size.columns, rows: 1)), on: canvas)
    }
  }
}

/// The characters of a text that match the words of a search.
struct WordMatches {
  /// The indices of the matching characters, in ascending order.
  let characters: [Int]

  /// Returns `nil` if the text does not contain one of the words, regardless of case.
  init?(of words: String, in text: String) {
    let letters = text.map { $0.lowercased() }
    var found: Set<Int> = []
    for word in words.split(whereSeparator: \.isWhitespace) {
      let word = word.map { $0.lowercased() }
      let starts = letters.indices.dropLast(word.count - 1).filter { letters[$0...].starts(with: word) }
      if starts.isEmpty { return nil }
      for start in starts { found.formUnion(start..<start + word.count) }
    }
    characters = found.sorted()
  }
}
