/// The layout problem that is solved to find ambiguous views.
///
/// It differs from the problem of the canvas in these ways:
/// - Views without an intrinsic size get none. The canvas uses their saved size instead, so that they can be seen.
/// - Views of which Interface Builder only verifies the position have the size that they have on the canvas.
/// - Text has the size that it has after wrapping, so that it does not demand the width of a single line.
/// - Views across a stack view that does not fill them can shrink, as on devices. The canvas leaves that out.
/// - The row of a table cell for which the document determines no height is as high as its content requires.
/// - Required sizes of contents that cannot all be satisfied compete with each other. The canvas satisfies those first that
///   come first in the document, but UIKit can break any of them.
package struct AmbiguityProblem {
  package private(set) var problem = LayoutProblem()
  /// Whether the problem of the canvas has the same solutions, because it differs at most in texts that are measured while
  /// it is solved.
  private(set) var isThatOfCanvas = true

  /// The content size of a view, including its alignment insets; `nil` for an axis without a content size.
  private typealias ContentSize = (width: CGFloat?, height: CGFloat?)

  /// - Parameters:
  ///   - layout: the layout, whose views have their final frames.
  ///   - builder: a builder for the root of that layout.
  ///   - frames: the solved frames of all items in a variant of the layout; `nil` for the frames that the views have.
  package init(_ layout: CheckedLayout, _ builder: LayoutBuilder, frames: [LayoutRect]? = nil) {
    var views: [LayoutProblem.ItemID: UIView] = [:]
    for view in layout.views { builder.item(for: view).map { views[$0] = view } }
    var items = builder.problem.items
    for (index, item) in items.enumerated() {
      let replaced = views[index].map { view in
        let size = frames.map { view.nibFrame(solved: $0[index]).size } ?? view.bounds.size
        return AmbiguityProblem.replacingSize(of: item, for: view, of: size)
      }
      if let replaced, !item.heightDependsOnWidth, !replaced.hasSameDemands(as: item) {
        isThatOfCanvas = false
      }
      items[index] = replaced ?? item
    }
    let breaksContent = items.enumerated().contains { index, item in
      (frames?[index] ?? item.hint).map(item.breaksRequiredContent(in:)) ?? false
    }
    if breaksContent { isThatOfCanvas = false }
    for item in items { problem.addItem(breaksContent ? item.withOptionalContent : item) }
    for constraint in builder.problem.constraints { problem.addConstraint(constraint) }
    for view in layout.views {
      for var constraint in view.nibConstraintsOffCanvas(builder) {
        constraint.identifier = -1
        problem.addConstraint(constraint)
        isThatOfCanvas = false
      }
    }
    let size = layout.root.bounds.size
    let isRow = layout.root.nibHeightFollowsContent
    if isRow { isThatOfCanvas = false }
    problem.rootSize = LayoutProblem.RootSize(
      width: (Double(size.width), 1000),
      height: (Double(size.height), isRow ? UILayoutPriority.fittingSizeLevel.rawValue : 1000))
  }

  /// The item with the content size that is used to detect ambiguity.
  ///
  /// - Parameter size: the size of the view in the layout.
  private static func replacingSize(
    of item: LayoutProblem.Item, for view: UIView, of size: CGSize
  ) -> LayoutProblem.Item {
    guard let size = contentSize(of: view, size) else { return item }
    let insets = view.alignmentRectInsets
    var item = item
    item.intrinsicWidth = size.width.map { Double($0 - insets.left - insets.right) }
    item.intrinsicHeight = size.height.map { Double($0 - insets.top - insets.bottom) }
    item.heightDependsOnWidth = false
    return item
  }

  /// The content size that replaces that of the canvas; `nil` to keep the content size of the canvas.
  private static func contentSize(of view: UIView, _ viewSize: CGSize) -> ContentSize? {
    let ignoresSizes = view.nibVerifiesAmbiguity == "ignoreSizes"
    guard view.subviews.isEmpty else { return ignoresSizes ? (viewSize.width, viewSize.height) : nil }
    let size = view.nibLayoutContentSize
    guard view.nibHeightDependsOnWidth else {
      return ignoresSizes ? (size.width ?? viewSize.width, size.height ?? viewSize.height) : size
    }
    let wrapped = view.nibContentSize(forWidth: viewSize.width)
    let width = wrapped?.width ?? size.width.map { min($0, viewSize.width) }
    return (width, wrapped?.height ?? size.height)
  }
}

extension AmbiguityProblem {
  /// The priority of required sizes of contents that compete: below that of required constraints, and above all others.
  private static let competingPriority: Float = 999.9

  /// The priority in the document of a demand of the problem.
  package static func documentPriority(_ priority: Float) -> Float {
    priority == competingPriority ? UILayoutPriority.required.rawValue : priority
  }

  fileprivate static func competing(_ priorities: LayoutProblem.SizePriorities)
    -> LayoutProblem.SizePriorities
  {
    func competing(_ priority: Float) -> Float {
      priority >= UILayoutPriority.required.rawValue ? competingPriority : priority
    }
    return LayoutProblem.SizePriorities(
      width: competing(priorities.width), height: competing(priorities.height))
  }
}

extension LayoutProblem.Item {
  /// Whether a required hugging or compression resistance does not hold in a solved frame, apart from rounding to pixels.
  fileprivate func breaksRequiredContent(in frame: LayoutRect) -> Bool {
    func breaks(_ length: Double, _ content: Double?, _ hugging: Float, _ compression: Float) -> Bool {
      guard let content else { return false }
      let required = UILayoutPriority.required.rawValue
      return hugging >= required && length > content + 0.51
        || compression >= required && length < content - 0.51
    }
    return breaks(frame.width, intrinsicWidth, hugging.width, compression.width)
      || breaks(frame.height, intrinsicHeight, hugging.height, compression.height)
  }

  /// The item with a content whose required priorities are optional.
  fileprivate var withOptionalContent: LayoutProblem.Item {
    var item = self
    item.hugging = AmbiguityProblem.competing(hugging)
    item.compression = AmbiguityProblem.competing(compression)
    return item
  }
}

extension UIView {
  /// True for the content view of a cell whose row height follows the content.
  fileprivate var nibHeightFollowsContent: Bool {
    guard let cell = superview, cell.nibConstrainedContent === self else { return false }
    return cell.nibFitsContent
  }
}
