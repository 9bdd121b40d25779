import NibCore

/// One line of the inspector's page, as it is drawn. An `InspectorRow` can have several lines.
struct InspectorLine {
  /// A piece of text with its style.
  struct Run {
    /// The column in the pane, counted from 0.
    let column: Int
    let text: String
    let style: CellStyle
  }

  /// The index of the item that the line belongs to.
  let item: Int
  var runs: [Run]
}
