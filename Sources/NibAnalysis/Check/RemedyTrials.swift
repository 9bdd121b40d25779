import NibCore

/// Tries changes of a document, and compares the layouts and the findings of some scenes with those without the changes: as the
/// scenes are shown, and with other options such as those of a phone. A change that is right only for one of them is not
/// right.
package final class RemedyTrials {
  private let document: NibDocument
  private let options: (shown: LayoutOptions, others: [LayoutOptions])
  private let ids: Set<String>
  private let project: CheckProject
  private let configuration: CheckConfiguration
  private let objects: Set<String>
  private lazy var before = states(of: document)
  private lazy var languageFiles = document.languageFiles

  /// Whether constraints conflict with the first options, and not with any of the others.
  package var conflictsOnlyAsShown: Bool {
    !before.others.isEmpty && before.shown.conflictCount > 0
      && before.others.allSatisfy { $0.conflictCount == 0 }
  }

  /// What follows from a change.
  package struct Result: Sendable {
    /// The number of views that are laid out differently as they are shown.
    package let movedCount: Int
    /// The number of those among them that get the saved frames that they do not have because of a problem.
    package let restoredCount: Int
    /// The number of views that do not have the frames from before the change, or the saved ones if the frames from before
    /// only follow from a problem.
    package let displacedCount: Int
    /// The number of views that are laid out differently with other options, if constraints conflict only as they are shown.
    package let movedElsewhereCount: Int
    /// The findings that are new and gone as the layout is shown, as the answer to the edit names them.
    package let findings: FindingConsequences
    /// The findings that are new only with other options, with those that have the most.
    package let newElsewhere: [Diagnostic]
    /// Whether the problem for which the change is a remedy stays.
    package let isUnsolved: Bool
    /// Whether the change removes views or connections.
    package let isDestructive: Bool
    /// The effect of the change on constraints that fix a view at its saved size.
    package let loss: Loss
    /// A length of the view with the problem that is far from the saved one with other options, in words; `nil` if there is
    /// none.
    package let distortion: String?

    /// An effect on such a constraint, from the least harmful to the most.
    package enum Loss: Int, Comparable, Sendable {
      case nothing, weakens, removes

      package static func < (a: Loss, b: Loss) -> Bool { a.rawValue < b.rawValue }
    }

    /// The number of problems that are new, and of those that are gone as the layout is shown. Notes do not count, except
    /// those about texts that do not fit.
    package var newCount: Int { (findings.new + newElsewhere).count(where: Result.isProblem) }
    package var goneCount: Int { findings.gone.count(where: Result.isProblem) }

    fileprivate static func isProblem(_ finding: Diagnostic) -> Bool {
      finding.severity >= .warning || finding.kind == CheckRule.truncatedText.kind
    }

    /// The order of changes: a change that only resolves a problem first, one that causes another problem after all that do
    /// not, and one that resolves nothing last. A view should keep about its saved size on other screens. Of changes that are
    /// equal in this, the one that resolves the most problems comes first.
    package var rank: [Int] {
      [
        isUnsolved ? 1 : 0, newCount, isDestructive ? 1 : 0, distortion == nil ? 0 : 1,
        movedElsewhereCount > 0 ? 1 : 0, -goneCount, findings.new.count, displacedCount > 0 ? 1 : 0,
        loss.rawValue,
      ]
    }

    /// For example, `nothing moves; 1 finding gone`.
    package var words: String {
      var parts = isUnsolved ? ["does not solve the problem", moves] : [moves]
      if movedElsewhereCount > 0 {
        parts.append(
          "\(NibNumber.count(movedElsewhereCount, "view")) laid out differently where nothing conflicts")
      }
      parts.append(findings.newWords)
      if isDestructive { parts.append("removes views or connections") }
      if let distortion { parts.append("\(distortion) on another screen") }
      if let first = newElsewhere.first {
        let more = newElsewhere.count > 1 ? " (and \(newElsewhere.count - 1) more)" : ""
        parts.append(
          "\(NibNumber.count(newElsewhere.count, "new finding")) on another screen: \(first.message)\(more)")
      }
      return parts.filter { !$0.isEmpty }.joined(separator: "; ")
    }

    private var moves: String {
      guard movedCount > 0 else { return "nothing moves" }
      let moved = "\(NibNumber.count(movedCount, "view")) laid out differently"
      switch restoredCount {
      case 0: return moved
      case movedCount: return "\(moved), as saved"
      default: return "\(moved), \(restoredCount) of them as saved"
      }
    }
  }

  /// - Parameters:
  ///   - shown: the options with which the scenes are shown.
  ///   - others: options with which a change must be right, too.
  ///   - ids: the objects whose scenes are compared.
  ///   - project: the files around the document.
  ///   - configuration: the rules for the document.
  ///   - objects: the objects whose problems can be verdicts that no rule reports.
  package init(
    _ document: NibDocument, shown: LayoutOptions = LayoutOptions(), others: [LayoutOptions] = [],
    scenesOf ids: Set<String>, project: CheckProject = CheckProject(),
    configuration: CheckConfiguration = CheckConfiguration(),
    about objects: Set<String> = []
  ) {
    (self.document, self.ids, self.objects) = (document, document.idsOfScenes(of: ids), objects)
    (options, self.project, self.configuration) = ((shown, others), project, configuration)
  }

  /// Compares the document with a changed version of it. Cost: lays out and checks the scenes, with all options.
  ///
  /// - Parameter problem: the finding or verdict for which the change is a remedy.
  package func result(of changed: NibDocument, solving problem: FindingIdentity? = nil) -> Result {
    let after = states(of: changed)
    let shown = before.shown.compared(with: after.shown)
    let others = zip(before.others, after.others).map { $0.compared(with: $1) }
    let known = Set(shown.findings.new.flatMap(\.single).map(\.identity))
    let elsewhere = others.map { other in
      other.findings.new.filter { Result.isProblem($0) && !known.contains($0.identity) }
    }
    return Result(
      movedCount: shown.moved, restoredCount: shown.restored, displacedCount: shown.displaced,
      movedElsewhereCount: conflictsOnlyAsShown ? others.map(\.displaced).max() ?? 0 : 0,
      findings: shown.findings, newElsewhere: elsewhere.max { $0.count < $1.count } ?? [],
      isUnsolved: problem.map { before.shown.keeps($0, in: after.shown) } ?? false,
      isDestructive: RemedyTrials.losesObjects(document, changed),
      loss: RemedyTrials.loss(document, changed), distortion: distortion(after.others))
  }

  /// The layouts of a version of the document in the development language, each in the language of its options.
  private func states(of document: NibDocument) -> (shown: TrialState, others: [TrialState]) {
    func state(_ options: LayoutOptions, isShown: Bool) -> TrialState {
      let shown = options.language.flatMap { language in
        try? document.localized(for: language, on: options.device, from: languageFiles)
      }
      return TrialState(
        shown ?? document, options, ids, project, configuration, isShown: isShown, about: objects)
    }
    return (state(options.shown, isShown: true), options.others.map { state($0, isShown: false) })
  }

  /// A length of a visible view with a problem that the change makes far from the saved one in one of the layouts.
  private func distortion(_ states: [TrialState]) -> String? {
    for id in objects.sorted() {
      guard let view = document.object(id: id), view["hidden"] != "YES", let saved = view.savedFrame else {
        continue
      }
      let size = CGSize(width: saved.width, height: saved.height)
      for (state, earlier) in zip(states, before.others) where !state.hasFrame(of: id, in: earlier) {
        if let words = state.distortion(of: id, saved: size) { return words }
      }
    }
    return nil
  }

  /// Whether a view or a connection with an id is missing in a changed version.
  private static func losesObjects(_ old: NibDocument, _ new: NibDocument) -> Bool {
    old.root.descendants.contains { element in
      guard let id = element.id, !element.isNamed("constraint"), !element.isConnectionToNothing else {
        return false
      }
      return new.object(id: id) == nil
    }
  }

  /// Whether a constraint that gives a view its saved width or height is missing or has another priority.
  private static func loss(_ old: NibDocument, _ new: NibDocument) -> Result.Loss {
    let losses = old.root.descendants.map { element -> Result.Loss in
      guard element.isNamed("constraint"), let id = element.id, element.isSavedSize else { return .nothing }
      guard let left = new.object(id: id) else { return .removes }
      return left["priority"] == element["priority"] ? .nothing : .weakens
    }
    return losses.max() ?? .nothing
  }
}

extension NibElement {
  /// Whether the destination of a connection does not exist.
  fileprivate var isConnectionToNothing: Bool {
    guard parent?.isNamed("connections") == true, let id = self["destination"] else { return false }
    return document.object(id: id) == nil
  }

  /// Whether a constraint fixes a width or height at the value that the document saves for its view.
  fileprivate var isSavedSize: Bool {
    guard self["secondItem"] == nil, self["relation"] == nil,
      let constant = self["constant"].flatMap(Double.init)
    else { return false }
    let view = self["firstItem"].map { document.object(id: $0) } ?? parent?.parent
    guard let frame = view?.savedFrame else { return false }
    switch self["firstAttribute"] {
    case "width": return abs(frame.width - constant) < 0.01
    case "height": return abs(frame.height - constant) < 0.01
    default: return false
    }
  }
}
