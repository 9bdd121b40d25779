import ArgumentParser
import NibCore
import NibEditing

/// The options of all commands that edit a document.
struct EditingArguments: ParsableArguments {
  @Flag(help: "Print what would change, with the changed lines, and write nothing.")
  var dryRun = false

  @Flag(help: "Print what changed, and what follows from it, as JSON.")
  var json = false

  @Flag(help: "Print a short report for agents: the first objects, views and findings, without their lines.")
  var brief = false

  @Flag(help: "With --brief: list all changes, views and findings.")
  var all = false

  @Flag(help: "Write the document even if check finds errors that it did not have before.")
  var allowErrors = false

  @OptionGroup var layout: LayoutArguments

  /// Whether any of these options is given.
  var isGiven: Bool { dryRun || json || brief || all || allowErrors || layout.isGiven }
}

/// The argument for the document to edit.
struct EditedFileArgument: ParsableArguments {
  @Argument(help: ArgumentHelp("The document to edit, a .xib or .storyboard file.", valueName: "file"))
  var file: String
}
