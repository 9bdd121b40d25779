import NibCore

/// Fills one cell with rows, again and again as it is reused.
final class CellFiller {
  private struct Slot {
    let column: Int
    let view: UIView
    let isHidden: Bool
    let reset: () -> Void
  }

  private let slots: [Slot]

  /// - Parameter cell: fresh from its nib.
  init(_ cell: UIView, _ match: ColumnMatch) {
    let views = cell.withDescendants
    slots = match.views.sorted { $0.key < $1.key }.compactMap { column, id in
      guard let view = views.first(where: { $0.nibOrigin?.id == id }) else { return nil }
      return Slot(
        column: column, view: view, isHidden: view.isHidden,
        reset: (view as? any RowFillable)?.rowReset ?? {})
    }
  }

  /// Shows a row: what it does not speak of is as in the nib, what is null is hidden. A view that shows no
  /// values takes true and false for shown and hidden.
  ///
  /// - Returns: the columns whose value their view cannot show, with what it can.
  func fill(_ row: [RowValue?]) -> [(column: Int, wanted: String)] {
    slots.compactMap { slot in
      slot.reset()
      let value = row[slot.column]
      slot.view.isHidden = value == .null ? true : slot.isHidden
      guard let value, value != .null else { return nil }
      return show(value, in: slot.view).map { (slot.column, $0) }
    }
  }

  /// What the view could show instead; nil if it shows the value.
  private func show(_ value: RowValue, in view: UIView) -> String? {
    if let view = view as? any RowFillable {
      return view.showRow(value) ? nil : type(of: view).rowValues
    }
    guard let isShown = value.bool else { return "true or false" }
    view.isHidden = !isShown
    return nil
  }
}
