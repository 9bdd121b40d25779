/// The result of arranging one group of a compositional layout, with frames relative to the group.
struct GroupArrangement {
  /// A cell, or a view that is attached to a cell, with its frame.
  struct ArrangedView {
    /// The index of the item in the section.
    let item: Int
    /// The kind of the attached view; `nil` for the cell.
    let kind: String?
    var frame: CGRect
    /// The axes on which the size is only estimated.
    var estimated: LayoutAxes = []
  }

  /// All cells and the views that are attached to them.
  var views: [ArrangedView] = []
  /// The number of items that the group contains.
  var count = 0
  /// The size of the group, in points.
  var size = CGSize.zero

  /// Adds the views of another group, moved by an offset.
  mutating func add(_ other: GroupArrangement, at offset: CGPoint) {
    count += other.count
    views += other.views.map { view in
      var view = view
      view.frame.origin.x += offset.x
      view.frame.origin.y += offset.y
      return view
    }
  }
}
