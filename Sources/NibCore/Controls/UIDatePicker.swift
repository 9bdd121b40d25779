/// A control for choosing a date, a time, or both. Left and right change the field, up and down its value.
open class UIDatePicker: UIControl {
  /// What is chosen.
  public enum Mode: Int, Hashable, Sendable { case time, date, dateAndTime, countDownTimer }

  /// How much of the picker is shown.
  public enum Style: Int, Hashable, Sendable { case automatic, wheels, compact, inline }

  /// What is chosen.
  open var datePickerMode = Mode.dateAndTime { didSet { contentDidChange() } }
  /// How much of the picker is shown.
  open var preferredDatePickerStyle = Style.automatic { didSet { contentDidChange() } }
  /// The date, kept between the limits. Now, until one is set.
  open var date: Date {
    get { chosenDate ?? Date() }
    set { setDate(newValue, animated: false) }
  }
  /// The date that was set; nil: none yet, so that drawings do not depend on the clock.
  private(set) var chosenDate: Date?
  /// The earliest date; nil: none.
  open var minimumDate: Date? { didSet { limitsDidChange() } }
  /// The latest date; nil: none.
  open var maximumDate: Date? { didSet { limitsDidChange() } }
  /// The minutes between two values of the minute field.
  open var minuteInterval = 1 { didSet { minuteInterval = max(1, minuteInterval) } }
  /// The language and customs that dates are written by (kept: dates are written in digits).
  open var locale: Locale?
  /// The calendar that days and hours are counted in.
  open var calendar: Calendar! = Calendar(identifier: .gregorian) { didSet { contentDidChange() } }
  /// The time zone; nil: the calendar's.
  open var timeZone: TimeZone? { didSet { contentDidChange() } }
  /// The time to count down from, in seconds.
  open var countDownDuration: TimeInterval = 0 { didSet { contentDidChange() } }
  /// The field that up and down change.
  var focusedField = 0

  /// A picker of date and time.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// A picker from a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    guard let coder = coder as? NibCoder else { return }
    // A date is archived beside the wish to start with the current one; then it counts for nothing.
    if coder.element.bool("useCurrentDate") ?? true { chosenDate = nil }
  }

  /// The rows of a date picker, after those of every control.
  open override class var nibAttributes: [NibAttribute] {
    super.nibAttributes + [
      .choice(
        "datePickerMode",
        ["time": .time, "date": .date, "dateAndTime": .dateAndTime, "countDownTimer": .countDownTimer],
        \UIDatePicker.datePickerMode),
      .choice(
        "style", ["automatic": .automatic, "wheels": .wheels, "compact": .compact, "inline": .inline],
        \UIDatePicker.preferredDatePickerStyle),
      .integer("minuteInterval", \UIDatePicker.minuteInterval), .handled("useCurrentDate"),
      .state(\UIDatePicker.chosenDate), .state(\UIDatePicker.locale), .state(\UIDatePicker.timeZone),
      .double("countDownDuration", \UIDatePicker.countDownDuration),
      .date("date", \UIDatePicker.nibArchivedDate), .date("minimumDate", \UIDatePicker.minimumDate),
      .date("maximumDate", \UIDatePicker.maximumDate),
      .child("locale", decode: decodedLocale) { (picker: UIDatePicker, locale: Locale) in
        picker.locale = locale
      },
      .child("timeZone", decode: decodedTimeZone) { (picker: UIDatePicker, zone: TimeZone) in
        picker.timeZone = zone
      },
    ]
  }

  private static func decodedLocale(_ element: NibElement, _ coder: NibCoder) -> Locale? {
    element["localeIdentifier"].map(Locale.init(identifier:))
  }

  private static func decodedTimeZone(_ element: NibElement, _ coder: NibCoder) -> TimeZone? {
    element["name"].flatMap(TimeZone.init(identifier:))
  }

  private var nibArchivedDate: Date? {
    get { chosenDate }
    set { chosenDate = newValue }
  }

  /// Sets the date; no event is sent. Nothing is animated.
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

  /// What the picker looks like: the preferred style, where the mode has it.
  ///
  /// A timer has wheels only. On devices pickers without a preference are compact since iOS 14.
  open var datePickerStyle: Style {
    if datePickerMode == .countDownTimer { return .wheels }
    guard preferredDatePickerStyle == .automatic else { return preferredDatePickerStyle }
    // Interface Builder's canvas went on showing wheels up to Xcode 15 (saved frames).
    if case .canvas = nibEnvironment.profile, nibEnvironment.rules.toolsVersion < 24_000 { return .wheels }
    return .compact
  }

  /// The wheels' or the month's size, or that of one line in a compact picker and in a terminal.
  open override var intrinsicContentSize: CGSize { nibPickerSize }

  // MARK: Keyboard, mouse, drawing

  /// Left and right go to another field, up and down change it.
  open override func nibKeyDown(_ key: KeyPress) -> Bool {
    guard isEnabled, key.modifiers.isEmpty else { return super.nibKeyDown(key) }
    switch key.key {
    case .left where focusedField > 0: focusedField -= 1
    case .right where focusedField + 1 < fields.count: focusedField += 1
    case .up: change(by: 1)
    case .down: change(by: -1)
    default: return super.nibKeyDown(key)
    }
    setNeedsDisplay()
    return true
  }

  /// The mouse wheel changes the field that keys change.
  open override func nibMouse(_ event: MouseEvent, at point: CGPoint) -> Bool {
    guard isEnabled else { return false }
    switch event.action {
    case .wheelUp: change(by: 1)
    case .wheelDown: change(by: -1)
    default: return super.nibMouse(event, at: point)
    }
    return true
  }

  /// Draws wheels, a month or `‹ 2014-08-01 08:55 ›`; the field that keys change is reversed under the focus.
  open override func nibDraw(in context: NibDrawingContext) { DatePickerDrawing(self, context).draw() }
}

extension UIDatePicker {
  /// The size of the picker's style, in points.
  ///
  /// Wheels are measured in documents; the sizes of compact and inline pickers are remembered.
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

  /// One line, whatever the style: a terminal has no height to give away.
  private var terminalSize: CGSize {
    CGSize(
      width: CGFloat(CellText.columns(of: pattern) + 4) * TextMetrics.columnWidth,
      height: TextMetrics.rowHeight)
  }

  /// The date and the time, each on a ground with 12 points at both sides, 6 points apart.
  private var compactSize: CGSize {
    let samples = datePickerMode == .dateAndTime ? ["Sep 22, 2020", "10:55 AM"] : compactSample
    let font = UIFont.systemFont(ofSize: UIFont.labelFontSize)
    let widths = samples.map { nibEnvironment.textMetrics.pixelWidth(of: $0, font: font) + 24 }
    return CGSize(width: widths.reduce(0, +) + CGFloat(6 * (widths.count - 1)), height: 34)
  }

  private var compactSample: [String] { datePickerMode == .date ? ["Sep 22, 2020"] : ["10:55 AM"] }
}
