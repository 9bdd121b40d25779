import NibCore

/// Finds required constraints that cannot all hold. Conflicts that exist only on Interface Builder's canvas are
/// warnings.
struct ConflictCheck {
  private(set) var diagnostics: [Diagnostic] = []
  private let canvas: NibCanvas
  private let options: NibCanvas.Options
  /// The layouts in portrait of a document whose canvas is in landscape; `nil` until they are needed.
  private var portraitLayouts: [CheckedLayout]?

  /// - Parameter options: the options with which the canvas was laid out.
  init(_ layouts: [CheckedLayout], on canvas: NibCanvas, _ options: NibCanvas.Options) {
    self.canvas = canvas
    self.options = options
    for layout in layouts where !layout.report.conflicts.isEmpty { check(layout) }
  }

  /// Checks a layout. Multipliers are saved with five decimals, so a conflict that such a multiplier causes by rounding
  /// is not reported.
  private mutating func check(_ layout: CheckedLayout) {
    let onCanvas = LayoutAttempt(layout)
    let conflicts = layout.report.conflicts.filter { !onCanvas.isRounding($0) }
    guard !conflicts.isEmpty else { return }
    var best = onCanvas
    for relief in reliefs(for: layout) {
      let attempt = LayoutAttempt(layout, relief)
      if attempt.conflicts.count < best.conflicts.count { best = attempt }
      if best.conflicts.isEmpty { break }
    }
    let errors = best === onCanvas ? conflicts : best.conflicts
    if !errors.isEmpty, hasNoConflictInPortrait(layout) {
      let message =
        "the constraints of \(layout.root.nibNameAndSize) conflict only in landscape, the orientation of the canvas"
      diagnostics.append(warning(layout, message, onCanvas))
      return
    }
    diagnostics += ConflictGroup.all(of: errors).map { $0.diagnostic(in: layout.root, best) }
    if best !== onCanvas { diagnostics.append(warning(layout, best.explanation, onCanvas)) }
  }

  /// A warning at the root of a layout, with a note for each constraint that is broken on the canvas.
  private func warning(_ layout: CheckedLayout, _ message: String, _ onCanvas: LayoutAttempt) -> Diagnostic {
    var seen: Set<Diagnostic.Note> = []
    let notes = layout.report.conflicts.filter { !onCanvas.isRounding($0) }.map { conflict in
      Diagnostic.Note(
        "'\(conflict.namedEquation)' is broken\(conflict.amount(in: onCanvas)) on the canvas",
        at: conflict.namedOrigin?.element.location)
    }
    return layout.root.nibDiagnostic(
      "canvas-conflict", .warning, message, notes: notes.filter { seen.insert($0).inserted })
  }

  // MARK: Causes on the canvas

  /// The changes that remove what the layout has only on the canvas, the smallest first.
  private func reliefs(for layout: CheckedLayout) -> [LayoutRelief] {
    var base = LayoutRelief()
    base.withoutPlaceholders = layout.report.conflicts.contains {
      $0.constraints.contains(where: \.isPlaceholder)
    }
    var reliefs = base.withoutPlaceholders ? [base] : []
    guard options.size == nil, let size = CanvasSize(of: layout.root, in: canvas.document) else {
      return reliefs
    }
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

  /// True if the document's own canvas is in landscape, and the same layout has no conflict in portrait.
  private mutating func hasNoConflictInPortrait(_ layout: CheckedLayout) -> Bool {
    guard canvas.environment.isLandscape, options == NibCanvas.Options(),
      layout.root.nibViewController != nil,
      let id = layout.root.nibOrigin?.id
    else { return false }
    var portrait = options
    portrait.isLandscape = false
    let layouts = portraitLayouts ?? CheckedLayout.all(in: NibCanvas(canvas.document, options: portrait))
    portraitLayouts = layouts
    return layouts.first { $0.root.nibOrigin?.id == id }?.report.conflicts.isEmpty ?? false
  }
}

/// Conflicts with constraints in common, or with the alignment of the same stack view, which usually have one cause.
private struct ConflictGroup {
  private var conflicts: [LayoutReport.Conflict]

  /// The groups, in the order of their first conflicts.
  static func all(of conflicts: [LayoutReport.Conflict]) -> [ConflictGroup] {
    var groups: [ConflictGroup] = []
    for conflict in conflicts {
      let names = conflict.commonNames
      let isRelated = { (group: ConflictGroup) in
        group.conflicts.contains { !$0.commonNames.isDisjoint(with: names) }
      }
      if let index = groups.firstIndex(where: isRelated) {
        groups[index].conflicts.append(conflict)
      } else {
        groups.append(ConflictGroup(conflicts: [conflict]))
      }
    }
    return groups
  }

  /// A diagnostic for the first conflict, with a note for each constraint that conflicts with the broken one, and for
  /// each other constraint that is broken.
  func diagnostic(in root: UIView, _ attempt: LayoutAttempt) -> Diagnostic {
    let first = conflicts[0]
    let origin = first.namedOrigin ?? root.nibOrigin
    var notes = first.others
    var seen = Set(notes)
    notes += conflicts.dropFirst().map { conflict in
      Diagnostic.Note(
        "'\(conflict.namedEquation)' is broken too\(conflict.amount(in: attempt))",
        at: conflict.namedOrigin?.element.location)
    }.filter { seen.insert($0).inserted }
    return Diagnostic(
      "constraint-conflict", .error,
      "'\(first.namedEquation)' is broken\(first.amount(in: attempt)): in \(root.nibNameAndSize) "
        + "it conflicts with the constraints below",
      at: origin?.element.location, path: origin?.element.nibObjectPath ?? ObjectPath(), notes: notes)
  }
}

extension LayoutReport.Conflict {
  /// The descriptions by which related conflicts are recognized: those of the document's constraints, and those of the
  /// constraints with which a stack view aligns its views.
  fileprivate var commonNames: Set<String> {
    let alignments = ([brokenDescription] + descriptions).filter {
      $0.contains("'UISV-alignment'") || $0.contains("'UISV-spanning-boundary'")
    }
    return Set(constraints.map(\.description) + alignments)
  }

  /// The constraint that messages name: the broken one or, if NibTerm added that one, the first other constraint of the
  /// document. Removing either resolves the conflict.
  private var named: NSLayoutConstraint? { broken ?? constraints.first }

  fileprivate var namedEquation: String { Self.equation(named?.description ?? brokenDescription) }

  /// The origin of the named constraint, or of a view for which NibTerm added one of the constraints.
  fileprivate var namedOrigin: NibOrigin? { named?.nibOrigin ?? origins.lazy.compactMap { $0 }.first }

  /// By how many points the named constraint is violated, in words; empty if this is not known.
  fileprivate func amount(in attempt: LayoutAttempt) -> String {
    named == nil || broken != nil ? attempt.amount(of: self).inWords : ""
  }

  /// The constraints that conflict with the named one. Constraints with the same description, such as those
  /// that NibTerm adds for a stack view, are listed once.
  fileprivate var others: [Diagnostic.Note] {
    var seen: Set<String> = [named?.description ?? brokenDescription]
    return zip(descriptions, origins).filter { seen.insert($0.0).inserted }.map { description, origin in
      Diagnostic.Note(Self.equation(description), at: origin?.element.location)
    }
  }

  /// Removes the angle brackets and the name of the constraint from its description. Returns, for example,
  /// `UILabel#a.top == UIView#b.top + 8` for `<NSLayoutConstraint#c UILabel#a.top == UIView#b.top + 8>`, and
  /// `UISV-hiding of UIStackView#d` for `<'UISV-hiding' of UIStackView#d>`.
  private static func equation(_ description: String) -> String {
    let inner = description.hasPrefix("<") ? String(description.dropFirst().dropLast()) : description
    guard inner.hasPrefix("NSLayoutConstraint"), let space = inner.firstIndex(of: " ") else {
      return inner.replacing("'", with: "")
    }
    return String(inner[inner.index(after: space)...])
  }
}

extension UIView {
  /// The name of the view with its size in points, for example `UIView#a (100x50)`.
  var nibNameAndSize: String {
    "\(nibDisplayName) (\(NibNumber.text(bounds.width))x\(NibNumber.text(bounds.height)))"
  }
}

extension Double? {
  /// " by 0.5 points", or nothing if the distance is not known or too small to be seen.
  fileprivate var inWords: String {
    guard let self, self >= 0.01 else { return "" }
    let text = NibNumber.text(self, decimals: 2)
    return " by \(text) point\(text == "1" ? "" : "s")"
  }
}
