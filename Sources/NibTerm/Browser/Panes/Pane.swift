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
