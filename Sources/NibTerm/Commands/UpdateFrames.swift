import ArgumentParser
import NibAnalysis
import NibCore
import NibSupport
import NibTools

/// `nibterm update-frames FILE [VIEW...]`: saves the frames that constraints produce.
struct UpdateFrames: EditingCommand {
  static let configuration = CommandConfiguration(
    commandName: "update-frames", _superCommandName: "nibterm",
    abstract: "Save the frames that the constraints of views produce.",
    discussion: """
      The frames are those on the document's own canvas. Without VIEW, the frames of all views are updated; with it, those \
      of the views, of everything inside them, and of what moves with their new sizes. Views such as labels and buttons \
      get the size of their content, as in Interface Builder. They keep the saved size if their font, image or own class \
      makes the size an estimate, and if it is right within a point or 2 %.

      Examples:
        nibterm update-frames Main.storyboard --dry-run
        nibterm update-frames Main.storyboard 'Sign in'
      """)

  @OptionGroup var editing: EditingArguments
  @OptionGroup var document: EditedFileArgument

  @Argument(help: ArgumentHelp("The views. Default: all.", valueName: "view"))
  var views: [String] = []

  func makeEdits(_ run: inout EditRun) throws {
    let chosen = try views.map { try run.element($0, kind: "view") }
    let frames = UpdatedFrames(
      of: run.document, inside: chosen.isEmpty ? nil : Set(chosen.compactMap(\.id)))
    try run.make(frames.all)
    for view in frames.estimated {
      Output.error(
        "note: \(ObjectName(view).full) keeps its saved size, because its content can only be estimated")
    }
    // Without named views, most documents have some.
    guard !chosen.isEmpty, let first = frames.near.first else { return }
    let others = frames.near.count > 1 ? " and \(NibNumber.count(frames.near.count - 1, "other view"))" : ""
    Output.error(
      "note: \(ObjectName(first).full)\(others) \(frames.near.count > 1 ? "keep" : "keeps") the saved size, which differs "
        + "from the measured one by at most a point or 2 %, as fonts of different versions do; set frame.width or "
        + "frame.height to change it")
  }
}
