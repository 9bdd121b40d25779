extension UITableViewCell {
  /// The table's width, on which the row's margins depend; outside a table, the cell's width.
  var nibTableWidth: CGFloat { (superview as? UITableView)?.bounds.width ?? bounds.width }

  /// The margins of the content. They depend on the version of Interface Builder and on the table's width.
  var nibContentMargins: UIEdgeInsets {
    let rules = nibEnvironment.rules
    if let margin = nibMarginBelowTable {
      let vertical = nibIsNearTable ? CGFloat(rules.cellVerticalMargin) : margin
      return UIEdgeInsets(top: vertical, left: margin, bottom: vertical, right: margin)
    }
    let side = CGFloat(
      rules.cellSideMargin(
        cellWidth: Double(bounds.width),
        tableWidth: (superview as? UITableView).map { Double($0.bounds.width) },
        isRootTable: superview?.nibViewController != nil,
        preservesSuperviewMargins: contentView.preservesSuperviewLayoutMargins
          && contentView.insetsLayoutMarginsFromSafeArea))
    let vertical = CGFloat(rules.cellVerticalMargin)
    return UIEdgeInsets(top: vertical, left: side, bottom: vertical, right: side)
  }

  /// The margin on every side of a static cell that the document places completely below its table; `nil` for other cells,
  /// for the labels of a styled cell, and if the canvas lays these cells out.
  var nibMarginBelowTable: CGFloat? {
    guard !nibHasOnlyStyledContent, let margin = nibEnvironment.rules.cellMarginBelowTable,
      let table = superview as? UITableView,
      let origin = nibOrigin, let top = origin.savedFrame?.minY, top >= table.bounds.height,
      origin.element.ancestor(named: "tableViewSection") != nil
    else { return nil }
    return margin
  }

  /// Whether a cell below its table ends within half the height of the table. Such a cell has the top and bottom
  /// margins of a cell, but the side margins of a view without a table (docs/interface-builder.md 3.3).
  private var nibIsNearTable: Bool {
    guard let table = superview as? UITableView, let frame = nibOrigin?.savedFrame else { return false }
    return frame.maxY <= table.bounds.height + table.bounds.height / 2
  }

  /// The accessory in use: the editing accessory while the cell is edited.
  var nibAccessory: AccessoryType { isEditing ? editingAccessoryType : accessoryType }

  var nibHasAccessory: Bool { accessoryView != nil || nibAccessory != .none }

  /// The width in points by which the accessory narrows the content view. On Interface Builder's canvas it is 0
  /// for the accessory view of a cell with custom content.
  var nibAccessoryWidth: CGFloat {
    if let accessoryView {
      if nibHasSavedContentWidth { return 0 }
      return accessoryView.frame.width + nibAccessoryMargin
    }
    return CGFloat(nibEnvironment.rules.accessoryWidth(nibAccessory, tableWidth: Double(nibTableWidth)))
  }

  /// Whether the content view keeps its width beside an accessory view, which then covers a part of it. Interface
  /// Builder's canvas shows no accessory views, so the saved frames of custom content use the whole width. The labels
  /// of a styled cell are placed beside the accessory view, as on a device, because no constraint can move them away.
  fileprivate var nibHasSavedContentWidth: Bool {
    nibFollows(.contentViewsKeepFrames) && !nibHasOnlyStyledContent
  }

  /// Whether the cell shows the labels of its style, which it places itself.
  private var nibHasOnlyStyledContent: Bool { nibHasStyle && !contentView.nibUsesConstraints }

  /// The space between a custom accessory view and the row's trailing edge, in points.
  private var nibAccessoryMargin: CGFloat { nibEnvironment.rules.isTerminal ? 8 : 16 }

  /// Places the accessory, and the content view in the rest of the row above the separator.
  func nibPlaceContent() {
    let accessory = nibAccessoryWidth
    let height = max(0, bounds.height - nibSeparatorHeight)
    var sides = nibSafeSides
    let editing = nibEditingWidths
    sides.left += nibIsRightToLeft ? editing.trailing : editing.leading
    sides.right += nibIsRightToLeft ? editing.leading : editing.trailing
    contentView.frame =
      nibSavedContentFrame
      ?? CGRect(
        x: sides.left + (nibIsRightToLeft ? accessory : 0), y: 0,
        width: max(0, bounds.width - sides.left - sides.right - accessory), height: height)
    placeAccessoryView(width: accessory, height: height)
    nibPlaceDetailButton()
  }

  /// Places the accessory view at the trailing edge.
  private func placeAccessoryView(width: CGFloat, height: CGFloat) {
    guard let view = accessoryView else { return }
    var sides = nibSafeSides
    let reorder = nibEditingWidths.trailing
    if nibIsRightToLeft { sides.left += reorder } else { sides.right += reorder }
    let reserved = max(width, view.frame.width + nibAccessoryMargin)
    let x = nibIsRightToLeft ? sides.left : bounds.width - sides.right - reserved
    let y = nibEnvironment.rules.pixelRows.round((height - view.frame.height) / 2)
    view.frame.origin = CGPoint(x: x, y: y)
  }

  /// The insets of the safe area at the sides of the row, in points; 0 if the table does not inset its content
  /// views.
  var nibSafeSides: (left: CGFloat, right: CGFloat) {
    guard let table = superview as? UITableView, table.insetsContentViewsToSafeArea else { return (0, 0) }
    let insets = safeAreaInsets
    return (insets.left, insets.right)
  }

  /// The content view's saved frame on Interface Builder's canvas. `nil` outside the canvas, beside an accessory view
  /// that narrows the content view, and if the cell no longer has its saved size.
  private var nibSavedContentFrame: CGRect? {
    guard nibFollows(.contentViewsKeepFrames), accessoryView == nil || nibHasSavedContentWidth,
      nibOrigin?.savedFrame?.size == bounds.size,
      var frame = contentView.nibOrigin?.savedFrame
    else { return nil }
    if nibIsRightToLeft { frame.origin.x = bounds.width - frame.maxX }
    // For content views of higher cells, Xcode 6 saved the height in a row of 44 points, but used the whole height of
    // the cell to lay out their subviews.
    if abs(bounds.height - frame.maxY) > 1.01 { frame.size.height = bounds.height - frame.minY }
    return frame
  }

  // MARK: Automatic height

  /// Whether the content is laid out by constraints.
  var nibHasConstraints: Bool { contentView.nibUsesConstraints }

  /// The height that the content needs at a row's width, including the separator (docs/behaviours.md D11).
  func nibFittingHeight(width: CGFloat) -> CGFloat {
    frame.size.width = width
    nibPlaceContent()
    guard nibHasConstraints else {
      return (nibStyledViews.height(in: self) ?? 0) + nibSeparatorHeight
    }
    return nibEnvironment.rules.pixelRows.ceil(nibFittingContentHeight) + nibSeparatorHeight
  }

  /// The height that the content needs at the width of the content view. The constraints that belong to the cell itself
  /// do not count.
  private var nibFittingContentHeight: CGFloat {
    contentView.systemLayoutSizeFitting(
      CGSize(width: contentView.bounds.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  /// Whether the row is known to size itself, but has no height without the constraints that belong to the cell itself,
  /// which do not count.
  package var nibHasUncountedHeight: Bool {
    guard !constraints.isEmpty, nibHasConstraints, !nibHasFixedRowHeight,
      let table = nibOrigin?.element.ancestor(named: "tableView"),
      table.double(TableViewWord.rowHeight) == -1,
      table.double(TableViewWord.estimatedRowHeight) != 0
    else { return false }
    return nibFittingContentHeight == 0
  }

  /// The minimum automatic height of a row whose content has no constraints.
  var nibMinimumHeight: CGFloat {
    nibEnvironment.rules.isTerminal ? 16 : CGFloat(nibEnvironment.rules.standardRowHeight)
  }
}

extension UIView {
  /// Whether this is the accessory view of a cell and covers the cell's custom content on Interface Builder's canvas.
  /// On a device, the content is beside the accessory view.
  package var nibCoversContentOnCanvas: Bool {
    guard let cell = superview as? UITableViewCell, cell.accessoryView === self else { return false }
    return cell.nibHasSavedContentWidth
  }
}

extension MetricRules {
  /// The height of the separator below a row, in points. It is 0 on newer canvases, which do not subtract the separator
  /// from the content view.
  var cellSeparatorHeight: Double {
    if isTerminal { return hairline }
    if follows(.separatorsOutsideContent) { return 0 }
    return follows(.onePointSeparators) ? 1 : hairline
  }

  /// The width in points by which an accessory narrows the content view.
  func accessoryWidth(_ type: UITableViewCell.AccessoryType, tableWidth: Double) -> Double {
    if type == .none { return 0 }
    if isTerminal { return type == .detailDisclosureButton ? 32 : 16 }
    let side = rootMargin(width: tableWidth)
    switch type {
    case .none: return 0
    case .checkmark, .detailButton: return 44
    case .detailDisclosureButton: return side + 37
    case .disclosureIndicator:
      if follows(.narrowIndicators) { return 33 }
      if follows(.ios11Indicators) { return 34 }
      if follows(.ios13Indicators) { return side + 11 }
      return side + (device.scale == 3 ? 31.0 / 3 : 10.5)
    }
  }
}

extension UITableViewCell {
  /// The characters that show the accessory. They are distinguishable without color.
  private var nibAccessoryGlyphs: String {
    switch nibAccessory {
    case .none: ""
    case .disclosureIndicator: nibIsRightToLeft ? "‹" : "›"
    case .detailDisclosureButton: nibIsRightToLeft ? "‹ ⓘ" : "ⓘ ›"
    case .checkmark: "✓"
    case .detailButton: "ⓘ"
    }
  }

  /// Draws the accessory one column from the row's trailing edge, beside a single line of text.
  func nibDrawAccessory(in context: NibDrawingContext) {
    guard accessoryView == nil, nibAccessory != .none, context.size.rows > 0 else { return }
    let glyphs = nibAccessoryGlyphs
    let width = CellText.columns(of: glyphs)
    let sides = nibSafeSides
    let reorder = nibEditingWidths.trailing
    let column =
      nibIsRightToLeft
      ? 1 + context.grid.columns(Double(sides.left + reorder))
      : context.size.columns - width - 1 - context.grid.columns(Double(sides.right + reorder))
    let color: UIColor = nibAccessory == .disclosureIndicator ? .systemGray : context.tint
    context.canvas.put(
      glyphs, at: CellPoint(column: max(0, column), row: nibAccessoryRow(in: context)),
      style: context.style(color))
  }

  /// The row in which the accessory is drawn. In a terminal, this is the upper row if there are two middle rows.
  func nibAccessoryRow(in context: NibDrawingContext) -> Int {
    nibEnvironment.rules.isTerminal ? nibAccessoryRow(rows: context.size.rows) : context.middleRow
  }

  /// The row in which a terminal shows the accessory of a table cell with the given number of rows.
  func nibAccessoryRow(rows: Int) -> Int {
    // The text of a styled cell is centered in its frame.
    if nibHasStyle, let text = textLabel, !text.frame.isEmpty {
      let row = Int(bounded: (text.frame.midY / TextMetrics.rowHeight).rounded(.down))
      return max(0, min(row, rows - 1))
    }
    return max(0, rows - 1) / 2
  }
}
