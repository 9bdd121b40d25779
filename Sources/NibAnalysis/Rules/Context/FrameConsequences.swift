import NibCore

/// The views whose frames are the consequence of a problem that another rule reports: conflicting, missing or
/// unreadable constraints, or two objects with the same id. Correcting the problem changes these frames, so rules about
/// frames do not report them.
struct FrameConsequences {
  private let ambiguities: [LayoutAmbiguity]
  /// The index of the layout that places each view.
  private var layouts: [ObjectIdentifier: Int] = [:]
  /// The axes on which the frames of views can follow from a conflict.
  private var conflictAxes: [ObjectIdentifier: LayoutAxes] = [:]
  private let doubtful: Set<String>

  /// - Parameters:
  ///   - ambiguities: the ambiguous positions and sizes of the layouts of the canvas.
  ///   - doubtful: the ids of objects that lack constraints because of another problem.
  init(_ ambiguities: [LayoutAmbiguity], on loaded: LoadedDocument, doubtful: Set<String>) {
    self.ambiguities = ambiguities
    self.doubtful = doubtful
    for (index, ambiguity) in ambiguities.enumerated() {
      let layout = ambiguity.layout
      // The root of a layout is placed by the layout around it.
      for view in layout.views where layouts[ObjectIdentifier(view)] == nil {
        layouts[ObjectIdentifier(view)] = index
      }
      guard let conflicts = layout.report.solution?.conflicts, !conflicts.isEmpty else { continue }
      let reach = ConflictReach(
        of: conflicts, in: ambiguity.builder.problem, ambiguity.builder,
        rootIsFreeOn: FrameConsequences.freeAxes(of: layout.root, in: loaded.document))
      for view in layout.views {
        let axes = reach.axes(of: view)
        if !axes.isEmpty { conflictAxes[ObjectIdentifier(view), default: []].formUnion(axes) }
      }
    }
  }

  /// The axes on which Interface Builder can give a root another size than the canvas has, if the root's size takes
  /// part in a conflict. In a cell, Interface Builder changes the size of the content rather than break a constraint,
  /// even if the document determines the height of the row.
  private static func freeAxes(of root: UIView, in document: NibDocument) -> LayoutAxes {
    if let holder = root.superview, holder.nibIsReusable { return [.horizontal, .vertical] }
    return CanvasSize(of: root, in: document)?.freeAxes ?? []
  }

  /// The axes on which the frame of a view, seen from a view that contains it, is a consequence.
  func frameAxes(of view: UIView, in container: UIView) -> LayoutAxes {
    let ambiguous = ambiguity(of: view)?.frameAxes(of: view, in: container) ?? []
    return ambiguous.union(conflictAxes(of: view))
  }

  /// The axes on which the size of a view is a consequence.
  func sizeAxes(of view: UIView) -> LayoutAxes {
    (ambiguity(of: view)?.sizeAxes(of: view) ?? []).union(conflictAxes(of: view))
  }

  /// Whether the place of a view in its root view is a consequence, on any axis.
  func affectsPlace(of view: UIView) -> Bool {
    sequence(first: view, next: \.superview).contains { inner in
      inner.superview.map { !frameAxes(of: inner, in: $0).isEmpty } ?? false
    }
  }

  private func ambiguity(of view: UIView) -> LayoutAmbiguity? {
    layouts[ObjectIdentifier(view)].map { ambiguities[$0] }
  }

  /// The axes on which a conflict or a lack of constraints affects a view.
  private func conflictAxes(of view: UIView) -> LayoutAxes {
    if let id = view.nibOrigin?.id, doubtful.contains(id) { return [.horizontal, .vertical] }
    return conflictAxes[ObjectIdentifier(view)] ?? []
  }
}
