import Foundation

extension TextMetrics {
  /// The size of a text field.
  ///
  /// - Parameters:
  ///   - text: measured when it is not empty, else the placeholder is.
  ///   - isRounded: whether it has the rounded border, whose height does not depend on the font. Few
  ///     documents show widths: since iOS 13 it adds 28 points; before, 14 are a guess. An empty field has
  ///     room for an insertion point.
  public func textFieldSize(
    text: String?, placeholder: String?, font: UIFont, isRounded: Bool
  ) -> CGSize {
    let shown = text.flatMap { $0.isEmpty ? nil : $0 } ?? placeholder ?? ""
    let width =
      profile == .cells ? width(of: shown, font: font) : fieldTextWidth(of: shown, font, isRounded: isRounded)
    guard isRounded else { return CGSize(width: width, height: plainFieldHeight(font)) }
    guard toolsVersion >= 14800, profile != .cells else { return CGSize(width: width + 14, height: 30) }
    return CGSize(width: width + 28, height: 34)
  }

  private func fieldTextWidth(of text: String, _ font: UIFont, isRounded: Bool) -> CGFloat {
    guard !text.isEmpty else { return isRounded ? 4 : 8 }
    return ceilToPoint(width(of: text, font: font))
  }

  private func plainFieldHeight(_ font: UIFont) -> CGFloat {
    guard profile != .cells else { return Self.rowHeight }
    guard toolsVersion >= 16000 else { return ceilToPoint(lineHeight(of: font)) }
    return pixelLineHeight(of: font) + (scale >= 3 ? 5.0 / 3 : 1.5)
  }
}
