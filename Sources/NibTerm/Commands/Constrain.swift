import ArgumentParser
import NibCore
import NibEditing

/// `nibterm constrain FILE VIEW CONSTRAINT...`: adds constraints to a view.
struct Constrain: EditingCommand {
  static let configuration = CommandConfiguration(
    commandName: "constrain", _superCommandName: "nibterm",
    abstract: "Add constraints to a view in a document.",
    discussion: """
      A CONSTRAINT is ATTRIBUTE=VALUE, also with >= or <=. The value is a distance from the edge of the superview's safe \
      area, or of the superview if it has none (--to changes this), a length, or another object with an attribute: \
      NAME.ATTRIBUTE*MULTIPLIER+CONSTANT. 'standard' is the system's distance. ratio=16:9 is the ratio of width to height. \
      @PRIORITY at the end sets the priority. 'nibterm set' changes constraints, and 'nibterm remove' removes them.

      Examples:
        nibterm constrain Main.storyboard titleLabel leading=16 trailing=16 top=8
        nibterm constrain Main.storyboard 'Buy now' centerX=0 width>=44@750 top=titleLabel.bottom+standard
        nibterm constrain Cell.xib photo ratio=16:9 leading=0 trailing=0 --to margins
      """)

  @OptionGroup var editing: EditingArguments
  @OptionGroup var document: EditedFileArgument

  @Option(
    help: ArgumentHelp(
      "What distances refer to: superview, safeArea, margins, or another object. Default: the safe area if there is one.",
      valueName: "target"))
  var to: String?

  @Argument(help: ArgumentHelp("The view.", valueName: "view"))
  var view: String

  @Argument(help: ArgumentHelp("The constraints to add.", valueName: "constraint"))
  var constraints: [String]

  func makeEdits(_ run: inout EditRun) throws {
    let view = try run.element(view, kind: "view")
    let target = try target(run)
    try run.make(
      constraints.map { text in
        do throws(EditError) {
          let text = try ConstraintText(text)
          return .addConstraint(try text.constraint(of: view, with: otherID(text, run), to: target))
        } catch {
          run.report(error)
          throw ExitCode(1)
        }
      })
  }

  private func otherID(_ text: ConstraintText, _ run: EditRun) throws(EditError) -> String? {
    guard let other = text.other else { return nil }
    return try run.id(ofOther: other.name)
  }

  private func target(_ run: EditRun) throws -> ConstraintText.Target {
    switch to?.lowercased() {
    case nil: .automatic
    case "superview": .superview
    case "safearea", "safe-area": .safeArea
    case "margins": .margins
    default: .object(try run.id(to ?? "", kind: "view"))
    }
  }
}
