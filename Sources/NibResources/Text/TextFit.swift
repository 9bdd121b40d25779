/// The space that the text of a view needs, compared with the space that the view provides for it.
package struct TextFit: Hashable, Sendable {
  /// The size of the whole text in points: on one line, or wrapped at the given width if it can have several lines.
  package var needed: CGSize
  /// The size of the area for the text in points.
  package var given: CGSize
  package var neededLines: Int
  /// The largest number of lines that the view shows; 0 for any number.
  package var allowedLines: Int
  /// The smallest factor by which the view shrinks a text of one line to the given width; 1 if it does not.
  package var smallestScale: CGFloat

  package init(
    needed: CGSize, given: CGSize, neededLines: Int, allowedLines: Int, smallestScale: CGFloat = 1
  ) {
    self.needed = needed
    self.given = given
    self.neededLines = neededLines
    self.allowedLines = allowedLines
    self.smallestScale = smallestScale
  }

  /// The part of the text that is not shown.
  package enum Lack: Hashable, Sendable { case width, height, lines }

  /// The part of the text that is not shown; `nil` if it fits.
  ///
  /// Small differences are ignored, because the widths of unknown fonts are estimated, and because UIKit shows a line
  /// whose top and bottom are cut off by a few points.
  package var lack: Lack? {
    guard given.width > 0, given.height > 0 else { return nil }
    if allowedLines > 0, neededLines > allowedLines { return .lines }
    let widthTolerance = max(1, needed.width * 0.02)
    if allowedLines == 1, needed.width * scale > given.width + widthTolerance { return .width }
    let (height, lines) = (needed.height * scale, CGFloat(max(1, neededLines)))
    return TextFit.isShown(height, in: given.height, lineHeight: height / lines) ? nil : .height
  }

  /// The factor by which the view shrinks the text.
  package var scale: CGFloat {
    allowedLines == 1 ? TextFit.scale(of: needed.width, to: given.width, smallest: smallestScale) : 1
  }

  /// The factor by which a view shrinks a text of one line to the width of its area. The height has no influence.
  package static func scale(of needed: CGFloat, to width: CGFloat, smallest: CGFloat) -> CGFloat {
    needed > width && needed > 0 ? max(smallest, width / needed) : 1
  }

  /// Whether an area shows lines of the given height together, although a small part of a line may be cut off.
  static func isShown(_ height: CGFloat, in given: CGFloat, lineHeight: CGFloat) -> Bool {
    let hiddenPart = lineHeight * 0.4
    return height <= given + hiddenPart
  }
}
