extension UIView {
  /// A text that is shortened to a number of columns. It ends with an ellipsis only if a device truncates the text too.
  /// A text that fits on a device but not in the cells ends with `»`.
  ///
  /// - Parameters:
  ///   - width: the room for the text on the device, in points. It has no effect in a terminal layout.
  ///   - truncation: the part of the text that the device leaves out.
  func nibShortened(
    _ text: String, columns: Int, font: UIFont, width: CGFloat, _ truncation: CellText.Truncation = .tail
  ) -> String {
    let fits = nibFitsOnDevice(text, font: font, width: width)
    return CellText.truncated(text, columns: columns, fits ? .cut : truncation)
  }

  /// Whether a device shows a whole text in the given width. False in a terminal layout, which has no points.
  func nibFitsOnDevice(_ text: String, font: UIFont, width: CGFloat) -> Bool {
    guard !nibEnvironment.rules.isTerminal else { return false }
    return nibEnvironment.textMetrics.width(of: text, font: font) <= width + 0.5
  }
}
