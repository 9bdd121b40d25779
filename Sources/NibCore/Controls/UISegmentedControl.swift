/// A row of segments, one of which is chosen with the Left and Right keys or a click.
open class UISegmentedControl: UIControl {
  /// The value of `selectedSegmentIndex` if no segment is chosen.
  public static let noSegment = -1

  struct Segment {
    var title: String?
    var image: UIImage?
    /// The width that was set, in points; 0 for automatic.
    var width: CGFloat = 0
    var isEnabled = true
    var contentOffset = CGSize.zero
    /// The action that choosing the segment performs, in addition to those of the control.
    var action: UIAction?

    /// The text that is drawn in cells: the title, otherwise the character or name that represents the image.
    var text: String { title ?? image?.nibCellText ?? "" }
  }

  var segments: [Segment] = [] {
    didSet { invalidateIntrinsicContentSize() }
  }

  /// The index of the chosen segment, or `noSegment`. Invalid indices are ignored.
  open var selectedSegmentIndex: Int {
    get { storedSelection }
    set {
      guard newValue == UISegmentedControl.noSegment || segments.indices.contains(newValue) else { return }
      storedSelection = newValue
      setNeedsDisplay()
    }
  }
  private var storedSelection = UISegmentedControl.noSegment
  /// If true, a chosen segment sends its events but does not stay selected.
  open var isMomentary = false
  /// Whether each segment has the width of its own title, instead of the width of the widest title.
  open var apportionsSegmentWidthsByContent = false { didSet { invalidateIntrinsicContentSize() } }
  /// The color behind the chosen segment.
  open var selectedSegmentTintColor: UIColor? { didSet { setNeedsDisplay() } }

  /// The attributes of the titles, by state.
  private var titleAttributes: [State: [NSAttributedString.Key: Any]] = [:]

  /// Sets the attributes of the titles in a state: normal, selected or disabled. The color and a bold or italic font
  /// are shown.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
    titleAttributes[state] = attributes
    setNeedsDisplay()
  }

  /// The attributes of the titles in a state.
  open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? { titleAttributes[state] }

  /// The attributes of a segment's title. The attributes of the normal state apply where the segment's state has none.
  func nibTitleAttributes(isSelected: Bool, isUsable: Bool) -> [NSAttributedString.Key: Any] {
    let state: State = if !isUsable { .disabled } else if isSelected { .selected } else { .normal }
    let normal = titleAttributes[.normal] ?? [:]
    return normal.merging(titleAttributes[state] ?? [:]) { $1 }
  }

  // MARK: Creating

  /// Creates a control without segments.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    nibHug(.vertical)
  }

  /// Creates a control with segments from strings and images. Other items are ignored.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    segments = (items ?? []).compactMap { item in
      switch item {
      case let title as String: Segment(title: title)
      case let image as UIImage: Segment(image: image)
      default: nil
      }
    }
    frame.size = intrinsicContentSize
  }

  /// Creates a control with a segment for each action, which shows the action's title or image.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    segments = actions.map(Segment.init(action:))
  }

  /// Creates a control from a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    guard let coder = coder as? NibCoder else { return }
    // The attribute is read before the segments, so it is applied again here.
    selectedSegmentIndex =
      coder.element.int(SegmentedControlWord.selectedSegmentIndex) ?? UISegmentedControl.noSegment
  }

  package override class var nibAttributes: [NibAttribute] {
    super.nibAttributes
      + NibRow<UISegmentedControl, SegmentedControlWord>.table(
        .integer(.selectedSegmentIndex, \.selectedSegmentIndex), .bool(.momentary, \.isMomentary),
        .bool(.apportionsSegmentWidthsByContent, \.apportionsSegmentWidthsByContent),
        .color(.selectedSegmentTintColor, \.selectedSegmentTintColor),
        .child(.segments, Segment.list) { $0.segments = $1 }, .state(\.segments), .state(\.titleAttributes),
        .ignored(.segmentControlStyle, because: "all styles have looked the same since iOS 7"))
  }

  // MARK: Size

  /// The baseline of the titles.
  package override var nibBaselines: (first: CGFloat, last: CGFloat)? {
    let height = intrinsicContentSize.height
    let baseline = nibEnvironment.textMetrics.segmentBaseline(height: height)
    return (baseline, height - alignmentRectInsets.bottom - baseline)
  }

  /// The size in points. All segments have the width that the widest title needs, unless
  /// `apportionsSegmentWidthsByContent` is true.
  open override var intrinsicContentSize: CGSize {
    let metrics = nibEnvironment.textMetrics
    guard nibEnvironment.rules.isTerminal else {
      return metrics.segmentedControlSize(metricSegments, isProportional: apportionsSegmentWidthsByContent)
    }
    let columns = naturalColumns.reduce(0, +) + max(0, segments.count - 1)
    return CGSize(width: CGFloat(columns) * TextMetrics.columnWidth, height: TextMetrics.rowHeight)
  }

  /// Except in a terminal, the frame extends 1 point below the alignment rectangle.
  open override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 0, bottom: nibEnvironment.rules.isTerminal ? 0 : 1, right: 0)
  }

  /// The segments in the form in which `TextMetrics` measures them.
  var metricSegments: [TextMetrics.Segment] {
    segments.map {
      TextMetrics.Segment(title: $0.title, width: $0.width, imageWidth: $0.image?.size.width ?? 0)
    }
  }

  /// The widths of the segments in points: those that their contents need, stretched or shrunk to the control's width.
  package var nibSegmentWidths: [CGFloat] {
    let widths = nibEnvironment.textMetrics.segmentWidths(
      metricSegments, isProportional: apportionsSegmentWidthsByContent)
    let total = max(1, widths.reduce(0, +))
    return widths.map { $0 * bounds.width / total }
  }

  /// The space on each side of a title in points.
  package static let nibTitleInset: CGFloat = 3

  /// The fit of the title that lacks the most width.
  package override var nibTextFit: TextFit? {
    guard !nibEnvironment.rules.isTerminal else { return nil }
    let metrics = nibEnvironment.textMetrics
    let fits = zip(segments, nibSegmentWidths).compactMap { segment, width -> TextFit? in
      guard let title = segment.title, !title.isEmpty else { return nil }
      let needed = CGSize(
        width: metrics.width(of: title, font: metrics.segmentFont),
        height: metrics.lineHeight(of: metrics.segmentFont))
      let given = CGSize(width: width - 2 * Self.nibTitleInset, height: bounds.height)
      return TextFit(needed: needed, given: given, neededLines: 1, allowedLines: 1)
    }
    return fits.max { $0.needed.width - $0.given.width < $1.needed.width - $1.given.width }
  }

  /// The natural widths of the segments in columns. A width that was set is converted to columns. Otherwise the width
  /// is that of the text plus one column on each side, for a space or bracket; all such segments are as wide as the
  /// widest one unless `apportionsSegmentWidthsByContent` is true.
  var naturalColumns: [Int] {
    let textColumns = segments.map { CellText.columns(of: $0.text) + 2 }
    let widest = textColumns.max() ?? 0
    return zip(segments, textColumns).map { segment, columns in
      if segment.width > 0 { return max(3, Int(bounded: segment.width / TextMetrics.columnWidth)) }
      return apportionsSegmentWidthsByContent ? columns : widest
    }
  }

  /// A button for each segment. The button of the chosen segment is selected.
  package override var nibAccessibility: NibAccessibility? {
    let parts = segments.indices.map { index in
      let segment = segments[index]
      let isDimmed = !isEnabled || !segment.isEnabled
      var part = NibAccessibility.titled(
        segment.title, image: segment.image, isDimmed ? [.button, .notEnabled] : .button)
      if index == selectedSegmentIndex, !isMomentary { part.traits.insert(.selected) }
      part.position = "\(index + 1) of \(segments.count)"
      return part
    }
    return .elements(parts, in: self)
  }

  /// Sample data chooses a segment by its title or index.
  package override var nibSample: SampleSlot? {
    SampleSlot(self, \UISegmentedControl.selectedSegmentIndex, "a segment's title or number") { text in
      let titled = self.segments.firstIndex { $0.title == text }
      return (titled ?? Int(text)).flatMap { self.segments.indices.contains($0) ? $0 : nil }
    }
  }

  // MARK: Keyboard, mouse, drawing

  package override var nibGraphic: NibGraphic? { NibGraphic(kind: .control, area: bounds) }

  package override var nibKeyHelp: [KeyHelp] { [KeyHelp("← →", "change")] }

  /// Chooses the next enabled segment with Left and Right.
  open override func nibKeyDown(_ key: KeyPress) -> Bool {
    guard isEnabled, key.modifiers.isEmpty else { return super.nibKeyDown(key) }
    switch key.key {
    case .left: chooseNext(nibIsRightToLeft ? 1 : -1)
    case .right: chooseNext(nibIsRightToLeft ? -1 : 1)
    default: return super.nibKeyDown(key)
    }
    return true
  }

  /// Chooses the segment under a click.
  open override func nibMouse(_ event: MouseEvent, at point: CGPoint) -> Bool {
    guard isEnabled, event.button == .left, event.action == .press else { return false }
    return choose(at: point)
  }

  /// Draws the segments in one row, with the chosen one in brackets.
  open override func nibDraw(in context: NibDrawingContext) { drawSegments(in: context.controlLine, context) }

  // MARK: Segments that subclasses change

  /// Adds a segment with a title before the one at `index`; at the end if there is no such segment.
  open func insertSegment(withTitle title: String?, at index: Int, animated: Bool) {
    insert(Segment(title: title), at: index)
  }
  /// Adds a segment with an image before the one at `index`; at the end if there is no such segment.
  open func insertSegment(with image: UIImage?, at index: Int, animated: Bool) {
    insert(Segment(image: image), at: index)
  }
  /// Removes a segment. If it was chosen, no segment is chosen afterwards.
  open func removeSegment(at index: Int, animated: Bool) {
    guard segments.indices.contains(index) else { return }
    let selected = selectedSegmentIndex
    selectedSegmentIndex = UISegmentedControl.noSegment
    segments.remove(at: index)
    if selected != index { selectedSegmentIndex = selected > index ? selected - 1 : selected }
  }
  /// Removes all segments.
  open func removeAllSegments() {
    selectedSegmentIndex = UISegmentedControl.noSegment
    segments = []
  }
  /// Sets the title of a segment and removes its image.
  open func setTitle(_ title: String?, forSegmentAt index: Int) {
    change(index) {
      $0.title = title
      $0.image = nil
    }
  }
  /// The title of a segment; `nil` if it has none or the index is invalid.
  open func titleForSegment(at index: Int) -> String? { segment(index)?.title }
}

extension UISegmentedControl.Segment {
  static func list(_ list: NibElement, _ coder: NibCoder) -> [Self]? { list.children.map { Self($0) } }

  /// Decodes `<segment title="Title" width="100" enabled="NO"/>`. The title can also be a child element. A segment with
  /// an image has no title.
  init(_ element: NibElement) {
    typealias Word = SegmentWord
    title = Word.shownTitle(of: element)
    image = element[Word.image].flatMap { UIImage(nib: $0, of: element) }
    width = CGFloat(element.double(Word.width) ?? 0)
    isEnabled = element.bool(Word.enabled) ?? true
    if let offset = element.child(Word.contentOffset).flatMap({ NibSize($0) }) {
      contentOffset = CGSize(offset)
    }
  }
}
