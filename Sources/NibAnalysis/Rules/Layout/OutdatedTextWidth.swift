import NibCore

/// A label whose saved width is neither that of its text nor one that constraints give, such as one from which the constraint
/// for its right edge was removed without Interface Builder.
///
/// The layout with saved sizes gives such a label its saved frame, because it uses this as the size of the text. Of 2,132
/// labels with a line in a font of the system in public documents, 5 are saved with such a width. Interface Builder has marked
/// three of them as misplaced.
struct OutdatedTextWidth {
  private let label: UILabel
  private let saved: CGFloat

  /// The difference from the width of the text, in points and as a factor, that no error of measuring explains.
  private static let (difference, factor): (CGFloat, CGFloat) = (10, 1.3)

  /// Returns `nil` for other views, for a label with a class of the program, which can have another size, and for a text in
  /// another language than the one in which the document was saved.
  ///
  /// - Parameter view: a view in the layout with measured sizes.
  init?(_ view: UIView) {
    guard let label = view as? UILabel, label.numberOfLines == 1, !(label.nibText?.string ?? "").isEmpty,
      !label.nibHasEstimatedText, label.nibMisplacedAxes.contains(.horizontal),
      let origin = label.nibOrigin, origin.element["customClass"] == nil,
      origin.element.document.asSaved === origin.element.document,
      let saved = origin.savedFrame?.width,
      let content = label.nibLayoutContentSize.width, abs(content - label.frame.width) < 1,
      abs(saved - content) > Self.difference, max(saved, content) > Self.factor * min(saved, content)
    else { return nil }
    (self.label, self.saved) = (label, saved)
  }

  /// The finding of `misplaced-view`: a note, unless Interface Builder has marked the label.
  var diagnostic: Diagnostic {
    let element = label.nibOrigin?.element
    let isMarked = element?["misplaced"] == "YES" && element?.document.kind.platform != .tvOS
    return label.nibDiagnostic(
      CheckRule.misplacedView.kind, severity: isMarked ? nil : .note,
      "the saved width of \(label.nibNameInSentence) is \(NibNumber.text(saved)), but its text is "
        + "\(NibNumber.text(label.frame.width)) wide, and no constraint gives it another width: update its frame, or add "
        + "the constraint that is missing")
  }
}
