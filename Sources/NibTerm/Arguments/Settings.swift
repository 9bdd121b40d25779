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

  @Option(help: .blocks) var blocks = LargeTextBlocks.quadrants

  @OptionGroup var layout: LayoutArguments
}

extension ArgumentHelp {
  /// The help of the option that chooses the characters of large text.
  static let blocks = ArgumentHelp(
    """
    Draw large text with quadrants, which nearly every font has, or with sextants, which are easier to read but \
    need a terminal or font with the characters U+1FB00 to U+1FB3B.
    """)
}

extension LargeTextBlocks: ExpressibleByArgument {}

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
  init(screen: ScreenOptions, blocks: LargeTextBlocks) {
    self.init()
    style = screen.style
    self.blocks = blocks
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
