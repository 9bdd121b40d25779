/// The parts of a font that depend on the project whose document is being loaded.
extension UIFont {
  /// Creates a font from its PostScript name, or the regular font of a family of iOS from the name of the family.
  /// Returns `nil` if the font is neither part of iOS nor in a font file of the project whose document is being loaded.
  public convenience init?(name: String, size: CGFloat) {
    let isInProject = NibEnvironment.current.textMetrics.fonts?.contains(name) ?? false
    let regular = InstalledFonts.regularFace(ofFamily: name)
    guard
      let face = FontFace(installedName: name) ?? (isInProject ? .named(name) : nil)
        ?? regular.flatMap({ FontFace(installedName: $0) })
    else { return nil }
    self.init(nibFace: face, size: size)
  }

  /// The distance from the top of a line to its baseline, in points.
  public var ascender: CGFloat { pointSize * nibLineRatios.ascender }

  /// The distance from the baseline to the bottom of a line: negative, as in UIKit.
  public var descender: CGFloat { -pointSize * nibLineRatios.descender }

  /// The heights of a line above and below the baseline, in em, in the project whose document is being loaded.
  private var nibLineRatios: (ascender: CGFloat, descender: CGFloat) {
    NibEnvironment.current.textMetrics.lineRatios(of: nibFace)
  }

  /// The unrounded height of a line, in points.
  public var lineHeight: CGFloat { ascender - descender }

  /// The distance added between two lines beyond the line height. Always 0.
  public var leading: CGFloat { 0 }
}
