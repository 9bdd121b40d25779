import NibCore

/// The layout of some scenes in a version of a document, with its findings, as `RemedyTrials` compares it.
struct TrialState {
  /// The frames of views, by id.
  private var frames: [String: CGRect] = [:]
  /// The saved frames of views whose present frames only follow from a problem, by id, with the axes on which they do. Empty
  /// unless the layout is that of the document's own canvas.
  private var saved: [String: (frame: CGRect, axes: LayoutAxes)] = [:]
  /// The findings of `check`.
  private let findings: [Diagnostic]
  private var verdicts: Set<FindingIdentity> = []
  /// The axes on which constraints do not determine the objects with verdicts, by their ids: see `openAxes(of:_:)`.
  private var openAxes: [String: LayoutAxes] = [:]

  /// The difference in points up to which frames are the same.
  private static let tolerance = 0.5

  /// The number of findings about constraints in conflict.
  var conflictCount: Int { findings.count { CheckRule.conflictKinds.contains($0.kind) } }

  /// Lays out and checks the scenes of some objects.
  ///
  /// - Parameters:
  ///   - isShown: whether the document is shown with the options. All rules are then used, as for the answer to an edit, and
  ///     otherwise those about layouts and texts.
  ///   - objects: the objects with verdicts.
  init(
    _ document: NibDocument, _ options: LayoutOptions, _ ids: Set<String>, _ project: CheckProject,
    _ configuration: CheckConfiguration, isShown: Bool, about objects: Set<String>
  ) {
    let loaded = LoadedDocument(document, options: options, scenesOf: ids)
    var reporting = configuration.reportingCutTexts.withoutTranslations
    if !isShown {
      // The rules about saved frames and marks use the document's own canvas with any options.
      let ofCanvas = [CheckRule.misplacedView.id, CheckRule.staleFlag.id]
      let rules = CheckRule.all.filter {
        ($0.topic == .layout || $0.topic == .text) && !ofCanvas.contains($0.id)
      }
      reporting.only = Set(rules.filter(configuration.isOn).map(\.id))
    }
    let context = CheckContext(
      document, options: options, project: project, configuration: reporting, loaded: loaded)
    let isCanvas = options == LayoutOptions()
    // Verdicts can make parts of views, which the layout does not have.
    findings = NibCheck(context).diagnostics
    let open = AmbiguityCheck(context.ambiguities, doubtful: context.doubtfulIDs).findings
    for id in objects { openAxes[id] = TrialState.openAxes(of: id, open) }
    for view in loaded.roots.flatMap(\.views) {
      guard let origin = view.nibOrigin, frames[origin.id] == nil else { continue }
      frames[origin.id] = view.frame
      if isCanvas, let axes = context.consequentAxes[origin.element], !axes.isEmpty,
        view.hasReliableSavedFrame,
        let frame = origin.savedFrame
      {
        saved[origin.id] = (frame, axes)
      }
      if objects.contains(origin.id) { verdicts.formUnion(TrialState.verdicts(about: view, origin, loaded)) }
    }
  }

  /// The axes on which constraints do not determine an object. If they determine it, those of the views inside it: the finding
  /// about several views is at the view around them. Otherwise those of the views around it, on which it depends.
  private static func openAxes(of id: String, _ findings: [AmbiguityCheck.Ambiguity]) -> LayoutAxes {
    func axes(_ isIncluded: (UIView) -> Bool) -> LayoutAxes {
      findings.filter { isIncluded($0.view) }.reduce(into: []) { $0.formUnion($1.axes) }
    }
    func isInside(_ view: UIView, _ other: String) -> Bool {
      sequence(first: view, next: \.superview).contains { $0.nibOrigin?.id == other }
    }
    let own = axes { $0.nibOrigin?.id == id }
    guard own.isEmpty else { return own }
    let inside = axes { isInside($0, id) }
    guard inside.isEmpty, let object = findings.first?.view.nibOrigin?.element.document.object(id: id) else {
      return inside
    }
    let around = Set(sequence(first: object, next: \.parent).compactMap(\.id))
    return axes { $0.nibOrigin.map { around.contains($0.id) } ?? false }
  }

  private static func verdicts(
    about view: UIView, _ origin: NibOrigin, _ loaded: LoadedDocument
  ) -> [FindingIdentity] {
    NibEnvironment.$current.withValue(loaded.environment) {
      LayoutVerdicts.all(of: view).map { FindingIdentity(rule: type(of: $0).kind.id, object: origin.id) }
    }
  }

  /// The differences between this state and a later one.
  struct Comparison {
    /// The number of views that are laid out differently.
    var moved = 0
    /// The number of those among them that get their saved frames.
    var restored = 0
    /// The number of views that are laid out differently from this state, in which views have their saved frames where their
    /// present ones only follow from a problem.
    var displaced = 0
    let findings: FindingConsequences
  }

  /// Compares the state with one after a change.
  func compared(with after: TrialState) -> Comparison {
    var result = Comparison(
      findings: FindingConsequences(
        from: findings, to: after.findings, withNumbersOf: [CheckRule.truncatedText.kind]))
    for (id, frame) in after.frames {
      guard let before = frames[id] else { continue }
      let isMoved = !frame.isNearly(before, within: TrialState.tolerance)
      let place = saved[id].map { before.following($0.frame, on: $0.axes, 0) } ?? before
      let isPlaced = frame.isNearly(place, within: TrialState.tolerance)
      if isMoved { result.moved += 1 }
      if !isPlaced { result.displaced += 1 }
      if isMoved, isPlaced { result.restored += 1 }
    }
    return result
  }

  /// Whether a view has the same frame in another state.
  func hasFrame(of id: String, in other: TrialState) -> Bool {
    guard let frame = frames[id], let before = other.frames[id] else { return false }
    return frame.isNearly(before, within: TrialState.tolerance)
  }

  /// A length of a view that is far from the saved one, such as `height 192 instead of 41`; `nil` if both lengths are near it.
  func distortion(of id: String, saved: CGSize) -> String? {
    guard let size = frames[id]?.size else { return nil }
    func isFar(_ length: CGFloat, _ saved: CGFloat) -> Bool {
      saved >= 1 && abs(length - saved) > 8 && max(length / saved, saved / max(length, 1)) > 1.5
    }
    func words(_ name: String, _ length: CGFloat, _ saved: CGFloat) -> String? {
      isFar(length, saved) ? "\(name) \(NibNumber.text(length)) instead of \(NibNumber.text(saved))" : nil
    }
    return words("height", size.height, saved.height) ?? words("width", size.width, saved.width)
  }

  /// Whether another state has a finding or verdict of this one, also with another message. An ambiguity of fewer axes is
  /// another problem. The constraints that conflict with the size of a view on the canvas are one problem, which stays as
  /// long as one of them does.
  func keeps(_ problem: FindingIdentity, in after: TrialState) -> Bool {
    if verdicts.contains(problem), after.verdicts.contains(problem) { return true }
    if problem.rule == CheckRule.ambiguousLayout.id {
      guard let open = openAxes[problem.object], !open.isEmpty else { return false }
      return after.openAxes[problem.object]?.isSuperset(of: open) ?? false
    }
    let count = count(of: problem)
    let enough = FindingRemedies.isOfCanvas(problem) ? 1 : count
    return count > 0 && after.count(of: problem) >= enough
  }

  private func count(of problem: FindingIdentity) -> Int {
    findings.flatMap(\.single).count { $0.identity == problem }
  }
}

extension UIView {
  /// Whether the saved frame is one that constraints give to the view.
  fileprivate var hasReliableSavedFrame: Bool {
    guard let superview else { return false }
    return !superview.nibPlacesSubviews && !translatesAutoresizingMaskIntoConstraints && !isHidden
      && !nibHasEstimatedText
  }
}
