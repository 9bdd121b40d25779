import NibCore
import NibDrawing
import NibScreen

/// The images for the pictures on a screen. They are made again when the screen shows images in another way, for example
/// because its font has another size.
package struct ScreenImages {
  private var known: PictureImages?

  package init() {}

  /// The images for a screen; `nil` if it shows none.
  package mutating func images(on screen: (any Screen)?) -> PictureImages? {
    guard let graphics = (screen as? any GraphicsScreen)?.graphics else { return nil }
    if let known, known.cell == graphics.cell { return known }
    let images = PictureImages(cell: graphics.cell)
    known = images
    return images
  }
}
