import NibCore

extension CheckRule {
  static let lowContrast = CheckRule(
    "low-contrast", .accessibility, .note, "A text does not stand out enough from its background.",
    details: """
      The contrast of the text's color with the color behind it is computed as in WCAG 2.1 (success criterion 1.4.3), \
      from the colors of all views behind the text and their opacities. Texts on images, on views of the program's own \
      classes and on the edge of a view are not examined, because the color behind them is not known. Texts in the \
      tint color, texts with a shadow, and texts of disabled controls are not examined either. A text that is \
      invisible on the canvas is not reported, because the program must set one of the colors. The same is true if the \
      sources of the program are known, and their code sets a color of the view or of the view behind it.
      """,
    advice: "Make the text darker or lighter, or change the color behind it.",
    wrong: label(white: 0.67), right: label(white: 0.4),
    options: [
      Option("ratio", "The lowest ratio for ordinary text.", standard: "4.5"),
      Option(
        "large-text-ratio", "The lowest ratio for text of at least 18 points, or 14 points if it is bold.",
        standard: "3"),
      Option(
        "appearances", "The appearances to examine: canvas (that of the document), light, dark.",
        standard: ["canvas"]),
      Option(
        "system-colors",
        """
        Whether to report texts in one of Apple's system colors on another one, such as the secondary label color on \
        the system background. Apple strengthens these colors if people switch on Increase Contrast.
        """, standard: "false"),
    ],
    find: { context in
      let ownStyle = context.loaded.environment.traits.userInterfaceStyle
      let styles = context.option("appearances").texts.compactMap { name -> UIUserInterfaceStyle? in
        switch name {
        case "canvas": ownStyle
        case "light": .light
        case "dark": .dark
        default: nil
        }
      }
      return styles.flatMap { style in
        context.visibleTrees.flatMap { ContrastCheck($0, style, in: context).findings }
      }
    })

  private static func label(white: Double) -> RuleExample {
    """
    <view id="root"><rect key="frame" x="0" y="0" width="200" height="100"/>
      <subviews>
        <label text="Forgot your password?" fixedFrame="YES" id="hint">
          <rect key="frame" x="20" y="20" width="160" height="21"/>
          <fontDescription key="fontDescription" type="system" pointSize="14"/>
          <color key="textColor" white="\(white)" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
        </label>
      </subviews>
      <color key="backgroundColor" white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
    </view>
    """
  }
}

/// Finds texts with a low contrast in one tree of views.
private struct ContrastCheck {
  private let tree: PaintedTree
  private let style: UIUserInterfaceStyle
  private let context: CheckContext
  private let reportsSystemColors: Bool

  init(_ shown: VisibleTree, _ style: UIUserInterfaceStyle, in context: CheckContext) {
    tree = PaintedTree(shown, style)
    self.style = style
    self.context = context
    reportsSystemColors = context.option("system-colors").boolean ?? false
  }

  var findings: [Diagnostic] {
    tree.shown.views.indices.compactMap { position in
      let shown = tree.shown.views[position]
      guard shown.element != nil, shown.superviewOpacity > 0.99, !shown.isInBar else { return nil }
      return finding(at: position, runs: shown.view.nibContrastRuns)
    }
  }

  /// The finding about the text with the lowest contrast of a view; `nil` if all texts can be read.
  private func finding(at position: Int, runs: [NibText.Run]) -> Diagnostic? {
    let shown = tree.shown.views[position]
    guard !runs.isEmpty, let behind = tree.background(ofViewAt: position, in: shown.frame) else { return nil }
    let failures = runs.compactMap { failure(of: $0, in: shown, on: behind) }
    guard let worst = failures.min(by: { $0.ratio < $1.ratio }), !setsColor(of: shown.view, on: behind.view)
    else { return nil }
    let place = isOwnStyle ? "" : " in \(style == .dark ? "dark" : "light") appearance"
    return context.finding(
      """
      \(shown.name) has a contrast of \(worst.ratio.text)\(place) (\(worst.color.hexText) on \
      \(behind.color.hexText)), which is less than \(ContrastRatio.text(worst.least)): change one of the colors
      """, at: shown.view, notes: behind.view === shown.view ? [] : [note(about: behind.view)])
  }

  /// Whether code of the program sets the color of the text of a view, or the background of a view between it and the one
  /// whose color is behind the text.
  private func setsColor(of view: UIView, on backdrop: UIView) -> Bool {
    guard let uses = context.codeUses else { return false }
    if let element = view.nibOrigin?.element, uses.set([.textColor], of: element) { return true }
    var behind = Array(sequence(first: view, next: \.superview).prefix { $0 !== backdrop })
    behind.append(backdrop)
    return behind.compactMap { $0.nibOrigin?.element }.contains { uses.set([.backgroundColor], of: $0) }
  }

  private func note(about view: UIView) -> Diagnostic.Note {
    Diagnostic.Note(
      "the color behind it is that of \(view.nibNameInSentence)", at: view.nibOrigin?.element.location)
  }

  /// A part of a text whose contrast is too low.
  private struct Failure {
    let ratio: ContrastRatio
    /// The lowest ratio that would be sufficient.
    let least: Double
    /// The color of the text on its background.
    let color: ColorComponents
  }

  /// The contrast of a part of a text, if it is too low.
  private func failure(
    of run: NibText.Run, in shown: VisibleView, on behind: PaintedTree.Background
  ) -> Failure? {
    guard let font = run.font, let color = run.color,
      reportsSystemColors || !(color.isOfSystem && behind.isOfSystem)
    else { return nil }
    var components = color.nibComponents(for: style)
    components.alpha *= Double(shown.view.alpha)
    let seen = components.over(behind.color)
    let ratio = ContrastRatio(seen, behind.color)
    let least = context.number(isLarge(font) ? "large-text-ratio" : "ratio")
    let isCredible = !isOwnStyle || ratio.value >= ContrastCheck.leastCredibleRatio
    return isCredible && ratio.value < least ? Failure(ratio: ratio, least: least, color: seen) : nil
  }

  /// The contrast below which the author of a document would not have seen the text, so that the colors must be wrong.
  private static let leastCredibleRatio = 1.2

  /// Whether the appearance is the one in which the document was saved.
  private var isOwnStyle: Bool {
    let saved = context.document.root.child(named: "device")?["appearance"]
    return style == (saved == "dark" ? .dark : .light)
  }

  /// Whether WCAG counts a text as large.
  private func isLarge(_ font: UIFont) -> Bool {
    let size = context.loaded.environment.textMetrics.pointSize(of: font)
    return size >= (font.nibFace.isBold ? 14 : 18)
  }
}

extension UIView {
  /// The parts of the text whose color the document determines; empty for views without such a text.
  fileprivate var nibContrastRuns: [NibText.Run] {
    guard bounds.width >= 1, bounds.height >= 1 else { return [] }
    switch self {
    case let label as UILabel:
      guard label.isEnabled, label.shadowColor == nil else { return [] }
    case let button as UIButton:
      guard button.isEnabled, button.titleShadowColor(for: .normal) == nil, button.nibHasOwnTitleColor else {
        return []
      }
    case is UITextView: break
    default: return []
    }
    return (nibText?.runs ?? []).filter { run in
      run.text.contains { $0.isLetter || $0.isNumber }
    }
  }
}

extension UIButton {
  /// Whether the title has a color of its own, instead of the tint color, which programs often set for all views.
  fileprivate var nibHasOwnTitleColor: Bool {
    if let configuration { return configuration.baseForegroundColor != nil }
    return titleColor(for: .normal) != nil || currentAttributedTitle != nil || buttonType == .custom
  }
}
