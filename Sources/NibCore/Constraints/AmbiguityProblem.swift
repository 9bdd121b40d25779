/// The layout problem by which ambiguity is judged: that of the canvas, but for sizes.
///
/// The canvas keeps the saved size of views that have none of their own, so that they can be seen: here they
/// have none. Text has wrapped, so that it no longer competes for the width of its single line. A table cell
/// without a row height of its own is as high as its content asks.
package struct AmbiguityProblem {
  package private(set) var problem = LayoutProblem()

  /// The content size of a view in frame terms; nil for no wish.
  private typealias ContentSize = (width: CGFloat?, height: CGFloat?)

  package init(_ layout: CheckedLayout, _ builder: LayoutBuilder) {
    var views: [LayoutProblem.ItemID: UIView] = [:]
    for view in layout.views { builder.item(for: view).map { views[$0] = view } }
    for (index, item) in builder.problem.items.enumerated() {
      problem.addItem(views[index].map { AmbiguityProblem.judged(item, of: $0) } ?? item)
    }
    for constraint in builder.problem.constraints { problem.addConstraint(constraint) }
    let size = layout.root.bounds.size
    let isRow = layout.root.nibIsHeightOfContent
    problem.rootSize = LayoutProblem.RootSize(
      width: (Double(size.width), 1000),
      height: (Double(size.height), isRow ? UILayoutPriority.fittingSizeLevel.rawValue : 1000))
  }

  private static func judged(_ item: LayoutProblem.Item, of view: UIView) -> LayoutProblem.Item {
    guard let size = contentSize(of: view) else { return item }
    let insets = view.alignmentRectInsets
    var item = item
    item.intrinsicWidth = size.width.map { Double($0 - insets.left - insets.right) }
    item.intrinsicHeight = size.height.map { Double($0 - insets.top - insets.bottom) }
    item.heightDependsOnWidth = false
    return item
  }

  /// The size that counts instead of the canvas's; nil where that one counts.
  private static func contentSize(of view: UIView) -> ContentSize? {
    guard view.subviews.isEmpty, view.nibVerifiesAmbiguity != "ignoreSizes" else { return nil }
    let size = view.nibLayoutContentSize
    guard view.nibHeightDependsOnWidth else { return size }
    let wrapped = view.nibContentSize(forWidth: view.bounds.width)
    let width = wrapped?.width ?? size.width.map { min($0, view.bounds.width) }
    return (width, wrapped?.height ?? size.height)
  }
}

extension UIView {
  /// Whether this is the content of a cell whose row may grow and shrink with it.
  fileprivate var nibIsHeightOfContent: Bool {
    guard self is UITableViewCellContentView, let cell = superview as? UITableViewCell else { return false }
    return cell.nibOrigin?.element["rowHeight"] == nil
  }
}
