import ArgumentParser
import NibCore

/// `nibterm tree FILE`: the outline, a line an object, stable enough for `git diff`.
struct Tree: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Print the outline: a line an object with class, id, label, frame and text.",
    discussion: "Set it as a diff driver: git config diff.xib.textconv 'nibterm tree'.")

  @Argument(help: ArgumentHelp("The document; '-' reads standard input.", valueName: "file"))
  var files: [String]

  func run() throws {
    var failed = false
    for file in files {
      guard let document = InputFile.document(file) else {
        failed = true
        continue
      }
      if files.count > 1 { Output.line("\(Output.sanitized(file)):") }
      Output.write(Output.sanitized(NibOutline(document).text))
    }
    if failed { throw ExitCode(1) }
  }
}
