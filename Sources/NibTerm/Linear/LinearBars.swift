import NibCore

/// The contents of bars in reading order. Bar items are not views, so their order is that of the bar.
struct LinearBars {
  /// Reads a custom view in a bar.
  let nodes: (UIView) -> [LinearNode]

  /// The bar's name and its stops; nil for views that are not bars.
  func content(of view: UIView) -> (title: String, nodes: [LinearNode])? {
    switch view {
    case let bar as UINavigationBar: ("Navigation bar", navigationBar(bar))
    case let bar as UITabBar: ("Tab bar", tabBar(bar))
    case let bar as UIToolbar: ("Toolbar", items(bar.items, of: bar))
    default: nil
    }
  }

  private func navigationBar(_ bar: UINavigationBar) -> [LinearNode] {
    guard let item = bar.topItem else { return [] }
    var all: [LinearNode] = []
    if let prompt = item.prompt { all.append(node(.text(prompt))) }
    if let back = backButton(of: bar, item) { all.append(node(back)) }
    all += items(item.leftBarButtonItems, of: bar)
    if let view = item.titleView {
      all += nodes(view)
    } else if let title = item.title, !title.isEmpty {
      all.append(node(.text(title, role: "heading")))
    }
    // The first of these items is at the edge.
    return all + items(item.rightBarButtonItems?.reversed(), of: bar)
  }

  private func backButton(of bar: UINavigationBar, _ item: UINavigationItem) -> LinearSpeech? {
    let hasOthers = !(item.leftBarButtonItems ?? []).isEmpty && !item.leftItemsSupplementBackButton
    guard let back = bar.backItem, !item.hidesBackButton, !hasOthers else { return nil }
    let title = back.backBarButtonItem?.title ?? back.backButtonTitle ?? back.title ?? "Back"
    return LinearSpeech(label: title, role: "back button")
  }

  private func items(_ items: [UIBarButtonItem]?, of bar: UIView) -> [LinearNode] {
    (items ?? []).flatMap { item in
      if let view = item.customView { return nodes(view) }
      if item.nibSystemItem == .flexibleSpace || item.nibSystemItem == .fixedSpace { return [] }
      let title = item.nibSystemItem.map { LinearBars.words("\($0)") } ?? item.title
      let speech = LinearSpeech.named(
        item.accessibilityLabel, title: title, image: item.image, role: "button", isDimmed: !item.isEnabled)
      return [node(speech)]
    }
  }

  private func tabBar(_ bar: UITabBar) -> [LinearNode] {
    let items = bar.items ?? []
    return items.enumerated().map { index, item in
      let title = item.nibSystemItem.map { LinearBars.words("\($0)") } ?? item.title
      var speech = LinearSpeech.named(
        item.accessibilityLabel, title: title, image: item.image, role: "tab", isDimmed: !item.isEnabled)
      speech.value = item.badgeValue
      speech.position = "\(index + 1) of \(items.count)"
      speech.isSelected = item === bar.selectedItem
      return node(speech)
    }
  }

  private func node(_ speech: LinearSpeech) -> LinearNode {
    LinearNode(frame: .zero, text: speech.text, isUnlabeled: speech.isUnlabeled)
  }

  /// The spoken name of a system item: the words of its name in Apple's list.
  private static func words(_ name: String) -> String {
    if name == "action" { return "Share" }
    let words = name.reduce(into: "") { $0 += $1.isUppercase ? " \($1)" : String($1) }
    return words.prefix(1).uppercased() + words.dropFirst()
  }
}
