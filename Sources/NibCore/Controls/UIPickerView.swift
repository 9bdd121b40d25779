/// Wheels side by side, each with one row chosen. Left and right change the wheel, up and down its row.
open class UIPickerView: UIView {
  /// Who says how many wheels and rows there are.
  open weak var dataSource: (any UIPickerViewDataSource)? { didSet { reloadAllComponents() } }
  /// Who says what rows show.
  open weak var delegate: (any UIPickerViewDelegate)? { didSet { setNeedsDisplay() } }
  /// Whether the middle row is marked (kept; it always is).
  open var showsSelectionIndicator = true

  private var rows: [Int] = []
  private var selection: [Int] = []
  /// The wheel that up and down turn.
  private var focusedComponent = 0

  /// A picker without wheels.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// A picker from a nib.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The rows of a picker view, after those of every view.
  open override class var nibAttributes: [NibAttribute] {
    super.nibAttributes + [
      .bool("showsSelectionIndicator", \UIPickerView.showsSelectionIndicator),
      .property("dataSource", \UIPickerView.nibDataSource), .property("delegate", \UIPickerView.nibDelegate),
    ]
  }

  // Outlets take any object, as they do on Apple's systems; one that does not conform is no help.
  private var nibDataSource: AnyObject? {
    get { dataSource }
    set { dataSource = newValue as? any UIPickerViewDataSource }
  }
  private var nibDelegate: AnyObject? {
    get { delegate }
    set { delegate = newValue as? any UIPickerViewDelegate }
  }

  // MARK: Rows

  /// How many wheels there are.
  open var numberOfComponents: Int {
    loadIfNeeded()
    return rows.count
  }

  /// How many rows a wheel has; 0 for a wheel that there is not.
  open func numberOfRows(inComponent component: Int) -> Int {
    loadIfNeeded()
    return rows.indices.contains(component) ? rows[component] : 0
  }

  /// The chosen row of a wheel; -1 if it has none.
  open func selectedRow(inComponent component: Int) -> Int {
    loadIfNeeded()
    return selection.indices.contains(component) && rows[component] > 0 ? selection[component] : -1
  }

  /// Chooses a row; the delegate is not told. Rows that there are not are ignored.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    guard (0..<numberOfRows(inComponent: component)).contains(row) else { return }
    selection[component] = row
    setNeedsDisplay()
  }

  /// Asks the data source again.
  open func reloadAllComponents() {
    rows = []
    setNeedsDisplay()
  }

  /// Asks the data source again.
  open func reloadComponent(_ component: Int) { reloadAllComponents() }

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

  /// As wide as an old phone, as high as the environment's rules say.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: 320, height: nibEnvironment.rules.pickerHeight)
  }

  /// A picker with rows can be turned by keys.
  open override var canBecomeFocused: Bool {
    isUserInteractionEnabled && !isHidden && numberOfComponents > 0
  }

  /// Left and right go to another wheel, up and down turn it by a row, page keys by five.
  open override func nibKeyDown(_ key: KeyPress) -> Bool {
    guard key.modifiers.isEmpty, numberOfComponents > 0 else { return super.nibKeyDown(key) }
    switch key.key {
    case .left where rows.indices.contains(focusedComponent - forward): focusedComponent -= forward
    case .right where rows.indices.contains(focusedComponent + forward): focusedComponent += forward
    case .up: turn(focusedComponent, by: -1)
    case .down: turn(focusedComponent, by: 1)
    case .pageUp: turn(focusedComponent, by: -5)
    case .pageDown: turn(focusedComponent, by: 5)
    default: return super.nibKeyDown(key)
    }
    setNeedsDisplay()
    return true
  }

  /// The mouse wheel turns the wheel under it; a click makes it the one that keys turn.
  open override func nibMouse(_ event: MouseEvent, at point: CGPoint) -> Bool {
    guard numberOfComponents > 0, bounds.width > 0 else { return false }
    let place = min(rows.count - 1, max(0, Int(bounded: point.x * CGFloat(rows.count) / bounds.width)))
    let component = nibIsRightToLeft ? rows.count - 1 - place : place
    switch event.action {
    case .wheelUp: turn(component, by: -1)
    case .wheelDown: turn(component, by: 1)
    case .press:
      focusedComponent = component
      setNeedsDisplay()
    default: return false
    }
    return true
  }

  /// What the right arrow adds to the number of the wheel that keys turn.
  private var forward: Int { nibIsRightToLeft ? -1 : 1 }

  private func turn(_ component: Int, by count: Int) {
    let old = selectedRow(inComponent: component)
    let row = min(max(0, old + count), numberOfRows(inComponent: component) - 1)
    guard row != old, row >= 0 else { return }
    selectRow(row, inComponent: component, animated: true)
    delegate?.pickerView(self, didSelectRow: row, inComponent: component)
  }

  // MARK: Drawing

  /// Draws the wheels with their chosen rows between two lines; on Interface Builder's canvas one with sample rows.
  open override func nibDraw(in context: NibDrawingContext) {
    let middle = context.controlLine.minRow
    PickerBand(row: middle).draw(in: context)
    guard numberOfComponents > 0 else { return drawSamples(middle: middle, in: context) }
    for (place, columns) in context.cells.split(into: rows.count).enumerated() {
      let component = nibIsRightToLeft ? rows.count - 1 - place : place
      for row in context.shownRows where abs(row - middle) != 1 {
        drawRow(of: component, at: row, middle: middle, columns: columns, in: context)
      }
    }
  }

  /// The distance of a drawn row from the chosen one: rows beside that make place for the lines around it.
  private func distance(of row: Int, from middle: Int) -> Int {
    row == middle ? 0 : row < middle ? row - middle + 1 : row - middle - 1
  }

  private func drawRow(
    of component: Int, at row: Int, middle: Int, columns: Range<Int>, in context: NibDrawingContext
  ) {
    let distance = distance(of: row, from: middle)
    let index = selectedRow(inComponent: component) + distance
    guard (0..<rows[component]).contains(index) else { return }
    var style = context.style(.label, distance == 0 ? .bold : .dim)
    if distance == 0, context.isFocused, component == focusedComponent { style.attributes.insert(.reverse) }
    let cells = CellRect(column: columns.lowerBound, row: row, columns: columns.count - 1, rows: 1)
    let title = delegate?.pickerView(self, titleForRow: index, forComponent: component) ?? "?"
    context.canvas.put(title, in: cells, .center, style: style)
  }

  private func drawSamples(middle: Int, in context: NibDrawingContext) {
    guard nibIsOnCanvas, dataSource == nil else { return }
    let samples = UIPickerView.samples
    for row in context.shownRows where abs(row - middle) != 1 {
      let distance = distance(of: row, from: middle)
      guard samples.indices.contains(samples.count / 2 + distance) else { continue }
      let cells = CellRect(column: 1, row: row, columns: max(0, context.size.columns - 2), rows: 1)
      context.canvas.put(
        samples[samples.count / 2 + distance], in: cells, .center,
        style: context.style(context.style == .boxes ? nil : .secondaryLabel, distance == 0 ? [] : .dim))
    }
  }

  /// The rows that Interface Builder shows in every picker.
  private static let samples = ["Mountain View", "Sunnyvale", "Cupertino", "Santa Clara", "San Jose"]
}

/// How many components and rows a picker view has.
public protocol UIPickerViewDataSource: AnyObject {
  /// The number of wheels.
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  /// The number of rows of a wheel.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// What a picker view's rows show, and who is told of a choice.
public protocol UIPickerViewDelegate: AnyObject {
  /// The text of a row.
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
  /// Somebody chose a row.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
  /// No text.
  public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int)
    -> String?
  { nil }

  /// Nothing.
  public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
}
