import NibCore

/// Tries changes of a document, and compares the layouts and the findings of some scenes with those without the changes.
package final class RemedyTrials {
  private let document: NibDocument
  private let options: LayoutOptions
  private let ids: Set<String>
  private lazy var before = State(document, options, ids)

  /// What follows from a change.
  package struct Result: Sendable {
    /// The number of views that are laid out differently.
    package let movedCount: Int
    /// The numbers of findings about layouts that are new and gone.
    package let newCount: Int
    package let goneCount: Int
    /// Whether the change removes views or connections.
    package let isDestructive: Bool

    /// The order of changes: a change that only resolves a problem first, a change that destroys something last.
    package var rank: [Int] {
      [isDestructive ? 1 : 0, newCount, goneCount > 0 ? 0 : 1, movedCount > 0 ? 1 : 0]
    }

    /// For example, `nothing moves; 1 finding gone`.
    package var words: String {
      var parts = [
        movedCount == 0 ? "nothing moves" : "\(NibNumber.count(movedCount, "view")) laid out differently"
      ]
      if newCount > 0 { parts.append(NibNumber.count(newCount, "new finding")) }
      if goneCount > 0 { parts.append("\(NibNumber.count(goneCount, "finding")) gone") }
      if isDestructive { parts.append("removes views or connections") }
      return parts.joined(separator: "; ")
    }
  }

  /// The layout of the scenes in a version of the document.
  private struct State {
    var frames: [String: CGRect] = [:]
    var findings: [DiagnosticKind: Int] = [:]

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
  private static let rules: [CheckRule] = [
    .constraintConflict, .canvasConflict, .hiddenViewConflict, .roundedRow, .ambiguousLayout,
    .duplicateConstraint, .truncatedText, .offScreen, .outsideSuperview, .overlappingControls,
  ]

  /// - Parameter ids: the objects whose scenes are compared.
  package init(_ document: NibDocument, options: LayoutOptions, scenesOf ids: Set<String>) {
    (self.document, self.options, self.ids) = (document, options, ids)
  }

  /// Compares the document with a changed version of it. Cost: lays out and checks the scenes.
  package func result(of changed: NibDocument) -> Result {
    let after = State(changed, options, ids)
    let moved = after.frames.filter { id, frame in
      before.frames[id].map { !$0.isNearly(frame) } ?? false
    }
    var (new, gone) = (0, 0)
    for kind in Set(before.findings.keys).union(after.findings.keys) {
      let difference = (after.findings[kind] ?? 0) - (before.findings[kind] ?? 0)
      if difference > 0 { new += difference } else { gone -= difference }
    }
    return Result(
      movedCount: moved.count, newCount: new, goneCount: gone,
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

extension CGRect {
  fileprivate func isNearly(_ other: CGRect) -> Bool {
    [minX - other.minX, minY - other.minY, width - other.width, height - other.height].allSatisfy {
      abs($0) <= 0.5
    }
  }
}
