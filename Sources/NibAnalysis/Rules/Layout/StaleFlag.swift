import NibCore

extension CheckRule {
  static let staleFlag = CheckRule(
    "stale-flag", .layout, .note,
    "A view is marked as misplaced or ambiguous, but its constraints give it the saved frame.",
    details: """
      Interface Builder saves the marks when it closes a document, and keeps them until the canvas is shown again. Other \
      tools read them as problems. Interface Builder marks views with conflicts as ambiguous, too, and views that are \
      ambiguous only on the canvas, where views without a size of their own have saved sizes.
      """,
    advice: "Open and save the document in Interface Builder, or run `nibterm check --fix`.",
    wrong: .box(flag: #" misplaced="YES""#), right: .box(),
    find: { checked in
      let context = checked.onCanvas
      // Interface Builder can give a view another frame if the frame follows from another problem.
      let misplaced = context.replayedViews.filter { view in
        view.nibIsMisplaced
          || view.nibOrigin?.element["misplaced"] == "YES"
            && !context.consequentAxes(ofReplayed: view).isEmpty
      }
      let ambiguous = context.ambiguities.flatMap { layout in
        layout.layout.views.filter { !layout.axes(of: $0).isEmpty || !layout.contentAxes(of: $0).isEmpty }
      }
      // A view can be ambiguous only on the canvas, where views without an intrinsic size have saved sizes that compete
      // with other contents.
      let onCanvas = context.layouts.flatMap { $0.report.ambiguous.map(\.view) }
      // Interface Builder also marks the views of a layout with conflicts as ambiguous.
      let conflicted = context.layouts.filter { !$0.report.conflicts.isEmpty }.map(\.root)
      return staleFlags("misplaced", checked, context.replayedViews, except: misplaced)
        + staleFlags("ambiguous", checked, context.views, except: ambiguous + onCanvas + conflicted)
    },
    fix: removeFlags)

  /// The findings about views that are marked with a flag, although neither they nor the views around and inside them
  /// have the problem. The view of an embedded controller can be laid out several times, so the objects of the document
  /// are compared.
  ///
  /// - Parameter problemViews: the views with the problem that the flag stands for.
  private static func staleFlags(
    _ flag: String, _ context: CheckContext, _ views: [UIView], except problemViews: [UIView]
  ) -> [Diagnostic] {
    let marked = views.filter { $0.nibOrigin?.element[flag] == "YES" }
    guard !marked.isEmpty else { return [] }
    let affected = problemViews.flatMap { Array(sequence(first: $0, next: \.superview)) + $0.nibTree }
    let correct = Set(affected.compactMap { $0.nibOrigin?.element })
    return marked.compactMap { view in
      guard let element = view.nibOrigin?.element, !correct.contains(element) else { return nil }
      return context.finding(
        "\(view.nibNameInSentence) is marked as \(flag), but it is not: remove the mark", at: element,
        attribute: flag)
    }
  }

  @Sendable private static func removeFlags(
    _ context: CheckContext, _ findings: [Diagnostic], _ editor: EditMaker
  ) -> [SourceEdit] {
    // The layout of documents for tvOS has been compared with too few documents.
    guard context.document.kind.platform != .tvOS else { return [] }
    return findings.compactMap { finding in
      guard let id = finding.path.steps.first?.id, let element = context.document.object(id: id) else {
        return nil
      }
      let names = ["misplaced", "ambiguous"]
      let name = names.first { element.location(ofAttribute: $0)?.offset == finding.location?.offset }
      return name.flatMap { editor.edit(removing: $0, of: element) }
    }
  }
}
