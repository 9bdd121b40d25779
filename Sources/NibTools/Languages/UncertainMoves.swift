import NibCore

extension TranslationFile {
  /// Warnings about translations that got the id of a new object, although another object has or had the same text, and only
  /// the order or the places of the objects show which one it is.
  ///
  /// - Parameters:
  ///   - rivals: the keys of other texts that could be the same, by the old keys.
  ///   - shown: the file with the places to show: this one, or the changed one.
  func remarks(
    onMovesOf plan: TranslationPlan, _ rivals: [String: Set<ExactText>], in shown: TranslationFile
  ) -> [Diagnostic] {
    plan.moved.compactMap { move in
      let others = (rivals[move.oldKey] ?? []).map(\.text).sorted()
      guard !others.isEmpty else { return nil }
      let names = others.map { "'\($0)'" }.listed()
      return Diagnostic(
        .unchangedTranslation, severity: .warning,
        "'\(move.newKey)' gets the translation of '\(move.oldKey)', but the text of \(names) is the "
          + "same; check that this is not the translation of another object",
        at: shown.place(of: move.entry, move.newKey, of: self))
    }
  }

  /// Warnings about texts that are added without a translation, although entries of objects that are gone have different
  /// translations of the same text.
  ///
  /// - Parameter shown: the file with the places to show: this one, or the changed one.
  func remarks(onAmbiguitiesOf plan: TranslationPlan, in shown: TranslationFile) -> [Diagnostic] {
    plan.ambiguous.map { ambiguity in
      let new = ambiguity.newKeys.map { "'\($0)'" }.listed(maximum: Self.maximumNames)
      let old = ambiguity.entries.map { "'\(keys[$0])'" }.listed(maximum: Self.maximumNames)
      return Diagnostic(
        .unchangedTranslation, severity: .warning,
        "\(new) \(ambiguity.newKeys.count == 1 ? "gets" : "get") no translation, but \(old), which "
          + "\(ambiguity.entries.count == 1 ? "is" : "are") not in the document any more, had the same text; check "
          + "whether the translation is right there",
        at: shown.place(of: ambiguity.entries[0], ambiguity.newKeys[0], of: self))
    }
  }

  /// Warnings about lists whose translations may be at wrong positions.
  ///
  /// - Parameter shown: the file with the places to show: this one, or the changed one.
  func remarks(onUnclearListsOf plan: TranslationPlan, in shown: TranslationFile) -> [Diagnostic] {
    plan.unclearLists.map { list in
      let (number, texts) = (list.entries.count, list.textCount)
      return Diagnostic(
        .unchangedTranslation, severity: .warning,
        "the file has \(number) \(number == 1 ? "translation" : "translations") of '\(list.name)', and the document has "
          + "\(texts) \(texts == 1 ? "text" : "texts"); neither comments nor git show which text each was made for, so "
          + "that they may be at wrong positions; check them",
        at: shown.place(of: list.entries[0], keys[list.entries[0]], of: self))
    }
  }

  /// The number of keys that a sentence names.
  private static let maximumNames = 4
}
