import NibCore

extension CheckRule {
  package static let truncatedText = CheckRule(
    "truncated-text", .text, .note, "A label or button is too small for its text on the document's device.",
    details: """
      Labels with several lines, and labels that shrink their font (*Autoshrink*), are only reported if their text does \
      not fit even so. A label with several lines shrinks its font only if its *Line Break* truncates or clips. Texts that the program can \
      replace because the object has an outlet are not reported by default. \
      Texts in fonts that were not found are only reported if they are far too long, because their widths are estimates. \
      A text that fits into the saved frame is not reported either, unless the view has the width of its content, which \
      does not count the title insets of buttons, nor a view whose size is ambiguous or follows from a conflict. `nibterm \
      explain` says why the view is too small.
      """,
    advice:
      "Give the text more room, let it wrap (*Lines* is 0), let it shrink (*Autoshrink*), or shorten it.",
    wrong: label(width: 60), right: label(width: 200),
    options: [
      Option(
        "outlets", "Whether to report objects that have an outlet, whose texts the program can replace.",
        standard: "false")
    ],
    find: { context in
      let reportsConnected = context.option("outlets").boolean ?? false
      let connected = reportsConnected ? [] : context.outletDestinations
      return context.visibleTrees.flatMap { tree in
        let free = CanvasSize(of: tree.root, in: context.document)?.freeAxes ?? []
        return tree.views.compactMap { shown -> Diagnostic? in
          guard let id = shown.element?.id, !connected.contains(text: id), !shown.isInBar,
            shown.view is UILabel || shown.view is UIButton, let verdict = TruncatedText(shown.view),
            verdict.isCertain(freeAxes: free),
            !context.consequences.size(of: shown.view).contains(verdict.axis)
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

extension TruncatedText {
  package static var kind: DiagnosticKind { CheckRule.truncatedText.kind }

  /// The axis on which the view is too small.
  fileprivate var axis: LayoutAxes { lack == .height ? .vertical : .horizontal }

  /// Whether the text is certainly too long: it is truncated in Interface Builder, too, and is not only an example.
  ///
  /// - Parameter freeAxes: the axes on which the root view has another size in the program.
  fileprivate func isCertain(freeAxes: LayoutAxes) -> Bool {
    guard !isExample else { return false }
    let screen = view.nibEnvironment.screenSize
    let root = view.nibRoot.bounds.size
    // A root view with the size of a screen probably fills the screen in the program, too.
    let isRootSmall = !Device.isScreen(root) && (lack == .height || root.width < screen.width)
    if freeAxes.contains(axis), isRootSmall { return false }
    if isEstimated, !isFarTooLong { return false }
    guard let saved = view.nibOrigin?.savedFrame?.size else { return true }
    switch lack {
    case .width:
      return saved.width < fit.needed.width + around.width
        || view.bounds.width >= view.intrinsicContentSize.width
    case .height: return saved.height < fit.needed.height && saved.width < view.bounds.width + 1
    case .lines: return saved.width < view.bounds.width + 1
    }
  }

  /// Whether the text is a placeholder that the program replaces, such as that of a new label.
  private var isExample: Bool {
    let text = (view.nibText?.string ?? "").lowercased()
    return ["label", "title", "subtitle", "detail", "button"].contains(text) || text.contains("lorem ipsum")
  }

  /// Whether the widths of the text are estimates, because the font was not found.
  private var isEstimated: Bool {
    let metrics = view.nibEnvironment.textMetrics
    return (view.nibText?.runs ?? []).contains { run in
      guard case .named(let name)? = run.font?.nibFace, !FontFace(nibName: name).isOfSystem else {
        return false
      }
      return !(metrics.fonts?.contains(name) ?? false)
    }
  }

  private var isFarTooLong: Bool {
    switch lack {
    case .width: fit.needed.width * fit.scale > fit.given.width * 1.25
    case .height: fit.needed.height * fit.scale > fit.given.height * 1.5
    case .lines: fit.neededLines > fit.allowedLines + 1
    }
  }
}
