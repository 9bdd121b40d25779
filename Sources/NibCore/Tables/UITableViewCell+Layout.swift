extension UITableViewCell {
  /// The width that the row's margins depend on: the table's.
  var nibTableWidth: CGFloat { (superview as? UITableView)?.bounds.width ?? bounds.width }

  /// The margins of the content, by the version of Interface Builder and the table's width.
  var nibContentMargins: UIEdgeInsets {
    let rules = nibEnvironment.rules
    let side = CGFloat(
      rules.cellSideMargin(
        cellWidth: Double(bounds.width),
        tableWidth: (superview as? UITableView).map { Double($0.bounds.width) },
        preservesSuperviewMargins: contentView.preservesSuperviewLayoutMargins
          && contentView.insetsLayoutMarginsFromSafeArea))
    let vertical = CGFloat(rules.cellVerticalMargin)
    return UIEdgeInsets(top: vertical, left: side, bottom: vertical, right: side)
  }

  /// The accessory in force.
  var nibAccessory: AccessoryType { isEditing ? editingAccessoryType : accessoryType }

  var nibHasAccessory: Bool { accessoryView != nil || nibAccessory != .none }

  /// The points at the right that the accessory takes from the content view. Interface Builder's canvas
  /// leaves a view of the program's own out of it.
  var nibAccessoryWidth: CGFloat {
    if let accessoryView {
      if case .canvas = nibEnvironment.profile { return 0 }
      return accessoryView.frame.width + nibAccessoryMargin
    }
    return CGFloat(nibEnvironment.rules.accessoryWidth(nibAccessory, tableWidth: Double(nibTableWidth)))
  }

  /// The points at the right of an accessory view of the program's own.
  private var nibAccessoryMargin: CGFloat { nibEnvironment.rules.isTerminal ? 8 : 16 }

  /// Gives the content view the row less accessory and separator, and the accessory its place.
  func nibPlaceContent() {
    let accessory = nibAccessoryWidth
    let height = max(0, bounds.height - nibSeparatorHeight)
    let sides = nibSafeSides
    contentView.frame =
      nibSavedContentFrame
      ?? CGRect(
        x: sides.left + (nibIsRightToLeft ? accessory : 0), y: 0,
        width: max(0, bounds.width - sides.left - sides.right - accessory), height: height)
    placeAccessoryView(width: accessory, height: height)
  }

  private func placeAccessoryView(width: CGFloat, height: CGFloat) {
    guard let view = accessoryView else { return }
    let sides = nibSafeSides
    let room = max(width, view.frame.width + nibAccessoryMargin)
    let x = nibIsRightToLeft ? sides.left : bounds.width - sides.right - room
    let grid = PixelGrid(step: CGFloat(nibEnvironment.rules.pixelHeight))
    view.frame.origin = CGPoint(x: x, y: grid.round((height - view.frame.height) / 2))
  }

  /// How far the screen's safe area reaches into the row from the sides, where its table keeps content clear of it.
  var nibSafeSides: (left: CGFloat, right: CGFloat) {
    guard let table = superview as? UITableView, table.insetsContentViewsToSafeArea else { return (0, 0) }
    let insets = safeAreaInsets
    return (insets.left, insets.right)
  }

  /// On Interface Builder's canvas a cell of its saved size has its content where it was saved.
  private var nibSavedContentFrame: CGRect? {
    guard case .canvas = nibEnvironment.profile, nibOrigin?.savedFrame?.size == bounds.size,
      var frame = contentView.nibOrigin?.savedFrame
    else { return nil }
    if nibIsRightToLeft { frame.origin.x = bounds.width - frame.maxX }
    return frame
  }

  // MARK: Automatic height

  /// Whether constraints lay the content out.
  var nibHasConstraints: Bool { contentView.nibUsesConstraints }

  /// The height that the content wants at a row's width, the separator included (docs/behaviours.md D11).
  func nibFittingHeight(width: CGFloat) -> CGFloat {
    frame.size.width = width
    nibPlaceContent()
    guard nibHasConstraints else {
      return (nibStyledViews.height(in: self) ?? 0) + nibSeparatorHeight
    }
    let fitting = contentView.systemLayoutSizeFitting(
      CGSize(width: contentView.bounds.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    let grid = PixelGrid(step: CGFloat(nibEnvironment.rules.pixelHeight))
    return grid.ceil(fitting.height) + nibSeparatorHeight
  }

  /// The least automatic height of a row that no constraint measures.
  var nibLeastHeight: CGFloat {
    nibEnvironment.rules.isTerminal ? 16 : CGFloat(nibEnvironment.rules.standardRowHeight)
  }
}

extension MetricRules {
  /// The separator below a row: Interface Builder leaves it out of the content view from Xcode 11 on.
  var cellSeparatorHeight: Double {
    guard case .canvas(let version) = profile, !isTerminal else { return hairline }
    if version >= 14_810 || version == 0 { return 0 }
    return version < 10_116 ? 1 : hairline
  }

  /// How much narrower an accessory makes the content view (mined from 60 saved cells).
  func accessoryWidth(_ type: UITableViewCell.AccessoryType, tableWidth: Double) -> Double {
    if type == .none { return 0 }
    if isTerminal { return type == .detailDisclosureButton ? 32 : 16 }
    let side = rootMargin(width: tableWidth)
    switch type {
    case .none: return 0
    case .checkmark, .detailButton: return 44
    case .detailDisclosureButton: return side + 37
    case .disclosureIndicator:
      if toolsVersion < 13_771 { return 33 }
      if toolsVersion <= 14_490 { return 34 }
      if toolsVersion < 18_000 { return side + 11 }
      return side + (device.scale == 3 ? 31.0 / 3 : 10.5)
    }
  }
}

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
