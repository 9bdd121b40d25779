import Foundation

/// A typeface without a size.
package enum FontFace: Hashable, Sendable {
  /// Apple's system font.
  case system(FontWeight, isItalic: Bool = false)
  /// A font by its PostScript name.
  case named(String)

  /// Creates a face from the PostScript name of a font. Returns `nil` if the font is not part of iOS.
  package init?(installedName name: String) {
    guard InstalledFonts.family(of: name) != nil else { return nil }
    self = .named(name)
  }

  /// Creates a face from the name in a document. Apple's hidden names (`.SFUI-Bold`) and the names of the
  /// fonts that Apple offers to designers for download (`SFProText-Bold`) mean the system font.
  package init(nibName name: String) {
    guard [".SF", ".AppleSystemUIFont", "SFPro", "SFUI"].contains(where: name.hasPrefix) else {
      self = .named(name)
      return
    }
    let style = name.split(separator: "-").dropFirst().first ?? ""
    let weight = FontWeight.allCases.last { style.lowercased().hasPrefix("\($0)".lowercased()) }
    self = .system(weight ?? .regular, isItalic: style.hasSuffix("Italic"))
  }

  /// The system's font for code.
  package static func monospaced(_ weight: FontWeight) -> FontFace {
    .named("SFMono-" + weight.capitalizedName)
  }

  /// The PostScript name, which is UIKit's `fontName`.
  var postScriptName: String {
    switch self {
    case .named(let name): name
    case .system(let weight, let isItalic):
      ".SFUI-" + weight.capitalizedName + (isItalic ? "Italic" : "")
    }
  }

  /// The family name. For a font that is not part of iOS, it is the font's name up to the hyphen.
  package var familyName: String {
    switch self {
    case .system: ".AppleSystemUIFont"
    case .named(let name):
      InstalledFonts.family(of: name) ?? String(name.prefix { $0 != "-" })
    }
  }

  /// Whether the font is the system font or belongs to a family of iOS or macOS.
  package var isOfSystem: Bool {
    switch self {
    case .system: true
    case .named(let name): InstalledFonts.hasFamily(ofFace: name)
    }
  }

  /// Whether a terminal shows the font as bold: if the weight is at least semibold or, for a named font, if the
  /// name contains `Bold`, `Heavy` or `Black`.
  package var isBold: Bool {
    switch self {
    case .system(let weight, _): weight.rawValue >= FontWeight.semibold.rawValue
    case .named(let name):
      ["Bold", "Heavy", "Black"].contains { name.contains($0) }
    }
  }

  /// Whether the letters are slanted.
  package var isItalic: Bool {
    switch self {
    case .system(_, let isItalic): isItalic
    case .named(let name): name.contains("Italic") || name.contains("Oblique")
    }
  }

  /// The heights of a line above and below the baseline, in em.
  ///
  /// For named fonts only the sum is known. It is divided in the same ratio as for the system font.
  var lineRatios: (ascender: CGFloat, descender: CGFloat) {
    let system = (ascender: CGFloat(1950.0 / 2048), descender: CGFloat(494.0 / 2048))
    guard case .named(let name) = self else { return system }
    if let glyphs = NamedFontMetrics.glyphs(of: name) { return glyphs.lineRatios }
    let scale = CGFloat(NamedFontMetrics.metrics(of: name).lineHeight) / (system.ascender + system.descender)
    return (system.ascender * scale, system.descender * scale)
  }
}

/// The nine weights of the system font, in the order in which `AdvanceTables` stores their measured widths.
package enum FontWeight: Int, CaseIterable, Hashable, Sendable {
  case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

  /// Creates a weight from its name in documents (`semibold`); `nil` for an unknown name.
  package init?(name: String) {
    guard let weight = Self.allCases.first(where: { "\($0)" == name }) else { return nil }
    self = weight
  }

  /// The name as a part of PostScript names, such as `UltraLight`.
  fileprivate var capitalizedName: String { "\(self)".prefix(1).uppercased() + "\(self)".dropFirst() }
}
