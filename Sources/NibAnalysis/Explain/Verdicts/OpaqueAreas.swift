import NibCore

/// The areas of opaque views in a tree that has been laid out, which hide what is behind them. They are collected once
/// for each superview, so that the same areas serve for many views. The tree must not change in the meantime.
package final class OpaqueAreas {
  /// An opaque view in a subview.
  private struct Area {
    /// The place of the subview in the drawing order.
    let position: Int
    let view: UIView
    /// The visible area in the coordinates of the superview, with a tolerance.
    let frame: CGRect
  }

  /// The areas in the subviews of one superview, and the places of the subviews.
  private struct Known {
    /// The last subview comes first.
    var areas: [Area] = []
    var positions: [ObjectIdentifier: Int] = [:]
  }

  private var known: [ObjectIdentifier: Known] = [:]
  /// The number of superviews whose areas have been collected.
  private(set) var collections = 0

  package init() {}

  /// The opaque view in a later sibling of `ancestor` that covers a view; `nil` if there is none.
  ///
  /// - Parameter ancestor: the view, or a view that contains it.
  func cover(of view: UIView, after ancestor: UIView, in superview: UIView) -> UIView? {
    guard superview.subviews.count > 1 else { return nil }
    let known = collected(in: superview)
    guard !known.areas.isEmpty, let position = known.positions[ObjectIdentifier(ancestor)] else { return nil }
    let frame = view.convert(view.bounds, to: superview)
    return known.areas.prefix { $0.position > position }.first { $0.frame.contains(frame) }?.view
  }

  private func collected(in superview: UIView) -> Known {
    if let known = known[ObjectIdentifier(superview)] { return known }
    var result = Known()
    for (position, subview) in superview.subviews.enumerated().reversed() {
      result.positions[ObjectIdentifier(subview)] = position
      let origin = subview.convert(subview.bounds.origin, to: superview)
      for shown in VisibleTree(subview, within: .infinite).views
      where shown.opacity >= 0.99 && shown.view.nibIsOpaque {
        let frame = shown.visibleFrame.offsetBy(dx: origin.x, dy: origin.y).insetBy(dx: -0.5, dy: -0.5)
        result.areas.append(Area(position: position, view: shown.view, frame: frame))
      }
    }
    known[ObjectIdentifier(superview)] = result
    collections += 1
    return result
  }
}

extension UIView {
  /// Whether nothing behind the view can be seen. Images are not opaque, because they can have transparent parts.
  fileprivate var nibIsOpaque: Bool {
    guard layer.cornerRadius <= 0 else { return false }
    if let element = nibOrigin?.element, ["mapView", "wkWebView", "webView"].contains(element.name) {
      return true
    }
    let style = traitCollection.userInterfaceStyle
    return (backgroundColor?.nibComponents(for: style).alpha ?? 0) >= 0.99
  }
}
