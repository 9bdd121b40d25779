import NibCore
import NibEditing

extension CheckRule {
  static let staleFlag = CheckRule(
    "stale-flag", .layout, .note,
    "A view is marked as misplaced or ambiguous, but required constraints give it exactly the saved frame.",
    details: """
      Interface Builder saves the marks when it closes a document, and keeps them until the canvas is shown again. \
      Other tools read them as problems. A mark is reported only if it is certainly wrong. Required constraints with \
      other views, and of lengths, must determine the saved frame, and nothing in the layout of the view may conflict. \
      The frame must not depend on the size of a text or an image, a safe area, margins, a stack view or the content \
      of a scroll view. These differ between versions of Interface Builder. The same must be true of everything around \
      and inside a view that is marked as ambiguous, and none of it may be a scroll view: Interface Builder also marks \
      scroll views without content.
      """,
    advice: "Open and save the document in Interface Builder, or run `nibterm check --fix`.",
    wrong: .box(flag: #" misplaced="YES""#), right: .box(),
    find: { $0.staleMarks }, fix: removeFlags)

  @Sendable private static func removeFlags(
    _ context: CheckContext, _ findings: [Diagnostic], _ editor: EditMaker
  ) -> [SourceEdit] {
    findings.compactMap { finding in
      guard let id = finding.path.steps.first?.id, let element = context.document.object(id: id) else {
        return nil
      }
      let name = ViewMark.names.first {
        element.location(ofAttribute: $0)?.offset == finding.location?.offset
      }
      return name.flatMap { editor.edit(removing: $0, of: element) }
    }
  }
}

/// A mark of Interface Builder at a view that had a problem when the document was saved.
struct ViewMark: Hashable {
  let element: NibElement
  /// The attribute: one of `names`.
  let name: String

  static let names = ["misplaced", "ambiguous"]

  /// The marks of a view. A mark of one pair of size classes says nothing about the others, so views with such marks or
  /// frames have none.
  static func all(of view: UIView) -> [ViewMark] {
    guard let element = view.nibOrigin?.element else { return [] }
    let marks = names.filter { element[$0] == "YES" }.map { ViewMark(element: element, name: $0) }
    guard !marks.isEmpty else { return [] }
    let isVaried = element.children(named: "variation").contains { variation in
      variation.child(key: "frame") != nil || names.contains { variation[$0] != nil }
    }
    return isVaried ? [] : marks
  }
}

extension CheckContext {
  /// The findings about marks that are certainly wrong. The view of an embedded controller is laid out several times: its
  /// mark must be wrong in each layout.
  fileprivate var staleMarks: [Diagnostic] {
    let canvas = onCanvas
    var marks: [ViewMark] = []
    var isWrong: [ViewMark: Bool] = [:]
    for layout in canvas.layouts {
      let views = layout.views.dropFirst()
      let marked = views.map { (view: $0, marks: ViewMark.all(of: $0)) }.filter { !$0.marks.isEmpty }
      guard !marked.isEmpty else { continue }
      let frames = canvas.determinedFrames(root: layout.root)
      for entry in marked {
        for mark in entry.marks {
          marks.append(mark)
          isWrong[mark] = (isWrong[mark] ?? true) && mark.isWrong(at: entry.view, frames)
        }
      }
    }
    // Objects that lack constraints because of another problem can have any frame.
    guard isWrong.values.contains(true), canvas.doubtfulIDs.isEmpty else { return [] }
    return marks.uniqued().filter { isWrong[$0] ?? false }.map { mark in
      finding(
        "\(ObjectName(mark.element).inSentence) is marked as \(mark.name), but its constraints give it the saved frame: "
          + "remove the mark", at: mark.element, attribute: mark.name)
    }
  }
}

extension ViewMark {
  /// Whether the constraints of a view prove that the mark is wrong.
  fileprivate func isWrong(at view: UIView, _ frames: DeterminedFrames) -> Bool {
    guard !frames.hasConflicts, !view.translatesAutoresizingMaskIntoConstraints,
      frames.giveSavedFrame(to: view)
    else {
      return false
    }
    return name == "misplaced" || !frames.canBeAmbiguous(around: view)
  }
}

extension DeterminedFrames {
  /// Whether a view, or anything around or inside it, can be ambiguous on the canvas of some version of Interface Builder.
  fileprivate func canBeAmbiguous(around view: UIView) -> Bool {
    let views = Array(sequence(first: view, next: \.superview).prefix { $0 !== root }) + view.nibTree
    return views.contains { !determine($0) || $0 is UIScrollView }
  }
}
