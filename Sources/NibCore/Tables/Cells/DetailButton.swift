/// The view that gets the focus on the detail button of a row in a terminal. The cell draws the button and handles
/// clicks on it.
final class DetailButton: UIView {
  override var canBecomeFocused: Bool { true }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { false }

  /// Enter and Space tap the button.
  override func nibKeyDown(_ key: KeyPress) -> Bool {
    guard key.modifiers.isEmpty, key.key == .enter || key.key == .character(" "), let row = nibRow else {
      return super.nibKeyDown(key)
    }
    nibRowTable?.nibTapAccessory(of: row)
    return true
  }
}

extension UITableViewCell {
  /// Adds the detail button if the accessory has one, and places it over its character.
  func nibPlaceDetailButton() {
    let existing = subviews.lazy.compactMap { $0 as? DetailButton }.first
    guard nibEnvironment.rules.isTerminal, nibHasDetailButton else {
      existing?.removeFromSuperview()
      return
    }
    let button = existing ?? DetailButton(frame: .zero)
    if existing == nil { addSubview(button) }
    let (columnWidth, sides) = (TextMetrics.columnWidth, nibSafeSides)
    let accessoryColumns: CGFloat = nibAccessory == .detailDisclosureButton ? 3 : 1
    let x =
      nibIsRightToLeft
      ? sides.left + nibEditingWidths.trailing + columnWidth * accessoryColumns
      : bounds.width - sides.right - nibEditingWidths.trailing - columnWidth * (accessoryColumns + 1)
    let rows = Int(bounded: (bounds.height / TextMetrics.rowHeight).rounded())
    button.frame = CGRect(
      x: x, y: CGFloat(nibAccessoryRow(rows: rows)) * TextMetrics.rowHeight, width: columnWidth,
      height: TextMetrics.rowHeight)
  }
}
