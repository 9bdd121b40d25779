/// The positions of the groups of a section that scrolls on its own, along its scroll direction, without the offset.
struct SectionScrolling {
  let behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  /// The range in which groups are visible, in the coordinates of the content.
  let visible: ClosedRange<CGFloat>
  /// The ranges of the groups while the offset is 0.
  let groups: [ClosedRange<CGFloat>]
  /// The end of the content, with its inset.
  let end: CGFloat
  let axis: LayoutAxes

  /// The offset at which a frame is visible.
  ///
  /// - Parameters:
  ///   - frame: the frame while the offset is 0.
  ///   - old: the current offset.
  func offset(showing frame: CGRect, from old: CGFloat) -> CGFloat {
    let (start, end) = (frame.start(axis), frame.end(axis))
    let length = visible.upperBound - visible.lowerBound
    let group = groups.first { $0.contains((start + end) / 2) }
    if start - old >= visible.lowerBound - 0.5, end - old <= visible.upperBound + 0.5 { return old }
    let offset: CGFloat
    switch behavior {
    case .none: return 0
    case .continuous:
      offset = start - old < visible.lowerBound ? start - visible.lowerBound : end - visible.upperBound
    case .paging: offset = length > 0 ? ((start - visible.lowerBound) / length).rounded(.down) * length : 0
    case .continuousGroupLeadingBoundary, .groupPaging:
      offset = (group?.lowerBound ?? start) - visible.lowerBound
    case .groupPagingCentered:
      let middle = group.map { ($0.lowerBound + $0.upperBound) / 2 } ?? (start + end) / 2
      return middle - (visible.lowerBound + visible.upperBound) / 2
    }
    return max(0, min(offset, self.end - visible.upperBound))
  }
}
