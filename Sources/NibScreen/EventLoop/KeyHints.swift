import NibCore

/// A view controller that names keys for the line of keys at the bottom of the screen.
///
///     var keyHints: [TerminalApplication.KeyHelp] { [TerminalApplication.KeyHelp("/", "search")] }
public protocol KeyHinting: UIViewController {
  /// The controller's own keys. The line also shows the keys that move, choose and go back.
  var keyHints: [TerminalApplication.KeyHelp] { get }
}

/// The line of keys at the bottom of the screen. The keys depend on the focused view and the controller in front.
struct KeyHintLine {
  private let hints: [TerminalApplication.KeyHelp]

  /// The minimum number of rows of a screen with a line of keys. Smaller screens have no room for it.
  static let minimumRows = 20

  /// Collects the keys that are useful now.
  init(for window: UIWindow) {
    let front = window.nibRootController?.nibFrontController
    if let field = window.nibFocusedView as? UITextField, field.isEditing {
      hints = [.init("Enter", "keep the text"), .init("Esc", "cancel")]
      return
    }
    hints =
      KeyHintLine.keys(of: window.nibFocusedView) + ((front as? any KeyHinting)?.keyHints ?? [])
      + KeyHintLine.keys(leading: front) + [.init("?", "all keys"), .init("q", "quit")]
  }

  /// The keys that the focused view uses.
  private static func keys(of view: UIView?) -> [TerminalApplication.KeyHelp] {
    let scrolls = [TerminalApplication.KeyHelp("arrows", "scroll")]
    switch view {
    case is UITableView: return [.init("↑ ↓", "move"), .init("Enter", "choose")]
    case is UICollectionView: return [.init("arrows", "move"), .init("Enter", "choose")]
    case is UITextView: return scrolls
    case is UITextField: return [.init("Enter", "edit")]
    case is UIScrollView: return scrolls
    case let button as UIButton:
      var parent: UIView? = button.superview
      while let current = parent {
        if let scroll = current as? UIScrollView, !(scroll is UITableView) {
          return [.init("Enter", "press")] + (scroll.canBecomeFocused ? scrolls : [])
        }
        parent = current.superview
      }
      return [.init("Enter", "press")]
    case is UIControl: return [.init("Enter", "press")]
    default: return []
    }
  }

  /// The keys that lead from a controller to another one.
  private static func keys(leading front: UIViewController?) -> [TerminalApplication.KeyHelp] {
    guard let front else { return [] }
    let stack = front.navigationController?.viewControllers.count ?? 1
    let isPresented =
      front.presentingViewController != nil || front.navigationController?.presentingViewController != nil
      || front.tabBarController?.presentingViewController != nil
    return (stack > 1 || isPresented ? [.init("Esc", "back")] : [])
      + (front.tabBarController == nil ? [] : [.init("Tab", "next tab")])
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

  private func fitting(columns: Int) -> [TerminalApplication.KeyHelp] {
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
