/// A control for choosing a date, a time, or both. After Enter, the Left and Right keys select a field, and Up and Down
/// change its value.
open class UIDatePicker: UIControl {
  /// The kind of value that a picker lets the user choose.
  public enum Mode: Int, Hashable, Sendable { case time, date, dateAndTime, countDownTimer }

  /// The appearance of a picker.
  public enum Style: Int, Hashable, Sendable { case automatic, wheels, compact, inline }

  /// The kind of value that the picker lets the user choose.
  open var datePickerMode = Mode.dateAndTime { didSet { contentDidChange() } }
  /// The requested appearance. `datePickerStyle` is the actual appearance.
  open var preferredDatePickerStyle = Style.automatic { didSet { contentDidChange() } }
  /// The date, clamped to the limits. It is the current date until a date is set.
  open var date: Date {
    get { chosenDate ?? limited(startDate) }
    set { setDate(newValue, animated: false) }
  }
  /// The date that was set; `nil` if none was set.
  private(set) var chosenDate: Date?
  /// The current date when it was first needed.
  private lazy var startDate = Date()
  /// The date to draw: the sample date if none was set and the picker is not part of a running program.
  var shownDate: Date {
    window?.nibRunsProgram ?? false ? date : chosenDate ?? limited(sampleDate)
  }
  /// The earliest date; `nil` for no limit.
  open var minimumDate: Date? { didSet { limitsDidChange() } }
  /// The latest date; `nil` for no limit.
  open var maximumDate: Date? { didSet { limitsDidChange() } }
  /// The interval in minutes between two values of the minute field; at least 1.
  open var minuteInterval = 1 { didSet { minuteInterval = max(1, minuteInterval) } }
  /// The locale for writing dates in pictures in points. It has no effect in cells, where dates are written in digits.
  open var locale: Locale?
  /// The calendar in which dates are shown.
  open var calendar: Calendar! = Calendar(identifier: .gregorian) { didSet { contentDidChange() } }
  /// The time zone; `nil` for the time zone of the calendar.
  open var timeZone: TimeZone? { didSet { contentDidChange() } }
  /// The duration to count down from, in seconds.
  open var countDownDuration: TimeInterval = 0 { didSet { contentDidChange() } }
  /// The index of the field that the Up and Down keys change.
  var focusedField = 0

  override func nibDidDecode(_ coder: NibCoder) {
    // A document can contain a date and also specify that the picker starts with the current date. The date is
    // then ignored.
    if coder.element.bool(DatePickerWord.useCurrentDate) ?? true { chosenDate = nil }
  }

  package override class var nibAttributes: [NibAttribute] {
    super.nibAttributes
      + NibRow<UIDatePicker, DatePickerWord>.table(
        .choice(.datePickerMode, \.datePickerMode), .choice(.style, \.preferredDatePickerStyle),
        .integer(.minuteInterval, \.minuteInterval), .handled(.useCurrentDate), .state(\.chosenDate),
        .state(\.locale), .state(\.timeZone), .double(.countDownDuration, \.countDownDuration),
        .date(.date, \.nibArchivedDate), .date(.minimumDate, \.minimumDate),
        .date(.maximumDate, \.maximumDate), .child(.locale, decodedLocale) { $0.locale = $1 },
        .child(.timeZone, decodedTimeZone) { $0.timeZone = $1 },
        .property("date", \.date), .property("minimumDate", \.minimumDate),
        .property("maximumDate", \.maximumDate),
        .property("preferredDatePickerStyle", \.preferredDatePickerStyle), .property("calendar", \.calendar))
  }

  private static func decodedLocale(_ element: NibElement, _ coder: NibCoder) -> Locale? {
    element["localeIdentifier"].map(Locale.init(identifier:))
  }

  private static func decodedTimeZone(_ element: NibElement, _ coder: NibCoder) -> TimeZone? {
    element["name"].flatMap(TimeZone.init(identifier:))
  }

  /// The date of a document. It is not limited yet, because the limits may be decoded after it.
  private var nibArchivedDate: Date? {
    get { chosenDate }
    set { chosenDate = newValue }
  }

  /// Sets the date, limited to the minimum and maximum, without sending an event or animating.
  open func setDate(_ date: Date, animated: Bool) {
    chosenDate = limited(date)
    setNeedsDisplay()
  }

  private func limitsDidChange() {
    chosenDate = chosenDate.map(limited)
    setNeedsDisplay()
  }

  private func limited(_ date: Date) -> Date {
    let date = maximumDate.map { min($0, date) } ?? date
    return minimumDate.map { max($0, date) } ?? date
  }

  private func contentDidChange() {
    focusedField = min(focusedField, fields.count - 1)
    invalidateIntrinsicContentSize()
  }

  // MARK: Size

  /// The style that is used: the preferred style, if the mode supports it.
  ///
  /// A timer only has wheels. On devices, pickers without a preferred style have been compact since iOS 14.
  open var datePickerStyle: Style {
    if datePickerMode == .countDownTimer { return .wheels }
    guard preferredDatePickerStyle == .automatic else { return preferredDatePickerStyle }
    if nibFollows(.datePickersWithWheels) { return .wheels }
    return .compact
  }

  /// The size of the wheels, the month, or the compact style's line, in points. In a terminal, it is always that of one
  /// line.
  open override var intrinsicContentSize: CGSize { nibPickerSize }

  /// An adjustable element for the whole picker.
  package override var nibAccessibility: NibAccessibility? {
    NibAccessibility(label: "Date picker", traits: nibStateTraits.union(.adjustable))
  }

  /// Sample data sets the date.
  package override var nibSample: SampleSlot? {
    SampleSlot(self, \UIDatePicker.date, "a time such as 2024-05-31T12:00:00Z") { text in
      ISO8601DateFormatter().date(from: text)
    }
  }

  // MARK: Keyboard, mouse, drawing

  /// The fields. Wheels have empty edges.
  package override var nibGraphic: NibGraphic? {
    bounds.height < 60 ? NibGraphic(kind: .control, area: bounds) : nil
  }

  package override var nibKeyHelp: [KeyHelp] { nibAdjustingKeyHelp }

  /// Begins and ends the change of the date with Enter. Meanwhile, selects another field with Left and Right, and
  /// changes it with Up and Down.
  open override func nibKeyDown(_ key: KeyPress) -> Bool {
    guard isEnabled, key.modifiers.isEmpty else { return super.nibKeyDown(key) }
    if nibHandleAdjustingKey(key) { return true }
    guard nibIsAdjusted, let direction = KeyDirection(key.key) else { return super.nibKeyDown(key) }
    switch direction {
    case .left: focusedField = max(0, focusedField - 1)
    case .right: focusedField = min(fields.count - 1, focusedField + 1)
    case .up: change(by: 1)
    case .down: change(by: -1)
    }
    setNeedsDisplay()
    return true
  }

  /// Changes the focused field when the mouse wheel turns. A press begins the change of the date with the arrow keys.
  open override func nibMouse(_ event: MouseEvent, at point: CGPoint) -> Bool {
    guard isEnabled else { return false }
    switch event.action {
    case .wheelUp: change(by: 1)
    case .wheelDown: change(by: -1)
    case .press:
      nibBeginAdjusting()
      return super.nibMouse(event, at: point)
    default: return super.nibMouse(event, at: point)
    }
    return true
  }

  /// Draws the wheels, the month, or a line such as `‹ 2014-08-01 08:55 ›`. While the control has the focus, the fields
  /// are drawn in reverse, or only the one that the Up and Down keys change.
  open override func nibDraw(in context: NibDrawingContext) { DatePickerDrawing(self, context).draw() }
}

extension UIDatePicker {
  /// The size of the picker's style, in points.
  ///
  /// The heights of wheels and of compact pickers since Xcode 26 were measured in saved documents. The other sizes are
  /// not verified.
  var nibPickerSize: CGSize {
    let rules = nibEnvironment.rules
    if rules.isTerminal { return terminalSize }
    switch datePickerStyle {
    case .automatic, .wheels: return CGSize(width: 320, height: rules.pickerHeight)
    case .compact: return compactSize
    case .inline:
      switch datePickerMode {
      case .date: return CGSize(width: 320, height: 352)
      case .dateAndTime: return CGSize(width: 320, height: 404)
      case .time, .countDownTimer: return compactSize
      }
    }
  }

  /// The size in a terminal, in points: always one line, because terminals have little height.
  private var terminalSize: CGSize {
    CGSize(
      width: CGFloat(CellText.columns(of: pattern) + 4) * TextMetrics.columnWidth,
      height: TextMetrics.rowHeight)
  }

  /// The size of the compact style, in points. The date and the time are each on a background that extends 12 points
  /// past both ends of the text, with 6 points between the backgrounds.
  private var compactSize: CGSize {
    let samples: [String] =
      switch datePickerMode {
      case .date: ["Sep 22, 2020"]
      case .dateAndTime: ["Sep 22, 2020", "10:55 AM"]
      case .time, .countDownTimer: ["10:55 AM"]
      }
    let font = UIFont.systemFont(ofSize: UIFont.labelFontSize)
    let widths = samples.map { nibEnvironment.textMetrics.pixelWidth(of: $0, font: font) + 24 }
    return CGSize(
      width: widths.reduce(0, +) + CGFloat(6 * (widths.count - 1)),
      height: CGFloat(nibEnvironment.rules.compactDatePickerHeight))
  }
}
