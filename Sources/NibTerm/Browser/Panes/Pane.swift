import NibCore

/// The parts of the screen that can have the keys, in the order in which Tab goes through them.
enum Pane: Int, CaseIterable {
  case documents, outline, canvas, inspector

  var title: String {
    switch self {
    case .documents: "Documents"
    case .outline: "Outline"
    case .canvas: "Canvas"
    case .inspector: "Inspector"
    }
  }

  /// What goes there.
  var command: BrowserCommand {
    switch self {
    case .documents: .documentsPane
    case .outline: .outlinePane
    case .canvas: .canvasPane
    case .inspector: .inspectorPane
    }
  }

  var context: KeyContext {
    switch self {
    case .documents: .documents
    case .outline: .outline
    case .canvas: .canvas
    case .inspector: .inspector
    }
  }
}

/// Which panes the user wants to see, and how much room they get.
struct PaneArrangement: Hashable {
  var showsSide = true
  var showsInspector = true
  /// Columns of the side panes and of the inspector; nil for what suits the screen.
  var sideColumns: Int?
  var inspectorColumns: Int?
  /// Rows of the inspector where it stands under the canvas.
  var inspectorRows: Int?
  /// The documents' share of the side panes, from 0 to 1.
  var documentsShare = 0.4

  /// The next of: everything, no inspector, no side panes, the canvas alone.
  mutating func cycle() {
    switch (showsSide, showsInspector) {
    case (true, true): showsInspector = false
    case (true, false): (showsSide, showsInspector) = (false, true)
    case (false, true): showsInspector = false
    case (false, false): (showsSide, showsInspector) = (true, true)
    }
  }
}
