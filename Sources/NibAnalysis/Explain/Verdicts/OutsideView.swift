import NibCore

/// A view that is partly or completely outside its superview, outside a view that clips it, or off the screen.
///
/// A view is not outside if it is moved there only by the safe area of a root view that no controller owns. The program
/// shows such a root view in another view, usually without this safe area.
package struct OutsideView: LayoutVerdict {
  package let view: UIView
  /// The view whose bounds `view` exceeds: its superview, a view that clips it, or the root view.
  package let container: UIView
  /// Whether no part of the view is in the container.
  package let isCompletelyOutside: Bool
  /// Whether the container or the edge of the screen cuts off the part that is outside.
  let isClipped: Bool
  /// The edges of the container beyond which the view extends, with the distances in points.
  package let overhangs: [(edge: NibExplanation.Edge, distance: CGFloat)]

  /// The largest distance that is ignored, in points.
  private static let tolerance: CGFloat = 1

  /// Returns `nil` if the view is inside. In a scroll view, only views above or to the left of the content count as
  /// outside, because users cannot scroll there.
  package init?(_ view: UIView) {
    var inside = view
    while let container = inside.superview {
      // Bars, tables and controls place their views themselves.
      if container === view.superview, container.nibPlacesSubviews, !(container is UIScrollView) {
        return nil
      }
      let isScreen = container.superview == nil
      let decides = container === view.superview || container.nibClipsSubviews || isScreen
      if decides, let found = OutsideView.overhangs(of: view, in: container) {
        self.view = view
        self.container = container
        overhangs = found
        isClipped = container.nibClipsSubviews || isScreen && container.nibFillsScreen
        isCompletelyOutside =
          container.nibContentArea.intersection(view.nibFrame(in: container)).isThin
        return
      }
      if container is UIScrollView { return nil }
      inside = container
    }
    return nil
  }

  /// The edges of a container beyond which a view extends, with the distances in points; `nil` if there are none.
  static func overhangs(
    of view: UIView, in container: UIView
  ) -> [(edge: NibExplanation.Edge, distance: CGFloat)]? {
    let (area, frame) = (container.nibContentArea, view.nibFrame(in: container))
    let all: [(edge: NibExplanation.Edge, distance: CGFloat)] = [
      (.left, area.minX - frame.minX), (.right, frame.maxX - area.maxX), (.top, area.minY - frame.minY),
      (.bottom, frame.maxY - area.maxY),
    ]
    let root = view.nibRoot
    let simulated = root.placesInSafeArea ? root.nibSimulatedSafeArea : .zero
    let found = all.filter { edge, distance in
      let length =
        LayoutAxes(of: [edge]) == .horizontal
        ? simulated.left + simulated.right : simulated.top + simulated.bottom
      return distance > max(tolerance, length)
    }
    return found.isEmpty ? nil : found
  }

  /// Whether the view only ends above or below a row of a table.
  var isOutsideRow: Bool {
    let isRow = container is UITableViewCell || container.superview is UITableViewCell
    return isRow && overhangs.allSatisfy { $0.edge == .top || $0.edge == .bottom }
  }

  var isOffScreen: Bool { container.nibFillsScreen }

  /// The edges that the view exceeds, with the distances: `20 points beyond the bottom edge`.
  func overhangText(unit: String) -> String {
    let overhangTexts = overhangs.map {
      "\(NibNumber.text($0.distance, decimals: 1)) \(unit) beyond the \($0.edge.rawValue)"
    }
    return overhangTexts.joined(separator: " and ") + " edge"
  }

  package var headline: String {
    let preposition = isOffScreen ? "off" : "outside"
    return isCompletelyOutside ? "\(preposition.capitalized) \(place)" : "Partly \(preposition) \(place)"
  }

  /// The text for the container.
  private var place: String {
    if isOffScreen { return "the screen" }
    return container === view.superview ? "its superview" : container.nibNameInSentence
  }

  package var detail: String? {
    let name =
      isOffScreen
      ? "" : " of \(container.nibNameInSentence), which \(isClipped ? "clips" : "does not clip") it"
    return "it ends \(overhangText(unit: "pt"))\(name)"
  }

  package func reason(in layout: ExplainedLayout) -> VerdictReason {
    guard let first = overhangs.first else { return VerdictReason(advice: "Move it inside.") }
    let cause = EdgeCause(view, first.edge, outside: container, in: layout)
    let place = isOffScreen ? "the screen" : container.nibNameInSentence
    let scrolls = sequence(first: container, next: \.superview).contains { $0 is UIScrollView }
    let effect =
      cause.isBelowSelfSizingRow
      ? "so that the row is as high as it needs"
      : "so that it stays inside \(place)" + (scrolls ? "" : ", or put it into a scroll view")
    return VerdictReason(
      cause.text, advice: "\(cause.advice) \(effect).",
      culprit: cause.culprit ?? view.nibOrigin)
  }
}

extension UIView {
  /// The safe area of a root view that no controller owns, with which constraints place views only on Interface Builder's
  /// canvas; zero for other views. The program shows such a root view in another view.
  var nibSimulatedSafeArea: UIEdgeInsets {
    guard superview == nil, nibViewController == nil, let origin = nibOrigin,
      !origin.element.document.viewsOfOwner.contains(text: origin.id)
    else { return .zero }
    return safeAreaInsets
  }

  /// Whether constraints place views in the safe area of this view.
  fileprivate var placesInSafeArea: Bool {
    let guide = safeAreaLayoutGuide
    return constraints.contains { $0.firstItem === guide || $0.secondItem === guide }
  }

  /// The area for subviews: the bounds, or everything to the right of and below the origin for a scroll view. The
  /// program can make its content larger.
  var nibContentArea: CGRect {
    guard self is UIScrollView else { return bounds }
    return CGRect(x: 0, y: 0, width: 1e7, height: 1e7)
  }

  /// The alignment rectangle in a container: constraints place it, and a switch shows nothing beside it.
  fileprivate func nibFrame(in container: UIView) -> CGRect {
    convert(bounds.inset(by: alignmentRectInsets), to: container)
  }

  /// Whether this is a root view that is as large as the screen of its device.
  var nibFillsScreen: Bool {
    superview == nil && (bounds.size == nibEnvironment.screenSize || Device.isScreen(bounds.size))
  }

  /// Whether this is a root view that is as wide as the screen, such as a cell of a table.
  var nibFillsScreenWidth: Bool {
    nibFillsScreen || superview == nil && bounds.width == nibEnvironment.screenSize.width
  }
}

extension CGRect {
  /// Whether less than a point of the rectangle is left, or nothing.
  fileprivate var isThin: Bool { isNull || width < 1 || height < 1 }
}
