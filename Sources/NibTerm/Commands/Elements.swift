import ArgumentParser
import NibCore
import NibSamples
import NibScreen
import NibTools

/// `nibterm elements`: runs the demo app, which shows the chemical elements.
struct Elements: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "elements", _superCommandName: "nibterm",
    abstract: "Browse the chemical elements: tables, tabs and details, all from nibs.",
    discussion: "If the output is not a terminal, draws the first screen once, 80 columns wide.")

  @Flag(help: "Start with the periodic table instead of the list.")
  var table = false

  func run() throws {
    NibLoadingMode.standard = .strict
    ProgramLog.open()
    let application = try TerminalApplication(
      rootViewController: ElementsDemo.makeRootController(startsWithTable: table))
    guard isatty(STDOUT_FILENO) != 0 else { return Elements.drawOnce(application) }
    application.showsKeyHints = true
    application.offersStyles = true
    application.savesDefaults = false
    do {
      try application.run().exitProcess()
    } catch {
      Output.error("nibterm: error: \(error)")
      throw ExitCode(1)
    }
  }

  private static func drawOnce(_ application: TerminalApplication) {
    let canvas = CellCanvas(size: CellSize(columns: 80, rows: 24))
    application.prepare(for: canvas.size)
    application.draw(on: canvas)
    Output.write(TextExport().text(of: canvas))
  }
}
