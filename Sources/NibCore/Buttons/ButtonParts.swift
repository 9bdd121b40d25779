/// The places of the image and the title of a button that has both, beside each other, in points from the button's top
/// left corner.
///
/// Image and title are aligned together in the content of the button. The insets of one of them make only its own area
/// smaller, so that they move it, and do not move the other.
package struct ButtonParts {
  /// The frame of the image, which is not larger than its area.
  package let image: CGRect
  /// The area in which the lines of the title are laid out. It is as wide as the title, if there is room, and at least as
  /// high.
  package let titleArea: CGRect
  /// The frame of the title inside its area.
  private let title: CGRect
  private let isRightToLeft: Bool

  /// - Parameters:
  ///   - image: the size of the image in points.
  ///   - title: the size of the title in points.
  package init(of button: UIButton, image: CGSize, title: CGSize) {
    let (imageArea, area) = (button.nibImageAreaBesideTitle, button.nibTitleArea)
    let imageSize = CGSize(
      width: min(image.width, max(0, imageArea.width)), height: min(image.height, max(0, imageArea.height)))
    let gap = button.configuration?.imagePadding ?? 0
    let taken = imageSize.width + gap
    // The insets of the title, which can cut it, do not move the image.
    let widthBeside = max(0, min(title.width, button.nibContentArea.width - taken))
    let titleWidth = max(0, min(title.width, area.width - taken))
    let (horizontal, vertical) = (button.nibHorizontalAlignment, button.nibVerticalPlace)
    func left(in area: CGRect, _ titleWidth: CGFloat) -> CGFloat {
      horizontal.start(of: taken + titleWidth, from: area.minX, to: area.maxX)
    }
    func top(in area: CGRect, _ height: CGFloat) -> CGFloat {
      vertical.start(of: height, from: area.minY, to: area.maxY)
    }
    isRightToLeft = button.nibIsRightToLeft
    let isImageFirst = (button.configuration?.imagePlacement ?? .leading) != .trailing
    let isImageLeft = isImageFirst != isRightToLeft
    self.image = CGRect(
      origin: CGPoint(
        x: left(in: imageArea, widthBeside) + (isImageLeft ? 0 : widthBeside + gap),
        y: top(in: imageArea, imageSize.height)), size: imageSize)
    let titleLeft = left(in: area, titleWidth) + (isImageLeft ? taken : 0)
    let height = max(title.height, area.height)
    titleArea = CGRect(x: titleLeft, y: top(in: area, height), width: titleWidth, height: height)
    self.title = CGRect(
      x: titleLeft, y: top(in: area, title.height), width: titleWidth, height: title.height)
  }

  /// The area that image and title take together.
  var frame: CGRect { image.union(title) }

  /// The side of the title on which the image is. Insets can move it above or below the title, or to the title's end.
  var imageSide: NSDirectionalRectEdge {
    // A line has free space above and below its letters.
    let overlap = title.height / 3
    if image.maxY <= title.minY + overlap { return .top }
    if image.minY >= title.maxY - overlap { return .bottom }
    let isAtEnd = isRightToLeft ? image.maxX <= title.midX : image.minX >= title.midX
    return isAtEnd ? .trailing : .leading
  }
}
