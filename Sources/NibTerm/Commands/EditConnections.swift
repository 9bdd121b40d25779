import ArgumentParser
import NibCore
import NibEditing

/// `nibterm connect FILE SOURCE NAME DESTINATION`: connects an outlet, an action or a segue.
struct Connect: EditingCommand {
  static let configuration = CommandConfiguration(
    commandName: "connect", _superCommandName: "nibterm",
    abstract: "Connect an outlet, an action or a segue in a document.",
    discussion: """
      NAME is the name of an outlet of SOURCE, which then names DESTINATION. A name with a colon, such as buy:, is the \
      selector of an action that SOURCE sends to DESTINATION; --action is needed for a selector without a colon. An outlet \
      that is connected already gets the new destination. The File's Owner of a xib is '-1'. With --segue, NAME is the kind \
      of a new segue to a controller: show, showDetail, presentation or popoverPresentation; embed from a container view; \
      rootViewController from a navigation controller, and viewControllers from a tab bar controller. With a selector as \
      NAME, the segue unwinds; DESTINATION is then any object of the scene.

      Examples:
        nibterm connect Main.storyboard 'Sign In Controller' titleLabel 'Welcome back'
        nibterm connect Cell.xib 'Buy now' buy: -- -1
        nibterm connect Main.storyboard nameField changed: 'Form Controller' --event editingChanged
        nibterm connect Main.storyboard 'Buy now' show 'Order Controller' --segue --identifier order
      """)

  @OptionGroup var editing: EditingArguments
  @OptionGroup var document: EditedFileArgument

  @Flag(help: "Connect an action, although the name has no colon.")
  var action = false

  @Flag(help: "Connect an outlet collection, which can name several objects.")
  var collection = false

  @Flag(help: "Connect a segue. NAME is its kind.")
  var segue = false

  @Option(help: ArgumentHelp("The identifier of the segue.", valueName: "text"))
  var identifier: String?

  @Option(
    help: ArgumentHelp("The event of a control. Default: that of Interface Builder.", valueName: "event"))
  var event: String?

  @Argument(
    help: ArgumentHelp(
      "The object with the outlet, or the control that sends the action.", valueName: "source"))
  var source: String

  @Argument(help: ArgumentHelp("The outlet or the selector.", valueName: "name"))
  var name: String

  @Argument(
    help: ArgumentHelp("The object that is named, or that receives the action.", valueName: "destination"))
  var destination: String

  func validate() throws {
    if identifier != nil, !segue { throw ValidationError("--identifier needs --segue.") }
    if segue, action || collection || event != nil {
      throw ValidationError("--segue cannot be used with --action, --collection or --event.")
    }
  }

  func makeEdits(_ run: inout EditRun) throws {
    let isAction = action || event != nil || name.contains(":")
    let kind: Connection.Kind =
      segue
      ? .segue(kind: name, identifier: identifier)
      : isAction ? .action(name, event: event) : collection ? .outletCollection(name) : .outlet(name)
    try run.make([.connect(Connection(try run.id(source), kind, try run.id(destination)))])
  }
}

/// `nibterm disconnect FILE SOURCE [NAME]`: removes connections.
struct Disconnect: EditingCommand {
  static let configuration = CommandConfiguration(
    commandName: "disconnect", _superCommandName: "nibterm",
    abstract: "Remove outlets, actions and segues of an object.",
    discussion: """
      NAME is the outlet, the selector, or the identifier, kind or id of a segue; without it, all connections of SOURCE are \
      removed.

      Examples:
        nibterm disconnect Main.storyboard 'Sign In Controller' titleLabel
        nibterm disconnect Cell.xib 'Buy now' buy:
        nibterm disconnect Main.storyboard 'Buy now' show
      """)

  @OptionGroup var editing: EditingArguments
  @OptionGroup var document: EditedFileArgument

  @Option(help: ArgumentHelp("Remove only the connections to this object.", valueName: "object"))
  var to: String?

  @Argument(help: ArgumentHelp("The object with the connections.", valueName: "source"))
  var source: String

  @Argument(help: ArgumentHelp("The outlet, the selector or the segue.", valueName: "name"))
  var name: String?

  func makeEdits(_ run: inout EditRun) throws {
    let other = try to.map { try run.id($0) }
    try run.make([.disconnect(Disconnection(try run.id(source), name, to: other))])
  }
}
