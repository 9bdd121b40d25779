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

  private mutating func check(_ layout: CheckedLayout) {
    let onCanvas = LayoutAttempt(layout)
    var best = onCanvas
    for relief in reliefs(for: layout) {
      let attempt = LayoutAttempt(layout, relief)
      if attempt.conflicts.count < best.conflicts.count { best = attempt }
      if best.conflicts.isEmpty { break }
    }
    let errors = best === onCanvas ? layout.report.conflicts : best.conflicts
    if !errors.isEmpty, hasNoConflictInPortrait(layout) {
      let message =
        "the constraints of \(layout.root.nibNameAndSize) conflict only in landscape, the orientation of the canvas"
      diagnostics.append(warning(layout, message, onCanvas))
      return
    }
    diagnostics += errors.map { $0.diagnostic(in: layout.root, by: best.amount(of: $0)) }
    if best !== onCanvas { diagnostics.append(warning(layout, best.explanation, onCanvas)) }
  }

  /// A warning at the root of a layout, with a note for each constraint that is broken on the canvas.
  private func warning(_ layout: CheckedLayout, _ message: String, _ onCanvas: LayoutAttempt) -> Diagnostic {
    var seen: Set<Diagnostic.Note> = []
    let notes = layout.report.conflicts.map { conflict in
      Diagnostic.Note(
        "'\(conflict.brokenEquation)' is broken\(onCanvas.amount(of: conflict).inWords) on the canvas",
        at: (conflict.broken ?? conflict.constraints.first)?.nibOrigin?.element.location)
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

extension LayoutReport.Conflict {
  /// The broken constraint as an equation.
  fileprivate var brokenEquation: String { Self.equation(brokenDescription) }

  /// A diagnostic with a note for each constraint that conflicts with the broken one. Its position is that of the
  /// broken constraint, or, if NibTerm added that one, the first other constraint of the conflict.
  fileprivate func diagnostic(in root: UIView, by amount: Double?) -> Diagnostic {
    let origin = (broken ?? constraints.first)?.nibOrigin
    return Diagnostic(
      "constraint-conflict", .error,
      "'\(brokenEquation)' is broken\(amount.inWords): in \(root.nibNameAndSize) "
        + "it conflicts with the constraints below",
      at: origin?.element.location, path: origin?.element.nibObjectPath ?? ObjectPath(), notes: others)
  }

  /// The constraints that conflict with the broken one. Constraints with the same description, such as those
  /// that NibTerm adds for a stack view, are listed once.
  private var others: [Diagnostic.Note] {
    let origins = constraints.reduce(into: [String: NibOrigin]()) { $0[$1.description] = $1.nibOrigin }
    var seen: Set<String> = [brokenDescription]
    return descriptions.filter { seen.insert($0).inserted }.map { description in
      Diagnostic.Note(Self.equation(description), at: origins[description]?.element.location)
    }
  }

  /// Removes the angle brackets and the name of the constraint from its description. Returns, for example,
  /// `UILabel#a.top == UIView#b.top + 8` for `<NSLayoutConstraint#c UILabel#a.top == UIView#b.top + 8>`.
  private static func equation(_ description: String) -> String {
    let inner = description.hasPrefix("<") ? String(description.dropFirst().dropLast()) : description
    guard inner.hasPrefix("NSLayoutConstraint"), let space = inner.firstIndex(of: " ") else { return inner }
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
