import ArgumentParser
import NibCore

/// `nibterm compile FILE.xib -o FILE.nib`: the nib that an app would load.
struct Compile: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "compile",
    abstract: "Compile a xib to a nib, as apps for iOS load it at run time.",
    discussion: """
      The nib keeps objects, classes, values, constraints, connections and runtime attributes. The format has no place \
      for what only Interface Builder shows, and that is left out without a word: ids, labels and notes, places on the \
      canvas, simulated bars and screens, placeholder sizes, comments. What else cannot be kept is a warning with its \
      place. Storyboards, which are compiled to folders, and documents of macOS are refused.
      """)

  @Option(
    name: [.short, .long],
    help: ArgumentHelp(
      "The nib to write; '-' is standard output. Otherwise it is written beside the document.",
      valueName: "nib"))
  var output: String?

  @Argument(help: ArgumentHelp("The document; '-' reads standard input.", valueName: "file"))
  var file: String

  func validate() throws {
    if file == "-", output == nil {
      throw ValidationError("Name the nib with -o when the document is standard input.")
    }
  }

  func run() throws {
    guard let document = InputFile.document(file) else { throw ExitCode(1) }
    do {
      let nib = try NibCompiler.compile(document)
      for diagnostic in nib.diagnostics { Output.error(diagnostic) }
      try write(nib.bytes)
    } catch let error as NibReadError {
      Output.error(error.diagnostic)
      throw ExitCode(1)
    }
  }

  /// The path of the nib: the document's with another suffix, unless it was named.
  private var destination: String {
    if let output { return output }
    let suffix = ".xib"
    return (file.hasSuffix(suffix) ? String(file.dropLast(suffix.count)) : file) + ".nib"
  }

  private func write(_ bytes: [UInt8]) throws {
    guard destination != "-" else { return Output.write(bytes) }
    do throws(SavedFile.Failure) {
      try SavedFile(path: destination).write(bytes, madeFrom: file)
    } catch {
      Output.error("\(destination): error: \(error.message) [\(error.id)]")
      throw ExitCode(1)
    }
  }
}
