import NibCore

/// A label whose saved width is neither that of its text nor one that constraints give, such as one from which the constraint
/// for its right edge was removed without Interface Builder.
///
/// The layout with saved sizes gives such a label its saved frame, because it uses this as the size of the text. A
/// `FrameUpdate` gives it the width of its text. Two widths that are farther apart than here are not those of two versions of
/// a font: of the labels in public documents with a font of the system and a line of which only the text gives the width,
/// nearly all have a saved width within 10 % of it, and none is between 1.2 and 1.3 times as wide or narrow. Labels of several
/// lines in stack views can have the share of a row that they had in another version.
struct OutdatedTextWidth {
  let label: MeasuredView

  /// The difference from the width of the text, in points and as a factor, that no error of measuring explains.
  private static let (difference, factor): (CGFloat, CGFloat) = (10, 1.2)

  /// Returns `nil` for other views, for a label with a class of the program, which can have another size, and for a text in
  /// another language than the one in which the document was saved.
  init?(_ measured: MeasuredView) {
    guard let label = measured.view as? UILabel, !(label.nibText?.string ?? "").isEmpty, measured.isCertain,
      measured.hasWidthOfContent, label.numberOfLines == 1 || !label.isInsideStackView,
      measured.origin.element.document.asSaved === measured.origin.element.document
    else { return nil }
    let (saved, width) = (measured.saved.width, measured.size.width)
    guard abs(saved - width) > Self.difference, max(saved, width) > Self.factor * min(saved, width) else {
      return nil
    }
    self.label = measured
  }

  /// The finding of `misplaced-view`: a note, unless Interface Builder has marked the label.
  ///
  /// - Parameter notes: the views that move with the width of the text.
  func diagnostic(_ notes: [Diagnostic.Note]) -> Diagnostic {
    label.view.nibDiagnostic(
      CheckRule.misplacedView.kind, severity: label.origin.element["misplaced"] == "YES" ? nil : .note,
      "the saved width of \(label.view.nibNameInSentence) is \(NibNumber.text(label.saved.width)), but its text is "
        + "\(NibNumber.text(label.size.width)) wide, and no constraint gives it another width: update its frame, or add "
        + "the constraint that is missing", notes: notes)
  }
}

extension UIView {
  /// Whether a stack view arranges the view or a view around it.
  fileprivate var isInsideStackView: Bool {
    sequence(first: self, next: \.superview).contains { $0.superview is UIStackView }
  }
}
