extension UITextField {
  /// The text or placeholder that the renderer draws while the field is not being edited.
  var nibRestingText: NibText? {
    let isEmpty = editor.characters.isEmpty
    let shown = isEmpty ? placeholder ?? "" : nibShownCharacters.map(String.init).joined()
    guard !shown.isEmpty else { return nil }
    var run = NibText.Run(shown, font: nibFont, color: isEmpty ? .placeholderText : textColor ?? .label)
    if isEmpty || !isEnabled { run.attributes.insert(.dim) }
    if nibIsFocused { run.attributes.insert(.reverse) }
    return NibText(
      runs: [run], alignment: textAlignment.nibResolved(isRightToLeft: nibIsRightToLeft),
      insets: UIEdgeInsets(
        top: 0, left: CGFloat(nibTextStart) * TextMetrics.columnWidth, bottom: 0,
        right: CGFloat(nibMargin + nibColumns(of: nibRightmostView)) * TextMetrics.columnWidth))
  }

  /// Draws the border, the clear button and, while editing, the text with its insertion point.
  func nibDrawField(in context: NibDrawingContext) {
    guard !context.cells.isEmpty else { return }
    if context.isFocused, !isEditing {
      context.canvas.restyle(context.cells) { $0.attributes.insert(.reverse) }
    }
    let row = context.middleRow
    if context.style == .rendered { drawBorder(in: context, row: row) }
    let columns = nibTextColumns(in: context.size.columns)
    if nibShowsClearButton, columns > 0 {
      context.canvas.put(
        "×", at: CellPoint(column: nibClearButtonColumn(textColumns: columns), row: row),
        style: context.style(.systemGray))
    }
    if isEditing { drawEditedText(in: context, row: row, columns: columns) }
  }

  private func drawBorder(in context: NibDrawingContext, row: Int) {
    let attributes: CellStyle.Attributes = isEditing ? .bold : context.isFocused ? .reverse : .dim
    let style = context.style(isEditing ? context.tint : .separator, attributes)
    guard let lines = borderStyle.nibLines else { return }
    if context.size.rows > 2 {
      context.canvas.drawBox(context.cells, lines: lines, style: style)
    } else {
      context.canvas.drawBox(
        CellRect(column: 0, row: row, columns: context.size.columns, rows: 1), lines: .light, style: style)
    }
  }

  private func drawEditedText(in context: NibDrawingContext, row: Int, columns: Int) {
    firstShown = editor.firstShown(previous: firstShown, columns: columns)
    let shown = nibShownCharacters[firstShown...].map(String.init).joined()
    context.canvas.put(
      shown, at: CellPoint(column: nibTextStart, row: row),
      style: context.style(textColor ?? .label, CellStyle.Attributes(nibFont)), maxColumns: columns)
    let before = isSecureTextEntry ? editor.cursor - firstShown : editor.width(of: firstShown..<editor.cursor)
    context.canvas.placeCursor(
      at: CellPoint(column: nibTextStart + min(before, max(0, columns - 1)), row: row))
  }

  /// The characters that are shown: those of the text, or dots.
  private var nibShownCharacters: [Character] {
    isSecureTextEntry ? editor.characters.map { _ in "•" } : editor.characters
  }

  private var nibIsFocused: Bool { window?.nibFocusedView === self }

  // MARK: The clear button

  /// Whether the clear button (`×`) is currently shown.
  var nibShowsClearButton: Bool { !editor.characters.isEmpty && isEnabled && nibShows(clearButtonMode) }

  /// The column of the clear button: after the columns for text, or before them in right-to-left layouts.
  private func nibClearButtonColumn(textColumns: Int) -> Int {
    nibIsRightToLeft ? nibTextStart - 2 : nibTextStart + textColumns + 1
  }

  /// The number of columns for text: those of the field without the border, the views beside the text and the clear
  /// button.
  var nibTextColumns: Int {
    nibTextColumns(in: Int(bounded: (bounds.width / TextMetrics.columnWidth).rounded()))
  }

  private func nibTextColumns(in columns: Int) -> Int {
    let views = nibColumns(of: nibLeftmostView) + nibColumns(of: nibRightmostView)
    return max(0, columns - 2 * nibMargin - views - (nibShowsClearButton ? 2 : 0))
  }
}

extension UITextField.BorderStyle {
  /// The line style of a border that is more than two rows high; `nil` for no border.
  fileprivate var nibLines: LineStyle? {
    switch self {
    case .none: nil
    case .line: .light
    case .bezel: .double
    case .roundedRect: .rounded
    }
  }
}
