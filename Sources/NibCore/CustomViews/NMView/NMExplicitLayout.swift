/// The tag that marks a view as `NMViewLayoutView` does, for views that need a class of their own.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NMViewLayoutTag = 66768
/// The tag that marks a view as `NMViewLayoutOmitSubviewsView` does.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NMViewLayoutOmitSubviewsTag = 66769

/// Frames for the views below a base view, recorded from another view of the same shape.
///
/// The views of both are matched by their place among their siblings, level by level: tags, outlets and classes do not
/// count, nor do any properties of the other view but its frames.
public final class NMExplicitLayout: NSObject {
  /// The frame of the view that the layout was recorded from, in points.
  public let alternativeBaseFrame: CGRect
  /// Its width divided by its height; not finite when it has no height.
  public var aspectRatio: CGFloat { alternativeBaseFrame.width / alternativeBaseFrame.height }

  private weak var baseView: UIView?
  private var places: [ObjectIdentifier: Place] = [:]

  private struct Place {
    weak var view: UIView?
    let frame: CGRect
  }

  /// Records the frames below `alternative` for the views below `original`.
  public init(for original: UIView, alternative: UIView) {
    alternativeBaseFrame = alternative.frame
    baseView = original
    super.init()
    record(alternative, for: original)
  }

  /// Gives the views below the base view their frames, as center and bounds, so that transforms stay. Frames are in
  /// points, whatever the base view's present size.
  ///
  /// A view without a recorded frame keeps its own: one that was added later, or has no counterpart in the alternative.
  /// (The original moved it to the corner with no size.)
  ///
  /// - Parameter view: the base view, or one below it.
  public func apply(to view: UIView) {
    if view !== baseView, let place = places[ObjectIdentifier(view)], place.view === view {
      view.center = CGPoint(x: place.frame.midX, y: place.frame.midY)
      view.bounds = CGRect(origin: .zero, size: place.frame.size)
    }
    guard includesSubviews(of: view) else { return }
    for subview in view.subviews { apply(to: subview) }
  }

  private func record(_ alternative: UIView, for original: UIView) {
    places[ObjectIdentifier(original)] = Place(view: original, frame: alternative.frame)
    guard includesSubviews(of: alternative) else { return }
    for (subview, counterpart) in zip(original.subviews, alternative.subviews) {
      record(counterpart, for: subview)
    }
  }

  /// Only plain containers are entered: labels, buttons and other NMViews have their inside for themselves.
  private func includesSubviews(of view: UIView) -> Bool {
    guard view.tag != NMViewLayoutOmitSubviewsTag, !(view is NMViewLayoutOmitSubviewsView) else {
      return false
    }
    let plain: [UIView.Type] = [UIView.self, UIScrollView.self, NMViewLayoutView.self]
    return view === baseView || plain.contains { $0 == type(of: view) }
  }
}

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
