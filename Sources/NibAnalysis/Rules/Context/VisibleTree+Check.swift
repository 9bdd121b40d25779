import NibCore

extension VisibleTree {
  /// The visible views of a root view, including the views outside its bounds, which Interface Builder shows, too. A
  /// scene that is embedded in a container view is left out, because it is also a root of its own.
  init(scene root: UIView) {
    self.init(root, within: .infinite) { $0 === root || $0.nibViewController == nil }
  }
}

extension VisibleView {
  /// The element of the document; `nil` for views that UIKit adds, such as the title of a bar.
  var element: NibElement? { view.nibOrigin?.element }

  /// Whether users can tap the view: it is an enabled control or an editable text, and accepts touches.
  var acceptsTaps: Bool {
    guard isInteractive else { return false }
    if let text = view as? UITextView { return text.isEditable || text.isSelectable }
    return (view as? UIControl)?.isEnabled ?? false
  }

  /// Whether users can tap the view at the place that the document gives it. UIKit places the items of bars.
  var isTapTarget: Bool {
    guard let element, acceptsTaps else { return false }
    return !isInBar && !element.isInBar
  }

  /// The view's name in a sentence, such as `button "Cancel"` or `the image view`.
  var name: String { view.nibNameInSentence }
}

extension NibElement {
  /// Whether the element is inside an item of a bar, or a bar itself.
  var isInBar: Bool {
    sequence(first: self, next: \.parent).dropFirst().contains { NibElement.bars.contains($0.name) }
  }

  private static let bars: Set<String> = [
    "navigationItem", "barButtonItem", "navigationBar", "toolbar", "tabBar", "searchBar", "items",
  ]

  /// Whether the object has an action, a segue, a gesture recognizer or a menu, so that touching it can do something.
  var startsSomething: Bool {
    let connections = child(named: "connections").map { Array($0.children) } ?? []
    return child(named: "menu") != nil || connections.contains { NibElement.starts.contains($0.name) }
  }

  /// The connections from a control that do something. Outlets of controls lead to gesture recognizers.
  private static let starts: Set<String> = ["action", "segue", "outletCollection"]

  /// Whether a runtime attribute of the object has one of the words in its key path, in lower case.
  func hasRuntimeAttribute(containing words: [String]) -> Bool {
    children(inside: "userDefinedRuntimeAttributes").contains { attribute in
      let path = (attribute["keyPath"] ?? "").lowercased()
      return words.contains { path.contains($0) }
    }
  }
}
