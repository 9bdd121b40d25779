import NibCore

extension CheckRule {
  package static let unsafeArea = CheckRule(
    "unsafe-area", .layout, .note,
    "A text or control is under the status bar, the camera or the home indicator of the device.",
    details: """
      Only scenes that fill the screen, also in Interface Builder, are examined, without the contents of scroll views, of bars \
      and of launch screens. A text is reported if more than half of its height or some of its letters are in the unsafe area, \
      a control without a text if its middle is. With `--device` or `--devices`, the finding is a warning. On the document's \
      own canvas it is a note, because the program can run on other devices.
      """,
    advice: "Pin the view to the safe area instead of its superview.",
    wrong: .screen(top: 0), right: .screen(top: 80),
    find: { context in
      guard context.document.root["launchScreen"] != "YES" else { return [] }
      let severity: Diagnostic.Severity? = context.options.chooseScreen ? .warning : nil
      return context.visibleTrees.flatMap { tree -> [Diagnostic] in
        guard let area = UnsafeArea(of: tree.root) else { return [] }
        return tree.views.compactMap { shown in
          guard let edge = area.edge(covering: shown), !context.consequences.affectsPlace(of: shown.view)
          else {
            return nil
          }
          return context.finding(
            severity: severity, "\(shown.name) is \(area.place(at: edge)): pin it to the safe area",
            at: shown.view)
        }
      }
    })
}

/// The parts of a screen that the device itself uses: for the status bar, the camera and the home indicator.
private struct UnsafeArea {
  /// The root view, which fills the screen.
  private let root: UIView
  private let device: Device
  /// The distances of the safe area from the edges of the screen, in points, without those of bars.
  private let insets: UIEdgeInsets

  /// Returns `nil` if a view does not fill the screen, such as a sheet or a scene that was designed for a part of the screen,
  /// and if the device has no unsafe area.
  init?(of root: UIView) {
    guard root.nibViewController != nil, root.nibFillsScreen,
      root.nibOrigin?.savedFrame.map({ Device.isScreen($0.size) }) ?? true
    else { return nil }
    let environment = root.nibEnvironment
    let (own, ofScreen) = (
      root.safeAreaInsets, environment.device.safeArea(isLandscape: environment.isLandscape)
    )
    guard environment.device.idiom == .phone || environment.device.idiom == .pad else { return nil }
    self.root = root
    device = environment.device
    insets = UIEdgeInsets(
      top: min(own.top, ofScreen.top), left: min(own.left, ofScreen.left),
      bottom: min(own.bottom, ofScreen.bottom),
      right: min(own.right, ofScreen.right))
    if insets == .zero { return nil }
  }

  /// The edge of the screen at which a text or control is in the unsafe area; `nil` for other views.
  func edge(covering shown: VisibleView) -> NibExplanation.Edge? {
    guard shown.isVisible, shown.element != nil, !shown.isInBar, shown.scrollView == nil,
      let content = content(of: shown)
    else { return nil }
    let screen = root.bounds
    // Other parts of a view that is partly off the screen are not under anything.
    guard screen.insetBy(dx: -1, dy: -1).covers(content) else { return nil }
    if content.midY < screen.minY + insets.top { return .top }
    if content.midY > screen.maxY - insets.bottom { return .bottom }
    if content.minX < screen.minX + insets.left - UnsafeArea.letter { return .left }
    if content.maxX > screen.maxX - insets.right + UnsafeArea.letter { return .right }
    return nil
  }

  /// The width of a letter in points.
  private static let letter: CGFloat = 8

  /// The area of a text, or the middle of a control without a text, in the root view; `nil` for other views.
  private func content(of shown: VisibleView) -> CGRect? {
    let view = shown.view
    if let label = view as? UILabel {
      let area = label.nibTextArea
      guard !area.isEmpty, label.text?.contains(where: { !$0.isWhitespace }) ?? false else { return nil }
      return label.convert(area, to: root)
    }
    guard shown.isTapTarget else { return nil }
    let middle = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: root)
    return CGRect(origin: middle, size: .zero)
  }

  /// The place of something at an edge, such as `under the home indicator`.
  func place(at edge: NibExplanation.Edge) -> String {
    switch edge {
    case .top: device.hasHomeIndicator ? "under the status bar and the camera" : "under the status bar"
    case .bottom: "under the home indicator"
    default: "in the area of the camera"
    }
  }
}

extension Device {
  /// Whether the screen has a home indicator and a camera instead of a home button.
  fileprivate var hasHomeIndicator: Bool { idiom == .phone && safeBottom > 0 }
}
