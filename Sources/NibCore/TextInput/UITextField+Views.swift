extension UITextField {
  /// Whether an element with the given view mode is currently shown.
  func nibShows(_ mode: ViewMode) -> Bool {
    switch mode {
    case .never: false
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    case .always: true
    }
  }

  /// The view before the text, if it is currently shown.
  private var nibLeadingView: UIView? { nibShows(leftViewMode) ? leftView : nil }
  /// The view after the text, if it is currently shown.
  private var nibTrailingView: UIView? { nibShows(rightViewMode) ? rightView : nil }

  /// The view at the left edge: the view before the text, or the view after it in right-to-left layout.
  var nibLeftmostView: UIView? { nibIsRightToLeft ? nibTrailingView : nibLeadingView }
  /// The view at the right edge.
  var nibRightmostView: UIView? { nibIsRightToLeft ? nibLeadingView : nibTrailingView }

  /// The frames of the views beside the text that are shown.
  private func nibShownAreas(in bounds: CGRect) -> (left: CGRect?, right: CGRect?) {
    func area(_ view: UIView?) -> CGRect? {
      guard let view, view.frame.width > 0 else { return nil }
      return view === leftView ? leftViewRect(forBounds: bounds) : rightViewRect(forBounds: bounds)
    }
    return (area(nibLeftmostView), area(nibRightmostView))
  }

  private var nibMarginWidth: CGFloat { CGFloat(nibMargin) * TextMetrics.columnWidth }

  /// The standard frame of a view beside the text: at its edge, vertically centered.
  func nibArea(of view: UIView?, in bounds: CGRect) -> CGRect {
    guard let view else { return .zero }
    let grid = PixelGrid(step: CGFloat(nibEnvironment.rules.pixelHeight))
    let size = CGSize(width: view.frame.width, height: min(view.frame.height, bounds.height))
    let isAtLeft = (view === leftView) != nibIsRightToLeft
    return CGRect(
      x: isAtLeft ? bounds.minX + nibMarginWidth : bounds.maxX - size.width - nibMarginWidth,
      y: bounds.minY + grid.round((bounds.height - size.height) / 2), width: size.width, height: size.height)
  }

  /// The standard area for the text: between the border, the views beside the text and the clear button. An empty
  /// column separates the text from the views and the button.
  func nibTextArea(in bounds: CGRect) -> CGRect {
    let column = TextMetrics.columnWidth
    let (left, right) = nibShownAreas(in: bounds)
    var start =
      left.map { (($0.maxX - bounds.minX) / column).rounded(.up) * column + column } ?? nibMarginWidth
    var end =
      right.map { ((bounds.maxX - $0.minX) / column).rounded(.up) * column + column } ?? nibMarginWidth
    let buttonWidth = nibShowsClearButton ? 2 * column : 0
    if nibIsRightToLeft { start += buttonWidth } else { end += buttonWidth }
    return CGRect(
      x: bounds.minX + start, y: bounds.minY, width: max(0, bounds.width - start - end), height: bounds.height
    )
  }

  /// The standard frame of the clear button: one column beside the area for the text.
  func nibClearButtonArea(in bounds: CGRect) -> CGRect {
    let text = nibTextArea(in: bounds)
    let column = TextMetrics.columnWidth
    return CGRect(
      x: nibIsRightToLeft ? text.minX - 2 * column : text.maxX + column, y: bounds.minY, width: column,
      height: bounds.height)
  }

  /// The numbers of columns between an area and the edges of the field.
  func nibColumns(beside area: CGRect) -> (left: Int, right: Int) {
    let column = TextMetrics.columnWidth
    return (
      max(0, Int(bounded: ((area.minX - bounds.minX) / column).rounded())),
      max(0, Int(bounded: ((bounds.maxX - area.maxX) / column).rounded()))
    )
  }

  /// The standard frame of the insertion point.
  func nibCaretArea(at position: UITextPosition) -> CGRect {
    let area = editingRect(forBounds: bounds)
    let offset = editor.offset(ofUTF16: position.nibOffset)
    return CGRect(
      x: area.minX + CGFloat(nibColumns(toOffset: offset)) * TextMetrics.columnWidth, y: area.minY, width: 2,
      height: area.height)
  }

  /// The number of columns from the first visible character to the character at an offset; 0 if it is before the first.
  func nibColumns(toOffset offset: Int) -> Int {
    guard offset > firstShown else { return 0 }
    return isSecureTextEntry ? offset - firstShown : editor.width(of: firstShown..<offset)
  }

  /// Replaces a view beside the text with another one.
  func nibReplace(_ old: UIView?, with new: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    if let new { addSubview(new) }
    setNeedsLayout()
  }

  /// Places the views beside the text at the edges, vertically centered.
  func nibPlaceViews() {
    leftView?.isHidden = nibLeadingView == nil
    rightView?.isHidden = nibTrailingView == nil
    leftView?.frame = leftViewRect(forBounds: bounds)
    rightView?.frame = rightViewRect(forBounds: bounds)
  }
}
