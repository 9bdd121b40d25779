import NibCore

extension CheckRule {
  static let deadButton = CheckRule(
    "dead-button", .objects, .note, "A button or bar button item does nothing.",
    details: """
      It has neither an action, a segue, a menu, a gesture recognizer nor an outlet, a tag or a class of its own, through \
      which code could give it one. Only buttons that can be tapped are reported, in scenes and xibs whose controller, cell \
      or owner has a class of the program. If the view around the button has an outlet, a class or a gesture recognizer of \
      its own, the button is not reported. Items of navigation items and controllers are only reported if the sources of the \
      program are known and mention their place nowhere, such as `rightBarButtonItem`.
      """,
    advice:
      "Connect an action, or remove the button. If it only shows something, disable it or use an image view.",
    wrong: button(connections: ""),
    right: button(
      connections:
        #"<connections><action selector="close:" destination="-1" eventType="touchUpInside" id="a"/></connections>"#
    ),
    find: { context in
      guard !context.isLaunchScreen else { return [] }
      let search = DeadButtonSearch(context)
      let buttons = context.visibleTrees.flatMap(\.views).filter { $0.view is UIButton && $0.isTapTarget }
      let found = buttons.compactMap { shown -> Diagnostic? in
        guard shown.isVisible || shown.scrollView != nil, let element = shown.element,
          element.isNamed("button"),
          search.isDead(element), search.isOutOfReach(element)
        else { return nil }
        return context.finding("\(shown.name) \(DeadButtonSearch.words)", at: shown.view)
      }
      let items = context.elements.filter {
        $0.isNamed("barButtonItem") && search.isDead($0) && search.isDeadItem($0)
      }
      return found
        + items.map { context.finding("\(ObjectName($0).inSentence) \(DeadButtonSearch.words)", at: $0) }
    })

  private static func button(connections: String) -> RuleExample {
    """
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="CardController">
      <connections><outlet property="view" destination="root" id="o"/></connections>
    </placeholder>
    <view id="root"><rect key="frame" x="0" y="0" width="200" height="100"/>
      <subviews>
        <button opaque="NO" buttonType="system" fixedFrame="YES" id="close">
          <rect key="frame" x="20" y="20" width="100" height="44"/>
          <state key="normal" title="Close"/>\(connections)
        </button>
      </subviews>
    </view>
    """
  }
}

/// Decides whether a button does nothing.
private struct DeadButtonSearch {
  static let words = "does nothing: connect an action, or remove it"
  private let context: CheckContext
  /// Whether the File's Owner of a xib has a class of the program.
  private let hasOwner: Bool

  init(_ context: CheckContext) {
    self.context = context
    hasOwner = context.elements.contains {
      $0.isNamed("placeholder") && $0["placeholderIdentifier"] == "IBFilesOwner" && $0["customClass"] != nil
    }
  }

  /// Whether neither the document nor code gives a button or an item something to do.
  func isDead(_ element: NibElement) -> Bool {
    element["customClass"] == nil && !element.startsSomething && !isConnected(element)
      && (element["tag"] ?? "0") == "0" && element.child(named: "userDefinedRuntimeAttributes") == nil
      && isInProgram(element) && !(context.codeUses?.set([.action], of: element) ?? false)
  }

  /// Whether the view around a button gives code no way to find the button, and reacts to no touches itself.
  func isOutOfReach(_ button: NibElement) -> Bool {
    guard button.key == nil, let superview = button.parent?.parent else { return false }
    let isRoot = superview.key == "view" || superview.parent?.isNamed("objects") ?? false
    let isCell = superview.name.hasSuffix("Cell") || superview.name.hasSuffix("CellContentView")
    if superview.startsSomething { return false }
    return isRoot || isCell || superview["customClass"] == nil && !isConnected(superview)
  }

  /// Whether an item has a title or an image, and UIKit gives it no action.
  func isDeadItem(_ item: NibElement) -> Bool {
    guard !Self.spaces.contains(item["systemItem"] ?? ""),
      item["enabled"] != "NO", item["title"] != nil || item["image"] != nil || item["systemItem"] != nil,
      item.child(key: "customView") == nil, item.children.allSatisfy({ !$0.isNamed("button") }),
      item.key != "backBarButtonItem", let parent = item.parent
    else { return false }
    if parent.isNamed("items") { return parent.parent.map { !isConnected($0) } ?? false }
    guard let program = context.project.program, program.sourceCount > 0 else { return false }
    let words = program.words
    let place = item.key ?? parent.key ?? parent.name
    let other = place.hasSuffix("s") ? String(place.dropLast()) : place + "s"
    return [place, other].allSatisfy { words.count(ofWord: $0) == 0 }
  }

  /// The system items that show nothing.
  private static let spaces: Set<String> = ["flexibleSpace", "fixedSpace"]

  /// Whether an object is the destination of an outlet.
  private func isConnected(_ element: NibElement) -> Bool {
    element.id.map { context.outletDestinations.contains(text: $0) } ?? false
  }

  /// Whether a class of the program owns an element: that of its controller, of a view around it, or the File's Owner.
  private func isInProgram(_ element: NibElement) -> Bool {
    hasOwner
      || sequence(first: element, next: \.parent).dropFirst().contains {
        $0["customClass"] != nil
          && ($0.isController || $0.name.hasSuffix("Cell") || $0.parent?.isNamed("objects") ?? false)
      }
  }
}
