import NibAnalysis
import NibCore
import NibTools

/// The problems that a change of the layout options causes, such as constraints that conflict on a smaller device. The
/// browser finds them in a pause after the change and shows the first one in the status line.
struct LayoutFindings: Sendable {
  /// The rules whose findings depend on the layout. The rule `truncated-text` is not among them, because it reports
  /// little for sizes that a document was not saved for. `truncatedTexts(of:)` finds truncated texts instead.
  private static let rules: [CheckRule] = [
    .constraintConflict, .canvasConflict, .roundedRow, .ambiguousLayout, .offScreen, .outsideSuperview,
    .overlappingControls,
  ]

  /// The findings for the current options that the usual options do not cause in the development language, the most severe
  /// first.
  let new: [Diagnostic]

  /// - Parameters:
  ///   - options: the current layout options.
  ///   - usualOptions: the options with which the document was opened.
  ///   - program: the program that loads the document; `nil` if it is not known.
  init(
    _ document: NibDocument, options: LayoutOptions, usual usualOptions: LayoutOptions,
    program: NibProgram? = nil
  ) {
    let original = document.inDevelopmentLanguage
    let codeUses = ProgramViewUses.Reader(original) { program }
    let known = Set(
      LayoutFindings.all(in: original, options: usualOptions).flatMap(\.single).map(\.identity))
    new = LayoutFindings.all(in: document, options: options)
      .compactMap { $0.keeping { !known.contains($0.identity) } }
      .filter { !$0.isAboutText(setBy: codeUses) }
      .sorted { $0.severity > $1.severity }
  }

  /// All findings for a layout.
  ///
  /// - Parameter loaded: the document as loaded with the options, with only the scenes to examine; `nil` to examine all
  ///   scenes.
  static func all(
    in document: NibDocument, options: LayoutOptions, loaded: LoadedDocument? = nil
  ) -> [Diagnostic] {
    let context = CheckContext(
      document, options: options, project: CheckProject(),
      configuration: CheckConfiguration(only: Set(rules.map(\.id))), loaded: loaded)
    let kinds = Set(rules.map(\.kind))
    return NibCheck(context).diagnostics.filter { kinds.contains($0.kind) }
      + truncatedTexts(of: context.loaded)
  }

  /// The texts that do not fit.
  private static func truncatedTexts(of loaded: LoadedDocument) -> [Diagnostic] {
    NibEnvironment.$current.withValue(loaded.environment) {
      Picture.all(of: loaded).flatMap { picture in
        VisibleTree(picture.view).views.map(\.view).compactMap { view -> Diagnostic? in
          guard view is UILabel || view is UIButton, let element = view.nibOrigin?.element,
            let verdict = TruncatedText(view)
          else { return nil }
          return Diagnostic(
            CheckRule.truncatedText.kind,
            "the text of \(view.nibNameInSentence) does not fit: it \(verdict.detail ?? "is too long")",
            at: element.location, path: element.nibObjectPath)
        }
      }
    }
  }

  /// A short sentence about the findings, which names the most severe one; `nil` if there are none.
  ///
  /// - Parameters:
  ///   - layout: the options in words, for example `iPhone SE, landscape`.
  ///   - columns: the room for the sentence. If there is not enough room, the sentence does not name the options.
  func sentence(about layout: String, columns: Int = .max) -> String? {
    guard let first = new.first else { return nil }
    let text = LayoutFindings.briefTexts[first.kind] ?? first.id
    let short =
      new.count > 1 ? "\(text) and \(new.count - 1) more (! lists them)" : "\(text) (! lists it)"
    let full = "\(layout): \(short)"
    return CellText.columns(of: full) <= columns ? full : short.prefix(1).uppercased() + short.dropFirst()
  }

  /// The findings of each rule in a few words. The messages themselves are too long for the status line.
  private static let briefTexts: [DiagnosticKind: String] = [
    CheckRule.constraintConflict.kind: "constraints conflict",
    CheckRule.canvasConflict.kind: "constraints conflict", CheckRule.roundedRow.kind: "constraints conflict",
    CheckRule.ambiguousLayout.kind: "a view is ambiguous",
    CheckRule.offScreen.kind: "a view is off the screen",
    CheckRule.outsideSuperview.kind: "a view leaves its superview",
    CheckRule.overlappingControls.kind: "controls overlap", CheckRule.truncatedText.kind: "a text is cut off",
  ]
}

extension Diagnostic {
  /// Whether a finding about a layout is about a view whose text the code of the program sets, so that users do not see the
  /// text with which the document was laid out.
  func isAboutText(setBy codeUses: ProgramViewUses.Reader) -> Bool {
    path.steps.first.map { codeUses.setsText(ofObject: $0.id) } ?? false
  }
}
