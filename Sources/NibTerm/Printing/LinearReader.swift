import NibCore
import NibDrawing

/// Reads a laid-out screen as VoiceOver would: finds its stops (the elements that a screen reader moves to), in reading
/// order, grouped by bars, tables and collections. `show --linear` prints them.
///
/// A view is a stop if its class, its nib or the program makes it an accessibility element. A row of a table is
/// one stop, followed by its controls. Views that are hidden, have no size or are outside the screen are skipped,
/// but not those that the user can scroll to.
struct LinearReader {
  private let root: UIView

  init(_ root: UIView) { self.root = root }

  /// The stops and groups of the screen.
  var nodes: [LinearNode] { sorted(nodes(of: VisibleView(root))) }

  private func sorted(_ nodes: [LinearNode]) -> [LinearNode] {
    ReadingOrder(isRightToLeft: root.nibIsRightToLeft).sorted(nodes, frame: \.frame)
  }

  /// The stops and groups of a view and its subviews.
  private func nodes(of shown: VisibleView) -> [LinearNode] {
    guard !shown.isHidden, !shown.view.accessibilityElementsHidden else { return [] }
    if shown.isVisible, let stops = stops(of: shown) { return stops }
    return contents(of: shown)
  }

  /// The stops and groups of everything in a view, in reading order.
  private func nodes(in shown: VisibleView) -> [LinearNode] {
    sorted(shown.subviews(within: .infinite).flatMap(nodes(of:)))
  }

  // MARK: Stops

  /// The stops that represent a view and everything in it; `nil` if the view is not a stop and its subviews must be
  /// read.
  private func stops(of shown: VisibleView) -> [LinearNode]? {
    let view = shown.view
    let isExcluded = view.nibAccessibilitySettings.isElement == false
    switch view.nibAccessibility?.content ?? .separate {
    case .row: return isExcluded ? nil : row(shown)
    case .joined: return isExcluded ? nil : texts(in: shown).map { [node(shown, texts: $0)] } ?? []
    case .separate: return isStop(view) ? [node(shown, texts: texts(in: shown))] : nil
    case .ignored: return isExcluded ? [] : stops(ofControl: shown)
    }
  }

  /// Whether a view is a stop: an accessibility element, or a view whose label is set, unless the nib or program says
  /// that it is not an element.
  private func isStop(_ view: UIView) -> Bool {
    let settings = view.nibAccessibilitySettings
    let hasLabel = !(settings.label ?? "").isEmpty
    return view.isAccessibilityElement || (hasLabel && settings.isElement == nil)
  }

  /// The stops of a control. If the nib or program gives the control a label, the stops become a group with this label.
  /// If the control has a single element that is not a view, its stop gets the label instead.
  private func stops(ofControl shown: VisibleView) -> [LinearNode] {
    let (view, frame) = (shown.view, shown.frame)
    let elements = view.accessibilityElements ?? []
    if elements.isEmpty { return isStop(view) ? [node(shown)] : [] }
    if elements.count == 1, let element = elements[0] as? any NibAccessible, !(element is UIView) {
      return [LinearNode(LinearSpeech(element, of: view), frame)]
    }
    let stops = nodes(ofElements: elements, in: shown)
    guard let label = view.nibAccessibilitySettings.label else { return stops }
    return [LinearNode(frame: frame, text: label, children: stops)]
  }

  /// The stop for a view.
  ///
  /// - Parameter texts: the texts in the view, which are read if the view has no label.
  private func node(_ shown: VisibleView, texts: String? = nil) -> LinearNode {
    var speech = LinearSpeech(shown.view)
    speech.label = speech.label ?? texts
    return LinearNode(speech, shown.frame)
  }

  /// The stops for the accessibility elements of a view, in their order.
  private func nodes(ofElements elements: [Any], in container: VisibleView) -> [LinearNode] {
    elements.flatMap { element in
      if let view = element as? UIView {
        let isAround = container.view.isDescendant(of: view)
        return isAround ? [] : nodes(of: VisibleView(of: view, in: root, within: .infinite))
      }
      guard let element = element as? any NibAccessible, element.isAccessibilityElement else { return [] }
      return [LinearNode(LinearSpeech(element), container.frame)]
    }
  }

  /// The stop for a row: all its texts in one line, followed by its controls, the stops without a label, its groups,
  /// and its accessibility elements.
  private func row(_ shown: VisibleView) -> [LinearNode] {
    let view = shown.view
    let parts = nodes(in: shown)
    func isSeparate(_ node: LinearNode) -> Bool {
      node.isControl || node.isUnlabeled || !node.children.isEmpty
    }
    var speech = LinearSpeech(view)
    if parts.isEmpty, (speech.label ?? "").isEmpty { speech.role = speech.role.map { "empty " + $0 } }
    speech.label = speech.label ?? parts.filter { !isSeparate($0) }.map(\.text).joined(separator: ", ")
    var row = LinearNode(speech, shown.frame)
    let elements = nodes(ofElements: view.accessibilityElements ?? [], in: shown)
    row.children = parts.filter(isSeparate) + elements
    return [row]
  }

  /// The texts in a view that is a single stop, in reading order.
  private func texts(in shown: VisibleView) -> String? {
    let parts = nodes(in: shown)
    return parts.isEmpty ? nil : parts.map(\.text).joined(separator: ", ")
  }

  /// The stops in a view that is not a stop itself. If the view has an accessibility container type and a label, its
  /// stops become a group.
  private func contents(of shown: VisibleView) -> [LinearNode] {
    let view = shown.view
    let name = view.accessibilityContainerType == .none ? nil : view.accessibilityLabel
    // The elements of a control outside the visible area are left out.
    let readsElements = (view.nibAccessibility?.content ?? .separate) == .separate
    if readsElements, let elements = view.accessibilityElements {
      let inner = nodes(ofElements: elements, in: shown)
      guard let name, !inner.isEmpty else { return inner }
      return [LinearNode(frame: shown.frame, text: name, children: inner)]
    }
    // Everything in a scroll view can be scrolled to.
    let inner = shown.subviews(within: view is UIScrollView ? .infinite : nil).flatMap(nodes(of:))
    guard let name, let first = inner.first else { return inner }
    // The frame of a list can extend under bars, while its content does not.
    let content = inner.dropFirst().reduce(first.frame) { $0.union($1.frame) }
    return [LinearNode(frame: content, text: name, children: sorted(inner))]
  }
}

/// A stop of a screen reader, or a group of stops, with its position on the screen.
struct LinearNode {
  /// The frame in the coordinates of the root view, in points.
  var frame: CGRect
  /// The spoken line.
  var text: String
  var isUnlabeled = false
  /// Whether the user can operate the element.
  var isControl = false
  /// The nodes that are read after the line, in reading order.
  var children: [LinearNode] = []

  /// The lines of the node and its descendants, indented by two spaces per level.
  func lines(indent: String = "") -> [String] {
    [indent + text] + children.flatMap { $0.lines(indent: indent + "  ") }
  }

  /// The number of stops without a label.
  var unlabeledCount: Int { (isUnlabeled ? 1 : 0) + children.reduce(0) { $0 + $1.unlabeledCount } }
}

extension LinearNode {
  /// A stop at which a screen reader says `speech`.
  init(_ speech: LinearSpeech, _ frame: CGRect) {
    self.init(
      frame: frame, text: speech.text, isUnlabeled: speech.isUnlabeled, isControl: speech.isControl)
  }
}
