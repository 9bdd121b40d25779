import NibCore

extension UIView {
  /// Words that name the language whose text the view shows: `, with its text in de, which is 40 pt longer than "Save"`.
  /// Empty if the view shows a text of the development language.
  var nibTranslationNote: String {
    guard let origin = nibOrigin, let localization = origin.element.document.localization,
      let shown = nibText,
      let text = localization.texts(ofObject: origin.id).first(where: {
        $0.text != $0.original && $0.text == shown.string
      })
    else { return "" }
    let original = "\"\(text.original.prefix(40))\""
    guard let font = shown.runs.first?.font else {
      return ", with its text in \(localization.language) in place of \(original)"
    }
    let metrics = nibEnvironment.textMetrics
    let difference = metrics.width(of: text.text, font: font) - metrics.width(of: text.original, font: font)
    let comparison =
      abs(difference) < 0.5
      ? "which is as long as"
      : "which is \(abs(difference).nibPoints) \(difference > 0 ? "longer" : "shorter") than"
    return ", with its text in \(localization.language), \(comparison) \(original)"
  }
}
