import NibCore
import NibDrawing

extension OutputFormat {
  /// A PNG image of all drawings: of the views, or of the cells with `--cells`.
  static let png = OutputFormat(
    name: "png", summary: "an image", hasBackground: true, paintsPages: true, usesVectors: true,
    bytes: { page throws(OutputFailure) in try pngBytes(of: page) })

  private static func pngBytes(of page: DrawnPage) throws(OutputFailure) -> [UInt8] {
    let picture =
      page.picture
      ?? (page.drawings.isEmpty
        ? VectorPicture(size: CGSize(width: 1, height: 1), items: []) : VectorPage(page).picture)
    do {
      let image = try VectorRaster.image(
        of: picture, scale: page.scale.map(Double.init) ?? usualScale(of: picture),
        background: ColorComponents(white: 1), fonts: .files)
      return try PNGWriter.bytes(of: image)
    } catch let error as VectorRaster.Failure {
      throw OutputFailure(message: "\(error); use a smaller --scale, or name one object of the document")
    } catch {
      throw OutputFailure(message: "\(error)")
    }
  }

  /// The largest of the usual scales at which an image is not too large.
  private static func usualScale(of picture: VectorPicture) -> Double {
    let scales = [2, 1, 0.5, 0.25]
    let pixels = Double(picture.size.width * picture.size.height)
    return scales.first { pixels * $0 * $0 < 0.95 * Double(VectorRaster.maximumPixels) } ?? 0.25
  }
}
