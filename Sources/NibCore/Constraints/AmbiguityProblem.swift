/// The layout problem that is used to detect ambiguity. It is the problem of the canvas with other sizes.
///
/// The canvas keeps the saved size of views without an intrinsic size, so that they can be seen; here they have no
/// size. Text has already wrapped, so that it no longer competes for the width of a single line. A table cell without
/// its own row height is as high as its content requires.
package struct AmbiguityProblem {
  package private(set) var problem = LayoutProblem()

  /// The content size of a view in terms of its frame; `nil` for an axis without one.
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

  /// The size that replaces the canvas's size; `nil` if the canvas's size is used.
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
  /// True for the content view of a cell whose row height follows the content.
  fileprivate var nibIsHeightOfContent: Bool {
    guard self is UITableViewCellContentView, let cell = superview as? UITableViewCell else { return false }
    return cell.nibOrigin?.element["rowHeight"] == nil
  }
}
