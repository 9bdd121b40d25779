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
  package var title: String
  /// The terminal's default colors: dark letters on a light background, or light letters on a dark one.
  package var appearance: Appearance

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
