import NibCore

/// The areas of opaque views in a tree that has been laid out. The areas in a superview are collected once and used for
/// all of its subviews, so the tree must not change.
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
  private struct CollectedAreas {
    /// The last subview comes first.
    var areas: [Area] = []
    var positions: [ObjectIdentifier: Int] = [:]
  }

  private var knownAreas: [ObjectIdentifier: CollectedAreas] = [:]
  /// The number of superviews whose areas have been collected.
  private(set) var collections = 0

  package init() {}

  /// The opaque view that covers a view and is inside a later sibling of `ancestor`; `nil` if there is none.
  ///
  /// - Parameter ancestor: the view, or a view that contains it.
  func cover(of view: UIView, after ancestor: UIView, in superview: UIView) -> UIView? {
    guard superview.subviews.count > 1 else { return nil }
    let collected = collected(in: superview)
    guard !collected.areas.isEmpty, let position = collected.positions[ObjectIdentifier(ancestor)] else {
      return nil
    }
    let frame = view.convert(view.bounds, to: superview)
    return collected.areas.prefix { $0.position > position }.first { $0.frame.covers(frame) }?.view
  }

  /// The opaque areas in a superview, collected once for all its subviews.
  private func collected(in superview: UIView) -> CollectedAreas {
    if let collected = knownAreas[ObjectIdentifier(superview)] { return collected }
    var result = CollectedAreas()
    for (position, subview) in superview.subviews.enumerated().reversed() {
      result.positions[ObjectIdentifier(subview)] = position
      let origin = subview.convert(subview.bounds.origin, to: superview)
      for shown in VisibleTree(subview, within: .infinite).views
      where shown.opacity >= 0.99 && shown.view.nibIsOpaque {
        let frame = shown.visibleFrame.offsetBy(dx: origin.x, dy: origin.y).insetBy(dx: -0.5, dy: -0.5)
        result.areas.append(Area(position: position, view: shown.view, frame: frame))
      }
    }
    knownAreas[ObjectIdentifier(superview)] = result
    collections += 1
    return result
  }
}

extension UIView {
  /// Whether nothing behind the view can be seen. Images are not opaque, because they can have transparent parts.
  var nibIsOpaque: Bool {
    guard layer.cornerRadius <= 0 else { return false }
    if let element = nibOrigin?.element, ["mapView", "wkWebView", "webView"].contains(element.name) {
      return true
    }
    let style = traitCollection.userInterfaceStyle
    return (backgroundColor?.nibComponents(for: style).alpha ?? 0) >= 0.99
  }
}
