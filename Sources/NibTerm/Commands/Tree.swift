import ArgumentParser
import NibAnalysis
import NibCompare
import NibCore
import NibTools

/// `nibterm tree FILE`: prints the outline with one line per object, or everything that the document contains.
struct Tree: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tree", _superCommandName: "nibterm",
    abstract: "Print the outline: one line per object with class, id, label, frame and text.",
    discussion: """
      With FILE and OBJECT, prints only that object and its contents. OBJECT is its id, visible text, outlet, \
      identifier, title, label or class. Case is ignored if no name matches exactly.

      The frames are those saved in the document. With any of the options below, they are the result of a layout with \
      these options.

      An outline leaves out most of a document. With --full, everything is printed: all elements, attributes, texts and \
      comments, so that any two different files have different texts. 'git log -p' shows this form after 'nibterm git \
      install'.
      """)

  @OptionGroup var layout: LayoutArguments

  @Flag(help: "Print everything in the documents, instead of the outline.")
  var full = false

  @Flag(help: "Print a short outline for agents, without scenes, first responders and decimals.")
  var brief = false

  @Argument(
    help: ArgumentHelp(
      "The documents, or one document and an object in it; '-' reads standard input.", valueName: "file"))
  var files: [String]

  func validate() throws {
    if full, layout.isGiven {
      throw ValidationError(
        "--full prints documents as they are; the options of layouts have no effect on it.")
    }
    if brief, full || layout.isGiven {
      throw ValidationError(
        "--brief prints saved frames; it cannot be used with --full or options of layouts.")
    }
    if full, DocumentArguments(files).object != nil {
      throw ValidationError("--full prints whole documents, not one object.")
    }
  }

  func run() throws {
    let arguments = DocumentArguments(files)
    if full { return try Tree.print(arguments.files) { DocumentText.text(of: $0) } }
    let options = layout.isGiven ? layout.options : nil
    guard let object = arguments.object else {
      return try Tree.print(arguments.files, in: options?.language) { document in
        brief
          ? NibOutline(document).briefText()
          : NibOutline(document).text(frames: options.map { Tree.frames(of: document, $0) } ?? [:])
      }
    }
    guard let document = InputFile.document(arguments.files[0], in: options?.language) else {
      throw ExitCode(1)
    }
    do throws(ObjectLookupError) {
      Output.write(try text(of: document, object: object, options: options))
    } catch {
      Output.error(error.diagnostic)
      throw ExitCode(1)
    }
  }

  /// The outline of an object and its contents.
  ///
  /// - Throws: `ObjectLookupError` if the outline has no such object, or several.
  private func text(
    of document: NibDocument, object: String, options: LayoutOptions?
  ) throws(ObjectLookupError) -> String {
    let outline = NibOutline(document)
    let elements = Set(outline.nodes.map(\.element))
    let element = try ObjectLookup(document) { elements.contains($0) }.element(named: object, kind: "object")
    if brief { return outline.briefText(of: element) }
    return outline.text(of: element, frames: options.map { Tree.frames(of: document, $0) } ?? [:])
  }

  /// Prints a text for each document.
  ///
  /// - Parameter language: the language of the documents' texts; `nil` for the development language.
  /// - Throws: `ExitCode` 1, after printing the other documents, if a document cannot be read.
  private static func print(
    _ files: [String], in language: ShownLanguage? = nil, text: (NibDocument) -> String
  ) throws {
    var failed = false
    for file in files {
      guard let document = InputFile.document(file, in: language) else {
        failed = true
        continue
      }
      if files.count > 1 { Output.line("\(VisibleText.line(file)):") }
      Output.write(text(document))
    }
    if failed { throw ExitCode(1) }
  }

  /// The frames of a document's views in a layout with the options, by the ids of the views.
  private static func frames(of document: NibDocument, _ options: LayoutOptions) -> [String: CGRect] {
    let views = LoadedDocument(document, options: options).roots.flatMap(\.views)
    return views.reduce(into: [:]) { frames, view in
      if let id = view.nibOrigin?.id { frames[id] = view.frame }
    }
  }
}
