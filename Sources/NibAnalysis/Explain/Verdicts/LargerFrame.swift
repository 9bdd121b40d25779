import NibCore
import NibEditing

/// A wider or higher saved frame for a view that its frame places. It stays inside the superview and overlaps no view that the
/// view does not overlap already.
struct LargerFrame {
  private let view: UIView
  private let dimension: LayoutRow.Dimension
  private let length: CGFloat
  private let frame: CGRect

  /// - Parameter needed: the width or height that the view needs, in points. On a screen where its autoresizing mask gives it
  ///   another length than the saved one, the saved one grows by the difference.
  /// - Returns: `nil` if the document does not place the view by its frame, if the view has the length already, or if there is
  ///   no room for a larger one.
  init?(of view: UIView, _ dimension: LayoutRow.Dimension, _ needed: CGFloat) {
    guard let superview = view.superview, !superview.nibPlacesSubviews, view.nibOrigin?.id.isEmpty == false,
      view.nibOrigin?.element.parent?.isNamed("subviews") == true,
      view.translatesAutoresizingMaskIntoConstraints, let saved = view.nibOrigin?.savedFrame
    else { return nil }
    let growth = needed - view.bounds.size.length(dimension)
    guard growth > LargerFrame.tolerance else { return nil }
    let length = (saved.size.length(dimension) + growth - LargerFrame.tolerance).rounded(.up)
    let others = superview.subviews.filter { $0 !== view && !$0.isHidden }.map {
      $0.nibOrigin?.savedFrame ?? $0.frame
    }.filter { !$0.overlaps(saved) }
    let area = CGRect(origin: .zero, size: superview.nibOrigin?.savedFrame?.size ?? superview.bounds.size)
    let free = LargerFrame.candidates(saved, dimension, length, view).first { frame in
      area.covers(frame) && !others.contains { $0.overlaps(frame) }
    }
    guard let free else { return nil }
    (self.view, self.dimension, self.length, frame) = (view, dimension, length, free)
  }

  /// The difference in points up to which lengths are the same.
  private static let tolerance: CGFloat = 0.01

  /// The larger frames: first the one in which the beginning of the text stays where it is, then those that grow to both sides
  /// and to the other side.
  private static func candidates(
    _ saved: CGRect, _ dimension: LayoutRow.Dimension, _ length: CGFloat, _ view: UIView
  ) -> [CGRect] {
    let growth = length - saved.size.length(dimension)
    var shares: [CGFloat] = [0, 0.5, 1]
    if dimension == .width, let label = view as? UILabel {
      switch label.textAlignment {
      case .center: shares = [0.5, 0, 1]
      case .right: shares = [1, 0.5, 0]
      default: break
      }
    }
    return shares.map { share in
      let distance = (growth * share).rounded(.down)
      return dimension == .width
        ? CGRect(x: saved.minX - distance, y: saved.minY, width: length, height: saved.height)
        : CGRect(x: saved.minX, y: saved.minY - distance, width: saved.width, height: length)
    }
  }

  var remedy: Remedy {
    Remedy(
      "Make it \(length.nibPoints) \(dimension.adjective)",
      [.frame(FrameEdit(view.nibOrigin?.id ?? "", NibRect(frame)))])
  }
}
