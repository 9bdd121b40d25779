import ArgumentParser
import NibCore
import NibTools

/// `nibterm decompile FILE.nib -o FILE.xib`: makes a source document from a compiled one, also a storyboard from a
/// `.storyboardc` folder.
struct Decompile: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "decompile", _superCommandName: "nibterm",
    abstract: "Make a xib from a compiled nib, or a storyboard from a compiled one.",
    discussion: """
      Interface Builder opens the new document, and compiling it gives the objects of the compiled one again. What \
      only Interface Builder uses is not in a compiled document and cannot come back: ids, labels, notes, comments, \
      the class of File's Owner, placeholder sizes, and positions, bars and screens of the canvas. The ids of \
      controllers, of their views and of objects with translated texts are kept, because names and keys contain them. \
      Values that have no known form in a source document are reported as warnings. Existing files are never \
      replaced. If a nib of a compiled storyboard is missing or damaged, nothing is written.
      """)

  @Option(
    name: [.short, .long],
    help: ArgumentHelp(
      """
      Write the document to this file; '-' is standard output. Default: a .xib file beside the nib, or a .storyboard \
      file beside the folder.
      """,
      valueName: "document"))
  var output: String?

  @Argument(
    help: ArgumentHelp(
      "The .nib, a file or a folder, or the .storyboardc folder; '-' reads standard input.", valueName: "file"
    ))
  var file: String

  func validate() throws {
    if file == "-", output == nil {
      throw ValidationError(
        "The compiled nib is standard input; name the document with -o, or use '-o -' for standard output.")
    }
  }

  func run() throws {
    guard let document = InputFile.document(file) else { throw ExitCode(1) }
    // The reader leaves out nibs that it cannot read.
    let errors = document.diagnostics.filter { $0.severity == .error }
    if NibDecompiler.isCompiled(document), !errors.isEmpty {
      for diagnostic in errors { Output.error(diagnostic) }
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

  /// The path of the document: the value of `-o`, or the path of the compiled one with another suffix.
  private var destination: String {
    if let output { return output }
    return DocumentName.isStoryboard(file)
      ? DocumentName.withoutSuffix(file, [".storyboardc"]) + ".storyboard"
      : DocumentName.withoutSuffix(file, [".nib"]) + ".xib"
  }
}
