import ArgumentParser
import NibCore
import NibEditing

/// `nibterm add FILE KIND --to VIEW`: adds a view from the library.
struct AddView: EditingCommand {
  static let configuration = CommandConfiguration(
    commandName: "add", _superCommandName: "nibterm",
    abstract: "Add a view, a cell, a section or a scene to a document.",
    discussion: """
      KIND is the name of the element: \(kinds). The view has the attributes and the size that Interface Builder gives it. \
      Properties that follow are set as with 'nibterm set'. The view has a fixed frame until it gets constraints with \
      --constrain or 'nibterm constrain'; a stack view arranges it. A tableViewCell is a prototype of a table view, or a row of a static section; style=subtitle \
      gives it labels. The \
      controllers \(scenes) are added with a scene, without --to.

      Examples:
        nibterm add Main.storyboard label --to 'Sign in' text=Hello --constrain leading=16 --constrain top=8
        nibterm add Form.xib switch --to rowStack --at 1
        nibterm add Main.storyboard viewController title=Details storyboardIdentifier=details
      """)

  private static var kinds: String { NewView.kinds.joined(separator: ", ") }
  private static var parts: String { LibraryPart.allCases.map(\.rawValue).joined(separator: ", ") }
  private static var scenes: String { NewScene.Kind.allCases.map(\.rawValue).joined(separator: ", ") }

  @OptionGroup var editing: EditingArguments
  @OptionGroup var document: EditedFileArgument

  @Option(help: ArgumentHelp("The view, cell, section or controller that gets it.", valueName: "object"))
  var to: String?

  @Option(
    name: .customLong("as"),
    help: ArgumentHelp(
      "The part of a table view or navigation bar that it becomes: \(parts).",
      valueName: "part"))
  var part: String?

  @Option(help: ArgumentHelp("The place in the list, from 0. Default: the last.", valueName: "number"))
  var at: Int?

  @Option(help: ArgumentHelp("The frame as X,Y,WIDTH,HEIGHT, or only X,Y.", valueName: "numbers"))
  var frame: String?

  @Option(
    help: ArgumentHelp(
      "Add a constraint as 'nibterm constrain' does; can be repeated.", valueName: "constraint"))
  var constrain: [String] = []

  @Argument(help: ArgumentHelp("The kind of view.", valueName: "kind"))
  var kind: String

  @Argument(help: ArgumentHelp("The properties with their values.", valueName: "key=value"))
  var properties: [String] = []

  func makeEdits(_ run: inout EditRun) throws {
    if let scene = NewScene.Kind(rawValue: kind) {
      guard to == nil, part == nil, at == nil, frame == nil, constrain.isEmpty else {
        throw ValidationError(
          "A scene has no place in a view; leave out --to, --as, --at, --frame and --constrain.")
      }
      return try run.make(adding: NewScene(scene), properties: properties)
    }
    guard let to else { throw ValidationError("Name the view that gets the \(kind) with --to.") }
    var view = NewView(kind, in: try run.id(to))
    view.index = at
    view.part = try libraryPart()
    if let frame {
      guard !NewView.hasNoFrame(kind) else {
        throw ValidationError("A \(kind) has no frame; leave out --frame.")
      }
      let parts = frame.split { $0 == "," || $0 == " " }
      let numbers = parts.compactMap { Double($0) }
      guard numbers.count == parts.count, numbers.count == 2 || numbers.count == 4 else {
        throw ValidationError("'\(frame)' is not a valid frame; use X,Y or X,Y,WIDTH,HEIGHT.")
      }
      (view.x, view.y) = (numbers[0], numbers[1])
      if numbers.count == 4 { (view.width, view.height) = (numbers[2], numbers[3]) }
    }
    try run.make(adding: view, properties: properties, constraints: constrain)
  }

  private func libraryPart() throws -> LibraryPart? {
    guard let part else { return nil }
    let names = LibraryPart.allCases.map(\.rawValue)
    guard let known = LibraryPart(rawValue: part) else {
      throw ValidationError(
        "'\(part)' is not a part of a view or bar; use \(names.listed("or")).")
    }
    guard at == nil else { throw ValidationError("A \(part) has no place among subviews; leave out --at.") }
    return known
  }
}
