import NibCore

/// A movement of the cursor in a list, or of the visible part of the canvas or of a running program. `open` opens the
/// row that the cursor is on.
enum Movement: CaseIterable {
  case up, down, left, right, pageUp, pageDown, home, end, open

  /// The names of the keys for the movement (see `KeyName`).
  var keys: String {
    switch self {
    case .up: "Up k"
    case .down: "Down j"
    case .left: "Left h"
    case .right: "Right l"
    case .pageUp: "PgUp C-u"
    case .pageDown: "PgDn C-d Space"
    case .home: "Home g"
    case .end: "End G"
    case .open: "Enter"
    }
  }

  /// The movement for a key; `nil` for other keys.
  init?(_ key: KeyPress) {
    guard let movement = Movement.byKey[key] else { return nil }
    self = movement
  }

  private static let byKey: [KeyPress: Movement] = {
    let keys = allCases.flatMap { movement in
      movement.keys.split(separator: " ").compactMap { name in
        KeyName.key(named: String(name)).map { ($0, movement) }
      }
    }
    return Dictionary(uniqueKeysWithValues: keys)
  }()
}
