import ArgumentParser
import NibCore
import NibTools

/// `nibterm decompile FILE.nib -o FILE.xib`: makes a source document from a compiled one.
struct Decompile: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "decompile", _superCommandName: "nibterm",
    abstract: "Make a xib from a compiled nib.",
    discussion: """
      Interface Builder opens the new document, and compiling it gives the objects of the compiled one again. What \
      only Interface Builder uses is not in a compiled document and cannot come back: ids, labels, notes, comments, \
      the class of File's Owner, placeholder sizes, and positions, bars and screens of the canvas. Values that have \
      no known form in a source document are reported as warnings. Existing files are never replaced. Compiled \
      storyboards are refused: their segues and the controllers inside others cannot be written as scenes yet.
      """)

  @Option(
    name: [.short, .long],
    help: ArgumentHelp(
      """
      Write the document to this file; '-' is standard output. Default: a .xib file beside the nib.
      """,
      valueName: "document"))
  var output: String?

  @Argument(
    help: ArgumentHelp(
      "The .nib, a file or a folder; '-' reads standard input.", valueName: "file"))
  var file: String

  func validate() throws {
    if file == "-", output == nil {
      throw ValidationError(
        "The compiled nib is standard input; name the document with -o, or use '-o -' for standard output.")
    }
  }

  func run() throws {
    guard let document = InputFile.document(file) else { throw ExitCode(1) }
    guard document.kind.container == .nib || !NibDecompiler.isCompiled(document) else {
      Output.error(
        Diagnostic(
          .cannotDecompile, "compiled storyboards cannot be decompiled yet, only nibs",
          at: SourceLocation(file: file)))
      throw ExitCode(1)
    }
    do {
      let source = try NibDecompiler.decompile(document) { width, height in
        Device.all.first { $0.idiom != .terminal && ($0.width, $0.height) == (width, height) }?.id
      }
      for diagnostic in source.diagnostics { Output.error(diagnostic) }
      try SavedFile(path: destination, content: .source).write(source.bytes, madeFrom: [file])
    } catch let error as NibReadError {
      Output.error(error.diagnostic)
      throw ExitCode(1)
    }
  }

  /// The path of the document: the value of `-o`, or the nib's path with another suffix.
  private var destination: String { output ?? DocumentName.withoutSuffix(file, [".nib"]) + ".xib" }
}
