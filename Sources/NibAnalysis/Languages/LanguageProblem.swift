import NibCore

/// A problem of a layout that a longer text can cause.
struct LanguageProblem {
  /// What makes a problem of one layout the same as that of another.
  struct Key: Hashable {
    let kind: DiagnosticKind
    var aspect = ""
    var ids: [String] = []
  }

  let key: Key
  /// The kind of the finding about the problem.
  let kind: DiagnosticKind
  /// The elements of the views, the most important first.
  let elements: [NibElement]
  /// The problem as words that follow the name of the view, such as `needs 233 pt, gets 180`.
  let detail: String

  /// Whether a text in a row of a table needs a higher row.
  private(set) var isOfRowHeight = false

  /// Whether a text does not fit beside other views that compete with it for the same space, so that another text can be the
  /// cause.
  private(set) var competes = false

  /// Further views that are ambiguous because they compete with the problem's view.
  var rivals: [NibElement] = []

  /// Whether the constraints do not determine a place or size.
  var isOfAmbiguity = false

  /// Whether a text does not fit.
  var isAboutText: Bool { kind == .truncatedTranslation }

  /// Whether only a text of the problem's own view can cause it.
  var isOfOwnText: Bool { isAboutText && !competes }

  init(_ kind: DiagnosticKind, _ aspect: String, _ elements: [NibElement], _ detail: String) {
    (self.kind, self.elements, self.detail) = (kind, elements, detail)
    key = Key(kind: kind, aspect: aspect, ids: elements.compactMap(\.id))
  }

  /// The problems of a document that has been laid out, in the order of its views.
  static func all(in context: CheckContext) -> [LanguageProblem] {
    context.visibleTrees.flatMap { tree in
      truncated(tree, context) + outside(tree, context) + overlapping(tree) + underControls(tree)
    } + covered(context) + conflicts(context) + ambiguous(context) + violations(context)
  }

  // MARK: Texts

  private static func truncated(_ tree: VisibleTree, _ context: CheckContext) -> [LanguageProblem] {
    let freeAxes = CanvasSize(of: tree.root, in: context.document)?.freeAxes ?? []
    let translated = context.document.localization?.changedObjectIDs
    return tree.views.compactMap { shown in
      guard let element = shown.element, let id = element.id, !shown.isInBar,
        let verdict = TruncatedText(shown.view),
        verdict.isTooLongInProgram(freeAxes: verdict.hasFixedLength ? [] : freeAxes),
        !verdict.isOfGrowingRow, !verdict.isOfTrailingSpace, !verdict.isOfUndeterminedHeight,
        // The program probably replaces the text of an object with an outlet, unless there is a translation. All
        // problems of the development language are known.
        translated?.contains(text: id) ?? true || !context.outletDestinations.contains(text: id)
      else { return nil }
      // The size follows from another problem, unless too little space for several texts is the problem.
      let isConsequence = context.consequences.sizeAxes(of: shown.view).contains(verdict.axis)
      let competition = isConsequence ? verdict.competition : nil
      guard !isConsequence || competition != nil else { return nil }
      let reason = competition.map { ", because \($0)" } ?? ""
      var problem = LanguageProblem(
        .truncatedTranslation, "text", [element], (verdict.detail ?? "is too long") + reason)
      problem.competes = competition != nil
      problem.isOfRowHeight =
        verdict.lack == .height
        && sequence(first: shown.view, next: \.superview).contains { $0 is UITableViewCell }
      return problem
    }
  }

  // MARK: Places

  /// The largest distance beyond an edge that is not reported, in points.
  private static let tolerance: CGFloat = 4

  private static func outside(_ tree: VisibleTree, _ context: CheckContext) -> [LanguageProblem] {
    CheckContext.outsideViews(of: tree, context.consequences).compactMap { shown, verdict in
      guard let element = shown.element, verdict.overhangs.contains(where: { $0.distance > tolerance }),
        verdict.isNoticed(shown)
      else { return nil }
      let place = verdict.isOffScreen ? "the screen" : "its superview"
      return LanguageProblem(
        .translatedLayout, "outside", [element],
        "ends \(verdict.overhangText(unit: "pt")) of \(place)")
    }
  }

  private static func overlapping(_ tree: VisibleTree) -> [LanguageProblem] {
    OverlappedText.all(in: tree.root).compactMap { verdict in
      guard let element = verdict.view.nibOrigin?.element, let other = verdict.other.nibOrigin?.element else {
        return nil
      }
      return LanguageProblem(
        .translatedLayout, "overlap", [element, other],
        "overlaps \(usualName(of: other))\(verdict.detail.map { " (\($0))" } ?? "")")
    }
  }

  /// The texts of labels that end under or over a control, each followed by the control.
  private static func underControls(_ tree: VisibleTree) -> [LanguageProblem] {
    let controls = tree.views.filter { $0.acceptsTaps && $0.element != nil }
    return tree.views.flatMap { shown -> [LanguageProblem] in
      guard let element = shown.element, !shown.acceptsTaps, let area = shown.view.nibGlyphArea else {
        return []
      }
      let text = shown.view.convert(area, to: nil)
      return controls.compactMap { control in
        let common = text.intersection(control.view.convert(control.view.bounds, to: nil))
        guard !common.isNull, common.width > tolerance, common.height * 2 > text.height,
          !control.view.nibIsRelated(to: shown.view), let other = control.element
        else { return nil }
        return LanguageProblem(
          .translatedLayout, "under", [element, other],
          "overlaps \(usualName(of: other)) by \(NibNumber.text(common.width, decimals: 1)) pt")
      }
    }
  }

  /// The controls that another one covers, each followed by that one. Margins around titles may overlap.
  private static func covered(_ context: CheckContext) -> [LanguageProblem] {
    let views = context.visibleTrees.flatMap(\.views)
    return context.findings(of: .overlappingControls).flatMap(\.single).compactMap { finding in
      guard let behind = finding.path.steps.first.flatMap({ context.document.object(id: $0.id) }),
        let place = finding.notes.first?.location, let front = context.places.first(from: place.offset),
        !areOnlyMargins(where: behind, and: front, in: views)
      else { return nil }
      return LanguageProblem(
        .translatedLayout, "covers", [behind, front], "is partly covered by \(usualName(of: front))")
    }
  }

  /// Whether two controls overlap only where both show nothing.
  private static func areOnlyMargins(
    where behind: NibElement, and front: NibElement, in views: [VisibleView]
  ) -> Bool {
    let shown = [behind, front].compactMap { element in views.first { $0.element == element } }
    guard shown.count == 2 else { return false }
    let common = shown[0].touchableFrame.intersection(shown[1].touchableFrame)
    return shown.allSatisfy { view in
      let ink = view.ink.intersection(common)
      return ink.isNull || min(ink.width, ink.height) <= 1
    }
  }

  /// The name of an object in the development language.
  static func usualName(of element: NibElement) -> String {
    let usual = element.id.flatMap { element.document.inDevelopmentLanguage.object(id: $0) }
    return ObjectName(usual ?? element).brief
  }

  /// The constraints in conflict, with the views that they place.
  private static func conflicts(_ context: CheckContext) -> [LanguageProblem] {
    context.findings(of: .constraintConflict).flatMap(\.single).compactMap { finding in
      guard let constraint = finding.path.steps.first.flatMap({ context.document.object(id: $0.id) }) else {
        return nil
      }
      let items = ConstraintSentence.items(of: constraint).compactMap { context.document.object(id: $0) }
      return LanguageProblem(
        .translatedLayout, "conflict", [constraint] + items, "conflicts with other constraints")
    }
  }

  // MARK: Other rules

  /// The findings of the rules about rows, safe areas and hidden views, which a text can cause, too.
  private static func violations(_ context: CheckContext) -> [LanguageProblem] {
    let rules: [(rule: CheckRule, detail: String)] = [
      (
        .rowCutsContent, "is cut off by its row, because no constraint connects it with the bottom of the row"
      ),
      (.unsafeArea, "is in the unsafe area of the device"),
      (
        .hiddenViewConflict,
        "is hidden, but its constraints prevent the length of 0 that its stack view requires"
      ),
    ]
    return rules.flatMap { rule, detail in
      context.findings(of: rule).flatMap(\.single).compactMap { finding in
        finding.path.steps.first.flatMap { context.document.object(id: $0.id) }.map {
          LanguageProblem(.translatedLayout, rule.id, [$0], detail)
        }
      }
    }
  }
}

extension NibLocalization {
  /// The ids of the objects whose texts differ from those of the development language.
  var changedObjectIDs: Set<ExactText> {
    Set(texts: texts.filter { $0.text != $0.original }.map { String($0.objectID) })
  }

  /// The ids of one object with another text in each scene that has such objects.
  var changedScenes: Set<String> {
    var ids: [NibElement?: String] = [:]
    for text in texts where text.text != text.original {
      let scene = base.object(id: String(text.objectID))?.ancestor(named: "scene")
      if ids[scene] == nil { ids[scene] = String(text.objectID) }
    }
    return Set(ids.values)
  }
}

extension TruncatedText {
  /// Whether only the height is missing, in a row or an item that is higher in the program if its text needs it.
  fileprivate var isOfGrowingRow: Bool {
    guard lack == .height else { return false }
    let views = sequence(first: view, next: \.superview)
    return views.contains { $0.nibIsReusable && !$0.hasFixedRowHeight }
  }

  /// Whether only the height is missing, and nothing determines it, so that it stays as it was saved.
  fileprivate var isOfUndeterminedHeight: Bool {
    guard lack == .height else { return false }
    let cause = LengthCause(of: .height, of: view, in: ExplainedLayout(of: view))
    if case .undetermined = cause.kind { return true }
    return false
  }

  /// Whether a constraint of the view itself or its autoresizing mask gives it its length, which does not grow with the
  /// root view.
  fileprivate var hasFixedLength: Bool {
    let cause = LengthCause(of: lack == .height ? .height : .width, of: view, in: ExplainedLayout(of: view))
    switch cause.kind {
    case .ownConstraint: return true
    case .mask: return !view.autoresizingMask.contains(lack == .height ? .flexibleHeight : .flexibleWidth)
    default: return false
    }
  }

  /// Whether only the space at the end of the text has no room.
  fileprivate var isOfTrailingSpace: Bool {
    guard lack == .width, let run = view.nibText?.runs.last(where: { $0.font != nil }), let font = run.font
    else { return false }
    let space = String(run.text.reversed().prefix { $0.isWhitespace })
    let width = view.nibEnvironment.textMetrics.width(of: space, font: font)
    return width > 0 && fit.needed.width - width <= fit.given.width + 1
  }
}

extension UIView {
  /// Whether the document gives a row a height, and not its constraints.
  fileprivate var hasFixedRowHeight: Bool {
    func isFixed(_ view: UIView?) -> Bool? {
      view?.nibOrigin?.element["rowHeight"].flatMap { Double($0) }.map { $0 > 0 }
    }
    let table = sequence(first: self, next: \.superview).first { $0 is UITableView }
    return isFixed(self) ?? isFixed(table) ?? false
  }
}

extension VisibleView {
  /// The area in which a control shows something: the title and image of a button without a background, and otherwise the
  /// whole control.
  fileprivate var ink: CGRect {
    guard let button = view as? UIButton, button.backgroundColor == nil, button.layer.borderWidth == 0,
      button.backgroundImage(for: .normal) == nil,
      button.configuration?.nibBackground(tint: button.tintColor) == nil
    else { return visibleFrame }
    let areas = [button.nibGlyphArea, button.nibGraphic?.area].compactMap(\.self)
    return areas.isEmpty ? .null : visiblePart(areas.dropFirst().reduce(areas[0]) { $0.union($1) })
  }
}

extension OutsideView {
  /// Whether users notice that a view is outside: it shows a text, can be tapped, or cannot be seen any more.
  fileprivate func isNoticed(_ shown: VisibleView) -> Bool {
    let isGone = isCompletelyOutside && (isClipped || isOffScreen)
    return !isContainerReusable && (shown.acceptsTaps || shown.view.nibText != nil || isGone)
  }
}
