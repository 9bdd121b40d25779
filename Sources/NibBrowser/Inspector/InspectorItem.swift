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
