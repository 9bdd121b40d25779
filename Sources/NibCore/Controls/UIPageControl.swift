/// A row of dots, one for each page, with the current one filled.
open class UIPageControl: UIControl {
  /// The number of pages.
  open var numberOfPages = 0 {
    didSet {
      if numberOfPages < 0 { numberOfPages = 0 }
      currentPage = storedPage
      invalidateIntrinsicContentSize()
    }
  }
  /// The index of the current page. It is clamped to the existing pages; 0 if there are none.
  open var currentPage: Int {
    get { storedPage }
    set {
      storedPage = min(max(0, newValue), max(0, numberOfPages - 1))
      setNeedsDisplay()
    }
  }
  private var storedPage = 0
  /// Whether nothing is drawn if there is only one page.
  open var hidesForSinglePage = false { didSet { setNeedsDisplay() } }
  /// Whether the dots only change in `updateCurrentPageDisplay()`. Stored, but has no effect.
  open var defersCurrentPageDisplay = false
  /// The color of the other pages' dots.
  open var pageIndicatorTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// The color of the current page's dot.
  open var currentPageIndicatorTintColor: UIColor? { didSet { setNeedsDisplay() } }

  override func nibDidCreate() { nibHug(.both) }

  override func nibDidDecode(_ coder: NibCoder) {
    // The attribute may be decoded before the number of pages, which limits it, so it is applied again here.
    currentPage = coder.element.int(PageControlWord.currentPage) ?? storedPage
  }

  package override class var nibAttributes: [NibAttribute] {
    super.nibAttributes
      + NibRow<UIPageControl, PageControlWord>.table(
        .integer(.numberOfPages, \.numberOfPages), .integer(.currentPage, \.currentPage),
        .bool(.hidesForSinglePage, \.hidesForSinglePage),
        .bool(.defersCurrentPageDisplay, \.defersCurrentPageDisplay),
        .color(.pageIndicatorTintColor, \.pageIndicatorTintColor),
        .color(.currentPageIndicatorTintColor, \.currentPageIndicatorTintColor))
  }

  /// Like that of other controls, but always false if there are fewer than two pages.
  open override var canBecomeFocused: Bool { super.canBecomeFocused && numberOfPages > 1 }

  /// The number of the current page, such as `page 2 of 3`. A control without pages is not read.
  package override var nibAccessibility: NibAccessibility? {
    numberOfPages == 0
      ? .silent
      : NibAccessibility(
        value: "page \(currentPage + 1) of \(numberOfPages)", traits: nibStateTraits.union(.adjustable),
        needsLabel: false)
  }

  /// Sample data sets the current page.
  package override var nibSample: SampleSlot? {
    SampleSlot(self, \UIPageControl.currentPage, "a number") { text in
      SampleSlot.number(text).map { Int(bounded: $0.rounded()) }
    }
  }

  /// The size for the number of pages, in points.
  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

  /// The size in points for the given number of pages.
  ///
  /// Up to Xcode 11, the dots are 7 points wide and 9 points apart. Since Xcode 12, each dot takes 17 2/3 points. The
  /// space beside all dots depends on the version (three pages are 115 2/3 points wide, and later 73).
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    let rules = nibEnvironment.rules
    let pages = CGFloat(max(0, pageCount))
    let width: CGFloat
    if rules.isTerminal {
      width = TextMetrics.columnWidth * max(0, 2 * pages - 1)
    } else if rules.follows(.plainPageControls) {
      width = max(0, 16 * pages - 9)
    } else {
      let padding: CGFloat = rules.follows(.narrowPageControls) ? 60 : 188
      width = (padding + 53 * pages) / 3 * CGFloat(rules.pageControlScale)
    }
    return CGSize(width: width, height: CGFloat(rules.pageControlHeight))
  }

  /// The dots in the middle.
  package override var nibGraphic: NibGraphic? {
    NibGraphic(kind: .control, area: bounds.insetBy(dx: 0, dy: max(0, (bounds.height - 8) / 2)))
  }

  package override var nibKeyHelp: [KeyHelp] { [KeyHelp("← →", "change")] }

  /// Goes to the previous or next page with Left and Right.
  open override func nibKeyDown(_ key: KeyPress) -> Bool {
    guard isEnabled, key.modifiers.isEmpty else { return super.nibKeyDown(key) }
    switch key.key {
    case .left: turn(by: nibIsRightToLeft ? 1 : -1)
    case .right: turn(by: nibIsRightToLeft ? -1 : 1)
    default: return super.nibKeyDown(key)
    }
    return true
  }

  /// Goes to the previous page for a click left of the middle, and to the next page for a click right of it; the
  /// reverse in right-to-left layout.
  open override func nibMouse(_ event: MouseEvent, at point: CGPoint) -> Bool {
    guard isEnabled, event.button == .left, event.action == .press else { return false }
    turn(by: (point.x < bounds.midX) != nibIsRightToLeft ? -1 : 1)
    return true
  }

  private func turn(by pages: Int) {
    let old = currentPage
    currentPage += pages
    if currentPage != old { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }

  /// Whether there are dots to draw.
  package var nibShowsDots: Bool { numberOfPages > 1 || (numberOfPages == 1 && !hidesForSinglePage) }

  /// Draws `○ ● ○`, or `2/3` if the dots do not fit.
  open override func nibDraw(in context: NibDrawingContext) {
    guard nibShowsDots else { return }
    let line = context.controlLine
    let current = context.controlStyle(currentPageIndicatorTintColor, isEnabled: isEnabled)
    guard numberOfPages <= (line.size.columns + 1) / 2 else {
      return context.canvas.put("\(currentPage + 1)/\(numberOfPages)", in: line, .center, style: current)
    }
    let start = line.minColumn + (line.size.columns - (2 * numberOfPages - 1)) / 2
    let other = context.controlStyle(pageIndicatorTintColor, isEnabled: isEnabled)
    for page in 0..<numberOfPages {
      let place = nibIsRightToLeft ? numberOfPages - 1 - page : page
      context.canvas.put(
        page == currentPage ? "●" : "○", at: CellPoint(column: start + 2 * place, row: line.minRow),
        style: page == currentPage ? current : other)
    }
  }
}
