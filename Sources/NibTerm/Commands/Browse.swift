import ArgumentParser
import NibCore
import NibScreen

/// `nibterm [PATH]`: the browser on a folder, the previewer on a file.
struct Browse: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Browse a folder of documents, or preview one.",
    discussion: "When the output is no terminal, draws a file as 'show' does and lists a folder's documents.")

  @OptionGroup var canvas: CanvasOptions

  @Argument(help: ArgumentHelp("A folder or a document.", valueName: "path"))
  var path = "."

  func run() throws {
    let isFolder = InputFile.isFolder(path)
    guard Terminal.isInteractive, path != "-" else { return try printPlainly(isFolder) }
    guard isFolder || FileManager.default.fileExists(atPath: path) else {
      Output.error("\(path): error: there is no such file or folder [no-file]")
      throw ExitCode(1)
    }
    let browser =
      isFolder
      ? Browser(folder: path, files: InputFile.nibs(below: path), options: canvas.canvas)
      : Browser(file: path, options: canvas.canvas)
    try run(browser)
  }

  private func run(_ browser: Browser) throws {
    do {
      let loop = EventLoop(terminal: try CursesScreen())
      loop.run(browser).exitProcess()
    } catch {
      Output.error("nibterm: error: \(error)")
      throw ExitCode(1)
    }
  }

  private func printPlainly(_ isFolder: Bool) throws {
    guard isFolder else { return try DocumentPrinter(canvas: canvas).print(path, object: nil) }
    for file in InputFile.nibs(below: path) { Output.line(Output.sanitized(file)) }
  }
}
