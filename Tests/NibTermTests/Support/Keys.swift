/// The bytes that xterm and similar terminals send for keys and clicks.
enum Keys {
  static let enter = "\r"
  static let escape = "\u{1B}"
  static let tab = "\t"
  static let backTab = "\u{1B}[Z"
  static let backspace = "\u{7F}"
  static let up = "\u{1B}[A"
  static let down = "\u{1B}[B"
  static let right = "\u{1B}[C"
  static let left = "\u{1B}[D"
  static let home = "\u{1B}[H"
  static let end = "\u{1B}[F"
  static let pageUp = "\u{1B}[5~"
  static let pageDown = "\u{1B}[6~"
  static let interrupt = "\u{3}"
  static let quit = "\u{1C}"
  static let suspend = "\u{1A}"

  /// Presses and releases the left button on a cell, counted from 0.
  static func click(column: Int, row: Int) -> String {
    "\u{1B}[<0;\(column + 1);\(row + 1)M\u{1B}[<0;\(column + 1);\(row + 1)m"
  }

  /// Turns the wheel by one notch over a cell, counted from 0.
  static func wheelUp(column: Int, row: Int) -> String { "\u{1B}[<64;\(column + 1);\(row + 1)M" }
  static func wheelDown(column: Int, row: Int) -> String { "\u{1B}[<65;\(column + 1);\(row + 1)M" }
}
