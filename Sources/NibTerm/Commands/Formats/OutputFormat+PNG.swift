import NibCore
import NibDrawing

extension OutputFormat {
  /// A PNG image of all drawings: of the views, or of the cells with `--cells`.
  static let png = OutputFormat(
    name: "png", summary: "an image", hasBackground: true, usesVectors: true,
    bytes: { page throws(OutputFailure) in try pngBytes(of: page) })

  private static func pngBytes(of page: DrawnPage) throws(OutputFailure) -> [UInt8] {
    let picture =
      page.drawings.isEmpty
      ? VectorPicture(size: CGSize(width: 1, height: 1), items: []) : VectorPage(page).picture
    do {
      let image = try VectorRaster.image(
        of: picture, scale: Double(page.scale), background: ColorComponents(white: 1),
        fonts: .files)
      return try PNGWriter.bytes(of: image)
    } catch let error as VectorRaster.Failure {
      throw OutputFailure(message: "\(error); use a smaller --scale, or name one object of the document")
    } catch {
      throw OutputFailure(message: "\(error)")
    }
  }
}
