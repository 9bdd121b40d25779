import ArgumentParser
import NibCore
import NibScreen

/// `nibterm [PATH]`: the browser on a folder, or on a file.
struct Browse: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "browse",
    abstract: "Browse a folder of documents, or look at one.",
    discussion: """
      When the output is no terminal, draws a file as 'show' does and lists a folder's documents. Hidden documents \
      are left out and, in a git work tree, those that git ignores.
      """)

  @Flag(help: "Print what a screen reader would say of a document, in its order, and end.")
  var linear = false

  @Flag(help: "Show documents that git ignores, too.")
  var noIgnore = false

  @Flag(help: "Print the names of a folder's documents, a zero byte after each, and end: for xargs -0.")
  var null = false

  @OptionGroup var settings: Settings
  @OptionGroup var script: ScriptOptions

  @Argument(help: ArgumentHelp("A folder or a document.", valueName: "path"))
  var path = "."

  func run() throws {
    let isFolder = InputFile.isFolder(path)
    guard Terminal.isInteractive || script.isGiven, !linear, !null, path != "-" else {
      return try printPlainly(isFolder)
    }
    guard isFolder || Disk.exists(path) else {
      Output.error("\(path): error: there is no such file or folder [no-file]")
      throw ExitCode(1)
    }
    let browser = Browser(setup(isFolder))
    if script.isGiven { return try script.run(browser) }
    try run(browser)
  }

  private func setup(_ isFolder: Bool) -> Browser.Setup {
    var setup = Browser.Setup()
    if isFolder { setup.folder = path } else { setup.file = path }
    setup.options = canvas.canvas
    setup.deviceName = canvas.device
    setup.style = settings.screen.style
    setup.theme = settings.screen.theme
    setup.usesMouse = settings.screen.mouse
    setup.icons = settings.icons
    setup.respectsIgnore = !noIgnore
    setup.findsAtOnce = script.isGiven
    setup.remarks = SettingsFile.standard.remarks
    return setup
  }

  /// What documents are laid out for.
  var canvas: CanvasOptions {
    settings.canvas
  }

  private func run(_ browser: Browser) throws {
    do {
      let loop = EventLoop(terminal: try settings.screen.makeScreen())
      browser.loop = loop
      loop.run(browser).exitProcess()
    } catch {
      Output.error("nibterm: error: \(error)")
      throw ExitCode(1)
    }
  }

  private func printPlainly(_ isFolder: Bool) throws {
    guard isFolder else {
      return try DocumentPrinter(isLinear: linear, canvas: canvas.canvas).print(path, object: nil)
    }
    for file in InputFile.nibs(below: path, respectsIgnore: !noIgnore) {
      Output.name(file, endsWithZero: null)
    }
  }
}
