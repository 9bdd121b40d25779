/// The tag that has the same effect as the class `NMViewLayoutView`, for views that have another class.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NMViewLayoutTag = 66768
/// The tag that has the same effect as the class `NMViewLayoutOmitSubviewsView`.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NMViewLayoutOmitSubviewsTag = 66769

/// Frames for the descendants of a base view, recorded from another view with the same structure.
///
/// Views are matched by their position among their siblings, level by level. Tags, outlets and classes are ignored,
/// and only the frames of the other view are recorded.
public final class NMExplicitLayout: NSObject {
  /// The frame of the view that the layout was recorded from, in points.
  public let alternativeBaseFrame: CGRect
  /// The width divided by the height; not finite if the height is 0.
  public var aspectRatio: CGFloat { alternativeBaseFrame.width / alternativeBaseFrame.height }

  private weak var baseView: UIView?
  private var recordedFrames: [ObjectIdentifier: RecordedFrame] = [:]

  private struct RecordedFrame {
    /// The view to which the frame is applied. If that view no longer exists, a new view can have the same
    /// `ObjectIdentifier`; the frame is not applied to it.
    weak var view: UIView?
    /// The frame of the matching view in the alternative, in points.
    let frame: CGRect
  }

  /// Records the frames below `alternative` for the views below `original`.
  public init(for original: UIView, alternative: UIView) {
    alternativeBaseFrame = alternative.frame
    baseView = original
    super.init()
    record(alternative, for: original)
  }

  /// Applies the recorded frames to the descendants of the base view. The center and the bounds are set, so
  /// that transforms are preserved. Frames are in points and do not depend on the base view's current size.
  ///
  /// A view without a recorded frame keeps its frame, for example a view that was added later or that has no
  /// counterpart in the alternative. (The Objective-C original moved it to the corner and gave it an empty size.)
  ///
  /// - Parameter view: the base view or one of its descendants.
  public func apply(to view: UIView) {
    if view !== baseView, let recorded = recordedFrames[ObjectIdentifier(view)], recorded.view === view {
      view.center = CGPoint(x: recorded.frame.midX, y: recorded.frame.midY)
      view.bounds = CGRect(origin: .zero, size: recorded.frame.size)
    }
    guard includesSubviews(of: view) else { return }
    for subview in view.subviews { apply(to: subview) }
  }

  private func record(_ alternative: UIView, for original: UIView) {
    recordedFrames[ObjectIdentifier(original)] = RecordedFrame(view: original, frame: alternative.frame)
    guard includesSubviews(of: alternative) else { return }
    for (subview, counterpart) in zip(original.subviews, alternative.subviews) {
      record(counterpart, for: subview)
    }
  }

  /// Returns true if the layout also applies to the view's subviews: only for the base view and plain containers.
  /// Labels, buttons and other `NMView`s lay out their subviews themselves.
  private func includesSubviews(of view: UIView) -> Bool {
    guard view.tag != NMViewLayoutOmitSubviewsTag, !(view is NMViewLayoutOmitSubviewsView) else {
      return false
    }
    let plain: [UIView.Type] = [UIView.self, UIScrollView.self, NMViewLayoutView.self]
    return view === baseView || plain.contains { $0 == type(of: view) }
  }
}
