/// An event from a terminal, independent of the terminal's encoding.
public enum InputEvent: Hashable, Sendable {
  /// A key press.
  case key(KeyPress)
  /// A press, release, movement or wheel step of the mouse.
  case mouse(MouseEvent)
  /// Text that arrived through bracketed paste.
  case paste(String)
  /// The terminal window gained (true) or lost keyboard focus.
  case focus(Bool)
  /// The terminal's new size in cells.
  case resize(columns: Int, rows: Int)
}
