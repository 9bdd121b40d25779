/// The positions of the groups of a section that scrolls on its own, along its scroll direction, without the offset.
struct SectionScrolling {
  let behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  /// The visible range, in the coordinates of the content.
  let visible: ClosedRange<CGFloat>
  let groups: [ClosedRange<CGFloat>]
  /// The end of the content, with its inset.
  let end: CGFloat
  let axis: LayoutAxes

  /// The offset that shows a frame, which is given without an offset. `old` is the current offset.
  func offset(showing frame: CGRect, from old: CGFloat) -> CGFloat {
    let (start, end) = (frame.start(axis), frame.end(axis))
    let width = visible.upperBound - visible.lowerBound
    let group = groups.first { $0.contains((start + end) / 2) }
    if start - old >= visible.lowerBound - 0.5, end - old <= visible.upperBound + 0.5 { return old }
    var offset: CGFloat
    switch behavior {
    case .none: return 0
    case .continuous:
      offset = start - old < visible.lowerBound ? start - visible.lowerBound : end - visible.upperBound
    case .paging: offset = width > 0 ? ((start - visible.lowerBound) / width).rounded(.down) * width : 0
    case .continuousGroupLeadingBoundary, .groupPaging:
      offset = (group?.lowerBound ?? start) - visible.lowerBound
    case .groupPagingCentered:
      let middle = group.map { ($0.lowerBound + $0.upperBound) / 2 } ?? (start + end) / 2
      offset = middle - (visible.lowerBound + visible.upperBound) / 2
    }
    let isCentered = behavior == .groupPagingCentered
    offset = isCentered ? offset : min(offset, self.end - visible.upperBound)
    return isCentered ? offset : max(0, offset)
  }
}
