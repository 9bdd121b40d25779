import NibCore

/// A heading or row that the inspector's cursor can be on.
enum InspectorItem: Hashable, Sendable {
  case heading(InspectorSection, isFolded: Bool)
  case row(InspectorRow, section: String)

  /// A name that identifies the item when the content is updated, so that the cursor can stay on it.
  var name: String {
    switch self {
    case .heading(let section, _): section.title
    case .row(let row, let section): "\(section)/\(row.label.isEmpty ? row.target ?? row.value : row.label)"
    }
  }
}

/// One line of the inspector's page.
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

/// Formats source locations as text for the inspector.
enum PlaceText {
  /// `View.xib:41`: the file's name without its folders.
  static func short(_ location: SourceLocation) -> String {
    let name = Disk.name(of: location.file)
    return location.line > 0 ? "\(name):\(location.line)" : name
  }

  /// `, line 41`, for locations in the shown file; empty for files without lines.
  static func line(_ location: SourceLocation) -> String {
    location.line > 0 ? ", line \(location.line)" : ""
  }

  /// `Screens/View.xib:41`, the form that editors accept.
  static func full(_ location: SourceLocation) -> String {
    location.line > 0 ? "\(location.file):\(location.line)" : location.file
  }
}
