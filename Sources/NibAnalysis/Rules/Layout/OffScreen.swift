import NibCore

extension CheckRule {
  package static let offScreen = CheckRule(
    "off-screen", .layout, .note,
    "A view is completely off the screen, a text is cut off at its edge, or the middle of a control is beyond it.",
    details: """
      Only scenes and views that fill the screen of the document's device are examined. Views in a scroll view are not \
      reported, nor views that are completely off the screen, also in their saved frames, if they or their constraints have an \
      outlet: programs move them onto the screen with an animation. If only the constraints place a view off the screen, and \
      its saved frame is on it, such as after a constraint was lost in a merge, the message says so; small distances and views \
      beside texts in fonts that were not found do not count then. With `--device` or `--devices`, a control that is completely off the screen is a \
      warning. Views in the same superview that are completely off the screen are one finding.
      """,
    advice:
      "Move the view onto the screen, delete it, or hide it in the document if the program shows it later.",
    wrong: .screen(left: 420), right: .screen(left: 20),
    options: [
      Option(
        "devices", "The names of other devices to examine, such as iPhone SE (1st generation).", standard: [])
    ],
    find: { context in
      let devices = context.option("devices").texts.filter { !$0.isEmpty }.compactMap { Device.named($0) }
      return context.offScreenViews(on: nil) + devices.flatMap { context.offScreenViews(on: $0) }
    })
}

extension CheckContext {
  /// The ids of the objects that a program can move: they have an outlet, or a constraint that places them has one.
  private var movableIDs: Set<ExactText> {
    let constraints = elements.filter {
      $0.isNamed("constraint") && outletDestinations.contains(text: $0.id ?? "")
    }
    return outletDestinations.union(Set(texts: constraints.flatMap(\.placedIDs)))
  }

  /// The findings about views that are off the screen.
  ///
  /// - Parameter device: the device to lay the document out for; `nil` for the canvas.
  fileprivate func offScreenViews(on device: Device?) -> [Diagnostic] {
    var trees = visibleTrees
    var consequences = self.consequences
    if let device {
      var options = options
      options.device = device
      let loaded = LoadedDocument(document, options: options)
      trees = loaded.roots.map { VisibleTree(scene: $0.view) }
      consequences = FrameConsequences(
        CheckedLayout.all(in: loaded).map { LayoutAmbiguity($0) }, on: loaded, doubtful: doubtfulIDs)
    }
    let outside = trees.flatMap { CheckContext.outsideViews(of: $0, consequences) }
    let movableIDs = movableIDs
    var findings: [Diagnostic] = []
    var siblings: [Siblings: Int] = [:]
    for (shown, verdict) in outside where verdict.isOffScreen {
      guard let finding = offScreenFinding(shown, verdict, on: device, movableIDs) else { continue }
      if verdict.isCompletelyOutside, let superview = shown.view.superview {
        let group = Siblings(superview: ObjectIdentifier(superview), severity: finding.severity)
        if let first = siblings[group] {
          let note = Diagnostic.Note("\(shown.name) is off the screen, too", at: finding.location)
          findings[first].add(finding, .note(note))
          continue
        }
        siblings[group] = findings.count
      }
      findings.append(finding)
    }
    return findings
  }

  /// The views in a superview that are completely off the screen, such as those of a drawer. They are one finding.
  private struct Siblings: Hashable {
    let superview: ObjectIdentifier
    let severity: Diagnostic.Severity
  }

  /// The finding about a view that is off the screen; `nil` if users do not notice it, or if a program can move it.
  private func offScreenFinding(
    _ shown: VisibleView, _ verdict: OutsideView, on device: Device?, _ movableIDs: Set<ExactText>
  ) -> Diagnostic? {
    let place = device.map { " of \($0.shownName)" } ?? ""
    let overhang = verdict.overhangText(unit: "points")
    let designed = ": move it onto the screen, or hide it"
    let lost =
      ", although its saved frame is on it: add the constraint that is missing, or correct the others"
    if verdict.isCompletelyOutside {
      let isDesigned = verdict.isSavedOutside || isOnOtherScreen(device) || !verdict.isCertain
      guard !isDesigned || !movableIDs.contains(text: shown.element?.id ?? "") else { return nil }
      // On the device that the user chose, the control cannot be reached.
      let isOutOfReach = device == nil && options.chooseScreen && shown.acceptsTaps
      return finding(
        severity: isOutOfReach ? .warning : nil,
        "\(shown.name) is off the screen\(place) (it ends \(overhang))\(isDesigned ? designed : lost)",
        at: shown.view)
    }
    guard verdict.cutsContent(shown), verdict.isSavedOutside || verdict.isCertain else { return nil }
    let isDesigned = verdict.isSavedOutside || isOnOtherScreen(device)
    let advice = isDesigned ? ": move it onto the screen, or make it smaller" : lost
    return finding("\(shown.name) ends \(overhang) of the screen\(place)\(advice)", at: shown.view)
  }

  /// Whether the document is laid out for another screen than that for which its frames were saved.
  private func isOnOtherScreen(_ device: Device?) -> Bool { device != nil || options.chooseScreen }
}

extension OutsideView {
  /// Whether the edge of the screen cuts off the text of a label, or is beyond the middle of a control.
  fileprivate func cutsContent(_ shown: VisibleView) -> Bool {
    let screen = container.bounds
    if let label = shown.view as? UILabel {
      let text = label.convert(label.nibTextArea, to: container)
      return !text.isEmpty && !screen.insetBy(dx: -4, dy: -4).covers(text)
    }
    let middle = CGPoint(x: shown.view.bounds.midX, y: shown.view.bounds.midY)
    return shown.acceptsTaps && shown.view is UIControl
      && !screen.contains(shown.view.convert(middle, to: container))
  }

  /// Whether the view is outside by more than the measured sizes of texts differ from those of Interface Builder, and no text
  /// beside it has an estimated size.
  fileprivate var isCertain: Bool {
    let length = LayoutAxes(of: overhangs.map(\.edge)) == .vertical ? view.bounds.height : view.bounds.width
    guard overhangs.contains(where: { $0.distance > max(16, length / 10) }) else { return false }
    return !sequence(first: view, next: \.superview).prefix { $0 !== container }.contains(
      where: \.isBesideEstimatedText)
  }

  /// Whether the view is outside the container in its saved frame, too.
  fileprivate var isSavedOutside: Bool {
    var frame = view.nibOrigin?.savedFrame ?? view.frame
    for outer in sequence(first: view, next: \.superview).dropFirst().prefix(while: { $0 !== container }) {
      let saved = outer.nibOrigin?.savedFrame ?? outer.frame
      frame = frame.offsetBy(dx: saved.minX, dy: saved.minY)
    }
    let size = container.nibOrigin?.savedFrame?.size ?? container.bounds.size
    return !CGRect(origin: .zero, size: size).insetBy(dx: -4, dy: -4).covers(frame)
  }
}

extension UILabel {
  /// The area in which the text is drawn, in the label's own coordinates.
  var nibTextArea: CGRect {
    guard !(text ?? "").isEmpty, let alignment = nibText?.alignment else { return .null }
    let size = textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines).size
    let free = bounds.width - size.width
    let x: CGFloat =
      switch alignment {
      case .center: free / 2
      case .right: free
      default: 0
      }
    return CGRect(
      x: bounds.minX + x, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }
}
