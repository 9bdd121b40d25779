import NibCore

/// Where the content size of an item comes from.
enum ContentOrigin {
  /// The saved size, which stands for the content of a view without subviews.
  case replayed
  /// A placeholder in Interface Builder.
  case placeholder
  /// The saved size of a view without content. Only Interface Builder's canvas keeps it.
  case canvas
  /// The content itself, such as a text.
  case content
}

extension ExplainedLayout {
  func contentOrigin(_ id: LayoutProblem.ItemID, _ dimension: LayoutRow.Dimension) -> ContentOrigin {
    guard let view = view(of: id) else { return .content }
    if view.nibReplaysSavedSize { return .replayed }
    let placeholder =
      dimension == .width ? view.priorities.placeholderWidth : view.priorities.placeholderHeight
    if placeholder != nil { return .placeholder }
    let size = view.nibLayoutContentSize
    return (dimension == .width ? size.width : size.height) == nil ? .canvas : .content
  }
}
