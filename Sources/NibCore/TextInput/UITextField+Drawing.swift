extension UITextField {
  /// The text that the renderer places while the field is not being edited.
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

  /// Draws the border and, while editing, the text with its insertion point.
  func nibDrawField(in context: NibDrawingContext) {
    guard !context.cells.isEmpty else { return }
    if context.isFocused, !isEditing {
      context.canvas.restyle(context.cells) { $0.attributes.insert(.reverse) }
    }
    let row = context.middleRow
    if context.style == .rendered { drawBorder(in: context, row: row) }
    let room = nibRoom(columns: context.size.columns)
    if nibShowsClearSign, room > 0 {
      context.canvas.put(
        "×", at: CellPoint(column: nibClearColumn(room: room), row: row), style: context.style(.systemGray))
    }
    if isEditing { drawEditedText(in: context, row: row, room: room) }
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

  private func drawEditedText(in context: NibDrawingContext, row: Int, room: Int) {
    firstShown = editor.firstShown(before: firstShown, columns: room)
    let shown = nibShownCharacters[firstShown...].map(String.init).joined()
    context.canvas.put(
      shown, at: CellPoint(column: nibTextStart, row: row),
      style: context.style(textColor ?? .label, CellStyle.Attributes(nibFont)), maxColumns: room)
    let before = isSecureTextEntry ? editor.cursor - firstShown : editor.width(of: firstShown..<editor.cursor)
    context.canvas.placeCursor(at: CellPoint(column: nibTextStart + min(before, max(0, room - 1)), row: row))
  }

  /// The characters that are shown: those of the text, or dots.
  private var nibShownCharacters: [Character] {
    isSecureTextEntry ? editor.characters.map { _ in "•" } : editor.characters
  }

  private var nibIsFocused: Bool { window?.nibFocusedView === self }

  // MARK: The sign that clears

  /// Whether the clear sign is currently shown.
  var nibShowsClearSign: Bool { !editor.characters.isEmpty && isEnabled && nibShows(clearButtonMode) }

  /// The column of the clear sign: after the area of the text, or before it in right-to-left layout.
  func nibClearColumn(room: Int) -> Int { nibIsRightToLeft ? nibTextStart - 2 : nibTextStart + room + 1 }

  /// The number of columns available for text, between the border and the clear sign.
  var nibRoom: Int { nibRoom(columns: Int(bounded: (bounds.width / TextMetrics.columnWidth).rounded())) }

  private func nibRoom(columns: Int) -> Int {
    let views = nibColumns(of: nibLeftmostView) + nibColumns(of: nibRightmostView)
    return max(0, columns - 2 * nibMargin - views - (nibShowsClearSign ? 2 : 0))
  }
}

extension UITextField.BorderStyle {
  /// The line style of a border that is large enough to show; `nil` for none.
  fileprivate var nibLines: LineStyle? {
    switch self {
    case .none: nil
    case .line: .light
    case .bezel: .double
    case .roundedRect: .rounded
    }
  }
}
