import NibCore

/// Tries changes of a document, and compares the layouts and the findings of some scenes with those without the changes: as the
/// scenes are shown, and with other options such as those of a phone. A change that is right only for one of them is not
/// right.
package final class RemedyTrials {
  private let document: NibDocument
  private let options: [LayoutOptions]
  private let ids: Set<String>
  private let configuration: CheckConfiguration
  private let objects: Set<String>
  private lazy var before = options.map { TrialState(document, $0, ids, configuration, about: objects) }

  /// Whether constraints conflict with the first options, and not with any of the others.
  package var conflictsOnlyAsShown: Bool {
    before.count > 1 && before[0].conflictCount > 0 && before.dropFirst().allSatisfy { $0.conflictCount == 0 }
  }

  /// What follows from a change.
  package struct Result: Sendable {
    /// The number of views that are laid out differently as they are shown. A view whose present frame only follows from a
    /// problem is compared with its saved frame.
    package let movedCount: Int
    /// The number of views that get the saved frames that they do not have because of a problem.
    package let restoredCount: Int
    /// The number of views that are laid out differently with other options, if constraints conflict only as they are shown.
    package let movedElsewhereCount: Int
    /// The messages of findings about layouts that are new, with the options that have the most.
    package let new: [String]
    /// The number of findings about the layout as it is shown that are gone.
    package let goneCount: Int
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

    /// The number of findings about layouts that are new.
    package var newCount: Int { new.count }

    /// The order of changes: a change that only resolves a problem first, one that causes another problem after all that do
    /// not, and one that resolves nothing last. A view should keep about its saved size on other screens.
    package var rank: [Int] {
      [
        isUnsolved ? 1 : 0, newCount, isDestructive ? 1 : 0, distortion == nil ? 0 : 1,
        movedElsewhereCount > 0 ? 1 : 0, goneCount > 0 ? 0 : 1, movedCount > 0 ? 1 : 0, loss.rawValue,
      ]
    }

    /// For example, `nothing moves; 1 finding gone`.
    package var words: String {
      var parts = isUnsolved ? ["does not solve the problem", moves] : [moves]
      if movedElsewhereCount > 0 {
        parts.append(
          "\(NibNumber.count(movedElsewhereCount, "view")) laid out differently where nothing conflicts")
      }
      if goneCount > 0 { parts.append("\(NibNumber.count(goneCount, "finding")) gone") }
      if isDestructive { parts.append("removes views or connections") }
      if let distortion { parts.append("\(distortion) on another screen") }
      if let first = new.first {
        let more = newCount > 1 ? " (and \(newCount - 1) more)" : ""
        parts.append("\(NibNumber.count(newCount, "new finding")): \(first)\(more)")
      }
      return parts.joined(separator: "; ")
    }

    private var moves: String {
      if movedCount > 0 { return "\(NibNumber.count(movedCount, "view")) laid out differently" }
      switch restoredCount {
      case 0: return "nothing moves"
      case 1: return "1 view gets its saved frame"
      default: return "\(restoredCount) views get their saved frames"
      }
    }
  }

  /// - Parameters:
  ///   - options: the options with which the scenes are shown, and others with which a change must be right, too.
  ///   - ids: the objects whose scenes are compared.
  ///   - configuration: the rules for the document.
  ///   - objects: the objects whose problems can be verdicts that no rule reports.
  package init(
    _ document: NibDocument, options: [LayoutOptions], scenesOf ids: Set<String>,
    configuration: CheckConfiguration = CheckConfiguration(), about objects: Set<String> = []
  ) {
    (self.document, self.options, self.ids) = (document, options, ids)
    (self.configuration, self.objects) = (configuration, objects)
  }

  /// Compares the document with a changed version of it. Cost: lays out and checks the scenes, with all options.
  ///
  /// - Parameter problem: the finding or verdict for which the change is a remedy.
  package func result(of changed: NibDocument, solving problem: FindingIdentity? = nil) -> Result {
    let after = options.map { TrialState(changed, $0, ids, configuration, about: objects) }
    let comparisons = zip(before, after).map { $0.compared(with: $1) }
    let others = conflictsOnlyAsShown ? comparisons.dropFirst() : []
    var isUnsolved = false
    if let problem, let old = before.first, let new = after.first { isUnsolved = old.keeps(problem, in: new) }
    return Result(
      movedCount: comparisons.first?.moved ?? 0, restoredCount: comparisons.first?.restored ?? 0,
      movedElsewhereCount: others.map(\.moved).max() ?? 0,
      new: comparisons.map(\.new).max { $0.count < $1.count } ?? [], goneCount: comparisons.first?.gone ?? 0,
      isUnsolved: isUnsolved, isDestructive: RemedyTrials.losesObjects(document, changed),
      loss: RemedyTrials.loss(document, changed), distortion: distortion(after.dropFirst()))
  }

  /// A length of a visible view with a problem that is far from the saved one in one of the layouts.
  private func distortion(_ states: ArraySlice<TrialState>) -> String? {
    for id in objects.sorted() {
      guard let view = document.object(id: id), view["hidden"] != "YES", let saved = view.savedFrame else {
        continue
      }
      let size = CGSize(width: saved.width, height: saved.height)
      for state in states {
        if let words = state.distortion(of: id, saved: size) { return words }
      }
    }
    return nil
  }

  /// Whether a view or a connection with an id is missing in a changed version.
  private static func losesObjects(_ old: NibDocument, _ new: NibDocument) -> Bool {
    old.root.descendants.contains { element in
      guard let id = element.id, !element.isNamed("constraint") else { return false }
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
