/// A row of segments of which one is chosen. Left and right keys or a click choose.
open class UISegmentedControl: UIControl {
  /// The index that stands for no selected segment.
  public static let noSegment = -1

  /// One segment.
  struct Segment {
    var title: String?
    var image: UIImage?
    /// The width that was set, in points; 0: automatic.
    var width: CGFloat = 0
    var isEnabled = true
    var contentOffset = CGSize.zero

    /// What a terminal shows: the title, else a symbol's glyph or an image's name.
    var text: String { title ?? image?.nibCellText ?? "" }
  }

  var segments: [Segment] = [] {
    didSet { invalidateIntrinsicContentSize() }
  }

  /// The chosen segment, or `noSegment`. Indices beyond the segments are ignored.
  open var selectedSegmentIndex: Int {
    get { storedSelection }
    set {
      guard newValue == UISegmentedControl.noSegment || segments.indices.contains(newValue) else { return }
      storedSelection = newValue
      setNeedsDisplay()
    }
  }
  private var storedSelection = UISegmentedControl.noSegment
  /// Whether a choice is only sent, not kept.
  open var isMomentary = false
  /// Whether each segment is as wide as its own title, not as the widest one.
  open var apportionsSegmentWidthsByContent = false { didSet { invalidateIntrinsicContentSize() } }
  /// The color behind the chosen segment.
  open var selectedSegmentTintColor: UIColor? { didSet { setNeedsDisplay() } }

  // MARK: Making

  /// A control without segments.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// A control with segments made of strings and images; other items are left out.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    segments = (items ?? []).compactMap { item in
      switch item {
      case let title as String: Segment(title: title)
      case let image as UIImage: Segment(image: image)
      default: nil
      }
    }
    frame.size = intrinsicContentSize
  }

  /// A control from a nib.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    guard let coder = coder as? NibCoder else { return }
    // The attribute is read before the segments that it chooses among.
    selectedSegmentIndex = coder.element.int("selectedSegmentIndex") ?? UISegmentedControl.noSegment
  }

  /// The rows of a segmented control, after those of every control.
  open override class var nibAttributes: [NibAttribute] {
    super.nibAttributes + [
      .integer("selectedSegmentIndex", \UISegmentedControl.selectedSegmentIndex),
      .bool("momentary", \UISegmentedControl.isMomentary),
      .bool(
        "apportionsSegmentWidthsByContent", \UISegmentedControl.apportionsSegmentWidthsByContent),
      .color("selectedSegmentTintColor", \UISegmentedControl.selectedSegmentTintColor),
      .child("segments", decode: Segment.list) { (control: UISegmentedControl, segments: [Segment]) in
        control.segments = segments
      },
      .state(\UISegmentedControl.segments),
      .ignored("segmentControlStyle", because: "since iOS 7 all styles look the same"),
    ]
  }

  // MARK: Size

  /// The frame's size: equal segments as wide as the widest title needs, unless widths are apportioned.
  open override var intrinsicContentSize: CGSize {
    let metrics = nibEnvironment.textMetrics
    guard nibEnvironment.rules.isTerminal else {
      return metrics.segmentedControlSize(metricSegments, isProportional: apportionsSegmentWidthsByContent)
    }
    let columns = naturalColumns.reduce(0, +) + max(0, segments.count - 1)
    return CGSize(width: CGFloat(columns) * TextMetrics.columnWidth, height: TextMetrics.rowHeight)
  }

  /// The last point of the frame lies below the rectangle that constraints see.
  open override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 0, bottom: nibEnvironment.rules.isTerminal ? 0 : 1, right: 0)
  }

  var metricSegments: [TextMetrics.Segment] {
    segments.map {
      TextMetrics.Segment(title: $0.title, width: $0.width, imageWidth: $0.image?.size.width ?? 0)
    }
  }

  /// A column of air or a bracket at both sides of every title.
  var naturalColumns: [Int] {
    let own = segments.map { CellText.columns(of: $0.text) + 2 }
    let widest = own.max() ?? 0
    return zip(segments, own).map { segment, columns in
      if segment.width > 0 { return max(3, Int(bounded: segment.width / TextMetrics.columnWidth)) }
      return apportionsSegmentWidthsByContent ? columns : widest
    }
  }

  // MARK: Keyboard, mouse, drawing

  /// Left and right choose the next segment that is enabled.
  open override func nibKeyDown(_ key: KeyPress) -> Bool {
    guard isEnabled, key.modifiers.isEmpty else { return super.nibKeyDown(key) }
    switch key.key {
    case .left: chooseNext(nibIsRightToLeft ? 1 : -1)
    case .right: chooseNext(nibIsRightToLeft ? -1 : 1)
    default: return super.nibKeyDown(key)
    }
    return true
  }

  /// A click chooses the segment under it.
  open override func nibMouse(_ event: MouseEvent, at point: CGPoint) -> Bool {
    guard isEnabled, event.button == .left, event.action == .press else { return false }
    return choose(at: point)
  }

  /// Draws the segments in one row, the chosen one in brackets.
  open override func nibDraw(in context: NibDrawingContext) { drawSegments(in: context.controlLine, context) }
}

extension UISegmentedControl.Segment {
  /// The segments of a `<segments>` element.
  static func list(_ list: NibElement, _ coder: NibCoder) -> [Self]? { list.children.map { Self($0, coder) } }

  /// `<segment title="Title" image="name" width="100" enabled="NO"/>`; a title may be a child, too.
  init(_ element: NibElement, _ coder: NibCoder) {
    title = element["title"] ?? element.child(key: "title").flatMap { NibString($0)?.value ?? $0.text }
    image = element["image"].flatMap {
      UIImage(nib: $0, isSystem: element["catalog"] == "system", in: coder.instantiation.document)
    }
    width = CGFloat(element.double("width") ?? 0)
    isEnabled = element.bool("enabled") ?? true
    if let offset = element.child(key: "contentOffset").flatMap({ NibSize($0) }) {
      contentOffset = CGSize(width: offset.width, height: offset.height)
    }
    // An image's segment is archived with an empty title.
    if image != nil, title?.isEmpty == true { title = nil }
  }
}
