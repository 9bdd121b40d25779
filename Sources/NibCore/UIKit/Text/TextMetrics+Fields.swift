import Foundation

extension TextMetrics {
  /// The size of a text field.
  ///
  /// - Parameters:
  ///   - text: measured when it is not empty, else the placeholder is.
  ///   - isRounded: whether it has the rounded border, whose height does not depend on the font. The width
  ///     of a rounded field is a guess: no document shows it.
  public func textFieldSize(
    text: String?, placeholder: String?, font: UIFont, isRounded: Bool
  ) -> CGSize {
    let shown = text.flatMap { $0.isEmpty ? nil : $0 } ?? placeholder ?? ""
    let width = ceilToPoint(width(of: shown, font: font))
    guard isRounded else { return CGSize(width: width, height: plainFieldHeight(font)) }
    return CGSize(width: width + 14, height: toolsVersion < 14800 ? 30 : 34)
  }

  private func plainFieldHeight(_ font: UIFont) -> CGFloat {
    guard profile != .cells else { return Self.rowHeight }
    guard toolsVersion >= 16000 else { return ceilToPoint(lineHeight(of: font)) }
    return pixelLineHeight(of: font) + (scale >= 3 ? 5.0 / 3 : 1.5)
  }
}
