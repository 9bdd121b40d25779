import NibCore
import NibEditing

/// The removal of the marks `misplaced` and `ambiguous` from views that do not have the problem, as Interface Builder removes
/// them when it shows a scene. The problems are those of the document's own canvas.
package enum SolvedMarks {
  /// The marks of views that are neither misplaced nor ambiguous. Cost: lays the document out if it has marks.
  ///
  /// - Parameter isChosen: whether the marks of a view are removed.
  package static func edits(in document: NibDocument, where isChosen: (NibElement) -> Bool) -> [DocumentEdit]
  {
    states(of: CanvasScenes(document)).filter { !$0.value && isChosen($0.key.element) }.map(\.key).edits
  }

  /// The marks of the problems that an edit has solved. A mark that was wrong before stays.
  package static func edits(from old: NibDocument, to new: NibDocument) -> [DocumentEdit] {
    edits(from: CanvasScenes(old), to: CanvasScenes(new))
  }

  /// The marks of the problems that an edit has solved in some scenes.
  static func edits(from before: CanvasScenes, to after: CanvasScenes) -> [DocumentEdit] {
    let right = states(of: after).filter { !$0.value }
    guard !right.isEmpty else { return [] }
    let solved = Set(states(of: before).filter(\.value).map { $0.key.edit })
    return right.map(\.key).edits.filter(solved.contains)
  }

  /// Whether the view of each mark has the problem, in one of its layouts.
  private static func states(of scenes: CanvasScenes) -> [ViewMark: Bool] {
    let document = scenes.document
    // The frames of documents for tvOS have been compared with too few documents.
    let names = document.kind.platform == .tvOS ? ["ambiguous"] : ViewMark.names
    guard document.root.descendants.contains(where: { element in names.contains { element[$0] == "YES" } })
    else { return [:] }
    var states: [ViewMark: Bool] = [:]
    for ambiguity in scenes.context.ambiguities {
      for view in ambiguity.layout.views.dropFirst() {
        for mark in ViewMark.all(of: view) where names.contains(mark.name) {
          states[mark] = (states[mark] ?? false) || mark.isRight(at: view, ambiguity)
        }
      }
      for mark in ambiguity.rootMarks {
        states[mark] = (states[mark] ?? false) || ambiguity.hasProblems
      }
    }
    return states
  }
}

extension ViewMark {
  fileprivate var edit: DocumentEdit { .unmark(MarkRemoval(element.id ?? "", name)) }

  /// Whether a view has the problem that the mark names.
  fileprivate func isRight(at view: UIView, _ ambiguity: LayoutAmbiguity) -> Bool {
    if name == "misplaced" { return view.nibIsMisplaced }
    // Interface Builder marks all views of a layout with a conflict.
    if !ambiguity.layout.report.conflicts.isEmpty { return true }
    let axes = ambiguity.frameAxes(of: view, in: ambiguity.layout.root)
    return !axes.union(ambiguity.contentAxes(of: view)).isEmpty
  }
}

extension LayoutAmbiguity {
  /// The mark `ambiguous` of a root view or of the content view of a cell, which Interface Builder sets for problems of the
  /// content.
  fileprivate var rootMarks: [ViewMark] {
    guard layout.root.superview?.nibIsReusable ?? true else { return [] }
    return ViewMark.all(of: layout.root).filter { $0.name == "ambiguous" }
  }

  /// Whether constraints of the layout conflict or leave a frame open.
  fileprivate var hasProblems: Bool {
    !layout.report.conflicts.isEmpty
      || layout.views.dropFirst().contains { view in
        !frameAxes(of: view, in: layout.root).union(contentAxes(of: view)).isEmpty
      }
  }
}

extension [ViewMark] {
  /// The edits that remove the marks, in the order of the document.
  fileprivate var edits: [DocumentEdit] {
    filter { !($0.element.id ?? "").isEmpty }.sorted {
      ($0.element.index, $0.name) < ($1.element.index, $1.name)
    }.map(\.edit)
  }
}
