/// The parts of a layout problem that depend on frames. If none of them has changed, and nothing has requested a new
/// layout problem, the problem is still valid.
struct FrameUses {
  /// The insets of a view that a layout used. They depend on frames (for example, on how far a bar overlaps the view),
  /// which the same layout may have changed.
  struct Insets {
    weak var view: UIView?
    let role: UILayoutGuide.Role
    let insets: UIEdgeInsets

    /// Whether the current insets differ from the used insets by more than a rounding error.
    var isStale: Bool {
      guard let current = view?.nibInsets(of: role) else { return false }
      return [
        current.top - insets.top, current.left - insets.left, current.bottom - insets.bottom,
        current.right - insets.right,
      ].contains { abs($0) > 1e-3 }
    }

    fileprivate var areUnchanged: Bool { view?.nibInsets(of: role) == insets }
  }

  /// The frames from which the equations for an autoresizing mask were made.
  struct Mask {
    weak var view: UIView?
    let frame: CGRect
    let superviewSize: CGSize

    fileprivate var isUnchanged: Bool {
      view?.storedFrame == frame && view?.superview?.bounds.size == superviewSize
    }
  }

  /// The margins and safe areas.
  var insets: [Insets] = []
  /// The views that autoresizing masks place.
  var masks: [Mask] = []
  /// Whether the root had its saved size, if the problem depends on that.
  var rootHasSavedSize: Bool?
  /// Whether the problem contains the frames of a cell and its content view.
  var includesCell = false

  /// Returns true if the problem of this root would be the same with the current frames.
  func areUnchanged(root: UIView) -> Bool {
    !includesCell && insets.allSatisfy(\.areUnchanged) && masks.allSatisfy(\.isUnchanged)
      && (rootHasSavedSize.map { $0 == root.nibHasSavedSize } ?? true)
  }
}

extension UIView {
  /// True if the view has the size that Interface Builder saved for it.
  package var nibHasSavedSize: Bool { nibOrigin?.savedFrame?.size == bounds.size }
}
