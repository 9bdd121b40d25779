import Foundation

/// A typeface without a size.
public enum FontFace: Hashable, Sendable {
  /// Apple's system font.
  case system(FontWeight, isItalic: Bool = false)
  /// A font by its PostScript name.
  case named(String)

  /// A face of iOS by its PostScript name; nil for a font that iOS does not have.
  package init?(installedName name: String) {
    guard InstalledFonts.family(of: name) != nil else { return nil }
    self = .named(name)
  }

  /// A face by the name in a document. Apple's hidden names (`.SFUI-Bold`) and those of the fonts that Apple
  /// lets designers download (`SFProText-Bold`) stand for the system font.
  package init(nibName name: String) {
    guard [".SF", ".AppleSystemUIFont", "SFPro", "SFUI"].contains(where: name.hasPrefix) else {
      self = .named(name)
      return
    }
    let style = name.split(separator: "-").dropFirst().first ?? ""
    let weight = FontWeight.allCases.last { style.lowercased().hasPrefix("\($0)".lowercased()) }
    self = .system(weight ?? .regular, isItalic: style.hasSuffix("Italic"))
  }

  /// The name by which UIKit knows the font.
  package var postScriptName: String {
    switch self {
    case .named(let name): name
    case .system(let weight, let isItalic):
      ".SFUI-" + "\(weight)".prefix(1).uppercased() + "\(weight)".dropFirst() + (isItalic ? "Italic" : "")
    }
  }

  /// The family; for a font that iOS does not have, its name up to the hyphen.
  package var familyName: String {
    switch self {
    case .system: ".AppleSystemUIFont"
    case .named(let name):
      InstalledFonts.family(of: name) ?? String(name.prefix { $0 != "-" })
    }
  }

  /// Whether the strokes are at least semibold: what a terminal shows as bold.
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

  /// The parts of a line above and below the baseline, in em.
  ///
  /// Only the height of named fonts is known; it is divided as the system font divides its own.
  package var lineRatios: (ascender: CGFloat, descender: CGFloat) {
    let system = (ascender: CGFloat(1950.0 / 2048), descender: CGFloat(494.0 / 2048))
    guard case .named(let name) = self else { return system }
    let scale = CGFloat(NamedFontMetrics.metrics(of: name).lineHeight) / (system.ascender + system.descender)
    return (system.ascender * scale, system.descender * scale)
  }
}
