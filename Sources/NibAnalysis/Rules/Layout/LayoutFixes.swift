import NibCore

/// The fixes of the rules about constraints and saved frames.
enum LayoutFixes {
  // MARK: Constraints

  /// Removes duplicate constraints: of two, the one that has nothing that the other lacks, and neither if each has
  /// something of its own.
  @Sendable static func removeDuplicates(
    _ context: CheckContext, _ findings: [Diagnostic], _ editor: DocumentEditor
  ) -> [SourceEdit] {
    let choice = DuplicateChoice(context.document)
    var removed: Set<NibElement> = []
    for finding in findings {
      // The earlier one may be gone already if there are three.
      guard let later = context.element(of: finding),
        let earlier = finding.notes.first?.location.flatMap(context.element(at:)),
        removed.isDisjoint(with: [later, earlier]), let element = choice.superfluous(later, earlier)
      else { continue }
      removed.insert(element)
    }
    // A list with a comment stays, because the comment is about more than the removed constraints.
    let emptied = Set(removed.compactMap(\.parent)).filter { list in
      list.children.allSatisfy(removed.contains) && !editor.hasComment(list)
    }
    let alone = removed.filter { !($0.parent.map(emptied.contains) ?? false) }
    return (Array(emptied) + Array(alone)).compactMap(editor.remove)
  }

  // MARK: Frames

  /// Gives misplaced views, their siblings and their contents the frames that the constraints produce, except on axes on
  /// which a frame follows from another problem.
  @Sendable static func updateFrames(
    _ context: CheckContext, _ findings: [Diagnostic], _ editor: DocumentEditor
  ) -> [SourceEdit] {
    let ids = Set(findings.compactMap(\.path.steps.first?.id))
    let found = context.replayedViews.filter { $0.nibOrigin.map { ids.contains($0.id) } ?? false }
    var seen: Set<ObjectIdentifier> = []
    let parents = found.compactMap(\.superview).filter { seen.insert(ObjectIdentifier($0)).inserted }
    return parents.flatMap { parent in
      parent.nibTree.dropFirst().flatMap { view in frameEdits(view, context, editor) }
    }
  }

  /// The edits of a saved frame. Lengths that are right already keep their text.
  private static func frameEdits(
    _ view: UIView, _ context: CheckContext, _ editor: DocumentEditor
  ) -> [SourceEdit] {
    guard let origin = view.nibOrigin, let saved = origin.savedFrame,
      let rectangle = origin.element.child(key: "frame"), let superview = view.superview,
      !superview.nibPlacesSubviews, !view.isHidden
    else { return [] }
    let frame = correctFrame(of: view, saved: saved)
    let lengths: [(String, CGFloat, CGFloat, LayoutAxes)] = [
      ("x", saved.minX, frame.minX, .horizontal), ("y", saved.minY, frame.minY, .vertical),
      ("width", saved.width, frame.width, .horizontal), ("height", saved.height, frame.height, .vertical),
    ]
    let consequent = context.consequentAxes(ofReplayed: view)
    return lengths.compactMap { name, old, new, axis in
      abs(old - new) < smallestChange || consequent.contains(axis)
        ? nil : editor.set(name, of: rectangle, to: new == 0 ? "0.0" : NibNumber.exact(Double(new)))
    }
  }

  /// The frame that the constraints produce. Those of a view with a symbol produce its height only approximately, so it
  /// keeps its saved height, and also its saved y, where these differ by no more than that.
  private static func correctFrame(of view: UIView, saved: CGRect) -> CGRect {
    var frame = view.frame
    let tolerance = view.nibSymbolTolerance
    guard tolerance > 0, abs(frame.height - saved.height) <= 1 + 2 * tolerance else { return frame }
    if view.nibMisplacedAxes.contains(.vertical) {
      frame.origin.y = frame.midY - saved.height / 2
    } else {
      frame.origin.y = saved.minY
    }
    frame.size.height = saved.height
    return frame
  }

  /// The difference in points below which a saved length is not changed.
  private static let smallestChange = 0.01

  // MARK: Flags

  /// Removes the flags that the findings are about.
  @Sendable static func removeFlags(
    _ context: CheckContext, _ findings: [Diagnostic], _ editor: DocumentEditor
  ) -> [SourceEdit] {
    findings.compactMap { finding in
      guard let id = finding.path.steps.first?.id, let element = context.document.object(id: id) else {
        return nil
      }
      let names = ["misplaced", "ambiguous"]
      let name = names.first { element.location(ofAttribute: $0)?.offset == finding.location?.offset }
      return name.flatMap { editor.remove($0, of: element) }
    }
  }
}
