import Testing

@testable import NibCore

/// Where the image and the title of a button are beside each other.
@Suite struct ButtonPartsTests {
  /// A button on the canvas: terminal programs have no insets.
  private let button = NibEnvironment.$current.withValue(canvasEnvironment(22_155)) {
    UIButton(frame: CGRect(x: 10, y: 10, width: 90, height: 70))
  }

  /// The places of an image of 20 x 18 points and a title of 60 x 18 points.
  private var parts: ButtonParts {
    ButtonParts(of: button, image: CGSize(width: 20, height: 18), title: CGSize(width: 60, height: 18))
  }

  @Test("Image and title are centered together") func centered() {
    #expect(parts.image == CGRect(x: 5, y: 26, width: 20, height: 18))
    #expect(parts.titleArea == CGRect(x: 25, y: 0, width: 60, height: 70))
    #expect(parts.imageSide == .leading)
  }

  @Test("The insets of the image and of the title move only their own part, by half in a centered button")
  func ownInsets() {
    let title = parts.titleArea
    button.imageEdgeInsets = UIEdgeInsets(top: -15, left: 34, bottom: 2, right: 0)
    #expect(parts.image == CGRect(x: 22, y: 17.5, width: 20, height: 18))
    #expect(parts.titleArea == title)
    button.titleEdgeInsets = UIEdgeInsets(top: 44, left: -21, bottom: 0, right: 0)
    #expect(parts.image == CGRect(x: 22, y: 17.5, width: 20, height: 18))
    #expect(parts.titleArea == CGRect(x: 14.5, y: 44, width: 60, height: 26))
    #expect(parts.imageSide == .top)
  }

  @Test("Aligned parts move by the inset of their edge, and the content's insets move both") func aligned() {
    button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    button.imageEdgeInsets = UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8)
    button.contentHorizontalAlignment = .left
    button.contentVerticalAlignment = .top
    #expect(parts.image.origin == CGPoint(x: 8, y: 6))
    #expect(parts.titleArea.minX == 22)
    button.contentHorizontalAlignment = .right
    button.contentVerticalAlignment = .bottom
    #expect(parts.image.origin == CGPoint(x: 90 - 4 - 8 - 80, y: 70 - 3 - 7 - 18))
    #expect(parts.titleArea.maxX == 86)
  }

  @Test("An image is not larger than its area, and a title is cut by its insets only") func smallAreas() {
    button.imageEdgeInsets = UIEdgeInsets(top: 30, left: 0, bottom: 30, right: 0)
    #expect(parts.image.height == 10)
    button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20)
    #expect(parts.titleArea == CGRect(x: 40, y: 0, width: 30, height: 70))
    #expect(parts.image.minX == 5)
    // A title whose area is lower than its line is in the middle of the area.
    button.titleEdgeInsets = UIEdgeInsets(top: 80, left: 0, bottom: 0, right: 0)
    #expect(parts.titleArea == CGRect(x: 25, y: 66, width: 60, height: 18))
  }

  @Test("Insets can put the image behind the title") func trailingImage() {
    button.imageEdgeInsets = UIEdgeInsets(top: 0, left: 60, bottom: 0, right: -60)
    button.titleEdgeInsets = UIEdgeInsets(top: 0, left: -20, bottom: 0, right: 20)
    #expect(parts.image.minX == 65)
    #expect(parts.titleArea.minX == 5)
    #expect(parts.imageSide == .trailing)
  }
}
