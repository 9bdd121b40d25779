import NibCore

extension CheckRule {
  package static let misplacedView = CheckRule(
    "misplaced-view", .layout, .warning,
    "The saved frame is more than a point away from the frame that the constraints give.",
    details: """
      Fonts and images make no difference, because the saved sizes of views without subviews are used. The frames are \
      those of the document's own canvas, also with `--device` and `--size`. Misplaced siblings are listed in notes; the \
      contents of a misplaced view are not reported. `--fix` keeps the frames of documents for tvOS, because their layout has \
      been compared with too few documents.
      """,
    advice: "Choose *Update Frames* in Interface Builder, or run `nibterm check --fix`.",
    xcode: ["Frame for \"…\" will be different at run time."],
    wrong: .label(pinned: ("leading", 16), ("top", 60)),
    right: .label(pinned: ("leading", 16), ("top", 20)),
    find: { context in MisplacementCheck(context).diagnostics },
    fix: updateFrames)

  /// Gives misplaced views, their siblings and their contents the frames that the constraints produce, except on axes
  /// on which a frame follows from another problem.
  @Sendable private static func updateFrames(
    _ context: CheckContext, _ findings: [Diagnostic], _ editor: EditMaker
  ) -> [SourceEdit] {
    guard context.document.kind.platform != .tvOS else { return [] }
    let ids = Set(findings.compactMap(\.path.steps.first?.id))
    let misplaced = context.replayedViews.filter { $0.nibOrigin.map { ids.contains($0.id) } ?? false }
    let parents = misplaced.compactMap(\.superview).uniqued { ObjectIdentifier($0) }
    return parents.flatMap { parent in
      parent.nibTree.dropFirst().flatMap { view in frameEdits(view, context, editor) }
    }
  }

  /// The edits of a saved frame. Lengths that are right already keep their text.
  private static func frameEdits(
    _ view: UIView, _ context: CheckContext, _ editor: EditMaker
  ) -> [SourceEdit] {
    guard let origin = view.nibOrigin, let saved = origin.savedFrame,
      let rectangle = origin.element.child(key: "frame"), let superview = view.superview,
      !superview.nibPlacesSubviews, !view.isHidden
    else { return [] }
    let frame = correctFrame(of: view, saved: saved)
    let lengths: [(String, CGFloat, CGFloat, LayoutAxes)] = [
      ("x", saved.minX, frame.minX, .horizontal), ("y", saved.minY, frame.minY, .vertical),
      ("width", saved.width, frame.width, .horizontal), ("height", saved.height, frame.height, .vertical),
    ]
    let consequent = context.consequentAxes(ofReplayed: view)
    return lengths.compactMap { name, old, new, axis in
      guard abs(old - new) >= smallestChange, !consequent.contains(axis) else { return nil }
      let value = new == 0 ? "0.0" : NibNumber.exact(Double(new))
      return editor.edit(setting: name, of: rectangle, to: value)
    }
  }

  /// The frame that the constraints produce. The height of a view with a symbol is known only approximately, so the
  /// view keeps its saved height, and its saved y, if these differ from the frame by no more than the tolerance.
  private static func correctFrame(of view: UIView, saved: CGRect) -> CGRect {
    var frame = view.frame
    let tolerance = view.nibSymbolTolerance
    guard tolerance > 0, abs(frame.height - saved.height) <= 1 + 2 * tolerance else { return frame }
    if view.nibMisplacedAxes.contains(.vertical) {
      frame.origin.y = frame.midY - saved.height / 2
    } else {
      frame.origin.y = saved.minY
    }
    frame.size.height = saved.height
    return frame
  }

  /// The difference in points below which a saved length is not changed.
  private static let smallestChange = 0.01
}

/// Finds views whose saved frame differs from the frame that their constraints produce.
///
/// For this comparison, the saved size of a view without subviews is used as its content size, so that missing fonts
/// and images do not matter. The view of an embedded controller is laid out twice: alone, and in its container view. It
/// is reported once, and only if neither layout produces the saved frame.
struct MisplacementCheck {
  private(set) var diagnostics: [Diagnostic] = []
  /// The objects whose views have the saved frame in one of the layouts, or have been reported.
  private var settled: Set<NibElement> = []
  private let context: CheckContext

  /// - Parameter context: the document, whose canvas `replayed` is laid out with the saved sizes of views without
  ///   subviews.
  init(_ context: CheckContext) {
    self.context = context
    let loaded = context.replayed
    for root in loaded.roots {
      settled.formUnion(
        root.view.nibTree.filter { $0.superview != nil && !$0.nibIsMisplaced }.compactMap(
          \.nibOrigin?.element))
    }
    for root in loaded.roots { check(root.view) }
  }

  /// Checks the subviews of a view. Skips views that are misplaced because of another problem, and the contents of a
  /// misplaced view, whose frames only follow from its own frame.
  private mutating func check(_ view: UIView) {
    let misplaced = view.subviews.filter(\.nibIsMisplaced)
    let wrong = misplaced.compactMap { subview -> (view: UIView, axes: LayoutAxes)? in
      // A frame on an axis on which it follows from another problem is not wrong itself.
      guard let element = subview.nibOrigin?.element else { return nil }
      let axes = subview.nibMisplacedAxes.subtracting(context.consequentAxes(ofReplayed: subview))
      return !axes.isEmpty && settled.insert(element).inserted ? (subview, axes) : nil
    }
    let names = MessageNames(wrong.map(\.view))
    let findings = wrong.map { view, axes in
      let change = view.nibFrameChange(names, on: axes)
      let finding = view.nibDiagnostic(CheckRule.misplacedView.kind, "\(change): update its frame")
      return Diagnostic.Companion(finding, .note(Diagnostic.Note(change, at: finding.location)))
    }
    if let first = findings.first { diagnostics.append(first.finding.with(Array(findings.dropFirst()))) }
    for subview in view.subviews where !misplaced.contains(where: { $0 === subview }) { check(subview) }
  }
}

extension UIView {
  /// Whether constraints or a stack view produce a frame that differs from the saved one by more than a point.
  var nibIsMisplaced: Bool { !nibMisplacedAxes.isEmpty }

  /// The axes on which constraints or a stack view produce a frame that differs from the saved one by more than a
  /// point.
  var nibMisplacedAxes: LayoutAxes {
    guard let saved = nibOrigin?.savedFrame, let superview, !superview.nibPlacesSubviews,
      !translatesAutoresizingMaskIntoConstraints, !isHidden
    else { return [] }
    var axes: LayoutAxes = []
    if abs(saved.minX - frame.minX) > 1 || abs(saved.width - frame.width) > 1 { axes.insert(.horizontal) }
    // A symbol's alignment insets are estimated. They can be wrong by this number of points at the top and bottom.
    let tolerance = nibSymbolTolerance
    if abs(saved.minY - frame.minY) > 1 + tolerance || abs(saved.height - frame.height) > 1 + 2 * tolerance {
      axes.insert(.vertical)
    }
    return axes
  }

  /// The saved positions and lengths that are wrong on the given axes, with the correct ones:
  /// `the saved width of the view  is 40, but its constraints give 45`.
  fileprivate func nibFrameChange(_ names: MessageNames, on axes: LayoutAxes) -> String {
    let saved = nibOrigin?.savedFrame ?? .zero
    let all: [(String, CGFloat, CGFloat, LayoutAxes)] = [
      ("x", saved.minX, frame.minX, .horizontal), ("y", saved.minY, frame.minY, .vertical),
      ("width", saved.width, frame.width, .horizontal), ("height", saved.height, frame.height, .vertical),
    ]
    // Small differences on an axis without a problem are part of the new frame.
    let showsBoth = nibMisplacedAxes.isSubset(of: axes) && nibSymbolTolerance == 0
    let shown: LayoutAxes = showsBoth ? [.horizontal, .vertical] : axes
    let lengths = all.filter { NibNumber.text($0.1) != NibNumber.text($0.2) && shown.contains($0.3) }
    func list(_ words: [String]) -> String {
      (words.dropLast(2) + [words.suffix(2).joined(separator: " and ")]).joined(separator: ", ")
    }
    return
      "the saved \(list(lengths.map(\.0))) of \(names.inSentence(self)) \(lengths.count == 1 ? "is" : "are") "
      + "\(list(lengths.map { NibNumber.text($0.1) })), but its constraints give "
      + list(lengths.map { NibNumber.text($0.2) })
  }
}
