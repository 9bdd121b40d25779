import NibCore

extension CheckRule {
  package static let truncatedText = CheckRule(
    "truncated-text", .text, .note, "A label or button is too small for its text on the document's device.",
    details: """
      Labels with several lines, and labels that shrink their font (*Autoshrink*), are only reported if their text \
      does not fit even so. A label with several lines shrinks its font only if its *Line Break* truncates or clips. \
      Texts that the program can replace because the object has an outlet are not reported by default. Texts in fonts \
      that were not found are only reported if they are far too long, because their widths are estimates. A text that \
      fits into the saved frame is not reported either, unless the view is as wide as its content: the content of a \
      button does not include its title insets. Views whose size is ambiguous or follows from a conflict are not \
      reported. `nibterm explain` says why the view is too small.
      """,
    advice:
      "Give the text more room, let it wrap (*Lines* is 0), let it shrink (*Autoshrink*), or shorten it.",
    wrong: label(width: 60), right: label(width: 200),
    options: [
      Option(
        "outlets", "Whether to report objects that have an outlet, whose texts the program can replace.",
        standard: "false"),
      Option(
        "canvas",
        "Whether to report texts that do not fit on the document's own canvas, although the root view can be larger in "
          + "the program.",
        standard: "false"),
    ],
    find: { context in
      let reportsConnected = context.option("outlets").boolean ?? false
      let reportsCanvas = context.option("canvas").boolean ?? false
      let connected = reportsConnected ? [] : context.outletDestinations
      return context.visibleTrees.flatMap { tree in
        let canvas = reportsCanvas ? nil : CanvasSize(of: tree.root, in: context.document)
        let freeAxes = canvas?.freeAxes ?? []
        return tree.views.compactMap { shown -> Diagnostic? in
          guard let id = shown.element?.id, !connected.contains(text: id), !shown.isInBar,
            shown.view is UILabel || shown.view is UIButton, let verdict = TruncatedText(shown.view),
            verdict.isCertain(freeAxes: freeAxes),
            !context.consequences.sizeAxes(of: shown.view).contains(verdict.axis)
          else { return nil }
          return context.finding(
            "the text of \(shown.name) does not fit: it \(verdict.detail ?? "is too long")", at: shown.view)
        }
      }
    })

  private static func label(width: Int) -> RuleExample {
    """
    <view id="root"><rect key="frame" x="0" y="0" width="393" height="852"/>
      <subviews>
        <label text="Synchronize all folders" adjustsFontSizeToFit="NO" fixedFrame="YES" id="sync">
          <rect key="frame" x="20" y="20" width="\(width)" height="21"/>
          <fontDescription key="fontDescription" type="system" pointSize="17"/>
        </label>
      </subviews>
    </view>
    """
  }
}

extension CheckConfiguration {
  /// The configuration for the consequences of an edit: a text that no longer fits is reported, even if the program can
  /// replace it, or if it would fit into a larger root view.
  package var reportingCutTexts: CheckConfiguration {
    let id = CheckRule.truncatedText.id
    var configuration = self
    var settings = rules[id] ?? RuleSettings()
    for option in ["outlets", "canvas"] { settings.options[option] = settings.options[option] ?? "true" }
    configuration.rules[id] = settings
    return configuration
  }
}

extension TruncatedText {
  package static var kind: DiagnosticKind { CheckRule.truncatedText.kind }

  /// The axis on which the view is too small.
  var axis: LayoutAxes { lack == .height ? .vertical : .horizontal }

  /// Whether the text is certainly too long in the program.
  ///
  /// - Parameter freeAxes: the axes on which the root view has another size in the program.
  fileprivate func isCertain(freeAxes: LayoutAxes) -> Bool {
    isTooLongInProgram(freeAxes: freeAxes) && isTruncatedInSavedFrame
  }

  /// Whether the text is certainly too long for the view, whatever Interface Builder saved.
  ///
  /// - Parameter freeAxes: the axes on which the root view has another size in the program.
  func isTooLongInProgram(freeAxes: LayoutAxes) -> Bool {
    !isPlaceholderText && !mayFitInProgram(freeAxes) && !isUncertain
  }

  /// Whether the text may fit in the program, because its size is an estimate that is not far from the size of the view.
  var isUncertain: Bool { view.nibHasEstimatedText && !isFarTooLong }

  /// Whether the root view can be so much larger in the program that the text fits.
  private func mayFitInProgram(_ freeAxes: LayoutAxes) -> Bool {
    let root = view.nibRoot.bounds.size
    // A root view with the size of a screen probably fills the screen in the program, too. One that is as wide as the
    // screen, such as a row, cannot become wider.
    if Device.isScreen(root) || !freeAxes.contains(axis) { return false }
    return lack == .height || root.width < view.nibEnvironment.screenSize.width
  }

  /// Whether Interface Builder truncates the text, too, as far as the saved frame shows; true without a saved frame.
  private var isTruncatedInSavedFrame: Bool {
    guard let saved = view.nibOrigin?.savedFrame?.size else { return true }
    // In a wider frame, the text needs fewer lines.
    let wasWider = saved.width >= view.bounds.width + TruncatedText.rounding
    switch lack {
    case .width:
      // A view as wide as its content truncates the text although Interface Builder saved a wider frame: the content of
      // a button does not include its title insets.
      let hasWidthOfContent = view.bounds.width >= view.intrinsicContentSize.width
      return hasWidthOfContent || saved.width < fit.needed.width + insetSum.width
    case .height: return !wasWider && saved.height < fit.needed.height
    case .lines: return !wasWider
    }
  }

  /// The largest difference in points between equal lengths that were rounded.
  private static let rounding = 1.0

  /// Whether the text is a placeholder that the program replaces, such as that of a new label.
  private var isPlaceholderText: Bool { (view.nibText?.string ?? "").isPlaceholder }

  /// Whether the text would not fit with a font that is much narrower or lower either.
  private var isFarTooLong: Bool {
    let (narrowerFont, lowerFont) = (1.25, 1.5)
    return switch lack {
    case .width: fit.needed.width * fit.scale > fit.given.width * narrowerFont
    case .height: fit.needed.height * fit.scale > fit.given.height * lowerFont
    case .lines: fit.neededLines > fit.allowedLines + 1
    }
  }
}

extension UIView {
  /// Whether the widths of the view's text are estimates, because the font was not found, or because no font with its
  /// letters is known.
  var nibHasEstimatedText: Bool {
    let metrics = nibEnvironment.textMetrics
    return (nibText?.runs ?? []).contains { run in
      if metrics.guesses(run.text, font: run.font) { return true }
      guard case .named(let name)? = run.font?.nibFace, !FontFace(nibName: name).isOfSystem else {
        return false
      }
      return !(metrics.fonts?.contains(name) ?? false)
    }
  }
}
