extension UITableView {
  /// Shows the data source's section index titles at the trailing edge, if there are any and the table has enough
  /// rows.
  func nibLayoutIndexStrip() {
    let titles = nibSource?.sectionIndexTitles(for: self) ?? []
    let rows = nibGeometry.sections.reduce(0) { $0 + $1.rows.count }
    guard !titles.isEmpty, rows >= sectionIndexMinimumDisplayRowCount else {
      nibIndexStrip?.removeFromSuperview()
      nibIndexStrip = nil
      return
    }
    let strip = nibIndexStrip ?? SectionIndexStrip(frame: .zero)
    nibIndexStrip = strip
    if subviews.last !== strip { addSubview(strip) }
    strip.titles = titles
    strip.color = sectionIndexColor
    strip.backgroundColor = sectionIndexBackgroundColor
    strip.onPress = { [weak self] in self?.nibScroll(toIndexTitle: $0) }
    nibPlace(strip)
  }

  /// Places the strip at the trailing edge of the visible area.
  private func nibPlace(_ strip: SectionIndexStrip) {
    let width: CGFloat = nibEnvironment.rules.isTerminal ? TextMetrics.columnWidth : 15
    // The scroll indicator uses the last column.
    let indicatorWidth = indicator == nil ? 0 : CGFloat(nibEnvironment.rules.pixelWidth)
    let x =
      nibIsRightToLeft
      ? contentOffset.x + indicatorWidth : contentOffset.x + bounds.width - width - indicatorWidth
    let frame = CGRect(x: x, y: contentOffset.y, width: width, height: bounds.height)
    if frame != strip.frame { strip.setNeedsDisplay() }
    strip.storedFrame = frame
    strip.layoutState.solvedFrame = nil
  }

  /// Scrolls to the section of a title.
  private func nibScroll(toIndexTitle index: Int) {
    guard let source = nibSource, let titles = source.sectionIndexTitles(for: self),
      titles.indices.contains(index)
    else { return }
    let section = source.tableView(self, sectionForSectionIndexTitle: titles[index], at: index)
    guard numberOfRows(inSection: section) > 0 else { return }
    scrollToRow(at: IndexPath(row: 0, section: section), at: .top, animated: true)
  }
}
