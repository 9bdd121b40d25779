import NibCore

extension OutputFormat {
  /// An SVG image of all drawings. It is dark if `--dark` was given; otherwise it follows the light or dark appearance
  /// of the web page that shows it.
  static let svg = OutputFormat(
    name: "svg", summary: "a picture", hasBackground: true,
    drawings: { page in
      let pictures = page.drawings.map { SVGExport.Picture($0.canvas, heading: page.heading(of: $0)) }
      let export = SVGExport(title: page.title, appearance: page.isDark ? .dark : .automatic)
      return VisibleText.lines(export.text(of: pictures.isEmpty ? [emptyPicture] : pictures))
    })

  /// The picture of a document without views.
  private static var emptyPicture: SVGExport.Picture {
    let text = "There is nothing to draw."
    let canvas = CellCanvas(size: CellSize(columns: text.count, rows: 1))
    canvas.put(text, at: .zero)
    return SVGExport.Picture(canvas)
  }
}
