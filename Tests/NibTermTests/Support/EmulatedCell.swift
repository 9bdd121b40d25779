/// One cell of the screen of a `TerminalEmulator`.
struct EmulatedCell: Hashable, Sendable {
  /// A base character with its combining marks; empty in the right half of a wide character.
  var text = " "
  var style = EmulatedStyle()
}
