import NibCore

/// A view whose size depends on its content, such as a label, with the size that a `FrameUpdate` gives it.
struct MeasuredView {
  let view: UIView
  let origin: NibOrigin
  /// The saved frame.
  let saved: CGRect
  /// The size of the view in the layout, where it differs from the saved one by more than versions of fonts do, and otherwise
  /// the saved size.
  let size: CGSize
  /// The size of the content; `nil` for lengths that have none.
  private let content: (width: CGFloat?, height: CGFloat?)

  /// Returns `nil` for views whose frames are not those of constraints, or whose content is not in the document.
  ///
  /// - Parameter view: a view in the layout with measured sizes.
  init?(_ view: UIView) {
    guard let origin = view.nibOrigin, !origin.id.isEmpty, let saved = origin.savedFrame,
      view.subviews.isEmpty,
      view.hasContentOfDocument, let superview = view.superview, !superview.nibPlacesSubviews,
      !view.translatesAutoresizingMaskIntoConstraints, !view.isHidden, view.nibSymbolTolerance == 0,
      origin.element.hasKnownImages
    else { return nil }
    (self.view, self.origin, self.saved) = (view, origin, saved)
    let content = view.nibLayoutContentSize
    self.content = (content.width, content.height)
    var size = saved.size
    if content.width != nil, MeasuredView.differ(size.width, view.frame.width) {
      size.width = view.frame.width
    }
    if content.height != nil, MeasuredView.differ(size.height, view.frame.height) {
      size.height = view.frame.height
    }
    self.size = size
  }

  /// Whether the size of the content is that on the canvas. Runtime attributes do not change it: Interface Builder applies
  /// them only to views of designable classes.
  var isCertain: Bool { !view.nibHasEstimatedText && origin.element["customClass"] == nil }

  /// Whether a length is not exactly the saved one, so that a message names the view.
  var isNear: Bool {
    let lengths = [
      (content.width, saved.width, view.frame.width), (content.height, saved.height, view.frame.height),
    ]
    return lengths.contains { $0.0 != nil && abs($0.1 - $0.2) >= MeasuredView.shownDifference }
  }

  /// Whether nothing but the content gives the view its width.
  var hasWidthOfContent: Bool { content.width.map { abs($0 - view.frame.width) < 1 } ?? false }

  /// The smallest difference of lengths that a message names, in points. Lengths are saved as multiples of a pixel.
  private static let shownDifference: CGFloat = 0.3

  /// Whether a measured length differs from the saved one by more than versions of fonts do: a point and 2 %.
  static func differ(_ saved: CGFloat, _ measured: CGFloat) -> Bool {
    abs(saved - measured) > max(1, saved * 0.02)
  }
}

extension UIView {
  /// Whether the size of the content depends on texts and images of the document, and not only on the version of UIKit.
  fileprivate var hasContentOfDocument: Bool {
    nibText != nil || self is UIImageView || self is UISegmentedControl
  }
}

extension NibElement {
  /// Whether the document lists the sizes of all images of a button's states.
  fileprivate var hasKnownImages: Bool {
    children(named: "state").allSatisfy { state in
      [state["image"], state["backgroundImage"]].allSatisfy { name in
        name.map { document.resource("image", named: $0) != nil } ?? true
      }
    }
  }
}
