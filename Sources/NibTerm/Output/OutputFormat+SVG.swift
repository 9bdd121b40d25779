import NibCore
import NibDrawing
import NibTools

extension OutputFormat {
  /// An SVG image: the views as shapes and texts in points or, with `--cells`, the cells of a terminal.
  static let svg = OutputFormat(
    name: "svg", summary: "a picture", hasBackground: true, usesVectors: true,
    drawings: { page throws(OutputFailure) in
      guard page.drawings.contains(where: page.isVector) else { return cellsText(of: page) }
      let vectors = VectorPage(page)
      do {
        return VisibleText.lines(
          try VectorSVG.document(
            of: vectors.picture, title: page.title.isEmpty ? "A screen" : page.title,
            description: vectors.description))
      } catch {
        throw OutputFailure(message: "\(error)")
      }
    })

  /// The cells of all drawings. The image is dark if `--dark` was given; otherwise it follows the light or dark
  /// appearance of the web page that shows it.
  private static func cellsText(of page: DrawnPage) -> String {
    let sections = page.drawings.map { SVGExport.Section($0.canvas, heading: page.heading(of: $0)) }
    let export = SVGExport(title: page.title, appearance: page.isDark ? .dark : .automatic)
    return VisibleText.lines(export.text(of: sections.isEmpty ? [emptySection] : sections))
  }

  /// The picture of a document without views.
  private static var emptySection: SVGExport.Section {
    let text = "There is nothing to draw."
    let canvas = CellCanvas(size: CellSize(columns: text.count, rows: 1))
    canvas.put(text, at: .zero)
    return SVGExport.Section(canvas)
  }
}
