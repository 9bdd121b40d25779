import NibCore
import NibTools

/// The chosen row and the scroll position of a list, and how keys and the wheel change them.
struct ListScroll: Hashable {
  /// The index of the chosen row.
  var chosen = 0
  /// The index of the first row in view.
  private(set) var top = 0

  /// Chooses another row of a list of `count` rows, `page` of which are in view. Returns false for keys that do not
  /// move.
  mutating func move(_ key: KeyPress, count: Int, page: Int) -> Bool {
    switch (key.key, key.modifiers.contains(.control)) {
    case (.up, _), (.character("p"), true): chosen -= 1
    case (.down, _), (.character("n"), true): chosen += 1
    case (.pageUp, _): chosen -= max(1, page - 1)
    case (.pageDown, _): chosen += max(1, page - 1)
    case (.home, _): chosen = 0
    case (.end, _): chosen = count - 1
    default: return false
    }
    chosen = min(max(0, chosen), max(0, count - 1))
    return true
  }

  /// Limits the chosen row to the rows of the list, and scrolls to it.
  mutating func reveal(count: Int, page: Int) {
    chosen = min(max(0, chosen), max(0, count - 1))
    guard page > 0 else { return }
    top = min(max(top, chosen - page + 1), chosen)
    top = max(0, min(top, count - page))
  }

  /// Scrolls down by the given number of rows, or up if it is negative. Chooses the nearest row in view if the chosen
  /// row is no longer in view. Used for the mouse wheel.
  mutating func scroll(by rows: Int, count: Int, page: Int) {
    top = max(0, min(top + rows, count - page))
    chosen = min(max(chosen, top), max(top, top + page - 1))
  }
}
