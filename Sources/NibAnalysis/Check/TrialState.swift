import NibCore

/// The layout of some scenes in a version of a document, with its findings, as `RemedyTrials` compares it.
struct TrialState {
  /// The frames of views, by id.
  private var frames: [String: CGRect] = [:]
  /// The saved frames of views whose present frames only follow from a problem, by id, with the axes on which they do. Empty
  /// unless the layout is that of the document's own canvas.
  private var saved: [String: (frame: CGRect, axes: LayoutAxes)] = [:]
  private var findings: [Finding: Int] = [:]
  /// The message of each finding.
  private var messages: [Finding: String] = [:]
  private var verdicts: Set<FindingIdentity> = []
  /// The messages about ambiguous views, by id. A change can determine one of the axes that a message names.
  private var ambiguities: [String: Set<String>] = [:]

  /// A finding as it is compared. A text that did not fit, and does not fit in another way, is another finding.
  private struct Finding: Hashable {
    let identity: FindingIdentity
    var message: String?

    init(_ finding: Diagnostic) {
      identity = finding.identity
      if finding.kind == TruncatedText.kind { message = finding.message }
    }
  }

  private static let conflictIDs = Set(CheckRule.conflictKinds.map(\.id))

  /// The number of findings about constraints in conflict.
  var conflictCount: Int {
    findings.reduce(0) { $0 + (TrialState.conflictIDs.contains($1.key.identity.rule) ? $1.value : 0) }
  }

  /// Lays out and checks the scenes of some objects.
  ///
  /// - Parameter objects: the objects with verdicts.
  init(
    _ document: NibDocument, _ options: LayoutOptions, _ ids: Set<String>,
    _ configuration: CheckConfiguration,
    about objects: Set<String>
  ) {
    let loaded = LoadedDocument(document, options: options, scenesOf: ids)
    // Other rules do not depend on the layout.
    let rules = CheckRule.all.filter {
      ($0.topic == .layout || $0.topic == .text) && configuration.isOn($0)
    }
    var reporting = configuration.reportingCutTexts
    reporting.only = Set(rules.map(\.id))
    let context = CheckContext(
      document, options: options, project: CheckProject(), configuration: reporting, loaded: loaded)
    let isCanvas = options == LayoutOptions()
    // Verdicts can make parts of views, which the layout does not have.
    for finding in NibCheck(context).diagnostics.flatMap(\.single) {
      if finding.severity >= .warning || finding.kind == TruncatedText.kind {
        findings[Finding(finding), default: 0] += 1
        messages[Finding(finding)] = finding.message
      }
      if finding.kind == CheckRule.ambiguousLayout.kind {
        ambiguities[finding.identity.object, default: []].insert(finding.message)
      }
    }
    for view in loaded.roots.flatMap(\.view.nibTree) {
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

  private static func verdicts(
    about view: UIView, _ origin: NibOrigin, _ loaded: LoadedDocument
  ) -> [FindingIdentity] {
    NibEnvironment.$current.withValue(loaded.environment) {
      LayoutVerdicts.all(of: view).map { FindingIdentity(rule: type(of: $0).kind.id, object: origin.id) }
    }
  }

  /// The numbers of views that are laid out differently in another state, of views that get their saved frames in it, and of
  /// findings that are gone in it, and the messages of those that are new.
  func compared(with after: TrialState) -> (moved: Int, restored: Int, new: [String], gone: Int) {
    var (moved, restored, gone) = (0, 0, 0)
    var new: [String] = []
    for (id, frame) in after.frames {
      guard let before = frames[id] else { continue }
      if !frame.isNearly(saved[id].map { before.following($0.frame, on: $0.axes, 0) } ?? before) {
        moved += 1
      } else if !frame.isNearly(before) {
        restored += 1
      }
    }
    for finding in Set(findings.keys).union(after.findings.keys) {
      let difference = (after.findings[finding] ?? 0) - (findings[finding] ?? 0)
      if difference > 0 {
        new += [String](repeating: after.messages[finding] ?? "", count: difference)
      } else {
        gone -= difference
      }
    }
    return (moved, restored, new.sorted(), gone)
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

  /// Whether another state has a finding or verdict of this one, also with another message unless that is about fewer axes.
  func keeps(_ problem: FindingIdentity, in after: TrialState) -> Bool {
    if verdicts.contains(problem), after.verdicts.contains(problem) { return true }
    if problem.rule == CheckRule.ambiguousLayout.id {
      guard let messages = ambiguities[problem.object] else { return false }
      return after.ambiguities[problem.object] == messages
    }
    let count = count(of: problem)
    return count > 0 && after.count(of: problem) >= count
  }

  private func count(of problem: FindingIdentity) -> Int {
    findings.reduce(0) { $0 + ($1.key.identity == problem ? $1.value : 0) }
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

extension CGRect {
  fileprivate func isNearly(_ other: CGRect) -> Bool {
    [minX - other.minX, minY - other.minY, width - other.width, height - other.height].allSatisfy {
      abs($0) <= 0.5
    }
  }
}
