import NibCore

/// What the inspector's cursor can stand on.
enum InspectorItem: Hashable, Sendable {
  case heading(InspectorSection, isFolded: Bool)
  case row(InspectorRow, section: String)

  /// What stays the same when the object is looked at anew.
  var name: String {
    switch self {
    case .heading(let section, _): section.title
    case .row(let row, let section): "\(section)/\(row.label.isEmpty ? row.target ?? row.value : row.label)"
    }
  }
}

/// One line of the inspector's page.
struct InspectorLine {
  /// A piece of text with its looks.
  struct Run {
    let column: Int
    let text: String
    let style: CellStyle
  }

  /// The number of the item that the line is of.
  let item: Int
  var runs: [Run]
}
