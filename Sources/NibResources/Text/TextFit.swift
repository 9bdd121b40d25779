/// The space that the text of a view needs, compared with the space that the view provides for it.
package struct TextFit: Hashable, Sendable {
  /// The size of the whole text in points: on one line, or wrapped at the given width if it can have several lines.
  package var needed: CGSize
  /// The size of the area for the text in points.
  package var given: CGSize
  /// The number of lines of the whole text.
  package var neededLines: Int
  /// The largest number of lines that the view shows; 0 for any number.
  package var allowedLines: Int
  /// The smallest factor by which the view shrinks the text to make it fit; 1 if it does not.
  package var smallestScale: CGFloat

  /// Creates the fit of a text with the needed and the given sizes.
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
    if allowedLines == 1, needed.width * smallestScale > given.width + max(1, needed.width * 0.02) {
      return .width
    }
    let lineHeight = needed.height / CGFloat(max(1, neededLines))
    return needed.height * smallestScale > given.height + lineHeight * 0.4 ? .height : nil
  }
}
