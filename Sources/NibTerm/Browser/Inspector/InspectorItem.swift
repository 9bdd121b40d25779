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

/// Places in files as the inspector shows them.
enum PlaceText {
  /// `View.xib:41`: the file's name without its folders.
  static func short(_ location: SourceLocation) -> String {
    let name = location.file.split(separator: "/").last.map(String.init) ?? location.file
    return location.line > 0 ? "\(name):\(location.line)" : name
  }

  /// `, line 41`, for places in the file that is shown anyway; nothing where files have no lines.
  static func line(_ location: SourceLocation) -> String {
    location.line > 0 ? ", line \(location.line)" : ""
  }

  /// `Screens/View.xib:41`, as editors take it.
  static func full(_ location: SourceLocation) -> String {
    location.line > 0 ? "\(location.file):\(location.line)" : location.file
  }
}
