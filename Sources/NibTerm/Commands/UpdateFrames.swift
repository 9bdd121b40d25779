import ArgumentParser
import NibAnalysis
import NibCore
import NibEditing
import NibTools

/// `nibterm update-frames FILE [VIEW...]`: saves the frames that constraints produce.
struct UpdateFrames: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "update-frames", _superCommandName: "nibterm",
    abstract: "Save the frames that the constraints of views produce.",
    discussion: """
      The frames are those on the document's own canvas. Without VIEW, the frames of all views are updated; with it, those \
      of the views and of everything inside them. Views without subviews keep the size that is saved, if their constraints \
      do not determine it, so that missing fonts and images make no difference.

      Examples:
        nibterm update-frames Main.storyboard --dry-run
        nibterm update-frames Main.storyboard 'Sign in'
      """)

  @OptionGroup var editing: EditingArguments
  @OptionGroup var document: EditedFileArgument

  @Argument(help: ArgumentHelp("The views. Default: all.", valueName: "view"))
  var views: [String] = []

  func run() throws {
    let run = try EditRun(document.file, editing)
    let chosen = try views.map { try run.element($0, kind: "view") }
    let context = CheckContext(
      run.document, options: LayoutOptions(), project: CheckProject(), configuration: CheckConfiguration())
    let frames = context.solvedFrames.filter { element, _ in
      chosen.isEmpty || chosen.contains { element == $0 || element.isInside($0) }
    }
    try run.apply(frames.map { UpdateFrames.edit(of: $0.element, $0.frame) })
  }

  private static func edit(of view: NibElement, _ frame: CGRect) -> DocumentEdit {
    let rect = NibRect(
      x: Double(frame.minX), y: Double(frame.minY), width: Double(frame.width), height: Double(frame.height))
    return .frame(FrameEdit(view.id ?? "", rect))
  }
}
