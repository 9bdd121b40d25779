/// The fonts and the colors of a picture: those of the terminal that it shows.
enum SVGStyleSheet {
  /// The rules; automatic appearance follows the page that shows the picture.
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
