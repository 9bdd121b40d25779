extension UITableView {
  /// The height of a section's header or footer.
  func nibLength(_ part: TableIndex.Part) -> Double {
    let asked: CGFloat
    let own: CGFloat
    switch part {
    case .header(let section):
      own = sectionHeaderHeight
      asked = nibTableDelegate?.tableView(self, heightForHeaderInSection: section) ?? own
    case .footer(let section):
      own = sectionFooterHeight
      asked = nibTableDelegate?.tableView(self, heightForFooterInSection: section) ?? own
    case .row: return 0
    }
    let hasContent = nibTitle(of: part) != nil || nibDelegateView(for: part) != nil
    // A plain table has space for a header only if there is a header or if the delegate asks for space.
    guard style != .plain || hasContent || asked != own else { return 0 }
    let standard = nibStandardLength(part, hasContent: hasContent)
    guard asked >= 0, asked != own || !nibEnvironment.rules.isTerminal else { return standard }
    // A title gets the space that it needs unless the delegate returns another height.
    let isTitled = asked == own && nibTitle(of: part)?.isEmpty == false
    return isTitled ? max(Double(asked), standard) : Double(nibRounded(asked))
  }

  private func nibStandardLength(_ part: TableIndex.Part, hasContent: Bool) -> Double {
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

  /// The height of a footer's text, which can take several lines.
  private func nibFooterHeight(_ title: String) -> Double {
    let view = NibEnvironment.$current.withValue(nibEnvironment) { nibFooterView(title) }
    return Double(view.nibTitleHeight(forWidth: bounds.width))
  }

  private func nibFooterView(_ title: String) -> UITableViewHeaderFooterView {
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.textLabel?.text = title
    view.textLabel?.numberOfLines = 0
    return view
  }

  /// The title of a header or footer, from the data source or the nib.
  func nibTitle(of part: TableIndex.Part) -> String? {
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

  private func nibDelegateView(for part: TableIndex.Part) -> UIView? {
    switch part {
    case .header(let section): nibTableDelegate?.tableView(self, viewForHeaderInSection: section)
    case .footer(let section): nibTableDelegate?.tableView(self, viewForFooterInSection: section)
    case .row: nil
    }
  }

  /// Makes the view of a header or footer: the delegate's view, or one with the title.
  func nibMakeSectionView(_ part: TableIndex.Part) -> UIView? {
    if let view = nibDelegateView(for: part) { return view }
    guard let title = nibTitle(of: part), !title.isEmpty else { return nil }
    if case .footer = part { return nibFooterView(title) }
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.textLabel?.text = title
    return view
  }
}

extension MetricRules {
  /// The height of a plain table's header or footer with a title.
  var plainHeaderHeight: Double { isTerminal ? 16 : 28 }

  /// The height of a grouped table's header. In the terminal a blank row separates the groups.
  func groupedHeaderHeight(isFirst: Bool, hasTitle: Bool) -> Double {
    if isTerminal { return (isFirst ? 0 : 16) + (hasTitle ? 16 : 0) }
    if hasTitle { return isFirst ? 55.5 : 38 }
    return isFirst ? 35 : 18
  }

  /// The height of a grouped table's footer.
  func groupedFooterHeight(hasTitle: Bool) -> Double {
    if isTerminal { return hasTitle ? 16 : 0 }
    return hasTitle ? 28 : 18
  }
}
