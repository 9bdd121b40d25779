/// Remarks on letters that no font of the machine has, so that images show boxes in their place.
extension MachineFonts {
  /// A group of scripts whose letters are usually in the same font.
  private struct Script {
    let name: String
    /// The package of Debian with such a font.
    let package: String
    let letters: [ClosedRange<UInt32>]

    init(_ name: String, _ letters: ClosedRange<UInt32>..., package: String = "fonts-noto-core") {
      (self.name, self.package, self.letters) = (name, package, letters)
    }

    func contains(_ scalar: Unicode.Scalar) -> Bool { letters.contains { $0.contains(scalar.value) } }
  }

  private static let scripts = [
    Script(
      "Chinese, Japanese and Korean", 0x1100...0x11FF, 0x2E80...0xA4CF, 0xA960...0xA97F,
      0xAC00...0xD7FF, 0xF900...0xFAFF, 0xFF00...0xFFEF, 0x20000...0x3FFFF, package: "fonts-noto-cjk"),
    Script("Greek", 0x370...0x3FF, 0x1F00...0x1FFF), Script("Cyrillic", 0x400...0x52F),
    Script("Armenian", 0x530...0x58F), Script("Hebrew", 0x590...0x5FF, 0xFB1D...0xFB4F),
    Script("Arabic", 0x600...0x6FF, 0x750...0x77F, 0x8A0...0x8FF, 0xFB50...0xFDFF, 0xFE70...0xFEFF),
    Script("Devanagari", 0x900...0x97F), Script("Bengali", 0x980...0x9FF), Script("Gurmukhi", 0xA00...0xA7F),
    Script("Gujarati", 0xA80...0xAFF), Script("Tamil", 0xB80...0xBFF), Script("Telugu", 0xC00...0xC7F),
    Script("Kannada", 0xC80...0xCFF), Script("Malayalam", 0xD00...0xD7F), Script("Sinhala", 0xD80...0xDFF),
    Script("Thai", 0xE00...0xE7F), Script("Lao", 0xE80...0xEFF), Script("Tibetan", 0xF00...0xFFF),
    Script("Burmese", 0x1000...0x109F), Script("Georgian", 0x10A0...0x10FF),
    Script("Ethiopic", 0x1200...0x137F), Script("Khmer", 0x1780...0x17FF),
  ]

  /// Whether a character is a letter of a script that the usual fonts may lack. Fonts need not have emoji and icons.
  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x370 && scalar.properties.isAlphabetic && scripts.contains { $0.contains(scalar) }
  }

  /// A remark on the letters that were drawn so far and that no font of the machine has, without a full stop; `nil` if
  /// there are none.
  package var remarkOnMissingLetters: String? { Self.remark(on: scalarsWithoutFont) }

  /// The same for the letters of texts.
  package func remarkOnMissingLetters(of texts: some Sequence<String>) -> String? {
    Self.remark(on: texts.reduce(into: []) { $0.formUnion(missingLetters(of: $1)) })
  }

  /// The letters of a text that no font of the machine has.
  @discardableResult
  package func missingLetters(of text: String) -> Set<Unicode.Scalar> {
    Set(text.unicodeScalars).filter { Self.isLetter($0) && face(for: $0) == nil }
  }

  private static func remark(on scalars: Set<Unicode.Scalar>) -> String? {
    let letters = scalars.filter(isLetter)
    let missing = scripts.filter { script in letters.contains(where: script.contains) }
    guard !missing.isEmpty else { return nil }
    let names = missing.map(\.name).joined(separator: ", ")
    let packages = missing.map(\.package).uniqued().joined(separator: " ")
    return
      "no font of this machine has \(names) letters, so images show boxes in their place; install such a font "
      + "(on Debian and Ubuntu: 'apt install \(packages)')"
  }
}
