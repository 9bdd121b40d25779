import NibAnalysis
import NibCore
import NibEditing
import NibTools

/// Adds a constraint to the selected view with a panel, while the canvas shows the result.
final class ConstraintAdding {
  private let session: BrowserSession
  private let editing: Editing
  private let previews: EditPreviews

  init(_ session: BrowserSession, previews: EditPreviews, editing: Editing) {
    (self.session, self.editing, self.previews) = (session, editing, previews)
  }

  static let commands: [Command<ConstraintAdding>] = [
    Command(
      "add a constraint to the selected view", id: "add-constraint", keys: "Q", in: .panes,
      shortTitle: "constrain", synonyms: "pin align equal ratio width height center", needs: .document,
      unless: \.session.reasonForNoEditing
    ) { $0.begin() }
  ]

  private func begin() {
    guard let view = session.selectedView, let element = view.nibOrigin?.element,
      let id = element.id
    else { return session.showMessage("Select a view first.") }
    let document: NibDocument
    do throws(EditError) {
      document = try previews.document()
    } catch {
      return session.showMessage(error.sentence, isProblem: true)
    }
    guard let element = document.object(id: id) else { return }
    let draft = ConstraintDraft(of: element, view)
    let panel = ConstraintPanel(VisibleText.line("Constraint of \(ObjectName(element).brief)"), draft)
    panel.accept = { [unowned self] in
      guard panel.problem == nil else { return false }
      previews.accept()
      return true
    }
    panel.cancel = { [unowned self] in previews.cancel() }
    panel.change = { [unowned self, unowned panel] in show(panel) }
    session.panel = panel
    show(panel)
  }

  /// Shows the result of the constraint on the canvas, and what it changes in the panel.
  private func show(_ panel: ConstraintPanel) {
    do throws(EditError) {
      let constraint = panel.draft.constraint
      try previews.show { editor throws(EditError) in
        try editor.apply(try editing.withFollowingFrames([.addConstraint(constraint)], of: editor))
      }
      panel.setResult(previews.sentence, problem: nil)
      previews.findConsequences { [weak panel] sentence in panel?.setResult(sentence, problem: nil) }
    } catch {
      previews.cancel()
      panel.setResult("", problem: error.sentence)
    }
  }
}

/// A constraint that is being entered: the choices for each of its parts, and their values.
struct ConstraintDraft {
  /// An object to which the view can be constrained.
  struct Target: Hashable {
    let name: String
    /// The id of the object; `nil` for a length alone.
    let id: String?
    var isSafeArea = false
    /// Whether the attributes of edges are those of the margins.
    var usesMargins = false
  }

  static let attributes = [
    "leading", "trailing", "top", "bottom", "width", "height", "centerX", "centerY", "firstBaseline", "ratio",
  ]
  static let relations = [("=", "equal"), ("≥", "greaterThanOrEqual"), ("≤", "lessThanOrEqual")]

  private let id: String
  /// The frames of the objects in the coordinates of the superview, by their ids.
  private let frames: [String: CGRect]
  private let isRightToLeft: Bool
  let targets: [Target]
  var attribute = 0
  var relation = 0
  var target = 0
  var otherAttribute = 0
  /// The constant and the priority as they are entered. The constant is the current distance until it is entered.
  var constant: String?
  var priority = "1000"

  init(of element: NibElement, _ view: UIView) {
    id = element.id ?? ""
    isRightToLeft = (view.superview ?? view).nibIsRightToLeft
    var targets: [Target] = []
    var frames: [String: CGRect] = [id: view.frame]
    if let superview = view.superview, let origin = superview.nibOrigin, !origin.id.isEmpty {
      if origin.element.child(key: "safeArea") != nil {
        targets.append(Target(name: "safe area", id: origin.id, isSafeArea: true))
      }
      targets.append(Target(name: "superview", id: origin.id))
      targets.append(Target(name: "margins of the superview", id: origin.id, usesMargins: true))
      frames[origin.id] = superview.bounds
      for sibling in superview.subviews where sibling !== view {
        guard let other = sibling.nibOrigin, !other.id.isEmpty else { continue }
        targets.append(Target(name: ObjectName(other.element).brief, id: other.id))
        frames[other.id] = sibling.frame
      }
    }
    self.targets = targets + [Target(name: "nothing", id: nil)]
    self.frames = frames
  }

  private var isRatio: Bool { ConstraintDraft.attributes[attribute] == "ratio" }
  private var isLength: Bool { ["width", "height"].contains(ConstraintDraft.attributes[attribute]) }

  /// The attributes of the other object that can be related to that of the view.
  var otherAttributes: [String] {
    switch ConstraintDraft.attributes[attribute] {
    case "leading", "trailing": ["leading", "trailing", "centerX"]
    case "top", "bottom", "centerY", "firstBaseline": ["top", "bottom", "centerY", "firstBaseline"]
    case "centerX": ["centerX", "leading", "trailing"]
    case "width", "height": ["width", "height"]
    default: []
    }
  }

  /// Chooses the usual attribute of the other object, and its usual target.
  mutating func attributeDidChange() {
    let name = ConstraintDraft.attributes[attribute]
    otherAttribute = otherAttributes.firstIndex(of: name) ?? 0
    if isRatio || isLength { target = targets.count - 1 } else if targets[target].id == nil { target = 0 }
  }

  /// The constraint with the values.
  var constraint: NewConstraint {
    let name = ConstraintDraft.attributes[attribute]
    let target = targets[target]
    var constraint: NewConstraint
    if isRatio {
      constraint = NewConstraint(.init(id, "width"), .init(id, "height"))
      constraint.multiplier = constant ?? currentConstant
    } else if let other = target.id {
      let otherName = otherAttributes[otherAttribute]
      let edge = NewConstraint.Anchor(
        other, target.usesMargins ? ConstraintText.margins[otherName] ?? otherName : otherName,
        isSafeArea: target.isSafeArea)
      let own = NewConstraint.Anchor(id, name)
      constraint = isReversed ? NewConstraint(edge, own) : NewConstraint(own, edge)
    } else {
      constraint = NewConstraint(.init(id, name))
    }
    if !isRatio { constraint.constant = constant ?? currentConstant }
    constraint.relation = ConstraintDraft.relations[relation].1
    constraint.priority = priority
    return constraint
  }

  /// Whether the constraint is written from the other object to the view, so that the distance is positive inside.
  private var isReversed: Bool {
    let name = ConstraintDraft.attributes[attribute]
    return ["trailing", "bottom"].contains(name) && otherAttributes[otherAttribute] == name
  }

  /// The constant with which nothing moves. For the safe area and the margins, it is measured from the superview's edges.
  var currentConstant: String {
    guard let frame = frames[id] else { return "0" }
    if isRatio {
      return "\(NibNumber.text(frame.width)):\(NibNumber.text(max(frame.height, 1)))"
    }
    let name = ConstraintDraft.attributes[attribute]
    let own = value(name, of: frame)
    guard let other = targets[target].id.flatMap({ frames[$0] }) else { return NibNumber.text(own) }
    let difference = own - value(otherAttributes[otherAttribute], of: other)
    let isTurned = isRightToLeft && ["leading", "trailing", "centerX"].contains(name)
    return NibNumber.text(isReversed != isTurned ? -difference : difference)
  }

  private func value(_ attribute: String, of frame: CGRect) -> CGFloat {
    switch attribute {
    case "leading": isRightToLeft ? frame.maxX : frame.minX
    case "trailing": isRightToLeft ? frame.minX : frame.maxX
    case "top", "firstBaseline": frame.minY
    case "bottom": frame.maxY
    case "width": frame.width
    case "height": frame.height
    case "centerX": frame.midX
    default: frame.midY
    }
  }
}

/// The panel in which the parts of a constraint are chosen.
final class ConstraintPanel: Panel {
  /// A part of the constraint.
  private enum Field: Int, CaseIterable {
    case attribute, relation, target, otherAttribute, constant, priority
  }

  private(set) var draft: ConstraintDraft
  /// The reason why the constraint cannot be added; `nil` if it can.
  private(set) var problem: String?
  /// Accepts the constraint. Returns false if that is not possible.
  var accept: () -> Bool = { false }
  var cancel: () -> Void = {}
  /// Called after each change of a part.
  var change: () -> Void = {}
  private let title: String
  private var field = Field.attribute
  private var entry: TextEntry?
  private var result = ""
  private var frame = PanelFrame(content: .zero, on: .zero)

  init(_ title: String, _ draft: ConstraintDraft) {
    (self.title, self.draft) = (title, draft)
    self.draft.attributeDidChange()
  }

  func setResult(_ text: String, problem: String?) { (result, self.problem) = (text, problem) }

  func handle(_ key: KeyPress) -> PanelAnswer {
    switch key.key {
    case .escape: return .perform(cancel)
    case .enter: return accept() ? .close : .stay
    case .up: move(by: -1)
    case .down, .tab: move(by: 1)
    case .left where entry == nil: step(by: -1)
    case .right where entry == nil, .character(" ") where entry == nil: step(by: 1)
    default: type(key)
    }
    return .stay
  }

  func handle(_ mouse: MouseEvent) -> PanelAnswer { .stay }

  private func move(by step: Int) {
    let count = Field.allCases.count
    field = Field.allCases[(field.rawValue + step + count) % count]
    switch field {
    case .constant: entry = TextEntry(draft.constant ?? draft.currentConstant, isSelected: true)
    case .priority: entry = TextEntry(draft.priority, isSelected: true)
    default: entry = nil
    }
  }

  private func step(by step: Int) {
    func next(_ index: Int, _ count: Int) -> Int { count == 0 ? 0 : (index + step + count) % count }
    switch field {
    case .attribute:
      draft.attribute = next(draft.attribute, ConstraintDraft.attributes.count)
      draft.attributeDidChange()
    case .relation: draft.relation = next(draft.relation, ConstraintDraft.relations.count)
    case .target: draft.target = next(draft.target, draft.targets.count)
    case .otherAttribute: draft.otherAttribute = next(draft.otherAttribute, draft.otherAttributes.count)
    case .constant, .priority: return
    }
    change()
  }

  private func type(_ key: KeyPress) {
    guard var entry, entry.type(key) else { return }
    self.entry = entry
    if field == .constant { draft.constant = entry.text } else { draft.priority = entry.text }
    change()
  }

  // MARK: Drawing

  /// The names and values of the parts.
  private var rows: [(name: String, value: String)] {
    let others = draft.otherAttributes
    return [
      ("attribute", "‹ \(ConstraintDraft.attributes[draft.attribute]) ›"),
      ("relation", "‹ \(ConstraintDraft.relations[draft.relation].0) ›"),
      ("to", "‹ \(VisibleText.line(draft.targets[draft.target].name)) ›"),
      ("its", others.isEmpty ? "–" : "‹ \(others[min(draft.otherAttribute, others.count - 1)]) ›"),
      ("constant", draft.constant ?? draft.currentConstant),
      ("priority", draft.priority),
    ]
  }

  private func lines(_ columns: Int) -> [String] {
    SoftBreaks.lines(of: VisibleText.line(problem ?? result), columns: max(1, columns - 4))
  }

  func dockedRows(on screen: CellSize) -> Int { min(rows.count + 2 + 3, screen.rows / 2) }

  func update(on screen: CellSize, theme: Theme) {
    frame = PanelFrame(dockedRows: dockedRows(on: screen), on: screen)
  }

  func draw(on canvas: CellCanvas, theme: Theme) {
    frame.draw(title, on: canvas, theme: theme)
    canvas.drawTitle(
      " ↑↓ part, ←→ choice, Enter adds, Esc ends ", in: frame.box, style: theme.quiet, alignment: .right)
    let inside = frame.inside
    canvas.withClip(inside) {
      for (index, row) in rows.enumerated() {
        let place = inside.origin + CellPoint(column: 0, row: index)
        canvas.put(row.name, at: place, style: theme.quiet)
        let valuePlace = place + CellPoint(column: 11, row: 0)
        if index == field.rawValue, let entry {
          entry.draw("", on: canvas, at: valuePlace, columns: max(1, inside.size.columns - 11))
        } else {
          canvas.put(row.value, at: valuePlace, style: .plain)
        }
        if index == field.rawValue, entry == nil {
          Theme.markChosen(
            CellRect(origin: place, size: CellSize(columns: inside.size.columns, rows: 1)), on: canvas)
        }
      }
      for (index, line) in lines(canvas.size.columns).prefix(3).enumerated() {
        canvas.put(
          line, at: inside.origin + CellPoint(column: 0, row: rows.count + index),
          style: problem == nil ? .plain : theme.error)
      }
    }
  }
}
