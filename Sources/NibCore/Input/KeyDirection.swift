/// The direction of an arrow key, or of the letter that stands for one. Moves the focus and the cursors of collection
/// views.
enum KeyDirection {
  case up, down, left, right

  init?(_ key: KeyPress.Key) {
    switch key {
    case .up, .character("k"): self = .up
    case .down, .character("j"): self = .down
    case .left, .character("h"): self = .left
    case .right, .character("l"): self = .right
    default: return nil
    }
  }

  /// Whether the direction is left or right.
  var isHorizontal: Bool { self == .left || self == .right }
}
