import NibCore

/// A label with a text on one line that must not be narrower than the text, but that required constraints make narrower. UIKit
/// logs the constraint for the width of the text with those that conflict with it.
///
/// Other contents do not prove a conflict: only the canvas may give labels their heights and controls their sizes, and code
/// replaces images. In public documents, most required contents that do not fit are such ones.
struct RequiredContent {
  let label: UILabel
  /// The width of the text.
  private let content: CGFloat

  /// The differences of widths that come from rounding and from versions of fonts.
  private static let (difference, factor): (CGFloat, CGFloat) = (1.01, 1.02)

  /// The labels of a layout that are narrower than they must be.
  static func all(in layout: CheckedLayout) -> [RequiredContent] {
    layout.views.dropFirst().compactMap(RequiredContent.init)
  }

  /// Returns `nil` for labels with classes of the program, which can have another size.
  private init?(_ view: UIView) {
    guard let label = view as? UILabel, label.nibOrigin?.element["customClass"] == nil,
      label.numberOfLines == 1,
      label.contentCompressionResistancePriority(for: .horizontal) >= .required, !label.isHidden,
      !label.nibHasEstimatedText, !label.translatesAutoresizingMaskIntoConstraints,
      !(label.nibText?.string ?? "").isEmpty, let content = label.nibLayoutContentSize.width,
      content > label.bounds.width * Self.factor + Self.difference
    else { return nil }
    (self.label, self.content) = (label, content)
  }

  /// The finding of `constraint-conflict`. It is a warning, because the text can be another one in the program.
  var diagnostic: Diagnostic {
    label.nibDiagnostic(
      CheckRule.constraintConflict.kind, severity: .warning,
      "the horizontal compression resistance of \(label.nibNameInSentence) has the priority 1000, but constraints make it "
        + "\(NibNumber.text(label.bounds.width)) points wide instead of \(NibNumber.text(content)): lower the priority"
    )
  }
}

extension CheckContext {
  /// The labels that are narrower than their required compression resistance allows, without those that only follow from other
  /// problems. The view of an embedded controller is laid out several times: it is included once.
  var requiredContents: [RequiredContent] {
    fact {
      layouts.filter(\.report.conflicts.isEmpty).flatMap(RequiredContent.all).filter { content in
        !(content.label.nibOrigin.map { doubtfulIDs.contains($0.id) } ?? true)
      }.uniqued { $0.label.nibOrigin?.element }
    }
  }
}
