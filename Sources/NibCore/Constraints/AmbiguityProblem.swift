/// The layout problem that is solved to find ambiguous views.
///
/// It differs from the problem of the canvas in these ways:
/// - Views without an intrinsic size get none. The canvas uses their saved size instead, so that they can be seen.
/// - Views of which Interface Builder only verifies the position have the size that they have on the canvas.
/// - Text has the size that it has after wrapping, so that it does not demand the width of a single line.
/// - Views across a stack view that does not fill them can shrink, as on devices. The canvas leaves that out.
/// - The row of a table cell for which the document determines no height is as high as its content requires.
package struct AmbiguityProblem {
  package private(set) var problem = LayoutProblem()

  /// The content size of a view, including its alignment insets; `nil` for an axis without a content size.
  private typealias ContentSize = (width: CGFloat?, height: CGFloat?)

  /// - Parameters:
  ///   - layout: the layout, whose views have their final frames.
  ///   - builder: a builder for the root of that layout.
  package init(_ layout: CheckedLayout, _ builder: LayoutBuilder) {
    var views: [LayoutProblem.ItemID: UIView] = [:]
    for view in layout.views { builder.item(for: view).map { views[$0] = view } }
    for (index, item) in builder.problem.items.enumerated() {
      problem.addItem(views[index].map { AmbiguityProblem.replacingSize(of: item, for: $0) } ?? item)
    }
    for constraint in builder.problem.constraints { problem.addConstraint(constraint) }
    for view in layout.views {
      for constraint in view.nibConstraintsOffCanvas(builder) { problem.addConstraint(constraint) }
    }
    let size = layout.root.bounds.size
    let isRow = layout.root.nibHeightFollowsContent
    problem.rootSize = LayoutProblem.RootSize(
      width: (Double(size.width), 1000),
      height: (Double(size.height), isRow ? UILayoutPriority.fittingSizeLevel.rawValue : 1000))
  }

  /// The item with the content size that is used to detect ambiguity.
  private static func replacingSize(of item: LayoutProblem.Item, for view: UIView) -> LayoutProblem.Item {
    guard let size = contentSize(of: view) else { return item }
    let insets = view.alignmentRectInsets
    var item = item
    item.intrinsicWidth = size.width.map { Double($0 - insets.left - insets.right) }
    item.intrinsicHeight = size.height.map { Double($0 - insets.top - insets.bottom) }
    item.heightDependsOnWidth = false
    return item
  }

  /// The content size that replaces that of the canvas; `nil` to keep the content size of the canvas.
  private static func contentSize(of view: UIView) -> ContentSize? {
    if view.nibVerifiesAmbiguity == "ignoreSizes" {
      return view.subviews.isEmpty ? nil : (view.bounds.width, view.bounds.height)
    }
    guard view.subviews.isEmpty else { return nil }
    let size = view.nibLayoutContentSize
    guard view.nibHeightDependsOnWidth else { return size }
    let wrapped = view.nibContentSize(forWidth: view.bounds.width)
    let width = wrapped?.width ?? size.width.map { min($0, view.bounds.width) }
    return (width, wrapped?.height ?? size.height)
  }
}

extension UIView {
  /// True for the content view of a cell whose row height follows the content.
  fileprivate var nibHeightFollowsContent: Bool {
    guard let cell = superview, cell.nibConstrainedContent === self else { return false }
    return cell.nibFitsContent
  }
}
