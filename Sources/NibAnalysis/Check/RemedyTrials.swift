import NibCore

/// Tries changes of a document, and compares the layouts and the findings of some scenes with those without the changes: as the
/// scenes are shown, and with other options such as those of a phone. A change that is right only for one of them is not
/// right.
package final class RemedyTrials {
  private let document: NibDocument
  private let options: [LayoutOptions]
  private let ids: Set<String>
  private lazy var before = options.map { State(document, $0, ids) }

  /// Whether constraints conflict with the first options, and not with any of the others.
  package var conflictsOnlyAsShown: Bool {
    before.count > 1 && before[0].conflictCount > 0 && before.dropFirst().allSatisfy { $0.conflictCount == 0 }
  }

  /// What follows from a change.
  package struct Result: Sendable {
    /// The number of views that are laid out differently as they are shown.
    package let movedCount: Int
    /// The number of views that are laid out differently with other options, if constraints conflict only as they are shown.
    package let movedElsewhereCount: Int
    /// The number of findings about layouts that are new, with the options that have the most.
    package let newCount: Int
    /// The number of findings about the layout as it is shown that are gone.
    package let goneCount: Int
    /// Whether the change removes views or connections.
    package let isDestructive: Bool

    /// The order of changes: a change that only resolves a problem first, a change that destroys something last.
    package var rank: [Int] {
      [
        isDestructive ? 1 : 0, newCount, movedElsewhereCount > 0 ? 1 : 0, goneCount > 0 ? 0 : 1,
        movedCount > 0 ? 1 : 0,
      ]
    }

    /// For example, `nothing moves; 1 finding gone`.
    package var words: String {
      var parts = [
        movedCount == 0 ? "nothing moves" : "\(NibNumber.count(movedCount, "view")) laid out differently"
      ]
      if movedElsewhereCount > 0 {
        parts.append(
          "\(NibNumber.count(movedElsewhereCount, "view")) laid out differently where nothing conflicts")
      }
      if newCount > 0 { parts.append(NibNumber.count(newCount, "new finding")) }
      if goneCount > 0 { parts.append("\(NibNumber.count(goneCount, "finding")) gone") }
      if isDestructive { parts.append("removes views or connections") }
      return parts.joined(separator: "; ")
    }
  }

  /// The layout of the scenes in a version of the document.
  fileprivate struct State {
    var frames: [String: CGRect] = [:]
    var findings: [DiagnosticKind: Int] = [:]

    /// The number of findings about constraints in conflict.
    var conflictCount: Int { RemedyTrials.conflicts.reduce(0) { $0 + (findings[$1.kind] ?? 0) } }

    init(_ document: NibDocument, _ options: LayoutOptions, _ ids: Set<String>) {
      let loaded = LoadedDocument(document, options: options, scenesOf: ids)
      for view in loaded.roots.flatMap(\.view.nibTree) {
        if let id = view.nibOrigin?.id, frames[id] == nil { frames[id] = view.frame }
      }
      let context = CheckContext(
        document, options: options, project: CheckProject(),
        configuration: CheckConfiguration(only: Set(RemedyTrials.rules.map(\.id))), loaded: loaded)
      let kinds = Set(RemedyTrials.rules.map(\.kind))
      for finding in NibCheck(context).diagnostics.flatMap(\.single)
      where finding.severity >= .warning && kinds.contains(finding.kind) {
        findings[finding.kind, default: 0] += 1
      }
    }
  }

  /// The rules whose findings a change of a layout can cause or resolve.
  private static let rules: [CheckRule] =
    conflicts + [
      .ambiguousLayout, .duplicateConstraint, .truncatedText, .offScreen, .outsideSuperview,
      .overlappingControls,
    ]

  private static let conflicts: [CheckRule] = [
    .constraintConflict, .canvasConflict, .hiddenViewConflict, .roundedRow,
  ]

  /// - Parameters:
  ///   - options: the options with which the scenes are shown, and others with which a change must be right, too.
  ///   - ids: the objects whose scenes are compared.
  package init(_ document: NibDocument, options: [LayoutOptions], scenesOf ids: Set<String>) {
    (self.document, self.options, self.ids) = (document, options, ids)
  }

  /// Compares the document with a changed version of it. Cost: lays out and checks the scenes, with all options.
  package func result(of changed: NibDocument) -> Result {
    let comparisons = options.indices.map { before[$0].compared(with: State(changed, options[$0], ids)) }
    let others = conflictsOnlyAsShown ? comparisons.dropFirst() : []
    return Result(
      movedCount: comparisons.first?.moved ?? 0, movedElsewhereCount: others.map(\.moved).max() ?? 0,
      newCount: comparisons.map(\.new).max() ?? 0, goneCount: comparisons.first?.gone ?? 0,
      isDestructive: RemedyTrials.losesObjects(document, changed))
  }

  /// Whether a view or a connection with an id is missing in a changed version.
  private static func losesObjects(_ old: NibDocument, _ new: NibDocument) -> Bool {
    old.root.descendants.contains { element in
      guard let id = element.id, !element.isNamed("constraint") else { return false }
      return new.object(id: id) == nil
    }
  }
}

extension RemedyTrials.State {
  /// The numbers of views that are laid out differently in another state, and of findings that are new and gone in it.
  fileprivate func compared(with after: RemedyTrials.State) -> (moved: Int, new: Int, gone: Int) {
    let moved = after.frames.count { id, frame in frames[id].map { !$0.isNearly(frame) } ?? false }
    var (new, gone) = (0, 0)
    for kind in Set(findings.keys).union(after.findings.keys) {
      let difference = (after.findings[kind] ?? 0) - (findings[kind] ?? 0)
      if difference > 0 { new += difference } else { gone -= difference }
    }
    return (moved, new, gone)
  }
}

extension CGRect {
  fileprivate func isNearly(_ other: CGRect) -> Bool {
    [minX - other.minX, minY - other.minY, width - other.width, height - other.height].allSatisfy {
      abs($0) <= 0.5
    }
  }
}
