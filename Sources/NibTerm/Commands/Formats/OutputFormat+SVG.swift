import NibCore

extension OutputFormat {
  /// One picture of all drawings. It is dark if `--dark` was given; otherwise it has the appearance of the page that
  /// shows it.
  static let svg = OutputFormat(
    name: "svg", summary: "a picture", hasBackground: true,
    drawings: { page in
      let pictures = page.drawings.map { SVGExport.Picture($0.canvas, heading: page.heading(of: $0)) }
      let export = SVGExport(title: page.title, appearance: page.isDark ? .dark : .automatic)
      return VisibleText.lines(export.text(of: pictures.isEmpty ? [pictureOfNothing] : pictures))
    })

  /// The picture for a document without views.
  private static var pictureOfNothing: SVGExport.Picture {
    let text = "There is nothing to draw."
    let canvas = CellCanvas(size: CellSize(columns: text.count, rows: 1))
    canvas.put(text, at: .zero)
    return SVGExport.Picture(canvas)
  }
}
