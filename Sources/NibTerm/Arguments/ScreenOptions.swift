import ArgumentParser
import NibBrowser
import NibCore
import NibDrawing
import NibScreen

/// The options of commands that use the whole terminal window.
struct ScreenOptions: ParsableArguments {
  @Option(help: "Set the colors: default (the terminal's own), light, dark or mono (none).")
  var theme = Theme.Name.default

  @Flag(
    inversion: .prefixedNo, exclusivity: .chooseLast,
    help: "Handle clicks and the wheel. With --no-mouse, the terminal's own text selection works.")
  var mouse = true

  @Option(help: "Paint pages in their own background, light or dark, or in the terminal's: own or terminal.")
  var page = PageBackground.own

  @Option(help: "Draw views rendered (as the screen would look) or as boxes (outlines with names).")
  var style = NibDrawingContext.Style.rendered

  @Option(
    help: """
      Show pictures as images in terminals that can: auto (ask the terminal), kitty, sixel or iterm (use this \
      protocol without asking), or cells (no images).
      """)
  var graphics = GraphicsChoice.auto

  /// Opens the terminal according to the options.
  ///
  /// - Throws: `ScreenError` if the terminal cannot be used for drawing.
  func makeScreen() throws -> CursesScreen {
    try CursesScreen(usesColor: Terminal.wantsColor && theme != .mono, usesMouse: mouse, graphics: graphics)
  }
}
