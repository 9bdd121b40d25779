extension UITableView {
  /// The height of a section's header or footer in points, from the delegate, the table's properties or the
  /// content. 0 for a row.
  func nibHeight(ofSectionView part: TableGeometry.Part) -> Double {
    let propertyHeight: CGFloat
    let requested: CGFloat
    switch part {
    case .header(let section):
      propertyHeight = sectionHeaderHeight
      requested = nibTableDelegate?.tableView(self, heightForHeaderInSection: section) ?? propertyHeight
    case .footer(let section):
      propertyHeight = sectionFooterHeight
      requested = nibTableDelegate?.tableView(self, heightForFooterInSection: section) ?? propertyHeight
    case .row: return 0
    }
    let hasContent = nibTitle(of: part) != nil || nibDelegateView(for: part) != nil
    // A plain table leaves space only for a header or footer with content, or if the delegate returns another height.
    guard style != .plain || hasContent || requested != propertyHeight else { return 0 }
    let standard = nibStandardHeight(part, hasContent: hasContent)
    guard requested >= 0, requested != propertyHeight || !nibEnvironment.rules.isTerminal else {
      return standard
    }
    // A title has at least the standard height, unless the delegate returns another height.
    let isTitled = requested == propertyHeight && nibTitle(of: part)?.isEmpty == false
    return isTitled ? max(Double(requested), standard) : Double(nibRounded(requested))
  }

  /// The height of a header or footer if neither the delegate nor the table's properties specify one.
  private func nibStandardHeight(_ part: TableGeometry.Part, hasContent: Bool) -> Double {
    let rules = nibEnvironment.rules
    switch part {
    case .header(let section):
      return style == .plain
        ? rules.plainHeaderHeight : rules.groupedHeaderHeight(isFirst: section == 0, hasTitle: hasContent)
    default:
      let text = nibTitle(of: part).map { nibFooterHeight($0) } ?? 0
      return max(
        text, style == .plain ? rules.plainHeaderHeight : rules.groupedFooterHeight(hasTitle: hasContent))
    }
  }

  /// The height of a footer's text, which can have several lines.
  private func nibFooterHeight(_ title: String) -> Double {
    let view = NibEnvironment.$current.withValue(nibEnvironment) { nibFooterView(title) }
    return Double(view.nibTitleHeight(forWidth: bounds.width - 2 * nibSideInset))
  }

  /// The standard footer with a title.
  private func nibFooterView(_ title: String) -> UITableViewHeaderFooterView {
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.textLabel?.text = title
    view.textLabel?.numberOfLines = 0
    // Titles of footers are not as heavy as those of headers.
    view.textLabel?.font = UIFont.systemFont(ofSize: 13)
    return view
  }

  /// The title of a header or footer from the data source or, for static content, from the nib.
  func nibTitle(of part: TableGeometry.Part) -> String? {
    switch part {
    case .header(let section):
      if let source = nibSource { return source.tableView(self, titleForHeaderInSection: section) }
      return nibStaticContent?.sections[section].headerTitle
    case .footer(let section):
      if let source = nibSource { return source.tableView(self, titleForFooterInSection: section) }
      return nibStaticContent?.sections[section].footerTitle
    case .row: return nil
    }
  }

  private func nibDelegateView(for part: TableGeometry.Part) -> UIView? {
    switch part {
    case .header(let section): nibTableDelegate?.tableView(self, viewForHeaderInSection: section)
    case .footer(let section): nibTableDelegate?.tableView(self, viewForFooterInSection: section)
    case .row: nil
    }
  }

  /// Makes the view of a header or footer: the delegate's view, or a view with the title. `nil` without either.
  func nibMakeSectionView(_ part: TableGeometry.Part) -> UIView? {
    if let view = nibDelegateView(for: part) { return view }
    guard let title = nibTitle(of: part), !title.isEmpty else { return nil }
    if case .footer = part { return nibFooterView(title) }
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.textLabel?.text = title
    return view
  }
}

extension MetricRules {
  /// The height of a plain table's header or footer with a title, in points.
  var plainHeaderHeight: Double { isTerminal ? 16 : 28 }

  /// The height of a grouped table's header, in points. In the terminal a blank row (16 points) separates the
  /// groups.
  func groupedHeaderHeight(isFirst: Bool, hasTitle: Bool) -> Double {
    if isTerminal { return (isFirst ? 0 : 16) + (hasTitle ? 16 : 0) }
    if hasTitle { return isFirst ? 55.5 : Self.groupedTitleHeight }
    return isFirst ? 35 : 18
  }

  /// The height of a grouped table's header with a title, except that of the first section, in points.
  static let groupedTitleHeight = 38.0

  /// The height of a grouped table's footer, in points.
  func groupedFooterHeight(hasTitle: Bool) -> Double {
    if isTerminal { return hasTitle ? 16 : 0 }
    return hasTitle ? 28 : 18
  }
}
