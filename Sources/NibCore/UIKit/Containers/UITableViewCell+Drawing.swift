extension UITableViewCell {
  /// The glyphs of the accessory, readable without color.
  private var nibAccessoryGlyphs: String {
    switch nibAccessory {
    case .none: ""
    case .disclosureIndicator: nibIsRightToLeft ? "‹" : "›"
    case .detailDisclosureButton: nibIsRightToLeft ? "‹ ⓘ" : "ⓘ ›"
    case .checkmark: "✓"
    case .detailButton: "ⓘ"
    }
  }

  /// Draws the accessory beside the edge, in the middle row.
  func nibDrawAccessory(in context: NibDrawingContext) {
    guard accessoryView == nil, nibAccessory != .none, context.size.rows > 0 else { return }
    let glyphs = nibAccessoryGlyphs
    let width = CellText.columns(of: glyphs)
    let column = nibIsRightToLeft ? 1 : context.size.columns - width - 1
    let color: UIColor = nibAccessory == .disclosureIndicator ? .systemGray : context.tint
    context.canvas.put(
      glyphs, at: CellPoint(column: max(0, column), row: (context.size.rows - 1) / 2),
      style: context.style(color))
  }
}
