import NibCore

extension CheckRule {
  package static let overlappedText = CheckRule(
    "overlapped-text", .text, .warning, "Two texts are drawn in the same place.",
    details: """
      The texts of labels, buttons and text views are compared, as far as they are drawn: hidden and transparent views, \
      texts behind an opaque view, and a text that is repeated at the same place, such as a shadow, are not reported. \
      Neither are texts in fonts that were not found, placeholders such as *Label*, and views whose place is ambiguous or \
      follows from a conflict. If one of the views, or a view around it, has an outlet, a tag or a class of the program, \
      code can hide it or give it another text; the finding is a note then, and there is none if the sources of the \
      program show such code.
      """,
    advice:
      "Move the views apart. If only one of them is shown at a time, hide the other one in the document.",
    wrong: labels(top: 28), right: labels(top: 48),
    options: [
      Option(
        "tolerance", "The width or height of the common area that is allowed, in points.", standard: "2"),
      Option(
        "smallest-share", "The part of the smaller text that must be in the common area, from 0 to 1.",
        standard: "0.4"),
    ],
    find: { context in
      context.visibleTrees.flatMap { tree in
        let search = OverlappedTextSearch(tree, in: context)
        return OverlappedText.all(in: tree.root).compactMap(search.finding)
      }
    })

  private static func labels(top: Int) -> RuleExample {
    """
    <view id="root"><rect key="frame" x="0" y="0" width="300" height="100"/>
      <subviews>
        <label text="Account settings" fixedFrame="YES" id="settings">
          <rect key="frame" x="20" y="20" width="200" height="21"/>
          <fontDescription key="fontDescription" type="system" pointSize="17"/>
        </label>
        <label text="Sign out everywhere" fixedFrame="YES" id="signOut">
          <rect key="frame" x="20" y="\(top)" width="200" height="21"/>
          <fontDescription key="fontDescription" type="system" pointSize="17"/>
        </label>
      </subviews>
    </view>
    """
  }
}

extension OverlappedText {
  package static var kind: DiagnosticKind { CheckRule.overlappedText.kind }
}

/// Decides which overlapping texts of a tree are reported.
private struct OverlappedTextSearch {
  private let context: CheckContext
  private let shown: [ObjectIdentifier: VisibleView]
  private let tolerance: Double
  private let smallestShare: Double

  init(_ tree: VisibleTree, in context: CheckContext) {
    self.context = context
    shown = Dictionary(tree.views.map { (ObjectIdentifier($0.view), $0) }) { first, _ in first }
    tolerance = context.number("tolerance")
    smallestShare = context.number("smallest-share")
  }

  func finding(_ verdict: OverlappedText) -> Diagnostic? {
    let views = [verdict.view, verdict.other]
    guard verdict.common.width > tolerance, verdict.common.height > tolerance, verdict.share >= smallestShare,
      views.allSatisfy(isExamined),
      shown[ObjectIdentifier(verdict.view)]?.scrollView === shown[ObjectIdentifier(verdict.other)]?.scrollView
    else { return nil }
    let chains = views.map { $0.chain(outside: verdict.view === $0 ? verdict.other : verdict.view) }
    if zip(views, chains).contains(where: isChangedByCode) { return nil }
    let isReachable = chains.joined().contains(where: self.isReachable)
    let names = MessageNames(views)
    let size = [verdict.common.width, verdict.common.height].map { NibNumber.text($0, decimals: 1) }
    let (name, other) = (names.inSentence(verdict.view), names.inSentence(verdict.other))
    return context.finding(
      severity: isReachable ? .note : nil,
      "the text of \(name) covers \(size.joined(separator: " x ")) points of the text of \(other): move them apart",
      at: verdict.view,
      notes: [Diagnostic.Note("\(other) is here", at: verdict.other.nibOrigin?.element.location)])
  }

  /// Whether a view has a text of the document whose place is known.
  private func isExamined(_ view: UIView) -> Bool {
    guard view is UILabel || view is UIButton || view is UITextView,
      let shown = shown[ObjectIdentifier(view)], shown.element != nil, !shown.isInBar,
      !view.nibHasEstimatedText, !context.consequences.affectsPlace(of: view),
      context.consequences.sizeAxes(of: view).isEmpty
    else { return false }
    return !(view.nibText?.string.isPlaceholder ?? true)
  }

  /// Whether code of the program sets the text of a view, or hides the view or a view around it.
  private func isChangedByCode(_ view: UIView, _ chain: [UIView]) -> Bool {
    guard let uses = context.codeUses else { return false }
    if let element = view.nibOrigin?.element, uses.set([.text, .title], of: element) { return true }
    return chain.compactMap { $0.nibOrigin?.element }.contains { uses.set([.visibility], of: $0) }
  }

  /// Whether code can change a view of the document.
  private func isReachable(_ view: UIView) -> Bool {
    guard let element = view.nibOrigin?.element else { return false }
    return context.outletDestinations.contains(text: element.id ?? "") || element["customClass"] != nil
      || view.tag != 0
  }
}

extension UIView {
  /// The view and the views around it that do not contain another view.
  fileprivate func chain(outside other: UIView) -> [UIView] {
    nibWithAncestors.filter { !other.isDescendant(of: $0) }
  }
}

extension String {
  /// Whether this is a text that Interface Builder gives to new objects, or that stands for any text.
  var isPlaceholder: Bool {
    let text = lowercased()
    let texts = ["label", "title", "subtitle", "detail", "button", "text cell", "table view cell"]
    return texts.contains(text) || text.contains("lorem ipsum")
  }
}
