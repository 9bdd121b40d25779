/// Arranges subviews by the one of several recorded layouts whose aspect ratio is nearest to the view's.
open class NMExplicitLayoutManager: NMViewLayoutManager {
  /// The layout that was applied last. Not kept alive.
  public private(set) weak var currentLayout: NMExplicitLayout?
  private var layouts: [NMExplicitLayout] = []

  /// A manager without layouts.
  public required init() { super.init() }

  /// Records a layout of the subviews of `original`.
  ///
  /// - Parameters:
  ///   - alternative: a view with subviews in the same order. It counts only if it is an `NMViewLayoutView`, has the tag
  ///     `NMViewLayoutTag`, or is `original` itself.
  ///   - original: the view whose subviews will be arranged.
  public func addExplicitLayoutAlternative(_ alternative: UIView, for original: UIView) {
    guard
      alternative === original || alternative.tag == NMViewLayoutTag || alternative is NMViewLayoutView
    else { return }
    layouts.append(NMExplicitLayout(for: original, alternative: alternative))
  }

  /// Applies the layout with the nearest aspect ratio; of two that are equally near, the one recorded first.
  ///
  /// - Returns: false, with nothing changed, when no layout is nearer than 100, as for a view without a height.
  open override func layoutSubviews(_ view: UIView) -> Bool {
    let aspectRatio = view.bounds.width / view.bounds.height
    var closest: NMExplicitLayout?
    var least: CGFloat = 100
    for layout in layouts where abs(layout.aspectRatio - aspectRatio) < least {
      least = abs(layout.aspectRatio - aspectRatio)
      closest = layout
    }
    guard let closest else { return false }
    closest.apply(to: view)
    currentLayout = closest
    return true
  }
}
