import ArgumentParser
import NibCore
import NibEditing

/// `nibterm remove FILE OBJECT...`: removes objects.
struct RemoveObjects: EditingCommand {
  static let configuration = CommandConfiguration(
    commandName: "remove", _superCommandName: "nibterm",
    abstract: "Remove objects, constraints or scenes from a document.",
    discussion: """
      Everything inside an object is removed with it, and what refers to it: constraints, outlets, actions and segues. A \
      controller is removed with its scene.

      Examples:
        nibterm remove Main.storyboard 'Old label' --dry-run
        nibterm remove Cell.xib aBc-12-xYz --keep-references
      """)

  @OptionGroup var editing: EditingArguments
  @OptionGroup var document: EditedFileArgument

  @Flag(help: "Remove nothing if something else refers to an object.")
  var keepReferences = false

  @Argument(help: ArgumentHelp("The objects.", valueName: "object"))
  var objects: [String]

  func makeEdits(_ run: inout EditRun) throws {
    let ids = try objects.map { try run.id($0) }
    try run.make([.remove(Removal(ids, removesReferences: !keepReferences))])
  }
}

/// `nibterm duplicate FILE OBJECT`: adds a copy of an object.
struct DuplicateObject: EditingCommand {
  static let configuration = CommandConfiguration(
    commandName: "duplicate", _superCommandName: "nibterm",
    abstract: "Add a copy of an object after it.",
    discussion: """
      The copies have ids of their own. Connections and constraints from outside the object are not copied.

      Example:
        nibterm duplicate Form.xib 'First row'
      """)

  @OptionGroup var editing: EditingArguments
  @OptionGroup var document: EditedFileArgument

  @Argument(help: ArgumentHelp("The object.", valueName: "object"))
  var object: String

  func makeEdits(_ run: inout EditRun) throws {
    try run.make([.duplicate(try run.id(object))])
  }
}

/// `nibterm move FILE OBJECT`: moves an object to another place in its list, or to another list.
struct MoveObject: EditingCommand {
  static let configuration = CommandConfiguration(
    commandName: "move", _superCommandName: "nibterm",
    abstract: "Move a view, a row, a section, a tab or a bar item to another place.",
    discussion: """
      Without --to, the object stays in its list. In another superview, a view loses the constraints with views outside it. \
      The controller of a tab stands for its tab. The saved frames of the views that it moves follow, and the saved \
      positions of rows. The segments of a segmented control are put into an order with 'nibterm set FILE CONTROL \
      segments=All,Mine'.

      Examples:
        nibterm move Main.storyboard 'Buy now' --at 0
        nibterm move Main.storyboard 'Buy now' --to buttonStack --at 1
        nibterm move Main.storyboard Privacy --before About
      """)

  @OptionGroup var editing: EditingArguments
  @OptionGroup var document: EditedFileArgument

  @Option(help: ArgumentHelp("The new superview, section or bar.", valueName: "object"))
  var to: String?

  @Option(help: ArgumentHelp("The place in the list, from 0. Default: the last.", valueName: "number"))
  var at: Int?

  @Option(
    help: ArgumentHelp("Move it before this object of a list; behind it, for a view.", valueName: "object"))
  var before: String?

  @Option(
    help: ArgumentHelp(
      "Move it after this object of a list; in front of it, for a view.", valueName: "object"))
  var after: String?

  @Argument(help: ArgumentHelp("The object.", valueName: "object"))
  var object: String

  func validate() throws {
    guard before == nil || after == nil, before == nil && after == nil || to == nil && at == nil else {
      throw ValidationError("An object has one new place: use --before, --after, or --to with --at.")
    }
  }

  func makeEdits(_ run: inout EditRun) throws {
    let place: Move.Place =
      if let before { .before(try run.id(before)) } else if let after { .after(try run.id(after)) } else {
        .list(of: try to.map { try run.id($0) }, index: at)
      }
    let move = Move(try run.id(object), place)
    try run.make([.move(move)], framesInScenesOf: move.ids)
  }
}

/// `nibterm wrap FILE VIEW...`: embeds views in a stack view.
struct WrapViews: EditingCommand {
  static let configuration = CommandConfiguration(
    commandName: "wrap", _superCommandName: "nibterm",
    abstract: "Embed views in a new stack view.",
    discussion: """
      The views must have the same superview. They lose the constraints that place them; those between their widths and \
      heights stay. Without --axis, the stack view has the direction in which the views are placed, and without --spacing \
      the smallest distance between them.

      Examples:
        nibterm wrap Main.storyboard titleLabel subtitleLabel --spacing 8
        nibterm wrap Main.storyboard OK Cancel --axis horizontal
      """)

  @OptionGroup var editing: EditingArguments
  @OptionGroup var document: EditedFileArgument

  @Option(help: ArgumentHelp("horizontal or vertical.", valueName: "axis"))
  var axis: String?

  @Option(help: ArgumentHelp("The distance of the views in points.", valueName: "points"))
  var spacing: Double?

  @Argument(help: ArgumentHelp("The views.", valueName: "view"))
  var views: [String]

  func makeEdits(_ run: inout EditRun) throws {
    let ids = try views.map { try run.id($0, kind: "view") }
    try run.make([.wrap(Wrapping(ids, axis: axis, spacing: spacing))])
  }
}

/// `nibterm unwrap FILE STACK`: removes a stack view and keeps its views.
struct UnwrapViews: EditingCommand {
  static let configuration = CommandConfiguration(
    commandName: "unwrap", _superCommandName: "nibterm",
    abstract: "Remove a stack view, and keep its views in its superview.",
    discussion: """
      The views keep their frames, and have no constraints to other views.

      Example:
        nibterm unwrap Main.storyboard buttonStack
      """)

  @OptionGroup var editing: EditingArguments
  @OptionGroup var document: EditedFileArgument

  @Argument(help: ArgumentHelp("The stack view.", valueName: "view"))
  var view: String

  func makeEdits(_ run: inout EditRun) throws {
    try run.make([.unwrap(try run.id(view, kind: "view"))])
  }
}
