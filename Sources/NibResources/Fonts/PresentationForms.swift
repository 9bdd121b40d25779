import Foundation

/// The forms of letters in Arabic script that Unicode contains as characters of their own (Arabic Presentation Forms A
/// and B). Unicode has them for Arabic, Persian, Urdu and some more languages, but not for all.
package enum PresentationForms {
  /// The forms of each letter, or of a lam and an alef, in the order of `JoinedText.Form`.
  private static let forms: [String: [Unicode.Scalar]] = {
    var forms: [String: [Unicode.Scalar]] = [:]
    // Form B comes first, because U+0649 has two forms in each of them.
    for value in [Array(UInt32(0xFE80)...0xFEFC), Array(0xFB50...0xFBE9), Array(0xFBFC...0xFBFF)].joined() {
      guard let scalar = Unicode.Scalar(value), let letters = letters(of: scalar) else { continue }
      forms[letters, default: []].append(scalar)
    }
    return forms
  }()

  /// The letters that a character is the form of; `nil` for other characters.
  private static func letters(of form: Unicode.Scalar) -> String? {
    let text = String(form)
    let letters = text.decomposedStringWithCompatibilityMapping.precomposedStringWithCanonicalMapping
    return letters == text ? nil : letters
  }

  /// The character for a letter in a form; `nil` if there is none.
  static func scalar(of letter: Unicode.Scalar, _ form: JoinedText.Form) -> Unicode.Scalar? {
    guard let forms = forms[String(letter)], forms.indices.contains(form.rawValue) else { return nil }
    return forms[form.rawValue]
  }

  /// The character for a lam and an alef; `nil` for another letter than an alef.
  ///
  /// - Parameter isJoined: whether the lam is connected with the letter before it.
  static func ligature(withAlef alef: Unicode.Scalar, isJoined: Bool) -> Unicode.Scalar? {
    guard [0x622, 0x623, 0x625, 0x627].contains(alef.value) else { return nil }
    return forms["\u{644}" + String(alef)].flatMap { $0.count == 2 ? $0[isJoined ? 1 : 0] : nil }
  }

  /// Whether a character is a form of letters.
  package static func contains(_ scalar: Unicode.Scalar) -> Bool {
    0xFB50...0xFDFF ~= scalar.value || 0xFE70...0xFEFC ~= scalar.value
  }

  /// The letter that a character is a form of; `nil` for other characters and for forms of several letters.
  package static func letter(of form: Unicode.Scalar) -> Unicode.Scalar? {
    guard contains(form), let letters = letters(of: form)?.unicodeScalars, letters.count == 1 else {
      return nil
    }
    return letters.first
  }
}
