/// Puts texts with the same baseline on the same row of cells.
///
/// A constraint or a stack view aligns baselines in points. If two texts differ in height, their middles differ too,
/// and rounding can put them on different rows. Labels and the titles of buttons are moved to the row of the text
/// beside them. A text field, which draws a border, is never moved.
struct BaselineRows {
  /// The placement of a text in its view.
  enum Style {
    /// A label with one line.
    case line
    /// A label with several lines.
    case lines
    /// A line in the middle of the view, such as the title of a button.
    case centered
    /// A line in the middle of a border that the view draws. Other texts are moved to its row.
    case bordered

    var isCentered: Bool { self == .centered || self == .bordered }
  }

  /// A text whose baseline is used by a constraint or a stack view.
  struct Text {
    let target: LayoutTargets.Target<UIView>
    /// The attribute and the offset of the baseline; see `LayoutBuilder.Side`.
    let attribute: LayoutProblem.Attribute
    let offset: CGFloat
  }

  private let solution: LayoutSolution
  private let items: [ObjectIdentifier: LayoutProblem.ItemID]

  init(_ solution: LayoutSolution, _ views: [LayoutTargets.Target<UIView>]) {
    self.solution = solution
    items = Dictionary(views.map { (ObjectIdentifier($0.object), $0.item) }) { first, _ in first }
  }

  /// Aligns the texts. The solved frames must have been stored in the views.
  func align(_ texts: [Text]) {
    let sorted = texts.map { (text: $0, baseline: baseline(of: $0)) }.sorted { $0.baseline < $1.baseline }
    var group: [Text] = []
    for (index, entry) in sorted.enumerated() {
      if index > 0, entry.baseline - sorted[index - 1].baseline > 0.5 {
        alignGroup(group)
        group = []
      }
      group.append(entry.text)
    }
    alignGroup(group)
  }

  /// Moves the texts of a group to the middle of its first text field, or else of its highest view.
  private func alignGroup(_ group: [Text]) {
    func height(_ text: Text) -> Double { solution.frames[text.target.item].height }
    guard group.count > 1, let highest = group.max(by: { height($0) < height($1) }) else { return }
    let anchor = group.first { $0.target.object.nibBaselineStyle == .bordered } ?? highest
    for text in group where text.target.object !== anchor.target.object {
      let view = text.target.object
      guard view.nibEnvironment.rules.isTerminal else {
        if view.nibBaselineStyle != .bordered {
          view.layoutState.textShift = middle(of: anchor) - middle(of: text)
        }
        continue
      }
      let rows = row(of: anchor) - row(of: text)
      // A distance of more than one row is not caused by rounding.
      if abs(rows) == 1 { view.layoutState.solvedFrame?.origin.y += CGFloat(rows) * TextMetrics.rowHeight }
    }
  }

  /// The distance of a view's top from the top of the layout's root, before rounding.
  private func top(of view: UIView) -> CGFloat {
    var (top, current) = (CGFloat(0), Optional(view))
    while let view = current, let item = items[ObjectIdentifier(view)] {
      top += CGFloat(solution.frames[item].y)
      current = view.superview
    }
    return top
  }

  /// The position of the line of a text that is aligned.
  private func baseline(of text: Text) -> CGFloat {
    let (view, height) = (text.target.object, CGFloat(solution.frames[text.target.item].height))
    let baselines = view.nibBaselines ?? (0, 0)
    return switch text.attribute {
    case .firstBaseline: top(of: view) + baselines.first
    case .lastBaseline: top(of: view) + height - baselines.last
    default: top(of: view) + height / 2 + text.offset
    }
  }

  /// The middle of the line to which the baseline belongs.
  private func middle(of text: Text) -> CGFloat {
    let (view, height) = (text.target.object, CGFloat(solution.frames[text.target.item].height))
    guard view.nibBaselineStyle == .lines, let baselines = view.nibBaselines else {
      return top(of: view) + height / 2
    }
    // A line extends from its ascent above the baseline to its descent below it.
    return baseline(of: text) + (baselines.last - baselines.first) / 2
  }

  /// The row of the line to which the baseline belongs, counted from the top of the layout's root.
  private func row(of text: Text) -> Int {
    var (top, current) = (CGFloat(0), Optional(text.target.object))
    while let view = current, items[ObjectIdentifier(view)] != nil {
      top += view.layoutState.solvedFrame?.minY ?? 0
      current = view.superview
    }
    func rows(_ height: CGFloat) -> Int { Int(bounded: (height / TextMetrics.rowHeight).rounded()) }
    let view = text.target.object
    let size = view.layoutState.solvedFrame?.size ?? .zero
    let isLabel = view.nibBaselineStyle == .line || view.nibBaselineStyle == .lines
    let wrappedHeight = isLabel ? view.nibContentHeight(forWidth: size.width) : nil
    let lines = min(max(1, rows(wrappedHeight ?? TextMetrics.rowHeight)), max(1, rows(size.height)))
    let firstLine = lines == 1 ? rows(size.height) / 2 : (rows(size.height) - lines) / 2
    return rows(top) + firstLine + (text.attribute == .lastBaseline ? lines - 1 : 0)
  }
}
