/// Exports canvases as an SVG document without external resources, for pull requests and web pages.
///
/// Every letter stays in its cell, whatever font the viewer has. Lines, blocks and braille dots are drawn as
/// shapes, so that they join. The same canvases produce the same bytes. For readers who cannot see the
/// document, it contains the text as its description.
public struct SVGExport: Hashable, Sendable {
  /// The colors that represent the terminal's default colors.
  public enum Appearance: Hashable, Sendable, CaseIterable {
    /// A light or a dark background.
    case light, dark
    /// Light or dark, as the reader prefers.
    case automatic
  }

  /// A canvas with an optional heading.
  package struct Section {
    /// The canvas that is drawn, including its cursor if it has one.
    package let canvas: CellCanvas
    /// A line of text above the canvas; `nil` for none.
    package let heading: String?

    package init(_ canvas: CellCanvas, heading: String? = nil) {
      self.canvas = canvas
      self.heading = heading
    }
  }

  /// The text in the window's title bar; if it is empty, there is no title bar.
  public var title: String
  /// The terminal's default colors: dark letters on a light background, or light letters on a dark one.
  public var appearance: Appearance

  /// Creates an export with the given options.
  public init(title: String = "", appearance: Appearance = .automatic) {
    self.title = title
    self.appearance = appearance
  }

  /// The document, followed by a line break; the sections are placed below each other. A cell is 8 x 16 pixels.
  ///
  /// Cost: O(cells).
  package func text(of sections: [Section]) -> String {
    let window = SVGWindow(title: title, sections: sections)
    let pixels = SVGCell.unitsPerPixel
    let height = (window.height + pixels - 1) / pixels
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(window.width / pixels)\""
      + " height=\"\(height)\" viewBox=\"0 0 \(window.width) \(window.height)\""
      + " role=\"img\">\n<title>\(SVGMarkup.line(title.isEmpty ? "A terminal" : title))</title>\n"
      + "<desc>\(description(of: sections))</desc>\n<style>\n\(SVGStyleSheet.text(appearance))</style>\n"
      + "<g class=\"ink\">\n\(window.elements)</g>\n</svg>\n"
  }

  /// The document of one canvas.
  public func text(of canvas: CellCanvas) -> String { text(of: [Section(canvas)]) }

  /// The headings and texts of the sections.
  private func description(of sections: [Section]) -> String {
    let texts = sections.map { section in
      (section.heading.map { $0 + "\n" } ?? "") + TextExport().text(of: section.canvas)
    }
    return SVGMarkup.escaped(texts.joined(separator: "\n"))
  }
}

/// The fonts and colors of the document, like those of a terminal.
enum SVGStyleSheet {
  /// The rules. With automatic appearance, the colors depend on the color scheme that the reader prefers.
  static func text(_ appearance: SVGExport.Appearance) -> String {
    switch appearance {
    case .light: common + colors(light)
    case .dark: common + colors(dark)
    case .automatic: common + colors(light) + "@media(prefers-color-scheme:dark){\n\(colors(dark))}\n"
    }
  }

  private static let common =
    "text{font-family:ui-monospace,SFMono-Regular,Menlo,\"DejaVu Sans Mono\",\"Liberation Mono\",Consolas,"
    + "monospace;font-size:\(SVGCell.fontSize)px}\n"
    + ".edge{fill:none;stroke:#888;stroke-opacity:.5;stroke-width:\(SVGCell.line)}\n"

  private static let light = (ink: "#1f2328", paper: "#fff")
  private static let dark = (ink: "#e6edf3", paper: "#161b22")

  private static func colors(_ colors: (ink: String, paper: String)) -> String {
    ".ink{fill:\(colors.ink)}\n.paper{fill:\(colors.paper)}\n"
  }
}

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
