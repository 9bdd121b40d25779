/// A view with one or more wheels (components) side by side, each with one chosen row. After Enter, the Left and Right
/// keys select a wheel, and Up and Down change its row.
open class UIPickerView: UIView {
  /// The object that supplies the number of wheels and rows.
  open weak var dataSource: (any UIPickerViewDataSource)? { didSet { reloadAllComponents() } }
  /// The object that supplies the content of the rows, and is notified when the user chooses a row.
  open weak var delegate: (any UIPickerViewDelegate)? { didSet { setNeedsDisplay() } }
  /// Whether the middle row is marked. Stored, but has no effect: it is always marked.
  open var showsSelectionIndicator = true

  /// The number of rows of each wheel; empty until they are loaded from the data source.
  private var rows: [Int] = []
  /// The chosen row of each wheel.
  private var selection: [Int] = []
  /// The index of the wheel that the Up and Down keys turn.
  private var focusedComponent = 0

  package override class var nibKind: NibKind { .control }

  package override class var nibAttributes: [NibAttribute] {
    super.nibAttributes
      + NibRow<UIPickerView, PickerViewWord>.table(
        .bool(.showsSelectionIndicator, \.showsSelectionIndicator), .delegate("dataSource", \.dataSource),
        .delegate("delegate", \.delegate))
  }

  // MARK: Rows

  /// The number of wheels.
  open var numberOfComponents: Int {
    loadIfNeeded()
    return rows.count
  }

  /// The number of rows of a wheel; 0 if there is no such wheel.
  open func numberOfRows(inComponent component: Int) -> Int {
    loadIfNeeded()
    return rows.indices.contains(component) ? rows[component] : 0
  }

  /// The chosen row of a wheel; -1 if there is none.
  open func selectedRow(inComponent component: Int) -> Int {
    loadIfNeeded()
    return selection.indices.contains(component) && rows[component] > 0 ? selection[component] : -1
  }

  /// Chooses a row without notifying the delegate. Rows that do not exist are ignored.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    guard (0..<numberOfRows(inComponent: component)).contains(row) else { return }
    selection[component] = row
    setNeedsDisplay()
  }

  /// Requests the data from the data source again.
  open func reloadAllComponents() {
    rows = []
    setNeedsDisplay()
  }

  /// Requests the data of all wheels from the data source again, not only those of the given wheel.
  open func reloadComponent(_ component: Int) { reloadAllComponents() }

  /// Asks the data source for the numbers of rows, once.
  private func loadIfNeeded() {
    guard rows.isEmpty, let dataSource else { return }
    let count = max(0, dataSource.numberOfComponents(in: self))
    rows = (0..<count).map { max(0, dataSource.pickerView(self, numberOfRowsInComponent: $0)) }
    selection = rows.enumerated().map { component, count in
      let old = selection.indices.contains(component) ? selection[component] : 0
      return min(old, max(0, count - 1))
    }
    focusedComponent = min(focusedComponent, max(0, count - 1))
  }

  // MARK: Size, keyboard, mouse

  /// 320 points, the width of early iPhones, by the height that the environment's rules give.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: 320, height: nibEnvironment.rules.pickerHeight)
  }

  /// True if the picker has wheels, is not hidden, and accepts user interaction.
  open override var canBecomeFocused: Bool {
    isUserInteractionEnabled && !isHidden && numberOfComponents > 0
  }

  package override var nibKeyHelp: [KeyHelp] { nibAdjustingKeyHelp }

  /// Begins and ends the change of the rows with Enter. Meanwhile, selects another wheel with Left and Right, and turns
  /// the selected wheel by one row with Up and Down, and by five rows with the page keys.
  open override func nibKeyDown(_ key: KeyPress) -> Bool {
    guard key.modifiers.isEmpty, numberOfComponents > 0 else { return super.nibKeyDown(key) }
    if nibHandleAdjustingKey(key) { return true }
    guard nibIsAdjusted else { return super.nibKeyDown(key) }
    switch key.key {
    case .pageUp: turn(focusedComponent, by: -5)
    case .pageDown: turn(focusedComponent, by: 5)
    default:
      switch KeyDirection(key.key) {
      case .left: selectWheel(focusedComponent - forward)
      case .right: selectWheel(focusedComponent + forward)
      case .up: turn(focusedComponent, by: -1)
      case .down: turn(focusedComponent, by: 1)
      case nil: return super.nibKeyDown(key)
      }
    }
    setNeedsDisplay()
    return true
  }

  private func selectWheel(_ component: Int) {
    if rows.indices.contains(component) { focusedComponent = component }
  }

  /// Turns the wheel under the pointer with the mouse wheel. A click selects the wheel that the Up and Down keys
  /// turn.
  open override func nibMouse(_ event: MouseEvent, at point: CGPoint) -> Bool {
    guard numberOfComponents > 0, bounds.width > 0 else { return false }
    let place = min(rows.count - 1, max(0, Int(bounded: point.x * CGFloat(rows.count) / bounds.width)))
    let component = nibIsRightToLeft ? rows.count - 1 - place : place
    switch event.action {
    case .wheelUp: turn(component, by: -1)
    case .wheelDown: turn(component, by: 1)
    case .press:
      focusedComponent = component
      nibBeginAdjusting()
      setNeedsDisplay()
    default: return false
    }
    return true
  }

  /// The change of the selected wheel's index for the Right key: -1 in right-to-left layout, otherwise 1.
  private var forward: Int { nibIsRightToLeft ? -1 : 1 }

  private func turn(_ component: Int, by count: Int) {
    let old = selectedRow(inComponent: component)
    let row = min(max(0, old + count), numberOfRows(inComponent: component) - 1)
    guard row != old, row >= 0 else { return }
    selectRow(row, inComponent: component, animated: true)
    delegate?.pickerView(self, didSelectRow: row, inComponent: component)
  }

  /// An adjustable element for the whole picker.
  package override var nibAccessibility: NibAccessibility? {
    NibAccessibility(label: "Picker", traits: .adjustable)
  }

  // MARK: Drawing

  /// Draws the wheels, with their chosen rows between two lines. On Interface Builder's canvas, a picker without a
  /// data source shows one wheel with sample rows.
  open override func nibDraw(in context: NibDrawingContext) {
    let middle = context.controlLine.minRow
    context.drawPickerLines(around: middle)
    guard numberOfComponents > 0 else { return drawSamples(middle: middle, in: context) }
    for (place, columns) in context.cells.split(into: rows.count).enumerated() {
      let component = nibIsRightToLeft ? rows.count - 1 - place : place
      for (row, distance) in context.pickerRows(around: middle) {
        drawRow(of: component, at: row, distance: distance, columns: columns, in: context)
      }
    }
  }

  /// Draws one row of a wheel.
  ///
  /// - Parameter distance: the number of rows from the chosen row to the row that is drawn; negative for an earlier
  ///   row.
  private func drawRow(
    of component: Int, at row: Int, distance: Int, columns: Range<Int>, in context: NibDrawingContext
  ) {
    let index = selectedRow(inComponent: component) + distance
    guard (0..<rows[component]).contains(index) else { return }
    var style = context.style(.label, distance == 0 ? .bold : .dim)
    let isAdjusted = context.isFocused && nibIsAdjusted
    if distance == 0, context.isFocused, !isAdjusted || component == focusedComponent {
      style.attributes.insert(.reverse)
    }
    var cells = CellRect(column: columns.lowerBound, row: row, columns: columns.count - 1, rows: 1)
    if distance == 0, isAdjusted, component == focusedComponent, cells.size.columns > 4 {
      context.canvas.put("↕", in: cells, .left, style: context.style(.label))
      cells = CellRect(column: cells.minColumn + 2, row: row, columns: cells.size.columns - 2, rows: 1)
    }
    let title = nibShortened(
      title(ofRow: index, component) ?? "?", columns: cells.size.columns, font: .systemFont(ofSize: 21),
      width: bounds.width / CGFloat(max(1, rows.count)))
    context.canvas.put(title, in: cells, .center, style: style)
  }

  /// The text of a row: the delegate's attributed or plain title, or the text of its view.
  private func title(ofRow row: Int, _ component: Int) -> String? {
    guard let delegate else { return nil }
    if let text = delegate.pickerView(self, attributedTitleForRow: row, forComponent: component) {
      return text.string
    }
    if let title = delegate.pickerView(self, titleForRow: row, forComponent: component) { return title }
    return delegate.pickerView(self, viewForRow: row, forComponent: component, reusing: nil)
      .flatMap(UIPickerView.text)
  }

  /// The texts of the labels in a view, and the characters or names of its images.
  private static func text(in view: UIView) -> String? {
    guard !view.isHidden else { return nil }
    let button = view as? UIButton
    let viewText =
      (view as? UILabel)?.text ?? button?.currentTitle ?? button?.currentImage?.nibCellText
      ?? (view as? UIImageView)?.image?.nibCellText
    let texts = [viewText].compactMap { $0 } + view.subviews.compactMap { text(in: $0) }
    return texts.isEmpty ? nil : texts.joined(separator: " ")
  }

  /// The size of a row, in points.
  open func rowSize(forComponent component: Int) -> CGSize {
    let count = CGFloat(max(1, numberOfComponents))
    let width = delegate?.pickerView(self, widthForComponent: component) ?? 0
    let height = delegate?.pickerView(self, rowHeightForComponent: component) ?? 0
    return CGSize(width: width > 0 ? width : bounds.width / count, height: height > 0 ? height : 32)
  }

  /// The view that the delegate provides for a row; `nil` if it provides none.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    delegate?.pickerView(self, viewForRow: row, forComponent: component, reusing: nil)
  }

  /// Draws the rows of a picker without a data source.
  private func drawSamples(middle: Int, in context: NibDrawingContext) {
    let samples = nibSampleRows
    for (row, distance) in context.pickerRows(around: middle) {
      let index = samples.count / 2 + distance
      guard samples.indices.contains(index) else { continue }
      let cells = CellRect(column: 1, row: row, columns: max(0, context.size.columns - 2), rows: 1)
      context.canvas.put(
        samples[index], in: cells, .center,
        style: context.style(context.style == .boxes ? nil : .secondaryLabel, distance == 0 ? [] : .dim))
    }
  }

  /// The rows that Interface Builder shows in a picker without data; empty in a program.
  package var nibSampleRows: [String] { nibShowsPlaceholder && dataSource == nil ? UIPickerView.samples : [] }

  /// The sample rows that Interface Builder shows in every picker.
  private static let samples = ["Mountain View", "Sunnyvale", "Cupertino", "Santa Clara", "San Jose"]
}

/// Supplies the numbers of components and rows of a picker view.
public protocol UIPickerViewDataSource: AnyObject {
  /// The number of wheels.
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  /// The number of rows of a wheel.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Supplies the content of a picker view's rows, and is notified when a row is chosen.
public protocol UIPickerViewDelegate: AnyObject {
  /// The text of a row.
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
  /// The text of a row with attributes, which a terminal does not show; `nil` for a plain text.
  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString?
  /// The view of a row, of which a terminal shows the texts; `nil` for a text.
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView?
  /// The width of a wheel, in points. Not used in a terminal, where wheels are equally wide; 0 for an equal part.
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
  /// The height of rows, in points. Not used in a terminal; 0 for the standard height.
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
  /// Called after the user chose a row.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
  /// Returns `nil`.
  public func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? { nil }
  /// Returns `nil`.
  public func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView? { nil }
  /// Returns 0.
  public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { 0 }
  /// Returns 0.
  public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 0 }

  /// Returns no text.
  public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int)
    -> String?
  { nil }

  /// Does nothing.
  public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
}
