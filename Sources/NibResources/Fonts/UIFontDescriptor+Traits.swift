import Foundation

extension UIFontDescriptor {
  /// The style of a font.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let traitItalic = SymbolicTraits(rawValue: 1)
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
  }

  /// The variants of the system font.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }

  /// Whether the font is bold, slanted, condensed, or has characters of one width.
  public var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if nibFace.isBold { traits.insert(.traitBold) }
    if nibFace.isItalic { traits.insert(.traitItalic) }
    if postscriptName.contains("Condensed") { traits.insert(.traitCondensed) }
    if FontFace.monospacedStems.contains(where: postscriptName.hasPrefix) { traits.insert(.traitMonoSpace) }
    return traits
  }

  /// The font of the same family that is bold or slanted as the traits say; `nil` if the family has no such font. Other
  /// traits have no effect.
  public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    nibFace.styled(
      isBold: symbolicTraits.contains(.traitBold), isItalic: symbolicTraits.contains(.traitItalic)
    )
    .map(nibWith)
  }

  /// The system font in another variant; `nil` for other fonts. The rounded variant and the one with serifs are shown
  /// as the system font.
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    guard case .system(let weight, _) = nibFace else { return nil }
    return design == .monospaced ? nibWith(.monospaced(weight)) : self
  }
}

extension FontFace {
  /// The beginnings of the names of fonts whose characters all have the same width.
  static let monospacedStems = ["Courier", "Menlo", "SFMono"]

  /// The face of the same family with a style; `nil` if there is none.
  fileprivate func styled(isBold: Bool, isItalic: Bool) -> FontFace? {
    if self.isBold == isBold, self.isItalic == isItalic { return self }
    switch self {
    case .system(let weight, _):
      let plainWeight = self.isBold ? .regular : weight
      return .system(isBold ? .bold : plainWeight, isItalic: isItalic)
    case .named(let name) where name.hasPrefix("SFMono"):
      return isItalic ? nil : .monospaced(isBold ? .bold : .regular)
    case .named:
      let faces = InstalledFonts.faces(ofFamily: familyName)
      let regular = isBold || isItalic ? nil : InstalledFonts.regularFace(ofFamily: familyName)
      let fitting = faces.filter { name in
        let face = FontFace.named(name)
        return face.isBold == isBold && face.isItalic == isItalic
      }
      // Choose the shortest name, which has no further style such as `Condensed`.
      return (regular ?? fitting.min { $0.count < $1.count }).map(FontFace.named)
    }
  }
}
