import NibCore

/// A view controller that names keys for the line of keys at the bottom of the screen, and for the help screen.
///
///     var keyHints: [KeyHelp] { [KeyHelp("/", "search")] }
public protocol KeyHinting: UIViewController {
  /// The controller's own keys. The line also shows the keys that move, choose and go back.
  var keyHints: [KeyHelp] { get }
  /// The controller's own keys for the help screen, which has room for longer descriptions. The default is `keyHints`.
  var keyHelp: [KeyHelp] { get }
}

extension KeyHinting {
  public var keyHelp: [KeyHelp] { keyHints }
}

/// The line of keys at the bottom of the screen. The keys depend on the focused view and the controller in front.
package struct KeyHintLine {
  private let hints: [KeyHelp]

  /// The minimum number of rows of a screen with a line of keys. Smaller screens have no room for it.
  static let minimumRows = 20

  /// Collects the keys that are useful now.
  init(for window: UIWindow) {
    if let keys = KeyHintLine.editingKeys(in: window) {
      hints = keys
      return
    }
    let front = window.nibActiveController
    // Users find Left without a hint.
    let rowKeys: [KeyHelp] =
      KeyHintLine.rowKey(of: window.nibFocusedView) == "h" ? [.init("h", "row")] : []
    let controllerKeys = (front as? any KeyHinting)?.keyHints ?? []
    hints =
      KeyHintLine.keys(of: window.nibFocusedView) + rowKeys + controllerKeys
      + KeyHintLine.searchKeys(of: window) + KeyHintLine.refreshKeys(of: window)
      + KeyHintLine.pageKeys(around: front) + KeyHintLine.keys(leading: front)
      + KeyHintLine.tabKeys(of: window) + [.init("?", "all keys"), .init("q", "quit")]
  }

  /// The keys of a screen that the browser runs, the most important last: those of the focused view, and those that
  /// move the focus, go back and stop.
  package static func runKeys(of window: UIWindow) -> [KeyHelp] {
    if let keys = editingKeys(in: window) { return keys }
    let front = window.nibActiveController
    let backKeys = keys(leading: front)
    let focusedKeys = keys(of: window.nibFocusedView)
    let focusedViewMoves = focusedKeys.contains { ["move", "scroll"].contains($0.action) }
    let rowKeys = rowKey(of: window.nibFocusedView).map { [KeyHelp($0, "row")] } ?? []
    let moveKeys = focusedViewMoves ? [] : [KeyHelp("arrows", "move")] + rowKeys
    return moveKeys + searchKeys(of: window) + pageKeys(around: front) + tabKeys(of: window)
      + focusedKeys + (backKeys.isEmpty ? [.init("Esc", "stop")] : backKeys)
  }

  /// The key that leads from a control in a row back to the row: Left, or `h` if Left changes the value of the control;
  /// `nil` for other views.
  private static func rowKey(of view: UIView?) -> String? {
    guard let view, !(view is UITableView), isInRow(view) else { return nil }
    return keys(of: view).contains { $0.action == "change" && $0.keys != "Enter" } ? "h" : "←"
  }

  /// Whether a view is in a row of a table whose rows have a cursor.
  private static func isInRow(_ view: UIView) -> Bool {
    var next: UIView? = view
    while let current = next {
      if let table = current as? UITableView { return table.allowsSelection }
      next = current.superview
    }
    return false
  }

  /// The keys while a text is edited; `nil` if no text is edited.
  private static func editingKeys(in window: UIWindow) -> [KeyHelp]? {
    window.nibEditsText ? window.nibFirstResponder?.nibKeyHelp : nil
  }

  /// The keys that the focused view uses.
  private static func keys(of view: UIView?) -> [KeyHelp] { view?.nibKeyHelp ?? [] }

  /// The keys that move the focus to the next view, and that change tabs.
  private static func tabKeys(of window: UIWindow) -> [KeyHelp] {
    let tabs = window.nibRootController?.nibFrontController.tabBarController?.tabBar.items?.count ?? 0
    return (window.nibTabMovesFocus ? [.init("Tab", "next")] : [])
      + (tabs > 1 ? [.init("1-\(min(tabs, 9))", "tabs")] : [])
  }

  /// The key that reloads the content, if the screen has a refresh control.
  static func refreshKeys(of window: UIWindow) -> [KeyHelp] {
    window.nibFrontRefreshControl == nil ? [] : [.init("Ctrl-R", "refresh")]
  }

  /// The key that goes to the search bar of the screen.
  private static func searchKeys(of window: UIWindow) -> [KeyHelp] {
    window.nibFrontSearchBar == nil ? [] : [.init("/", "search")]
  }

  /// The keys that turn the pages around a controller.
  private static func pageKeys(around front: UIViewController?) -> [KeyHelp] {
    var controller = front
    while let current = controller {
      if let pages = current as? UIPageViewController, pages.nibHasPages {
        return [.init("← →", "turn pages")]
      }
      controller = current.parent
    }
    return []
  }

  /// The keys that lead from a controller to the previous one.
  private static func keys(leading front: UIViewController?) -> [KeyHelp] {
    front?.nibCanBeLeft ?? false ? [.init("Esc", "back")] : []
  }

  /// Draws as many keys as fit into the last row of the canvas. If there are too many, those before the last two are
  /// left out.
  func draw(on canvas: CellCanvas) {
    let row = canvas.size.rows - 1
    let area = CellRect(column: 0, row: row, columns: canvas.size.columns, rows: 1)
    canvas.fill(area, style: .plain)
    var column = 1
    for hint in fitting(columns: canvas.size.columns - 2) {
      canvas.put(hint.keys, at: CellPoint(column: column, row: row), style: CellStyle(attributes: .bold))
      column += CellText.columns(of: hint.keys) + 1
      canvas.put(hint.action, at: CellPoint(column: column, row: row), style: CellStyle(attributes: .dim))
      column += CellText.columns(of: hint.action) + KeyHintLine.gap
    }
  }

  private static let gap = 3

  /// The hints that fit. The last two stay longest.
  private func fitting(columns: Int) -> [KeyHelp] {
    var shown = hints
    func width() -> Int {
      shown.reduce(-KeyHintLine.gap) {
        $0 + CellText.columns(of: $1.keys) + 1 + CellText.columns(of: $1.action) + KeyHintLine.gap
      }
    }
    while width() > columns, !shown.isEmpty { shown.remove(at: max(0, shown.count - 3)) }
    return shown
  }
}
