import NibCore

/// The chosen row of a list and the rows in view.
struct ListScroll: Hashable {
  var chosen = 0
  private(set) var top = 0

  /// Moves the choice within `count` rows of which `page` are in view; false for keys that do not move.
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

  /// Keeps the choice in the list and in view.
  mutating func reveal(count: Int, page: Int) {
    chosen = min(max(0, chosen), max(0, count - 1))
    guard page > 0 else { return }
    top = min(max(top, chosen - page + 1), chosen)
    top = max(0, min(top, count - page))
  }

  /// Scrolls without choosing, as the wheel does.
  mutating func scroll(by rows: Int, count: Int, page: Int) {
    top = max(0, min(top + rows, count - page))
    chosen = min(max(chosen, top), max(top, top + page - 1))
  }
}
