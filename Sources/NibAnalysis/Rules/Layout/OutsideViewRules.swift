import NibCore

extension CheckRule {
  package static let outsideSuperview = CheckRule(
    "outside-superview", .layout, .note,
    "A view is cut off by a superview, or a control cannot be tapped outside its superview.",
    details: """
      UIKit does not deliver touches outside the bounds of a superview, even if the control is visible there. Views that \
      do not accept touches are reported if a superview that clips cuts off the whole view, or a part of a text. Views \
      outside a cell are not reported, because cells have other sizes in the program. Nor are the contents of scroll \
      views, except above the content and on its left.
      """,
    advice: "Move the view inside, or make the superview larger.",
    wrong: container(height: 40), right: container(height: 80),
    options: [
      Option("tolerance", "The distance that is allowed, in points.", standard: "4")
    ],
    find: { context in
      let tolerance = context.number("tolerance")
      return context.outsideViews.compactMap { shown, verdict in
        guard !verdict.isOffScreen, verdict.matters(shown, tolerance: tolerance) else { return nil }
        let names = MessageNames([shown.view, verdict.namedContainer])
        let (name, container) = (names.phrase(shown.view), names.phrase(verdict.namedContainer))
        let consequence = shown.acceptsTaps ? ", where it cannot be tapped" : ""
        let words =
          verdict.isCompletelyOutside
          ? "is outside \(container)\(consequence) (it ends \(verdict.overhangText(unit: "points")))"
          : "ends \(verdict.overhangText(unit: "points")) of \(container)\(consequence)"
        return context.finding(
          "\(name) \(words): move it inside", at: shown.view,
          notes: [
            Diagnostic.Note(
              "\(container) is here",
              at: verdict.namedContainer.nibOrigin?.element.location)
          ])
      }
    })

  package static let offScreen = CheckRule(
    "off-screen", .layout, .note,
    "A view is completely off the screen, a text is cut off at its edge, or the middle of a control is beyond it.",
    details: """
      Only scenes and views that fill the screen of the document's device are examined. Views in a scroll view are not \
      reported, nor views with an outlet that are completely off the screen: programs move them onto the screen with an \
      animation.
      """,
    advice:
      "Move the view onto the screen, delete it, or hide it in the document if the program shows it later.",
    wrong: screen(left: 420), right: screen(left: 20),
    options: [
      Option(
        "devices", "The names of other devices to examine, such as iPhone SE (1st generation).", standard: [])
    ],
    find: { context in
      var found = context.offScreenViews(on: nil)
      for name in context.option("devices").texts where !name.isEmpty {
        found += Device.named(name).map { context.offScreenViews(on: $0) } ?? []
      }
      return found
    })

  private static func container(height: Int) -> RuleExample {
    """
    <view id="root"><rect key="frame" x="0" y="0" width="300" height="200"/>
      <subviews>
        <view fixedFrame="YES" id="box"><rect key="frame" x="0" y="0" width="300" height="\(height)"/>
          <subviews>
            <button opaque="NO" fixedFrame="YES" id="ok">
              <rect key="frame" x="20" y="20" width="100" height="44"/>
              <state key="normal" title="OK"/>
            </button>
          </subviews>
        </view>
      </subviews>
    </view>
    """
  }

  private static func screen(left: Int) -> RuleExample {
    """
    <scene sceneID="s"><objects>
      <viewController id="vc" sceneMemberID="viewController">
        <view key="view" id="root"><rect key="frame" x="0" y="0" width="393" height="852"/>
          <subviews>
            <label text="Name" fixedFrame="YES" id="name">
              <rect key="frame" x="\(left)" y="120" width="60" height="21"/>
            </label>
          </subviews>
        </view>
      </viewController>
    </objects></scene>
    """
  }
}

extension CheckContext {
  /// The visible views of the document that are outside a superview. Views inside such a view are left out.
  fileprivate var outsideViews: [(shown: VisibleView, verdict: OutsideView)] {
    visibleTrees.flatMap { CheckContext.outsideViews(of: $0, consequences) }
  }

  /// - Parameter consequences: the views whose places only follow from other problems; they are left out.
  private static func outsideViews(
    of tree: VisibleTree, _ consequences: FrameConsequences
  ) -> [(shown: VisibleView, verdict: OutsideView)] {
    var reported: Set<ObjectIdentifier> = []
    return tree.views.compactMap { shown in
      if let superview = shown.view.superview, reported.contains(ObjectIdentifier(superview)) {
        reported.insert(ObjectIdentifier(shown.view))
        return nil
      }
      guard shown.element != nil, !shown.isInBar, shown.frame.width >= 1, shown.frame.height >= 1,
        let verdict = OutsideView(shown.view)
      else { return nil }
      if verdict.isCompletelyOutside { reported.insert(ObjectIdentifier(shown.view)) }
      let follows = consequences.frame(of: shown.view, in: verdict.container)
      return verdict.axes.isSubset(of: follows) ? nil : (shown, verdict)
    }
  }

  /// The findings about views that are off the screen.
  ///
  /// - Parameter device: the device to lay the document out for; `nil` for the canvas.
  fileprivate func offScreenViews(on device: Device?) -> [Diagnostic] {
    var trees = visibleTrees
    var consequences = self.consequences
    if let device {
      var other = options
      other.device = device
      let canvas = NibCanvas(document, options: other)
      trees = canvas.roots.map { VisibleTree(scene: $0.view) }
      consequences = FrameConsequences(
        CheckedLayout.all(in: canvas).map { LayoutFreedom($0) }, on: canvas, doubtful: doubtfulIDs)
    }
    let place = device.map { " of \($0.shownName)" } ?? ""
    return trees.flatMap { CheckContext.outsideViews(of: $0, consequences) }.compactMap { shown, verdict in
      guard verdict.isOffScreen else { return nil }
      let overhang = verdict.overhangText(unit: "points")
      if verdict.isCompletelyOutside {
        guard !outletDestinations.contains(text: shown.element?.id ?? "") else { return nil }
        return finding(
          "\(shown.name) is off the screen\(place) (it ends \(overhang)): move it onto the screen, or hide it",
          at: shown.view)
      }
      guard verdict.cutsContent(shown) else { return nil }
      return finding(
        "\(shown.name) ends \(overhang) of the screen\(place): move it onto the screen, or make it smaller",
        at: shown.view)
    }
  }
}

extension OutsideView {
  /// The axes on which the view exceeds the container.
  fileprivate var axes: LayoutAxes {
    overhangs.reduce(into: []) { $0.formUnion($1.edge.axes) }
  }

  /// The container, or the next superview that the document contains.
  fileprivate var namedContainer: UIView {
    var next: UIView? = container
    while let view = next, view.nibOrigin?.id.isEmpty ?? true { next = view.superview }
    return next ?? container
  }

  /// Whether the container is a cell, header or footer, which has another size in the program.
  private var isContainerReusable: Bool {
    [container, container.superview].contains { view in
      view is UITableViewCell || view is UICollectionReusableView || view is UITableViewHeaderFooterView
    }
  }

  /// Whether the edge of the screen cuts off the text of a label, or is beyond the middle of a control.
  fileprivate func cutsContent(_ shown: VisibleView) -> Bool {
    guard isSavedOutside else { return false }
    let screen = container.bounds
    if let label = shown.view as? UILabel {
      let text = label.convert(label.nibTextArea, to: container)
      return !text.isEmpty && !screen.insetBy(dx: -4, dy: -4).contains(text)
    }
    let middle = CGPoint(x: shown.view.bounds.midX, y: shown.view.bounds.midY)
    return shown.acceptsTaps && shown.view is UIControl
      && !screen.contains(shown.view.convert(middle, to: container))
  }

  /// Whether the view is outside the container in Interface Builder, too, and not only because of estimated sizes of texts.
  private var isSavedOutside: Bool {
    var frame = view.nibOrigin?.savedFrame ?? view.frame
    for outer in sequence(first: view, next: \.superview).dropFirst().prefix(while: { $0 !== container }) {
      let saved = outer.nibOrigin?.savedFrame ?? outer.frame
      frame = frame.offsetBy(dx: saved.minX, dy: saved.minY)
    }
    let size = container.nibOrigin?.savedFrame?.size ?? container.bounds.size
    return !CGRect(origin: .zero, size: size).insetBy(dx: -4, dy: -4).contains(frame)
  }

  /// Whether users notice that the view is outside.
  fileprivate func matters(_ shown: VisibleView, tolerance: Double) -> Bool {
    guard overhangs.contains(where: { $0.distance > tolerance }), !isContainerReusable else { return false }
    if shown.acceptsTaps { return true }
    guard isClipped else { return false }
    return isCompletelyOutside || shown.view is UILabel
  }
}

extension UILabel {
  /// The area in which the text is drawn, in the label's own coordinates.
  fileprivate var nibTextArea: CGRect {
    guard !(text ?? "").isEmpty, let alignment = nibText?.alignment else { return .null }
    let size = textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines).size
    let free = bounds.width - size.width
    let x = alignment == .center ? free / 2 : alignment == .right ? free : 0
    return CGRect(
      x: bounds.minX + x, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }
}
