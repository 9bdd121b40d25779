extension UITableViewCell {
  /// The controls that a cell shows beside its content.
  public struct StateMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The control that deletes or inserts the row.
    public static let showingEditControl = StateMask(rawValue: 1 << 0)
    /// The button that confirms the deletion.
    public static let showingDeleteConfirmation = StateMask(rawValue: 1 << 1)
  }

  /// The parts of a cell that handle clicks differently.
  enum Part { case content, editingControl, detailButton }

  /// Whether the accessory has a button that shows details.
  var nibHasDetailButton: Bool {
    accessoryView == nil && [.detailButton, .detailDisclosureButton].contains(nibAccessory)
  }

  /// The part of the cell at a point in its bounds.
  func nibPart(at point: CGPoint) -> Part {
    let fromLeading = nibIsRightToLeft ? bounds.width - point.x : point.x
    let fromTrailing = bounds.width - fromLeading
    if isEditing, nibHasEditingControl, fromLeading < CellEditing.controlWidth(isTerminal: nibIsInTerminal) {
      return .editingControl
    }
    guard nibHasDetailButton, fromTrailing - nibEditingWidths.trailing <= nibAccessoryWidth else {
      return .content
    }
    return .detailButton
  }

  private var nibIsInTerminal: Bool { nibEnvironment.rules.isTerminal }

  private var nibHasEditingControl: Bool { nibEditing.style != .none || nibEditing.selects }

  /// The widths in points that the editing control and the mark of a movable row take from the content.
  var nibEditingWidths: (leading: CGFloat, trailing: CGFloat) {
    guard isEditing else { return (0, 0) }
    let isIndented = nibEditing.selects || nibEditing.isIndented && shouldIndentWhileEditing
    let control = CellEditing.controlWidth(isTerminal: nibIsInTerminal)
    return (
      nibHasEditingControl && isIndented ? control : 0,
      nibEditing.reorders ? CellEditing.reorderWidth(isTerminal: nibIsInTerminal) : 0
    )
  }

  /// Draws `(-)`, `(+)` or a box to mark at the leading edge, and the mark of a movable row at the trailing edge.
  func nibDrawEditing(in context: NibDrawingContext) {
    guard isEditing, context.size.rows > 0 else { return }
    let row = nibAccessoryRow(in: context)
    if nibHasEditingControl {
      let (text, color) = nibEditingText
      let column = nibIsRightToLeft ? context.size.columns - CellText.columns(of: text) : 0
      context.canvas.put(
        text, at: CellPoint(column: column, row: row), style: context.style(color, .bold))
    }
    if nibEditing.reorders {
      let column = nibIsRightToLeft ? 1 : context.size.columns - 2
      context.canvas.put("≡", at: CellPoint(column: column, row: row), style: context.style(.systemGray))
    }
  }

  private var nibEditingText: (text: String, color: UIColor) {
    if nibEditing.selects { return (isSelected ? "[✓]" : "[ ]", tintColor) }
    return nibEditing.style == .insert ? ("(+)", .systemGreen) : ("(-)", .systemRed)
  }
}
