import NibCore

/// A button in the title of a pane, which shows a setting and changes it.
struct TitleButton {
  let text: String
  /// The id of the command.
  let command: String
  /// The importance, which determines what is left out when there is little space.
  var importance = Importance.usual

  enum Importance: CaseIterable {
    /// A setting that is as usual.
    case usual
    /// A value that is interesting even if it is as usual.
    case informative
    /// A setting that the user has changed.
    case changed
  }

  private var columns: Int { CellText.columns(of: text) + 2 }

  /// The buttons that fit into the given number of columns. The least important buttons are left out first, beginning
  /// with the last one. If a changed setting does not fit either, an ellipsis is the last button.
  static func fitting(_ buttons: [TitleButton], columns: Int) -> [TitleButton] {
    var shown = buttons
    var used = buttons.reduce(0) { $0 + $1.columns }
    for importance in [Importance.usual, .informative] {
      while used > columns, let index = shown.lastIndex(where: { $0.importance == importance }) {
        used -= shown.remove(at: index).columns
      }
    }
    guard used > columns else { return shown }
    while used + 3 > columns, let last = shown.popLast() { used -= last.columns }
    return shown + buttons.suffix(1).map { TitleButton(text: "…", command: $0.command) }
  }
}
