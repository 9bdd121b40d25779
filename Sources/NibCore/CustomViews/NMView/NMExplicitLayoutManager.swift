/// A layout manager with several recorded layouts. It applies the layout whose aspect ratio is nearest to that of the
/// view.
open class NMExplicitLayoutManager: NMViewLayoutManager {
  /// The layout that was applied last; `nil` if none was applied yet.
  public private(set) weak var currentLayout: NMExplicitLayout?
  private var layouts: [NMExplicitLayout] = []

  /// Records a layout of the subviews of `original`.
  ///
  /// - Parameters:
  ///   - alternative: a view with subviews in the same order. It is ignored unless it is an `NMViewLayoutView`,
  ///     has the tag `NMViewLayoutTag`, or is `original` itself.
  ///   - original: the view whose subviews will be arranged.
  public func addExplicitLayoutAlternative(_ alternative: UIView, for original: UIView) {
    guard
      alternative === original || alternative.tag == NMViewLayoutTag || alternative is NMViewLayoutView
    else { return }
    layouts.append(NMExplicitLayout(for: original, alternative: alternative))
  }

  /// Applies the layout with the nearest aspect ratio. If two layouts are equally near, the layout that was recorded
  /// first is used.
  ///
  /// - Returns: false, without any change, if no layout's aspect ratio differs by less than 100 from the view's, for
  ///   example because the view's height is 0.
  open override func layoutSubviews(_ view: UIView) -> Bool {
    let aspectRatio = view.bounds.width / view.bounds.height
    var closest: NMExplicitLayout?
    var smallestDifference: CGFloat = 100
    for layout in layouts where abs(layout.aspectRatio - aspectRatio) < smallestDifference {
      smallestDifference = abs(layout.aspectRatio - aspectRatio)
      closest = layout
    }
    guard let closest else { return false }
    closest.apply(to: view)
    currentLayout = closest
    return true
  }
}
