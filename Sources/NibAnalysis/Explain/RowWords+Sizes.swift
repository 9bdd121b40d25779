import NibCore

extension RowWords {
  /// Who gives the root its size.
  func rootSize(_ dimension: LayoutRow.Dimension) -> String {
    let length = dimension == .width ? layout.root.bounds.width : layout.root.bounds.height
    let giver = layout.root.superview.map { "\($0.nibDisplayName) gives" } ?? "the canvas gives"
    return "\(giver) \(layout.root.nibDisplayName) the \(dimension) \(NibNumber.text(length))"
  }

  /// How large an item's content is, and how strongly that counts.
  func content(_ id: LayoutProblem.ItemID, _ dimension: LayoutRow.Dimension) -> String {
    let item = layout.problem.items[id]
    let hugging = dimension == .width ? item.hugging.width : item.hugging.height
    let resistance = dimension == .width ? item.compression.width : item.compression.height
    return "\(contentSource(id, dimension)) \(dimension) \(contentLength(id, dimension)) "
      + "(hugging \(NibNumber.text(CGFloat(hugging))), resistance \(NibNumber.text(CGFloat(resistance))))"
  }

  /// Whose size counts as the content's.
  private func contentSource(_ id: LayoutProblem.ItemID, _ dimension: LayoutRow.Dimension) -> String {
    guard let view = layout.view(of: id) else { return "the content of \(itemName(id)) has the" }
    let placeholder =
      dimension == .width ? view.priorities.placeholderWidth : view.priorities.placeholderHeight
    let own = view.nibLayoutContentSize
    if view.nibReplaysSavedSize { return "the saved size stands for the content of \(itemName(id)):" }
    if placeholder != nil { return "the placeholder in Interface Builder gives \(itemName(id)) the" }
    if (dimension == .width ? own.width : own.height) == nil {
      return "\(itemName(id)) has no size of its own, and the canvas keeps the saved"
    }
    return "the content of \(itemName(id)) has the"
  }

  private func contentLength(_ id: LayoutProblem.ItemID, _ dimension: LayoutRow.Dimension) -> String {
    let row = layout.rows.first { $0.source == .content(id, dimension) }
    return NibNumber.text(CGFloat(-(row?.constant ?? 0)))
  }
}
