/// The detail button of a row in a terminal, for the focus. The cell draws its character and handles clicks on it.
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
    let (cell, sides) = (TextMetrics.columnWidth, nibSafeSides)
    let glyphs: CGFloat = nibAccessory == .detailDisclosureButton ? 3 : 1
    let x =
      nibIsRightToLeft
      ? sides.left + nibEditingWidths.trailing + cell * glyphs
      : bounds.width - sides.right - nibEditingWidths.trailing - cell * (glyphs + 1)
    let rows = Int(bounded: (bounds.height / TextMetrics.rowHeight).rounded())
    button.frame = CGRect(
      x: x, y: CGFloat(nibAccessoryRow(rows: rows)) * TextMetrics.rowHeight, width: cell,
      height: TextMetrics.rowHeight)
  }
}
