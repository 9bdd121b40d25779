import ArgumentParser
import NibCore
import NibTools

/// `nibterm compile FILE.xib -o FILE.nib`: writes the nib that an app would load.
struct Compile: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "compile", _superCommandName: "nibterm",
    abstract: "Compile a xib to a nib that iOS apps load at run time.",
    discussion: """
      The nib contains objects, classes, values, constraints, connections and runtime attributes. Information that \
      only Interface Builder uses is left out without a warning. Examples are ids, labels, notes, comments, \
      placeholder sizes, and positions, bars and screens of the canvas. Anything else that cannot be stored is \
      reported as a warning with its location. Storyboards (which are compiled to folders) and macOS documents cannot \
      be compiled.
      """)

  @Option(
    name: [.short, .long],
    help: ArgumentHelp(
      "Write the nib to this file; '-' is standard output. Default: a .nib file beside the document.",
      valueName: "nib"))
  var output: String?

  @Argument(help: ArgumentHelp("The document; '-' reads standard input.", valueName: "file"))
  var file: String

  func validate() throws {
    if file == "-", output == nil {
      throw ValidationError(
        "The document is standard input; name the nib with -o, or use '-o -' for standard output.")
    }
  }

  func run() throws {
    guard let document = InputFile.document(file) else { throw ExitCode(1) }
    do {
      let nib = try NibCompiler.compile(document)
      for diagnostic in nib.diagnostics { Output.error(diagnostic) }
      try SavedFile(path: destination, content: .nib).write(nib.bytes, madeFrom: [file])
    } catch let error as NibReadError {
      Output.error(error.diagnostic)
      throw ExitCode(1)
    }
  }

  /// The path of the nib: the value of `-o`, or the document's path with another suffix.
  private var destination: String {
    if let output { return output }
    return DocumentName.withoutSuffix(file, [".xib"]) + ".nib"
  }
}
