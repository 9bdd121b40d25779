extension UITextField {
  /// The text or placeholder that the renderer draws while the field is not being edited.
  var nibRestingText: NibText? {
    let isEmpty = editor.characters.isEmpty
    let shown = isEmpty ? placeholder ?? "" : nibShownCharacters.map(String.init).joined()
    guard !shown.isEmpty else { return nil }
    var run = NibText.Run(shown, font: nibFont, color: isEmpty ? .placeholderText : textColor ?? .label)
    if !isEnabled { run.attributes.insert(.dim) }
    if nibIsFocused { run.attributes.insert(.reverse) }
    return NibText(
      runs: [run], alignment: textAlignment.nibResolved(isRightToLeft: nibIsRightToLeft),
      insets: nibRestingInsets(isEmpty ? placeholderRect(forBounds: bounds) : textRect(forBounds: bounds)))
  }

  /// The insets of an area for text. Vertically, only its center counts, because text in cells needs a whole row.
  private func nibRestingInsets(_ area: CGRect) -> UIEdgeInsets {
    let shift = 2 * (area.midY - bounds.midY)
    return UIEdgeInsets(
      top: max(0, shift), left: max(0, area.minX - bounds.minX), bottom: max(0, -shift),
      right: max(0, bounds.maxX - area.maxX))
  }

  /// Draws the border, the clear button and, while editing, the text with its insertion point.
  func nibDrawField(in context: NibDrawingContext) {
    guard !context.cells.isEmpty else { return }
    if context.isFocused, !isEditing {
      context.canvas.restyle(context.cells) { $0.attributes.insert(.reverse) }
    }
    let row = context.middleRow
    if context.style == .rendered { drawBorder(in: context, row: row) }
    let beside = nibColumns(beside: editingRect(forBounds: bounds))
    let columns = max(0, context.size.columns - beside.left - beside.right)
    if nibShowsClearButton, columns > 0 {
      let button = nibColumns(beside: clearButtonRect(forBounds: bounds))
      let column = nibIsRightToLeft ? button.left : context.size.columns - button.right - 1
      context.canvas.put("×", at: CellPoint(column: column, row: row), style: context.style(.systemGray))
    }
    if isEditing {
      drawEditedText(in: context, at: CellPoint(column: beside.left, row: row), columns: columns)
    }
  }

  /// Draws the border, if there is room, or a line.
  private func drawBorder(in context: NibDrawingContext, row: Int) {
    guard let lines = borderStyle.nibLines else { return }
    let style =
      if isEditing {
        context.style(context.tint, .bold)
      } else {
        context.style(.separator, context.isFocused ? .reverse : .dim)
      }
    if context.size.rows > 2 {
      context.canvas.drawBox(context.cells, lines: lines, style: style)
    } else {
      context.canvas.drawBox(
        CellRect(column: 0, row: row, columns: context.size.columns, rows: 1), lines: .light, style: style)
    }
  }

  /// Draws the text while it is edited, scrolled to the insertion point.
  private func drawEditedText(in context: NibDrawingContext, at place: CellPoint, columns: Int) {
    firstShown = editor.firstShown(previous: firstShown, columns: columns)
    // As on iOS, the placeholder stays until there is a text.
    let isEmpty = editor.characters.isEmpty
    let shown = isEmpty ? placeholder ?? "" : nibShownCharacters[firstShown...].map(String.init).joined()
    let style =
      isEmpty
      ? context.placeholderStyle
      : context.style(textColor ?? .label, CellStyle.Attributes(nibFont))
    context.canvas.put(shown, at: place, style: style, maxColumns: columns)
    // A program hides the insertion point with an empty frame.
    let caret = caretRect(for: UITextPosition(nibOffset: editor.cursorUTF16))
    guard caret.width > 0, caret.height > 0 else { return }
    let cursorColumn = min(nibColumns(toOffset: editor.cursor), max(0, columns - 1))
    context.canvas.placeCursor(at: CellPoint(column: place.column + cursorColumn, row: place.row))
  }

  /// The characters that are shown: the characters of the text, or dots.
  private var nibShownCharacters: [Character] {
    isSecureTextEntry ? editor.characters.map { _ in "•" } : editor.characters
  }

  private var nibIsFocused: Bool { window?.nibFocusedView === self }

  /// Whether the clear button (`×`) is currently shown.
  package var nibShowsClearButton: Bool {
    !editor.characters.isEmpty && isEnabled && nibShows(clearButtonMode)
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
