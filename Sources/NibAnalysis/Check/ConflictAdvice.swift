import NibCore

/// The advice for the conflicts of a layout, in `explain`. The rules of `check` give the same advice.
struct ConflictAdvice {
  /// The advice as a sentence with a full stop.
  let text: String
  /// The changes of the canvas that resolve the conflicts; empty if none does.
  let remedies: [Remedy]

  private static let general = "Remove one of the constraints in conflict, or lower its priority."
  private static let ofRow =
    "Give one of the constraints in conflict the priority 999, because UIKit rounds the height of rows."

  /// If only the size of the root on the canvas causes the conflicts, the advice is to correct the size. A row is an
  /// exception if UIKit rounds its height so that the constraints conflict in the program too.
  ///
  /// Cost: solves the layout up to four times.
  ///
  /// - Parameter options: the options of the layout.
  init(_ layout: ExplainedLayout, _ options: LayoutOptions) {
    let needed = NeededSize(of: layout, options)
    text = needed.map { $0.isRounded ? ConflictAdvice.ofRow : $0.explanation + "." } ?? ConflictAdvice.general
    remedies = [needed?.remedy].compactMap { $0 }
  }
}
