import NibCore

extension CheckContext {
  /// The constraints that cannot all hold, as findings of `constraint-conflict`, `canvas-conflict` and `rounded-row`, and
  /// the layouts that were not examined completely, as findings of `unexamined-layout`.
  var conflicts: [Diagnostic] {
    fact { ConflictCheck(layouts, on: loaded, options) { self.codeUses }.diagnostics }
  }
}

/// Finds required constraints that cannot all hold. Conflicts that exist only on Interface Builder's canvas, or only
/// because a row is rounded to pixels, are warnings, and so are those with a constraint that code changes. Conflicts that are not
/// visible are notes, and are not reported if a row is rounded.
private struct ConflictCheck {
  private(set) var diagnostics: [Diagnostic] = []
  private let loaded: LoadedDocument
  private let options: LayoutOptions
  /// Returns the properties that code sets; `nil` without sources.
  private let codeUses: () -> ProgramViewUses?
  /// The layouts in portrait of a document whose canvas is in landscape.
  private lazy var portraitLayouts: [CheckedLayout] = {
    var portrait = options
    portrait.isLandscape = false
    return CheckedLayout.all(in: LoadedDocument(loaded.document, options: portrait))
  }()
  /// The root of the last layout that could not be solved again, because the budget was used up.
  private var unexaminedRoot: UIView?
  /// The constraints of each conflict that was found. The view of an embedded controller is laid out several times.
  private var reportedConstraints: Set<Set<NibElement>> = []
  /// The broken constraints of the errors. In the layout around an embedded controller, other constraints can conflict
  /// with the same one.
  private var brokenConstraints: Set<NibElement> = []
  /// The work that is left for solving layouts with conflicts again.
  private var budget = SolverBudget()

  /// - Parameters:
  ///   - options: the options with which the canvas was laid out.
  ///   - codeUses: returns the properties that code sets. Called only for layouts with conflicts.
  init(
    _ layouts: [CheckedLayout], on loaded: LoadedDocument, _ options: LayoutOptions,
    codeUses: @escaping () -> ProgramViewUses?
  ) {
    (self.loaded, self.options, self.codeUses) = (loaded, options, codeUses)
    for layout in layouts {
      if !layout.report.conflicts.isEmpty { check(layout) }
      if !layout.report.isComplete || unexaminedRoot === layout.root {
        diagnostics.append(incomplete(layout))
      }
    }
  }

  /// Checks a layout. Multipliers are saved with five decimals, so a conflict that such a multiplier causes by rounding
  /// is not reported. Neither is one with the length of a hidden view, which only a device gives: the rule
  /// `hidden-view-conflict` reports it with any options. The conflicts of a layout that was not solved completely are
  /// reported without further solutions, which would not be complete either.
  private mutating func check(_ layout: CheckedLayout) {
    let onCanvas = LayoutAttempt(known: layout)
    let conflicts = onCanvas.conflicts
    let isNew = { [reportedConstraints] (conflict: LayoutReport.Conflict) in
      !reportedConstraints.contains(conflict.elements)
    }
    guard conflicts.contains(where: isNew) else { return }
    defer { reportedConstraints.formUnion(conflicts.map(\.elements).filter { !$0.isEmpty }) }
    guard layout.report.isComplete else {
      diagnostics += ConflictGroup.all(of: conflicts, codeUses()).map { $0.diagnostic(in: layout.root) }
      return
    }
    let best = attemptWithFewestConflicts(layout, onCanvas)
    // Conflicts that no relief removes exist in the program, too.
    let errors = best === onCanvas ? conflicts : best.conflicts
    if !errors.isEmpty, hasNoConflictInPortrait(layout) {
      let name = MessageNames([layout.root]).inSentenceWithSize(layout.root)
      let message = "the constraints of \(name) conflict only in landscape, the orientation of the canvas"
      diagnostics.append(warning(layout, message, conflicts))
      return
    }
    let newErrors = errors.filter(isNew).filter { error in
      error.broken?.nibOrigin.map { brokenConstraints.insert($0.element).inserted } ?? true
    }
    let groups = ConflictGroup.all(of: newErrors, codeUses())
    // All conflicts are errors.
    guard best !== onCanvas else {
      diagnostics += groups.map { $0.diagnostic(in: layout.root) }
      return
    }
    // All conflicts exist only on the canvas.
    guard !errors.isEmpty else {
      report(conflicts, of: layout, avoidedBy: best)
      return
    }
    // The canvas adds conflicts to the errors. Those that are corrected with an error are notes of it.
    let (removed, remaining) = withoutErrors(errors, layout, onCanvas)
    let reported = Set((errors + remaining.conflicts).map(\.brokenDescription))
    let consequences = conflicts.filter { !reported.contains($0.brokenDescription) }
      .map { (conflict: $0, names: $0.commonNames) }
    diagnostics += groups.map { $0.diagnostic(in: layout.root, onCanvas: consequences) }
    guard !remaining.conflicts.isEmpty else { return }
    let needed = LayoutAttempt(layout, best.relief.without(removed))
    report(remaining.conflicts, of: layout, avoidedBy: needed)
  }

  /// Reports conflicts that exist only on the canvas, or only because UIKit rounds the height that a row needs.
  ///
  /// Conflicts of a rounded row that are not visible are those of less than a pixel that nearly every row has: they are not
  /// reported, unless the canvas has another height, whose conflicts are visible.
  ///
  /// - Parameter needed: the solution that has none of them.
  private mutating func report(
    _ conflicts: [LayoutReport.Conflict], of layout: CheckedLayout, avoidedBy needed: LayoutAttempt
  ) {
    if let rounded = roundedRow(layout, needed) {
      if rounded.conflicts.severity(in: layout.root) == nil {
        diagnostics.append(roundingConflict(layout, needed, rounded))
        return
      }
      if conflicts.severity(in: layout.root) != nil { return }
    }
    diagnostics.append(warning(layout, needed.explanation, conflicts))
  }

  /// The solution with the fewest conflicts: that on the canvas, or one without some of the differences between the
  /// canvas and the program.
  private mutating func attemptWithFewestConflicts(
    _ layout: CheckedLayout, _ onCanvas: LayoutAttempt
  ) -> LayoutAttempt {
    var best = onCanvas
    for relief in reliefs(for: layout) {
      guard canContinue(layout) else { break }
      let attempt = spending(LayoutAttempt(layout, relief))
      // An attempt with missing conflicts proves nothing.
      guard attempt.isComplete else {
        unexaminedRoot = layout.root
        continue
      }
      if attempt.isPossible, attempt.conflicts.count < best.conflicts.count { best = attempt }
      if best.conflicts.isEmpty { break }
    }
    return best
  }

  /// The solution on the canvas without one constraint of each error. Only the conflicts that the canvas alone causes
  /// remain in it.
  ///
  /// Removing any constraint of an error corrects the error. The broken constraint is removed, unless another one also
  /// removes conflicts on the canvas.
  private mutating func withoutErrors(
    _ errors: [LayoutReport.Conflict], _ layout: CheckedLayout, _ onCanvas: LayoutAttempt
  ) -> (removed: Set<String>, remaining: LayoutAttempt) {
    var removed = errors.map(\.brokenDescription)
    var best = spending(LayoutAttempt(layout, onCanvas.relief.without(Set(removed))))
    for (index, error) in errors.prefix(ConflictCheck.maximumErrors).enumerated() {
      for constraint in error.constraints.prefix(ConflictCheck.maximumConstraints)
      where !best.conflicts.isEmpty {
        guard canContinue(layout) else { return (Set(removed), best) }
        var candidates = removed
        candidates[index] = constraint.description
        let attempt = spending(LayoutAttempt(layout, onCanvas.relief.without(Set(candidates))))
        guard attempt.isComplete, attempt.conflicts.count < best.conflicts.count else { continue }
        (removed, best) = (candidates, attempt)
      }
    }
    return (Set(removed), best)
  }

  /// Subtracts the work of an attempt from the budget.
  private mutating func spending(_ attempt: LayoutAttempt) -> LayoutAttempt {
    budget.spend(on: attempt)
    return attempt
  }

  /// Whether a layout may be solved once more. If not, it has not been examined completely.
  private mutating func canContinue(_ layout: CheckedLayout) -> Bool {
    if budget.isUsedUp { unexaminedRoot = layout.root }
    return !budget.isUsedUp
  }

  /// A warning that a layout was given up, or a note that its conflicts were not examined completely.
  private func incomplete(_ layout: CheckedLayout) -> Diagnostic {
    let name = MessageNames([layout.root]).inSentence(layout.root)
    let reason = "because solving its constraints needs too much work"
    guard layout.report.isComplete else {
      return layout.root.nibDiagnostic(
        CheckRule.unexaminedLayout.kind, severity: .warning,
        "the layout of \(name) was given up, \(reason): its frames may be wrong, and conflicts may be missing"
      )
    }
    return layout.root.nibDiagnostic(
      CheckRule.unexaminedLayout.kind,
      "the conflicts in the layout of \(name) were not examined completely, \(reason): whether they exist only on the "
        + "canvas was not determined")
  }

  /// The maximum number of errors for which other constraints than the broken one are tried.
  private static let maximumErrors = 8
  /// The maximum number of constraints to try for each error.
  private static let maximumConstraints = 12

  /// The solution of a row whose content needs a height with a fraction of a pixel, with the height to which UIKit rounds it, so
  /// that the constraints conflict in the program, too. `nil` for other layouts.
  private func roundedRow(_ layout: CheckedLayout, _ needed: LayoutAttempt) -> LayoutAttempt? {
    guard layout.root.superview is UITableViewCell, let rounded = needed.withHeightInPixels,
      !rounded.conflicts.isEmpty
    else { return nil }
    return rounded
  }

  /// A warning about a row whose constraints conflict because its height is rounded.
  private func roundingConflict(
    _ layout: CheckedLayout, _ needed: LayoutAttempt, _ rounded: LayoutAttempt
  ) -> Diagnostic {
    let names = MessageNames(rounded.conflicts.flatMap(\.namedViews) + [layout.root])
    let (height, pixels) = (NibNumber.text(needed.size.height), NibNumber.text(rounded.size.height))
    return layout.root.nibDiagnostic(
      CheckRule.roundedRow.kind,
      "\(names.inSentence(layout.root)) needs a height of \(height) points, but UIKit rounds the row to \(pixels), so that "
        + "the constraints below conflict in the program too: give one of them the priority 999",
      notes: rounded.conflicts.flatMap { $0.notes(names) })
  }

  /// A warning at the root of a layout, with a note for each constraint that is broken on the canvas.
  ///
  /// - Parameter conflicts: the conflicts on the canvas.
  private func warning(
    _ layout: CheckedLayout, _ message: String, _ conflicts: [LayoutReport.Conflict]
  ) -> Diagnostic {
    let conflicts = conflicts.visibleFirst(in: layout.root)
    let names = MessageNames(conflicts.flatMap(\.namedViews) + [layout.root])
    let broken = conflicts.map { conflict in
      Diagnostic.Note(
        "\(conflict.brokenStatement(names)) \(layout.root.nibPlaceOfLayout)",
        at: conflict.brokenOrigin?.element.location)
    }
    let notes = broken.prefix(1) + conflicts.flatMap { $0.bounds(names) }
    let others = zip(conflicts, broken).dropFirst().map { conflict, note in
      Diagnostic.Companion(warning(layout, message, [conflict]), .note(note))
    }
    return layout.root.nibDiagnostic(
      CheckRule.canvasConflict.kind, severity: conflicts.severity(in: layout.root), message,
      notes: notes.uniqued()
    ).with(others)
  }

  /// The changes that undo the differences between the canvas and the program, the smallest change first.
  private func reliefs(for layout: CheckedLayout) -> [LayoutRelief] {
    var base = LayoutRelief()
    base.withoutPlaceholders = layout.report.conflicts.contains {
      $0.constraints.contains(where: \.isPlaceholder)
    }
    var reliefs = base.withoutPlaceholders ? [base] : []
    guard let size = CanvasSize(of: layout.root, in: loaded.document, options) else { return reliefs }
    if size.isSafeAreaGiven {
      base.withoutSafeArea = true
      reliefs.append(base)
    }
    func add(_ axes: LayoutAxes) {
      var relief = base
      relief.axes = axes
      relief.widths = size.widths
      reliefs.append(relief)
    }
    if size.freeAxes.contains(.vertical) { add(.vertical) }
    if size.freeAxes.contains(.horizontal) { add(.horizontal) }
    if size.freeAxes == [.horizontal, .vertical] { add(size.freeAxes) }
    return reliefs
  }

  /// Whether the document's own canvas is in landscape, and the same layout has no conflict in portrait.
  private mutating func hasNoConflictInPortrait(_ layout: CheckedLayout) -> Bool {
    var inDevelopmentLanguage = options
    inDevelopmentLanguage.show(in: nil)
    guard loaded.environment.isLandscape, inDevelopmentLanguage == LayoutOptions(),
      layout.root.nibViewController != nil, let id = layout.root.nibOrigin?.id
    else { return false }
    return portraitLayouts.first { $0.root.nibOrigin?.id == id }?.report.conflicts.isEmpty ?? false
  }
}
