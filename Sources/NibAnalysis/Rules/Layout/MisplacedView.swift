import NibCore
import NibEditing

extension CheckRule {
  package static let misplacedView = CheckRule(
    "misplaced-view", .layout, .warning,
    "The saved frame is more than a point away from the frame that the constraints give.",
    details: """
      The frames are those of the document's own canvas, also with `--device` and `--size`. Fonts and images make no \
      difference: a frame is right if the layout gives it with the saved sizes of views without subviews, or with \
      measured sizes. Misplaced siblings are listed in notes; the contents of a misplaced view are not reported. The \
      finding is a warning if required constraints with other views or of lengths contradict the saved frame, or if \
      Interface Builder has marked the view as misplaced. Otherwise it is a note: a frame that only depends on a stack \
      view, the safe area, margins or the content of a scroll view can be right in another version of Interface \
      Builder, which updates it when the scene is opened. A label is reported, too, if its text alone gives it its \
      width, and the saved width is far from that: a constraint is missing, or the text was changed. Notes list the \
      views that `nibterm update-frames` moves with it. `--fix` corrects a frame if required constraints alone \
      determine all of its lengths that are wrong. It writes the frame that `nibterm update-frames` writes: a view \
      such as a label gets the size of its content. It also corrects the frames in a view that gets another length and \
      those of views that move with it, and removes Interface Builder's mark from views whose whole frame is then \
      right. Frames of documents for tvOS are notes, too, because their layout has been compared with too few \
      documents.
      """,
    advice: "Choose *Update Frames* in Interface Builder, or run `nibterm check --fix`.",
    xcode: ["Frame for \"…\" will be different at run time."],
    wrong: .label(pinned: ("leading", 16), ("top", 60)),
    right: .label(pinned: ("leading", 16), ("top", 20)),
    find: { context in MisplacementCheck(context.onCanvas).diagnostics },
    fix: updateFrames)

  /// Updates the frames of misplaced views, if the saved frame is certainly wrong and all that is wrong with it can be
  /// corrected. Where a length changes, the contents are updated, too.
  @Sendable private static func updateFrames(
    _ context: CheckContext, _ findings: [Diagnostic], _ editor: EditMaker
  ) -> [SourceEdit] {
    let context = context.onCanvas
    let axes = correctableAxes(context, Set(findings.flatMap(\.single).compactMap(\.path.steps.first?.id)))
    guard !axes.isEmpty else { return [] }
    let update = FrameUpdate(in: context, keepsSizes: context.configuration.areFramesMerged) { element in
      element.id.map { axes[$0] != nil } ?? false
    }
    let views = Dictionary(
      context.replayedViews.compactMap { view in view.nibOrigin.map { ($0.id, view) } }
    ) { first, _ in first }
    return update.edits.flatMap { edit -> [SourceEdit] in
      guard let view = views[edit.view] else { return [] }
      return frameEdits(
        view, CGRect(edit.frame), context, editor, axes[edit.view] ?? [.horizontal, .vertical])
    }
  }

  /// The axes on which the frames of misplaced views and of their contents can be updated, by the ids of the views.
  private static func correctableAxes(_ context: CheckContext, _ ids: Set<String>) -> [String: LayoutAxes] {
    let certain = MisplacementCheck(context).certainAxes.filter { ids.contains($0.key.id ?? "") }
    // The view of an embedded controller is laid out several times.
    let views = context.replayedViews.filter { $0.nibOrigin.map { certain[$0.element] != nil } ?? false }
    var all: [String: LayoutAxes] = [:]
    for view in views.uniqued(by: { $0.nibOrigin?.element }) {
      guard let origin = view.nibOrigin, let axes = certain[origin.element], let saved = origin.savedFrame
      else { continue }
      if !context.configuration.areFramesMerged {
        let frames = context.determinedFrames(root: view.nibLayoutRoot)
        let lengths = FrameLength.all(on: axes).filter { frames.determine($0, of: view) }
        // With only a part of its lengths corrected, the frame would be wrong in another way.
        guard areOnlyWrong(lengths, of: view, saved: saved, context) else { continue }
      }
      all[origin.id] = [.horizontal, .vertical]
      var resized: LayoutAxes = []
      if abs(saved.width - view.frame.width) >= smallestChange { resized.insert(.horizontal) }
      if abs(saved.height - view.frame.height) >= smallestChange { resized.insert(.vertical) }
      guard !resized.isEmpty else { continue }
      for content in view.subviews.flatMap(\.nibTree) {
        if let id = content.nibOrigin?.id { all[id, default: []].formUnion(resized) }
      }
    }
    return all
  }

  /// Whether the other lengths of a saved frame are right, or follow from another problem.
  private static func areOnlyWrong(
    _ lengths: [FrameLength], of view: UIView, saved: CGRect, _ context: CheckContext
  ) -> Bool {
    let consequent = context.consequentAxes(ofReplayed: view)
    return FrameLength.all(on: view.nibMisplacedAxes.subtracting(consequent)).allSatisfy { length in
      lengths.contains(length) || abs(length.value(in: saved) - length.value(in: view.frame)) <= 1
    }
  }

  /// The edits that give a saved frame the numbers of another one on some axes, and remove the mark `misplaced` if the whole
  /// frame is right with them. Numbers that are right already keep their text, and those that follow from another problem stay.
  private static func frameEdits(
    _ view: UIView, _ frame: CGRect, _ context: CheckContext, _ editor: EditMaker, _ axes: LayoutAxes
  ) -> [SourceEdit] {
    guard let origin = view.nibOrigin, let saved = origin.savedFrame,
      let rectangle = origin.element.child(key: "frame")
    else { return [] }
    let open = context.consequentAxes(ofReplayed: view)
    let isWrong = { (length: FrameLength) in
      abs(length.value(in: saved) - length.value(in: frame)) >= smallestChange
    }
    let changed = FrameLength.all(on: axes.subtracting(open)).filter(isWrong)
    guard !changed.isEmpty else { return [] }
    let edits = changed.compactMap { length in
      let new = length.value(in: frame)
      let value = new == 0 ? "0.0" : NibNumber.exact(Double(new))
      return editor.edit(setting: length.rawValue, of: rectangle, to: value)
    }
    // Interface Builder's mark would be wrong with the new frame.
    let isCorrect = FrameLength.all(on: [.horizontal, .vertical]).allSatisfy {
      changed.contains($0) || !isWrong($0)
    }
    let marks = ViewMark.all(of: view).filter { $0.name == "misplaced" && isCorrect }
    return edits + marks.compactMap { editor.edit(removing: $0.name, of: $0.element) }
  }

  /// The difference in points below which a saved length is not changed.
  private static let smallestChange = 0.01
}

/// Finds views whose saved frame differs from the frame that their constraints produce.
///
/// For this comparison, the saved size of a view without subviews is used as its content size, so that missing fonts
/// and images do not matter. A frame that the layout with measured sizes produces is not misplaced either. The view of an
/// embedded controller is laid out twice: alone, and in its container view. It is reported once, and only if neither layout
/// produces the saved frame.
struct MisplacementCheck {
  private(set) var diagnostics: [Diagnostic] = []
  /// The axes on which saved frames are certainly wrong, by object: see `SavedFrameContradictions` and
  /// `DeterminedFrames`.
  private(set) var certainAxes: [NibElement: LayoutAxes] = [:]
  /// The objects whose views have the saved frame in one of the layouts, or have been reported.
  private var settledElements: Set<NibElement> = []
  /// The axes on which the layout with measured sizes does not produce the saved frame either, by object.
  private var measuredAxes: [NibElement: LayoutAxes] = [:]
  private var contradictions = SavedFrameContradictions([])
  private let context: CheckContext

  /// - Parameter context: the document on its own canvas, whose layout `replayed` has the saved sizes of views without
  ///   subviews.
  init(_ context: CheckContext) {
    self.context = context
    for view in context.views {
      guard let element = view.nibOrigin?.element else { continue }
      let others = measuredAxes[element] ?? [.horizontal, .vertical]
      measuredAxes[element] = view.nibMisplacedAxes.intersection(others)
    }
    // If the layout with measured sizes gives all saved frames, the document is not laid out a second time.
    guard measuredAxes.values.contains(where: { !$0.isEmpty }) else { return }
    let loaded = context.replayed
    contradictions = SavedFrameContradictions(context.replayedViews)
    for root in loaded.roots {
      settledElements.formUnion(
        root.view.nibTree.filter { $0.superview != nil && !$0.nibIsMisplaced }.compactMap(
          \.nibOrigin?.element))
    }
    for root in loaded.roots { check(root.view) }
    reportOutdatedTexts()
  }

  /// Reports the labels that have their saved frame only if their saved width is that of their text, and the views that a
  /// `FrameUpdate` moves with them.
  private mutating func reportOutdatedTexts() {
    let reported = Set(diagnostics.flatMap(\.single).compactMap(\.path.steps.first?.id))
    let isOpen = { (element: NibElement) in !reported.contains(element.id ?? "") }
    let measured = FrameUpdate.measuredViews(in: context, where: isOpen)
    let outdated = measured.compactMap(OutdatedTextWidth.init)
      .filter { measuredAxes[$0.label.origin.element]?.contains(.horizontal) ?? false }
    guard !outdated.isEmpty else { return }
    // A view beside the label that keeps its saved width can hold the others in their places.
    let roots = Set(outdated.map { ObjectIdentifier($0.label.view.nibLayoutRoot) })
    let resized = measured.filter {
      $0.size.width != $0.saved.width && roots.contains(ObjectIdentifier($0.view.nibLayoutRoot))
    }
    // Each layout has elements of its own.
    let ids = Set(resized.map(\.origin.id))
    let update = FrameUpdate(in: context) { $0.id.map(ids.contains) ?? false }
    var moved = movedViews(update, where: isOpen)
    for text in outdated {
      // The labels of a layout can move the same views.
      let root = ObjectIdentifier(text.label.view.nibLayoutRoot)
      diagnostics.append(text.diagnostic(moved.removeValue(forKey: root) ?? []))
    }
  }

  /// Notes about the views that only move with the new sizes of others, by more than a point, by the roots of their layouts.
  private func movedViews(
    _ update: FrameUpdate, where isOpen: (NibElement) -> Bool
  ) -> [ObjectIdentifier: [Diagnostic.Note]] {
    let frames = Dictionary(update.edits.map { ($0.view, CGRect($0.frame)) }) { first, _ in first }
    let views = context.views.uniqued(by: { $0.nibOrigin?.element }).filter { view in
      guard let origin = view.nibOrigin, update.moved.contains(origin.id), isOpen(origin.element),
        let frame = frames[origin.id], let saved = origin.savedFrame
      else { return false }
      return !saved.isNearly(frame, within: 1)
    }
    let names = MessageNames(views)
    return Dictionary(grouping: views) { ObjectIdentifier($0.nibLayoutRoot) }.mapValues { views in
      views.map { view in
        let frame = view.nibOrigin.flatMap { frames[$0.id] } ?? view.frame
        return Diagnostic.Note(
          view.nibFrameChange(names, to: frame, on: [.horizontal, .vertical]),
          at: view.nibOrigin?.element.location)
      }
    }
  }

  /// Checks the subviews of a view. Skips views that are misplaced because of another problem, and the contents of a
  /// misplaced view, whose frames only follow from its own frame.
  private mutating func check(_ view: UIView) {
    let misplaced = view.subviews.filter(\.nibIsMisplaced)
    let wrong = misplaced.compactMap { subview -> Misplaced? in
      // A frame on an axis on which it follows from another problem is not wrong itself.
      guard let element = subview.nibOrigin?.element else { return nil }
      let axes = subview.nibMisplacedAxes.intersection(measuredAxes[element] ?? [.horizontal, .vertical])
        .subtracting(context.consequentAxes(ofReplayed: subview))
      return !axes.isEmpty && settledElements.insert(element).inserted
        ? Misplaced(subview, element, axes) : nil
    }
    let warnings = wrong.compactMap { warning(about: $0) }
    report(warnings, nil)
    report(wrong.filter { view in !warnings.contains { $0.element == view.element } }, .note)
    for subview in view.subviews where !misplaced.contains(where: { $0 === subview }) { check(subview) }
  }
}

extension MisplacementCheck {
  /// A misplaced view, and the axes on which its saved frame is wrong.
  private struct Misplaced {
    let view: UIView
    let element: NibElement
    let axes: LayoutAxes

    init(_ view: UIView, _ element: NibElement, _ axes: LayoutAxes) {
      (self.view, self.element, self.axes) = (view, element, axes)
    }
  }

  /// The misplaced view as a warning shows it: on the axes on which its frame is certainly wrong, or on all axes if
  /// Interface Builder has marked the view. `nil` if the finding is a note. Stores the certain axes.
  private mutating func warning(about view: Misplaced) -> Misplaced? {
    // The layout of documents for tvOS has been compared with too few documents.
    guard context.document.kind.platform != .tvOS else { return nil }
    let certain = view.axes.intersection(certainAxes(of: view))
    if !certain.isEmpty { certainAxes[view.element] = certain }
    if view.element["misplaced"] == "YES" { return view }
    return certain.isEmpty ? nil : Misplaced(view.view, view.element, certain)
  }

  /// The axes on which a saved frame is certainly wrong if it is misplaced there.
  private func certainAxes(of view: Misplaced) -> LayoutAxes {
    if context.configuration.areFramesMerged { return [.horizontal, .vertical] }
    let contradicted = contradictions[view.element]
    guard !view.axes.isSubset(of: contradicted) else { return contradicted }
    let frames = context.determinedFrames(root: view.view.nibLayoutRoot)
    let determined = [LayoutAxes.horizontal, .vertical].filter { axis in
      FrameLength.all(on: axis).allSatisfy { frames.determine($0, of: view.view) }
    }
    return contradicted.union(LayoutAxes(determined))
  }

  /// Reports misplaced siblings together.
  ///
  /// - Parameter severity: the severity; `nil` for that of the rule.
  private mutating func report(_ misplaced: [Misplaced], _ severity: Diagnostic.Severity?) {
    let names = MessageNames(misplaced.map(\.view))
    let findings = misplaced.map { misplaced in
      let change = misplaced.view.nibFrameChange(
        names, to: misplaced.view.frame, on: misplaced.view.shownAxes(misplaced.axes))
      let finding = misplaced.view.nibDiagnostic(
        CheckRule.misplacedView.kind, severity: severity, "\(change): update its frame")
      return Diagnostic.Companion(finding, .note(Diagnostic.Note(change, at: finding.location)))
    }
    if let first = findings.first { diagnostics.append(first.finding.with(Array(findings.dropFirst()))) }
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

  /// The axes of which a message about the axes with a problem shows the lengths. Small differences on an axis without a
  /// problem are part of the new frame.
  fileprivate func shownAxes(_ axes: LayoutAxes) -> LayoutAxes {
    nibMisplacedAxes.isSubset(of: axes) && nibSymbolTolerance == 0 ? [.horizontal, .vertical] : axes
  }

  /// The saved positions and lengths that differ from another frame on the given axes, with the correct ones:
  /// `the saved width of the view  is 40, but its constraints give 45`.
  fileprivate func nibFrameChange(_ names: MessageNames, to frame: CGRect, on axes: LayoutAxes) -> String {
    let saved = nibOrigin?.savedFrame ?? .zero
    let lengths = FrameLength.all(on: axes).map { length in
      (name: length.rawValue, old: length.text(in: saved), new: length.text(in: frame))
    }.filter { $0.old != $0.new }
    return
      "the saved \(lengths.map(\.name).listed()) of \(names.inSentence(self)) \(lengths.count == 1 ? "is" : "are") "
      + "\(lengths.map(\.old).listed()), but its constraints give \(lengths.map(\.new).listed())"
  }
}

extension CheckContext {
  /// The frames of all views that constraints place elsewhere than the saved frame, on the document's own canvas. Views
  /// without subviews have the saved sizes where constraints do not determine them. The view of an embedded controller is
  /// laid out alone and in its container view: it is left out if one of the layouts produces the saved frame. Cost: a layout.
  var solvedFrames: [(element: NibElement, frame: CGRect)] {
    let solved = onCanvas.replayedViews.compactMap(solvedFrame)
    let right = Set(solved.filter { $0.frame == $0.saved }.map(\.element))
    return solved.filter { !right.contains($0.element) }.uniqued(by: \.element).map { ($0.element, $0.frame) }
  }

  /// The frame that constraints give a view; `nil` if constraints do not place it. Numbers that are right are those of the
  /// saved frame, so that they keep their text.
  private func solvedFrame(of view: UIView) -> (element: NibElement, frame: CGRect, saved: CGRect)? {
    guard let origin = view.nibOrigin, let saved = origin.savedFrame, let superview = view.superview,
      !superview.nibPlacesSubviews, !view.translatesAutoresizingMaskIntoConstraints, !view.isHidden
    else { return nil }
    func number(_ saved: CGFloat, _ solved: CGFloat) -> CGFloat {
      abs(saved - solved) < 0.01 ? saved : solved
    }
    let solved = correctFrame(of: view, saved: saved)
    let frame = CGRect(
      x: number(saved.minX, solved.minX), y: number(saved.minY, solved.minY),
      width: number(saved.width, solved.width), height: number(saved.height, solved.height))
    return (origin.element, frame, saved)
  }

  /// The frame that the constraints produce. The height of a view with a symbol is known only approximately. The view
  /// keeps its saved height and its saved y if these differ from the frame by no more than the tolerance.
  private func correctFrame(of view: UIView, saved: CGRect) -> CGRect {
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
}
