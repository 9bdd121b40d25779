extension UINavigationBar {
  /// The places that buttons, views and fixed spaces take.
  func parts(_ items: [UIBarButtonItem]?) -> [NavigationBarLayout.Part] {
    (items ?? []).compactMap { item in
      if item.nibSystemItem == .fixedSpace {
        return NavigationBarLayout.Part(content: .label, text: "", columns: BarSlot.columns(of: item.width))
      }
      return BarSlot.content(of: item).map {
        NavigationBarLayout.Part(content: $0.content, text: $0.text, columns: $0.columns)
      }
    }
  }

  /// The place that the title or its view takes; nil for none.
  func titlePart(of item: UINavigationItem) -> NavigationBarLayout.Part? {
    if let view = item.titleView {
      return NavigationBarLayout.Part(
        content: .view(view), text: "", columns: BarSlot.columns(of: view.nibBarSize.width))
    }
    guard let title = item.title, !showsLargeTitle else { return nil }
    return NavigationBarLayout.Part(content: .label, text: title, columns: CellText.columns(of: title))
  }

  /// What the back button may say, the best first; nothing where there is none.
  func backTitles(of item: UINavigationItem) -> [String] {
    guard let backItem, !item.hidesBackButton else { return [] }
    guard (item.leftBarButtonItems ?? []).isEmpty || item.leftItemsSupplementBackButton else { return [] }
    return [backItem.nibBackTitle, "Back"]
  }
}
