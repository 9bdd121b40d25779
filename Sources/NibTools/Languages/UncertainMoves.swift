import NibCore

extension TranslationFile {
  /// Warnings about translations that got the id of a new object, although another object has or had the same text, and only
  /// the order or the places of the objects show which one it is.
  ///
  /// - Parameter rivals: the keys of other texts that could be the same, by the old keys.
  func remarks(onMovesOf plan: TranslationPlan, _ rivals: [String: Set<ExactText>]) -> [Diagnostic] {
    plan.moved.compactMap { move in
      let others = (rivals[move.oldKey] ?? []).map(\.text).sorted()
      guard !others.isEmpty else { return nil }
      let names = others.map { "'\($0)'" }.listed()
      return Diagnostic(
        .unchangedTranslation, severity: .warning,
        "'\(move.newKey)' gets the translation of '\(move.oldKey)', but the text of \(names) is the "
          + "same; check that this is not the translation of another object", at: place(of: move))
    }
  }

  /// The place of the key before it gets the new id.
  private func place(of move: TranslationPlan.Move) -> SourceLocation {
    switch content {
    case .strings(let strings):
      strings.text.location(of: strings.entries[move.entry].keyRange.lowerBound, file: path)
    case .catalog(let catalog):
      catalog.text.location(of: catalog.entries[move.entry].keyRange.lowerBound, file: path)
    }
  }
}
