import NibCore

/// Finds required constraints that cannot all hold. Conflicts that exist only on Interface Builder's canvas, or only
/// because a row is rounded to pixels, are warnings.
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
      let name = MessageNames([layout.root]).phraseWithSize(layout.root)
      let message = "the constraints of \(name) conflict only in landscape, the orientation of the canvas"
      diagnostics.append(warning(layout, message, conflicts, onCanvas))
      return
    }
    let groups = ConflictGroup.all(of: errors)
    guard best !== onCanvas else {
      diagnostics += groups.map { $0.diagnostic(in: layout.root, best) }
      return
    }
    guard !errors.isEmpty else {
      diagnostics.append(
        roundedRow(layout, best) ?? warning(layout, best.explanation, conflicts, onCanvas))
      return
    }
    let (removed, left) = withoutErrors(errors, layout, onCanvas)
    let others = Set((errors + left.conflicts).map(\.brokenDescription))
    let same = conflicts.filter { !others.contains($0.brokenDescription) }
      .map { (conflict: $0, names: $0.commonNames) }
    diagnostics += groups.map { $0.diagnostic(in: layout.root, best, onCanvas: same, onCanvas) }
    guard !left.conflicts.isEmpty else { return }
    let needed = LayoutAttempt(layout, best.relief.without(removed))
    diagnostics.append(
      roundedRow(layout, needed) ?? warning(layout, needed.explanation, left.conflicts, left))
  }

  /// The solution on the canvas without one constraint of each error, in which only the conflicts are left that the canvas
  /// alone causes. Any constraint of an error can be removed to correct it, so the one is chosen that also removes
  /// conflicts on the canvas. Otherwise it is the broken one.
  private func withoutErrors(
    _ errors: [LayoutReport.Conflict], _ layout: CheckedLayout, _ onCanvas: LayoutAttempt
  ) -> (removed: Set<String>, left: LayoutAttempt) {
    var removed = errors.map(\.brokenDescription)
    var left = LayoutAttempt(layout, onCanvas.relief.without(Set(removed)))
    for (index, error) in errors.prefix(ConflictCheck.mostErrors).enumerated() {
      for constraint in error.constraints.prefix(ConflictCheck.mostConstraints) where !left.conflicts.isEmpty
      {
        var others = removed
        others[index] = constraint.description
        let attempt = LayoutAttempt(layout, onCanvas.relief.without(Set(others)))
        if attempt.conflicts.count < left.conflicts.count { (removed, left) = (others, attempt) }
      }
    }
    return (Set(removed), left)
  }

  /// The number of errors for which, and the number of constraints with which, the layout is solved again.
  private static let (mostErrors, mostConstraints) = (8, 12)

  /// A warning about a row whose content needs a fraction of a pixel, so that its constraints conflict in the program too,
  /// which rounds the height of the row; `nil` for other layouts.
  private func roundedRow(_ layout: CheckedLayout, _ needed: LayoutAttempt) -> Diagnostic? {
    guard layout.root.superview is UITableViewCell, let rounded = needed.withHeightInPixels,
      !rounded.conflicts.isEmpty
    else { return nil }
    let names = MessageNames(rounded.conflicts.flatMap(\.namedViews) + [layout.root])
    let notes = rounded.conflicts.flatMap { conflict in
      [
        Diagnostic.Note(
          "'\(conflict.brokenName(names))' is broken\(rounded.amount(of: conflict).inWords)",
          at: conflict.brokenOrigin?.element.location)
      ] + conflict.others(names)
    }
    let (height, pixels) = (NibNumber.text(needed.size.height), NibNumber.text(rounded.size.height))
    return layout.root.nibDiagnostic(
      CheckRule.roundedRow.kind,
      "\(names.phrase(layout.root)) needs a height of \(height) points, but UIKit rounds the row to \(pixels), so that "
        + "the constraints below conflict in the program too: give one of them the priority 999", notes: notes
    )
  }

  /// A warning at the root of a layout, with a note for each constraint that is broken on the canvas.
  ///
  /// - Parameter conflicts: the conflicts on the canvas.
  private func warning(
    _ layout: CheckedLayout, _ message: String, _ conflicts: [LayoutReport.Conflict],
    _ onCanvas: LayoutAttempt
  ) -> Diagnostic {
    var seen: Set<Diagnostic.Note> = []
    let names = MessageNames(conflicts.flatMap(\.namedViews) + [layout.root])
    let broken = conflicts.map { conflict in
      Diagnostic.Note(
        "'\(conflict.brokenName(names))' is broken\(onCanvas.amount(of: conflict).inWords) on the canvas",
        at: conflict.brokenOrigin?.element.location)
    }
    let notes = broken.prefix(1) + conflicts.flatMap { $0.bounds(names) }
    let others = zip(conflicts, broken).dropFirst().map { conflict, note in
      Diagnostic.Companion(warning(layout, message, [conflict], onCanvas), .note(note))
    }
    return layout.root.nibDiagnostic(
      CheckRule.canvasConflict.kind, message, notes: notes.filter { seen.insert($0).inserted }
    ).with(others)
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
  private let conflicts: [LayoutReport.Conflict]
  /// The common names of all the conflicts.
  private let names: Set<String>

  /// The groups, in the order of their first conflicts.
  static func all(of conflicts: [LayoutReport.Conflict]) -> [ConflictGroup] {
    NamedGroups(conflicts) { $0.commonNames }.groups.map {
      ConflictGroup(conflicts: $0.elements, names: $0.names)
    }
  }

  /// A diagnostic for the first conflict, with a note for each constraint that conflicts with the broken one, and for
  /// each other constraint that is broken.
  ///
  /// - Parameters:
  ///   - attempt: the solution with the conflicts.
  ///   - consequences: conflicts that exist only on the canvas, and only because of errors, with their common names.
  ///     Those that have a constraint in common with this group get a note.
  ///   - canvas: the solution on the canvas; `nil` without such conflicts.
  func diagnostic(
    in root: UIView, _ attempt: LayoutAttempt,
    onCanvas consequences: [(conflict: LayoutReport.Conflict, names: Set<String>)] = [],
    _ canvas: LayoutAttempt? = nil
  ) -> Diagnostic {
    let first = conflicts[0]
    let names = MessageNames((conflicts + consequences.map { $0.conflict }).flatMap(\.namedViews) + [root])
    let origin = first.namedOrigin ?? root.nibOrigin
    var notes = first.others(names)
    var seen = Set(notes)
    notes += consequences.filter { !$0.names.isDisjoint(with: self.names) }.map { conflict, _ in
      Diagnostic.Note(
        "'\(conflict.brokenName(names))' is broken too\(canvas?.amount(of: conflict).inWords ?? "") on the canvas",
        at: conflict.brokenOrigin?.element.location)
    }.filter { seen.insert($0).inserted }
    let broken = first.named == first.broken ? "" : "'\(first.brokenName(names))' "
    return Diagnostic(
      CheckRule.constraintConflict.kind,
      "'\(first.named(in: names))' conflicts with the constraints below in \(names.phraseWithSize(root)), and \(broken)is "
        + "broken\(attempt.amount(of: first).inWords): remove one of them, or lower its priority",
      at: origin?.element.location, path: origin?.element.nibObjectPath ?? ObjectPath(), notes: notes
    ).with(conflicts.dropFirst().map { companion($0, in: root, attempt, names) })
  }

  /// The finding about a further conflict of the group, with the note that mentions it.
  private func companion(
    _ conflict: LayoutReport.Conflict, in root: UIView, _ attempt: LayoutAttempt, _ names: MessageNames
  ) -> Diagnostic.Companion {
    let note = Diagnostic.Note(
      "'\(conflict.brokenName(names))' is broken too\(attempt.amount(of: conflict).inWords)",
      at: conflict.brokenOrigin?.element.location)
    let alone = ConflictGroup(conflicts: [conflict], names: conflict.commonNames)
    return Diagnostic.Companion(alone.diagnostic(in: root, attempt), .note(note))
  }
}

/// Elements in groups: each belongs to the first group that has one of its names, or else to a new one.
///
/// The names of an element are asked for once, and each name is looked up once for each element that has it, so that the
/// effort is proportional to the number of names however many groups there are.
struct NamedGroups<Element> {
  /// The groups with the names of their elements, in the order of their first elements.
  private(set) var groups: [(elements: [Element], names: Set<String>)] = []

  init(_ elements: [Element], names: (Element) -> Set<String>) {
    var firstGroups: [String: Int] = [:]
    for element in elements {
      let own = names(element)
      let index = own.compactMap { firstGroups[$0] }.min() ?? groups.count
      if index == groups.count { groups.append((elements: [], names: [])) }
      groups[index].elements.append(element)
      groups[index].names.formUnion(own)
      for name in own { firstGroups[name] = index }
    }
  }
}

extension LayoutRelief {
  /// The same change without the constraints of other findings, by description.
  fileprivate func without(_ constraints: Set<String>) -> LayoutRelief {
    var relief = self
    relief.withoutConstraints.formUnion(constraints)
    return relief
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
  fileprivate var named: NSLayoutConstraint? { broken ?? constraints.first }

  /// The broken constraint as an equation, or its name if NibTerm added it.
  func brokenName(_ names: MessageNames) -> String {
    brokenIndex.map { text(at: $0, names) } ?? brokenDescription
  }

  /// The origin of the broken constraint, or of the view for which NibTerm added it.
  var brokenOrigin: NibOrigin? { brokenIndex.flatMap { origins[$0] } ?? namedOrigin }

  private var brokenIndex: Int? { descriptions.firstIndex(of: brokenDescription) }

  func named(in names: MessageNames) -> String {
    if let named { return names.equation(named) }
    return brokenName(names)
  }

  /// The views that a message about the conflict names.
  var namedViews: [UIView] {
    parts.flatMap { $0.origin?.namedViews ?? [] } + nonnegative.compactMap(\.view)
  }

  /// The origin of the named constraint, or of a view for which NibTerm added one of the constraints.
  var namedOrigin: NibOrigin? { named?.nibOrigin ?? origins.lazy.compactMap { $0 }.first }

  /// The constraints that conflict with the named one. Constraints with the same description, such as those
  /// that NibTerm adds for a stack view, are listed once.
  func others(_ names: MessageNames) -> [Diagnostic.Note] {
    var seen: Set<String> = [named?.description ?? brokenDescription]
    return descriptions.indices.filter { seen.insert(descriptions[$0]).inserted }.map { index in
      Diagnostic.Note(text(at: index, names), at: origins[index]?.element.location)
    } + bounds(names)
  }

  /// The lengths that take part because they cannot be negative, as notes such as `label "Top" cannot be less than 0 high`.
  fileprivate func bounds(_ names: MessageNames) -> [Diagnostic.Note] {
    nonnegative.map { length in
      Diagnostic.Note(
        "\(length.view.map(names.phrase) ?? length.name) cannot be less than 0 "
          + (length.dimension == .width ? "wide" : "high"),
        at: length.view?.nibOrigin?.element.location)
    }
  }

  /// One of the constraints as an equation, or the name of one that NibTerm added, such as `UISV-hiding of stackView`.
  private func text(at index: Int, _ names: MessageNames) -> String {
    guard parts.indices.contains(index), let origin = parts[index].origin else {
      return "the size of the view"
    }
    return names.equation(origin).replacing("'", with: "")
  }
}

extension Double? {
  /// " by 0.5 points", or nothing if the distance is not known or too small to be seen.
  var inWords: String {
    guard let self, self >= 0.01 else { return "" }
    let text = NibNumber.text(self, decimals: 2)
    return " by \(text) point\(text == "1" ? "" : "s")"
  }
}
