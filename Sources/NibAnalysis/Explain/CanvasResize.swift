import NibCore
import NibEditing

/// The edits that change a size which only the document gives a view: that of a root view on the canvas, or of a cell.
package struct CanvasResize {
  package let edits: [DocumentEdit]
  /// The name of the view that gets the size, such as `cell "Contact"`.
  let name: String

  /// - Parameters:
  ///   - view: a root view, a cell, or the content view of a cell.
  ///   - size: the size in points.
  package init(of view: UIView, to size: CGSize) throws(FrameMove.Refusal) {
    guard let holder = CanvasResize.holder(of: view) else {
      throw FrameMove.Refusal(reason: "The view is neither a root view nor a cell.")
    }
    name = holder.nibNameInSentence
    guard let origin = holder.nibOrigin, !origin.id.isEmpty, let saved = origin.savedFrame else {
      throw FrameMove.Refusal(reason: "The document does not save the size of \(name).")
    }
    // A content view can be smaller than its cell, by a separator.
    let old = view.bounds.size
    var frame = saved
    frame.size.width = max(1, saved.width + size.width - old.width)
    frame.size.height = max(1, saved.height + size.height - old.height)
    try CanvasResize.check(holder, changesWidth: frame.width != saved.width)
    var edits: [DocumentEdit] = []
    let isRow = holder is UITableViewCell
    if isRow, frame.height != saved.height {
      edits.append(.set(PropertyEdit(origin.id, "rowHeight", NibNumber.text(frame.height))))
    }
    if !isRow || frame.width != saved.width { edits.append(.frame(FrameEdit(origin.id, NibRect(frame)))) }
    self.edits = edits
  }

  /// Refuses sizes that the document does not choose.
  private static func check(_ holder: UIView, changesWidth: Bool) throws(FrameMove.Refusal) {
    if holder is UITableViewCell || holder is UITableViewHeaderFooterView {
      guard changesWidth, holder.superview != nil else { return }
      throw FrameMove.Refusal(reason: "The table gives \(holder.nibNameInSentence) its width.")
    }
    if holder is UICollectionReusableView { return }
    if holder.nibViewController != nil || holder.nibFillsScreen {
      throw FrameMove.Refusal(
        reason: "The size of the root view is that of the device; d chooses another device, and S any size.")
    }
  }

  /// The view whose size the document chooses: a root view, a cell, or the cell around its content view; `nil` for other
  /// views.
  static func holder(of view: UIView) -> UIView? {
    guard let superview = view.superview else { return view }
    if view.nibIsReusable { return view }
    return superview.nibIsReusable && view.nibOrigin?.element.key == "contentView" ? superview : nil
  }
}

extension UIView {
  /// Whether this is a cell, header or footer of a table or collection.
  var nibIsReusable: Bool {
    self is UITableViewCell || self is UICollectionReusableView || self is UITableViewHeaderFooterView
  }
}
