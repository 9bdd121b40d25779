import ArgumentParser
import NibCore

/// What the configuration file can set, with its defaults: the options of the browser. Other commands take
/// those of them that they have.
struct Settings: ParsableArguments {
  @OptionGroup var screen: ScreenOptions

  @Option(help: "What stands for kinds of objects: letters or symbols.")
  var icons = OutlineIcons.letters

  @OptionGroup var canvas: CanvasOptions
}
