/// A character drawn as a shape, so that it meets its neighbours whatever the font. Places are within the
/// cell.
struct SVGGlyphShape: Hashable {
  var rectangles: [SVGRectangle] = []
  /// What is not made of rectangles, as relative path data that begins at the cell's corner.
  var outline = ""
  /// How opaque it is.
  var percent = 100

  /// The shape of a box-drawing, block or braille character; nil for what is a matter of the font.
  static func shape(of scalar: Unicode.Scalar) -> SVGGlyphShape? {
    switch scalar.value {
    case 0x2500...0x257F: SVGLineShapes.shape(of: scalar)
    case 0x2580...0x259F: SVGBlockShapes.block(scalar.value)
    case 0x2800...0x28FF: SVGBlockShapes.braille(scalar.value)
    default: nil
    }
  }
}
