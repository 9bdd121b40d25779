/// The parts of the screen that can have the focus, in Tab order.
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

  /// The place in which the pane's commands work.
  var context: CommandContext {
    switch self {
    case .documents: .documents
    case .outline: .outline
    case .canvas: .canvas
    case .inspector: .inspector
    }
  }
}
