/// Computes how a view's frame changes with the size of its superview, according to its autoresizing mask.
///
/// On each axis the superview is divided into three parts: the margin before the view, the view itself, and the
/// margin after it. A change of the superview's size is distributed among the flexible parts in proportion to
/// their lengths, or equally if the lengths add up to zero (docs/behaviours.md I1). If no part is flexible, only the
/// margin after the view changes.
enum Autoresizing {
  /// The fractions of the superview's growth on one axis that the left or top margin and the view receive. The
  /// right or bottom margin receives the rest.
  struct Shares {
    var leading: CGFloat
    var size: CGFloat

    /// Computes the shares from the lengths of the three parts in points, and from which of them are flexible.
    init(
      leading: CGFloat, size: CGFloat, trailing: CGFloat,
      flexible: (leading: Bool, size: Bool, trailing: Bool)
    ) {
      let count = CGFloat((flexible.leading ? 1 : 0) + (flexible.size ? 1 : 0) + (flexible.trailing ? 1 : 0))
      let total =
        (flexible.leading ? leading : 0) + (flexible.size ? size : 0) + (flexible.trailing ? trailing : 0)
      func share(_ length: CGFloat, isFlexible: Bool) -> CGFloat {
        guard isFlexible else { return 0 }
        return abs(total) < 1e-6 ? 1 / count : length / total
      }
      self.leading = share(leading, isFlexible: flexible.leading)
      self.size = share(size, isFlexible: flexible.size)
    }
  }

  /// The shares on the horizontal axis.
  ///
  /// - Parameter width: the superview's width, in points.
  static func horizontal(_ frame: CGRect, _ mask: UIView.AutoresizingMask, width: CGFloat) -> Shares {
    Shares(
      leading: frame.minX, size: frame.width, trailing: width - frame.maxX,
      flexible: (
        mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth), mask.contains(.flexibleRightMargin)
      ))
  }

  /// The shares on the vertical axis.
  ///
  /// - Parameter height: the superview's height, in points.
  static func vertical(_ frame: CGRect, _ mask: UIView.AutoresizingMask, height: CGFloat) -> Shares {
    Shares(
      leading: frame.minY, size: frame.height, trailing: height - frame.maxY,
      flexible: (
        mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
        mask.contains(.flexibleBottomMargin)
      ))
  }

  /// The frame of a view after its superview's size has changed from `old` to `new`.
  static func frame(_ frame: CGRect, mask: UIView.AutoresizingMask, from old: CGSize, to new: CGSize)
    -> CGRect
  {
    let x = horizontal(frame, mask, width: old.width)
    let y = vertical(frame, mask, height: old.height)
    let growth = CGSize(width: new.width - old.width, height: new.height - old.height)
    return CGRect(
      x: frame.minX + x.leading * growth.width, y: frame.minY + y.leading * growth.height,
      width: max(0, frame.width + x.size * growth.width),
      height: max(0, frame.height + y.size * growth.height))
  }
}
