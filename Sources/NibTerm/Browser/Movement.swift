import NibCore

/// What a key does to a list or a page.
enum Movement {
  case up, down, left, right, pageUp, pageDown, home, end

  /// The movement of a key; nil for keys that do not move.
  init?(_ key: KeyPress) {
    switch key.key {
    case .up, .character("k"): self = .up
    case .down, .character("j"): self = .down
    case .left, .character("h"): self = .left
    case .right, .character("l"): self = .right
    case .pageUp: self = .pageUp
    case .pageDown, .character(" "): self = .pageDown
    case .home, .character("g"): self = .home
    case .end, .character("G"): self = .end
    default: return nil
    }
  }
}
