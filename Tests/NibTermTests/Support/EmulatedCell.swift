/// One cell of an emulated screen.
struct EmulatedCell: Hashable, Sendable {
  /// A base character with its combining marks; empty in the right half of a wide one.
  var text = " "
  var style = EmulatedStyle()
}
