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

  /// Draws the accessory beside the edge, in the row where one line of text stands.
  func nibDrawAccessory(in context: NibDrawingContext) {
    guard accessoryView == nil, nibAccessory != .none, context.size.rows > 0 else { return }
    let glyphs = nibAccessoryGlyphs
    let width = CellText.columns(of: glyphs)
    let sides = nibSafeSides
    let column =
      nibIsRightToLeft
      ? 1 + context.grid.columns(Double(sides.left))
      : context.size.columns - width - 1 - context.grid.columns(Double(sides.right))
    let color: UIColor = nibAccessory == .disclosureIndicator ? .systemGray : context.tint
    context.canvas.put(
      glyphs, at: CellPoint(column: max(0, column), row: nibAccessoryRow(in: context)),
      style: context.style(color))
  }

  /// A terminal's rows are whole: their upper middle one has the text.
  private func nibAccessoryRow(in context: NibDrawingContext) -> Int {
    nibEnvironment.rules.isTerminal ? (context.size.rows - 1) / 2 : context.middleRow
  }
}
