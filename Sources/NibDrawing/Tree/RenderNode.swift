import NibCore

/// A view that is drawn, with all that its place in the tree makes of it.
struct RenderNode {
  let view: UIView
  /// The number after the last view below this one; nodes are numbered depth first, back to front.
  var end = 0
  /// Its place in points, from the root's top left corner.
  let frame: CGRect
  /// Its snapped cells; empty where a length is less than half a cell.
  let cells: CellRect
  /// Its cells when it has to be seen: at least one row and column.
  let shownCells: CellRect
  /// The cells that its ancestors leave to it; none for a hidden view.
  let clip: CellRect
  /// The cells in which it may be shown, however its ancestors clip it.
  let reach: CellRect
  /// Whether it or an ancestor is hidden or transparent.
  let isHidden: Bool
  /// The product of its own and its ancestors' alpha.
  let opacity: Double
  /// Whether it lies in a chosen row.
  let isSelected: Bool
  /// Whether it draws content of its own all over its frame.
  let fillsItsFrame: Bool
  /// The number of its text among the tree's texts.
  var text: Int?

  /// Whether some of it is out of sight: hidden, or clipped by an ancestor.
  var isConcealed: Bool { isHidden || shownCells.intersection(clip) != shownCells.intersection(reach) }

  /// The view's name for people: its label in Interface Builder, its custom class, or its class. The view of
  /// a controller of controllers has the controller's.
  var name: String {
    if let controller = view.nibViewController, view is ContainerView { return nibClassName(of: controller) }
    return view.nibOrigin?.userLabel ?? view.nibOrigin?.customClass ?? nibClassName(of: view)
  }
}
