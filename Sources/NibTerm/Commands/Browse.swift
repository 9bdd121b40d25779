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
  }
}
