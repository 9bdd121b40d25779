/// The result of arranging one section of a compositional layout, in the coordinates of the content.
struct SectionArrangement {
  /// The frames of the section's views.
  var section = CollectionArrangement.Section()
  /// The axes on which the sizes of views are only estimated.
  var estimated: [CollectionArrangement.Part: LayoutAxes] = [:]
  /// The views in front of the items.
  var raised: Set<CollectionArrangement.Part> = []
  /// The positions of the groups; `nil` if the groups do not scroll on their own.
  var scrolling: SectionScrolling?
  /// The length of the section along the scroll direction, in points.
  var length: CGFloat = 0
}
