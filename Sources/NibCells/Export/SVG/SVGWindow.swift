/// The visible part of the document: a window with round corners, a title bar if there is a title, and the sections
/// below each other, each under its heading.
struct SVGWindow {
  let title: String
  let sections: [SVGExport.Section]

  private static let margin = SVGCell.width
  private static let titleHeight = 84
  private static let headingHeight = 2 * SVGCell.height
  private static let radius = 24

  /// The number of columns of the widest canvas, heading or title. Headings and titles make the window at most 200
  /// columns wide.
  private var columns: Int {
    let lines = sections.map { CellText.columns(of: $0.heading ?? "") } + [CellText.columns(of: title) + 12]
    return max(1, sections.map(\.canvas.size.columns).max() ?? 0, min(200, lines.max() ?? 0))
  }

  private func height(of section: SVGExport.Section) -> Int {
    section.canvas.size.rows * SVGCell.height + (section.heading == nil ? 0 : SVGWindow.headingHeight)
  }

  private var top: Int { title.isEmpty ? SVGWindow.margin : SVGWindow.titleHeight }
  /// The width in user units.
  var width: Int { columns * SVGCell.width + 2 * SVGWindow.margin }
  /// The height in user units.
  var height: Int { top + sections.reduce(0) { $0 + height(of: $1) } + SVGWindow.margin }

  var elements: String {
    var y = top
    var parts = [frame, titleBar]
    for section in sections {
      if let heading = section.heading {
        parts.append(text(heading, x: SVGWindow.margin, y: y + SVGCell.baseline + SVGCell.height / 2))
        y += SVGWindow.headingHeight
      }
      let drawing = SVGDrawing(section.canvas).elements
      parts.append("<g transform=\"translate(\(SVGWindow.margin) \(y))\">\n\(drawing)</g>\n")
      y += section.canvas.size.rows * SVGCell.height
    }
    return parts.joined()
  }

  private var frame: String {
    let line = SVGCell.line
    let size = "width=\"\(width - 2 * line)\" height=\"\(height - 2 * line)\" rx=\"\(SVGWindow.radius)\""
    return "<rect class=\"paper\" x=\"\(line)\" y=\"\(line)\" \(size)/>\n"
      + "<rect class=\"edge\" x=\"\(line)\" y=\"\(line)\" \(size)/>\n"
  }

  private var titleBar: String {
    guard !title.isEmpty else { return "" }
    let y = SVGWindow.titleHeight
    let dots = (0..<3).map { "<circle cx=\"\(45 + 42 * $0)\" cy=\"42\" r=\"15\"/>" }.joined()
    let shown = CellText.truncated(title, columns: columns - 10, .middle)
    return "<g fill=\"#888\" fill-opacity=\".5\">\(dots)</g>\n"
      + "<path class=\"edge\" d=\"M3 \(y - 6)H\(width - 3)\"/>\n"
      + "<text x=\"\(width / 2)\" y=\"54\" text-anchor=\"middle\" fill-opacity=\".7\" font-weight=\"bold\">"
      + "\(SVGMarkup.line(shown))</text>\n"
  }

  private func text(_ text: String, x: Int, y: Int) -> String {
    "<text x=\"\(x)\" y=\"\(y)\" fill-opacity=\".7\" font-weight=\"bold\">"
      + "\(SVGMarkup.line(CellText.truncated(text, columns: columns)))</text>\n"
  }
}
