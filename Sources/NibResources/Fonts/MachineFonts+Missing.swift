/// Remarks on letters that no font of the machine has, so that images show boxes in their place.
extension MachineFonts {
  /// A group of scripts whose letters are usually in the same font.
  private struct Script {
    let name: String
    /// A letter that every font for the script has; that of Chinese characters is also in those for Japanese and Korean.
    let usual: Unicode.Scalar
    /// The package of Debian with such a font.
    let package: String
    let letters: [ClosedRange<UInt32>]

    init(
      _ name: String, usual: Unicode.Scalar, _ letters: ClosedRange<UInt32>...,
      package: String = "fonts-noto-core"
    ) {
      (self.name, self.usual, self.package, self.letters) = (name, usual, package, letters)
    }

    func contains(_ scalar: Unicode.Scalar) -> Bool { letters.contains { $0.contains(scalar.value) } }
  }

  private static let scripts = [
    Script(
      "Chinese, Japanese and Korean", usual: "\u{4E00}", 0x1100...0x11FF, 0x2E80...0xA4CF, 0xA960...0xA97F,
      0xAC00...0xD7FF, 0xF900...0xFAFF, 0xFF00...0xFFEF, 0x20000...0x3FFFF, package: "fonts-noto-cjk"),
    Script("Greek", usual: "\u{3B1}", 0x370...0x3FF, 0x1F00...0x1FFF),
    Script("Cyrillic", usual: "\u{430}", 0x400...0x52F),
    Script("Armenian", usual: "\u{561}", 0x530...0x58F),
    Script("Hebrew", usual: "\u{5D0}", 0x590...0x5FF, 0xFB1D...0xFB4F),
    Script(
      "Arabic", usual: "\u{628}", 0x600...0x6FF, 0x750...0x77F, 0x8A0...0x8FF, 0xFB50...0xFDFF,
      0xFE70...0xFEFF),
    Script("Devanagari", usual: "\u{915}", 0x900...0x97F),
    Script("Bengali", usual: "\u{995}", 0x980...0x9FF),
    Script("Gurmukhi", usual: "\u{A15}", 0xA00...0xA7F),
    Script("Gujarati", usual: "\u{A95}", 0xA80...0xAFF),
    Script("Tamil", usual: "\u{B95}", 0xB80...0xBFF),
    Script("Telugu", usual: "\u{C15}", 0xC00...0xC7F),
    Script("Kannada", usual: "\u{C95}", 0xC80...0xCFF),
    Script("Malayalam", usual: "\u{D15}", 0xD00...0xD7F),
    Script("Sinhala", usual: "\u{D9A}", 0xD80...0xDFF),
    Script("Thai", usual: "\u{E01}", 0xE00...0xE7F),
    Script("Lao", usual: "\u{E81}", 0xE80...0xEFF),
    Script("Tibetan", usual: "\u{F40}", 0xF00...0xFFF),
    Script("Burmese", usual: "\u{1000}", 0x1000...0x109F),
    Script("Georgian", usual: "\u{10D0}", 0x10A0...0x10FF),
    Script("Ethiopic", usual: "\u{12A0}", 0x1200...0x137F),
    Script("Khmer", usual: "\u{1780}", 0x1780...0x17FF),
  ]

  /// Whether a character is a letter of a script that the usual fonts may lack. Fonts need not have emoji and icons.
  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x370 && scalar.properties.isAlphabetic && scripts.contains { $0.contains(scalar) }
  }

  /// A remark on the letters that were drawn so far and that no font of the machine has, without a full stop; `nil` if
  /// there are none.
  package var remarkOnMissingLetters: String? { remark(on: scalarsWithoutFont) }

  /// The same for the letters of texts that will be drawn.
  ///
  /// - Parameter fonts: the fonts of the project, whose letters are not missing.
  package func remarkOnMissingLetters(of texts: some Sequence<String>, besides fonts: ProjectFonts? = nil)
    -> String?
  {
    let letters = texts.reduce(into: Set()) { $0.formUnion(missingLetters(of: $1)) }
    let found = fonts?.found ?? []
    return remark(on: letters.filter { letter in !found.contains { $0.draws(letter) } })
  }

  /// The letters of a text that no font of the machine has.
  @discardableResult
  package func missingLetters(of text: String) -> Set<Unicode.Scalar> {
    Set(text.unicodeScalars).filter { Self.isLetter($0) && face(for: $0) == nil }
  }

  private func remark(on scalars: Set<Unicode.Scalar>) -> String? {
    // The joined form of a letter is drawn as the letter if no font has the form.
    let letters = Set(scalars.map { PresentationForms.letter(of: $0) ?? $0 }).filter {
      Self.isLetter($0) && face(for: $0) == nil
    }
    let missing = Self.scripts.filter { script in letters.contains(where: script.contains) }
    guard !missing.isEmpty else { return nil }
    // A font may have a script without all letters of its languages.
    let whole = missing.filter { face(for: $0.usual) == nil }
    let parts = missing.filter { face(for: $0.usual) != nil }.map { script in
      "the \(script.name) letters \(Self.list(letters.filter(script.contains)))"
    }
    let names = (whole.isEmpty ? [] : [whole.map(\.name).joined(separator: ", ") + " letters"]) + parts
    let packages = missing.map(\.package).uniqued().joined(separator: " ")
    return
      "no font of this machine has \(names.joined(separator: " and ")), so images show boxes in their place; install "
      + "such a font (on Debian and Ubuntu: 'apt install \(packages)')"
  }

  /// The first of some letters, sorted.
  private static func list(_ letters: Set<Unicode.Scalar>) -> String {
    let shown = letters.sorted().prefix(5).map(String.init).joined(separator: " ")
    return letters.count > 5 ? "\(shown) and \(NibNumber.count(letters.count - 5, "other"))" : shown
  }
}
