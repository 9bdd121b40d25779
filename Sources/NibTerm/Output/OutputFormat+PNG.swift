import NibCore
import NibDrawing

extension OutputFormat {
  /// A PNG image of all drawings: of the views, or of the cells with `--cells`.
  static let png = OutputFormat(
    name: "png", summary: "an image", hasBackground: true, paintsPages: true, usesVectors: true,
    bytes: { page throws(OutputFailure) in
      let image = try image(of: page, scales: [2, 1, 0.5, 0.25])
      do {
        return try PNGWriter.bytes(of: image)
      } catch {
        throw OutputFailure(message: "\(error)")
      }
    })

  /// The image of a page.
  ///
  /// - Parameters:
  ///   - scales: the numbers of pixels per point to use without `--scale`; the first one is used at which the image is
  ///     not too large.
  ///   - width: the width in pixels to use without `--scale` in place of a scale.
  ///   - longest: the largest width and height in pixels without `--scale`; `nil` for any.
  static func image(
    of page: DrawnPage, scales: [Double], width: Int? = nil, longest: Int? = nil
  ) throws(OutputFailure) -> PixelImage {
    let picture =
      page.picture
      ?? (page.drawings.isEmpty
        ? VectorPicture(size: CGSize(width: 1, height: 1), items: []) : VectorPage(page).picture)
    let sides = (Double(max(1, picture.size.width)), Double(max(1, picture.size.height)))
    let fitting = width.map { Double($0) / sides.0 } ?? usualScale(of: picture, scales)
    let largest = longest.map { Double($0) / max(sides.0, sides.1) } ?? .infinity
    do {
      return try VectorRaster.image(
        of: picture, scale: page.scale.map(Double.init) ?? min(fitting, largest),
        background: ColorComponents(white: 1), fonts: .files)
    } catch {
      throw OutputFailure(message: "\(error); use a smaller --scale, or name one object of the document")
    }
  }

  /// The largest of the usual scales at which an image is not too large.
  private static func usualScale(of picture: VectorPicture, _ scales: [Double]) -> Double {
    let pixels = Double(picture.size.width * picture.size.height)
    return scales.first { pixels * $0 * $0 < 0.95 * Double(VectorRaster.maximumPixels) } ?? 0.25
  }
}
