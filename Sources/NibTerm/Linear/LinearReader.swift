import NibCore

/// Reads a laid-out screen as VoiceOver would: what can be stopped at, in reading order, in groups where the
/// screen has bars, tables and collections.
///
/// A view is a stop if its class is one (`LinearVoice`) or the nib makes it one; a row of a table is read as
/// one, then its controls. What is hidden, has no size or lies outside the screen is passed over; what can be
/// scrolled to is not.
struct LinearReader {
  private let root: UIView

  init(_ root: UIView) { self.root = root }

  /// The stops and groups of the screen.
  var nodes: [LinearNode] { sorted(nodes(of: root, clip: root.bounds)) }

  private func sorted(_ nodes: [LinearNode]) -> [LinearNode] {
    LinearOrder.sorted(nodes, isRightToLeft: root.nibIsRightToLeft)
  }

  /// - Parameter clip: what can be seen without scrolling; nil inside something that scrolls.
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

  /// What a view says for itself and all below it; nil if only its subviews speak.
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

  /// A nib's label and traits are about the view as a whole: several stops of it are a group of that name.
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

  /// All texts of a row in one line, then its controls and what has no label.
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

  /// The title of a section, above its rows or below them. "Prototype Cells" is Interface Builder's own word:
  /// no program has it.
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

  /// The texts in a view that the nib makes one stop, in reading order.
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

  /// The place of all of them: lists reach below the bars that hide a part of them, their content does not.
  private func content(_ nodes: [LinearNode]) -> CGRect {
    nodes.dropFirst().reduce(nodes.first?.frame ?? .zero) { $0.union($1.frame) }
  }

  /// Nothing for a group without content.
  private func group(_ title: String, _ children: [LinearNode], _ frame: CGRect) -> [LinearNode] {
    children.isEmpty ? [] : [LinearNode(frame: frame, text: title, children: children)]
  }
}

/// The order in which things on a screen are read: row by row from the top, in a row from the leading edge.
enum LinearOrder {
  /// The nodes in reading order. Those at the same place keep their order.
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

  /// Nodes beside each other.
  private struct Row {
    private(set) var nodes: [LinearNode]
    /// The frames that decide what else is beside all nodes: what is beside one of them is beside every frame that is no
    /// higher and ends no sooner.
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

  /// Whether people see two things in one row: at least half of the lower one is beside the other.
  private static func isBeside(_ a: CGRect, _ b: CGRect) -> Bool {
    let shared = min(a.maxY, b.maxY) - max(a.minY, b.minY)
    return shared > 0 && shared * 2 >= min(a.height, b.height)
  }

  /// Sorted; what is neither before nor after the other stays as it was.
  private static func stable(
    _ nodes: [LinearNode], by isBefore: (LinearNode, LinearNode) -> Bool
  ) -> [LinearNode] {
    nodes.enumerated().sorted { a, b in
      if isBefore(a.element, b.element) { return true }
      return !isBefore(b.element, a.element) && a.offset < b.offset
    }.map(\.element)
  }
}
