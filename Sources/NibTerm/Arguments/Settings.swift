import ArgumentParser
import NibBrowser
import NibCore
import NibDrawing
import NibScreen

/// The options that the configuration file can contain, with their defaults. The browser supports all of them, and
/// other commands support some.
struct Settings: ParsableArguments {
  @OptionGroup var screen: ScreenOptions

  @Option(help: "Show the kinds of objects as letters or symbols.")
  var icons = OutlineIcons.letters

  @OptionGroup var letters: LargeTextOptions

  @OptionGroup var layout: LayoutArguments
}

/// The option that chooses the characters of large text.
struct LargeTextOptions: ParsableArguments {
  @Option(
    help: """
      Draw large text with quadrants, which nearly every font has, or with sextants, which are easier to read but \
      need a terminal or font with the characters U+1FB00 to U+1FB3B.
      """)
  var blocks = LargeTextBlocks.quadrants
}

extension LargeTextBlocks: ExpressibleByArgument {}

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

/// The background of pages in the browser.
enum PageBackground: String, CaseIterable, ExpressibleByArgument {
  /// White in light appearance, black in dark.
  case own
  /// The terminal's own background.
  case terminal
}

extension BrowserSetup {
  /// Creates the setup of a browser without documents, with the keys of the configuration file, and with the
  /// configurations of `nibterm check`.
  init(screen: ScreenOptions, letters: LargeTextOptions) {
    self.init()
    style = screen.style
    blocks = letters.blocks
    theme = screen.theme
    usesMouse = screen.mouse
    paintsPages = screen.page == .own
    bindings = SettingsFile.standard.bindings ?? .standard
    let configurations = CheckConfigurations()
    configuration = { configurations.isChecked($0) ? configurations.configuration(for: $0) : nil }
  }
}

extension Theme.Name: ExpressibleByArgument {}

extension GraphicsChoice: ExpressibleByArgument {}

extension OutlineIcons: ExpressibleByArgument {}
