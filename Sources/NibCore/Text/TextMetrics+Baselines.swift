import Foundation

extension TextMetrics {
  /// From the top of a view to the baseline of its first line.
  ///
  /// - Parameters:
  ///   - height: the height of the view.
  ///   - intrinsicHeight: the height of the text, which is centred in the view when there is room.
  public func firstBaseline(
    of font: UIFont, height: CGFloat, intrinsicHeight: CGFloat
  ) -> CGFloat {
    max(0, height - intrinsicHeight) / 2 + ascent(of: font)
  }

  /// From the baseline of the last line to the bottom of the view; the parameters as for the first one.
  public func lastBaseline(
    of font: UIFont, height: CGFloat, intrinsicHeight: CGFloat
  ) -> CGFloat {
    max(0, height - intrinsicHeight) / 2 + descent(of: font)
  }

  /// From the top of a line to its baseline, in whole points.
  public func ascent(of font: UIFont) -> CGFloat {
    guard profile != .cells else { return Self.rowHeight * 3 / 4 }
    return roundHalfUp(pointSize(of: font) * face(of: font).lineRatios.ascender)
  }

  /// From the baseline to the bottom of a line, in whole points.
  public func descent(of font: UIFont) -> CGFloat {
    guard profile != .cells else { return Self.rowHeight / 4 }
    return roundHalfUp(pointSize(of: font) * face(of: font).lineRatios.descender)
  }

  /// From the top of a text field to its baseline.
  public func textFieldBaseline(of font: UIFont, height: CGFloat) -> CGFloat {
    guard profile != .cells else { return (height - Self.rowHeight) / 2 + ascent(of: font) }
    let above = pointSize(of: font) * face(of: font).lineRatios.ascender
    return roundHalfUp((height - lineHeight(of: font)) / 2 + above)
  }

  private func roundHalfUp(_ length: CGFloat) -> CGFloat { (length + 0.5).rounded(.down) }
}
