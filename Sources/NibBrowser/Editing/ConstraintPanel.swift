import NibCore
import NibTools

/// The panel in which the parts of a constraint are chosen. The letter before a part chooses it, or its next value.
final class ConstraintPanel: Panel {
  /// A part of the constraint.
  private enum Field: Int, CaseIterable {
    case attribute, relation, target, otherAttribute, constant, priority

    var key: Character { (["a", "r", "t", "i", "c", "p"] as [Character])[rawValue] }

    var name: String { ["attribute", "relation", "to", "its", "constant", "priority"][rawValue] }
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

  // MARK: Events

  func handle(_ key: KeyPress) -> PanelAnswer {
    switch key.key {
    case .escape: return .perform(cancel)
    case .enter: return accept() ? .close : .stay
    case .up: move(by: -1)
    case .down, .tab: move(by: 1)
    case .left where entry == nil: step(by: -1)
    case .right where entry == nil, .character(" ") where entry == nil: step(by: 1)
    case .character(let character) where key.isCharacter && character.isLetter: choose(character)
    default: type(key)
    }
    return .stay
  }

  /// Chooses the row that was clicked, or its next value.
  func handle(_ mouse: MouseEvent) -> PanelAnswer {
    guard mouse.action == .press, frame.inside.contains(mouse.point),
      let field = Field(rawValue: mouse.point.row - frame.inside.minRow)
    else { return .stay }
    choose(field.key)
    return .stay
  }

  private func move(by step: Int) {
    let count = Field.allCases.count
    select(Field.allCases[(field.rawValue + step + count) % count])
  }

  private func select(_ new: Field) {
    field = new
    switch field {
    case .constant: entry = TextEntry(draft.constant ?? draft.currentConstant, isSelected: true)
    case .priority: entry = TextEntry(draft.priority, isSelected: true)
    default: entry = nil
    }
  }

  /// Chooses the part with a key, or the next value of the part if it is chosen already. `s` is the standard distance.
  private func choose(_ key: Character) {
    if key == "s", field == .constant {
      draft.constant = "standard"
      select(.constant)
      return change()
    }
    guard let chosen = Field.allCases.first(where: { $0.key == key }) else { return }
    if chosen == field { return step(by: 1) }
    select(chosen)
  }

  private func step(by step: Int) {
    func next(_ index: Int, _ count: Int) -> Int { count == 0 ? 0 : (index + step + count) % count }
    switch field {
    case .attribute:
      draft.attribute = next(draft.attribute, ConstraintDraft.attributes.count)
      draft.attributeDidChange()
    case .relation: draft.relation = next(draft.relation, ConstraintDraft.relations.count)
    case .target:
      let targets = draft.possibleTargets
      draft.target = targets[next(targets.firstIndex(of: draft.target) ?? 0, targets.count)]
    case .otherAttribute: draft.otherAttribute = next(draft.otherAttribute, draft.otherAttributes.count)
    case .constant, .priority: return select(field)
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

  /// The value of a part.
  private func value(of field: Field) -> String {
    let others = draft.otherAttributes
    return switch field {
    case .attribute: "‹ \(ConstraintDraft.attributes[draft.attribute]) ›"
    case .relation: "‹ \(ConstraintDraft.relations[draft.relation].0) ›"
    case .target: "‹ \(VisibleText.line(draft.targets[draft.target].name)) ›"
    case .otherAttribute:
      others.isEmpty || draft.targets[draft.target].id == nil
        ? "–" : "‹ \(others[min(draft.otherAttribute, others.count - 1)]) ›"
    case .constant: draft.constant ?? draft.currentConstant
    case .priority: draft.priority
    }
  }

  /// The values that the chosen part can have; lists begin with its value.
  private var allowed: String {
    switch field {
    case .attribute: list(ConstraintDraft.attributes, from: draft.attribute)
    case .relation: "= (equal), ≥ (at least), ≤ (at most)"
    case .target:
      list(
        draft.possibleTargets.map { draft.targets[$0].name },
        from: draft.possibleTargets.firstIndex(of: draft.target) ?? 0)
    case .otherAttribute:
      draft.otherAttributes.isEmpty
        ? "nothing, for a ratio" : list(draft.otherAttributes, from: draft.otherAttribute)
    case .constant: draft.allowedConstants
    case .priority: "1 to 1000: 1000 is required, 750 high, 250 low"
    }
  }

  private func list(_ names: [String], from index: Int) -> String {
    (names[index...] + names[..<index]).map(VisibleText.line).joined(separator: ", ")
  }

  /// The values that the chosen part can have, in at most two rows. A list that needs more ends in `…`.
  private func allowedLines(_ columns: Int) -> [String] {
    let lines = SoftBreaks.lines(of: "possible: \(allowed)", columns: columns)
    guard lines.count > 2 else { return lines }
    return [lines[0], CellText.truncated(lines[1...].joined(separator: " "), columns: columns)]
  }

  private func lines(_ columns: Int) -> [(text: String, isProblem: Bool)] {
    let result = SoftBreaks.lines(of: VisibleText.line(problem ?? result), columns: max(1, columns - 4))
    return result.map { ($0, problem != nil) }
  }

  /// The number of rows for what is possible, and for the result.
  private static let rowsBelow = 5

  func dockedRows(on screen: CellSize) -> Int {
    min(Field.allCases.count + 2 + ConstraintPanel.rowsBelow, screen.rows * 6 / 10)
  }

  func update(on screen: CellSize, theme: Theme) {
    frame = PanelFrame(dockedRows: dockedRows(on: screen), on: screen)
  }

  func draw(on canvas: CellCanvas, theme: Theme) {
    frame.draw(
      title, hint: "letter or ↑↓ part, ←→ choice, Enter adds, Esc ends", on: canvas, theme: theme)
    let inside = frame.inside
    canvas.withClip(inside) {
      for field in Field.allCases { draw(field, in: inside, on: canvas, theme) }
      var row = Field.allCases.count
      for line in allowedLines(max(1, inside.size.columns)) {
        canvas.put(line, at: inside.origin + CellPoint(column: 0, row: row), style: theme.quiet)
        row += 1
      }
      for line in lines(canvas.size.columns).prefix(ConstraintPanel.rowsBelow) {
        canvas.put(
          line.text, at: inside.origin + CellPoint(column: 0, row: row),
          style: line.isProblem ? theme.error : .plain)
        row += 1
      }
    }
  }

  /// Draws the key, the name and the value of a part.
  private func draw(_ field: Field, in inside: CellRect, on canvas: CellCanvas, _ theme: Theme) {
    let place = inside.origin + CellPoint(column: 0, row: field.rawValue)
    let isChosen = field == self.field
    canvas.put(String(field.key), at: place, style: theme.accent)
    canvas.put(field.name, at: place + CellPoint(column: 2, row: 0), style: theme.quiet)
    let valuePlace = place + CellPoint(column: 13, row: 0)
    if isChosen, let entry {
      entry.draw("", on: canvas, at: valuePlace, columns: max(1, inside.size.columns - 13))
    } else {
      canvas.put(value(of: field), at: valuePlace, style: .plain)
    }
    if isChosen, entry == nil {
      Theme.markChosen(
        CellRect(origin: place, size: CellSize(columns: inside.size.columns, rows: 1)), on: canvas)
    }
  }
}
