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
  var nodes: [LinearNode] { sorted(nodes(of: root, clip: root.bounds)) }

  private func sorted(_ nodes: [LinearNode]) -> [LinearNode] {
    ReadingOrder(isRightToLeft: root.nibIsRightToLeft).sorted(nodes, frame: \.frame)
  }

  /// The stops and groups of a view and its subviews.
  ///
  /// - Parameter clip: the visible area in the coordinates of the root; nil inside a scroll view, where everything can
  ///   be scrolled to.
  private func nodes(of view: UIView, clip: CGRect?) -> [LinearNode] {
    guard !view.isHidden, view.alpha > 0.01, !view.accessibilityElementsHidden else { return [] }
    let frame = view.convert(view.bounds, to: root)
    let isOnScreen = frame.width > 0 && frame.height > 0 && clip.map(frame.intersects) ?? true
    if isOnScreen, let own = stops(of: view, frame) { return own }
    var clip = clip
    if view is UIScrollView {
      clip = nil
    } else if view.clipsToBounds {
      clip = clip.map { $0.intersection(frame) } ?? frame
    }
    return contents(of: view, frame, clip: clip)
  }

  private func nodes(of views: [UIView]) -> [LinearNode] {
    sorted(views.flatMap { nodes(of: $0, clip: nil) })
  }

  // MARK: Stops

  /// The stops that represent a view and everything in it; nil if the view is not a stop and its subviews must be read.
  private func stops(of view: UIView, _ frame: CGRect) -> [LinearNode]? {
    let isExcluded = view.nibAccessibilitySettings.isElement == false
    switch view.nibAccessibility?.content ?? .separate {
    case .row: return isExcluded ? nil : row(view, frame)
    case .joined: return isExcluded ? nil : texts(below: view).map { [node(view, frame, texts: $0)] } ?? []
    case .separate: return isStop(view) ? [node(view, frame, texts: texts(below: view))] : nil
    case .ignored: return isExcluded ? [] : stops(ofControl: view, frame)
    }
  }

  /// Whether a view is a stop: an accessibility element, or a view whose label is set, unless the nib or program says
  /// that it is not an element.
  private func isStop(_ view: UIView) -> Bool {
    let settings = view.nibAccessibilitySettings
    return view.isAccessibilityElement || settings.isElement == nil && !(settings.label ?? "").isEmpty
  }

  /// The stops of a control. If the nib or program gives the control a label, they become a group with this label. If
  /// the control's only element is not a view, it is a single stop, which gets the label instead.
  private func stops(ofControl view: UIView, _ frame: CGRect) -> [LinearNode] {
    let elements = view.accessibilityElements ?? []
    if elements.isEmpty { return isStop(view) ? [node(view, frame)] : [] }
    if elements.count == 1, let element = elements[0] as? any NibAccessible, !(element is UIView) {
      return [LinearNode(LinearSpeech(element, of: view), frame)]
    }
    let stops = nodes(ofElements: elements, in: view, frame)
    guard let label = view.nibAccessibilitySettings.label else { return stops }
    return [LinearNode(frame: frame, text: label, children: stops)]
  }

  /// The stop for a view.
  ///
  /// - Parameter texts: the texts in the view, which are read if the view has no label.
  private func node(_ view: UIView, _ frame: CGRect, texts: String? = nil) -> LinearNode {
    var speech = LinearSpeech(view)
    speech.label = speech.label ?? texts
    return LinearNode(speech, frame)
  }

  /// The stops for the accessibility elements of a view, in their order.
  private func nodes(ofElements elements: [Any], in container: UIView, _ frame: CGRect) -> [LinearNode] {
    elements.flatMap { element in
      if let view = element as? UIView { return container.isDescendant(of: view) ? [] : nodes(of: [view]) }
      guard let element = element as? any NibAccessible, element.isAccessibilityElement else { return [] }
      return [LinearNode(LinearSpeech(element), frame)]
    }
  }

  // MARK: Rows of tables

  /// The stop for a row: all its texts in one line, followed by its controls, the stops without a label, its groups,
  /// and its accessibility elements.
  private func row(_ view: UIView, _ frame: CGRect) -> [LinearNode] {
    let parts = nodes(of: view.subviews)
    let isOwnStop: (LinearNode) -> Bool = { $0.isControl || $0.isUnlabeled || !$0.children.isEmpty }
    var speech = LinearSpeech(view)
    if parts.isEmpty, (speech.label ?? "").isEmpty { speech.role = speech.role.map { "empty " + $0 } }
    speech.label = speech.label ?? parts.filter { !isOwnStop($0) }.map(\.text).joined(separator: ", ")
    var row = LinearNode(speech, frame)
    let elements = nodes(ofElements: view.accessibilityElements ?? [], in: view, frame)
    row.children = parts.filter(isOwnStop) + elements
    return [row]
  }

  /// The texts in a view that is a single stop, in reading order.
  private func texts(below view: UIView) -> String? {
    let parts = nodes(of: view.subviews)
    return parts.isEmpty ? nil : parts.map(\.text).joined(separator: ", ")
  }

  // MARK: Groups

  /// The stops in a view that is not a stop itself. They become a group if the view has an accessibility container type
  /// and a label.
  private func contents(of view: UIView, _ frame: CGRect, clip: CGRect?) -> [LinearNode] {
    let name = view.accessibilityContainerType == .none ? nil : view.accessibilityLabel
    // The elements of a control outside the visible area are left out.
    let readsElements = (view.nibAccessibility?.content ?? .separate) == .separate
    if readsElements, let elements = view.accessibilityElements {
      let inner = nodes(ofElements: elements, in: view, frame)
      guard let name, !inner.isEmpty else { return inner }
      return [LinearNode(frame: frame, text: name, children: inner)]
    }
    let inner = view.subviews.flatMap { nodes(of: $0, clip: clip) }
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
