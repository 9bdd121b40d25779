import NibAnalysis
import NibCore

/// Finds the texts of a filled cell that have the color of the ground, as white texts of a cell without a background do.
/// The ground of a cell in the app is often set in code.
enum InvisibleText {
  /// A note for each text that cannot be seen.
  ///
  /// - Parameters:
  ///   - cell: a cell that is laid out in its table.
  ///   - names: the names of the views by their ids.
  static func diagnostics(in cell: UIView, names: [String: String]) -> [Diagnostic] {
    let isDark = cell.traitCollection.userInterfaceStyle == .dark
    let hint = isDark ? "without --dark, the ground is white" : "with --dark, the ground is black"
    return cell.nibTree.compactMap { view in
      guard view.nibText?.string.isEmpty == false, let contrast = TextContrast(of: view),
        contrast.isInvisible,
        let element = view.nibOrigin?.element
      else { return nil }
      let name = names[element.id ?? ""] ?? view.nibNameInSentence
      return Diagnostic(
        .invisibleText,
        "the text of \(name) cannot be seen, because it has the color of what is behind it "
          + "(\(contrast.text)); in the app, this can be another color: \(hint)",
        at: element.location)
    }
  }
}

extension DiagnosticKind {
  static let invisibleText = DiagnosticKind(
    "invisible-text", .note, "A text of a cell has the color of what is behind it in the preview.")
}
