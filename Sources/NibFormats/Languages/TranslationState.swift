import NibSupport

/// The state of a translation in a string catalog. XLIFF 1.2 has more states, of which each stands for one of these.
package enum TranslationState: String, Sendable {
  /// Nobody has translated the text yet.
  case new
  case translated
  /// There is a translation, but somebody has to check it, for example because the text of the document has changed.
  case needsReview = "needs_review"

  /// The state for a target of XLIFF; `nil` if the name is not one of XLIFF 1.2.
  package init?(xliff name: String) {
    switch name {
    case "new", "needs-translation", "needs-l10n", "needs-adaptation": self = .new
    case "needs-review-translation", "needs-review-l10n", "needs-review-adaptation": self = .needsReview
    case "translated", "signed-off", "final": self = .translated
    default: return nil
    }
  }

  /// The name in XLIFF, as Xcode writes it.
  package var xliff: String {
    switch self {
    case .new: "new"
    case .translated: "translated"
    case .needsReview: "needs-review-l10n"
    }
  }
}

/// A translation to write into a file.
package struct NewTranslation: Hashable, Sendable {
  package let text: String
  /// `nil` if the state is not known, so that an equal translation keeps its state.
  package let state: TranslationState?

  package init(_ text: String, state: TranslationState? = nil) { (self.text, self.state) = (text, state) }

  /// The state in a string catalog.
  ///
  /// - Parameters:
  ///   - oldText: the text in the catalog; `nil` if there is none.
  ///   - oldState: the state in the catalog; `nil` if there is none.
  package func state(replacing oldText: String?, _ oldState: TranslationState?) -> TranslationState {
    state ?? (oldState == .needsReview && ExactText.areEqual(oldText, text) ? .needsReview : .translated)
  }
}
