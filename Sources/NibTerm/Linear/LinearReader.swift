import NibCore

/// Reads a laid-out screen as VoiceOver would: the stops in reading order, grouped by bars, tables and
/// collections.
///
/// A view is a stop if its class is one (`LinearVoice`) or the nib makes it one. A row of a table is one
/// stop, followed by its controls. Views that are hidden, have no size or are outside the screen are skipped,
/// but not those that the user can scroll to.
struct LinearReader {
  private let root: UIView

  init(_ root: UIView) { self.root = root }

  /// The stops and groups of the screen.
  var nodes: [LinearNode] { sorted(nodes(of: root, clip: root.bounds)) }

  private func sorted(_ nodes: [LinearNode]) -> [LinearNode] {
    LinearOrder.sorted(nodes, isRightToLeft: root.nibIsRightToLeft)
  }

  /// - Parameter clip: the area that is visible without scrolling; nil inside a scroll view.
  private func nodes(of view: UIView, clip: CGRect?) -> [LinearNode] {
    guard !view.isHidden, view.alpha > 0.01 else { return [] }
    let frame = view.convert(view.bounds, to: root)
    let isSeen = frame.width > 0 && frame.height > 0 && clip.map(frame.intersects) ?? true
    if isSeen, let own = stops(of: view, frame) { return own }
    var clip = clip
    if view is UIScrollView {
      clip = nil
    } else if view.clipsToBounds {
      clip = clip.map { $0.intersection(frame) } ?? frame
    }
    return groups(view, frame, clip: clip)
  }

  // MARK: Stops

  /// The stops that represent a view and everything in it; nil if its subviews are read instead.
  private func stops(of view: UIView, _ frame: CGRect) -> [LinearNode]? {
    let note = LinearNote(view)
    if let cell = view as? UITableViewCell, note.isElement != false { return row(cell, note, frame) }
    if let heading = view as? UITableViewHeaderFooterView { return title(heading, note, frame) }
    if let speeches = LinearVoice.speech(of: view) {
      if note.isElement == false { return [] }
      return nodes(of: speeches, note, frame)
    }
    guard note.isStop else { return nil }
    let speech = LinearSpeech(label: texts(below: view), needsLabel: true)
    return [node(note.changing(speech), frame)]
  }

  /// Makes the nodes of a view's stops. The nib's label and traits apply to the whole view, so several stops
  /// become a group with that label.
  private func nodes(of speeches: [LinearSpeech], _ note: LinearNote, _ frame: CGRect) -> [LinearNode] {
    if speeches.count == 1 { return speeches.map { node(note.changing($0), frame) } }
    guard let label = note.label, !speeches.isEmpty else {
      return speeches.isEmpty && note.isStop
        ? [node(note.changing(LinearSpeech()), frame)] : speeches.map { node($0, frame) }
    }
    return [LinearNode(frame: frame, text: label, children: speeches.map { node($0, frame) })]
  }

  private func node(_ speech: LinearSpeech, _ frame: CGRect) -> LinearNode {
    LinearNode(
      frame: frame, text: speech.text, isUnlabeled: speech.isUnlabeled, isControl: speech.isControl)
  }

  // MARK: Rows of tables

  /// All texts of a row in one line, followed by its controls and the stops without a label.
  private func row(_ cell: UITableViewCell, _ note: LinearNote, _ frame: CGRect) -> [LinearNode] {
    let parts = sorted(cell.subviews.flatMap { nodes(of: $0, clip: nil) })
    let isOwnStop: (LinearNode) -> Bool = { $0.isControl || $0.isUnlabeled || !$0.children.isEmpty }
    let text = parts.filter { !isOwnStop($0) }.map(\.text).joined(separator: ", ")
    let isEmpty = parts.isEmpty && (note.label ?? "").isEmpty
    var speech = LinearSpeech.text(text, role: (isEmpty ? "empty " : "") + LinearReader.role(of: cell))
    speech.isSelected = cell.accessoryType == .checkmark
    var row = node(note.changing(speech), frame)
    row.children = parts.filter(isOwnStop)
    if [.detailButton, .detailDisclosureButton].contains(cell.accessoryType) {
      row.children.append(LinearNode(frame: frame, text: "More info, button"))
    }
    return [row]
  }

  private static func role(of cell: UITableViewCell) -> String {
    [.disclosureIndicator, .detailDisclosureButton].contains(cell.accessoryType) ? "row, button" : "row"
  }

  /// The title above or below the rows of a section. The title "Prototype Cells" is omitted: it appears only
  /// in Interface Builder, not in running programs.
  private func title(
    _ view: UITableViewHeaderFooterView, _ note: LinearNote, _ frame: CGRect
  ) -> [LinearNode] {
    let table = view.superview as? UITableView
    let isOfCanvas = view.nibOrigin == nil && table?.nibOrigin?.element.child(named: "prototypes") != nil
    guard !isOfCanvas, let text = texts(below: view) else { return [] }
    let isHeader = table.map { table in
      (0..<table.numberOfSections).contains { table.headerView(forSection: $0) === view }
    }
    return [node(note.changing(.text(text, role: isHeader == true ? "heading" : nil)), frame)]
  }

  /// The texts in a view that is a single stop, in reading order.
  private func texts(below view: UIView) -> String? {
    let parts = sorted(view.subviews.flatMap { nodes(of: $0, clip: nil) })
    return parts.isEmpty ? nil : parts.map(\.text).joined(separator: ", ")
  }

  // MARK: Groups

  private func groups(_ view: UIView, _ frame: CGRect, clip: CGRect?) -> [LinearNode] {
    let bars = LinearBars { sorted(nodes(of: $0, clip: nil)) }
    if let bar = bars.content(of: view) { return group(bar.title, bar.nodes, frame) }
    let inner = view.subviews.flatMap { nodes(of: $0, clip: clip) }
    switch view {
    case is UITableView: return group("Table", sorted(inner), content(inner))
    case is UICollectionView: return group("Collection", sorted(inner), content(inner))
    default: return inner
    }
  }

  /// The union of the nodes' frames. It replaces the frame of a list, which can extend under bars, while its
  /// content does not.
  private func content(_ nodes: [LinearNode]) -> CGRect {
    nodes.dropFirst().reduce(nodes.first?.frame ?? .zero) { $0.union($1.frame) }
  }

  /// Makes a group; empty if the group has no content.
  private func group(_ title: String, _ children: [LinearNode], _ frame: CGRect) -> [LinearNode] {
    children.isEmpty ? [] : [LinearNode(frame: frame, text: title, children: children)]
  }
}

/// The reading order of a screen: row by row from the top, and from the leading edge within a row.
enum LinearOrder {
  /// The nodes in reading order. Nodes at the same position keep their order.
  static func sorted(_ nodes: [LinearNode], isRightToLeft: Bool) -> [LinearNode] {
    let byTop = stable(nodes) { $0.frame.minY < $1.frame.minY }
    var rows: [Row] = []
    for node in byTop {
      if let last = rows.indices.last, rows[last].takes(node) {
        rows[last].append(node)
      } else {
        rows.append(Row(node))
      }
    }
    return rows.flatMap { row in
      stable(row.nodes) { isRightToLeft ? $0.frame.maxX > $1.frame.maxX : $0.frame.minX < $1.frame.minX }
    }
  }

  /// Nodes that are beside each other.
  private struct Row {
    private(set) var nodes: [LinearNode]
    /// The frames that decide whether another node is beside all nodes of the row. A node that is beside one
    /// of them is also beside every frame that is not taller and does not end above it.
    private var deciding: [CGRect]

    init(_ node: LinearNode) {
      nodes = [node]
      deciding = [node.frame]
    }

    func takes(_ node: LinearNode) -> Bool { deciding.allSatisfy { LinearOrder.isBeside($0, node.frame) } }

    mutating func append(_ node: LinearNode) {
      nodes.append(node)
      let frame = node.frame
      if !deciding.contains(where: { $0.height >= frame.height && $0.maxY <= frame.maxY }) {
        deciding.append(frame)
      }
    }
  }

  /// Whether two frames appear to be in one row: at least half the height of the less tall one is beside the
  /// other.
  private static func isBeside(_ a: CGRect, _ b: CGRect) -> Bool {
    let shared = min(a.maxY, b.maxY) - max(a.minY, b.minY)
    return shared > 0 && shared * 2 >= min(a.height, b.height)
  }

  /// Sorts the nodes. Nodes that compare as equal keep their order.
  private static func stable(
    _ nodes: [LinearNode], by isBefore: (LinearNode, LinearNode) -> Bool
  ) -> [LinearNode] {
    nodes.enumerated().sorted { a, b in
      if isBefore(a.element, b.element) { return true }
      return !isBefore(b.element, a.element) && a.offset < b.offset
    }.map(\.element)
  }
}
