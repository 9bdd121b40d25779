/// Canvases as a picture for pull requests and pages: an SVG document that needs nothing else.
///
/// Every letter keeps to its cell whatever font the viewer has; lines, blocks and braille dots are shapes, so
/// that they join. The same canvases give the same bytes. For readers who cannot see it, the document holds
/// the text.
public struct SVGExport: Hashable, Sendable {
  /// The terminal's own colors in the picture.
  public enum Appearance: Hashable, Sendable, CaseIterable {
    case light, dark
    /// Light or dark as the page is that shows the picture.
    case automatic
  }

  /// One drawing of a picture.
  public struct Picture {
    /// What is drawn; its cursor too, if it has one.
    public let canvas: CellCanvas
    /// A line above it.
    public let heading: String?

    /// A drawing with or without a heading.
    public init(_ canvas: CellCanvas, heading: String? = nil) {
      self.canvas = canvas
      self.heading = heading
    }
  }

  /// What stands in the window's title bar; without it there is none.
  public var title: String
  /// Whether dark letters stand on a light ground or the other way round.
  public var appearance: Appearance

  /// An export with the given options.
  public init(title: String = "", appearance: Appearance = .automatic) {
    self.title = title
    self.appearance = appearance
  }

  /// The document, ended by a line break; the pictures stand below each other. A cell is 8 x 16 pixels.
  ///
  /// Cost: O(cells).
  public func text(of pictures: [Picture]) -> String {
    let window = SVGWindow(title: title, pictures: pictures)
    let pixels = SVGCell.unitsPerPixel
    let height = (window.height + pixels - 1) / pixels
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(window.width / pixels)\""
      + " height=\"\(height)\" viewBox=\"0 0 \(window.width) \(window.height)\""
      + " role=\"img\">\n<title>\(SVGMarkup.line(title.isEmpty ? "A terminal" : title))</title>\n"
      + "<desc>\(description(of: pictures))</desc>\n<style>\n\(SVGStyleSheet.text(appearance))</style>\n"
      + "<g class=\"ink\">\n\(window.elements)</g>\n</svg>\n"
  }

  /// The document of one canvas.
  public func text(of canvas: CellCanvas) -> String { text(of: [Picture(canvas)]) }

  /// The headings and the texts.
  private func description(of pictures: [Picture]) -> String {
    let texts = pictures.map { picture in
      (picture.heading.map { $0 + "\n" } ?? "") + TextExport().text(of: picture.canvas)
    }
    return SVGMarkup.escaped(texts.joined(separator: "\n"))
  }
}
