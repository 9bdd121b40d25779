import NibCore
import NibSupport

extension CheckRule {
  package static let outdatedTranslation = CheckRule(
    "outdated-translation", .translations, .warning,
    "A text has changed in the document, but its translation is still that of the old text.",
    details: """
      `nibterm strings sync` finds such texts, because the comments that Xcode writes into strings files have the text of the \
      document. It gives the comment the new text, and adds the old one with the translation: \
      `Outdated = "Sichern"; OldText = "Save";`. Xcode and ibtool ignore comments. String catalogs have states, which `sync` \
      changes, and which this rule does not report. The translations of a text into several languages are reported together.
      """,
    advice: """
      Correct the translation. If it is right for the new text, too, delete the words from `Outdated` to the end of the \
      comment.
      """,
    wrong: .translated(
      """
      /* Class = "UILabel"; text = "Name"; ObjectID = "na1-me-001"; Outdated = "Nachname"; OldText = "Last name"; */
      "na1-me-001.text" = "Nachname";
      """),
    right: .translated(#""na1-me-001.text" = "Name";"#),
    find: { context in
      let translations = context.translations
      var groups = SameFindings("the same in", namedPlaces: 4)
      for file in translations.files {
        guard case .strings(let strings) = file.content else { continue }
        for entry in strings.entries {
          guard let mark = entry.outdated, let text = translations.texts[text: entry.key],
            !mark.isOf(text.text)
          else { continue }
          let place = strings.text.location(of: entry.valueRange.lowerBound, file: file.path)
          let finding = context.finding(
            messageAboutOutdated(text, oldText: mark.oldText, translation: entry.value ?? ""),
            at: place, of: text)
          groups.add(finding, saying: "\(entry.key)\n\(mark.oldText)", at: "\(file.name):\(place.line)")
        }
      }
      return groups.findings
    })

  /// The message about a text whose translation in a strings file is outdated. If the translation is the old text itself, only
  /// its comment says that the document had this text.
  package static func messageAboutOutdated(
    _ text: LocalizableText, oldText: String, translation: String
  ) -> String {
    guard ExactText.areEqual(oldText, translation) else {
      return messageAboutOutdated(text, oldText: oldText, "the translation \(quoted(translation))")
    }
    return
      "the text of '\(text.key)' is \(quoted(text.text)), and it is not known whether \(quoted(translation)) is its "
      + "translation or a copy of an older text; check it"
  }

  /// The message about a text whose translations are outdated.
  ///
  /// - Parameter translations: the translations as words that follow `check`.
  package static func messageAboutOutdated(
    _ text: LocalizableText, oldText: String, _ translations: String
  ) -> String {
    "the text of '\(text.key)' changed from \(quoted(oldText)) to \(quoted(text.text)); check \(translations)"
  }

  /// The beginning of a text on one line, in quotation marks.
  package static func quoted(_ text: String) -> String { QuotedText(VisibleText.line(text)).description }
}
