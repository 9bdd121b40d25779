extension UIImage {
  /// The image in a line of text: a symbol's glyph, else its name.
  var nibCellText: String? {
    guard let name = nibName else { return nil }
    return isSymbolImage ? SymbolGlyphs.glyph(of: name) ?? name : name
  }
}
